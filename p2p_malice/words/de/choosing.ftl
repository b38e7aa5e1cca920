### Was gesagt wird, während du eine Karte wählst und wohin sie kommt.

needed-rank = { $rank ->
    [A] ein Ass
    [8] eine 8
    [11] eine 11
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
   *[other] eine { $rank }
}

coach-there = Jetzt hierhin.

## Ein Spiel ohne eigenes Spielfeld.

any-choose = Wähle, was du tun willst.
any-pick = { $least ->
    [one] Wähle 1 bis { $most } Karten, dann „Spielen“.
   *[other] Wähle { $least } bis { $most } Karten, dann „Spielen“.
}
any-play = Spielen
any-may = Wenn du willst:
any-time = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
