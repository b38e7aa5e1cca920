### Ce qui se dit pendant qu’on choisit une carte et sa destination.

needed-rank = { $rank ->
    [A] un as
    [J] un valet
    [Q] une dame
    [K] un roi
   *[other] un { $rank }
}

coach-there = Et ici.

## A game without a board of its own.

any-choose = Choisis quoi faire.
any-pick = { $least ->
    [one] Choisis de { $least } à { $most } cartes, puis « Jouer ».
    [many] Choisis de { $least } à { $most } cartes, puis « Jouer ».
   *[other] Choisis de { $least } à { $most } cartes, puis « Jouer ».
}
any-play = Jouer
any-may = Si tu veux :
any-time = { $count ->
    [one] reste { $count } seconde
    [many] restent { $count } secondes
   *[other] restent { $count } secondes
}
