needed-rank = { $rank ->
    [A] as
    [8] 8
    [11] 11
    [J] walet
    [Q] dama
    [K] król
   *[other] { $rank }
}

coach-there = Teraz tutaj.

## A game without a board of its own.

any-choose = Wybierz, co robisz.
any-pick = { $least ->
    [one] Wybierz karty (od 1 do { $most }), potem „Zagraj”.
    [few] Wybierz karty (od { $least } do { $most }), potem „Zagraj”.
   *[many] Wybierz karty (od { $least } do { $most }), potem „Zagraj”.
}
any-play = Zagraj
any-may = Do wyboru:
any-time = { $count ->
    [one] została 1 sekunda
    [few] zostały { $count } sekundy
   *[many] zostało { $count } sekund
}
