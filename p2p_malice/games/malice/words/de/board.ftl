### Was die Seite vom Spiel sagt.

landing-about = Baut Karte für Karte die Stapel in der Mitte auf. Wer als Erstes den eigenen Zielstapel los ist, gewinnt.

## Das Spielfeld.

table-choose = Wähle eine Karte, dann, wohin sie soll.
table-none-to-draw = Der Nachziehstapel ist leer: Spiel von deinen Ablagestapeln.
table-payoff-fits = Deine Zielkarte passt auf Stapel { $pile }.
table-play-there = { $card }: Spiel sie auf Stapel { $piles }.
table-play-or-discard = { $card }: Spiel sie auf Stapel { $piles }, oder leg sie ab.
table-discard-there = { $card }: Leg sie ab, um deinen Zug zu beenden.
table-hinted = Tipp: { $card } auf { $pile }.
table-discards = Alle Ablagen
board-nearly = Nur noch { $count }!
board-next = danach
board-in-hand = Hand: { $count }
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-aside = { $count } beiseite
board-to-draw = { $count } zu ziehen
board-needs = { $count ->
    [0] { $rank ->
        [A] braucht Ass
       *[other] braucht { $rank }
    }
   *[other] dann { $rank }
}
board-goal = leer = gewonnen
board-goal-both = leere beide
board-partner = im Paar
board-centre = Mitte
board-hand = Hand
board-your-hand = Deine Hand
moment-emptied = Hand leer!
moment-short = { $count } übrig
