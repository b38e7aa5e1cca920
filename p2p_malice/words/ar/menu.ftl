### The menu, the forms, and what is read from there.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. مرحبًا، { $name }!
}
menu-again = دعوة أصدقائك من جديد
menu-again-line = أُغلقت الطاولة قبل وصولهم، فلم تعد دعواتهم صالحة
friends-again = من جديد مع { $names }
menu-learn-new = أول مرة هنا؟ تعلّم في 3 دقائق
menu-play = ضد الكمبيوتر
menu-host = دعوة صديق
menu-message = اللعب بالرسائل
menu-daily = توزيعة اليوم
menu-puzzle = لغز اليوم
menu-two = لاعبان على هذا الجهاز
menu-group = دعوة عدة أصدقاء
menu-change = إعداد لعبة
menu-change-one = تغيير…
menu-join = الانضمام برمز
menu-watch = مشاهدة الكمبيوتر يلعب
menu-resume = استئناف لعبة
resume-others = ألعاب أخرى محفوظة: { $count }
menu-learn = طريقة اللعب
menu-rules = قراءة القواعد
menu-name = تغيير اسمي
menu-doctor = فحص شبكتي
menu-browser = فتح في المتصفح
menu-settings = الإعدادات
menu-quit = خروج
menu-house-rules = قواعد خاصة
ask-which-rules = أي نوع؟
ask-which-game = أي واحدة؟

## Today's deal: the same cards for everyone, once a day.

daily-goes-on = سبق أن بدأتَ هذه التوزيعة: تابع اللعب
daily-new = { $run ->
    [zero] الأوراق نفسها للجميع
    [one] الأوراق نفسها للجميع · فزت أمس
    [two] الأوراق نفسها للجميع · فزت يومين متتاليين
    [few] الأوراق نفسها للجميع · فزت { $run } أيام متتالية
    [many] الأوراق نفسها للجميع · فزت { $run } يومًا متتاليًا
   *[other] الأوراق نفسها للجميع · فزت { $run } يوم متتالٍ
}
daily-played = { $how ->
    [won] { $count ->
        [zero] فوز
        [one] فوز بفارق ورقة واحدة
        [two] فوز بفارق ورقتين
        [few] فوز بفارق { $count } أوراق
        [many] فوز بفارق { $count } ورقة
       *[other] فوز بفارق { $count } ورقة
    } · { $run ->
        [zero] أوراق جديدة غدًا
        [one] أوراق جديدة غدًا
        [two] يومان متتاليان
        [few] { $run } أيام متتالية
        [many] { $run } يومًا متتاليًا
       *[other] { $run } يوم متتالٍ
    }
    [lost] { $count ->
        [zero] خسارة
        [one] خسارة بفارق ورقة واحدة
        [two] خسارة بفارق ورقتين
        [few] خسارة بفارق { $count } أوراق
        [many] خسارة بفارق { $count } ورقة
       *[other] خسارة بفارق { $count } ورقة
    } · أوراق جديدة غدًا
   *[tied] تعادل · أوراق جديدة غدًا
}
news-daily-begun = { $counts ->
    [no] توزيعة اليوم للتدريب: لعبتك الأولى اليوم هي المحسوبة.
   *[yes] توزيعة اليوم: يلعب الجميع بهذه الأوراق. لعبتك الأولى هي المحسوبة. يلعب الكمبيوتر بمستوى عادي. التلميحات مسموحة، وتُذكر عند المشاركة.
}
news-daily-over = { $counts ->
    [no] توزيعة اليوم للتدريب: لا تُحسب إلا لعبتك الأولى في اليوم.
   *[yes] { $how ->
        [won] { $count ->
            [zero] فزت بتوزيعة اليوم!
            [one] فزت بتوزيعة اليوم بفارق ورقة واحدة!
            [two] فزت بتوزيعة اليوم بفارق ورقتين!
            [few] فزت بتوزيعة اليوم بفارق { $count } أوراق!
            [many] فزت بتوزيعة اليوم بفارق { $count } ورقة!
           *[other] فزت بتوزيعة اليوم بفارق { $count } ورقة!
        } { $run ->
            [zero] { "" }
            [one] { $best ->
                [zero] { "" }
                [one] وفوز آخر غدًا يجعلهما يومين متتاليين.
                [two] هذه بداية سلسلة جديدة، وأفضل سلسلة لك يومان متتاليان.
                [few] هذه بداية سلسلة جديدة، وأفضل سلسلة لك { $best } أيام متتالية.
                [many] هذه بداية سلسلة جديدة، وأفضل سلسلة لك { $best } يومًا متتاليًا.
               *[other] هذه بداية سلسلة جديدة، وأفضل سلسلة لك { $best } يوم متتالٍ.
            }
            [two] صارا يومين متتاليين، وأفضل رقم لك { $best }.
            [few] صارت { $run } أيام متتالية، وأفضل رقم لك { $best }.
            [many] صارت { $run } يومًا متتاليًا، وأفضل رقم لك { $best }.
           *[other] صارت { $run } يوم متتالٍ، وأفضل رقم لك { $best }.
        }
        [lost] { $count ->
            [zero] خسرت توزيعة اليوم.
            [one] خسرت توزيعة اليوم بفارق ورقة واحدة.
            [two] خسرت توزيعة اليوم بفارق ورقتين.
            [few] خسرت توزيعة اليوم بفارق { $count } أوراق.
            [many] خسرت توزيعة اليوم بفارق { $count } ورقة.
           *[other] خسرت توزيعة اليوم بفارق { $count } ورقة.
        } أوراق جديدة غدًا.
       *[tied] توزيعة اليوم: تعادل. أوراق جديدة غدًا.
    }
}
daily-share-hints = { $share } · { $hints ->
    [zero] بلا تلميحات
    [one] تلميح واحد
    [two] تلميحان
    [few] { $hints } تلميحات
    [many] { $hints } تلميحًا
   *[other] { $hints } تلميح
}
daily-drawn =
    { $told }
    كل مربع دور؛ 🟩 و⭐ قرّبا من الفوز: { $good } من { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = التوزيعة اليومية، { $date }
puzzle-share-helped = لعبة { -title }، لغز { $date }: حُلّ
daily-share = لعبة { -title }، { $date }: { $how ->
    [won] { $count ->
        [zero] فزت
        [one] فزت بفارق ورقة واحدة
        [two] فزت بفارق ورقتين
        [few] فزت بفارق { $count } أوراق
        [many] فزت بفارق { $count } ورقة
       *[other] فزت بفارق { $count } ورقة
    }
    [lost] { $count ->
        [zero] خسرت
        [one] خسرت بفارق ورقة واحدة
        [two] خسرت بفارق ورقتين
        [few] خسرت بفارق { $count } أوراق
        [many] خسرت بفارق { $count } ورقة
       *[other] خسرت بفارق { $count } ورقة
    }
   *[tied] تعادل
}
daily-run = { $told } · أيام متتالية: { $run }

## Today's puzzle: win this turn, in the only way there is.

puzzle-new = { $run ->
    [zero] الفوز في هذا الدور
    [one] الفوز في هذا الدور · حللته أمس
    [two] الفوز في هذا الدور · حللته يومين متتاليين
    [few] الفوز في هذا الدور · حللته { $run } أيام متتالية
    [many] الفوز في هذا الدور · حللته { $run } يومًا متتاليًا
   *[other] الفوز في هذا الدور · حللته { $run } يوم متتالٍ
}
puzzle-solved = { $tries ->
    [zero] حُلّ فورًا
    [one] حُلّ فورًا
    [two] حُلّ في محاولتين
    [few] حُلّ في { $tries } محاولات
    [many] حُلّ في { $tries } محاولة
   *[other] حُلّ في { $tries } محاولة
} · { $run ->
    [zero] لغز جديد غدًا
    [one] لغز جديد غدًا
    [two] يومان متتاليان
    [few] { $run } أيام متتالية
    [many] { $run } يومًا متتاليًا
   *[other] { $run } يوم متتالٍ
}
ask-puzzle = { $tries ->
    [zero] حُلّ فورًا،
    [one] حُلّ فورًا،
    [two] حُلّ في محاولتين،
    [few] حُلّ في { $tries } محاولات،
    [many] حُلّ في { $tries } محاولة،
   *[other] حُلّ في { $tries } محاولة،
} { $hints ->
    [zero] بلا تلميح!
    [one] بتلميح واحد.
    [two] بتلميحين.
    [few] بـ { $hints } تلميحات.
    [many] بـ { $hints } تلميحًا.
   *[other] بـ { $hints } تلميح.
} { $counts ->
    [no] كان هذا للتدريب: لا يُحسب إلا لغز اليوم، ومرة واحدة فقط.
   *[yes] { $run ->
        [zero] لغز جديد غدًا.
        [one] لغز جديد غدًا.
        [two] صارا يومين متتاليين.
        [few] صارت { $run } أيام متتالية.
        [many] صارت { $run } يومًا متتاليًا.
       *[other] صارت { $run } يوم متتالٍ.
    }
}
ask-puzzle-share = إخبار صديق
ask-puzzle-quit = يكفي اليوم
puzzle-share = لعبة { -title }، لغز { $date }: { $tries ->
    [zero] حُلّ فورًا
    [one] حُلّ فورًا
    [two] حُلّ في محاولتين
    [few] حُلّ في { $tries } محاولات
    [many] حُلّ في { $tries } محاولة
   *[other] حُلّ في { $tries } محاولة
}{ $run ->
    [zero] { "" }
    [one] { "" }
    [two] { " " }· يومان متتاليان
    [few] { " " }· { $run } أيام متتالية
    [many] { " " }· { $run } يومًا متتاليًا
   *[other] { " " }· { $run } يوم متتالٍ
}

## A deal that a friend has played.

deal-friend = صديقك
news-deal-begun = { $how ->
    [won] { $count ->
        [zero] انتهت هذه التوزيعة بفوز { $by }. هل تتفوّق على ذلك؟
        [one] انتهت هذه التوزيعة بفوز { $by } بفارق ورقة واحدة. هل تتفوّق على ذلك؟
        [two] انتهت هذه التوزيعة بفوز { $by } بفارق ورقتين. هل تتفوّق على ذلك؟
        [few] انتهت هذه التوزيعة بفوز { $by } بفارق { $count } أوراق. هل تتفوّق على ذلك؟
        [many] انتهت هذه التوزيعة بفوز { $by } بفارق { $count } ورقة. هل تتفوّق على ذلك؟
       *[other] انتهت هذه التوزيعة بفوز { $by } بفارق { $count } ورقة. هل تتفوّق على ذلك؟
    }
    [lost] { $count ->
        [zero] انتهت هذه التوزيعة بخسارة { $by }. هل تتفوّق على ذلك؟
        [one] انتهت هذه التوزيعة بخسارة { $by } بفارق ورقة واحدة. هل تتفوّق على ذلك؟
        [two] انتهت هذه التوزيعة بخسارة { $by } بفارق ورقتين. هل تتفوّق على ذلك؟
        [few] انتهت هذه التوزيعة بخسارة { $by } بفارق { $count } أوراق. هل تتفوّق على ذلك؟
        [many] انتهت هذه التوزيعة بخسارة { $by } بفارق { $count } ورقة. هل تتفوّق على ذلك؟
       *[other] انتهت هذه التوزيعة بخسارة { $by } بفارق { $count } ورقة. هل تتفوّق على ذلك؟
    }
    [tied] كانت نتيجة { $by } بهذه التوزيعة تعادلًا. هل تتفوّق على ذلك؟
   *[none] هذه توزيعة سبق لـ { $by } لعبها. بالتوفيق!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] نتيجتك أفضل من نتيجة صديقك!
       *[other] نتيجتك أفضل من نتيجة { $by }!
    }
    [worse] { $by ->
        [none] نتيجة صديقك بهذه الأوراق أفضل.
       *[other] نتيجة { $by } بهذه الأوراق أفضل.
    }
    [same] { $by ->
        [none] نتيجتك مثل نتيجة صديقك تمامًا.
       *[other] نتيجتك مثل نتيجة { $by } تمامًا.
    }
   *[none] يمكن لغيرك اللعب بهذه التوزيعة أيضًا.
}
deal-share = { $how ->
    [won] { $count ->
        [zero] لعبة { -title }: فزت بهذه التوزيعة
        [one] لعبة { -title }: فزت بهذه التوزيعة بفارق ورقة واحدة
        [two] لعبة { -title }: فزت بهذه التوزيعة بفارق ورقتين
        [few] لعبة { -title }: فزت بهذه التوزيعة بفارق { $count } أوراق
        [many] لعبة { -title }: فزت بهذه التوزيعة بفارق { $count } ورقة
       *[other] لعبة { -title }: فزت بهذه التوزيعة بفارق { $count } ورقة
    }
    [lost] { $count ->
        [zero] لعبة { -title }: خسرت هذه التوزيعة
        [one] لعبة { -title }: خسرت هذه التوزيعة بفارق ورقة واحدة
        [two] لعبة { -title }: خسرت هذه التوزيعة بفارق ورقتين
        [few] لعبة { -title }: خسرت هذه التوزيعة بفارق { $count } أوراق
        [many] لعبة { -title }: خسرت هذه التوزيعة بفارق { $count } ورقة
       *[other] لعبة { -title }: خسرت هذه التوزيعة بفارق { $count } ورقة
    }
   *[tied] لعبة { -title }: تعادلت بهذه التوزيعة
}
deal-ask = { $told } · من يتفوّق عليّ؟
deal-told =
    { $share }
    { $link }

## Forms.

form-default = الافتراضي
form-yes = نعم
form-no = لا
form-back = إلغاء
form-more = { $changed ->
    [0] قواعد أخرى
   *[1] قواعد أخرى (تغيّر منها { $changed })
}

form-play = ضد الكمبيوتر
form-play-done = بدء
form-host = دعوة صديق
form-host-done = بدء
form-message = اللعب بالرسائل
form-message-done = بدء
form-two = لاعبان على هذا الجهاز
form-two-done = بدء
form-group = دعوة عدة أصدقاء
form-group-done = بدء
form-watch = مشاهدة الكمبيوتر يلعب
form-watch-done = بدء
form-naming = ما اسمك؟
form-naming-done = حفظ
form-naming-why = يظهر هذا الاسم لأصدقائك في الدعوة وعلى الطاولة.
form-name-needed = ليعرف أصدقاؤك ممن الدعوة، اكتب اسمك.
form-name = اسمك
form-variant = النوع
form-variant-line = { $least ->
    [2] { $most ->
        [zero] { $what }
        [two] للاعبَين. { $what }
        [few] من لاعبَين إلى { $most } لاعبين. { $what }
        [many] من لاعبَين إلى { $most } لاعبًا. { $what }
       *[other] من لاعبَين إلى { $most } لاعب. { $what }
    }
   *[3] عدد اللاعبين من { $least } إلى { $most }. { $what }
}
form-variant-small = { $most ->
    [zero] { "" }
    [two] للاعبَين.
    [few] حتى { $most } لاعبين.
    [many] حتى { $most } لاعبًا.
   *[other] حتى { $most } لاعب.
}
form-seats = المقاعد
form-seats-hint = لكل مقعد: me أو me=NAME أو friend أو friend=NAME أو bot، أو:
form-players = اللاعبون
form-seat-me = هنا
form-seat-friend = صديق
form-seat-message = بالرسائل
form-seat-computer = الكمبيوتر
form-seat-beginner = { $name } (مبتدئ)
form-seat-easy = { $name } (سهل)
form-seat-normal = { $name } (عادي)
form-seat-strong = { $name } (قوي)
form-seat-hard = { $name } (صعب)
form-seat-expert = { $name } (خبير)
temper-beginner = يلعب ما تيسّر، ويفوته الكثير.
temper-easy = حذِر، لكنه لا يرى إلا القريب.
temper-normal = يرى معظم الطرق، ويخطئ أحيانًا.
temper-strong = يرى كل الطرق تقريبًا، ونادرًا ما يخطئ.
temper-hard = يدرس كل ما يمكن في الدور.
temper-expert = يفكر لأدوار قادمة، وفيما خفي من الأوراق.
form-seat-name = اللاعب { $number }
form-size-quick = سريعة { $number }
form-size-standard = عادية { $number }
form-size-long = طويلة { $number }
form-matched = { $what } ← { $value }
form-matched-more = { $first } · { $next }
form-note = تغيّر ليتوافق: { $what }
form-favourite = حفظ هذه القواعد باسم
form-favourite-means = أعطها اسمًا، وستجدها بين الأنواع في المرة القادمة.
form-favourite-hint = مثل: الجمعة
error-favourite-like-variant = يوجد نوع باسم { $name }. اختر اسمًا آخر.
form-setup-good = { $friends ->
    [zero] { "" }
    [one] بعد ذلك تدعو صديقك.
    [two] بعد ذلك تدعو صديقيك.
    [few] بعد ذلك تدعو أصدقاءك الـ { $friends }.
    [many] بعد ذلك تدعو أصدقاءك الـ { $friends }.
   *[other] بعد ذلك تدعو أصدقاءك الـ { $friends }.
}
form-setup-by-message = تلعبون بالتناوب، وكل دور رسالة فيها كل الأوراق: العب مع أصدقاء تثق بهم.
form-setup-watched = يلعب الكمبيوتر في كل المقاعد، ولك المشاهدة.
who-watches-next = { $play ->
    [none] للمشاهدة: { $watch }.
   *[other] يودّ اللعب: { $play }. للمشاهدة: { $watch }.
}

form-settings = الإعدادات
form-settings-done = حفظ
form-settings-more = إعدادات متقدمة
form-settings-next = تسري إعدادات الاتصال بدءًا من لعبتك التالية.
form-language = اللغة
form-language-next = تظهر اللغة الأخرى بدءًا من التشغيل التالي.
form-language-device = لغة الجهاز
form-language-name = { $name }
form-theme = الألوان
form-theme-dark = داكنة
form-theme-light = فاتحة
form-theme-contrast = تباين عالٍ
form-cards = الأوراق
form-cards-auto = تلقائي
form-cards-suits = بالنقوش
form-cards-ascii = حروف فقط
form-pause = مهلة بعد الحركات (ث)
form-autoplay = لعب فوري
form-explain = شرح كل جديد
form-stun = خوادم STUN
form-stun-hint = فارغ: الخوادم المضمّنة
form-turn = الوسيط (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = صفحتك على الويب
form-game_url-hint = https://… لروابط الدعوات
form-courier = ساعي البريد الخاص بك
form-courier-hint = https://… ينقل إليك ردود الضيوف
error-pause-wrong = المهلة بعد حركة كل خصم، بالثواني، من 0 إلى { $most }.

## The network.

news-looking-around = جارٍ فحص شبكتك…
sheet-doctor = شبكتك

## The table in a browser.

news-page-at =
    طاولتك: { $address }
    لا يمكن فتحها إلا من هذا الكمبيوتر. لإغلاقها اضغط { $ends }.
news-no-browser = تعذّر فتح المتصفح. انسخ العنوان وافتحه بنفسك.
error-page-port = لا يمكن استخدام المنفذ { $port }: { $why }. اختر غيره بالخيار --page-port.

## Everyone's name.

welcome = مرحبًا بك في { -title }! العب مع الأصدقاء مباشرة من جهازك إلى أجهزتهم، أو ضد الكمبيوتر.
ask-day = { $told }. نفس الأوراق والخصم لك. هل تلعب أفضل؟
ask-day-play = العب هذه الأوراق
ask-name = ما اسمك؟
name-first = هذه دعوة. عرّفنا أولًا باسمك.
name-too-long = لا يزيد الاسم على { $most } حرفًا.

## The page as files.

web-site-written = كُتبت الملفات ({ $count }) في { $folder }. ارفعها إلى أي استضافة ويب ثابتة، واجعل game_url عنوانها.
web-site-plain = { $left ->
    [play] ينقص play.html، أي اللعبة كاملة في الصفحة.
    [plain] النصوص البرمجية كما كُتبت، فيحمّل الزائر ثلثًا أكثر.
   *[both] ينقص play.html، أي اللعبة كاملة في الصفحة. النصوص البرمجية كما كُتبت، فيحمّل الزائر ثلثًا أكثر.
} في نسخة من المستودع، يصنع هذا الأمر كل ذلك: { $run }
web-site-preview = ستعرض المحادثات روابطه بلا صورة. لتظهر صورة، اكتبه من جديد مع --url وعنوانه على الويب.
web-size = { $part ->
    [guest] صفحة الضيوف: { $size }، وبعد gzip { $sent }
    [play] صفحة اللعب، زيادةً عليها: { $size }، وبعد gzip { $sent }
    [pyodide] Pyodide: { $size }، وبعد gzip { $sent }
   *[program] البرنامج: { $size }، وبعد gzip { $sent }
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = كُتبت الصفحة في { $file }.

## On any screen.

game = { -title }
form-range = من { $least } إلى { $most }؛ فارغ: الافتراضي

## Learning.

ask-try = أول مرة مع { $game }؟
ask-try-learn = تعلّمها أولًا
ask-try-first = لعب { $rules }
ask-try-play = إعداد لعبة
ask-learned = هذا كل ما يلزمك. هل تبدأ لعبتك الأولى؟
ask-learned-first = هذا يكفي للعبة أولى. هل تبدأها؟
ask-learned-skipped = هل تفضّل لعبة مع تلميحات؟
ask-learned-back = العودة إلى الدرس
ask-learned-play = لعبة قصيرة وسهلة ضد { $opponents }
ask-learned-light = لعب { $rules } ضد { $opponents }، بمستوى سهل
ask-learned-quit = يكفي الآن
form-value = { $word }

## Options that don't go together.

usage-deal-alone = يأتي --deal بلعبته وقواعده ولاعبيه: احذف الخيارات الأخرى.
usage-two-or-seats = الخيار --two NAME اختصار لـ --seat me --seat me=NAME: استخدم أحدهما.
usage-no-friends = لدعوة الأصدقاء استخدم: { -command } host
usage-pyodide = يضيف --pyodide صفحة إلى موقع، فأضف --site DIR لتحديد مكان الموقع.
usage-esbuild = يجمع --esbuild نصوص الصفحة البرمجية، فأضف --site DIR أو --save FILE لتحديد مكانها.
usage-courier = يحدد --courier ساعي البريد الذي تتصل به الصفحة، فأضف --site DIR لتحديد مكان الصفحة.
usage-url = يحدد --url عنوان الموقع على الويب، فأضف --site DIR لتحديد مكان كتابته.
usage-save = لجعل الصفحة ملفًا واحدًا يلزم esbuild: أضف --esbuild DIR. للحصول عليه: npm install esbuild.
usage-did-you-mean = هل تقصد { $name }؟
usage-variant = أضف: --variant { $name }
usage-output-closed = لا يمكن عرض شيء: مخرج البرنامج مغلق. شغّله من دون >&-.
usage-output-full = لا يمكن كتابة ما يقوله البرنامج: { $reason }.
usage-one-seat = لا يلعب البرنامج إلا في مقعد واحد: مع --json يجب أن يكون مقعد واحد فقط me.

## What the page's server tells those who aren't the page.

refused-place = لا شيء في هذا العنوان. يجب أن يبدأ بـ { $url }
refused-site = هذه الطاولة لا تستجيب إلا لصفحتها. افتحها من العنوان الذي عرضه { -command } web.
refused-frame = لا يمكن عرض هذه الطاولة داخل صفحة أخرى. افتحها في علامة تبويب مستقلة.

## Lists of rules.

variants = الأنواع
variant-own = هذه قواعدك الخاصة.
house-rules = قواعد خاصة
house-rule-set = { $rule } ({ $value })
