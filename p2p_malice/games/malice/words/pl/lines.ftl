lines-centre = Środek
lines-centre-pile = { $number }: { $shows }, dalej { $needs }
lines-centre-empty = { $number }: --, dalej { $needs }
lines-draw = Dobieranie
lines-payoff = { $count ->
    [one] zapas { $card }, została 1 karta
    [few] zapas { $card }, zostały { $count } karty
   *[many] zapas { $card }, zostało { $count } kart
}
lines-payoff-empty = zapas pusty
lines-hand = ręka { $cards }
lines-hand-empty = ręka pusta
lines-hand-hidden = { $count ->
    [one] 1 karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
}
lines-partner = (twój partner)
lines-discards = odrzucone
lines-discard-pile = { $number }: { $cards }
lines-buried = (jeszcze { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Ruch możesz też wpisać tak, jak zapisują go programy. Liczą stosy od 0:
    7h>c0 zagrywa 7 kier na stos 1, payoff>c1 kartę z zapasu na stos 2,
    d0>c2 wierzch twojego stosu odrzuconych 1 na stos 3, a Ks>d3 odrzuca króla
    pik na twój stos odrzuconych 4.
