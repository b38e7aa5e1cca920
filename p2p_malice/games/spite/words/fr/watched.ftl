watched-call = On peut annoncer une faute maintenant. Sinon, la table décide.
watched-exchange = { $name } a gagné avec « chiche » et échange des cartes avec la pioche.
watched-beat = { $how ->
    [up] Une carte plus forte ou un joker bat ça.
    [ups] Une combinaison plus forte d’autant de cartes, ou un joker, bat ça.
    [alike_up] Autant de cartes d’une valeur plus forte battent ça, ou un joker.
    [alike_down] Autant de cartes d’une valeur plus faible battent ça, ou un joker.
    [highest] Aucune valeur ne dépasse le 2. Seul un joker bat ça, ou 5 cartes ou plus d’une même valeur.
    [jokers] Seules autant de cartes d’une valeur plus forte battent ça, ou plus de cartes d’une même valeur.
    [down] Une carte plus faible ou un joker bat ça.
    [downs] Une combinaison plus faible d’autant de cartes, ou un joker, bat ça.
    [open] Toute combinaison qui a le nombre de cartes du pli peut suivre.
   *[any] Toute combinaison peut suivre.
}
watched-ranks = { $way ->
    [up] Plus fort, dans l’ordre montant : { $ranks }
   *[down] Plus faible, dans l’ordre descendant : { $ranks }
}
watched-due = 3 coups à pas égaux : c’est une série. Jusqu’à la fin du pli, seul ceci peut suivre : { $made }
watched-suits = 3 coups des mêmes couleurs : c’est une série. Jusqu’à la fin du pli, seules ces couleurs peuvent suivre : { $suits }
watched-turn = { $may ->
    [return] { $name } a passé, mais peut revenir en battant ça.
   *[beat] { $name } peut battre ça ou passer.
}
watched-swap = Troc avant la manche · au choix de : { $names }
watched-over = La manche { $round } est finie. Victoire : { $name }.
watched-dared = { $names } : « chiche ». Après ces mots, gagner le pli permet d’échanger de mauvaises cartes ; le perdre coûte un tour.
watched-alike = À valeur égale, des cartes d’une seule teinte (rouges ou noires) battent un mélange, et des cartes d’une seule couleur battent les deux.
watched-fakes = ★ compte les faux jokers : des cartes en plus, qu’on peut jouer sans y être obligé pour finir.
watched-bounty = La prime : qui finit avec seulement des cartes de sa valeur reçoit un faux joker pour chacune.
watched-out = Plus de cartes dans cette manche : { $names }
watched-even = Cartes en main : { $count } chacun
spite-goal = { $has ->
    [one_round] Spite, une seule manche : qui n’a plus de cartes en premier gagne.
   *[rounds] Spite, manche { $round } : qui n’a plus de cartes en premier gagne la manche et 2 points. Après la dernière manche, le score le plus haut gagne.
}
spite-fewest = Le moins de cartes : { $names } ({ $count })
spite-most = Le plus de points au total : { $names } ({ $score })
