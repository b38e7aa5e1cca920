### Le plein écran. Les lettres des touches restent : H, U, T, L, R, O, K, I et F10.

screen-failed = Ça n’a pas marché
screen-menu-keys = C : préparer cette partie   F1 : aide   Q : quitter
screen-menu-help =
    1, 2, J…    Choisir la ligne de ce chiffre ou de cette lettre
    Flèches      Se déplacer ; Entrée choisit
    C            Préparer la partie de la ligne marquée
    Esc          Aller à la dernière ligne ; encore : quitter
    Q ou F10     Quitter
screen-choice-help =
    1, 2…       Choisir la ligne de ce chiffre
    Flèches      Se déplacer ; Entrée choisit
    Esc          Revenir
screen-form-keys = Ctrl+S : valider   Esc : annuler   F1 : aide
screen-form-help =
    Haut, Bas       Aller de ligne en ligne, comme Tab
    Gauche, Droite  Changer la valeur ; on peut aussi taper un nombre
    Ctrl+S          Valider, comme Entrée dans un texte
    Esc             Revenir sans rien changer
profile-key-tabs = Gauche, Droite : autres jeux
profile-key-invite = I : réinviter
profile-key-replay = R : revoir
profile-key-share = S : partager
profile-key-forget = F : oublier quelqu’un
profile-key-back = Esc : retour
profile-help =
    Flèches      Haut et bas défilent ; gauche et droite changent de jeu
    1, 2…       Voir les parties de ce numéro
    I            Réinviter ceux qui ont joué ensemble
    R            Revoir une des dernières parties
    N            autre jeu, règles ou places, si tu héberges
    S            Envoyer aux autres un lien qui montre une partie
    F            Supprimer toutes les parties avec quelqu’un
    Esc          Revenir
screen-text-keys = Flèches et touches Page : défiler. Esc : revenir.

## Codes.

screen-paste-reply = Colle la réponse ici :
screen-paste-carried = Si on t’envoie une réponse, colle-la ici :
screen-paste-invitation = Colle ici l’invitation, ou tout le message reçu :
screen-copied-by-terminal = Le presse-papiers est inaccessible : c’est le terminal qui doit copier le message. Essaie de le coller ; sinon, copie-le depuis l’écran.
screen-no-browser = Impossible d’ouvrir un navigateur. Copie le message avec F2 et colle-le toi-même.
screen-qr = À scanner avec l’autre appareil
screen-send-to = À envoyer à { $name } :
screen-tab = (Tab : suite)
screen-box-hint = Colle-la, ou tape { -type-help } et Entrée
screen-status-preparing = On prépare ton code…
screen-status-waiting = { $who ->
    [host] On attend ton hôte · réponse toujours valable · { $clock }
    [named] On attend { $name } · code toujours valable · { $clock }
    [several] On attend { $count } amis · codes toujours valables · { $clock }
   *[friend] On attend une réponse · code toujours valable · { $clock }
}
screen-status-connecting = Connexion…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } place libre
    [invited] ○ { $name } invitation partie { $clock }
    [connecting] ◌ { $name } connexion
    [here] ● { $name } à table
    [away] ◐ { $name } pas là { $clock }
   *[new] · { $name } pas encore d’invitation
}
screen-key-copy = F2 copier
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 code QR
screen-key-new = F5 autre code
screen-key-start = F6 commencer
screen-key-help = F1 touches
screen-key-stop = Esc arrêter
screen-stop-asks = Ne plus attendre ?
screen-stop-means = { $who ->
    [host] Ta réponse ne marchera plus.
   *[friend] Ton invitation ne marchera plus.
}
screen-wait-on = Attendre encore
screen-stop-waiting = Arrêter
screen-help = Touches et commandes
screen-help-copy = F2   Ctrl+Y   c       copier le message
screen-help-chat = F3   Ctrl+W   w       l’ouvrir dans WhatsApp
screen-help-qr = F4   Ctrl+R   qr      montrer le code QR
screen-help-new = F5   Ctrl+N   new     remplacer l’invitation
screen-help-start = F6   Ctrl+T   start   commencer sans attendre les autres
screen-help-ask =                 ask     me demander avant que quelqu’un s’assoie, ou non
screen-help-out =                 out 2   l’ami 2 n’en est pas un : libérer la place, autre lien
screen-help-tab = Tab                   le message de l’ami suivant
screen-help-clear = Esc                   vider la case, ou arrêter
screen-help-stop = F10  Ctrl+Q   quit    arrêter
screen-help-end = Ctrl+C                arrêter le programme, ou copier la sélection

## The table.

screen-keys = { $undo ->
    [yes] H conseil  U reprendre  T parler  L journal  ? règles  Tab vue  F1 aide  F10 fin
   *[no] H conseil  T parler  L journal  ? règles  Tab vue  F1 touches  F10 quitter
}
screen-watch = + plus vite  - moins vite  Espace pause  Entrée coup suivant  L journal  ? règles  Tab vue  F1 aide  F10 fin
replay-keys = Gauche, Droite : coup  Haut, Bas : tour  Espace lecture, pause  { $keys }B meilleur tour  + vite  - lent  L tours  F1 aide  F10 fin
replay-key-moments = H mieux à jouer
replay-key-looks = V quelles cartes
screen-watch-after = R autre partie  L journal  F10 quitter
screen-keys-after = R revanche  C copier le résultat  T parler  L journal  F1 aide  F10 fin
screen-keys-next = N autre jeu
ending-short = reste { $count }
screen-ending-keys = R rejouer · C copier le résultat · Esc fermer
screen-finished = La manche { $number } est finie
screen-finished-line = { $place }. { $name } : { $before } → { $after }
screen-finished-keys = Appuie sur une touche.
replay-ending-keys = Gauche revenir · Esc fermer
screen-keys-left = L journal  F1 touches  F10 quitter
screen-keys-watching = T chat  L journal  ? règles  F1 touches  F10 quitter
screen-table-help =
    H               un conseil
    U               reprendre un coup, si vos règles le permettent
    T               discuter
    L               ce qui s’est passé
    ?               les règles de cette partie
    R               une revanche, une fois la partie finie
    C               copier le résultat, une fois la partie finie
    G               les spectateurs
    X               continuer sur un autre appareil
    B               mettre en pause, ou reprendre

    Quand quelqu’un n’est pas là :
    O               laisser jouer l’ordinateur
    K               enregistrer et arrêter
    I               réinviter, ou coller une nouvelle invitation

    F1   Ctrl+G     ces touches
    F10  Ctrl+Q     quitter
    Ctrl+C          arrêter le programme
screen-watch-help =
    Espace          pause ou lecture
    Entrée          le coup suivant
    + -             plus vite, moins vite
    Tab             voir toutes les piles en entier
    L               ce qui s’est passé
    ?               les règles
    R               une autre partie, une fois celle-ci finie

    F1   Ctrl+G     ces touches
    F10  Ctrl+Q     quitter
screen-replay-help =
    Gauche, Droite  un coup en arrière, un coup en avant
    Haut, Bas       un tour en arrière, en avant ; comme les touches Page
    Début, Fin      le début, la fin
    B               le meilleur tour
    H               là où un autre coup t’aurait mieux servi
    Espace          lecture ou pause
    V               de qui on voit les cartes, si tout s’est joué ici
    + -             plus vite, moins vite
    Tab             voir toutes les piles en entier
    L               tous les tours, pour s’y rendre

    F1   Ctrl+G     ces touches
    F10  Ctrl+Q     quitter
screen-default-help =
    1 à 9           une carte à jouer, ou un coup de la liste
    Lettres         ce qu’on peut ajouter aux cartes, ou un coup de la liste
    Entrée          jouer ce qui est choisi
    Même touche     la reposer
    Flèches, Espace une autre façon de choisir ; la souris marche aussi
    Esc             tout reposer
    PgSuiv          la suite des coups ; PgPréc revient
    Tab             voir toutes les piles en entier
screen-waiting = On attend les autres
screen-rules-here = { $house ->
    [none] Règles : { $rules }.
   *[other] Règles : { $rules }, avec { $house }.
}
screen-over = La partie est finie
screen-your-turn = À toi de jouer
screen-next-player = Au suivant
screen-turn-of = À { $name } de jouer
screen-turns-of = On attend { $names }
screen-title-match = { $title } · partie { $deal } · points : { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } joueurs
   *[other] { $title } · { $players } joueurs · en tête : { $name }, reste { $count }
}
screen-choose-move = Appuie sur la touche d’un coup.
screen-or-move = Ou appuie sur la touche d’un coup.
screen-pick-cards = { $most ->
    [1] Appuie sur la touche d’une carte, puis Entrée.
    [one] Appuie sur les touches de { $least } à { $most } cartes, puis Entrée.
    [many] Appuie sur les touches de { $least } à { $most } cartes, puis Entrée.
   *[other] Appuie sur les touches de { $least } à { $most } cartes, puis Entrée.
}
screen-pick-more = Choisis-en encore { $count }. Esc repose tout.
screen-picked-cards = Choisies : { $cards }
screen-play-picked = Entrée les joue. Esc repose tout.
screen-put-back = Esc la repose.
screen-play-or-put-back = Choisis-la encore pour la jouer. Esc la repose.
screen-host-away = Ton hôte n’est pas là ({ $clock }). Tu retrouveras la table automatiquement.
screen-host-away-short = Ton hôte n’est pas là ({ $clock }).
screen-host-left = Ton hôte a quitté la table. Appuie sur F10 pour quitter.
screen-host-away-keys = I coller une nouvelle invitation  F10 quitter
screen-moment = Un instant…
screen-away = { $count ->
    [one] { $names } n’est pas là ({ $clock }). Tu peux attendre, ou appuyer sur :
    [many] { $names } ne sont pas là ({ $clock }). Tu peux attendre, ou appuyer sur :
   *[other] { $names } ne sont pas là ({ $clock }). Tu peux attendre, ou appuyer sur :
}
screen-away-short = { $count ->
    [one] { $names } n’est pas là ({ $clock }). F1 dit ce que tu peux faire.
    [many] { $names } ne sont pas là ({ $clock }). F1 dit ce que tu peux faire.
   *[other] { $names } ne sont pas là ({ $clock }). F1 dit ce que tu peux faire.
}
screen-away-keys = { $can_invite ->
    [yes] O l’ordinateur joue  K finir plus tard  I réinviter
   *[no] O l’ordinateur joue  K finir plus tard
}
screen-gone = { $who }. Appuie sur O pour laisser jouer l’ordinateur.
screen-games-won = Parties gagnées : { $counts }
screen-log = Ce qui s’est passé
screen-again = Tu proposes une revanche. On attend l’accord des autres.
screen-no-such-key = Cette touche ne fait rien ici. F1 montre les touches.
screen-hint = Conseil : { $source }, puis { $target }.
screen-hint-move = Conseil : appuie sur { $keys }.
screen-hint-cards = { $keys ->
    [none] Conseil : appuie sur Entrée.
   *[other] Conseil : appuie sur { $keys }, puis Entrée.
}
screen-press-move = Appuie sur { $keys }.
screen-press-cards = Appuie sur { $keys }, puis Entrée.
screen-time = Temps
screen-of-table = Table
screen-on-offer = Cartes
screen-to-say = Ajouter
screen-moves = Coups
screen-moves-page = Page { $number } sur { $most } : PgSuiv et PgPréc montrent le reste.
screen-pile = { $name }, { $pile } : { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = attend : { $needs }
screen-piles-cut = Tab montre toutes les piles.
screen-piles-title = Piles (la dernière carte est dessus)
screen-say = Dis quelque chose, ou 1-{ $count } pour une phrase ; Esc ferme
screen-seat-free = libre
screen-proposed-rematch = { $name } propose une revanche. Appuie sur R pour en être.
screen-proposed-bot = { $who ->
    [you] Tu proposes de laisser jouer l’ordinateur. On attend l’accord des autres.
   *[other] { $name } propose de laisser jouer l’ordinateur. Appuie sur O si tu es d’accord.
}
screen-proposed-stop = { $who ->
    [you] Tu proposes d’enregistrer et d’arrêter. On attend l’accord des autres.
   *[other] { $name } propose d’enregistrer et d’arrêter. Appuie sur K si tu es d’accord.
}
screen-proposed-wait = { $who ->
    [you] Tu proposes d’attendre.
   *[other] { $name } propose d’attendre.
}
screen-leave = Quitter la partie ?
screen-leave-kept = Elle est enregistrée ; on continue avec : { -command } resume
screen-leaving = On quitte…
screen-play-on = Continuer à jouer
screen-leave-it = Quitter la partie

phrase-1 = Bien joué !
phrase-2 = Oh non…
phrase-3 = On se dépêche !
phrase-4 = Merci pour la partie.
phrase-5 = Un instant, s’il te plaît.
screen-explained = { $what } (Esc : compris)
screen-lesson-one = Appuie sur { $source }, ou clique sur la carte.
screen-lesson-two = Appuie sur { $source }, puis sur { $target }, ou clique sur la carte et la pile.
