landing-about = Układaj stosy na środku, karta po karcie. Kto pierwszy opróżni swój zapas, wygrywa.

## The board.

table-choose = Wybierz kartę, a potem miejsce, na które ją zagrasz.
table-none-to-draw = Stos dobierania jest pusty: graj ze swoich stosów odrzuconych.
table-payoff-fits = Twoja karta z zapasu pasuje na stos { $pile }.
table-play-there = { $card }: zagraj na stos { $piles }.
table-play-or-discard = { $card }: zagraj na stos { $piles } albo odrzuć.
table-discard-there = { $card }: odrzuć, żeby zakończyć turę.
table-hinted = Podpowiedź: { $card } na { $pile }.
table-discards = Wszystkie odrzucone
board-nearly = zostało { $count }!
board-next = dalej
board-in-hand = { $count } w ręce
board-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-aside = { $count } na boku
board-to-draw = { $count } do dobrania
board-needs = { $count ->
    [0] { $rank ->
        [A] tu as
       *[other] tu { $rank }
    }
    [few] teraz { $rank }
   *[many] teraz { $rank }
}
board-goal = opróżnij i wygraj
board-goal-both = opróżnij oba
board-partner = partner
board-centre = Środek
board-hand = Ręka
board-your-hand = Twoja ręka
moment-emptied = Pusta ręka!
moment-short = zostało { $count }
