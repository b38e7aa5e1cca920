### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] La partie est finie. Envoie ceci, pour que les autres voient comment :
    [sent] { $name ->
        [none] Tu as joué. C’est maintenant à l’autre.
       *[other] Tu as joué. C’est maintenant à { $name }.
    }
    [theirs] { $name ->
        [none] C’est à l’autre de jouer. Si le message n’est pas arrivé, renvoie-le :
       *[other] C’est à { $name }. Si le message n’est pas arrivé, renvoie-le :
    }
   *[ready] { $name ->
        [none] Ton tour est prêt. Envoie-le :
       *[other] Ton tour est prêt. Envoie-le à { $name } :
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Envoyer
       *[other] Envoyer à { $name }
    }
   *[whatsapp] Envoyer par WhatsApp
}
turn-back = Reprendre ma dernière carte
turn-answer = Quand la réponse arrive, touche le lien qu’elle contient.
turn-paste = Ou coller la réponse
turn-done = Terminé
plain-talk-back = back = reprendre ta dernière carte : personne ne l’a encore vue
screen-key-back = F7 reprendre
screen-help-back = F7   Ctrl+B   back    reprendre ta dernière carte
plain-paste-turn = Quand il y aura une réponse, colle-la ici ; ou tape { -type-quit } et reviens plus tard avec { -command } resume.
screen-paste-turn = Quand il y aura une réponse, colle-la ici, ou reviens plus tard :

## What comes of a message.

news-said-here = Ce que tu dis ici n’est pas envoyé : dans une partie par message, dis-le dans la discussion elle-même.
news-older-turn = { $is_over ->
    [yes] Cette partie est finie. Tu la trouveras parmi tes parties.
   *[no] C’est un tour plus ancien de cette partie. Voici où elle en est.
}
ask-which-seat = { $name ->
    [none] Quelqu’un joue à { $game } avec toi par message. Qui es-tu ?
   *[other] { $name } joue à { $game } avec toi par message. Qui es-tu ?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Je suis la place { $number }, sur un autre appareil
       *[other] Je suis { $name }, sur un autre appareil
    }
   *[no] { $name ->
        [none] C’est moi : place { $number }
       *[other] Je suis { $name }
    }
}
ask-which-seat-none = Aucun des deux
ask-turn-differs = Ce message continue autrement que la partie que tu as ici. Là, { $name } a joué { $there } ; ici, c’était { $here }.
ask-turn-differs-here = Garder la partie que j’ai ici
ask-turn-differs-there = Continuer avec le message, et garder l’autre partie aussi
saved-by-message = { $sent ->
    [no] Pas encore envoyé : { $name } attend ton tour
   *[yes] { $name ->
        [none] À toi, par message
       *[other] À { $name }, par message
    }
}
saved-by-message-over = C’est fini : envoie le dernier message, pour que tous le voient

## What is wrong with one.

error-no-game-code = Il n’y a pas de tour de jeu dans ce texte. Copie tout le message et colle-le à nouveau.
error-game-cut-off = Ce tour est coupé. Copie à nouveau tout le message et colle-le. Dans WhatsApp, appuie longuement dessus, puis choisis Copier.
error-game-altered = Une partie de ce tour est fausse. Demande qu’on te le renvoie.
error-game-unknown = Cette partie ne peut pas se jouer ici : cette version ne connaît pas ses règles ou ses joueurs.
error-game-of-other-rules = Cette partie a été commencée avec une autre version du programme. Continue-la là-bas.
error-game-goes-on = Cette partie n’est pas finie : elle pourra être revue ensuite.
error-not-by-message = Ce jeu ne se joue pas par message : les joueurs y agissent en même temps.
error-seats-by-message = Par message, tu joues seul sur cet appareil. Les autres places sont message, message=NOM ou bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Ma partie de { $game } · { $how }. Touche pour la voir :
       *[ours] Notre partie de { $game }. Touche pour la voir :
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Cette partie ne peut pas être partagée : seulement celles de Spite & Malice jouées à une table de cet appareil.
