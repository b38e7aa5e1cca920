### Ce qui ne va pas avec un code : `error-CODE`. Il vient de `{ $friend }`, `none` sans nom.

error-code = { $friend ->
    [none] Cette version ne comprend pas tout ce code. Mets le programme à jour, demande à l’autre d’en faire autant, puis recommencez avec une nouvelle invitation.
   *[other] Cette version ne comprend pas tout ce code. Mets le programme à jour, demande à { $friend } d’en faire autant, puis recommencez avec une nouvelle invitation.
}
error-newer-code = Ce code vient d’une version du jeu plus récente que la tienne. Mets-la à jour comme tu l’as installée. Dans un navigateur, recharge simplement la page.
error-no-deal = Il n’y a pas de donne dans ce texte. Copie tout le message reçu et colle-le à nouveau.
error-deal-altered = Une partie du lien de cette donne manque ou est fausse. Demande qu’on te le renvoie.
error-deal-unknown = Cette donne ne peut pas se jouer ici : cette version ne connaît pas son jeu ou ses règles.
error-deal-to-come = Cette donne est celle d’un jour à venir. Réessaie quand ce jour sera arrivé ici.
error-puzzle-to-come = Ce casse-tête est celui d’un jour à venir. Réessaie quand ce jour sera arrivé ici.
error-no-code = { $friend ->
    [none] Il n’y a pas de code dans ce texte. Un code commence par { $prefix }. Copie tout le message reçu et colle-le à nouveau.
   *[other] Il n’y a pas de code dans ce texte. Un code commence par { $prefix }. Copie tout le message envoyé par { $friend } et colle-le à nouveau.
}
error-code-cut-off = { $arrived ->
    [0] Ce code est coupé : seul le début est arrivé.
    [one] Ce code est coupé : seul { $arrived } caractère sur { $whole } est arrivé.
    [many] Ce code est coupé : seuls { $arrived } caractères sur { $whole } sont arrivés.
   *[other] Ce code est coupé : seuls { $arrived } caractères sur { $whole } sont arrivés.
} Copie à nouveau tout le message et colle-le. Dans WhatsApp, appuie longuement dessus, puis choisis Copier.
error-code-altered = { $friend ->
    [none] Une partie de ce code est fausse. Demande qu’on le copie et te le renvoie.
   *[other] Une partie de ce code est fausse. Demande à { $friend } de le copier et de te le renvoyer.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] C’est ta propre invitation. Colle plutôt la réponse que tu as reçue.
       *[other] C’est ta propre invitation. Colle plutôt la réponse envoyée par { $friend }.
    }
   *[reply] { $friend ->
        [none] C’est ta propre réponse. Envoie-la au lieu de la coller ici.
       *[other] C’est ta propre réponse. Envoie-la à { $friend } au lieu de la coller ici.
    }
}
error-wrong-kind = { $kind ->
    [reply] C’est une réponse, pas une invitation. Colle-la dans la partie qui l’attend.
   *[invitation] { $friend ->
        [none] C’est une invitation, pas une réponse. Colle la réponse reçue. Pour accepter plutôt cette invitation, quitte cette partie et rejoins l’autre.
       *[other] C’est une invitation, pas une réponse. Colle la réponse envoyée par { $friend }. Pour accepter plutôt cette invitation, quitte cette partie et rejoins l’autre.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Cette réponse va avec une autre invitation. Envoie la dernière, et colle la réponse à celle-là.
       *[other] Cette réponse va avec une autre invitation. Envoie la dernière à { $friend }, et colle la réponse à celle-là.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Cette réponse va avec une autre invitation. Envoie la dernière, et colle la réponse à celle-là.
           *[other] Cette réponse va avec une autre invitation. Envoie la dernière à { $friend }, et colle la réponse à celle-là.
        }
       *[other] { $friend ->
            [none] Cette réponse va avec l’invitation envoyée à { $made }. Demande une réponse à celle de { $open }.
           *[other] Cette réponse va avec l’invitation envoyée à { $made }. Demande à { $friend } de répondre à celle de { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Cette réponse va avec une invitation qui ne marche plus. Envoie la dernière, et colle la réponse à celle-là.
    [many] Cette réponse va avec une invitation à l’ami { $friend } qui ne marche plus. Envoie-lui la dernière, et colle la réponse à celle-là.
   *[other] Cette réponse va avec une invitation à l’ami { $friend } qui ne marche plus. Envoie-lui la dernière, et colle la réponse à celle-là.
}
error-old-link = Chaque lien ne sert qu’une fois, et seulement pour la dernière invitation. Copie tout le message et colle-le dans la partie.
