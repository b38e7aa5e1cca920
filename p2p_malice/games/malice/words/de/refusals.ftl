### Spite & Malice: warum etwas nicht geht.

error-discards-on-own = Ablegen kannst du nur auf deine eigenen Stapel.
error-plays-from-own = Spielen kannst du nur von deinen eigenen Stapeln.
error-plays-from-team = Spielen kannst du nur von deinen Stapeln und denen gegenüber.
error-not-in-hand = Du hast { $card } nicht auf der Hand.
error-discard-pile-empty = { $whose ->
    [partner] { $pile } gegenüber ist leer.
   *[own] Dein { $pile } ist leer.
}
error-payoff-pile-empty = { $whose ->
    [partner] Der Zielstapel gegenüber ist leer.
   *[own] Dein Zielstapel ist leer.
}
error-payoff-to-centre-only = Eine Zielkarte kannst du nur in die Mitte spielen.
error-discard-to-centre-only = Eine abgelegte Karte kannst du nur in die Mitte spielen.
error-does-not-fit = { $needs ->
    [A] { $card } passt nicht auf { $pile }: Dort fehlt ein Ass.
    [8] { $card } passt nicht auf { $pile }: Dort fehlt eine 8.
    [J] { $card } passt nicht auf { $pile }: Dort fehlt ein Bube.
    [Q] { $card } passt nicht auf { $pile }: Dort fehlt eine Dame.
    [K] { $card } passt nicht auf { $pile }: Dort fehlt ein König.
   *[other] { $card } passt nicht auf { $pile }: Dort fehlt eine { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Eine wilde Karte kann hier kein Ass sein, und { $pile } braucht eins.
   *[other] Eine wilde Karte kann hier keine { $needs } sein, und { $pile } braucht eine.
}
error-ace-first = Solange ein Stapel in der Mitte leer ist, spiel erst das Ass von deiner Hand, bevor du ablegst.
