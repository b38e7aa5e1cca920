### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-round = الجولة
lines-direction = { $way ->
    [up] صعودًا
   *[down] نزولًا
}
lines-arity = { $count ->
    [zero] بأي عدد
    [one] ورقة واحدة كل مرة
    [two] ورقتان كل مرة
    [few] { $count } أوراق كل مرة
    [many] { $count } ورقة كل مرة
   *[other] { $count } ورقة كل مرة
}
lines-due = التالية { $rank }
lines-suits = فقط { $suits }
lines-trick = اللمّة
lines-no-trick = تبدأ لمّة جديدة
lines-before = { $count ->
    [zero] لا أوراق سابقة
    [one] ورقة سابقة
    [two] ورقتان سابقتان
    [few] { $count } أوراق سابقة
    [many] { $count } ورقة سابقة
   *[other] { $count } ورقة سابقة
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [zero] لا جوكرات مزيّفة مقلوبة
    [one] جوكر مزيّف مقلوب
    [two] جوكران مزيّفان مقلوبان
    [few] { $count } جوكرات مزيّفة مقلوبة
    [many] { $count } جوكرًا مزيّفًا مقلوبًا
   *[other] { $count } جوكر مزيّف مقلوب
}
lines-table = الطاولة
lines-bounty = المكافأة { $card }
lines-gave = إعطاء { $cards }
lines-got = أخذ { $cards }
lines-price = { $count ->
    [zero] عودة مجانية
    [one] عودة بورقة واحدة
    [two] عودة بورقتين
    [few] عودة بـ { $count } أوراق
    [many] عودة بـ { $count } ورقة
   *[other] عودة بـ { $count } ورقة
}
lines-deck = { $count ->
    [zero] لا أوراق للسحب
    [one] ورقة واحدة للسحب
    [two] ورقتان للسحب
    [few] { $count } أوراق للسحب
    [many] { $count } ورقة للسحب
   *[other] { $count } ورقة للسحب
}
lines-pile = { $count ->
    [zero] لا جوكرات مزيّفة في الكومة
    [one] جوكر مزيّف في الكومة
    [two] جوكران مزيّفان في الكومة
    [few] { $count } جوكرات مزيّفة في الكومة
    [many] { $count } جوكرًا مزيّفًا في الكومة
   *[other] { $count } جوكر مزيّف في الكومة
}

## A player's line.

lines-hand-count = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
lines-fakes-count = { $count ->
    [zero] بلا جوكر مزيّف
    [one] جوكر مزيّف
    [two] جوكران مزيّفان
    [few] { $count } جوكرات مزيّفة
    [many] { $count } جوكرًا مزيّفًا
   *[other] { $count } جوكر مزيّف
}
lines-score = النقاط { $count }
lines-place = المركز { $count ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] { $count }
}
lines-barred = خارج هذه اللمّة
lines-passed = تمرير
lines-absent = انضمام في الجولة القادمة
lines-early = وضع { $cards } قبل الدور
lines-skips = { $count ->
    [zero] لا يفوت دور
    [one] يفوت دور
    [two] يفوت دوران
    [few] يفوت { $count } أدوار
    [many] يفوت { $count } دورًا
   *[other] يفوت { $count } دور
}
lines-cams = هاتوا ما عندكم{ $count ->
    [zero] { "" }
    [one] { "" }
    [two] { " " }مرتين
    [few] { " " }{ $count } مرات
    [many] { " " }{ $count } مرة
   *[other] { " " }{ $count } مرة
}
lines-hand = اليد
lines-fakes = المزيّفة

## What is to be done.

lines-asked-lead = الافتتاح لك. العب ما شئت.
lines-asked-claim = افتتح إن شئت بتوليفة فيها { $rank ->
    [8] ورقة 8
    [11] ورقة 11
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] ورقة { $rank }
}. الافتتاح لمن يسبق.
lines-asked-exchange = { $count ->
    [zero] لا استبدال الآن.
    [one] استبدل ورقة واحدة بأخرى من كومة السحب.
    [two] استبدل ورقة أو ورقتين بغيرها من كومة السحب.
    [few] استبدل من ورقة إلى { $count } أوراق بغيرها من كومة السحب.
    [many] استبدل من ورقة إلى { $count } ورقة بغيرها من كومة السحب.
   *[other] استبدل من ورقة إلى { $count } ورقة بغيرها من كومة السحب.
}
lines-asked-swap = { $count ->
    [zero] لا تبادل هذه المرة.
    [one] حسب نقاطك، تتخلى عن ورقة واحدة وتأخذ أخرى مكانها.
    [two] حسب نقاطك، تتخلى عن ورقتين وتأخذ غيرهما.
    [few] حسب نقاطك، تتخلى عن { $count } أوراق وتأخذ غيرها.
    [many] حسب نقاطك، تتخلى عن { $count } ورقة وتأخذ غيرها.
   *[other] حسب نقاطك، تتخلى عن { $count } ورقة وتأخذ غيرها.
}
lines-asked-buy = يمكنك العودة: اغلب آخر توليفة و{ $count ->
    [zero] تابع.
    [one] اسحب ورقة واحدة.
    [two] اسحب ورقتين.
    [few] اسحب { $count } أوراق.
    [many] اسحب { $count } ورقة.
   *[other] اسحب { $count } ورقة.
}
lines-type = اكتب الأوراق وبينها مسافات: { $cards }
lines-preview = لفحصها قبل اللعب ضع ? أمامها.
lines-add = يمكنك إضافة: { $words }
lines-buy = للعودة أضف buy{ $count }.

plain-help-moves =
    اكتب أوراق التوليفة وبينها مسافات: 5c 5d. ضع ? أمامها لترى ما تكوّنه
    وهل يمكن لعبها: ? 5c 5d
    ما تقوله يأتي بعدها، مثل 7c 7d lower:
      higher, lower    تغيير الاتجاه بالسبعات
      unbeatable       مع 2 لا يغلبها شيء
      cam              هاتوا ما عندكم
      down             وضع جوكرات مزيّفة مقلوبة
      buy3             عودة بـ 3 أوراق؛ يجب أن يكون هذا هو الثمن الحالي
    للتمرير أو الرفض أو إبقاء كل أوراقك، اكتب الرقم المجاور. وأثناء لعب الآخرين
    اكتب misplay لإعلان أن آخر حركة خاطئة، أو countdown لاستعجالهم.
