### La table sur la page.

spite-title = { $title } · manche { $round }
spite-back-in = Revenir ?
spite-settles = Ça compte ?
spite-trick = Le pli
spite-nothing = Un nouveau pli commence ici.
spite-facts = En jeu
spite-hand = Tes cartes
spite-says = Dire
spite-words = Le sens des mots
spite-cards = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
spite-fakes = { $count ->
    [one] { $count } faux joker
    [many] { $count } faux jokers
   *[other] { $count } faux jokers
}
spite-extra = faux
spite-score = Score { $score }
spite-down = { $count ->
    [one] { $count } carte face cachée
    [many] { $count } cartes face cachée
   *[other] { $count } cartes face cachée
}
spite-lies = { $name } : { $cards }
spite-place = { $place ->
    [one] 1re
    [many] { $place }e
   *[other] { $place }e
}
spite-barred = hors du pli
spite-skips = { $count ->
    [one] saute { $count } tour
    [many] saute { $count } tours
   *[other] saute { $count } tours
}
spite-absent = manche suivante
spite-passed = passe
spite-may-return = peut revenir
spite-sort = { $order ->
    [suit] ⇅ Couleurs
    [hands] ⇅ Combinées
   *[value] ⇅ Valeurs
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Échanger 
        [one] Échanger { $count }
        [many] Échanger { $count }
       *[other] Échanger { $count }
    }
    [swap] { $count ->
        [0] Céder 
        [one] Céder { $count }
        [many] Céder { $count }
       *[other] Céder { $count }
    }
   *[play] { $count ->
        [0] Jouer 
        [one] Jouer { $count } carte
        [many] Jouer { $count } cartes
       *[other] Jouer { $count } cartes
    }
}
spite-early = d’avance : { $cards }
spite-clock = { $what ->
    [call] Temps pour annoncer une faute
    [claim] Jusqu’à la valeur suivante
   *[turn] Compte à rebours : { $name }
}
spite-ahead = Jouer avant mon tour
spite-stay-out = Ne pas revenir
spite-rest = { $more ->
    [yes] Tu n’as plus rien à jouer. Quand les autres auront joué leurs places, la manche suivante commencera.
   *[no] Tu n’as plus rien à jouer. Quand les autres auront joué leurs places, la partie sera finie.
}
spite-exchange = { $most ->
    [one] Tu as gagné avec « chiche ». Échange { $most } carte avec la pioche.
    [many] Tu as gagné avec « chiche ». Échange de 1 à { $most } cartes avec la pioche.
   *[other] Tu as gagné avec « chiche ». Échange de 1 à { $most } cartes avec la pioche.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Tu as de l’avance : tu cèdes ta plus basse carte contre une haute. Choisis laquelle.
       *[high] Tu as du retard : tu cèdes ta plus haute carte contre une basse. Choisis laquelle.
    }
    [many] { $which ->
        [low] Tu as de l’avance : tu cèdes tes { $count } plus basses cartes contre des hautes. Choisis lesquelles.
       *[high] Tu as du retard : tu cèdes tes { $count } plus hautes cartes contre des basses. Choisis lesquelles.
    }
   *[other] { $which ->
        [low] Tu as de l’avance : tu cèdes tes { $count } plus basses cartes contre des hautes. Choisis lesquelles.
       *[high] Tu as du retard : tu cèdes tes { $count } plus hautes cartes contre des basses. Choisis lesquelles.
    }
}
spite-claim = { $rank ->
    [A] Entame avec une combinaison qui a un as, ou laisse entamer les autres.
    [J] Entame avec une combinaison qui a un valet, ou laisse entamer les autres.
    [Q] Entame avec une combinaison qui a une dame, ou laisse entamer les autres.
    [K] Entame avec une combinaison qui a un roi, ou laisse entamer les autres.
   *[other] Entame avec une combinaison qui a un { $rank }, ou laisse entamer les autres.
}
spite-claimed = Qui joue cette valeur en premier entame : { $rank }. Sinon, c’est le tour de la valeur suivante.
spite-leads = { $name } entame, avec une combinaison au choix.
spite-call = C’était une faute ?
spite-lead = Tu entames : joue une combinaison au choix.
spite-buy = { $count ->
    [one] Pour revenir, bats ça et pioche { $count } carte. Ou reste hors du pli.
    [many] Pour revenir, bats ça et pioche { $count } cartes. Ou reste hors du pli.
   *[other] Pour revenir, bats ça et pioche { $count } cartes. Ou reste hors du pli.
}
spite-follow = { $count ->
    [0] Bats ça, ou passe.
    [one] Bats ça avec { $count } carte, ou passe.
    [many] Bats ça avec { $count } cartes, ou passe.
   *[other] Bats ça avec { $count } cartes, ou passe.
}
spite-hinted = Conseil : { $cards }. { $text }

spite-kept = D’avant
spite-kept-of = { $kept } sur { $before }
