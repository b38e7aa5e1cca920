watched-call = Si personne n’annonce de faute maintenant, le coup compte.
watched-exchange = { $name } a gagné avec « chiche » et échange des cartes avec la pioche.
watched-beat = { $how ->
    [up] Une carte plus forte ou un joker bat ça.
    [ups] Une combinaison plus forte d’autant de cartes, ou un joker, bat ça.
    [highest] Seul un joker bat ça, ou 5 cartes ou plus d’une même valeur.
    [jokers] Seules autant de cartes d’une valeur plus forte battent ça, ou plus de cartes d’une même valeur.
    [down] Une carte plus faible ou un joker bat ça.
    [downs] Une combinaison plus faible d’autant de cartes, ou un joker, bat ça.
    [open] Toute combinaison qui a le nombre de cartes du pli peut suivre.
   *[any] Toute combinaison peut suivre.
}
watched-turn = { $may ->
    [return] { $name } a passé, mais peut revenir en battant ça.
   *[beat] { $name } peut battre ça ou passer.
}
watched-swap = Troc avant la manche · au choix de : { $names }
watched-fakes = ★ compte les faux jokers : des cartes en plus, qu’on peut jouer sans y être obligé pour finir.
watched-out = Plus de cartes : { $names }
spite-goal = { $has ->
    [one_round] Spite, une seule manche : qui n’a plus de cartes en premier gagne.
   *[rounds] Spite, manche { $round } : qui n’a plus de cartes en premier gagne la manche et 2 points. Après la dernière manche, le score le plus haut gagne.
}
spite-fewest = Le moins de cartes : { $names } ({ $count })
spite-most = Le plus de points : { $names } ({ $score })
