# The courier, which carries sealed notes between friends.

courier-at = { $site ->
    [yes] ساعي البريد والصفحة على { $url }. الإيقاف: Ctrl-C.
   *[no] ساعي البريد على { $url }. الإيقاف: Ctrl-C.
}

news-asks = طلب انضمام إلى الطاولة من { $name }. اكتب { -type-yes } { $number } أو { -type-no } { $number }.
news-asked-no-more = لم يعد هناك طلب جلوس من { $name }.
news-partner = شريكك: { $name }.
news-all-here = الجميع هنا. اكتب { -type-start } للبدء، أو { -type-with } 2 ليكون الصديق 2 شريكك.
news-asks-first = { $is_on ->
    [yes] نستأذنك قبل جلوس أي شخص. لإلغاء ذلك اكتب { -type-ask } من جديد.
   *[no] يجلس من يفتح الرابط أولًا.
}
news-courier-away = لا يمكن الوصول إلى ساعي البريد. قد يرسل إليك الأصدقاء ردودًا: الصقها هنا.
news-calling = جارٍ الاتصال بالمضيف…
news-host-asleep = ربما كان جهاز المضيف في وضع السكون. اسمك في قائمته: تُفتح الطاولة حالما يستيقظ.

error-courier = لا يمكن استخدام ساعي البريد.
error-courier-away = لا يمكن الوصول إلى ساعي البريد.
error-courier-busy = ساعي البريد مشغول جدًا.
error-courier-status = أجاب ساعي البريد بخطأ ({ $status }).
error-courier-moved = ساعي البريد الآن على { $url }: اكتب هذا العنوان.
error-courier-buffered = ساعي البريد يجيب، لكن شيئًا في الطريق، كخادم الويب لديه، يحتجز رسائله. يجب أن يمررها فورًا دون تخزين مؤقت: الطريقة في docs/networks.md.
error-courier-proxy = لا يمكن الوصول إلى ساعي البريد عبر وكيل شبكتك (HTTPS_PROXY).
error-courier-proxy-login = يطلب وكيل شبكتك اسمًا وكلمة سر. اكتبهما في عنوانه: HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT
error-courier-url = { $url } ليس عنوان ساعي بريد. يبدأ عنوانه بـ https:// أو http://.
error-courier-port = لا يمكن لساعي البريد استخدام المنفذ { $port }: { $why }. اختر غيره بالخيار --port.
error-courier-host = لا يمكن لساعي البريد استقبال الاتصالات على { $host }: { $why }. اختر عنوانًا غيره بالخيار --host.
error-no-site = لا صفحة في { $folder }. أنشئ صفحة فيه بالأمر { -command } web --site.
error-note = هذه الرسالة لشخص آخر.
