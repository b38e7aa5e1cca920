### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = لعبة Spite & Malice مع الأصدقاء، من جهاز إلى جهاز مباشرة.

    { -command } host      دعوة صديق: أرسل الرسالة التي تظهر
    { -command } join      لصق رسالة وصلتك من صديق

    من دون أمر تُفتح القائمة.

## Commands.

help-host = دعوة الأصدقاء واللعب معهم.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    تظهر دعوة لكل صديق، لإرسالها عبر واتساب أو بأي طريقة أخرى،
    ثم ينتظر البرنامج الردود التي يرسلونها، بأي ترتيب كانت.
help-message = العب بالرسائل، دورًا بعد دور.

    { -command } message           أنت وصديق؛ وأنت من يبدأ
    { -command } message --seat me --seat message=Asha --seat message=Ben

    كل دور رسالة لأي محادثة. من تصله يلصقها بالأمر: { -command } join

help-join = الانضمام إلى لعبة صديق.

    { -command } join              يطلب منك الدعوة
    { -command } join MDW1-…       أو تُكتب هنا؛ والعلامة - لقراءتها من أنبوب

    يكفي أي نص فيه الرمز، مثل رسالة واتساب كاملة.
    ثم يظهر رد لترسله إلى المضيف.
help-resume = استئناف لعبة.

    { -command } resume            اللعبة، أو قائمة للاختيار منها
    { -command } resume GAME       اللعبة بهذا الاسم؛ --list يعرض الأسماء

    يشغّل هذا الأمر مَن أغلق اللعبة. تجد البرامج بعضها بعضًا من جديد ما دامت شبكاتكم
    تسمح بذلك، وإلا أرسل المضيف دعوة جديدة.
help-play = اللعب على هذا الجهاز.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     للمشاهدة فقط
    { -command } play --deal DAY-2026-11-27     توزيعة ذلك اليوم؛ أو رابط من صديق

    تلعب ضد الكمبيوتر، أو مع آخرين على شاشة واحدة.
help-puzzle = حل لغز اليوم.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    يمكنك الفوز في هذا الدور، لكن بطريقة واحدة فقط. اللغز نفسه للجميع،
    وتزداد صعوبته من الاثنين إلى الأحد.
help-stats = عرض ألعابك وخصومك وجوائزك.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    تُحفظ كل لعبة تُلعب حتى نهايتها على هذا الجهاز، ولا تُحفظ في أي مكان آخر.
help-replay = إعادة عرض لعبة منتهية.

    { -command } replay            آخر لعبة انتهت على طاولة هنا
    { -command } replay GAME       اللعبة بهذا الاسم، أو التي في هذا الملف
    { -command } replay GAME1-…    اللعبة المنتهية في هذا الرمز

    تجدها كلها في شاشة ألعابك ({ -command } stats).
help-verify = تحقّق من عدالة التوزيع.

    { -command } verify            آخر لعبة على طاولة غيرك
    { -command } verify GAME       اللعبة بهذا الاسم أو التي في هذا الملف

    بين الأصدقاء لا يختار أحد الأوراق: برنامج كل واحد يساهم في التوزيع ويتحقق منه بعد اللعبة.
    هذا الأمر يتحقق من لعبة مرة أخرى، حتى إن أُرسلت إليك. ينتهي بالرمز 1 إن لم تكن عادلة.
help-arena = مواجهة بين لاعبي الكمبيوتر.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    يعرض نتيجة اللاعب الأول مع هامش الخطأ، بمقياس Elo، والزمن الذي استغرقه كل قرار.
    إلى جانب لاعبي القائمة هناك random وnaive وgreedy، وهي لا تتغير أبدًا.
    لتجربة برنامج من عندك اكتب run: قبل أمره.
help-doctor = فحص شبكتك وجهازك.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    يستغرق بضع ثوانٍ. يسأل خوادم STUN والوسيط في إعداداتك،
    ولا يسأل غيرها.
help-learn = تعلّم اللعبة في بضع دقائق.

    { -command } learn
    { -command } learn --game spite --name Asha

    درس قصير، ثم لعبة أولى مع تلميحات.
help-web = فتح الطاولة في المتصفح.

    { -command } web
    { -command } web --site public     صفحة الضيوف، لأي استضافة ويب ثابتة

    لا يمكن فتح الصفحة إلا من هذا الكمبيوتر، وبالعنوان المعروض فقط.
help-courier = تشغيل ساعي بريد، لينضم الأصدقاء بضغطة واحدة.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    ينقل ردود الضيوف مختومة إلى المضيف، ولا يستطيع قراءة أي منها. لا تصل إليه المتصفحات
    إلا إذا كان خلف خادم ويب يعمل بـ HTTPS.
help-rules = قراءة القواعد.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = عرض هذه المساعدة، ثم الخروج.
option-version = عرض الإصدار، ثم الخروج.
option-lang = لغة البرنامج، مثل en.
option-variant = النوع: mdw (الافتراضي) أو official أو classic…؛ تُعرض كلها بـ rules --list.
option-game = اللعبة: malice أو spite.
option-rule = قاعدة خاصة، مثل hand=6، وتُكتب أيضًا --hand 6. كرّر الخيار لعدة قواعد.
option-seat-host = لكل مقعد: me أو me=NAME أو friend أو friend=NAME أو bot أو bot=beginner|easy|strong|hard|expert (وفي Spite أيضًا late).
option-seat-message = me أو message أو message=NAME أو bot أو bot=beginner|easy|strong|hard|expert؛ لكل مقعد.
option-seat-play = مقعد: me أو me=NAME أو bot أو bot=beginner|easy|strong|hard|expert؛ كرّر الخيار لكل مقعد.
option-name = اسمك على الطاولة؛ يُحفظ للمرة القادمة.
option-plain = سطرًا سطرًا، من دون الشاشة الكاملة.
option-json = كائن JSON واحد في كل سطر، في المدخل والمخرج، للبرامج.
option-turn = وسيط: turn:user:password@host:port?transport=udp
option-stun = خادم STUN، أو none؛ كرّر الخيار لعدة خوادم.
option-port = منفذ UDP المستخدم هنا.
option-open-port = فتح المنفذ في جهاز التوجيه (UPnP).
option-no-copy = ترك الحافظة كما هي.
option-list-games = عرض الألعاب التي يمكن استئنافها، ثم الخروج.
option-two = اللعب مع NAME على هذه الشاشة، لا ضد الكمبيوتر.
option-deal = اللعب بتوزيعة أرسلها صديق، أو بتوزيعة يوم معيّن.
option-day = لغز ذلك اليوم، للتدريب.
option-stats-json = كائن JSON واحد فيه كل الأرقام والألعاب.
option-csv = سطر لكل لعبة، لجداول البيانات.
option-import = إضافة الألعاب من ملف جهاز آخر أولًا.
option-export = حفظ كل الألعاب في ملف، لجهاز آخر.
option-share = بدلًا من ذلك، كتابة رسالة تعرض اللعبة للآخرين.
option-pairs = عدد التوزيعات؛ تُلعب كل منها من كل مقعد.
option-seats = عدد المقاعد؛ للاعب الأول واحد منها، وللثاني الباقي.
option-seed = النص نفسه يعطي التوزيعات نفسها.
option-sprt = التوقف متى اتضح هل الأول أقوى بمقدار 20 Elo.
option-ask-stun = خادم STUN الذي يُسأل؛ كرّر الخيار لعدة خوادم.
option-doctor-json = كائن JSON واحد، للبرامج.
option-no-open = عرض العنوان فقط، من دون فتح المتصفح.
option-page-port = منفذ TCP للصفحة على هذا الكمبيوتر.
option-site = كتابة صفحة الضيوف في هذا المجلد، ثم الخروج.
option-pyodide = مع --site: إضافة play.html التي لا تحتاج إلى البرنامج؛ DIR هو مجلد Pyodide. الإصدار المنشور يتضمن ذلك.
option-esbuild = مع --site أو --save: جمع نصوص الصفحة البرمجية لتُحمّل أسرع؛ DIR هو مجلد esbuild. الإصدار المنشور يتضمن ذلك.
option-page-courier = مع --site: ساعي البريد الذي تتصل به الصفحة؛ اكتب . إن كان يقدّم الصفحة أيضًا.
option-page-url = مع --site: العنوان الذي ستكون فيه الصفحة، كي تعرض المحادثات روابطها مع صورة. وإلا فهو game_url عندك.
option-save = كتابة صفحة الضيوف في ملف واحد، ثم الخروج.
option-courier-port = منفذ TCP؛ والافتراضي 8090.
option-listen = عنوان استقبال الاتصالات؛ 0.0.0.0 لكل الشبكات.
option-serve-site = تقديم صفحة الضيوف من هذا المجلد أيضًا.
option-behind-proxy = عدّ الزوار بحسب X-Forwarded-For الذي يضعه خادم الويب لديك.
option-metrics = إعلام Prometheus بحجم العمل عبر ‎/metrics.
option-list-rules = عرض الأنواع والقواعد الخاصة.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = الاستخدام:
typing-options = الخيارات
typing-commands = الأوامر
typing-error = خطأ: { $message }
typing-try = للمساعدة شغّل: { $command } { $option }
typing-did-you-mean = هل تقصد { $possibility }؟
typing-did-you-mean-one = (هل تقصد أحد هذه: { $possibilities }؟)
typing-invalid = قيمة غير صالحة: { $message }
typing-invalid-for = قيمة غير صالحة لـ { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = ينقص:
typing-no-such-option = لا يوجد خيار باسم { $name }.
typing-no-such-command = لا يوجد أمر باسم { $name }.
typing-too-much = هذا زائد: { $args }
typing-needs-values = عدد القيم المطلوبة في { $name } هو { $nargs }.
typing-takes-values = عدد القيم المطلوبة { $nargs }، والمكتوب { $len }.
typing-no-value = لا يأخذ الخيار { $name } قيمة.
typing-needs-value = يحتاج الخيار { $name } إلى قيمة.
typing-no-number = { $value } ليس عددًا صحيحًا.
typing-out-of-range = { $value } خارج النطاق { $range }.
typing-no-date = { $value } ليس تاريخًا مثل 2026-11-27.
typing-is-file = { $filename } ملف وليس مجلدًا.
typing-is-folder = { $filename } مجلد وليس ملفًا.

## What the value of an option is called.

value-name = NAME
value-person = NAME
value-rule = NAME=VALUE
value-who = WHO
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = CODE
value-link = LINK
value-date = DATE
value-file = FILE
value-dir = DIR
value-text = TEXT
value-address = ADDRESS
