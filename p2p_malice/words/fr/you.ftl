### Les parties qu’on a jouées : chiffres, adversaires, trophées.

menu-you = Toi : parties et trophées
you-so-far = Victoires : { $won } · trophées : { $count } sur { $all }
you-title = Tes parties
you-all = Tous les jeux
you-empty = Joue une partie jusqu’au bout : tu en retrouveras ici le résultat, ton meilleur tour et tes trophées.
you-unreadable = { $count ->
    [one] Une de tes parties est illisible : elle vient d’une version plus récente, ou elle est abîmée. Elle reste où elle est.
    [many] { $count } de tes parties sont illisibles : elles viennent d’une version plus récente, ou sont abîmées. Elles restent où elles sont.
   *[other] { $count } de tes parties sont illisibles : elles viennent d’une version plus récente, ou sont abîmées. Elles restent où elles sont.
}
you-games = Parties
you-won = Gagnées
you-won-count = { $count } · { $percent } %
you-run = Gagnées de suite
you-run-count = { $best ->
    [0] 0
    [many] { $count } · record { $best }
   *[other] { $count } · record { $best }
}
you-best = Record de cartes en un tour
you-chain = Record à la file sur une pile
you-cards = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
you-left = Reste moyen après une défaite
you-hints = Conseils demandés
you-time = Temps à table
you-minutes = { $hours ->
    [0] { $minutes } min
    [many] { $hours } h { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Gagnées et perdues par jour
    [week] Gagnées et perdues par semaine
   *[month] Gagnées et perdues par mois
}
you-groups = Soirées entre amis
# In place of one's own name, in a list and in front of a number.
you-own = Toi
you-group = Parties : { $games } · soirées : { $evenings } · dernière : { $date }
you-group-won = { $told } · dernière victoire : { $names }
you-member = Victoires : { $won }
you-member-run = { $told } · meilleure série : { $run }
you-invite = Réinviter
you-invite-who = Réinviter qui ?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Contre
you-recent = Dernières parties
you-days = Donnes du jour
you-days-span = { $first } – { $last }
you-days-run = Donnes du jour à la suite
you-day = { $how ->
    [won] { $count ->
        [one] { $date } : gagnée d’une carte
        [many] { $date } : gagnée de { $count } cartes
       *[other] { $date } : gagnée de { $count } cartes
    }
    [lost] { $count ->
        [one] { $date } : perdue d’une carte
        [many] { $date } : perdue de { $count } cartes
       *[other] { $date } : perdue de { $count } cartes
    }
    [drawn] { $date } : nulle
   *[none] { $date } : pas jouée
}
you-trophies = Trophées
you-trophies-count = Trophées · { $count } sur { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · dernière le { $date }
    [one] { $won } – { $lost }, { $drawn } nulle · dernière le { $date }
    [many] { $won } – { $lost }, { $drawn } nulles · dernière le { $date }
   *[other] { $won } – { $lost }, { $drawn } nulles · dernière le { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Gagnée
        [one] Gagnée d’une carte
        [many] Gagnée de { $left } cartes
       *[other] Gagnée de { $left } cartes
    }
    [lost] { $left ->
        [0] Perdue
        [one] Perdue, restait { $left } carte
        [many] Perdue, restaient { $left } cartes
       *[other] Perdue, restaient { $left } cartes
    }
    [drawn] Nulle
   *[none] Jouée sur un seul écran
}
you-next = Et maintenant ?
you-replay = Revoir
you-replay-which = Revoir quelle partie ?
you-share = Partager une partie
you-share-which = Partager quelle partie ?
you-back = Retour
you-forget = Oublier quelqu’un
you-forget-who = Oublier qui ?
you-forget-asks = Supprimer de cet appareil toutes les parties avec { $name } ?
you-forget-asks-page = Supprimer de cet appareil toutes les parties avec cette personne ?
you-forget-yes = Les supprimer
you-export = Exporter en fichier
you-import = Importer un fichier
you-not-earned = pas encore
stats-exported = { $count ->
    [one] { $count } partie enregistrée dans { $file }.
    [many] { $count } parties enregistrées dans { $file }.
   *[other] { $count } parties enregistrées dans { $file }.
}
you-added = { $count ->
    [0] Toutes les parties de ce fichier sont déjà ici.
    [one] Une partie a été ajoutée.
    [many] { $count } parties ont été ajoutées.
   *[other] { $count } parties ont été ajoutées.
}
you-added-of-some = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
    [many] { $count } parties ont été ajoutées.
   *[other] { $count } parties ont été ajoutées.
} { $unreadable ->
    [one] Une ligne du fichier était illisible.
    [many] { $unreadable } lignes du fichier étaient illisibles.
   *[other] { $unreadable } lignes du fichier étaient illisibles.
}
you-added-days = { $told } { $count ->
    [one] Un résultat du jour a été ajouté.
    [many] { $count } résultats du jour ont été ajoutés.
   *[other] { $count } résultats du jour ont été ajoutés.
}
news-trophies-earned = { $count ->
    [one] Un trophée : { $names } !
    [many] Des trophées : { $names } !
   *[other] Des trophées : { $names } !
}

## Dates.

date-day = { $day ->
    [1] 1er
    [many] { $day }
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
date-short = { $day ->
    [1] 1er
    [many] { $day }
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}

## Trophies: what they are called, and what they are for.

trophy-first-win-line = Gagne une partie
trophy-wins-10 = Dix victoires
trophy-wins-10-line = Gagne dix parties
trophy-wins-50 = Cinquante victoires
trophy-wins-50-line = Gagne cinquante parties
trophy-wins-200 = Deux cents victoires
trophy-wins-200-line = Gagne deux cents parties
trophy-streak-3 = Trois de suite
trophy-streak-3-line = Gagne trois parties de suite
trophy-streak-7 = Sept de suite
trophy-streak-7-line = Gagne sept parties de suite
trophy-turn-8 = Un bon tour
trophy-turn-8-line = Joue huit cartes dans un même tour
trophy-turn-10 = Un très bon tour
trophy-turn-10-line = Joue dix cartes dans un même tour
trophy-turn-15 = Rien ne t’arrête
trophy-turn-15-line = Joue quinze cartes dans un même tour
trophy-chain-6 = Six sur une pile
trophy-chain-6-line = Joue six cartes à la file sur une pile
trophy-chain-12 = De l’as à la dame
trophy-chain-12-line = Joue toute une pile en un tour
trophy-sweep = Loin devant
trophy-sweep-line = Gagne alors qu’il reste au moins dix cartes à tous les autres
trophy-by-one = D’une carte
trophy-by-one-line = Gagne alors qu’il ne reste qu’une carte à quelqu’un
trophy-comeback = Remontada
trophy-comeback-line = Gagne après avoir eu cinq cartes de retard
trophy-daily-1 = Donne du jour
trophy-daily-1-line = Gagne une donne du jour
trophy-daily-7 = Semaine parfaite
trophy-daily-7-line = Gagne la donne du jour sept jours de suite
trophy-full-table = Grande tablée
trophy-full-table-line = Joue une partie à cinq ou plus
trophy-friends-5 = Cinq amis
trophy-friends-5-line = Joue avec cinq amis différents
trophy-rival = De vieux rivaux
trophy-rival-line = Joue vingt-cinq parties avec la même personne
trophy-spite = Spite
trophy-spite-line = Gagne une partie de Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Ta première victoire !
    [comeback] Quelle remontée !
    [closest] À une carte près !
    [turn] Ton meilleur tour : ×{ $count }
   *[run] Victoires d’affilée : { $count } !
}
