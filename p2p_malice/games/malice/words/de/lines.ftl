### Der Tisch als Textzeilen.

lines-centre = Mitte
lines-centre-pile = { $number }: { $shows }, dann { $needs }
lines-centre-empty = { $number }: --, dann { $needs }
lines-draw = Ziehen
lines-payoff = { $count ->
    [one] Ziel { $card }, noch 1 Karte
   *[other] Ziel { $card }, noch { $count } Karten
}
lines-payoff-empty = Zielstapel leer
lines-hand = Hand { $cards }
lines-hand-empty = Hand leer
lines-hand-hidden = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
lines-partner = (im Paar mit dir)
lines-discards = Ablage
lines-discard-pile = { $number }: { $cards }
lines-buried = (noch { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Du kannst einen Zug auch so schreiben wie Programme; sie zählen Stapel ab 0:
    7h>c0 spielt Herz 7 auf Stapel 1, payoff>c1 die Zielkarte auf Stapel 2,
    d0>c2 die oberste Karte von Ablagestapel 1 auf Stapel 3, und Ks>d3 legt den
    Pik-König auf deinen Ablagestapel 4.
