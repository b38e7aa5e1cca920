### What `doctor` says of your network and your machine: first whether you can play, then the details.

-same-wifi = ما زال يمكنك الوصول إلى الأصدقاء على شبكة Wi-Fi نفسها.
-what-helps = جرّب شبكة أخرى (مثل بيانات الجوال)، أو اتصل بشبكة Wi-Fi لدى صديقك. والوسيط ينفع أيضًا: خادم ينقل رسائلك، ويوضع عنوانه في الإعدادات.

network-light = { $light ->
    [offline] يبدو أن جهازك غير متصل بالشبكة.
    [unknown] لا نعرف بعد هل يمكن للأصدقاء الانضمام إليك.
    [green] يمكن للأصدقاء الانضمام إليك مباشرة.
    [amber] يمكن للأصدقاء غالبًا الانضمام إليك إن أرسلوا ردًّا.
   *[red] لا يمكن للأصدقاء الانضمام إليك إلا عبر وسيط، أو على شبكة Wi-Fi نفسها.
}
doctor-verdict-relayed = يمكن للجميع اللعب معك: يتدخل الوسيط عندما يتعذّر الاتصال المباشر.
doctor-verdict-open = يمكن للجميع اللعب معك. لا حاجة إلى رد من الأصدقاء: الدعوة تكفي.
doctor-verdict-cone = يمكن للجميع اللعب معك. جهاز التوجيه يسمح بدخول الأصدقاء، فالدعوة وحدها تكفي غالبًا.
doctor-verdict-address-restricted = يمكن للجميع اللعب معك، بدعوة ورد.
doctor-verdict-port-restricted = يمكن للجميع تقريبًا اللعب معك، بدعوة ورد. المستثنى أصدقاء على بعض شبكات الشركات والجوال.
doctor-verdict-symmetric = لا يمكنك اللعب مباشرة إلا مع أصدقاء على شبكة مفتوحة. جهاز توجيه منزلي عادي عندهم يمنع ذلك. { -what-helps }
doctor-verdict-blocked = هذه الشبكة تحجب اتصال اللعبة. { -same-wifi } { -what-helps }
doctor-verdict-offline = لا توجد شبكة، أو أن الخوادم التي سألناها متوقفة. { -same-wifi }
doctor-verdict-unasked = لا نعرف من يمكنه الانضمام إليك من دون سؤال خادم، ولم تختر أي خادم. جرّب وحسب.
doctor-verdict-unknown = لا نعرف من يمكنه الانضمام إليك، لأن الخوادم التي أجابت قليلة. جرّب وحسب.

## The network.

doctor-network = الشبكة
doctor-label-kind = النوع
doctor-kind-open = مفتوحة: بلا جهاز توجيه في الطريق، فيمكن لأي كان الوصول إليك
doctor-kind-cone = جهاز توجيه يسمح لأي كان بالإجابة (full cone)
doctor-kind-address-restricted = جهاز توجيه لا يسمح إلا بإجابات من عناوين اتصلت بها
doctor-kind-port-restricted = جهاز توجيه منزلي عادي: لا يجيب إلا العنوان والمنفذ اللذان اتصلت بهما بالضبط
doctor-kind-symmetric = متماثلة: كل خادم يراك على منفذ مختلف، فلا يمكن إخبار أحد أين يصل إليك
doctor-kind-blocked = UDP محجوب
doctor-kind-offline = غير متصل غالبًا
doctor-kind-unknown = غير معروف

doctor-label-addresses = عناوينك
doctor-no-addresses = لا شيء غير عنوان هذا الكمبيوتر نفسه
doctor-label-skipped = المستثنى
doctor-skipped = { $names } (حاويات وشبكات VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] نعم
   *[no] لا
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } يراك بالعنوان { $address } ({ $milliseconds } م.ث)
doctor-stun-silent = { $server } لم يُجب

doctor-label-mapping = من الخارج
doctor-mapping-none = بعنوانك نفسه
doctor-mapping-endpoint-independent = بالعنوان نفسه للجميع
doctor-mapping-address-dependent = بمنفذ مختلف لكل عنوان
doctor-mapping-address-and-port-dependent = بمنفذ مختلف لكل عنوان ومنفذ
doctor-mapping-dependent = بمنفذ مختلف لكل خادم
doctor-mapping-unknown = غير معروف

doctor-label-filtering = من يدخل
doctor-filtering-endpoint-independent = يمكن لأي كان الإجابة
doctor-filtering-address-dependent = أي شيء على عنوان اتصلت به يمكنه الإجابة
doctor-filtering-address-and-port-dependent = لا يجيب إلا العنوان والمنفذ اللذان اتصلت بهما بالضبط
doctor-filtering-unknown = لم يُختبر؛ نفترض أشد الأنواع

doctor-label-relay = الوسيط
doctor-label-courier = ساعي البريد
doctor-courier-works = { $server } يجيب
doctor-relay-works = { $server } عبر { $transport } يعمل
doctor-no-relay = لم يُحدد

## The machine.

doctor-machine = هذا الجهاز
doctor-label-clipboard = الحافظة
doctor-clipboard = { $works ->
    [yes] تعمل
   *[no] لا توجد: انسخ الرموز يدويًا أو استخدم رمز QR
}
doctor-label-browser = المتصفح
doctor-no-browser = لا يوجد: لا يمكن فتح واتساب من هنا
doctor-label-terminal = الطرفية
doctor-letters = { $draws_cards ->
    [yes] { $encoding }، برموز الأوراق
   *[no] { $encoding }، حروف فقط
}
doctor-no-terminal = { $letters }؛ ليست طرفية
doctor-terminal = { $colours ->
    [yes] { $letters }؛ { $columns } في { $lines }؛ بالألوان
   *[no] { $letters }؛ { $columns } في { $lines }؛ بلا ألوان
}
doctor-label-files = الملفات
doctor-folder-good = { $folder }: الكتابة ممكنة
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = يمكن لمستخدمين آخرين الكتابة فيه
doctor-unwritable = لا يمكن الكتابة فيه
