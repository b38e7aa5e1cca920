### Why a referee, or the table, refuses something.

error-spite-no-hand = هذه الأوراق ليست توليفة.
error-spite-only-jokers = لا يغلب ذلك إلا توليفة جوكر أعلى، أو 5 جوكرات مزيّفة مقلوبة فأكثر.
error-spite-down-on-joker = لا يغلب توليفة الجوكر من المزيّفة المقلوبة إلا 5 فأكثر.
error-spite-joker-in-consec = لا تُلعب توليفة جوكر في تسلسل.
error-spite-thirteen-in-consec = لا تُلعب 13 في تسلسل.
error-spite-arity = { $needed ->
    [zero] عدد الأوراق غير صحيح: { $played }.
    [one] هذه اللمّة بورقة واحدة كل مرة، وليس { $played }.
    [two] هذه اللمّة بورقتين كل مرة، وليس { $played }.
    [few] هذه اللمّة بـ { $needed } أوراق كل مرة، وليس { $played }.
    [many] هذه اللمّة بـ { $needed } ورقة كل مرة، وليس { $played }.
   *[other] هذه اللمّة بـ { $needed } ورقة كل مرة، وليس { $played }.
}
error-spite-not-better = { $direction ->
    [lower] الاتجاه نزول، وهذه ليست أدنى من آخر توليفة.
   *[higher] هذا لا يغلب آخر توليفة.
}
error-spite-only-fakes = لا يغلب ذلك إلا أكثر من { $count } من الجوكرات المزيّفة المقلوبة.
error-spite-down-in-consec = في التسلسل، أقل عدد من الجوكرات المزيّفة المقلوبة هو { $needed }.
error-spite-consec = التالي في هذا التسلسل { $rank ->
    [8] 8
    [11] 11
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] { $rank }
}.
error-spite-suit = كل توليفة في هذا التسلسل بالنقوش نفسها.
error-spite-wrong-direction = { $direction ->
    [lower] الاتجاه نزول أصلًا.
   *[higher] الاتجاه صعود أصلًا.
}
error-spite-direction-not-yours = لا يتغيّر الاتجاه إلا بسبعات طبيعية.
error-spite-sevens-announced = السبعات على السبعات تغيّر الاتجاه وحدها، فلا حاجة إلى قول ذلك.
error-spite-no-unbeatable = الـ 2 التي لا يغلبها شيء يجب أن يقال معها «لا تُغلب».
error-spite-fakes-announced = مع 5 جوكرات مزيّفة فأكثر لا يقال شيء.
error-spite-cam-two = إذا بقي لاعبان فقط، لا يقول أحد «هاتوا ما عندكم».
error-spite-cam-unbeatable = لا يقال «هاتوا ما عندكم» إذا لم يكن يغلب التوليفة إلا الجوكر.
error-spite-cam-joker = بعد «هاتوا ما عندكم» لا يكون الفوز باللمّة بتوليفة جوكر.
error-spite-claim = يجب أن تكون في الافتتاح الأول ورقة بهذه القيمة: { $rank }.
error-spite-price = للعودة قل مع توليفتك «عودة { $count }».
error-spite-not-out = ما زلت في اللمّة، فلا حاجة إلى العودة.
error-spite-exchange = { $most ->
    [zero] لا استبدال الآن.
    [one] يجب استبدال ورقة واحدة بالضبط.
    [two] يجب استبدال ورقة أو ورقتين.
    [few] يجب استبدال من ورقة إلى { $most } أوراق.
    [many] يجب استبدال من ورقة إلى { $most } ورقة.
   *[other] يجب استبدال من ورقة إلى { $most } ورقة.
}
error-spite-window = لحظة: ما زال يمكن إعلان أن آخر حركة خاطئة.
error-spite-no-call = لا حركة يمكن إعلان خطئها.
error-spite-no-countdown = لا يمكن بدء عد تنازلي الآن.
error-spite-not-now = لا يمكنك ذلك الآن.
error-spite-too-few = أقل عدد من اللاعبين هو { $least }.
error-spite-must-lead = الافتتاح لك في هذه اللمّة، فلا بد من اللعب.
error-spite-swap = { $count ->
    [zero] لا تبادل الآن.
    [one] تخلَّ عن الورقة التي تحددها نقاطك.
    [two] تخلَّ عن الورقتين اللتين تحددهما نقاطك.
    [few] تخلَّ عن الأوراق التي تحددها نقاطك ({ $count }).
    [many] تخلَّ عن الأوراق التي تحددها نقاطك ({ $count }).
   *[other] تخلَّ عن الأوراق التي تحددها نقاطك ({ $count }).
}
error-no-such-view = لا يمكن استخدام هذه الوضعية المحفوظة.
