### News: of codes, of connections, of friends who come and go. `{ $who }` is one of several friends.

-program = p2p-malice

news-gathering = جارٍ تجهيز رمزك…
news-port-closed = لم يفتح جهاز التوجيه المنفذ. إن لم يتمكن صديقك من الدخول فافتح منفذ UDP بنفسك من إعدادات جهاز التوجيه، واختره بالخيار --port.
news-unknown-outside = لم يُجب أي خادم على الإنترنت، فلا يعمل هذا الرمز إلا داخل شبكتك. إن كان صديقك في مكان آخر فجرّب بيانات الجوال أو شبكة Wi-Fi أخرى.
news-waiting = { $friends ->
    [zero] قد يحتاج المضيف إلى هذا الرد لإدخالك. أبقِ هذا مفتوحًا حتى تصل إلى الطاولة.
    [one] إن أرسل إليك صديقك ردًّا فالصقه هنا، وقد يدخل من دون رد. أبقِ هذا مفتوحًا: لا تعمل الدعوة إلا والبرنامج قيد التشغيل.
    [two] إن أرسل إليك صديقاك ردّين فالصقهما هنا بأي ترتيب، وقد يدخلان من دون رد. أبقِ هذا مفتوحًا: لا تعمل الدعوتان إلا والبرنامج قيد التشغيل.
    [few] إن أرسل إليك أصدقاؤك ردودًا فالصقها هنا بأي ترتيب، وقد يدخل بعضهم من دون رد. أبقِ هذا مفتوحًا: لا تعمل الدعوات إلا والبرنامج قيد التشغيل.
    [many] إن أرسل إليك أصدقاؤك ردودًا فالصقها هنا بأي ترتيب، وقد يدخل بعضهم من دون رد. أبقِ هذا مفتوحًا: لا تعمل الدعوات إلا والبرنامج قيد التشغيل.
   *[other] إن أرسل إليك أصدقاؤك ردودًا فالصقها هنا بأي ترتيب، وقد يدخل بعضهم من دون رد. أبقِ هذا مفتوحًا: لا تعمل الدعوات إلا والبرنامج قيد التشغيل.
}
news-still-waiting = { $minutes ->
    [zero] الانتظار مستمر.
    [one] الانتظار مستمر (دقيقة واحدة).
    [two] الانتظار مستمر (دقيقتان).
    [few] الانتظار مستمر ({ $minutes } دقائق).
    [many] الانتظار مستمر ({ $minutes } دقيقة).
   *[other] الانتظار مستمر ({ $minutes } دقيقة).
} { $friends ->
    [zero] ما زال ردك صالحًا.
    [one] ما زالت دعوتك صالحة.
    [two] ما زالت دعوتاك صالحتين.
    [few] ما زالت دعواتك صالحة.
    [many] ما زالت دعواتك صالحة.
   *[other] ما زالت دعواتك صالحة.
}
news-stale = { $is_reply ->
    [yes] تغيّر عنوانك على الإنترنت، فلم يعد الرد أعلاه صالحًا. أرسل هذا الرد الجديد.
   *[no] تغيّر عنوانك على الإنترنت، فلم تعد الدعوة أعلاه صالحة. أرسل هذه الدعوة الجديدة.
}
news-renewed = { $friend ->
    [0] هذه دعوة أخرى لصديقك.
   *[1] هذه دعوة أخرى للصديق { $friend }.
}
news-which-friend = أي صديق؟ اكتب { -type-new } ورقمًا: { $numbers }.
news-repaired = { $count ->
    [zero] الرمز سليم.
    [one] صحّحنا حرفًا واحدًا خاطئًا في الرمز.
    [two] صحّحنا حرفين خاطئين في الرمز.
    [few] صحّحنا { $count } أحرف خاطئة في الرمز.
    [many] صحّحنا { $count } حرفًا خاطئًا في الرمز.
   *[other] صحّحنا { $count } حرف خاطئ في الرمز.
}
news-last-of-several = في النص أكثر من رمز، فأخذنا الأخير.
news-connecting = جارٍ الاتصال…
news-connected = { $relayed ->
    [yes] تم الاتصال عبر وسيط، بتأخير { $round_trip } م.ث.
   *[no] تم الاتصال مباشرة، بتأخير { $round_trip } م.ث.
}
news-connected-unmeasured = { $relayed ->
    [yes] تم الاتصال عبر وسيط.
   *[no] تم الاتصال مباشرة.
}
news-connected-of = { $relayed ->
    [yes] تم الاتصال مع { $who } عبر وسيط، بتأخير { $round_trip } م.ث.
   *[no] تم الاتصال مع { $who } مباشرة، بتأخير { $round_trip } م.ث.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] تم الاتصال مع { $who } عبر وسيط.
   *[no] تم الاتصال مع { $who } مباشرة.
}
news-shaky = الاتصال متقطّع: لم يصل شيء منذ بضع ثوانٍ.
news-shaky-of = الاتصال مع { $who } متقطّع: لم يصل شيء منذ بضع ثوانٍ.
news-away = { $is_host ->
    [yes] انقطع الاتصال بالمضيف. اللعبة محفوظة، وستعود تلقائيًا عند عودته. إن طال الأمر فاطلب دعوة جديدة والصقها هنا.
   *[no] انقطع الاتصال بصديقك. اللعبة محفوظة، وتستمر عند عودته. إن طال الأمر فادعه من جديد.
}
news-away-of = انقطع الاتصال مع { $who }. اللعبة محفوظة، وتستمر عند عودة الاتصال. إن طال الأمر فأرسل دعوة جديدة.
news-back = الاتصال جيد من جديد.
news-back-of = الاتصال مع { $who } جيد من جديد.
news-lost = { $error } المقعد محفوظ: ادعُ صديقك من جديد.
news-lost-of = انقطع الاتصال مع { $who }. { $error } المقعد محفوظ: أرسل دعوة جديدة.
news-left = غادر صديقك. مقعده محفوظ: يمكنه العودة، أو يمكنك دعوته من جديد.
news-left-of = مغادرة: { $who }. المقعد محفوظ، والعودة ممكنة، أو يمكنك إرسال دعوة جديدة.
news-stranger = حاول شخص آخر أخذ مقعد { $name } ولم يُسمح له. ما زال المقعد محجوزًا لـ { $name }.
news-other-version = { $older ->
    [yours] برنامجك أقدم من برنامج صديقك، فلا يمكنكما اللعب معًا. حدّثه بالطريقة التي ثبّتّه بها.
   *[friend] برنامج صديقك أقدم من برنامجك، فلا يمكنكما اللعب معًا. اطلب من صديقك تحديثه بطريقة تثبيته نفسها.
}
news-coming-back = { $names ->
    [none] جارٍ محاولة الوصول إلى الطاولة من جديد. إن طال الأمر فاطلب دعوة جديدة.
   *[other] جارٍ محاولة الوصول إلى { $names } من جديد. قد يلزم عندهم أيضًا كتابة: { -program } resume
}
news-last-call = انتهت اللعبة. جارٍ إبلاغ الجميع…
news-here = الاتصال قائم بالفعل، ولا حاجة إلى رمز.
news-here-of = سبق لـ { $who } الانضمام بتلك الدعوة. إن كان هذا الرد من شخص آخر فأرسل إليه دعوة خاصة به.
news-nobody-away = لا أحد غائب، فلا حاجة إلى دعوة أخرى.
news-back-at-table = { $is_host ->
    [yes] عدت إلى الطاولة. لم تعد الدعوة صالحة.
   *[no] عدت إلى الطاولة. لم يعد الرد صالحًا.
}
news-seat-kept = مقعدك محفوظ. متى استأنف المضيف اللعبة يمكنك العودة بالأمر: { -command } resume
news-no-game = ليس لديك لعبة لاستئنافها.

## Friends who have no names yet, and several names.

friend-numbered = الصديق { $number }
names-more = { $names }، { $next }
names-last = { $names } و{ $next }

## Questions in the course of a game.

ask-no-path = تعذّر الاتصال بينكما. ما العمل؟
ask-no-path-new = المحاولة من جديد بدعوة جديدة
ask-no-path-bot = اللعب هنا ضد الكمبيوتر
ask-no-path-quit = إيقاف
ask-host-gone = غادر المضيف. ما العمل؟
ask-host-gone-bot = متابعة اللعب هنا ضد الكمبيوتر
ask-host-gone-quit = إيقاف
ask-game = أي لعبة؟
ask-game-quit = إلغاء
ask-game-delete = حذف لعبة
ask-which-delete = أي لعبة تريد حذفها؟
ask-damaged = استئناف ما يمكن قراءته منها؟
ask-damaged-yes = { $moves ->
    [0] البدء من جديد من التوزيع
   *[1] الاستئناف بعد الحركة { $moves }، آخر حركة سليمة
}
ask-damaged-no = تركها كما هي

## Games to resume.

saved-game = { $says }
saved-race = الأوراق الباقية: { $who }
saved-left = { $name } { $count }
saved-left-you = أنت { $count }
saved-many = { $first } و{ $second } و{ $count } غيرهما
saved-about = { $about } · { $ago }
saved-about-over = انتهت، لكن ربما لم يصل الخبر إلى الجميع · { $ago }
saved-about-damaged = { $moves ->
    [zero] تالفة من الحركة الأولى · { $ago }
    [one] تالفة بعد حركة واحدة · { $ago }
    [two] تالفة بعد حركتين · { $ago }
    [few] تالفة بعد { $moves } حركات · { $ago }
    [many] تالفة بعد { $moves } حركة · { $ago }
   *[other] تالفة بعد { $moves } حركة · { $ago }
}
saved-about-seat = على طاولة صديق · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [zero] اليوم
        [one] قبل يوم
        [two] قبل يومين
        [few] قبل { $count } أيام
        [many] قبل { $count } يومًا
       *[other] قبل { $count } يوم
    }
    [hours] قبل { $count } س
    [minutes] قبل { $count } د
   *[now] الآن
}
resume-last = استئناف لعبتك مع { $game }
saved-own = { $moves ->
    [zero] { $when }  طاولتك، مع { $names }؛ بلا حركات
    [one] { $when }  طاولتك، مع { $names }؛ حركة واحدة
    [two] { $when }  طاولتك، مع { $names }؛ حركتان
    [few] { $when }  طاولتك، مع { $names }؛ { $moves } حركات
    [many] { $when }  طاولتك، مع { $names }؛ { $moves } حركة
   *[other] { $when }  طاولتك، مع { $names }؛ { $moves } حركة
}
saved-own-damaged = { $moves ->
    [zero] { $when }  طاولتك، مع { $names }؛ تالفة من الحركة الأولى
    [one] { $when }  طاولتك، مع { $names }؛ تالفة بعد حركة واحدة
    [two] { $when }  طاولتك، مع { $names }؛ تالفة بعد حركتين
    [few] { $when }  طاولتك، مع { $names }؛ تالفة بعد { $moves } حركات
    [many] { $when }  طاولتك، مع { $names }؛ تالفة بعد { $moves } حركة
   *[other] { $when }  طاولتك، مع { $names }؛ تالفة بعد { $moves } حركة
}
saved-over = { $when }  طاولتك؛ انتهت، لكن ربما لم يصل الخبر إلى { $names }
saved-seat = { $when }  على طاولة { $names }
saved-friend = صديق
