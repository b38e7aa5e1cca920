### What the page says of the game.

landing-about = ابنوا الكومات في الوسط ورقة بعد ورقة. يفوز أول من تفرغ كومة هدفه.

## The board.

table-choose = اختر ورقة، ثم مكان لعبها.
table-none-to-draw = لا أوراق للسحب: العب من أكوام رميك.
table-payoff-fits = ورقة الهدف تناسب الكومة { $pile }.
table-play-there = { $card }: العبها على الكومة { $piles }.
table-play-or-discard = { $card }: العبها على الكومة { $piles }، أو ارمها.
table-discard-there = { $card }: ارمها لإنهاء دورك.
table-hinted = تلميح: { $card } على { $pile }.
table-discards = كل المرميّ
board-nearly = الباقي { $count }!
board-next = التالي
board-in-hand = { $count } في اليد
board-points = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
board-aside = { $count } مستبعدة
board-to-draw = { $count } للسحب
board-needs = { $count ->
    [0] { $rank ->
        [A] المطلوب آس
       *[other] المطلوب { $rank }
    }
   *[1] التالية { $rank }
}
board-goal = أفرغها لتفوز
board-goal-both = أفرغ الاثنتين
board-partner = شريك
board-centre = الوسط
board-hand = اليد
board-your-hand = يدك
moment-emptied = فرغت اليد!
moment-short = بقيت { $count }
