### What a replay tells of a move that another one would have beaten: what was done, then what was better, and why.

moment-did-payoff = لعبت ورقة الهدف على { $onto }.
moment-did-play = لعبت { $own } على { $onto }.
moment-did-discard = رميت { $own } على { $onto }.

moment-win = الأفضل: { $card } على { $pile }، فبعدها كان الفوز ممكنًا.
moment-payoff = الأفضل: ورقة الهدف على { $pile }، فكل واحدة تقرّبك من الفوز.
moment-lead = { $count ->
    [zero] الأفضل: { $card } على { $pile }، تمهيدًا لورقة الهدف { $payoff }.
    [one] الأفضل: { $card } على { $pile }، تمهيدًا لورقة الهدف { $payoff }.
    [two] الأفضل: { $card } على { $pile }، أولى ورقتين تمهّدان لورقة الهدف { $payoff }.
    [few] الأفضل: { $card } على { $pile }، أولى { $count } أوراق تمهّد لورقة الهدف { $payoff }.
    [many] الأفضل: { $card } على { $pile }، أولى { $count } ورقة تمهّد لورقة الهدف { $payoff }.
   *[other] الأفضل: { $card } على { $pile }، أولى { $count } ورقة تمهّد لورقة الهدف { $payoff }.
}
moment-empty = الأفضل: { $card } على { $pile }، فكان يمكنك لعب يدك كلها والحصول على يد جديدة.
moment-block = { $other ->
    [none] الأفضل: { $card } على { $pile }، لسد المكان على { $rival } لدى لاعب آخر.
   *[other] الأفضل: { $card } على { $pile }، لسد المكان على { $rival } لدى { $other }.
}
moment-nearer = الأفضل: { $card } على { $pile }، لتقريب ورقة الهدف { $payoff }.
moment-clear = الأفضل: { $card } على { $pile }، لإفساح مكان في كومات الرمي.
moment-free = الأفضل: { $card } على { $pile }، فهي مناسبة ولا تنفع أحدًا غيرك.
moment-instead = { $other ->
    [none] الأفضل: { $card } على { $pile }، لأن حركتك مهّدت لورقة { $rival } لدى لاعب آخر.
   *[other] الأفضل: { $card } على { $pile }، لأن حركتك مهّدت لورقة { $rival } لدى { $other }.
}
moment-hold = { $other ->
    [none] الأفضل: رمي { $card } على { $pile }، لأن حركتك مهّدت لورقة { $rival } لدى لاعب آخر.
   *[other] الأفضل: رمي { $card } على { $pile }، لأن حركتك مهّدت لورقة { $rival } لدى { $other }.
}
moment-wait = الأفضل: رمي { $card } على { $pile }، لأن الورقة الأخرى تستحق الاحتفاظ بها.
moment-keep-wild = الأفضل: رمي { $card } على { $pile }، لأن الورقة البديلة أنفع في يدك.
moment-keep = الأفضل: رمي { $card } على { $pile }، للبقاء أقرب إلى ورقة الهدف { $payoff }.
moment-discard = الأفضل: رمي { $card } على { $pile }.
moment-discard-match = الأفضل: رمي { $card } على { $pile }، فهي تنسجم مع الورقة التي هناك.
moment-other = الأفضل: { $card } على { $pile }.
moment-wild = كان يمكنك الاحتفاظ بالورقة البديلة.
