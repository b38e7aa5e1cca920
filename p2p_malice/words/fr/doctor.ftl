### Ce que `doctor` dit de ton réseau et de ta machine : d’abord si tu peux jouer, puis les détails.

-same-wifi = Tu peux quand même jouer avec tes amis sur le même Wi-Fi.
-what-helps = Essaie un autre réseau (comme les données mobiles de ton téléphone), ou le Wi-Fi de l’autre. Un relais aide aussi : un serveur qui transmet vos messages. Son adresse se met dans les réglages.

network-light = { $light ->
    [offline] On dirait que tu es hors ligne.
    [unknown] On ne sait pas encore si tes amis peuvent te rejoindre.
    [green] Tes amis peuvent te rejoindre directement.
    [amber] Tes amis peuvent sans doute te rejoindre en envoyant une réponse.
   *[red] Tes amis ne peuvent te rejoindre que par un relais, ou sur le même Wi-Fi.
}
doctor-verdict-relayed = Tout le monde peut jouer avec toi : ton relais intervient quand la connexion directe est impossible.
doctor-verdict-open = Tout le monde peut jouer avec toi. Pas besoin de réponse : l’invitation suffit.
doctor-verdict-cone = Tout le monde peut jouer avec toi. Ta box laisse entrer tes amis : l’invitation seule suffit souvent.
doctor-verdict-address-restricted = Tout le monde peut jouer avec toi, avec une invitation et une réponse.
doctor-verdict-port-restricted = Presque tout le monde peut jouer avec toi, avec une invitation et une réponse. Seules exceptions : certains réseaux mobiles et d’entreprise.
doctor-verdict-symmetric = Tu ne peux jouer directement qu’avec des amis sur un réseau ouvert. Une box ordinaire de leur côté suffit à l’empêcher. { -what-helps }
doctor-verdict-blocked = Ce réseau bloque le jeu. { -same-wifi } { -what-helps }
doctor-verdict-offline = Il n’y a pas de réseau, ou les serveurs interrogés sont en panne. { -same-wifi }
doctor-verdict-unasked = Impossible de savoir qui peut te rejoindre sans interroger un serveur, et tu n’en as choisi aucun. Essaie, tout simplement.
doctor-verdict-unknown = Impossible de savoir qui peut te rejoindre : trop peu de serveurs ont répondu. Essaie, tout simplement.

## The network.

doctor-network = Réseau
doctor-label-kind = type
doctor-kind-open = ouvert : pas de box sur le chemin, tout le monde peut te joindre
doctor-kind-cone = une box qui laisse répondre tout le monde (full cone)
doctor-kind-address-restricted = une box qui ne laisse entrer que les réponses des adresses que tu as contactées
doctor-kind-port-restricted = une box ordinaire : seuls l’adresse et le port exacts que tu as contactés peuvent répondre
doctor-kind-symmetric = symétrique : chaque serveur te voit sur un autre port, on ne peut donc dire à personne où te joindre
doctor-kind-blocked = UDP est bloqué
doctor-kind-offline = sans doute hors ligne
doctor-kind-unknown = inconnu

doctor-label-addresses = tes adresses
doctor-no-addresses = aucune, sauf celle de l’ordinateur lui-même
doctor-label-skipped = laissé de côté
doctor-skipped = { $names } (conteneurs, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] oui
   *[no] non
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } te voit à { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } n’a pas répondu

doctor-label-mapping = vu de l’extérieur
doctor-mapping-none = à ta propre adresse
doctor-mapping-endpoint-independent = à la même adresse par tout le monde
doctor-mapping-address-dependent = à un autre port selon l’adresse
doctor-mapping-address-and-port-dependent = à un autre port selon l’adresse et le port
doctor-mapping-dependent = à un autre port selon le serveur
doctor-mapping-unknown = inconnu

doctor-label-filtering = qui entre
doctor-filtering-endpoint-independent = tout le monde peut répondre
doctor-filtering-address-dependent = une adresse que tu as contactée peut répondre
doctor-filtering-address-and-port-dependent = seuls l’adresse et le port exacts que tu as contactés peuvent répondre
doctor-filtering-unknown = pas testé ; on suppose le plus strict

doctor-label-relay = relais
doctor-label-courier = messager
doctor-courier-works = { $server } répond
doctor-relay-works = { $server } par { $transport } marche
doctor-no-relay = aucun dans les réglages

## The machine.

doctor-machine = Cette machine
doctor-label-clipboard = presse-papiers
doctor-clipboard = { $works ->
    [yes] marche
   *[no] aucun : copie les codes à la main ou prends un code QR
}
doctor-label-browser = navigateur
doctor-no-browser = aucun : WhatsApp ne s’ouvre pas d’ici
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, avec les symboles des cartes
   *[no] { $encoding }, lettres seulement
}
doctor-no-terminal = { $letters } ; pas un terminal
doctor-terminal = { $colours ->
    [yes] { $letters } ; { $columns } sur { $lines } ; avec des couleurs
   *[no] { $letters } ; { $columns } sur { $lines } ; sans couleurs
}
doctor-label-files = fichiers
doctor-folder-good = { $folder } : on peut y écrire
doctor-folder-bad = { $folder } : { $trouble }
doctor-others-write = d’autres comptes peuvent y écrire
doctor-unwritable = on ne peut pas y écrire
