### Spite comme on y joue : piles, événements, coups, résultats.
### `{ $who }` : `you` pour qui lit, `other` pour quelqu’un qui a un `{ $name }`, `nobody`.

## Piles, by role; some have no cards, but show something.

pile = la table
pile-trick = Avant
pile-direction = Sens
pile-arity = À jouer
pile-due = Attendu
pile-suits = Couleurs
pile-price = Rachat
pile-claim = Entame avec
pile-gave = Cédées
pile-got = Reçues
pile-bounty = Prime
pile-deck = Pioche
spite-who-leads = Qui entame ?

## What happened.

event-round = La manche { $count } est donnée.
event-put-down = { $who ->
    [you] { $count ->
        [one] Au troc, tu cèdes { $count } carte.
        [many] Au troc, tu cèdes { $count } cartes.
       *[other] Au troc, tu cèdes { $count } cartes.
    }
   *[other] { $count ->
        [one] Au troc, { $name } cède { $count } carte.
        [many] Au troc, { $name } cède { $count } cartes.
       *[other] Au troc, { $name } cède { $count } cartes.
    }
}
event-swap-rest = Au troc, personne n’a pris ces cartes : { $cards }
event-bounty = La prime est { $cards }.
event-claim = { $as ->
    [A] Personne n’a entamé avec cette valeur. Maintenant, qui a un as peut entamer.
    [J] Personne n’a entamé avec cette valeur. Maintenant, qui a un valet peut entamer.
    [Q] Personne n’a entamé avec cette valeur. Maintenant, qui a une dame peut entamer.
    [K] Personne n’a entamé avec cette valeur. Maintenant, qui a un roi peut entamer.
   *[other] Personne n’a entamé avec cette valeur. Maintenant, qui a un { $as } peut entamer.
}
event-play = { $who ->
    [you] Tu joues { $cards }.
   *[other] { $name } joue { $cards }.
}
event-early = { $who ->
    [you] Tu poses { $cards } avant ton tour.
   *[other] { $name } pose { $cards } avant son tour.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Tu poses { $count } faux joker face cachée, avant ton tour.
        [many] Tu poses { $count } faux jokers face cachée, avant ton tour.
       *[other] Tu poses { $count } faux jokers face cachée, avant ton tour.
    }
   *[other] { $count ->
        [one] { $name } pose { $count } faux joker face cachée, avant son tour.
        [many] { $name } pose { $count } faux jokers face cachée, avant son tour.
       *[other] { $name } pose { $count } faux jokers face cachée, avant son tour.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Tu poses { $count } faux joker face cachée.
        [many] Tu poses { $count } faux jokers face cachée.
       *[other] Tu poses { $count } faux jokers face cachée.
    }
   *[other] { $count ->
        [one] { $name } pose { $count } faux joker face cachée.
        [many] { $name } pose { $count } faux jokers face cachée.
       *[other] { $name } pose { $count } faux jokers face cachée.
    }
}
event-say-higher = { $who ->
    [you] Tu dis « plus haut ».
   *[other] { $name } dit « plus haut ».
}
event-say-lower = { $who ->
    [you] Tu dis « plus bas ».
   *[other] { $name } dit « plus bas ».
}
event-say-unbeatable = { $who ->
    [you] Tu dis « imbattable ».
   *[other] { $name } dit « imbattable ».
}
event-say-cam = { $who ->
    [you] Tu dis « chiche ».
   *[other] { $name } dit « chiche ».
}
event-say-buy = { $who ->
    [you] Tu dis « rachat { $count } ».
   *[other] { $name } dit « rachat { $count } ».
}
event-higher = À partir de maintenant, chaque combinaison doit être plus haute.
event-lower = À partir de maintenant, chaque combinaison doit être plus basse.
event-lead-for = { $who ->
    [you] Personne n’entame : ta plus basse carte part d’office : { $cards }
   *[other] Personne n’entame : { $name } entame d’office avec sa plus basse carte : { $cards }
}
event-pass = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
event-skip = { $who ->
    [you] Tu sautes un tour.
   *[other] { $name } saute un tour.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Tu pioches { $count } carte.
        [many] Tu pioches { $count } cartes.
       *[other] Tu pioches { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } pioche { $count } carte.
        [many] { $name } pioche { $count } cartes.
       *[other] { $name } pioche { $count } cartes.
    }
}
event-reshuffle = { $count ->
    [one] La pioche est vide. La seule carte défaussée devient la nouvelle pioche.
    [many] La pioche est vide. Les { $count } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
   *[other] La pioche est vide. Les { $count } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
}
event-trick = { $who ->
    [you] Tu gagnes le pli.
   *[other] { $name } gagne le pli.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Tu échanges { $count } carte avec la pioche.
        [many] Tu échanges { $count } cartes avec la pioche.
       *[other] Tu échanges { $count } cartes avec la pioche.
    }
   *[other] { $count ->
        [one] { $name } échange { $count } carte avec la pioche.
        [many] { $name } échange { $count } cartes avec la pioche.
       *[other] { $name } échange { $count } cartes avec la pioche.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Tu lances un compte à rebours de { $count } seconde.
        [many] Tu lances un compte à rebours de { $count } secondes.
       *[other] Tu lances un compte à rebours de { $count } secondes.
    }
   *[other] { $count ->
        [one] { $name } lance un compte à rebours de { $count } seconde.
        [many] { $name } lance un compte à rebours de { $count } secondes.
       *[other] { $name } lance un compte à rebours de { $count } secondes.
    }
}
event-out = { $who ->
    [you] { $count ->
        [one] Tu n’as plus de cartes : tu finis à la 1re place.
        [many] Tu n’as plus de cartes : tu finis à la { $count }e place.
       *[other] Tu n’as plus de cartes : tu finis à la { $count }e place.
    }
   *[other] { $count ->
        [one] { $name } n’a plus de cartes et finit à la 1re place.
        [many] { $name } n’a plus de cartes et finit à la { $count }e place.
       *[other] { $name } n’a plus de cartes et finit à la { $count }e place.
    }
}
event-places = Les autres continuent pour les places suivantes.
event-absent = { $who ->
    [you] Tu entres à la prochaine manche.
   *[other] Une place est libre pour qui viendra plus tard.
}
event-join = { $who ->
    [you] Tu entres à la prochaine manche.
   *[other] { $name } entre à la prochaine manche.
}
event-lose = { $who ->
    [you] Tu perds la manche.
   *[other] { $name } perd la manche.
}
event-place = { $who ->
    [you] { $count ->
        [one] Tu finis à la 1re place.
        [many] Tu finis à la { $count }e place.
       *[other] Tu finis à la { $count }e place.
    }
   *[other] { $count ->
        [one] { $name } finit à la 1re place.
        [many] { $name } finit à la { $count }e place.
       *[other] { $name } finit à la { $count }e place.
    }
}
event-round-score = { $who ->
    [you] Ton score : { $count }
   *[other] Score, { $name } : { $count }
}

## Misplays and fake jokers.

event-misplay = { $who ->
    [you] C’était une faute. Tu ne joues plus ce pli, et tu sautes un tour ensuite.
   *[other] C’était une faute. { $name } ne joue plus ce pli, et saute un tour ensuite.
}
event-back = Le pli revient là où il en était avant.
event-call = { $who ->
    [you] Tu l’as annoncée.
   *[other] { $name } l’a annoncée.
}
event-call-too = { $who ->
    [you] Tu l’as annoncée aussi, mais le sort a choisi quelqu’un d’autre.
   *[other] { $name } l’a annoncée aussi, mais le sort a choisi quelqu’un d’autre.
}
event-wrong-call = { $who ->
    [you] Tu as annoncé une faute, mais il n’y en avait pas.
   *[other] { $name } a annoncé une faute, mais il n’y en avait pas.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Tu reçois le faux joker de la personne en faute.
        [many] Tu reçois les { $count } faux jokers de la personne en faute.
       *[other] Tu reçois les { $count } faux jokers de la personne en faute.
    }
   *[other] { $count ->
        [one] { $name } reçoit le faux joker de la personne en faute.
        [many] { $name } reçoit les { $count } faux jokers de la personne en faute.
       *[other] { $name } reçoit les { $count } faux jokers de la personne en faute.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Tu gagnes { $count } faux joker.
        [many] Tu gagnes { $count } faux jokers.
       *[other] Tu gagnes { $count } faux jokers.
    }
   *[other] { $count ->
        [one] { $name } gagne { $count } faux joker.
        [many] { $name } gagne { $count } faux jokers.
       *[other] { $name } gagne { $count } faux jokers.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] « Chiche » te coûte { $count } tour.
        [many] « Chiche » te coûte { $count } tours.
       *[other] « Chiche » te coûte { $count } tours.
    }
   *[other] { $count ->
        [one] « Chiche » coûte { $count } tour à { $name }.
        [many] « Chiche » coûte { $count } tours à { $name }.
       *[other] « Chiche » coûte { $count } tours à { $name }.
    }
}

## What may be done and said.

move-pass = Passer
move-decline = Pas avec ça
move-none = Tout garder (une faute)
move-misplay = Faute !
move-join = Entrer
move-countdown = Compte à rebours
say-higher = Plus haut
say-lower = Plus bas
say-unbeatable = Imbattable
say-cam = Chiche
say-down = Faux jokers cachés
say-buy1 = Rachat 1
say-buy2 = Rachat 2
say-buy3 = Rachat 3
say-buy5 = Rachat 5
say-buy8 = Rachat 8
say-buy13 = Rachat 13
say-buy21 = Rachat 21
say-buy34 = Rachat 34
say-buy55 = Rachat 55
say-buy89 = Rachat 89

## The end.

result-session = { $who ->
    [you] C’est gagné !
    [nobody] La partie est nulle.
   *[other] Victoire : { $names }.
}
