### Wat de pagina over het spel zegt.

landing-about = Bouw de stapels in het midden op, kaart voor kaart. Wie als eerste een lege doelstapel heeft, wint.

## Het bord.

table-choose = Kies een kaart, en dan waar je die speelt.
table-none-to-draw = De trekstapel is leeg: speel van je aflegstapels.
table-payoff-fits = Je doelkaart past op stapel { $pile }.
table-play-there = { $card }: speel op stapel { $piles }.
table-play-or-discard = { $card }: speel op stapel { $piles }, of leg af.
table-discard-there = { $card }: leg af, dan is je beurt voorbij.
table-hinted = Hint: { $card } op { $pile }.
table-discards = Alle aflegstapels
board-nearly = nog { $count }!
board-next = hierna
board-in-hand = { $count } in de hand
board-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
board-aside = { $count } opzij
board-to-draw = { $count } te trekken
board-needs = { $count ->
    [0] { $rank ->
        [A] eerst een aas
       *[other] eerst { $rank }
    }
   *[other] dan { $rank }
}
board-goal = maak leeg en win
board-goal-both = speel beide leeg
board-partner = partner
board-centre = Midden
board-hand = Hand
board-your-hand = Je hand
moment-emptied = Lege hand!
moment-short = nog { $count }
