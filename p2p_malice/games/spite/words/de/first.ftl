### Was erklärt wird, wenn es an einem Tisch zum ersten Mal vorkommt.

first-goal = Spite: Wer zuerst alle Karten los ist, gewinnt.
first-goal-rounds = Spite: Wer zuerst alle Karten los ist, gewinnt die Runde und 2 Punkte. Nach der letzten Runde gewinnt der höchste Punktestand.
first-misplay = Ein Fehlspiel: Die Karten gehen zurück. Wer es gespielt hat, ist raus aus diesem Stich, verliert alle Scheinjoker und setzt einmal aus.
first-exchange = { $number ->
    [one] Du hast nach „Kommt nur“ gewonnen: Leg 1 Karte weg und zieh eine neue. Dann spielst du aus.
   *[other] Du hast nach „Kommt nur“ gewonnen: Leg 1 bis { $number } Karten weg und zieh ebenso viele neue. Dann spielst du aus.
}
first-swap = Jede Runde beginnt mit einem Tausch, eine Karte für jeden Punkt. Wer über 0 steht, gibt niedrige Karten ab, wer unter 0 steht, hohe, und jede Seite bekommt die der anderen.
first-claim = Das erste Mal spielt aus, wer zuerst etwas mit dem verlangten Wert legt. Tut das niemand, ist der nächste Wert dran.
first-call = War das gegen die Regeln? Ein paar Sekunden lang kannst du „Fehlspiel!“ rufen. Stimmt es, verdienst du vielleicht einen Scheinjoker; stimmt es nicht, ist das Fehlspiel deins.
first-down = Da liegen Scheinjoker verdeckt. Sie schlagen nichts: Alles, was zur Größe des Stichs passt, darf folgen.
first-barrier = Da liegen 5 oder mehr Scheinjoker verdeckt. Sie schlagen alles, und nur noch mehr davon dürfen folgen.
first-unbeatable = Es dürfen nur diese Farben folgen, und zwar höher, also schlägt nichts eine 2. Wer jetzt eine 2 spielt, muss dazu „unschlagbar“ sagen.
first-consec = 3-mal in gleichen Schritten: Das ist eine Serie. Bis der Stich endet, darf nur der nächste Wert folgen, keine 13 und kein Joker.
first-suits = 3-mal dieselben Farben: Das ist eine Serie. Bis der Stich endet, dürfen nur diese Farben folgen, keine 13 und kein Joker.
first-joker-played = Ein Joker schlägt alles, in jeder Größe. Folgen darf nur ein weiterer Joker oder mindestens 5 Karten von einem Wert.
first-poker = 5 Karten zusammen sind ein Pokerblatt. Von niedrig nach hoch: Straße, Full House, Flush, Vierling, Straight Flush.
first-lower = Es geht tiefer: Jede Kombination muss tiefer sein als die letzte. 7en können das umdrehen, und 3en tun es immer.
first-dared = Jemand hat „Kommt nur“ gesagt. Wer das sagt und den Stich gewinnt, tauscht schlechte Karten. Wer dabei geschlagen wird, setzt einmal aus.
first-buy = { $number ->
    [one] Auch nach dem Passen kannst du wieder hinein: Schlag, was da liegt, und zieh dann 1 Karte. Der Preis steigt für alle: 1, 1, 2, 3, 5, 8.
   *[other] Auch nach dem Passen kannst du wieder hinein: Schlag, was da liegt, und zieh dann { $number } Karten. Der Preis steigt für alle: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Du hast 1 Karte auf der Hand. Bei 20 verlierst du die Runde, also Vorsicht mit Rückkäufen.
   *[other] Du hast { $number } Karten auf der Hand. Bei 20 verlierst du die Runde, also Vorsicht mit Rückkäufen.
}
first-fake = Dein Scheinjoker (★) ist eine Zugabe: Um fertig zu werden, musst du ihn nicht spielen. Offen ist er die Karte, die er zeigt. Verdeckt darf er auf fast alles, aber dann können auch alle folgen.
first-cam = Zu deiner Karte darfst du „Kommt nur“ sagen. Gewinnst du den Stich, tauschst du schlechte Karten; wenn nicht, setzt du einmal aus.
first-joker = Dein Joker schlägt alles, in jeder Größe. Spiel ihn rechtzeitig: Als eine deiner letzten 2 Kombinationen kostet er dich die Runde.
first-thirteen = Eine 13 ist neben anderen Karten wild: Mit einem König ist sie ein Paar Könige. Allein steht sie zwischen 12 und Bube.
first-bounty = Da liegt ein Kopfgeld. Haben deine letzten Karten alle seinen Wert, bringt dir jede einen Scheinjoker.
first-countdown = Lässt sich jemand Zeit? „Countdown starten“ lässt noch ein paar Sekunden, dann ist der nächste Platz dran.
