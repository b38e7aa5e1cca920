### Che cosa si dice, rivedendo una partita, di una mossa a cui un'altra era superiore.

moment-did-payoff = Hai giocato la carta del mazzetto sulla { $onto }.
moment-did-play = Hai giocato { $own } sulla { $onto }.
moment-did-discard = Hai scartato { $own } sulla { $onto }.

moment-win = Meglio { $card } sulla { $pile }: poi potevi vincere.
moment-payoff = Meglio la carta del mazzetto sulla { $pile }: ogni carta in meno ti avvicina alla vittoria.
moment-lead = { $count ->
    [one] Meglio { $card } sulla { $pile }: avrebbe preparato la strada alla carta del tuo mazzetto, { $payoff }.
    [many] Meglio { $card } sulla { $pile }, la prima di { $count } carte che avrebbero portato alla carta del tuo mazzetto, { $payoff }.
   *[other] Meglio { $card } sulla { $pile }, la prima di { $count } carte che avrebbero portato alla carta del tuo mazzetto, { $payoff }.
}
moment-empty = Meglio { $card } sulla { $pile }: avresti potuto giocare tutta la mano e averne una nuova.
moment-block = { $other ->
    [none] Meglio { $card } sulla { $pile }: quel posto serviva alla carta di qualcun altro, { $rival }.
   *[other] Meglio { $card } sulla { $pile }: quel posto serviva alla carta di { $other }, { $rival }.
}
moment-nearer = Meglio { $card } sulla { $pile }: avrebbe avvicinato la carta del tuo mazzetto, { $payoff }.
moment-clear = Meglio { $card } sulla { $pile }: avrebbe fatto spazio nelle tue pile di scarti.
moment-free = Meglio { $card } sulla { $pile }: andava bene e non avrebbe aiutato nessun altro.
moment-instead = { $other ->
    [none] Meglio { $card } sulla { $pile }: la tua giocata preparava la strada alla carta di qualcun altro, { $rival }.
   *[other] Meglio { $card } sulla { $pile }: la tua giocata preparava la strada alla carta di { $other }, { $rival }.
}
moment-hold = { $other ->
    [none] Meglio scartare { $card } sulla { $pile }: la tua giocata preparava la strada alla carta di qualcun altro, { $rival }.
   *[other] Meglio scartare { $card } sulla { $pile }: la tua giocata preparava la strada alla carta di { $other }, { $rival }.
}
moment-wait = Meglio scartare { $card } sulla { $pile }: l'altra carta era da tenere.
moment-keep-wild = Meglio scartare { $card } sulla { $pile }: una matta vale di più in mano.
moment-keep = Meglio scartare { $card } sulla { $pile }, per non allontanarti dalla carta del tuo mazzetto, { $payoff }.
moment-discard = Meglio scartare { $card } sulla { $pile }.
moment-discard-match = Meglio scartare { $card } sulla { $pile }: sarebbe stata bene con la carta che c'era lì.
moment-other = Meglio { $card } sulla { $pile }.
moment-wild = Potevi tenerti la matta.
