### What is said while you choose a card and where it goes, and what a hint advises: why that is a good move. A page loads
### this after the first card.

## Why nothing comes of a choice.

error-fits-nowhere = { $alike ->
    [yes] كل كومات الوسط تطلب { $needs }: لا مكان لـ { $card }.
   *[no] تطلب كومات الوسط { $needs }: لا مكان لـ { $card }.
}
error-choose-card-first = اختر ورقة أولًا، ثم مكان لعبها.
error-draws-by-itself = السحب تلقائي في أول دورك، وكلما فرغت يدك.
error-nothing-there = لا ورقة هناك.

## What a hint says: the move, and the reason for it.

hint-payoff = العب ورقة الهدف على { $pile }: كل واحدة تقرّبك من الفوز.
hint-lead = العب { $card } على { $pile }: تمهّد الطريق لورقة الهدف { $payoff }.
hint-lead-partner = العب { $card } على { $pile }: تمهّد الطريق لورقة الهدف لدى شريكك { $payoff }.
hint-empty = العب { $card } على { $pile }: يمكنك لعب يدك كلها والحصول على يد جديدة.
hint-block = العب { $card } على { $pile }: تسدّ المكان على { $rival } لدى لاعب آخر.
hint-block-then = العب { $card } على { $pile }: بعدها تسدّ { $then } المكان على { $rival } لدى لاعب آخر.
hint-nearer = العب { $card } على { $pile }: تقرّب ورقة الهدف { $payoff }.
hint-clear = العب { $card } على { $pile }: تفسح مكانًا في كومات الرمي.
hint-free = العب { $card } على { $pile }: هي مناسبة ولا تنفع أحدًا غيرك.
hint-hold = لا تمهّد الطريق لورقة { $rival } لدى لاعب آخر. ارمِ { $card } على { $pile }.
hint-wait = احتفظ بالأوراق المناسبة لوقت أفضل. ارمِ { $card } على { $pile } لإنهاء دورك.
hint-discard = لا شيء نافع الآن. ارمِ { $card } على { $pile } لإنهاء دورك.
hint-discard-match = لا شيء نافع الآن. ارمِ { $card } على { $pile }: تنسجم مع الورقة التي هناك.
hint-other = العب { $card } على { $pile }.

## All discards.

discards-title = كل المرميّ
discards-none = لم تُرمَ أي ورقة بعد.
discards-top = الأعلى
discards-next = التالي: { $name }

## Settings that this game alone has.

settings-autoplay-how = مع اللعب الفوري، يكفي اختيار ورقة الهدف أو أعلى كومة رمي مرة واحدة لتُلعب في الوسط، واختيار ورقة من اليد مرتين. اللعب الفوري لا يرمي أبدًا، ولا يلعب ورقة بديلة.

## At a page, once.

first-buried = اضغط على كومة رمي أي لاعب لترى كل أوراقها.
