### What was wrong with a misplay.

event-fault-no-hand = هذه الأوراق ليست توليفة.
event-fault-only-jokers = لا يغلب ذلك إلا توليفة جوكر أعلى، أو 5 جوكرات مزيّفة مقلوبة فأكثر.
event-fault-down-on-joker = لا يغلب توليفة الجوكر من المزيّفة المقلوبة إلا 5 فأكثر.
event-fault-joker-in-consec = لا تُلعب توليفة جوكر في تسلسل.
event-fault-thirteen-in-consec = لا تُلعب 13 في تسلسل.
event-fault-arity = { $count ->
    [zero] عدد الأوراق غير صحيح.
    [one] هذه اللمّة بورقة واحدة كل مرة.
    [two] هذه اللمّة بورقتين كل مرة.
    [few] هذه اللمّة بـ { $count } أوراق كل مرة.
    [many] هذه اللمّة بـ { $count } ورقة كل مرة.
   *[other] هذه اللمّة بـ { $count } ورقة كل مرة.
}
event-fault-not-better = هذا لا يغلب آخر توليفة.
event-fault-only-fakes = لا يغلب ذلك إلا أكثر من { $count } من الجوكرات المزيّفة المقلوبة.
event-fault-down-in-consec = في التسلسل، أقل عدد من الجوكرات المزيّفة المقلوبة هو { $count }.
event-fault-consec = التالي في هذا التسلسل { $as ->
    [8] 8
    [11] 11
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] { $as }
}.
event-fault-suit = كل توليفة في هذا التسلسل بالنقوش نفسها.
event-fault-wrong-direction = الاتجاه كان كذلك أصلًا.
event-fault-direction-not-yours = لا يتغيّر الاتجاه إلا بسبعات طبيعية.
event-fault-sevens-announced = السبعات على السبعات تغيّر الاتجاه وحدها، فلا حاجة إلى قول ذلك.
event-fault-no-unbeatable = الـ 2 التي لا يغلبها شيء يقال معها «لا تُغلب».
event-fault-fakes-announced = مع 5 جوكرات مزيّفة فأكثر لا يقال شيء.
event-fault-cam-two = إذا بقي لاعبان فقط، لا يقول أحد «هاتوا ما عندكم».
event-fault-cam-unbeatable = لا يقال «هاتوا ما عندكم» إذا لم يكن يغلب التوليفة إلا الجوكر.
event-fault-cam-joker = بعد «هاتوا ما عندكم» لا يكون الفوز باللمّة بتوليفة جوكر.
event-fault-claim = يجب أن يكون في الافتتاح الأول { $as ->
    [8] ورقة 8
    [11] ورقة 11
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] ورقة { $as }
}.
event-fault-price = { $count ->
    [zero] العودة مجانية.
    [one] ثمن العودة ورقة واحدة.
    [two] ثمن العودة ورقتان.
    [few] ثمن العودة { $count } أوراق.
    [many] ثمن العودة { $count } ورقة.
   *[other] ثمن العودة { $count } ورقة.
}
event-fault-not-out = العودة لمن خرج بالتمرير فقط.
event-fault-exchange = { $count ->
    [zero] لا استبدال الآن.
    [one] يجب استبدال ورقة واحدة بالضبط.
    [two] يجب استبدال ورقة أو ورقتين.
    [few] يجب استبدال عدد من الأوراق، من 1 إلى { $count }.
    [many] يجب استبدال عدد من الأوراق، من 1 إلى { $count }.
   *[other] يجب استبدال عدد من الأوراق، من 1 إلى { $count }.
}
