### La page des invités sans bonne invitation, avec une deuxième, dans un deuxième onglet, ou quand il faut une réponse.

## The start.

start-about = Des jeux de cartes entre amis, directement d’un appareil à l’autre. Si on t’a envoyé une invitation, colle-la ici.
start-join = Rejoindre la partie
start-play-here = Pas d’invitation ? Joue ici, ou invite quelqu’un
start-alone = Personne avec qui jouer ? Cette page permet seulement de rejoindre une table. Pour jouer contre l’ordinateur ou inviter tes amis, il te faut le programme : demande à la personne qui t’a donné l’adresse.
start-paste-first = Colle d’abord l’invitation.
start-repaired = { $count ->
    [0] { $others ->
        [yes] Ce texte contenait plusieurs codes. On a pris le dernier.
       *[no] { "" }
    }
    [one] On a corrigé { $count } caractère erroné dans le code.
    [many] On a corrigé { $count } caractères erronés dans le code.
   *[other] On a corrigé { $count } caractères erronés dans le code.
}
start-fault = La connexion n’a pas marché. { $fault }

## Another tab, another invitation.

tab-title = Tu joues déjà dans un autre onglet
tab-about = Va dans cet onglet, ou amène la partie ici.
tab-about-page = Va dans cet onglet : la page de ton hôte ne peut parler qu’à lui.
tab-here = Jouer plutôt ici
switch-game = { $friends ->
    [none] C’est ton hôte qui t’a envoyé cette invitation, pour cette partie ? Sinon, ignore-la : son auteur pourrait prendre ta place.
   *[other] Cette invitation vient bien de tes amis ({ $friends }), pour cette partie ? Sinon, ignore-la : son auteur pourrait prendre ta place.
}
switch-waiting = Tu attends encore ton hôte. Prendre plutôt cette invitation ?
switch-ignore = Ignorer
error-not-your-table = Cette invitation mène à une autre table. Son auteur n’a rien appris, et ta place t’attend. Demande une nouvelle invitation à ton hôte.
switch-not = Ce n’est pas une invitation

## A reply that was opened here.

reply-title = C’est une réponse
reply-how = Copie-la et colle-la dans la partie qui l’attend.
reply-table = Si tu as invité depuis ce navigateur, ta page a été fermée entre-temps. Ouvre ta table et invite à nouveau.
reply-to-table = Ouvrir ma table
reply-arrived = La réponse est arrivée
reply-arrived-how = Va dans l’onglet de ta table et choisis « L’utiliser ». Tu peux fermer celui-ci.
return-seat = Ta place t’attend
return-by-code = { $friends ->
    [none] Cette page ne peut pas retrouver la table toute seule. Demande une nouvelle invitation à ton hôte et ouvre-la ici : la partie reprend où elle en était.
   *[other] Tu joues avec { $friends }. Cette page ne peut pas retrouver la table toute seule : demande une nouvelle invitation à ton hôte et ouvre-la ici.
}
reply-send = { $way ->
    [share] Partager…
   *[whatsapp] Envoyer par WhatsApp
}
ask-host = Pas encore d’invitation ?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Demander à ton hôte
       *[other] Demander à { $name }
    }
   *[whatsapp] { $name ->
        [none] Demander par WhatsApp
       *[other] Demander à { $name } par WhatsApp
    }
}
guest-closed-title = Tu n’es plus à la table
guest-own-game = Commencer ta propre partie
ask-host-message = Notre partie de cartes a perdu la connexion. Tu m’envoies une nouvelle invitation ? Si tu as fermé le jeu, rouvre-le d’abord.
landing-back = { $friends ->
    [none] Retour à ta partie
   *[other] Retour à ta partie avec { $friends }
}
landing-same = Si c’est pour la partie où tu étais, « { landing-join } » te ramène à ta place.
met = Tu as déjà joué avec { $name }.
met-wins = Tu as déjà joué avec { $name }. Parties gagnées : { $counts }
met-old = Ta dernière fois à cette table : le { $date }. Si elle est fermée, cette invitation ne mène plus nulle part.
met-newer = À la table la plus récente ({ $name })
met-message = On rejoue aux cartes ? Tu m’envoies une nouvelle invitation ?

## Where the direct way leads nowhere at first. `{ $name }` is the host's, `none` where the invitation doesn't say.

landing-courier = { $name ->
    [none] Un messager porte ta réponse scellée à ton hôte.
   *[other] Un messager porte ta réponse scellée à { $name }.
} La personne qui le fait tourner voit ton adresse internet et l’heure de ton appel, mais ni ton nom, ni les cartes, ni ce qu’il porte.
call-one-more = { $name ->
    [none] Ton hôte a besoin de ta réponse
   *[other] { $name } a besoin de ta réponse
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Ton hôte touche le lien du message, ou le colle dans la partie qui attend.
       *[other] { $name } touche le lien du message, ou le colle dans la partie qui attend.
    }
   *[paste] { $name ->
        [none] Ton hôte colle le message dans la partie qui attend.
       *[other] { $name } colle le message dans la partie qui attend.
    }
}
call-step-back = Reviens ici et garde cette page ouverte. La table s’ouvre toute seule.
call-send = { $way ->
    [share] { $name ->
        [none] Envoyer à ton hôte
       *[other] Envoyer à { $name }
    }
   *[whatsapp] Envoyer par WhatsApp
}
call-sent = { $name ->
    [none] Ton hôte doit encore ouvrir ta réponse
   *[other] { $name } doit encore ouvrir ta réponse
}
call-sent-how = Garde cette page ouverte : la table s’ouvre toute seule.
call-sent-long = { $name ->
    [none] C’est long ? Demande à ton hôte si ton message est arrivé. Sinon, demande une nouvelle invitation et colle-la ici.
   *[other] C’est long ? Demande à { $name } si ton message est arrivé. Sinon, demande une nouvelle invitation et colle-la ici.
}
call-send-again = Renvoyer la réponse
call-asleep = { $name ->
    [none] L’appareil de ton hôte dort peut-être
   *[other] { $name } : l’appareil dort peut-être
}
call-asleep-how = Tu es sur la liste : la table s’ouvre dès qu’il se réveille. Garde cette page ouverte. Si cette table est finie, demande une nouvelle invitation.
call-over = Cette table est peut-être finie
call-over-how = Demande une nouvelle invitation. Si l’appareil de ton hôte dort seulement, la table s’ouvre dès qu’il se réveille : pour cela, garde cette page ouverte.
call-coming-back = Retour à la table…
call-coming-back-how = Tu retrouveras la table automatiquement dès que la connexion revient. Si ça dure, demande une nouvelle invitation et ouvre-la.
call-paste-another = Coller une autre invitation
call-no-way = Ce navigateur ne peut pas se connecter
call-no-way-how = Ce navigateur ne laisse pas la page se connecter à d’autres appareils. Autorise WebRTC dans ses réglages, ou essaie un autre navigateur. Sur un iPhone, désactive le mode Isolement pour ce site.
call-reply = { $name } accepte ton invitation. Copie tout ce message et colle-le dans la partie qui attend.
call-reply-link = Ou touche ce lien sur l’appareil qui attend : { $link }
