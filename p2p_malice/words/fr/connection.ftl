### Ce qui n’a pas marché avec une connexion, ou avec une invitation en chemin : `error-CODE`.

error-link = La connexion a échoué. Réessaie avec une nouvelle invitation.
error-no-path = Impossible de vous connecter. Soit vos réseaux ne permettent pas de connexion directe, soit l’autre a fermé la partie. L’un de vous peut essayer un autre réseau (données mobiles, ou le Wi-Fi de l’autre) ou un relais. Pour voir ce que permet ton réseau, lance : { -command } doctor. Puis recommencez avec une nouvelle invitation : celle-ci a déjà servi.
error-no-path-in-page = Impossible de joindre l’autre appareil. La page y est-elle encore ouverte ? Si oui, vos réseaux ne permettent pas de connexion directe : l’un de vous peut essayer un autre réseau (données mobiles, ou le Wi-Fi de l’autre). Puis envoie une nouvelle invitation : celle-ci a déjà servi.
error-answered-already = Cette invitation a déjà reçu une réponse, et un navigateur n’en accepte qu’une. Envoie une nouvelle invitation.
error-came-and-went = Quelqu’un s’est connecté avec cette réponse, mais est reparti avant de s’asseoir. Envoie une nouvelle invitation : celle-ci a déjà servi.
error-guests-page = Pour utiliser une invitation, ouvre son lien.
error-unfinished-link = L’autre appareil est joignable, mais n’a pas fini de se connecter. Réessaie avec une nouvelle invitation.
error-link-not-secured = L’autre appareil est joignable, mais la connexion n’a pas pu être protégée. Réessaie avec une nouvelle invitation.
error-link-broken-off = L’autre appareil était joignable, mais la connexion a été perdue. Réessaie avec une nouvelle invitation.
error-somebody-else-answered = La réponse vient de quelqu’un d’autre. Réessaie avec une nouvelle invitation, et envoie-la dans une discussion que personne d’autre ne lit.
error-library-failed = La connexion a échoué à cause d’une erreur interne ({ $reason }). Réessaie avec une nouvelle invitation.
error-resume-ticket-unusable = Impossible de rétablir la connexion enregistrée. Réessaie avec une nouvelle invitation.
error-relay-refused = Le relais { $server } a refusé la connexion : { $reason }. Vérifie son nom d’utilisateur et son mot de passe dans les réglages.
error-relay-silent = Le relais { $server } n’a pas répondu. Réessaie plus tard, ou sans lui.
error-relay-unknown = Le relais { $server } est introuvable. Vérifie son nom dans les réglages.
error-relay-unreachable = Le relais { $server } est injoignable : { $reason }. Réessaie plus tard, ou sans lui.
error-no-address = Cet ordinateur n’est sur aucun réseau où l’on puisse le joindre. Connecte-le et réessaie.
error-no-address-in-page = Ce navigateur ne laisse pas la page se connecter à d’autres appareils. Es-tu en ligne ? Si oui, autorise WebRTC dans ses réglages, ou essaie un autre navigateur. Sur un iPhone, désactive le mode Isolement pour ce site.
error-port-taken = Le port { $port } ne peut pas s’ouvrir sur cet ordinateur. Une autre partie l’utilise peut-être : ferme-la, ou choisis un autre port.

## The end of a connection.

error-link-closed = En face, la partie a été fermée.
error-link-closed-here = Tu as fermé la connexion.
error-stopped-waiting = Tu as cessé d’attendre.
error-player-left = En face, on a quitté la table.
error-link-lost = La connexion est perdue.
error-link-broken = La connexion est perdue.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Aucune nouvelle de l’autre appareil depuis { $count } heure.
        [many] Aucune nouvelle de l’autre appareil depuis { $count } heures.
       *[other] Aucune nouvelle de l’autre appareil depuis { $count } heures.
    }
    [minutes] { $count ->
        [one] Aucune nouvelle de l’autre appareil depuis { $count } minute.
        [many] Aucune nouvelle de l’autre appareil depuis { $count } minutes.
       *[other] Aucune nouvelle de l’autre appareil depuis { $count } minutes.
    }
   *[seconds] { $count ->
        [one] Aucune nouvelle de l’autre appareil depuis { $count } seconde.
        [many] Aucune nouvelle de l’autre appareil depuis { $count } secondes.
       *[other] Aucune nouvelle de l’autre appareil depuis { $count } secondes.
    }
}
error-link-restarted = En face, la partie a été fermée puis rouverte.

## The other program talks nonsense.

error-garbled-link = { -nonsense }
error-link-flooded = L’autre appareil a envoyé bien plus que n’en demande un jeu : la connexion a été fermée. Réessaie avec une nouvelle invitation.
error-said-no-hello = L’autre appareil n’a pas dit de quel jeu il s’agit : la connexion a été fermée. Vérifiez que vous avez la même version.
error-too-much-nonsense = L’autre appareil a envoyé trop de messages incompréhensibles : la connexion a été fermée. Vérifiez que vous avez la même version.
error-reads-nothing = L’autre appareil ne répond plus : la connexion a été fermée. Réessaie avec une nouvelle invitation.
error-restarted-too-often = En face, la partie a redémarré trop souvent : la connexion a été fermée. Réessaie avec une nouvelle invitation.
error-remote-frame-too-long = L’autre appareil a envoyé un message trop long (plus de { $most } octets). Vérifiez que vous avez la même version.
error-link-not-introduced = L’autre appareil n’a pas dit de quel jeu il s’agit. Vérifiez que vous avez la même version.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Ce code ne dit pas où joindre l’autre appareil. Demandes-en un nouveau.
error-sdp-unusable = Les données de connexion de ce code sont inutilisables : { $reason }. Demandes-en un nouveau.
error-sdp-of-no-channel = Ce code n’est pas celui d’une partie. Demandes-en un nouveau.

## Programs at this end.

error-frame-of-half-characters = Le message contient la moitié d’une paire de substitution : impossible de l’envoyer.
error-message-too-long = Le message est trop long : il a { $size } octets, et la limite est de { $most }.
error-frame-of-several-lines = Un message sur stdout doit tenir sur une ligne.
error-stdout-unread = Plus personne ne lit stdout.
error-stdin-no-frame = Une ligne de stdin n’est pas un message : { $reason }.
error-stdin-unreadable = stdin ne peut plus être lu.
error-stdin-ended = stdin est terminé.
error-unsupported-library = Ce programme a besoin de { $packages }, mais c’est { $installed } qui est installé. Pour y remédier, lance : pip install { $packages }
error-library-not-loaded = Ce programme a besoin de { $packages }, mais ne peut pas les charger ({ $reason }). Pour y remédier, lance : pip install { $packages }

## Servers and ports, as they are typed.

error-no-stun-server = « { $text } » n’est pas l’adresse d’un serveur STUN. Écris-la comme host:port, par exemple { $example }.
error-no-turn-server = Ce n’est pas l’adresse d’un relais. Écris-la comme turn:user:password@host:port?transport=udp.
error-turn-without-user = Le relais demande un nom d’utilisateur et un mot de passe : turn:user:password@host:port.
error-turns-over-udp = turns: veut dire TLS, qui ne va pas avec transport=udp. Mets plutôt turn:, ou enlève transport=udp.
error-port-out-of-range = { $least ->
    [0] Un port est un nombre de 1 à 65535, ou 0 pour n’importe lequel de libre, pas { $port }.
   *[1] Un port est un nombre de 1 à 65535, pas { $port }.
}
error-no-ipv6-address = { $text } n’est pas une adresse IPv6.

## Handing over an invitation.

error-invitation = Impossible de copier ou d’ouvrir l’invitation. Copie-la depuis l’écran.
error-clipboard = Le presse-papiers est inaccessible. Copie le message depuis l’écran, ou montre-le en code QR.
error-clipboard-silent = Le presse-papiers n’a pas répondu. Copie le message depuis l’écran, ou montre-le en code QR.
error-clipboard-unwilling = Le presse-papiers a refusé le message. Copie-le depuis l’écran, ou montre-le en code QR.
error-too-long-for-qr = Ce texte est trop long pour un code QR. Envoie-le comme message.
