### Che cosa dice `doctor` della tua rete e del tuo computer.

-same-wifi = Con chi è sulla stessa rete Wi-Fi puoi giocare comunque.
-what-helps = Prova con un'altra rete (per esempio quella mobile del telefono), o usa il Wi-Fi di chi gioca con te. Aiuta anche un ponte: un server che fa passare i vostri messaggi. Il suo indirizzo va nelle impostazioni.

network-light = { $light ->
    [offline] Sembra che tu non abbia rete.
    [unknown] Non si può ancora dire se gli amici riescono a raggiungerti.
    [green] Gli amici possono raggiungerti direttamente.
    [amber] Probabilmente gli amici possono raggiungerti, se mandano una risposta.
   *[red] Gli amici possono raggiungerti solo con un ponte, o sulla stessa rete Wi-Fi.
}
doctor-verdict-relayed = Tutti possono giocare con te: quando il collegamento diretto non riesce, interviene il tuo ponte.
doctor-verdict-open = Tutti possono giocare con te. Non serve una risposta: basta l'invito.
doctor-verdict-cone = Tutti possono giocare con te. Il tuo router lascia entrare, quindi spesso basta l'invito.
doctor-verdict-address-restricted = Tutti possono giocare con te, con un invito e una risposta.
doctor-verdict-port-restricted = Quasi tutti possono giocare con te, con un invito e una risposta. Fa eccezione chi è in certe reti aziendali o mobili.
doctor-verdict-symmetric = Puoi giocare direttamente solo con chi è in una rete aperta. Dall'altra parte, un comune router di casa è già un ostacolo. { -what-helps }
doctor-verdict-blocked = Questa rete blocca i dati del gioco. { -same-wifi } { -what-helps }
doctor-verdict-offline = Non c'è rete, o i server interrogati non funzionano. { -same-wifi }
doctor-verdict-unasked = Senza interrogare un server non si può dire chi riesce a raggiungerti, e tu non ne hai scelto nessuno. Fai una prova.
doctor-verdict-unknown = Non si può dire chi riesce a raggiungerti: hanno risposto troppo pochi server. Fai una prova.

## La rete.

doctor-network = Rete
doctor-label-kind = tipo
doctor-kind-open = aperta: nessun router di mezzo, chiunque può raggiungerti
doctor-kind-cone = un router che lascia rispondere chiunque (full cone)
doctor-kind-address-restricted = un router che fa entrare solo le risposte da indirizzi che hai contattato
doctor-kind-port-restricted = un comune router di casa: può rispondere solo l'indirizzo e la porta che hai contattato
doctor-kind-symmetric = simmetrica: ogni server ti vede su una porta diversa, quindi non si può dire a nessuno dove trovarti
doctor-kind-blocked = UDP è bloccato
doctor-kind-offline = probabilmente senza rete
doctor-kind-unknown = sconosciuto

doctor-label-addresses = i tuoi indirizzi
doctor-no-addresses = nessuno oltre a quello del computer stesso
doctor-label-skipped = tralasciati
doctor-skipped = { $names } (container, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] sì
   *[no] no
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } ti vede come { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } non ha risposto

doctor-label-mapping = visto da fuori
doctor-mapping-none = al tuo stesso indirizzo
doctor-mapping-endpoint-independent = da tutti allo stesso indirizzo
doctor-mapping-address-dependent = su una porta diversa per ogni indirizzo
doctor-mapping-address-and-port-dependent = su una porta diversa per ogni indirizzo e porta
doctor-mapping-dependent = su una porta diversa per ogni server
doctor-mapping-unknown = sconosciuto

doctor-label-filtering = chi può entrare
doctor-filtering-endpoint-independent = può rispondere chiunque
doctor-filtering-address-dependent = può rispondere tutto ciò che sta a un indirizzo che hai contattato
doctor-filtering-address-and-port-dependent = può rispondere solo l'indirizzo e la porta che hai contattato
doctor-filtering-unknown = non provato; supponiamo il tipo più severo

doctor-label-relay = ponte
doctor-label-courier = corriere
doctor-courier-works = { $server } risponde
doctor-relay-works = { $server } via { $transport } funziona
doctor-no-relay = nessuno

## Il computer.

doctor-machine = Questo computer
doctor-label-clipboard = appunti
doctor-clipboard = { $works ->
    [yes] funzionano
   *[no] nessuno: copia i codici a mano o usa un codice QR
}
doctor-label-browser = browser
doctor-no-browser = nessuno: da qui WhatsApp non si può aprire
doctor-label-terminal = terminale
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, con i simboli delle carte
   *[no] { $encoding }, solo lettere
}
doctor-no-terminal = { $letters }; non è un terminale
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } per { $lines }; a colori
   *[no] { $letters }; { $columns } per { $lines }; senza colori
}
doctor-label-files = file
doctor-folder-good = { $folder }: ci si può scrivere
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = ci possono scrivere altri utenti
doctor-unwritable = non ci si può scrivere
