### Rules to choose from: variants in a line, and what each house rule is about.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [zero] اللاعبون: { $max_seats }
        [two] لاعبان
        [few] من لاعبَين إلى { $max_seats } لاعبين
        [many] من لاعبَين إلى { $max_seats } لاعبًا
       *[other] من لاعبَين إلى { $max_seats } لاعب
    }
   *[3] اللاعبون: { $min_seats } إلى { $max_seats }
}
variant-payoff = الهدف { $sizes }
variant-wild = { $wild ->
    [kings] الملوك بديلة
    [jokers] الجوكرات بديلة
    [both] الملوك والجوكرات بديلة
   *[none] بلا أوراق بديلة
}

## What is special about a variant, and in a list what people call it.

variant-listed = { $name }. { $line }

variant-mdw = تعود الكومات المكتملة إلى كومة السحب فورًا.
variant-official = عدد الرزم يزيد واحدة على عدد اللاعبين. الآس في اليد لا بد من لعبه. لا يحل الملك محل الآس.
variant-catmouse = تسحب يدك في دورك الأول. اللعبة تعادل عند نفاد الأوراق.
variant-catmouse-short = القط والفأر بـ 5 أوراق هدف.
variant-pz = تصعد الكومات حتى الملك. الجوكرات بديلة.
variant-pz-nwis = مثل «جوكرات بديلة، حتى الملك»، لكن بلا جوكرات في كومات الهدف.
variant-classic = القواعد كما في معظم الكتب.

## What people call the game, and a variant.

game-malice = { -title }
game-malice-line = أفرغ كومة هدفك أولًا · من 2 إلى 9 لاعبين
plays-malice = { $variant } · { $count ->
    [zero] بلا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}{ $players ->
    [2] { "" }
   *[3] { " " }· اللاعبون: { $players }
}

variant-name-mdw = المبارزة الكلاسيكية
variant-name-official = الرسمية
variant-name-catmouse = القط والفأر
variant-name-catmouse-short = القط والفأر، قصيرة
variant-name-pz = جوكرات بديلة، حتى الملك
variant-name-pz-nwis = جوكرات بديلة، وليست في كومات الهدف
variant-name-classic = حسب الكتاب

## House rules: what each is about, as the label of a field, and what its words are called there.

rule-payoff = كومة الهدف
rule-packs = عدد رزم الورق
rule-jokers = الجوكرات في كل رزمة
rule-hand = أوراق اليد
rule-centre-piles = كومات الوسط
rule-discard-piles = كومات الرمي
rule-kings-wild = الملوك بديلة
rule-last-rank = آخر ورقة في الكومة
rule-wild-as-ace = البديلة محل الآس
rule-forced-aces = لعب الآس إلزامي
rule-undo = تراجع
rule-hints = تلميحات
rule-clock = وقت الدور
rule-clock-off = بلا حد
rule-clock-30 = 30 ثانية
rule-clock-60 = دقيقة
rule-clock-120 = دقيقتان
rule-clock-300 = 5 دقائق
rule-hands-dealt = الأيدي الأولى
rule-hands-dealt-start = تُوزَّع في البداية
rule-hands-dealt-turn = تُسحب في أول دور
rule-starter = من يبدأ
rule-starter-top = أعلى ورقة هدف
rule-starter-left = يسار الموزّع
rule-starter-dealer = الموزّع
rule-equal-tops = تعادل أعلى الأوراق
rule-equal-tops-shuffle = خلط تلك الكومات
rule-equal-tops-redeal = توزيع جديد
rule-recycle = الكومات المكتملة
rule-recycle-at-once = تعود فورًا
rule-recycle-when-empty = تعود عند الحاجة
rule-exhaustion = نفاد الأوراق
rule-exhaustion-play-on = يستمر اللعب
rule-exhaustion-tie = تعادل
rule-wilds-in-payoff = أوراق بديلة في كومة الهدف
rule-partners = شركاء
rule-deals = ألعاب المباراة
rule-target = نقاط الفوز بالمباراة
rule-scoring = قيمة الفوز
rule-scoring-wins = نقطة واحدة
rule-scoring-cards = الأوراق الباقية

## What each does, in a list.

means-payoff = عدد الأوراق في كل كومة هدف.
means-packs = عدد الرزم في اللعب. 0 يعني واحدة أكثر من عدد اللاعبين.
means-jokers = عدد الجوكرات في كل رزمة، وهي بديلة.
means-hand = السحب في كل دور حتى تبلغ أوراق اليد هذا العدد.
means-centre-piles = عدد الكومات التي تُبنى في الوسط في وقت واحد.
means-discard-piles = عدد كومات الرمي لكل لاعب.
means-kings-wild = الملوك بديلة: يمكنها أن تحل محل أي ورقة.
means-last-rank = تصعد الكومات حتى هذه القيمة: 12 هي البنت، و13 الملك.
means-wild-as-ace = يمكن لورقة بديلة أن تحل محل الآس الذي يبدأ كومة.
means-forced-aces = ما دام في الوسط مكان فارغ، يُلعب الآس من اليد قبل الرمي.
means-undo = يمكنك استرجاع ما لعبته ما لم ترَ شيئًا جديدًا.
means-hints = يمكنك السؤال عما كان الكمبيوتر ليفعله مكانك.
means-clock = لكل دور حد زمني. وعند انتهائه تلعب الطاولة بدلًا منك.
means-hands-dealt = تُوزَّع الأيدي في البداية، أو تُسحب في أول دور لكل لاعب.
means-starter = من يبدأ: صاحب أعلى ورقة هدف، أو من يجلس يسار الموزّع، أو الموزّع.
means-equal-tops = إذا تعادلت أعلى أوراق الهدف خُلطت كوماتها، أو أُعيد التوزيع.
means-recycle = تعود الكومات المكتملة إلى كومة السحب فورًا، أو عند فراغها.
means-exhaustion = إذا لم تكفِ الأوراق لإكمال يد استمر اللعب، أو كانت اللعبة تعادلًا.
means-wilds-in-payoff = يمكن أن تكون في كومات الهدف أوراق بديلة.
means-partners = شركاء: اثنان ضد اثنين. يلزم 4 لاعبين.
means-deals = تنتهي المباراة بعد هذا العدد من الألعاب.
means-target = تنتهي المباراة عند بلوغ أحدهم هذا العدد من النقاط. مع 0 لا تنهيها النقاط.
means-scoring = تُحتسب للفائز نقطة واحدة، أو نقطة عن كل ورقة باقية في كومات هدف الآخرين.

## Rules that cannot be played.

error-unknown-rules = لا يوجد نوع باسم «{ $text }». الخيارات: { $known }.
error-unknown-house-rule = لا توجد قاعدة خاصة باسم «{ $name }». الخيارات: { $known }.
error-house-rule-twice = القاعدة الخاصة { $name } مكررة.
error-house-rule-word = لا يمكن أن تكون القاعدة الخاصة { $name } «{ $value }». الخيارات: { $known }.
error-house-rule-number = تقبل القاعدة الخاصة { $name } رقمًا من { $least } إلى { $most }، وليس «{ $value }».
error-players-exactly = { $instead ->
    [none] عدد اللاعبين في النوع { $variant } هو { $most }، وليس { $seats }.
   *[other] عدد اللاعبين في النوع { $variant } هو { $most }، وليس { $seats }. لهذا العدد ({ $seats }) اختر { $instead }.
}
error-players-between = { $instead ->
    [none] عدد اللاعبين في النوع { $variant } من { $least } إلى { $most }، وليس { $seats }.
   *[other] عدد اللاعبين في النوع { $variant } من { $least } إلى { $most }، وليس { $seats }. لهذا العدد ({ $seats }) اختر { $instead }.
}
error-partners-are-four = لعب الشركاء اثنان ضد اثنين، فيلزم 4 لاعبين وليس { $seats }.
error-too-many-packs = يحتاج هذا العدد من اللاعبين ({ $seats }) إلى أكثر من { $most } من الرزم. العبوا بعدد أقل.
error-payoff-piles-too-large = كومات الهدف ({ $seats }، في كل منها { $payoff }) تحتاج إلى { $needed } ورقة، وليس في الرزم لها إلا { $there }. العبوا برزم أكثر أو كومات هدف أصغر.
error-too-few-cards-left = { $left ->
    [zero] لا تبقى أي ورقة بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
    [one] لا تبقى إلا ورقة واحدة بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
    [two] لا تبقى إلا ورقتان بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
    [few] لا تبقى إلا { $left } أوراق بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
    [many] لا تبقى إلا { $left } ورقة بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
   *[other] لا تبقى إلا { $left } ورقة بعد توزيع كومات الهدف، ولا يكفي ذلك لأيدي اللاعبين (عددها { $seats }، في كل منها { $hand }) وورقة للسحب. العبوا برزم أكثر، أو كومات هدف أصغر، أو أيدٍ أصغر.
}

error-payoff-unplayable = لا يمكن لأحد أن يفوز: عدد أوراق الهدف { $payoff }، ولا يصلح للعب من أوراق الرزم إلا { $there }. اختر كومات هدف أصغر، أو دع كومات الوسط تصعد أعلى.
error-target-out-of-reach = لا يمكن لأحد بلوغ { $target } من النقاط: أقصى ما يُجمع في { $games } من الألعاب هو { $most }. اختر هدفًا أصغر.
error-own-rules-like-variant = في config.toml قواعد باسم { $name }، وهو اسم نوع موجود أصلًا. سمِّ قواعدك باسم آخر، مثل [rules.my-{ $name }].

error-no-part-of-position = «{ $text }» ليس جزءًا من وضعية.
error-no-position = هذه ليست وضعية.
error-no-position-because = هذه ليست وضعية. { $reason }
error-seed-length = يجب أن يكون طول البذرة { $bytes } بايت.
error-negative-number = أحد الأرقام أقل من صفر.
error-unknown-pile = لا توجد كومة باسم { $pile }.
error-centre-out-of-order = تصعد كومة الوسط بالترتيب بدءًا من الآس.
error-payoff-pile-missing = إحدى كومات الهدف فارغة.
error-nobody-can-move = لا حركة لأحد في هذه الوضعية.
error-cards-do-not-add-up = أوراق هذه الوضعية أكثر أو أقل من أوراق رزمها.
error-not-this-game = لا تبدو هذه طاولة Spite & Malice.

## Moves as text.

error-no-card = لا توجد ورقة «{ $text }». تُكتب الأوراق هكذا: 7h أو 10s أو Kd.
error-too-many-cards = نسخ { $card } أكثر من { $most }.
error-no-move = «{ $text }» ليست حركة. تُكتب الحركات هكذا: 7h>c2 أو payoff>c0 أو Ks>d1.
error-hand-card-with-seat = اكتب ورقة من يدك من دون @SEAT.
error-no-such-pile = { $role ->
    [centre] لا توجد كومة وسط { $pile }: الأرقام من 1 إلى { $count }.
   *[discard] لا توجد كومة رمي { $pile }: الأرقام من 1 إلى { $count }.
}
