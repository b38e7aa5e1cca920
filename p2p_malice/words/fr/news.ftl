### Les nouvelles : des codes, des connexions, de qui va et vient. `{ $who }` est un ami parmi plusieurs.

-program = p2p-malice

news-gathering = On prépare ton code…
news-port-closed = Ta box n’a pas ouvert le port. Si personne n’arrive à entrer, ouvre toi-même un port UDP dans les réglages de la box, et choisis-le avec --port.
news-unknown-outside = Aucun serveur sur internet n’a répondu : ce code ne marche que sur ton propre réseau. Si l’autre est ailleurs, essaie les données mobiles ou un autre Wi-Fi.
news-waiting = { $is_carried ->
    [yes] Laisse ce programme ouvert : le lien ne marche que tant qu’il tourne.
   *[no] { $friends ->
        [0] Ton hôte aura peut-être besoin de cette réponse pour te faire entrer. Laisse ce programme ouvert jusqu’à ce que tu sois à table.
        [one] Si on t’envoie une réponse, colle-la ici ; il n’en faut pas toujours. Laisse ce programme ouvert : l’invitation ne marche que tant qu’il tourne.
        [many] Si tes amis t’envoient des réponses, colle-les ici, dans n’importe quel ordre ; il n’en faut pas toujours. Laisse ce programme ouvert : les invitations ne marchent que tant qu’il tourne.
       *[other] Si tes amis t’envoient des réponses, colle-les ici, dans n’importe quel ordre ; il n’en faut pas toujours. Laisse ce programme ouvert : les invitations ne marchent que tant qu’il tourne.
    }
}
news-still-waiting = { $friends ->
    [0] { $minutes ->
        [one] On attend toujours ({ $minutes } minute). Ta réponse reste valable.
        [many] On attend toujours ({ $minutes } minutes). Ta réponse reste valable.
       *[other] On attend toujours ({ $minutes } minutes). Ta réponse reste valable.
    }
    [one] { $minutes ->
        [one] On attend toujours ({ $minutes } minute). Ton invitation reste valable.
        [many] On attend toujours ({ $minutes } minutes). Ton invitation reste valable.
       *[other] On attend toujours ({ $minutes } minutes). Ton invitation reste valable.
    }
    [many] { $minutes ->
        [one] On attend toujours ({ $minutes } minute). Tes invitations restent valables.
        [many] On attend toujours ({ $minutes } minutes). Tes invitations restent valables.
       *[other] On attend toujours ({ $minutes } minutes). Tes invitations restent valables.
    }
   *[other] { $minutes ->
        [one] On attend toujours ({ $minutes } minute). Tes invitations restent valables.
        [many] On attend toujours ({ $minutes } minutes). Tes invitations restent valables.
       *[other] On attend toujours ({ $minutes } minutes). Tes invitations restent valables.
    }
}
news-stale = { $is_reply ->
    [yes] Ton adresse internet a changé : la réponse ci-dessus ne marche plus. Envoie cette nouvelle.
   *[no] Ton adresse internet a changé : l’invitation ci-dessus ne marche plus. Envoie cette nouvelle.
}
news-renewed = { $friend ->
    [0] Voici une autre invitation à envoyer.
    [many] Voici une autre invitation pour l’ami { $friend }.
   *[other] Voici une autre invitation pour l’ami { $friend }.
}
news-which-friend = Pour qui ? Tape { -type-new } et un numéro : { $numbers }.
news-repaired = { $count ->
    [one] On a corrigé { $count } caractère erroné dans le code.
    [many] On a corrigé { $count } caractères erronés dans le code.
   *[other] On a corrigé { $count } caractères erronés dans le code.
}
news-last-of-several = Ce texte contenait plusieurs codes. On a pris le dernier.
news-connecting = Connexion…
news-connected = { $relayed ->
    [yes] Connexion par un relais, avec un délai de { $round_trip } ms.
   *[no] Connexion directe, avec un délai de { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Connexion par un relais.
   *[no] Connexion directe.
}
news-connected-of = { $relayed ->
    [yes] { $who } : connexion par un relais, avec un délai de { $round_trip } ms.
   *[no] { $who } : connexion directe, avec un délai de { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } : connexion par un relais.
   *[no] { $who } : connexion directe.
}
news-shaky = La connexion est instable : aucune nouvelle depuis quelques secondes.
news-shaky-of = La connexion avec { $who } est instable : aucune nouvelle depuis quelques secondes.
news-away = { $is_host ->
    [yes] Contact perdu avec ton hôte. La partie est enregistrée, et tu la retrouveras automatiquement à son retour. Si ça dure, demande une nouvelle invitation et colle-la ici.
   *[no] Contact perdu avec l’autre appareil. La partie est enregistrée. Si ça dure, envoie une nouvelle invitation.
}
news-away-of = Contact perdu avec { $who }. La partie est enregistrée. Si ça dure, envoie une nouvelle invitation.
news-back = La connexion est rétablie.
news-back-of = La connexion avec { $who } est rétablie.
news-lost = { $error } La place reste réservée : envoie une nouvelle invitation.
news-lost-of = La connexion avec { $who } est coupée. { $error } La place reste réservée : envoie une nouvelle invitation.
news-left = En face, on a quitté la table. La place reste réservée : un retour est possible, ou une nouvelle invitation.
news-left-of = { $who } a quitté la table. Sa place reste réservée : un retour est possible, ou une nouvelle invitation.
news-gone = En face, on est parti pour de bon. Tu peux inviter quelqu’un d’autre ou laisser jouer l’ordinateur.
news-gone-of = { $who } a quitté la table pour de bon. Tu peux inviter quelqu’un d’autre ou laisser jouer l’ordinateur.
news-stranger = Quelqu’un d’autre a voulu prendre une place, sans succès. Elle reste réservée à { $name }.
news-other-version = { $older ->
    [yours] Ton programme est plus ancien que celui de l’autre personne : vous ne pouvez pas jouer ensemble. Mets-le à jour comme tu l’as installé.
   *[friend] Le programme de l’autre personne est plus ancien que le tien : vous ne pouvez pas jouer ensemble. Demande-lui de le mettre à jour.
}
news-coming-back = { $names ->
    [none] On essaie de retrouver la table. Si ça dure, demande une nouvelle invitation.
   *[other] On essaie de retrouver { $names }. De l’autre côté, il faut peut-être taper aussi : { -program } resume
}
news-last-call = La partie est finie. On prévient tout le monde…
news-here = La connexion est déjà là. Pas besoin de code.
news-here-of = { $who } est déjà là avec cette invitation. Si cette réponse vient de quelqu’un d’autre, il lui faut sa propre invitation.
news-nobody-away = Tout le monde est là : pas besoin d’une autre invitation.
news-back-at-table = { $is_host ->
    [yes] Te revoilà à table. L’invitation ne marche plus.
   *[no] Te revoilà à table. La réponse ne marche plus.
}
news-seat-kept = Ta place t’attend. Quand ton hôte continuera la partie, reviens avec : { -command } resume
news-no-game = Tu n’as aucune partie à continuer.

## Friends who have no names yet, and several names.

friend-numbered = Ami { $number }
names-more = { $names }, { $next }
names-last = { $names } et { $next }

## Questions in the course of a game.

ask-no-path = Impossible de vous connecter. Que faire ?
ask-no-path-new = Réessayer avec une nouvelle invitation
ask-no-path-bot = Jouer ici contre l’ordinateur
ask-no-path-quit = Arrêter
ask-host-gone = Ton hôte a quitté la table. Que faire ?
ask-host-gone-bot = Continuer ici contre l’ordinateur
ask-host-gone-quit = Arrêter
ask-game = Quelle partie ?
ask-game-quit = Annuler
ask-next = À quoi jouez-vous ensuite ?
ask-game-delete = Supprimer une partie
ask-which-delete = Quelle partie veux-tu supprimer ?
ask-damaged = Continuer avec tout ce qui reste lisible ?
ask-damaged-yes = { $moves ->
    [0] Recommencer depuis la donne
    [many] Continuer après le coup { $moves }, le dernier intact
   *[other] Continuer après le coup { $moves }, le dernier intact
}
ask-damaged-no = La laisser telle quelle

## Games to resume.

saved-game = { $says }
saved-race = Cartes restantes : { $who }
saved-left = { $name } { $count }
saved-left-you = toi { $count }
saved-many = { $first }, { $second } et { $count } autres
saved-about = { $about } · { $ago }
saved-about-over = Elle est finie, mais tout le monde ne le sait peut-être pas · { $ago }
saved-about-damaged = { $moves ->
    [0] Abîmée dès le premier coup · { $ago }
    [one] Abîmée après { $moves } coup · { $ago }
    [many] Abîmée après { $moves } coups · { $ago }
   *[other] Abîmée après { $moves } coups · { $ago }
}
saved-about-seat = À la table de quelqu’un · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] il y a { $count } jour
        [many] il y a { $count } jours
       *[other] il y a { $count } jours
    }
    [hours] il y a { $count } h
    [minutes] il y a { $count } min
   *[now] à l’instant
}
resume-by-message = Ta partie avec { $game }
resume-last = Continuer ta partie avec { $game }
saved-own = { $moves ->
    [one] { $when }  ta table, avec { $names } ; { $moves } coup
    [many] { $when }  ta table, avec { $names } ; { $moves } coups
   *[other] { $when }  ta table, avec { $names } ; { $moves } coups
}
saved-own-damaged = { $moves ->
    [0] { $when }  ta table, avec { $names } ; abîmée dès le premier coup
    [one] { $when }  ta table, avec { $names } ; abîmée après { $moves } coup
    [many] { $when }  ta table, avec { $names } ; abîmée après { $moves } coups
   *[other] { $when }  ta table, avec { $names } ; abîmée après { $moves } coups
}
saved-over = { $when }  ta table ; c’est fini, mais il faut peut-être encore le dire à { $names }
saved-seat = { $when }  chez { $names }
saved-friend = quelqu’un
news-deal-fair = Donne honnête : personne n'a choisi les cartes, et toutes celles que vous avez vues étaient justes. { $own ->
    [yes] Votre appareil a participé au mélange.
   *[no] { $names } y ont contribué, sans vous.
}
