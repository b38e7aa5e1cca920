### De tafel als regels tekst.

lines-centre = Midden
lines-centre-pile = { $number }: { $shows }, dan { $needs }
lines-centre-empty = { $number }: --, dan { $needs }
lines-draw = Trekken
lines-payoff = { $count ->
    [one] doel { $card }, nog 1 kaart
   *[other] doel { $card }, nog { $count } kaarten
}
lines-payoff-empty = doelstapel leeg
lines-hand = hand { $cards }
lines-hand-empty = hand leeg
lines-hand-hidden = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
lines-partner = (je partner)
lines-discards = afgelegd
lines-discard-pile = { $number }: { $cards }
lines-buried = (nog { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Je kunt een zet ook typen zoals programma's dat doen. Die tellen de stapels
    vanaf 0: 7h>c0 speelt harten 7 op stapel 1, payoff>c1 de doelkaart op
    stapel 2, d0>c2 de bovenste van je aflegstapel 1 op stapel 3, en Ks>d3 legt
    schoppen koning af op je aflegstapel 4.
