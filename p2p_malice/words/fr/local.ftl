### La page du programme lui-même : menu, préparation et codes. `{ $friend }` est le numéro d’un ami, 0 pour le seul.

## The key to the table.

key-none = Cette page est ouverte sans sa clé
start-looks = Réglages
start-hello = Bonjour, { $name }
own-face = Ton nom et ton image
home-about = Des jeux de cartes entre amis, directement d’un appareil à l’autre. Rien à installer, pas de compte.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Rejouer avec tes amis
       *[other] Rejouer avec { $friends }
    }
   *[no] { $friends ->
        [none] Retrouver ta place
       *[other] Revenir à la table avec { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Demander une nouvelle invitation
   *[no] Ta place est gardée
}
home-seat-message = J’ai envie de rejouer. Tu m’envoies une nouvelle invitation ?
key-none-how = Ouvre l’adresse que { -command } web a affichée : elle contient la clé de cette table.
key-old = Cette adresse ne marche plus
key-old-how = Ouvre la dernière adresse que { -command } web a affichée.
key-elsewhere = La table est ouverte ailleurs
key-elsewhere-how = { $way ->
    [page] Elle est dans un autre onglet. Amène-la ici pour reprendre où tu en étais ; les amis à table auront alors besoin d’une nouvelle invitation.
   *[program] Elle est dans un autre onglet ou navigateur de cet ordinateur. Amène-la ici pour reprendre exactement où tu en étais.
}
key-take = L’amener ici
link-program-closed = ○ programme fermé
program-stopped = Le programme s’est arrêté.
program-stopped-how = Pour continuer, relance-le avec : { -command } web

## In the course of things.

sheet-details = Détails
page-failed = Ça n’a pas marché
table-invite = Réinviter

## Forms.

field-fewer = { $what } : moins
field-more = { $what } : plus
field-players = Joueurs
field-seat = Place { $number }
field-seat-you = Toi
field-seat-here = Sur cet appareil
field-fill = Compléter avec l’ordinateur
field-name = Nom pour { $seat }
field-name-hint = Joueur { $number }

## Codes.

talk-join = Rejoindre une partie entre amis
talk-send-back = Envoie cette réponse à ton hôte
send-back = { $way ->
    [share] Envoyer à ton hôte
   *[whatsapp] Envoyer par WhatsApp
}
talk-reply = Colle ici la réponse, ou tout le message reçu
talk-paste = Coller
talk-begin = Commencer sans les autres
talk-to-table = Retour à la table
talk-arrived = { $friend ->
    [0] La réponse est arrivée
    [many] La réponse de l’ami { $friend } est arrivée
   *[other] La réponse de l’ami { $friend } est arrivée
}
talk-arrived-how = Tu viens de toucher le lien du message ? Choisis « L’utiliser ». Sinon, choisis « Ignorer ».
talk-ignore = Ignorer
leaving-closes = La table ferme pour tout le monde.
leaving-table = { $kept ->
    [yes] La partie est enregistrée. Tu peux la continuer depuis le menu.
   *[no] Tu n’as pas encore joué : il n’y a rien à enregistrer.
}

## The lobby: inviting friends. `{ $name }` is a friend's, `none` for the only one without a name.

lobby-title = { $count ->
    [one] Invite quelqu’un
    [many] Invite tes amis
   *[other] Invite tes amis
}
lobby-return = { $how ->
    [itself] On attend le retour de { $names }
   *[hand] Invite de nouveau { $names }
}
lobby-progress = Invitations envoyées : { $sent } sur { $count }
lobby-waiting = { $count ->
    [one] On attend une réponse
    [many] On attend { $count } réponses
   *[other] On attend { $count } réponses
}
lobby-all-title = Un seul lien pour tout le monde
lobby-all-waiting = { $count ->
    [one] On attend { $count } ami
    [many] On attend { $count } amis
   *[other] On attend { $count } amis
}
lobby-ask-first = Me demander avant que quelqu’un s’assoie
lobby-asks = { $name } voudrait s’asseoir.
lobby-admit = Accepter
lobby-refuse = Je ne connais pas
lobby-out = Faire sortir
lobby-out-of = Tu ne connais pas { $name } ? Libère sa place et crée un nouveau lien.
dismiss = Renvoyer { $name }
ending-another = Autre jeu ou autres places
lobby-with = Avec moi
lobby-with-of = Faire équipe avec { $name }
lobby-all-here = Tout le monde est là
lobby-deal = Distribuer
lobby-offline = On dirait que tu es hors ligne. Connecte-toi d’abord à un réseau, pour qu’on puisse te joindre.
lobby-friend = { $friend ->
    [0] La personne invitée
    [many] Ami { $friend }
   *[other] Ami { $friend }
}
lobby-state = { $state ->
    [free] place libre
    [sent] invitation partie
    [connecting] connexion…
    [here] à table ✓
    [away] pas là
   *[new] pas encore d’invitation
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Renvoyer par WhatsApp
       *[other] Renvoyer à { $name } par WhatsApp
    }
   *[no] { $name ->
        [none] Inviter par WhatsApp
       *[other] Inviter { $name } par WhatsApp
    }
}
lobby-message = Message
lobby-how = { $way ->
    [page]
        Envoie l’invitation.
        La personne l’ouvre et t’envoie une réponse.
        Touche le lien de la réponse, ou colle-la ici. Garde cette page ouverte jusque-là.
    [friend] Envoie ce lien. Il suffit de le toucher pour prendre place. Garde cette page ouverte jusqu’à ce que la personne soit là.
    [all] Envoie ce lien. Il suffit de le toucher pour prendre place. Garde cette page ouverte jusqu’à ce que tout le monde soit là.
   *[program] Garde cette page ouverte. La personne invitée arrive directement, ou t’envoie une réponse.
}
lobby-reply = Coller une réponse
lobby-new = Nouvelle invitation
lobby-came = { $name } est à table.

## Today's deal.

daily-share-title = Partage ton résultat
daily-send = { $way ->
    [share] Envoyer à quelqu’un
   *[whatsapp] Envoyer par WhatsApp
}

## The page at which a reply is tapped.

tapped-title = La réponse est arrivée
tapped-how = Va dans l’onglet de ta partie et choisis « L’utiliser ». Tu peux fermer celui-ci.
tapped-wrong = Ce lien ne marche pas
tapped-closed = La partie est fermée. Relance-la, puis envoie une nouvelle invitation.
tapped-needs-script = Cette page a besoin de JavaScript. Copie tout le message et colle-le dans la partie.

## Watching the computer play.

watch-every = Vitesse : { $times }
watch-slower = Moins vite
watch-faster = Plus vite
watch-stop = Pause
watch-go = Lecture
watch-step = Coup suivant
replay-last = Tour d’avant
replay-back = Coup d’avant
replay-turn = Tour suivant
replay-best = Meilleur tour
replay-moment = Mieux à jouer
replay-lead = Ici, la tête change
replay-next = { $who ->
    [you] Ensuite : toi
   *[other] Ensuite : { $name }
}
watch-again = Revoir
replay-leave = Retour
replay-own-game = Jouer à mon tour
moment-which = Mieux à jouer : { $number } sur { $most }.
moment-looking = On cherche de meilleurs coups…
moment-none = Aucun autre coup n’aurait changé grand-chose. Bien joué !
replay-where = Où en est la partie
replay-look = De qui on voit les cartes
replay-turns = Tours

## The lesson.

lesson-notes = À toi de faire
page-lesson-one = { $pointer ->
    [tap] Touche ta carte : { $card }.
   *[other] Clique sur ta carte : { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Touche ta carte ({ $card }), puis { $pile }.
   *[other] Clique sur ta carte ({ $card }), puis sur { $pile }.
}

## What has been played and won.

profile-mark = { $mark ->
    [won] Gagnée
    [lost] Perdue
    [drawn] Nulle
   *[none] Pas finie
}
profile-bar = Gagnées : { $won }, perdues : { $lost }
profile-replay = Revoir
profile-older = Parties plus anciennes
profile-to-earn = À gagner
profile-no-file = Ce fichier est illisible, ou dépasse 4 Mo.
