### Was eine Wiederholung von etwas sagt, zu dem es Besseres gab.

moment-did-payoff = Du hast deine Zielkarte auf { $onto } gespielt.
moment-did-play = Du hast { $own } auf { $onto } gespielt.
moment-did-discard = Du hast { $own } auf { $onto } gelegt.

moment-win = Besser: { $card } auf { $pile }, denn dann hättest du gewinnen können.
moment-payoff = Besser: deine Zielkarte auf { $pile }, denn jede bringt dich dem Sieg näher.
moment-lead = { $count ->
    [one] Besser: { $card } auf { $pile }, denn so wärst du zu deiner Zielkarte { $payoff } gekommen.
   *[other] Besser: { $card } auf { $pile }, die erste von { $count } Karten auf dem Weg zu deiner Zielkarte { $payoff }.
}
moment-empty = Besser: { $card } auf { $pile }, denn du hättest deine ganze Hand spielen können und eine neue bekommen.
moment-block = { $other ->
    [none] Besser: { $card } auf { $pile }, denn damit wäre der Platz weg gewesen, den jemand für { $rival } brauchte.
   *[other] Besser: { $card } auf { $pile }, denn damit wäre der Platz weg gewesen, den { $other } für { $rival } brauchte.
}
moment-nearer = Besser: { $card } auf { $pile }, denn so wäre deine Zielkarte { $payoff } näher gerückt.
moment-clear = Besser: { $card } auf { $pile }, denn das hätte auf deinen Ablagestapeln Platz gemacht.
moment-free = Besser: { $card } auf { $pile }, denn sie hätte gepasst und sonst niemandem geholfen.
moment-instead = { $other ->
    [none] Besser: { $card } auf { $pile }, denn du hast jemandem den Weg zu { $rival } gebaut.
   *[other] Besser: { $card } auf { $pile }, denn du hast { $other } den Weg zu { $rival } gebaut.
}
moment-hold = { $other ->
    [none] Besser: { $card } auf { $pile } legen, denn du hast jemandem den Weg zu { $rival } gebaut.
   *[other] Besser: { $card } auf { $pile } legen, denn du hast { $other } den Weg zu { $rival } gebaut.
}
moment-wait = Besser: { $card } auf { $pile } legen, denn die andere Karte hättest du besser behalten.
moment-keep-wild = Besser: { $card } auf { $pile } legen, denn eine wilde Karte ist auf der Hand mehr wert.
moment-keep = Besser: { $card } auf { $pile } legen, um deiner Zielkarte { $payoff } nah zu bleiben.
moment-discard = Besser: { $card } auf { $pile } legen.
moment-discard-match = Besser: { $card } auf { $pile } legen, denn sie hätte gut zu der Karte dort gepasst.
moment-other = Besser: { $card } auf { $pile }.
moment-wild = Du hättest deine wilde Karte behalten können.
