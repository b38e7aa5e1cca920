### What went wrong with a connection, or with an invitation on its way: `error-CODE`.

error-link = فشل الاتصال. حاول من جديد بدعوة جديدة.
error-no-path = تعذّر الاتصال بينكما. إما أن شبكتيكما لا تسمحان باتصال مباشر، أو أن لعبة صديقك أُغلقت. يمكن لأحدكما تجربة شبكة أخرى (بيانات الجوال أو Wi-Fi الآخر) أو استخدام وسيط. لمعرفة ما تسمح به شبكتك شغّل: { -command } doctor. ثم ابدأ بدعوة جديدة، فهذه لم تعد صالحة.
error-no-path-in-page = تعذّر الوصول إلى صديقك. هل ما زالت الصفحة مفتوحة عنده؟ إن كانت كذلك فشبكتاكما لا تسمحان باتصال مباشر: يمكن لأحدكما تجربة شبكة أخرى (بيانات الجوال أو Wi-Fi الآخر). ثم أرسل دعوة جديدة، فهذه لم تعد صالحة.
error-answered-already = سبق الرد على هذه الدعوة، والمتصفح لا يقبل إلا ردًّا واحدًا. أرسل دعوة جديدة.
error-came-and-went = اتصل شخص بهذا الرد وغادر قبل أن يجلس. أرسل دعوة جديدة، فهذه لم تعد صالحة.
error-guests-page = لاستخدام دعوة، افتح رابطها.
error-unfinished-link = وصلنا إلى جهاز صديقك، لكن الاتصال لم يكتمل. حاول من جديد بدعوة جديدة.
error-link-not-secured = وصلنا إلى جهاز صديقك، لكن تعذّر تأمين الاتصال. حاول من جديد بدعوة جديدة.
error-link-broken-off = وصلنا إلى جهاز صديقك، لكن الاتصال انقطع. حاول من جديد بدعوة جديدة.
error-somebody-else-answered = أجاب شخص غير صديقك. حاول من جديد بدعوة جديدة، وأرسلها في دردشة لا يقرؤها سواكما.
error-library-failed = فشل الاتصال بسبب خطأ داخلي ({ $reason }). حاول من جديد بدعوة جديدة.
error-resume-ticket-unusable = تعذّرت استعادة الاتصال المحفوظ. حاول من جديد بدعوة جديدة.
error-relay-refused = رفض الوسيط { $server } الاتصال: { $reason }. راجع اسم المستخدم وكلمة المرور في الإعدادات.
error-relay-silent = لم يُجب الوسيط { $server }. حاول لاحقًا، أو من دونه.
error-relay-unknown = لا يمكن العثور على الوسيط { $server }. راجع اسمه في الإعدادات.
error-relay-unreachable = لا يمكن الوصول إلى الوسيط { $server }: { $reason }. حاول لاحقًا، أو من دونه.
error-no-address = هذا الكمبيوتر ليس على شبكة يصل إليها أصدقاؤك. اتصل بإحداها وحاول من جديد.
error-no-address-in-page = لا يسمح هذا المتصفح للصفحة بالاتصال بأجهزة أخرى. هل جهازك متصل بالشبكة؟ إن كان متصلًا فاسمح بـ WebRTC في إعداداته، أو جرّب متصفحًا آخر. على iPhone، أوقف وضع Lockdown Mode لهذا الموقع.
error-port-taken = لا يمكن فتح المنفذ { $port } على هذا الكمبيوتر. ربما تستخدمه لعبة أخرى: أغلقها أو اختر منفذًا آخر.

## The end of a connection.

error-link-closed = أغلق صديقك اللعبة.
error-link-closed-here = أغلقت الاتصال.
error-stopped-waiting = أوقفت الانتظار.
error-player-left = غادر صديقك الطاولة.
error-link-lost = انقطع الاتصال.
error-link-broken = انقطع الاتصال.
error-link-silent = { $unit ->
    [hours] { $count ->
        [zero] لم يصل شيء من جهاز صديقك.
        [one] لم يصل شيء من جهاز صديقك منذ ساعة.
        [two] لم يصل شيء من جهاز صديقك منذ ساعتين.
        [few] لم يصل شيء من جهاز صديقك منذ { $count } ساعات.
        [many] لم يصل شيء من جهاز صديقك منذ { $count } ساعة.
       *[other] لم يصل شيء من جهاز صديقك منذ { $count } ساعة.
    }
    [minutes] { $count ->
        [zero] لم يصل شيء من جهاز صديقك.
        [one] لم يصل شيء من جهاز صديقك منذ دقيقة.
        [two] لم يصل شيء من جهاز صديقك منذ دقيقتين.
        [few] لم يصل شيء من جهاز صديقك منذ { $count } دقائق.
        [many] لم يصل شيء من جهاز صديقك منذ { $count } دقيقة.
       *[other] لم يصل شيء من جهاز صديقك منذ { $count } دقيقة.
    }
   *[seconds] { $count ->
        [zero] لم يصل شيء من جهاز صديقك.
        [one] لم يصل شيء من جهاز صديقك منذ ثانية.
        [two] لم يصل شيء من جهاز صديقك منذ ثانيتين.
        [few] لم يصل شيء من جهاز صديقك منذ { $count } ثوانٍ.
        [many] لم يصل شيء من جهاز صديقك منذ { $count } ثانية.
       *[other] لم يصل شيء من جهاز صديقك منذ { $count } ثانية.
    }
}
error-link-restarted = أُغلقت لعبة صديقك وفُتحت من جديد.

## The other program talks nonsense.

error-garbled-link = { -nonsense }
error-link-flooded = أرسل جهاز صديقك أكثر بكثير مما تحتاج إليه لعبة، فأُغلق الاتصال. حاول من جديد بدعوة جديدة.
error-said-no-hello = لم يحدد جهاز صديقك اللعبة، فأُغلق الاتصال. تأكّد من أن لديكما الإصدار نفسه.
error-too-much-nonsense = أرسل جهاز صديقك رسائل كثيرة لم نفهمها، فأُغلق الاتصال. تأكّد من أن لديكما الإصدار نفسه.
error-reads-nothing = توقّف جهاز صديقك عن الاستجابة، فأُغلق الاتصال. حاول من جديد بدعوة جديدة.
error-restarted-too-often = تكررت إعادة تشغيل لعبة صديقك كثيرًا، فأُغلق الاتصال. حاول من جديد بدعوة جديدة.
error-remote-frame-too-long = أرسل جهاز صديقك رسالة أطول من اللازم (أكثر من { $most } بايت). تأكّد من أن لديكما الإصدار نفسه.
error-link-not-introduced = لم يحدد جهاز صديقك اللعبة. تأكّد من أن لديكما الإصدار نفسه.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = لا يذكر هذا الرمز أين نصل إلى صديقك. اطلب منه رمزًا جديدًا.
error-sdp-unusable = بيانات الاتصال في هذا الرمز غير صالحة: { $reason }. اطلب من صديقك رمزًا جديدًا.
error-sdp-of-no-channel = هذا الرمز ليس للعبة. اطلب من صديقك رمزًا جديدًا.

## Programs at this end.

error-frame-of-half-characters = في الرسالة نصف زوج من محارف surrogate، فلا يمكن إرسالها.
error-message-too-long = الرسالة أطول من اللازم: حجمها { $size } بايت، والحد { $most }.
error-frame-of-several-lines = يجب أن تكون الرسالة على stdout في سطر واحد.
error-stdout-unread = لم يعد أحد يقرأ stdout.
error-stdin-no-frame = سطر على stdin ليس رسالة: { $reason }.
error-stdin-unreadable = لم يعد من الممكن قراءة stdin.
error-stdin-ended = انتهى stdin.
error-unsupported-library = يحتاج هذا البرنامج إلى { $packages }، والمثبّت هو { $installed }. لإصلاح ذلك شغّل: pip install { $packages }
error-library-not-loaded = يحتاج هذا البرنامج إلى { $packages }، لكن تعذّر تحميلها ({ $reason }). لإصلاح ذلك شغّل: pip install { $packages }

## Servers and ports, as they are typed.

error-no-stun-server = «{ $text }» ليس عنوان خادم STUN. اكتبه بصيغة host:port، مثل { $example }.
error-no-turn-server = هذا ليس عنوان وسيط. اكتبه بصيغة turn:user:password@host:port?transport=udp.
error-turn-without-user = يحتاج الوسيط إلى اسم مستخدم وكلمة مرور: turn:user:password@host:port.
error-turns-over-udp = البادئة turns: تعني TLS، وهو لا يعمل مع transport=udp. استخدم turn: بدلًا منها، أو احذف transport=udp.
error-port-out-of-range = { $least ->
    [0] المنفذ رقم من 1 إلى 65535، أو 0 لأي منفذ متاح، وليس { $port }.
   *[1] المنفذ رقم من 1 إلى 65535، وليس { $port }.
}
error-no-ipv6-address = { $text } ليس عنوان IPv6.

## Handing over an invitation.

error-invitation = تعذّر نسخ الدعوة أو فتحها. انسخها من الشاشة.
error-clipboard = تعذّر الوصول إلى الحافظة. انسخ الرسالة من الشاشة، أو اعرضها كرمز QR.
error-clipboard-silent = لم تُجب الحافظة. انسخ الرسالة من الشاشة، أو اعرضها كرمز QR.
error-clipboard-unwilling = لم تقبل الحافظة الرسالة. انسخها من الشاشة، أو اعرضها كرمز QR.
error-too-long-for-qr = هذا النص أطول من أن يتسع له رمز QR. أرسله في رسالة.
