## What stands in many places.

page-title = { -title }
page-needs-script = Pour joindre l’autre appareil, cette page a besoin de JavaScript. Active-le dans les réglages du navigateur, puis recharge la page.
page-needs-newer = Toujours rien ? Cette page a besoin d’un navigateur récent : Safari (iOS) 15.4, Chrome 105, Firefox 121 ou plus récent. Si le tien l’est, recharge la page.
page-close = Fermer
page-cancel = Annuler
page-reload = Recharger
page-stop = Arrêter
page-your-name = Ton nom
page-rules = Les règles
page-use = L’utiliser
page-new-code = J’ai une nouvelle invitation
page-how-to-play = Comment jouer

## The table.

table-waiting = On attend les autres
table-over = La partie est finie
table-next-player = Au suivant
table-turn = { $who ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
table-match = { $title } · partie { $game } : { $points }
table-match-many = { $title } · partie { $game }
table-hand-over = { $name }, à toi de jouer. Choisis « Voir mes cartes » quand personne d’autre ne regarde.
table-said = { $name } : { $text }
table-said-to = { $who ->
    [you] { $name } à toi : { $text }
   *[other] { $name } à { $to } : { $text }
}
table-missing = { $count ->
    [one] On attend encore { $count } joueur.
    [many] On attend encore { $count } joueurs.
   *[other] On attend encore { $count } joueurs.
}
table-closed = La table est fermée.
table-no-board = Impossible d’afficher les cartes. Recharge la page.
table-log = Ce qui s’est passé
table-play-on = Continuer à jouer
page-language = Langue
table-leave = Quitter
table-leave-title = Quitter la partie ?

## Buttons below the table, of one short word if possible: there are up to eight beside each other.

table-ready = Voir mes cartes
table-again = Rejouer
table-hint = Conseil
table-undo = Reprendre
table-say = Discuter
table-log-short = Journal
table-rules = Règles
log-since = Depuis ton tour
table-more = Plus

## The board.

board-to-go = reste { $count }
board-stands-for = vaut
board-computer = ordi
board-bot = { $name } (ordinateur)
board-away = pas là
board-left = a quitté

## Sharing a code.

share-message = Le message à envoyer
share-show = Voir le message
share-share = Partager…
share-copy = Copier
share-qr = Code QR
share-copied = { $name ->
    [none] C’est copié. Colle-le maintenant dans ta discussion.
   *[other] C’est copié. Colle-le maintenant dans ta discussion avec { $name }.
}
share-copy-yourself = Le message est sélectionné. Copie-le, puis colle-le dans ta discussion.
share-qr-picture = Le code QR
share-scan = À scanner avec l’autre appareil

## Pasting a code.

paste-new-title = Une nouvelle invitation
paste-new = La nouvelle invitation, ou tout le message reçu
paste-invitation = L’invitation, ou tout le message reçu
