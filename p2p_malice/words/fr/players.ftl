### À table : ce que font et disent les joueurs autour des cartes.

you = Toi
said = { $name } : { $text }
said-to = { $who ->
    [you] { $name } à toi : { $text }
   *[other] { $name } à { $to } : { $text }
}
sitter-here = { $name } est à table.
sitter-away = { $name } n’est pas là.
sitter-left = { $name } a quitté la table.
sitter-computer = L’ordinateur remplace { $name } jusqu’à son retour.
sitter-waits = La partie attend { $name }.
sitters-to-come = { $count ->
    [one] On attend encore { $count } joueur.
    [many] On attend encore { $count } joueurs.
   *[other] On attend encore { $count } joueurs.
}
hand-over = { $name }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde.
not-your-turn = Ce n’est pas à toi de jouer.

## Watching the computer play.

watch-pace = { $seconds ->
    [0] Aussi vite que possible.
    [1] Un coup par seconde.
    [one] Un coup toutes les { $seconds } s.
    [many] Un coup toutes les { $seconds } s.
   *[other] Un coup toutes les { $seconds } s.
}
watch-stopped = En pause. Chaque coup t’attend.
replay-pace = { $seconds ->
    [0] Coup { $at } sur { $most }, aussi vite que possible.
    [1] Coup { $at } sur { $most }, un par seconde.
    [one] Coup { $at } sur { $most }, un toutes les { $seconds } s.
    [many] Coup { $at } sur { $most }, un toutes les { $seconds } s.
   *[other] Coup { $at } sur { $most }, un toutes les { $seconds } s.
}
replay-stopped = Coup { $at } sur { $most }.
replay-own = Tes cartes
replay-seat = Cartes : { $name }
replay-open = Toutes les cartes
replay-turn-of = { $cards ->
    [none] { $name } : aucune carte
   *[other] { $name } : { $cards }
}
replay-end = La fin
replay-longest = plus long tour

## Line by line.

plain-watch =
    L’ordinateur joue un coup par seconde. Entrée met en pause ; ensuite, chaque
    Entrée joue le coup suivant. Tu peux aussi taper :
      NOMBRE          secondes entre les coups, comme 2 ou 0.5 ; 0 sans attendre
      slower, faster  changer l’allure (ou - et +)
      board           revoir la table
      rules           un résumé des règles
      quit            ne plus regarder
plain-replay =
    Une partie à revoir. Entrée montre le coup suivant. Tu peux aussi taper :
      NOMBRE          lecture, avec cette pause en secondes ; 0 sans pause
      slower, faster  changer l’allure (ou - et +)
      back            le coup d’avant
      turn, last      le tour suivant, ou celui d’avant
      turns           tous les tours, avec leurs numéros
      go NOMBRE       ce coup-là
      best            le tour avec le plus de cartes
      board           revoir la table
      quit            arrêter
plain-replay-seats =
    {"  "}seat NOM        ce que voyait ce joueur
      open            toutes les mains à la fois
plain-replay-moments =
    {"  "}better          là où un autre coup t’aurait mieux servi
plain-watch-again = Tape { -type-rematch } pour regarder une autre partie, ou { -type-quit } :

plain-explained = Du nouveau : { $what }
plain-lesson-how = Tape { $move }, puis Entrée.
plain-recalled = Ce qui vient de se passer :
plain-rules-here = { $house ->
    [none] Règles : { $rules }. Tape { -type-rules } pour les lire.
   *[other] Règles : { $rules }, avec { $house }. Tape { -type-rules } pour les lire.
}
plain-help =
    Tape le numéro d’un coup, puis Entrée. Tu peux aussi taper :
      board      revoir la table et tes coups
      hint       ce que l’ordinateur ferait à ta place
      undo       reprendre ton dernier coup, si vos règles le permettent
      say TEXTE  dire quelque chose à toute la table
      poke       relancer la personne dont c’est le tour
      watching   qui peut regarder, et qui est renvoyé
      device     continuer sur un autre appareil
      pause      une pause, pour tout le monde
      go on      reprendre la partie
      log        ce qui s’est passé jusqu’ici
      aloud      à écouter : cartes en mots, moins de texte à chaque coup
      rules      un résumé des règles
      rematch    rejouer, une fois la partie finie
      next       autre jeu, règles ou places, si tu héberges
      quit       quitter la partie
    Si quelqu’un n’est pas là, tu peux aussi taper bot, wait ou stop, et invite
    si tu es l’hôte.
plain-away = { $count ->
    [one] En attendant { $names }, tu peux taper :
    [many] En attendant { $names }, tu peux taper :
   *[other] En attendant { $names }, tu peux taper :
}
plain-paused = Tape { -type-go-on } pour reprendre la partie.
plain-away-bot = laisser jouer l’ordinateur en attendant
plain-away-stop = enregistrer et s’arrêter là ; on continue avec : { -command } resume
plain-away-invite = créer une autre invitation, si personne ne revient
plain-away-after = { $count ->
    [one] Vous pourrez rejouer quand { $names } sera là. Tu peux aussi taper :
    [many] Vous pourrez rejouer quand { $names } seront là. Tu peux aussi taper :
   *[other] Vous pourrez rejouer quand { $names } seront là. Tu peux aussi taper :
}
plain-proposed-wait = { $who ->
    [you] Tu proposes d’attendre. Il faut l’accord de plus de la moitié de la table.
   *[other] { $name } propose d’attendre. Tape { -type-wait } si tu es d’accord.
}
plain-proposed-bot = { $who ->
    [you] Tu proposes de laisser jouer l’ordinateur. Il faut l’accord de plus de la moitié de la table.
   *[other] { $name } propose de laisser jouer l’ordinateur. Tape { -type-bot } si tu es d’accord.
}
plain-proposed-stop = { $who ->
    [you] Tu proposes d’enregistrer la partie et d’arrêter. Il faut l’accord de plus de la moitié de la table.
   *[other] { $name } propose d’enregistrer la partie et d’arrêter. Tape { -type-stop } si tu es d’accord.
}
plain-proposed-rematch = { $name } propose une revanche. Tape { -type-rematch } si tu en as envie aussi.
plain-again = Tape { -type-rematch } pour rejouer, ou { -type-quit } :
plain-next = Tape { -type-next } pour choisir un autre jeu, d’autres règles ou d’autres places.
plain-your-move = { $name ->
    [none] Ton coup (numéro, ou { -type-help }) :
   *[other] { $name }, ton coup (numéro, ou { -type-help }) :
}
plain-after-the-end = La partie est finie. Tape { -type-rematch }, { -type-say } TEXTE, ou { -type-quit } :
plain-hint = { $number ->
    [0] Conseil : { $move }.
    [many] Conseil : numéro { $number }, { $move }.
   *[other] Conseil : numéro { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Quitter la partie ? Elle est enregistrée ; on continue avec : { -command } resume (y : oui, n : non)
   *[no] Quitter la partie ? (y : oui, n : non)
}
plain-may = Tu peux aussi taper : { $moves }
plain-not-your-turn = Ce n’est pas à toi de jouer. (Tape { -type-help } pour voir ce que tu peux faire.)
plain-no-such-move = Il n’y a pas de coup { $number } : ils vont de 1 à { $count }.
plain-no-preview = Il n’y a rien à vérifier là.
plain-no-move = Ce n’est pas un de tes coups. Tape un numéro, { -type-board } pour les voir, ou { -type-help }.
