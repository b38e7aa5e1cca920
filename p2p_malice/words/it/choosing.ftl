### Quello che si dice mentre scegli una carta e dove va.

needed-rank = { $rank ->
    [A] un asso
    [8] un 8
    [11] un 11
    [J] un fante
    [Q] una regina
    [K] un re
   *[other] un { $rank }
}

coach-there = Adesso qui.

## Un gioco senza un tavolo tutto suo.

any-choose = Scegli che cosa fare.
any-pick = { $least ->
    [one] Scegli da 1 a { $most } carte, poi «Gioca».
    [many] Scegli da { $least } a { $most } carte, poi «Gioca».
   *[other] Scegli da { $least } a { $most } carte, poi «Gioca».
}
any-play = Gioca
any-may = Se vuoi:
any-time = { $count ->
    [one] Manca 1 secondo
    [many] Mancano { $count } secondi
   *[other] Mancano { $count } secondi
}
