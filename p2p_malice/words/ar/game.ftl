### Cards, players and matches: what every game says in the same words.
### `{ $who }` is `you` for the reader, `other` for somebody with a `{ $name }`, `nobody`.
### Glossary
### ورقة، أوراق: card
### كومة الهدف: payoff pile
### ورقة الهدف: payoff card
### كومة الرمي: discard pile
### رمي ورقة: discard
### كومة الوسط: centre pile
### كومة السحب: draw pile
### اليد: hand
### ورقة بديلة: wild card
### آس، ولد، بنت، ملك: ace, jack, queen, king
### جوكر: joker
### بستوني، كبة، ديناري، سباتي: spades, hearts, diamonds, clubs
### لمّة: trick
### افتتاح: lead
### تمرير: pass
### إنهاء الأوراق: going out
### النقش: suit
### القيمة: rank
### مكافأة: bounty
### جوكر مزيّف: fake joker
### حركة خاطئة: misplay
### هاتوا ما عندكم: come at me
### تسلسل: consec
### عودة: buying back
### توليفة: combination
### كسب: earn
### دعوة: invitation
### رد: reply
### رمز: code
### المضيف: host
### صديق: friend
### مقعد: seat
### طاولة: table
### تلميح: hint
### تراجع: undo
### زوج، ثلاثية، رباعية: two, three, four of a rank
### لعبة جديدة: rematch
### توزيعة: deal
### حركة: move
### دور: turn
### مباراة: match
### جولة: round
### شريك: partner
### رزمة: pack
### لغز: puzzle
### وسيط: relay
### ساعي البريد: courier

-title = Spite & Malice

player-nobody = لا أحد
player-you = أنت
player-number = اللاعب { $number }

list-more = { $first }، { $last }
list-and = { $first } و{ $last }
list-or = { $first } أو { $last }

cards = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}

## A card for the ear.

card-joker = جوكر
ear-hidden-card = ورقة مقلوبة
card-other-back = { $card }، بظهر مختلف
card-name = { $rank ->
    [A] آس
    [J] ولد
    [Q] بنت
    [K] ملك
   *[other] { $rank }
} { $suit ->
    [s] البستوني
    [h] الكبة
    [d] الديناري
    [c] السباتي
   *[other] ؟
}
card-as = { $card } بقيمة { $rank }

## Matches.

event-deal = تبدأ اللعبة { $count } من المباراة.
event-overdue = { $who ->
    [you] انتهى وقتك.
   *[other] انتهى الوقت: { $name }.
}
event-score = { $who ->
    [you] { $count ->
        [zero] رصيدك بلا نقاط.
        [one] لديك نقطة واحدة.
        [two] لديك نقطتان.
        [few] لديك { $count } نقاط.
        [many] لديك { $count } نقطة.
       *[other] لديك { $count } نقطة.
    }
   *[other] { $count ->
        [zero] رصيد { $name }: بلا نقاط.
        [one] رصيد { $name }: نقطة واحدة.
        [two] رصيد { $name }: نقطتان.
        [few] رصيد { $name }: { $count } نقاط.
        [many] رصيد { $name }: { $count } نقطة.
       *[other] رصيد { $name }: { $count } نقطة.
    }
}
result-match = { $who ->
    [nobody] تعادل في المباراة: نقاط الجميع متساوية.
   *[other] الفوز بالمباراة من نصيب { $names }.
}

## A result, and in it how many cards each player had left.

result-over = انتهت اللعبة.
left-of = { $who ->
    [you] أنت { $count }
   *[other] { $name } { $count }
}
