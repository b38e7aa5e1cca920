### What the board on the full screen says.

screen-spite-help =
    1 … 0, A … Z    إحدى أوراقك؛ والمفتاح نفسه يعيدها
    =               كل الأوراق بقيمة آخر ورقة اخترتها
    نقطة ثم ورقة    كل الأوراق من آخر ورقة اخترتها إلى هذه
    Shift, ← →      اختيار الورقة المحددة، ثم التي بجانبها
    + - *           قول: أعلى، أدنى، لا تُغلب
    @               قول: هاتوا ما عندكم
    _               وضع جوكرات مزيّفة مقلوبة
    $               عودة بالثمن الحالي؛ و% لثمن آخر
    Enter           لعب ما اخترته
    P               تمرير
    M               إعلان حركة خاطئة ما دام الوقت يسمح
    C               بدء عد تنازلي
    S               ترتيب أوراقك حسب القيمة أو النقش أو التوليفة
    Esc             إعادة كل شيء
    ←↑↓→, Space     طريقة أخرى للاختيار؛ والفأرة تعمل أيضًا. النقر
                    المزدوج يختار كل أوراق تلك القيمة.
    Tab             الطاولة بالكلمات. 11+2* تعني 11 ورقة وجوكرين مزيّفين
screen-pick = اضغط مفاتيح أوراقك، ثم Enter.
screen-range = اختر آخر ورقة في المجموعة. Esc يعيد كل شيء.
screen-picked = اخترت: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter يستبدل { $cards }. Esc يعيد كل شيء.
    [swap] Enter يتخلى عن { $cards }. Esc يعيد كل شيء.
   *[play] Enter يلعب { $cards }. Esc يعيد كل شيء.
}
screen-misplay = ستكون حركة خاطئة.
screen-beat = { $cards ->
    [none] اغلب الجوكرات المزيّفة ({ $count })، أو مرّر.
   *[other] اغلب { $cards }، أو مرّر.
}
screen-call = هل كانت حركة خاطئة؟
screen-title-round = { $title } · الجولة { $number }
screen-look = الطاولة

## Labels.

screen-cards = أوراق
screen-score = نقاط
screen-direction = { $state ->
    [up] أعلى
   *[down] أدنى
}
screen-bounty = مكافأة
screen-gave = إعطاء
screen-got = أخذ
screen-price = { $count ->
    [zero] عودة مجانية
    [one] العودة: ورقة
    [two] العودة: ورقتان
    [few] العودة: { $count } أوراق
    [many] العودة: { $count } ورقة
   *[other] العودة: { $count } ورقة
}
screen-other-price = ثمن آخر
screen-to-beat = اغلبها
screen-hand = اليد
screen-no-cards = لم تبقَ أوراق
screen-clock = { $state ->
    [call] الإعلان
    [claim] الافتتاح
   *[turn] الوقت
}
screen-arranged = { $state ->
    [suits] ترتيب حسب النقش
    [hands] ترتيب حسب التوليفة
   *[value] ترتيب حسب القيمة
}
screen-place = #{ $count }
screen-barred = خارج
screen-passed = تمرير
screen-absent = الجولة القادمة
screen-early = مبكرًا { $cards }
screen-skips = يفوت { $count }
screen-cams = هاتوا ما عندكم ×{ $count }
