### Ce que dit une partie revue d’un coup quand un autre valait mieux.

moment-did-payoff = Tu as joué ta carte de réserve sur { $onto }.
moment-did-play = Tu as joué { $own } sur { $onto }.
moment-did-discard = Tu as défaussé { $own } sur { $onto }.

moment-win = Mieux : { $card } sur { $pile }, et tu pouvais gagner.
moment-payoff = Mieux : ta carte de réserve sur { $pile }, car chacune te rapproche de la victoire.
moment-lead = { $count ->
    [one] Mieux : { $card } sur { $pile }, car ta carte de réserve, { $payoff }, serait venue juste après.
    [many] Mieux : { $card } sur { $pile }, la première de { $count } cartes qui auraient mené à ta carte de réserve, { $payoff }.
   *[other] Mieux : { $card } sur { $pile }, la première de { $count } cartes qui auraient mené à ta carte de réserve, { $payoff }.
}
moment-empty = Mieux : { $card } sur { $pile }, car tu aurais pu jouer toute ta main et en piocher une nouvelle.
moment-block = { $other ->
    [none] Mieux : { $card } sur { $pile }, car la carte de réserve d’en face, { $rival }, attendait cette place.
   *[other] Mieux : { $card } sur { $pile }, car la carte de réserve de { $other }, { $rival }, attendait cette place.
}
moment-nearer = Mieux : { $card } sur { $pile }, car ça aurait rapproché ta carte de réserve, { $payoff }.
moment-clear = Mieux : { $card } sur { $pile }, car ça aurait fait de la place dans tes défausses.
moment-free = Mieux : { $card } sur { $pile }, car ça n’aurait aidé que toi.
moment-instead = { $other ->
    [none] Mieux : { $card } sur { $pile }, car ton coup menait à la carte de réserve d’en face, { $rival }.
   *[other] Mieux : { $card } sur { $pile }, car ton coup menait à la carte de réserve de { $other }, { $rival }.
}
moment-hold = { $other ->
    [none] Mieux : défausser { $card } sur { $pile }, car ton coup menait à la carte de réserve d’en face, { $rival }.
   *[other] Mieux : défausser { $card } sur { $pile }, car ton coup menait à la carte de réserve de { $other }, { $rival }.
}
moment-wait = Mieux : défausser { $card } sur { $pile }, car l’autre carte était à garder.
moment-keep-wild = Mieux : défausser { $card } sur { $pile }, car un passe-partout vaut plus dans ta main.
moment-keep = Mieux : défausser { $card } sur { $pile }, pour rester plus près de ta carte de réserve, { $payoff }.
moment-discard = Mieux : défausser { $card } sur { $pile }.
moment-discard-match = Mieux : défausser { $card } sur { $pile }, car ça serait bien allé avec la carte du dessus.
moment-other = Mieux : { $card } sur { $pile }.
moment-wild = Tu aurais pu garder ton passe-partout.
