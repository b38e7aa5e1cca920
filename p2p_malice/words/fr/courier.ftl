courier-at = { $site ->
    [yes] Le messager et la page sont à { $url }. Ctrl-C les arrête.
   *[no] Le messager est à { $url }. Ctrl-C l’arrête.
}

news-asks = { $name } voudrait s’asseoir. Tape { -type-yes } { $number } ou { -type-no } { $number }.
news-asked-no-more = { $name } n’attend plus de place.
news-partner = { $name } joue en équipe avec toi.
news-all-here = Tout le monde est là. Tape { -type-start } pour commencer, ou { -type-with } 2 pour faire équipe avec la personne 2.
news-asks-first = { $is_on ->
    [yes] On te demandera avant que quelqu’un s’assoie. Tape encore { -type-ask } si tu ne veux plus.
   *[no] La première personne qui ouvre le lien prend place.
}
news-courier-away = Le messager est injoignable. Si on t’envoie des réponses, colle-les ici.
news-calling = On appelle ton hôte…
news-host-asleep = L’appareil de ton hôte dort peut-être. Tu es sur sa liste : la table s’ouvre dès qu’il se réveille.

error-courier = Le messager est inutilisable.
error-courier-away = Le messager est injoignable.
error-courier-busy = Le messager a trop à faire.
error-courier-status = Le messager répond par une erreur ({ $status }).
error-courier-moved = Le messager est maintenant à { $url } : écris cette adresse.
error-courier-buffered = Le messager répond, mais quelque chose en chemin, comme son serveur web, retient ses mots. Il doit les transmettre aussitôt, sans tampon : docs/networks.md dit comment.
error-courier-proxy = Le messager est injoignable par le proxy de ton réseau (HTTPS_PROXY).
error-courier-proxy-login = Le proxy de ton réseau demande un nom et un mot de passe. Écris-les dans son adresse : HTTPS_PROXY=http://NOM:MOTDEPASSE@HÔTE:PORT
error-courier-url = { $url } n’est pas l’adresse d’un messager. Elle doit commencer par https:// ou http://.
error-courier-port = Le messager ne peut pas prendre le port { $port } : { $why }. Choisis-en un autre avec --port.
error-courier-host = Le messager ne peut pas écouter à { $host } : { $why }. Choisis une autre adresse avec --host.
error-no-site = Il n’y a pas de page dans { $folder }. Crées-en une avec { -command } web --site.
error-note = Ce mot est pour quelqu’un d’autre.
