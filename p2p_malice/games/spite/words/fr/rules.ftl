### Les règles en une feuille : le but, l’essentiel en bref, un tour pas à pas, les mots qu’on dit, le reste.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = L’hôte joue selon des règles que cette version ne connaît pas. Tu peux jouer quand même.

## Headings.

sheet-part-goal = Le but
sheet-part-glance = En bref
sheet-steps-turn = Ton tour
sheet-part-twists = Le piment
sheet-part-end = Le score
sheet-steps-small = Les détails

## The goal, and the most important at a glance: a label, and what stands beside it.

sheet-goal = { $rounds ->
    [one] Vide ta main avant les autres. Après { $rounds } manche, le plus haut score gagne.
    [many] Vide ta main avant les autres. Après { $rounds } manches, le plus haut score gagne.
   *[other] Vide ta main avant les autres. Après { $rounds } manches, le plus haut score gagne.
} De { $least } à { $most } joueurs.
sheet-house = { $house ->
    [none] { "" }
   *[other] Règles maison : { $house }.
}
label-hand = Cartes données
brief-hand = { $hand } par joueur
label-ranks = Valeurs
brief-ranks = 3 à 10, puis 11, 12, 13, J, Q, K, A, 2 ; les 13 sont passe-partout
label-fakes = Faux jokers
brief-fakes = { $fakes }, à gagner ; leur dos est différent
label-bounty = Prime
brief-bounty = finir avec des cartes de sa valeur te rapporte des faux jokers

## Your turn.

sheet-turn = Joue une combinaison qui bat la dernière, avec autant de cartes, ou passe. Si tu entames, joue n’importe quelle combinaison ; tu ne peux pas passer.
sheet-hand = Une combinaison, c’est 1 carte, 2 à 4 cartes de même valeur, ou une main de poker de 5 cartes.
sheet-last-chance = { $last_chance ->
    [yes] Quand le tour revient au joueur du dernier coup, il gagne le pli et entame le suivant.
   *[no] Quand tous les autres ont passé, le joueur du dernier coup gagne le pli et entame le suivant.
}
sheet-example = Par exemple : sur une paire de 9, joue deux valets, ou un valet et un 13. Un as seul ne suffit pas.

## The words of the game: a label, and what it means.

label-direction = Plus haut, plus bas
brief-direction = Une manche commence par « plus haut ». Avec des 7 naturels, tu peux dire le contraire.
label-consec = Série
brief-consec = Quand 3 coups de suite vont à pas égaux (5, 7, 9) ou ont les mêmes couleurs, le pli doit continuer ainsi, sans 13 ni jokers.
label-joker = Joker
brief-joker = 1 joker, ou 5 cartes naturelles ou plus de même valeur. Ça bat tout, quel que soit le nombre de cartes, sauf une combinaison joker plus forte (plus de cartes, puis la valeur).
label-down = Faux joker
brief-down = Face visible, c’est la carte qu’il montre. Face cachée, il ne bat rien, mais tout coup du bon nombre de cartes peut suivre. À 5 ou plus, ils battent tout.
label-cam = Chiche
brief-cam = Dis-le avec ce qu’on peut encore battre sans jokers. Gagne le pli, et tu échanges des cartes ; sinon, tu sautes un tour.
label-buy = Rachat
brief-buy = Après avoir passé, reviens en battant la dernière combinaison, puis pioche le prix en cartes : 1, puis 1, 2, 3, 5, 8…
label-misplay = Faute
brief-misplay = { $referee ->
    [yes] La table refuse tout ce qui est contraire aux règles.
   *[no] { $has_fakes ->
        [yes] Tu peux poser n’importe quoi, mais après une faute tu ne joues plus le pli, tu perds tes faux jokers et tu sautes un tour.
       *[no] Tu peux poser n’importe quoi, mais après une faute tu ne joues plus le pli et tu sautes un tour.
    }
}

## The score.

sheet-points = { $rounds ->
    [one] Une manche finit quand un seul joueur a encore des cartes. La première place rapporte 2, la deuxième 1 ; l’avant-dernière perd 1, la dernière 2.
    [many] Une manche finit quand un seul joueur a encore des cartes. La première place rapporte 2, la deuxième 1 ; l’avant-dernière perd 1, la dernière 2. Avant cela, ton ancien score se rapproche de 0 d’un point. Si tu as changé de moitié de classement, il devient 0. Avec 2 points, finir encore en tête fait 2 - 1 + 2 = 3 ; finir à la dernière place fait 0 - 2 = -2.
   *[other] Une manche finit quand un seul joueur a encore des cartes. La première place rapporte 2, la deuxième 1 ; l’avant-dernière perd 1, la dernière 2. Avant cela, ton ancien score se rapproche de 0 d’un point. Si tu as changé de moitié de classement, il devient 0. Avec 2 points, finir encore en tête fait 2 - 1 + 2 = 3 ; finir à la dernière place fait 0 - 2 = -2.
}
sheet-swap = À la donne suivante, un joueur à 2 points cède ses 2 plus basses cartes, un joueur à -2 ses 2 plus hautes, et ainsi de suite. Chacun en reprend autant parmi celles de l’autre côté.

## Small print.

sheet-deck = Il y a { $packs } paquets, { $cards } cartes en tout. Chacun a les 52 habituelles, un 11 et un 12 de chaque couleur, deux 13 rouges et un joker.
sheet-first-lead = { $first_lead ->
    [yes] La première personne qui joue une combinaison avec un 3 entame la première manche. Si personne ne le fait en { $claim_seconds } secondes, c’est au tour des 4, et ainsi de suite.
   *[no] La personne à gauche du donneur entame la première manche.
}
sheet-later-lead = Les manches suivantes, le score le plus bas entame ; à égalité, c’est la personne qui a fini dernière le plus récemment.
sheet-next-lead = Si la personne qui gagne un pli n’a plus de cartes, le joueur suivant entame.
sheet-alike = { watched-alike } L’égalité parfaite ne bat jamais, mais un joker peut se jouer sur un joker.
sheet-poker = Les mains de poker, de la plus faible à la plus forte : quinte, full, couleur, carré, quinte flush. J Q K A 2 est la plus haute quinte ; dans toute quinte, J suit 12.
sheet-thirteens = Avec d’autres cartes, les 13 valent ce qui fait la plus basse combinaison possible, moins forte que la même sans 13. Plus elle a de 13, moins elle est forte.
sheet-readings = { $thirteens_have_suits ->
    [yes] Les 13 comptent quand on compare les couleurs.
   *[no] Les 13 ne comptent pas quand on compare les couleurs.
} { $thirteens_natural ->
    [yes] Une combinaison de 13 seuls est naturelle.
   *[no] Une combinaison de 13 seuls n’est pas naturelle.
}
sheet-turning = { $big_hands_turn ->
    [yes] Sauf dans une série, tu peux jouer des 7 naturels sur autant de 7 naturels ; ça change le sens tout seul. Les 3 naturels le changent aussi, de « plus bas » à « plus haut ». 5 ou plus des uns ou des autres le changent aussi.
   *[no] Sauf dans une série, tu peux jouer des 7 naturels sur autant de 7 naturels ; ça change le sens tout seul. Les 3 naturels le changent aussi, de « plus bas » à « plus haut ». À 5 ou plus, ni les uns ni les autres ne le changent.
}
sheet-numerical = Une série par pas saute le 13 : après 12 vient J. Après le 2, elle reprend au besoin au 3. En descendant, elle fait demi-tour au 3 : après 4, 3 et 4, il faut un 5.
sheet-forms = Les mains de poker ne forment jamais de série. À partir de 2 cartes, toutes les couleurs doivent être les mêmes : par exemple cœur et trèfle à chaque fois.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 combinaisons de même valeur forment aussi une série.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] Des 7 qui changent le sens inversent aussi la série.
   *[no] Des 7 qui changent le sens n’inversent pas la série.
}
sheet-unbeatable = Dans une série de couleurs seules, rien ne bat un 2 en montant : dis « imbattable » en le jouant. Par exemple : 4♥, 8♥ et J♥, puis 2♥.
sheet-joker-limits = En descendant, toute combinaison du nombre de cartes du pli peut suivre une combinaison joker. { $has_fakes ->
    [yes] Si ta dernière ou avant-dernière combinaison en est une, ou a des faux jokers cachés, tu perds la manche.
   *[no] Si ta dernière ou avant-dernière combinaison en est une, tu perds la manche.
}
sheet-open-size = En descendant, une combinaison joker à l’entame laisse le nombre de cartes ouvert : le coup suivant le fixe. { $has_fakes ->
    [yes] De même pour un faux joker caché à l’entame, dans les deux sens.
   *[no] { "" }
}
sheet-five-fakes = Tu peux jouer 5 faux jokers cachés ou plus à tout moment, même dans une série. Seul un plus grand nombre les bat. Ne dis avec eux ni « chiche » ni « imbattable ».
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Tu gagnes des faux jokers en annonçant des fautes, ou en finissant avec uniquement des cartes naturelles de la valeur de la prime : un par carte, et on retourne une nouvelle prime.
       *[no] Tu gagnes des faux jokers en finissant avec uniquement des cartes naturelles de la valeur de la prime : un par carte, et on retourne une nouvelle prime.
    }
   *[no] Tu gagnes des faux jokers en annonçant des fautes.
} Ils ne font pas partie de ta main, et tu les gardes pour les manches suivantes. Quand la pile n’en a plus, tu reçois à la place des cartes du dessus de la pioche : elles ne se jouent que face visible, pour ce qu’elles montrent.
sheet-cam-won = { $cam_counts_passed ->
    [yes] Pour dire « chiche », il faut plus de 2 joueurs qui ont des cartes.
   *[no] Pour dire « chiche », il faut plus de 2 joueurs dans le pli.
} Si tu gagnes, échange de 1 à { $cam_limit } cartes : une de plus chaque fois que tu l’as redit, une de moins par pli déjà gagné ainsi depuis le dernier pli d’un autre joueur. Par exemple, le deuxième pli de ce genre en permet 2. Si ça tombe à 0, il ne se passe rien ; en dessous de 0, tu sautes autant de tours. Gagner avec une combinaison joker est une faute. Si tu ne gagnes pas, saute un tour pour chaque fois que tu l’as dit. Ça ne compte pas si une autre annonce faite avec était fausse.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] N’échanger aucune carte, ou trop, est une faute.
}
sheet-buying = Le prix du rachat est le même pour tout le monde : il monte à chaque fois. Après un rachat, on est dans le pli jusqu’à ce qu’on passe à nouveau.
sheet-price-anew = À chaque manche, ce prix repart de zéro.
sheet-limit = Si tu arrives à { $hand_limit } cartes en main, tu perds la manche.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Personne n’annonce les fautes : la table tranche aussitôt.
        [one] Une faute peut s’annoncer pendant { $window } seconde, tandis que la partie continue. Le pli revient alors là où il en était avant la faute. Si personne n’annonce, la table tranche. Annoncer à tort est une faute.
        [many] Une faute peut s’annoncer pendant { $window } secondes, tandis que la partie continue. Le pli revient alors là où il en était avant la faute. Si personne n’annonce, la table tranche. Annoncer à tort est une faute.
       *[other] Une faute peut s’annoncer pendant { $window } secondes, tandis que la partie continue. Le pli revient alors là où il en était avant la faute. Si personne n’annonce, la table tranche. Annoncer à tort est une faute.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Une des personnes qui annoncent reçoit les faux jokers de la personne en faute ; si cette dernière n’en a pas, un de la pile commune.
   *[no] Une des personnes qui annoncent reçoit les faux jokers de la personne en faute.
}
sheet-countdown = Tout le monde peut lancer un compte à rebours de { $decision } secondes, plus 1 par carte qu’on vient de prendre. Si tu n’as pas joué à la fin, tu passes ; si c’était à toi d’entamer, le joueur suivant le fait.
sheet-hints = { $hints ->
    [yes] Tu peux demander un conseil à ton tour.
   *[no] Il n’y a pas de conseils.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Tu as { $clock } secondes par tour. Le temps écoulé, la table passe à ta place ou joue une carte.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Des cartes posées avant ton tour restent, et se jouent à ton tour : si elles ne vont pas alors, c’est une faute.
}
sheet-swap-rest = Si l’autre côté en a cédé moins, le reste vient de la pioche. S’il en a cédé plus, ce qui reste est montré et défaussé.
sheet-middle = Avec un nombre impair de joueurs, la place du milieu n’est dans aucune moitié : ton score devient 0 quand tu l’obtiens, et de nouveau quand tu la quittes.
sheet-three = À 3 joueurs, la deuxième place est aussi l’avant-dernière et rapporte 0.
sheet-late = Si quelqu’un arrive entre deux manches, sa place compte comme la dernière de la précédente, avec un score de { $loser } ; les autres montent d’une place.
