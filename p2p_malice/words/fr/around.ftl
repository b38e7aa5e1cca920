### Autour des cartes d’une page : la fin d’une partie, qui n’est pas là, les sons.

## How it ended. `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.
## In a picture that a player without a name sends to others, it is their own voice: `you-saying`, `team-saying`.

ending-label = Le résultat
explained-done = Compris
ending-title = { $who ->
    [you] C’est gagné !
    [team] Victoire : { $names } !
    [you-saying] J’ai gagné !
    [team-saying] On a gagné !
    [nobody] Partie nulle
   *[other] Victoire : { $names }
}
ending-comfort = { $how ->
    [near] Il s’en est fallu de peu ! La prochaine est pour toi.
   *[far] Une petite revanche ?
}
ending-me = Moi
trophy-first-win = Première victoire
ending-player = Joueur
ending-left = Cartes restantes
ending-points = Points
ending-with-points = { $count ->
    [one] { $count } point
    [many] { $count } points
   *[other] { $count } points
}
ending-wins = Parties gagnées
ending-matches = Matchs gagnés
ending-time = Durée
ending-minutes = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } minutes
   *[other] { $minutes } minutes
}
ending-best = Meilleur tour
ending-decided = Tour gagnant
ending-best-of = { $name } : { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
ending-hints = Conseils
event-hints = { $who ->
    [you] { $count ->
        [one] Tu as demandé { $count } conseil.
        [many] Tu as demandé { $count } conseils.
       *[other] Tu as demandé { $count } conseils.
    }
   *[other] { $count ->
        [one] { $name } a demandé { $count } conseil.
        [many] { $name } a demandé { $count } conseils.
       *[other] { $name } a demandé { $count } conseils.
    }
}
ending-evening = { $what ->
    [matches] Derniers matchs
   *[games] Dernières parties
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Between two deals of a match, and how it stands. `{ $kind }` is what the game calls one: `round` or `game`.

between-title = { $kind ->
    [round] La manche { $number } est finie
   *[game] La partie { $number } est finie
}
between-place = Rang
between-gain = { $kind ->
    [round] Cette manche
   *[game] Cette partie
}
between-next = { $kind ->
    [round] Jouer la manche { $number }
   *[game] Jouer la partie { $number }
}
between-how = Comment on marque
between-rounds = Points par manche

## What may come next.

ending-look = Voir la table
ending-show = Voir le résultat
ending-earned = Trophées
ending-challenge = Lancer un défi
ending-share = Partager
ending-replay = Revoir
ending-saved = L’image est enregistrée.
ending-picture = En image
ending-keep = Ce navigateur efface tes parties après sept jours sans visite. Ajoute la page à l’écran d’accueil et joue de là : elles y restent. Celles d’ici s’exportent en fichier dans « Toi ».
ending-ready-mark = d’accord
ending-ready-button = D’accord ✓
ending-ready = { $count ->
    [one] { $names } veut bien rejouer.
    [many] { $names } veulent bien rejouer.
   *[other] { $names } veulent bien rejouer.
}
ending-waiting = C’est noté. On attend { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Envoie une nouvelle invitation, ou laisse jouer l’ordinateur.
   *[no] L’ordinateur peut prendre la suite, ou tu peux quitter.
}
ending-lost = Contact perdu avec ton hôte. Vous pourrez rejouer à son retour.
ending-closed = { $name ->
    [none] Ton hôte a fermé la table.
   *[other] { $name } a fermé la table.
}
ending-choosing = { $name ->
    [none] Votre hôte choisit à quoi vous jouez ensuite.
   *[other] { $name } choisit à quoi vous jouez ensuite.
}
ending-play-next = Je voudrais jouer

## Who is away.

banner-label = Avis
since = Depuis { $time }.
banner-free = Il y a une place libre à cette table.
banner-free-short = Une place est libre
banner-short = { $by ->
    [computer] L’ordinateur joue pour { $names }
    [left] { $count ->
        [one] { $names } a quitté la table
        [many] { $names } ont quitté la table
       *[other] { $names } ont quitté la table
    }
   *[nobody] { $count ->
        [one] { $names } n’est pas là
        [many] { $names } ne sont pas là
       *[other] { $names } ne sont pas là
    }
}
banner-lost = { $name ->
    [none] Ton hôte n’est pas là
   *[other] { $name } n’est pas là
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } n’est pas là. Tu peux jouer ton tour.
        [many] { $names } ne sont pas là. Tu peux jouer ton tour.
       *[other] { $names } ne sont pas là. Tu peux jouer ton tour.
    }
    [others] { $count ->
        [one] { $names } n’est pas là. La partie continue jusqu’à son tour.
        [many] { $names } ne sont pas là. La partie continue jusqu’à leur tour.
       *[other] { $names } ne sont pas là. La partie continue jusqu’à leur tour.
    }
   *[theirs] { $count ->
        [one] { $names } n’est pas là, et c’est son tour. Attendre un peu suffit souvent.
        [many] { $names } ne sont pas là, et c’est leur tour. Attendre un peu suffit souvent.
       *[other] { $names } ne sont pas là, et c’est leur tour. Attendre un peu suffit souvent.
    }
}
banner-computer = { $count ->
    [one] { $names } n’est pas là. L’ordinateur joue à sa place en attendant.
    [many] { $names } ne sont pas là. L’ordinateur joue à leur place en attendant.
   *[other] { $names } ne sont pas là. L’ordinateur joue à leur place en attendant.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Tu proposes de laisser jouer l’ordinateur.
       *[other] { $name } propose de laisser jouer l’ordinateur.
    }
    [stop] { $who ->
        [you] Tu proposes d’enregistrer la partie et d’arrêter.
       *[other] { $name } propose d’enregistrer la partie et d’arrêter.
    }
   *[wait] { $who ->
        [you] Tu proposes d’attendre.
       *[other] { $name } propose d’attendre.
    }
}
banner-line = { $how ->
    [left] { $who } : que faire ?
    [away] { $who } : la partie attend
    [bot] { $name } demande : laisser jouer l’ordinateur pour { $names } ?
   *[stop] { $name } demande : enregistrer et arrêter ?
}
banner-awaits = On attend l’accord de { $names }.
banner-back = { $name } est de retour.
move-kept = C’est gardé, et ça part dès que la connexion revient.
table-let-computer = Laisser jouer l’ordinateur
table-stop = Finir plus tard

## Sounds.

sound-offer = Activer les sons
loudness = { $volume ->
    [off] Sons : coupés
    [soft] Sons : doux
   *[loud] Sons : forts
}

## A table that comes back.

table-went-back = { $count ->
    [one] Le jeu de ton hôte a redémarré, { $count } coup en arrière. On reprend de là.
    [many] Le jeu de ton hôte a redémarré, { $count } coups en arrière. On reprend de là.
   *[other] Le jeu de ton hôte a redémarré, { $count } coups en arrière. On reprend de là.
}

deal-own = Vérifié : votre appareil a participé au mélange, et personne n'a modifié sa part.
news-deal-unfair = Donne malhonnête : { $fault ->
    [part_changed] la part de votre appareil dans le mélange a été remplacée.
    [part_late] quelqu'un a choisi sa contribution après les autres.
    [secret_changed] le secret de l'hôte n'est pas celui auquel il s'était engagé.
    [deal_hidden] une donne précédente a été abandonnée sans jamais être dévoilée.
    [other_terms] on a distribué une autre partie que celle qui était prévue.
    [other_cards] on a distribué d'autres cartes que convenu.
    [other_shuffle] après un nouveau mélange, on vous a montré d'autres cartes que celles qu'il y avait.
    [other_position] au coup { $moves }, on vous a montré autre chose que ce qu'il y avait.
   *[impossible_move] au coup { $moves }, il s'est passé quelque chose que les règles interdisent.
}
news-deal-unchecked = Cette donne ne peut pas être vérifiée : { $why ->
    [older] le programme de l'hôte est plus ancien.
    [part_left_out] votre appareil n'a pas participé au mélange.
   *[deal_not_opened] l'hôte ne l'a pas dévoilée.
}
