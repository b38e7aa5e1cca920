### What is said while you choose a card and where it goes. A page loads this after the first card.

needed-rank = { $rank ->
    [A] آسًا
    [8] 8
    [11] 11
    [J] ولدًا
    [Q] بنتًا
    [K] ملكًا
   *[other] { $rank }
}

coach-there = والآن هنا.

## A game without a board of its own.

any-choose = اختر ما تفعله.
any-pick = { $least ->
    [zero] اختر حتى { $most } من الأوراق، ثم «لعب».
    [one] اختر من ورقة واحدة إلى { $most }، ثم «لعب».
    [two] اختر من ورقتين إلى { $most }، ثم «لعب».
    [few] اختر من { $least } إلى { $most } من الأوراق، ثم «لعب».
    [many] اختر من { $least } إلى { $most } من الأوراق، ثم «لعب».
   *[other] اختر من { $least } إلى { $most } من الأوراق، ثم «لعب».
}
any-play = لعب
any-may = اختياري:
any-time = { $count ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
    [many] بقيت { $count } ثانية
   *[other] بقيت { $count } ثانية
}
