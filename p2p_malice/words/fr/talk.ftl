### Les codes : donner le sien, coller celui de l’autre.

talk-send-invitation = { $friend ->
    [0] Envoie ceci à la personne invitée :
    [many] Envoie ceci à l’ami { $friend } :
   *[other] Envoie ceci à l’ami { $friend } :
}
code-for-all = { $count ->
    [one] Envoie ceci : la première personne qui l’ouvre prend place.
    [many] Un lien pour tout le monde : il y a { $count } places, pour les premières personnes qui l’ouvrent.
   *[other] Un lien pour tout le monde : il y a { $count } places, pour les premières personnes qui l’ouvrent.
}
talk-send-reply = Envoie cette réponse à ton hôte :
lobby-about = Hôte : { $host } · { $plays }
talk-copied = C’est copié. Colle-le dans ta discussion.
code-kept = Le message est aussi dans { $file }

## Line by line.

plain-talk = w = l’ouvrir dans WhatsApp   qr = montrer le code QR   c = le copier   quit = arrêter
plain-talk-new = new = créer une autre invitation ; celle d’avant ne marchera plus
plain-talk-friend = w { $friend } = l’ouvrir dans WhatsApp   qr { $friend } = montrer un code QR   c { $friend } = le copier   new { $friend } = le remplacer
plain-talk-everybody = ask = me demander avant que quelqu’un s’assoie   out 2 = l’ami 2 n’en est pas un : libérer la place et créer un autre lien
plain-talk-start = start = jouer sans attendre les autres   quit = arrêter
plain-paste-invitation = Colle l’invitation, ou tout le message reçu :
plain-nothing-to-paste = Ton hôte n’a pas encore collé ta réponse. Tape { -type-w }, { -type-qr }, { -type-c } ou { -type-quit }.
plain-which-friend = Pour qui ? Tape { $word } et un numéro : { $numbers }.
plain-no-browser = Impossible d’ouvrir un navigateur. Copie le message avec { -type-c } et colle-le toi-même.
plain-choose = Ton choix (1-{ $count }) :
plain-no-such-choice = « { $answer } » ne fait pas partie des choix. Tape un numéro de 1 à { $count }.
plain-suggestions = Habituel : { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Pour préparer d’abord une partie, tape { -type-change } et son nom, par exemple { $word }.
plain-form = Entrée garde ce qui est entre crochets, - laisse la ligne vide, et { -type-quit } permet de revenir.
plain-empty = rien
plain-field = { $label } [{ $now }] :
plain-range = { $label }, de { $least } à { $most }
plain-more = { $label }, comme jokers=1 deals=3 (? pour la liste) [{ $now }] :
plain-no-such-field = Il n’y a rien qui s’appelle « { $name } » ici. Tape ? pour voir la liste.
plain-no-such-number = Tape un nombre de { $least } à { $most }.
