### Der Tisch als Textzeilen.

lines-round = Runde
lines-direction = { $way ->
    [up] es geht höher
   *[down] es geht tiefer
}
lines-arity = { $count ->
    [one] je 1 Karte
   *[other] je { $count } Karten
}
lines-due = verlangt: { $rank }
lines-suits = nur { $suits }
lines-trick = Stich
lines-no-trick = ein neuer Stich beginnt
lines-before = { $count ->
    [one] 1 Karte vorher
   *[other] { $count } Karten vorher
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 Scheinjoker verdeckt
   *[other] { $count } Scheinjoker verdeckt
}
lines-table = Tisch
lines-bounty = Kopfgeld { $card }
lines-gave = gibt ab { $cards }
lines-got = bekommt { $cards }
lines-price = { $count ->
    [one] Rückkauf für 1 Karte
   *[other] Rückkauf für { $count } Karten
}
lines-deck = { $count ->
    [one] 1 Karte zu ziehen
   *[other] { $count } Karten zu ziehen
}
lines-pile = { $count ->
    [one] 1 Scheinjoker im Vorrat
   *[other] { $count } Scheinjoker im Vorrat
}

## Die Zeile für jeden Platz.

lines-hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
lines-fakes-count = { $count ->
    [one] 1 Scheinjoker
   *[other] { $count } Scheinjoker
}
lines-score = Stand { $count }
lines-place = Platz { $count }
lines-barred = raus aus dem Stich
lines-passed = gepasst
lines-absent = kommt in der nächsten Runde dazu
lines-early = hat vorab { $cards } gelegt
lines-skips = { $count ->
    [one] setzt 1-mal aus
   *[other] setzt { $count }-mal aus
}
lines-cams = { $count ->
    [one] Kommt nur
   *[other] { $count }-mal „Kommt nur“
}
lines-hand = Hand
lines-fakes = Scheinjoker

## Was zu tun ist.

lines-asked-lead = Du spielst aus: irgendeine Kombination.
lines-asked-claim = { $rank ->
    [8] Spiel eine Kombination mit einer 8 aus, wenn du willst. Wer zuerst kommt, spielt aus.
    [11] Spiel eine Kombination mit einer 11 aus, wenn du willst. Wer zuerst kommt, spielt aus.
    [A] Spiel eine Kombination mit einem Ass aus, wenn du willst. Wer zuerst kommt, spielt aus.
    [J] Spiel eine Kombination mit einem Buben aus, wenn du willst. Wer zuerst kommt, spielt aus.
    [Q] Spiel eine Kombination mit einer Dame aus, wenn du willst. Wer zuerst kommt, spielt aus.
    [K] Spiel eine Kombination mit einem König aus, wenn du willst. Wer zuerst kommt, spielt aus.
   *[other] Spiel eine Kombination mit einer { $rank } aus, wenn du willst. Wer zuerst kommt, spielt aus.
}
lines-asked-exchange = { $count ->
    [one] Tausch 1 Karte mit dem Nachziehstapel.
   *[other] Tausch 1 bis { $count } Karten mit dem Nachziehstapel.
}
lines-asked-swap = { $count ->
    [one] Nach deinem Punktestand gibst du 1 Karte ab und bekommst eine andere dafür.
   *[other] Nach deinem Punktestand gibst du { $count } Karten ab und bekommst andere dafür.
}
lines-asked-buy = { $count ->
    [one] Du kannst dich zurückkaufen: Schlag die letzte Kombination, und zieh 1 Karte.
   *[other] Du kannst dich zurückkaufen: Schlag die letzte Kombination, und zieh { $count } Karten.
}
lines-type = Gib Karten mit Leerzeichen dazwischen ein: { $cards }
lines-preview = Mit einem ? davor prüfst du sie, bevor du spielst.
lines-add = Du kannst dazuschreiben: { $words }
lines-buy = Für den Rückkauf schreib buy{ $count } dazu.

plain-help-moves =
    Gib die Karten einer Kombination mit Leerzeichen dazwischen ein: 5c 5d. Mit
    einem ? davor siehst du, was sie sind und ob du sie spielen kannst: ? 5c 5d
    Was du dazu sagst, steht dahinter, wie in 7c 7d lower:
      higher, lower    höher, tiefer: die Richtung ändern, mit 7en
      unbeatable       unschlagbar: für eine 2, die nichts schlagen kann
      cam              Kommt nur
      down             Scheinjoker verdeckt legen
      buy3             Rückkauf für 3 Karten; das muss der jetzige Preis sein
    Um zu passen, abzulehnen oder alle Karten zu behalten, gib die Nummer davor
    ein. Während andere spielen, ruft misplay „Fehlspiel“ zu den letzten Karten,
    und countdown drängt zur Eile.
