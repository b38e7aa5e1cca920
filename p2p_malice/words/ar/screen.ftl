### The full screen. Keys are capital letters: H, U, T, L, R, O, K, I and F10 stay what they are.

screen-failed = لم ينجح ذلك
screen-menu-keys = C: إعداد هذه اللعبة   F1: مساعدة   Q: خروج
screen-menu-help =
    1, 2, J…    اختيار السطر بهذا الرقم أو الحرف
    ←↑↓→         التنقل؛ Enter للاختيار
    C            إعداد اللعبة المحددة
    Esc          الانتقال إلى آخر سطر؛ ومرة أخرى: خروج
    Q / F10      خروج
screen-choice-help =
    1, 2…       اختيار السطر بهذا الرقم
    ←↑↓→         التنقل؛ Enter للاختيار
    Esc          رجوع
screen-form-keys = Ctrl+S: تم   Esc: إلغاء   F1: مساعدة
screen-form-help =
    ↑ ↓          التنقل بين السطور، مثل Tab
    ← →          تغيير القيمة؛ يمكن أيضًا كتابة رقم
    Ctrl+S       استخدام هذه القيم؛ وكذلك Enter في سطر نص
    Esc          رجوع من دونها
profile-key-tabs = ← →: ألعاب أخرى
profile-key-invite = I: دعوة من جديد
profile-key-replay = R: إعادة عرض
profile-key-share = S: مشاركة
profile-key-forget = F: حذف شخص
profile-key-back = Esc: رجوع
profile-help =
    ←↑↓→         أعلى وأسفل للتمرير؛ يمين ويسار للألعاب الأخرى
    1, 2…       عرض الألعاب بهذا الرقم
    I            دعوة من لعبوا معًا من جديد
    R            إعادة عرض إحدى آخر الألعاب
    N            لعبة أو قواعد أو مقاعد أخرى، إن كنت المضيف
    S            إرسال رابط يعرض لعبة للآخرين
    F            حذف كل الألعاب مع صديق
    Esc          رجوع
screen-text-keys = التمرير بمفاتيح الأسهم وPage. الرجوع بـ Esc.

## Codes.

screen-paste-reply = الصق الرد هنا:
screen-paste-carried = إن أرسل إليك أحد ردًّا فالصقه هنا:
screen-paste-invitation = الصق الدعوة هنا، أو الرسالة التي وصلت فيها كاملة:
screen-copied-by-terminal = تعذّر الوصول إلى الحافظة، فطلبنا من الطرفية نسخ الرسالة. جرّب لصقها، وإن لم ينجح ذلك فانسخها من الشاشة.
screen-no-browser = تعذّر فتح المتصفح. انسخ الرسالة بـ F2 والصقها بنفسك.
screen-qr = دع صديقك يمسح هذا الرمز
screen-send-to = أرسل هذا إلى { $name }:
screen-tab = (Tab: التالي)
screen-box-hint = الصقه، أو اكتب { -type-help } واضغط Enter
screen-status-preparing = جارٍ تجهيز رمزك…
screen-status-waiting = { $who ->
    [host] في انتظار المضيف · الرد صالح · { $clock }
    [named] في انتظار { $name } · الرمز صالح · { $clock }
    [several] في انتظار الأصدقاء ({ $count }) · الرموز صالحة · { $clock }
   *[friend] في انتظار صديقك · الرمز صالح · { $clock }
}
screen-status-connecting = جارٍ الاتصال…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } مقعد شاغر
    [invited] ○ { $name } أُرسلت الدعوة { $clock }
    [connecting] ◌ { $name } جارٍ الاتصال
    [here] ● { $name } هنا
    [away] ◐ { $name } غائب { $clock }
   *[new] · { $name } بلا دعوة بعد
}
screen-key-copy = F2 نسخ
screen-key-chat = F3 واتساب
screen-key-qr = F4 رمز QR
screen-key-new = F5 رمز جديد
screen-key-start = F6 بدء الآن
screen-key-help = F1 المفاتيح
screen-key-stop = Esc إيقاف
screen-stop-asks = إيقاف الانتظار؟
screen-stop-means = { $who ->
    [host] لن يعود ردك صالحًا.
   *[friend] لن تعود دعوتك صالحة.
}
screen-wait-on = متابعة الانتظار
screen-stop-waiting = إيقاف
screen-help = المفاتيح والأوامر
screen-help-copy = F2   Ctrl+Y   c       نسخ الرسالة
screen-help-chat = F3   Ctrl+W   w       فتحها في واتساب
screen-help-qr = F4   Ctrl+R   qr      عرض الرمز كرمز QR
screen-help-new = F5   Ctrl+N   new     استبدال الدعوة
screen-help-start = F6   Ctrl+T   start   البدء من دون الغائبين
screen-help-ask =                 ask     استئذاني قبل جلوس أي شخص، أو إلغاء ذلك
screen-help-out =                 out 2   الصديق 2 ليس صديقًا: إخلاء المقعد وإنشاء رابط آخر
screen-help-tab = Tab                   رسالة الصديق التالي
screen-help-clear = Esc                   إفراغ الخانة، أو إيقاف
screen-help-stop = F10  Ctrl+Q   quit    إيقاف
screen-help-end = Ctrl+C                إنهاء البرنامج، أو نسخ ما حددته

## The table.

screen-keys = { $undo ->
    [yes] H تلميح  U تراجع  T دردشة  L سجل  ? قواعد  Tab نظرة  F1 مفاتيح  F10 مغادرة
   *[no] H تلميح  T دردشة  L سجل  ? قواعد  Tab نظرة  F1 مفاتيح  F10 مغادرة
}
screen-watch = + أسرع  - أبطأ  Space إيقاف أو متابعة  Enter الحركة التالية  L سجل  ? قواعد  Tab نظرة  F1 مفاتيح  F10 مغادرة
replay-keys = ← →: حركة  ↑ ↓: دور  Space تشغيل أو إيقاف  { $keys }B أفضل دور  + أسرع  - أبطأ  L الأدوار  F1 مفاتيح  F10 مغادرة
replay-key-moments = H حركات أفضل
replay-key-looks = V أوراق من
screen-watch-after = R مشاهدة لعبة أخرى  L سجل  F10 مغادرة
screen-keys-after = R لعبة جديدة  C نسخ النتيجة  T دردشة  L سجل  F1 مفاتيح  F10 مغادرة
screen-keys-next = N لعبة أخرى
ending-short = بقيت { $count }
screen-ending-keys = R لعبة جديدة · C نسخ النتيجة · Esc إغلاق
screen-finished = انتهت الجولة { $number }
screen-finished-line = { $place }. { $name }: { $before } ← { $after }
screen-finished-keys = أي مفتاح يغلق هذا.
replay-ending-keys = ← رجوع · Esc إغلاق
screen-keys-left = L سجل  F1 مفاتيح  F10 مغادرة
screen-keys-watching = T دردشة  L سجل  ? قواعد  F1 مفاتيح  F10 مغادرة
screen-table-help =
    H               تلميح
    U               تراجع عن حركة، إن سمحت القواعد
    T               دردشة
    L               ما حدث
    ?               قواعد هذه اللعبة
    R               لعبة جديدة، بعد انتهاء هذه
    C               نسخ النتيجة، بعد انتهاء هذه
    G               المشاهدون
    X               أكمل اللعب على جهاز آخر
    B               استراحة أو متابعة

    عند غياب لاعب:
    O               يلعب الكمبيوتر بدله
    K               حفظ وتوقف
    I               دعوة من جديد، أو لصق دعوة جديدة

    F1   Ctrl+G     هذه المفاتيح
    F10  Ctrl+Q     مغادرة
    Ctrl+C          إنهاء البرنامج
screen-watch-help =
    Space           إيقاف مؤقت أو متابعة
    Enter           الحركة التالية
    + -             أسرع، أبطأ
    Tab             عرض كل الكومات كاملة
    L               ما حدث
    ?               القواعد
    R               لعبة أخرى، بعد انتهاء هذه

    F1   Ctrl+G     هذه المفاتيح
    F10  Ctrl+Q     مغادرة
screen-replay-help =
    ← →             حركة إلى الوراء، حركة إلى الأمام
    ↑ ↓             دور إلى الوراء أو الأمام؛ وكذلك مفاتيح Page
    Home, End       البداية، النهاية
    B               أفضل دور
    H               حيث كانت حركة أخرى أنفع لك
    Space           تشغيل أو إيقاف مؤقت
    V               أوراق من تُعرض، في لعبة على هذا الجهاز
    + -             أسرع، أبطأ
    Tab             عرض كل الكومات كاملة
    L               كل الأدوار، للانتقال إليها

    F1   Ctrl+G     هذه المفاتيح
    F10  Ctrl+Q     مغادرة
screen-default-help =
    1 … 9           ورقة للعب، أو حركة من القائمة
    A … Z           ما يمكن إضافته إلى الأوراق، أو حركة من القائمة
    Enter           لعب ما اخترته
    1 1             المفتاح نفسه من جديد: إعادة الورقة
    ←↑↓→, Space     طريقة أخرى للاختيار؛ والفأرة تعمل أيضًا
    Esc             إعادة كل شيء
    PageDown        حركات أخرى؛ PageUp للرجوع
    Tab             عرض كل الكومات كاملة
screen-waiting = في انتظار الآخرين
screen-rules-here = { $house ->
    [none] القواعد: { $rules }.
   *[other] القواعد: { $rules }، مع { $house }.
}
screen-over = انتهت اللعبة
screen-your-turn = دورك
screen-next-player = اللاعب التالي
screen-turn-of = دور { $name }
screen-turns-of = في انتظار { $names }
screen-title-match = { $title } · اللعبة { $deal } · النقاط: { $points }
screen-title-many = { $name ->
    [none] { $title } · اللاعبون: { $players }
   *[other] { $title } · اللاعبون: { $players } · في المقدمة: { $name }، الباقي { $count }
}
screen-choose-move = اضغط المفتاح المجاور لحركة.
screen-or-move = أو اضغط المفتاح المجاور لحركة.
screen-pick-cards = { $most ->
    [1] اضغط مفتاح ورقة، ثم Enter.
   *[2] اضغط مفاتيح الأوراق (من { $least } إلى { $most })، ثم Enter.
}
screen-pick-more = ينقص { $count }. Esc يعيد كل شيء.
screen-picked-cards = اخترت: { $cards }
screen-play-picked = Enter يلعب ذلك. Esc يعيد كل شيء.
screen-put-back = Esc يعيدها.
screen-play-or-put-back = للعبها اخترها من جديد. Esc يعيدها.
screen-host-away = المضيف غائب ({ $clock }). ستعود تلقائيًا.
screen-host-away-short = المضيف غائب ({ $clock }).
screen-host-left = غادر المضيف الطاولة. للمغادرة اضغط F10.
screen-host-away-keys = I لصق دعوة جديدة  F10 مغادرة
screen-moment = لحظة…
screen-away = انقطع الاتصال مع { $names } ({ $clock }). يمكنك الانتظار، أو الضغط على:
screen-away-short = انقطع الاتصال مع { $names } ({ $clock }). F1 يعرض ما يمكنك فعله.
screen-away-keys = { $can_invite ->
    [yes] O يلعب الكمبيوتر  K حفظ وتوقف  I دعوة من جديد
   *[no] O يلعب الكمبيوتر  K حفظ وتوقف
}
screen-gone = { $who }. اضغط O ليلعب الكمبيوتر.
screen-games-won = مرات الفوز: { $counts }
screen-log = ما حدث
screen-again = اقترحت لعبة جديدة. في انتظار موافقة الآخرين.
screen-no-such-key = لا عمل لهذا المفتاح الآن. F1 يعرض المفاتيح.
screen-hint = تلميح: { $source }، ثم { $target }.
screen-hint-move = تلميح: اضغط { $keys }.
screen-hint-cards = { $keys ->
    [none] تلميح: اضغط Enter.
   *[other] تلميح: اضغط { $keys }، ثم Enter.
}
screen-press-move = اضغط { $keys }.
screen-press-cards = اضغط { $keys }، ثم Enter.
screen-time = الوقت
screen-of-table = الطاولة
screen-on-offer = الأوراق
screen-to-say = إضافة
screen-moves = الحركات
screen-moves-page = الصفحة { $number } من { $most }: البقية بـ PageDown وPageUp.
screen-pile = { $name }، { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = التالية: { $needs }
screen-piles-cut = لعرض كل الكومات اضغط Tab.
screen-piles-title = الكومات (آخر ورقة هي الأعلى)
screen-say = اكتب شيئًا، أو 1-{ $count } لعبارة جاهزة؛ Esc للإغلاق
screen-seat-free = شاغر
screen-proposed-rematch = اقتراح { $name }: لعبة جديدة. للمشاركة اضغط R.
screen-proposed-bot = { $who ->
    [you] اقترحت أن يلعب الكمبيوتر. في انتظار موافقة الآخرين.
   *[other] اقتراح { $name }: أن يلعب الكمبيوتر. للموافقة اضغط O.
}
screen-proposed-stop = { $who ->
    [you] اقترحت الحفظ والتوقف. في انتظار موافقة الآخرين.
   *[other] اقتراح { $name }: الحفظ والتوقف. للموافقة اضغط K.
}
screen-proposed-wait = { $who ->
    [you] اقترحت الانتظار.
   *[other] اقتراح { $name }: الانتظار.
}
screen-leave = مغادرة اللعبة؟
screen-leave-kept = إنها محفوظة؛ للمتابعة: { -command } resume
screen-leaving = جارٍ الخروج…
screen-play-on = متابعة اللعب
screen-leave-it = مغادرة اللعبة

phrase-1 = لعب رائع!
phrase-2 = يا للأسف…
phrase-3 = هيا بسرعة!
phrase-4 = شكرًا على اللعبة.
phrase-5 = لحظة من فضلك.
screen-explained = { $what } (Esc: فهمت)
screen-lesson-one = اضغط { $source }، أو انقر على الورقة.
screen-lesson-two = اضغط { $source } ثم { $target }، أو انقر على الورقة ثم الكومة.
