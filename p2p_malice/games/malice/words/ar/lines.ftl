### The table as lines of text: labels of at most 9 characters, and short phrases behind them.

lines-centre = الوسط
lines-centre-pile = { $number }: { $shows }، التالية { $needs }
lines-centre-empty = { $number }: --، التالية { $needs }
lines-draw = السحب
lines-payoff = { $count ->
    [zero] هدف { $card }
    [one] هدف { $card }، بقيت ورقة واحدة
    [two] هدف { $card }، بقيت ورقتان
    [few] هدف { $card }، بقيت { $count } أوراق
    [many] هدف { $card }، بقيت { $count } ورقة
   *[other] هدف { $card }، بقيت { $count } ورقة
}
lines-payoff-empty = كومة الهدف فارغة
lines-hand = اليد { $cards }
lines-hand-empty = اليد فارغة
lines-hand-hidden = { $count ->
    [zero] لا أوراق في اليد
    [one] ورقة واحدة في اليد
    [two] ورقتان في اليد
    [few] { $count } أوراق في اليد
    [many] { $count } ورقة في اليد
   *[other] { $count } ورقة في اليد
}
lines-partner = (شريكك)
lines-discards = المرميّ
lines-discard-pile = { $number }: { $cards }
lines-buried = (تحتها { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    يمكنك أيضًا كتابة حركة كما تكتبها البرامج. الكومات فيها تُعد من 0:
    7h>c0 تلعب 7 الكبة على الكومة 1، وpayoff>c1 ورقة الهدف على الكومة 2،
    وd0>c2 أعلى كومة رميك 1 على الكومة 3، وKs>d3 ترمي ملك البستوني
    على كومة رميك 4.
