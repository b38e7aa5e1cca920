### Les règles en une feuille : le but, ce qui change, l’essentiel en bref, un tour pas à pas, le reste.

sheet-title = { -title } : { $variant ->
    [official] Officielle
    [catmouse] Chat et souris
    [catmouse-short] Chat et souris, courte
    [pz] Jokers, jusqu’au roi
    [pz-nwis] Jokers, aucun en réserve
    [classic] Selon les livres
   *[mdw] Duel classique
}
sheet-unknown = Ton hôte joue selon des règles que cette version ne connaît pas. Tu peux jouer quand même : on ne te propose que des coups permis.

## Headings.

sheet-part-goal = Le but
sheet-part-differs = Ce qui change par rapport au Duel classique
sheet-part-glance = En bref
sheet-steps-turn = Ton tour
sheet-part-piles = Les piles
sheet-part-set-up = La donne
sheet-part-partners = En équipes
sheet-part-match = Le match
sheet-part-small = Les détails

## The goal.

sheet-goal = { $partners ->
    [yes] La première équipe qui vide ses deux réserves gagne. 4 joueurs.
   *[no] Vide ta réserve avant les autres, et tu gagnes. { $max_seats ->
        [2] 2 joueurs.
        [many] De { $min_seats } à { $max_seats } joueurs.
       *[other] De { $min_seats } à { $max_seats } joueurs.
    }
}

## What is different: from the variant with which the program comes, the Classic duel.

sheet-differs-partners = { $partners ->
    [yes] On joue à deux contre deux.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Les jokers sont passe-partout, les rois ne le sont pas.
    [both] Les jokers aussi sont passe-partout.
   *[none] Aucune carte n’est passe-partout.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Un passe-partout ne peut pas servir d’as.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Les piles montent jusqu’au roi.
    [12] { "" }
    [11] Les piles ne montent que jusqu’au valet.
    [many] Les piles ne montent que jusqu’au { $last_rank }.
   *[other] Les piles ne montent que jusqu’au { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Avant de défausser, tu dois jouer les as de ta main, tant qu’une nouvelle pile peut commencer.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Les mains ne sont pas données : tu pioches la tienne à ton premier tour.
}
sheet-differs-payoff = { $payoff ->
    [one] Chaque réserve compte { $payoff } carte.
    [many] Chaque réserve compte { $payoff } cartes.
   *[other] Chaque réserve compte { $payoff } cartes.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Les piles pleines sont mises de côté, et mélangées quand la pioche est vide.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Si une main ne peut pas être remplie, la partie est nulle.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Règles maison : { $house }.
}

## At a glance: a label, and what stands beside it.

label-payoff = Réserve
brief-payoff = { $payoff ->
    [one] { $variant ->
        [mdw] { $payoff } carte (11, 21 et 31 sont habituelles)
       *[other] { $payoff } carte
    }
    [many] { $variant ->
        [mdw] { $payoff } cartes (11, 21 et 31 sont habituelles)
       *[other] { $payoff } cartes
    }
   *[other] { $variant ->
        [mdw] { $payoff } cartes (11, 21 et 31 sont habituelles)
       *[other] { $payoff } cartes
    }
}
label-centre-piles = Piles au centre
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, de l’as au roi
    [12] { $centre_piles }, de l’as à la dame
    [11] { $centre_piles }, de l’as au valet
    [many] { $centre_piles }, de l’as au { $last_rank }
   *[other] { $centre_piles }, de l’as au { $last_rank }
}
label-wild = Passe-partout
brief-wild = { $wild ->
    [kings] les rois
    [jokers] les jokers
    [both] les rois et les jokers
   *[none] aucun
}
label-discard-piles = Défausses
brief-discard-piles = { $discard_piles } par joueur
label-match = Match
brief-match = { $match ->
    [points] { $target ->
        [one] { $deals ->
            [one] { $target } point
            [many] { $target } point ou { $deals } parties
           *[other] { $target } point ou { $deals } parties
        }
        [many] { $deals ->
            [one] { $target } points
            [many] { $target } points ou { $deals } parties
           *[other] { $target } points ou { $deals } parties
        }
       *[other] { $deals ->
            [one] { $target } points
            [many] { $target } points ou { $deals } parties
           *[other] { $target } points ou { $deals } parties
        }
    }
    [games] { $deals } parties
   *[none] { "" }
}

## Your turn.

sheet-draw = { $hand ->
    [one] Pioche jusqu’à avoir { $hand } carte en main.
    [many] Pioche jusqu’à avoir { $hand } cartes en main.
   *[other] Pioche jusqu’à avoir { $hand } cartes en main.
}
sheet-play = { $discard_piles ->
    [one] Joue au centre autant de cartes que tu veux : de ta main, de ta réserve (on retourne alors la carte suivante), ou du dessus de ta défausse.
    [many] Joue au centre autant de cartes que tu veux : de ta main, de ta réserve (on retourne alors la carte suivante), ou du dessus de tes défausses.
   *[other] Joue au centre autant de cartes que tu veux : de ta main, de ta réserve (on retourne alors la carte suivante), ou du dessus de tes défausses.
}
sheet-discard = { $discard_piles ->
    [one] Pour finir ton tour, pose une carte de ta main sur ta défausse.
    [many] Pour finir ton tour, pose une carte de ta main sur une de tes défausses.
   *[other] Pour finir ton tour, pose une carte de ta main sur une de tes défausses.
}
sheet-refill = { $hand ->
    [one] Si tu as joué toute ta main, pioche une nouvelle carte et continue.
    [many] Si tu as joué toute ta main, pioche { $hand } nouvelles cartes et continue.
   *[other] Si tu as joué toute ta main, pioche { $hand } nouvelles cartes et continue.
}

sheet-example = { $hand ->
    [one] { "" }
    [many] { $wild ->
        [none] Par exemple : une pile montre un as, tu as en main un 2 et un 9, et ta carte de réserve est un 3. Joue le 2, puis le 3 dessus, et défausse le 9.
        [jokers] Par exemple : une pile montre un as, tu as en main un joker et un 9, et ta carte de réserve est un 3. Joue le joker comme 2, puis le 3 dessus, et défausse le 9.
       *[other] Par exemple : une pile montre un as, tu as en main un roi et un 9, et ta carte de réserve est un 3. Joue le roi comme 2, puis le 3 dessus, et défausse le 9.
    }
   *[other] { $wild ->
        [none] Par exemple : une pile montre un as, tu as en main un 2 et un 9, et ta carte de réserve est un 3. Joue le 2, puis le 3 dessus, et défausse le 9.
        [jokers] Par exemple : une pile montre un as, tu as en main un joker et un 9, et ta carte de réserve est un 3. Joue le joker comme 2, puis le 3 dessus, et défausse le 9.
       *[other] Par exemple : une pile montre un as, tu as en main un roi et un 9, et ta carte de réserve est un 3. Joue le roi comme 2, puis le 3 dessus, et défausse le 9.
    }
}

## The piles.

sheet-last-rank = { $last_rank ->
    [13] Tout le monde monte les piles du centre, de l’as au roi. Les couleurs ne comptent pas.
    [12] Tout le monde monte les piles du centre, de l’as à la dame. Les couleurs ne comptent pas.
    [11] Tout le monde monte les piles du centre, de l’as au valet. Les couleurs ne comptent pas.
    [many] Tout le monde monte les piles du centre, de l’as au { $last_rank }. Les couleurs ne comptent pas.
   *[other] Tout le monde monte les piles du centre, de l’as au { $last_rank }. Les couleurs ne comptent pas.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Les rois sont des cartes mortes : ils ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
    }
    [11] { $kings_wild ->
        [yes] Les dames sont des cartes mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
       *[no] Les dames et les rois sont des cartes mortes : ils ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
    }
    [10] { $kings_wild ->
        [yes] Les valets et les dames sont des cartes mortes : ils ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
       *[no] Du valet au roi, les cartes sont mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
    }
    [many] { $kings_wild ->
        [yes] Du { $dead_from } à la dame, les cartes sont mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
       *[no] Du { $dead_from } au roi, les cartes sont mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
    }
   *[other] { $kings_wild ->
        [yes] Du { $dead_from } à la dame, les cartes sont mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
       *[no] Du { $dead_from } au roi, les cartes sont mortes : elles ne vont nulle part. Une réserve qui en contient ne peut pas être vidée.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Les piles pleines sont aussitôt mélangées à la pioche.
   *[when-empty] { "" }
}
sheet-discard-piles = Tout le monde voit toutes les cartes défaussées, mais seules celles du dessus se jouent, et seulement au centre. Une carte de réserve ne se défausse jamais.

sheet-kings-wild = { $wild ->
    [kings] Jusqu’à ce que sa pile soit pleine, un roi remplace la carte qu’il fallait. Tu peux en jouer plusieurs de suite.
    [jokers] Jusqu’à ce que sa pile soit pleine, un joker remplace la carte qu’il fallait. Tu peux en jouer plusieurs de suite.
    [both] Jusqu’à ce que sa pile soit pleine, un roi ou un joker remplace la carte qu’il fallait. Tu peux en jouer plusieurs de suite.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Un passe-partout peut aussi être l’as qui commence une pile.
       *[no] { "" }
    }
}

## Set-up.

sheet-packs = { $packs ->
    [0] On joue avec un paquet de 52 cartes de plus que de joueurs.
    [one] On joue avec { $packs } paquet de 52 cartes.
    [many] On joue avec { $packs } paquets de 52 cartes.
   *[other] On joue avec { $packs } paquets de 52 cartes.
} { $jokers ->
    [0] { "" }
    [one] Chacun a aussi un joker.
    [many] Chacun a aussi { $jokers } jokers.
   *[other] Chacun a aussi { $jokers } jokers.
}
sheet-payoff = { $payoff ->
    [one] Une réserve est une seule carte, retournée.
    [many] Les réserves sont face cachée, carte du dessus retournée ; personne ne regarde dessous.
   *[other] Les réserves sont face cachée, carte du dessus retournée ; personne ne regarde dessous.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Les réserves se donnent sans passe-partout ; ils vont ensuite dans la pioche.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Puis on donne les mains ; le reste est la pioche.
   *[turn] Le reste est la pioche.
}
sheet-starter = { $starter ->
    [left] On tire au sort le premier donneur, puis la donne tourne vers la gauche. Le joueur à gauche du donneur commence.
    [dealer] On tire au sort le premier donneur, puis la donne tourne vers la gauche. Le donneur commence.
   *[top] { $jokers ->
        [0] La plus haute carte de réserve commence (les rois en tête, les as en dernier).
        [many] { $wilds_in_payoff ->
            [yes] La plus haute carte de réserve commence (les jokers en tête, puis les rois ; les as en dernier).
           *[no] La plus haute carte de réserve commence (les rois en tête, les as en dernier).
        }
       *[other] { $wilds_in_payoff ->
            [yes] La plus haute carte de réserve commence (les jokers en tête, puis les rois ; les as en dernier).
           *[no] La plus haute carte de réserve commence (les rois en tête, les as en dernier).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Si les plus hautes sont à égalité, on redonne tout.
            [many] Si les plus hautes sont à égalité, on mélange ces réserves.
           *[other] Si les plus hautes sont à égalité, on mélange ces réserves.
        }
       *[redeal] Si les plus hautes cartes des réserves sont à égalité au début, on redonne tout.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
    [many] On joue dans le sens des aiguilles d’une montre.
   *[other] On joue dans le sens des aiguilles d’une montre.
}

## Partners.

sheet-partners = { $partners ->
    [yes] Les partenaires sont face à face. Tu peux aussi jouer la carte de réserve partenaire et le dessus des défausses partenaires, mais tu ne défausses que sur les tiennes. Une fois ta réserve vide, tu joues pour l’équipe.
   *[no] { "" }
}

## Match.

sheet-deals = { $match ->
    [games] Après { $deals } parties, le match revient à qui a le plus de points.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Il suffit de { $target } point pour gagner le match.
        [many] Le premier joueur à { $target } points gagne le match.
       *[other] Le premier joueur à { $target } points gagne le match.
    } { $deals ->
        [one] Après { $max_deals } parties au plus, il revient à qui a le plus de points.
        [many] Après { $deals } parties au plus, il revient à qui a le plus de points.
       *[other] Après { $deals } parties au plus, il revient à qui a le plus de points.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Une partie gagnée rapporte 1 point.
       *[cards] Une partie gagnée rapporte un point par carte restée dans les réserves des autres.
    } À égalité de points, on partage le match, sauf si tout le monde est à égalité : il est alors nul.
}

## Small print: what hardly ever matters.

sheet-undo = { $undo ->
    [yes] Tu peux reprendre tes coups tant qu’aucune nouvelle carte n’est retournée ou piochée et que ton tour dure. La limite est de { $max_undone } par tour et { $max_undone_in_game } par partie.
   *[no] Un coup joué ne se reprend pas.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Il n’y a pas de conseils.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Tu as { $clock } secondes par tour. Le temps écoulé, la table défausse à ta place.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Si une main ne peut pas être remplie, on pioche ce qui reste et on continue.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Sans carte et sans coup possible, on saute son tour. La partie finit si plus personne ne peut jouer, si aucune carte de réserve n’est jouée pendant { $idle_rounds } tours de chacun, ou après { $game_moves } coups. L’équipe qui a le moins de cartes en réserve gagne alors ; à égalité, la partie est nulle.
       *[no] Sans carte et sans coup possible, on saute son tour. La partie finit si plus personne ne peut jouer, si aucune carte de réserve n’est jouée pendant { $idle_rounds } tours de chacun, ou après { $game_moves } coups. Le joueur qui a le moins de cartes en réserve gagne alors ; à égalité, la partie est nulle.
    }
   *[tie] { $partners ->
        [yes] La partie finit si aucune carte de réserve n’est jouée pendant { $idle_rounds } tours de chacun, ou après { $game_moves } coups. L’équipe qui a le moins de cartes en réserve gagne alors ; à égalité, la partie est nulle.
       *[no] La partie finit si aucune carte de réserve n’est jouée pendant { $idle_rounds } tours de chacun, ou après { $game_moves } coups. Le joueur qui a le moins de cartes en réserve gagne alors ; à égalité, la partie est nulle.
    }
} Après { $turn_plays } cartes dans un tour sans carte de réserve, tu ne pioches plus de nouvelle main avant ton tour suivant.
