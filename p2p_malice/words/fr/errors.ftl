### Ce qui n’a pas marché : `error-CODE`, avec les particularités de l’erreur.

-nonsense = Le programme d’en face a envoyé quelque chose qui n’a pas de sens. Vérifiez que vous avez la même version.

error-words-twice = La clé { $key } est deux fois dans le catalogue.
error-words-in-circles = L’entrée { $key } renvoie à elle-même.
error-words-unread = Ceci ne se lit pas comme du Fluent : { $text }

## Setting up a game.

error-own-rules = Les règles { $name } de config.toml sont inutilisables : { $why }
error-no-such-seat = { $late ->
    [yes] Il n’y a pas de place « { $seat } ». Prends me, me=NOM (quelqu’un d’autre à cet écran), friend, friend=NOM, bot ({ $bots }), ou late (quelqu’un qui viendra plus tard).
   *[no] Il n’y a pas de place « { $seat } ». Prends me, me=NOM (quelqu’un d’autre à cet écran), friend, friend=NOM, bot ({ $bots }), ou message ou message=NOM (quelqu’un qui joue par message).
}
error-seats-wrong = Une table a de 2 à { $most } places, pas { $seats }.
error-seat-kept-twice = On ne peut garder qu’une place pour { $name }.
error-nobody-here = Pour jouer avec des amis, il faut quelqu’un à cet écran. Ajoute --seat me pour toi.

## Playing at a friend's table, and resuming.

error-turned-out = L’hôte t’a fait quitter la table. Si c’est une erreur, demande-lui un autre lien.
error-host-left = Ton hôte a quitté la partie. Demande-lui une nouvelle invitation.
error-no-such-finished-game = Il n’y a pas de partie finie appelée { $game }. L’écran de tes parties mène à celles qu’on peut revoir : { -command } stats
error-nothing-to-replay = Aucune partie n’est encore allée jusqu’au bout.
error-no-such-game = Il n’y a pas de partie enregistrée appelée { $game }. Pour voir les tiennes, lance : { -command } resume --list
error-save-damaged = { $lost ->
    [0] La partie enregistrée { $game } est abîmée après le coup { $moves }.
    [one] La partie enregistrée { $game } est abîmée après le coup { $moves }, et { $lost } coup est perdu.
    [many] La partie enregistrée { $game } est abîmée après le coup { $moves }, et { $lost } coups sont perdus.
   *[other] La partie enregistrée { $game } est abîmée après le coup { $moves }, et { $lost } coups sont perdus.
}
error-save-unplayable = La partie enregistrée { $game } ne peut pas se jouer : { $why }
error-save-of-unknown-game = La partie enregistrée { $id } est une partie de { $game }, que cette version n’a pas. Mets le programme à jour.
error-save-illegal = La partie enregistrée { $game } est inutilisable telle quelle : le coup { $move } est contraire aux règles. { $why }

## Starting.

error-no-name = Il faut au moins une lettre dans un nom.
error-no-input = On ne peut rien taper : l’entrée du programme est fermée. Lance-le sans <&- ou </dev/null.
error-no-terminal = L’invitation est arrivée par un tube : il n’y a donc pas de terminal où jouer. Pour faire jouer un programme, ajoute --json.
error-page-nonsense = La page a envoyé quelque chose que le programme ne comprend pas. Recharge la page.
error-one-seat-only = Un programme ne joue qu’à une place. Rejoins la table une fois par programme.
error-code-needed = Envoie ensuite ceci : {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Il n’y a encore rien à répondre : l’autre côté n’est pas connecté.

## What another program sent.

error-frame-too-long = Un message reçu est trop long (plus de { $most } octets). Vérifiez que vous avez la même version.
error-no-json = Un message reçu n’est pas du JSON. Vérifiez que vous avez la même version.
error-no-kind = Le kind du message doit être un de ceux-ci : { $known }.
error-malformed = Un message « { $kind } » est illisible. Vérifiez que vous avez la même version.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Il n’y a pas de joueur ordinateur « { $name } ». Choisis parmi : { $known }.
error-unknown-game = Il n’y a pas de jeu « { $name } ». Choisis parmi : { $known }.

## Bots and games by name, and what a client gets wrong.

error-not-on-offer = { $move } n’est pas possible maintenant.
error-nothing-due = Aucun délai n’est en cours.
error-not-seated = Prends d’abord une place.

## Where nothing more is known than whose fault it was.

error-malice = Quelque chose n’a pas marché. Relance le programme.
error-words = Un des fichiers du programme est illisible. Réinstalle le programme.
error-game = Les règles ne le permettent pas.
error-notation = Ce n’est ni une carte, ni un coup, ni une position.
error-options = Ces règles ne peuvent pas se jouer. Changes-en une et réessaie.
error-illegal-move = Ce coup est contraire aux règles.
error-protocol = Les deux programmes ne se sont pas compris. Vérifiez que vous avez la même version.
error-local-protocol = Ça ne peut pas s’envoyer à ce moment de la partie.
error-remote-protocol = { -nonsense }
