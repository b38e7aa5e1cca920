### Che cosa è andato storto con un collegamento, o con un invito in viaggio.

error-link = Il collegamento non è riuscito. Riprova con un nuovo invito.
error-no-path = Non siamo riusciti a collegarvi. O le vostre reti non permettono un collegamento diretto, o dall'altra parte la partita è stata chiusa. Provate da un'altra rete (la rete mobile, o il Wi-Fi dell'altra persona) o con un ponte. Per vedere che cosa permette la tua rete: { -command } doctor. Poi ricominciate con un nuovo invito: questo non vale più.
error-no-path-in-page = Dall'altra parte non risponde nessuno. La pagina lì è ancora aperta? Se sì, le vostre reti non permettono un collegamento diretto: provate da un'altra rete (la rete mobile, o il Wi-Fi dell'altra persona). Poi manda un nuovo invito: questo non vale più.
error-answered-already = Qualcuno ha già risposto a quell'invito, e un browser accetta una risposta sola. Manda un nuovo invito.
error-came-and-went = Qualcuno si è collegato con questa risposta, ma se n'è andato prima di sedersi. Manda un nuovo invito: questo non vale più.
error-guests-page = Per usare un invito, apri il suo link.
error-unfinished-link = L'altro dispositivo ha risposto, ma il collegamento non si è completato. Riprova con un nuovo invito.
error-link-not-secured = L'altro dispositivo ha risposto, ma il collegamento non si è potuto proteggere. Riprova con un nuovo invito.
error-link-broken-off = L'altro dispositivo ha risposto, ma il collegamento è caduto. Riprova con un nuovo invito.
error-somebody-else-answered = Non ha risposto la persona giusta. Riprova con un nuovo invito, e mandalo in una chat che leggete solo voi due.
error-library-failed = Il collegamento non è riuscito per un errore interno ({ $reason }). Riprova con un nuovo invito.
error-resume-ticket-unusable = Non siamo riusciti a ritrovare il collegamento salvato. Riprova con un nuovo invito.
error-relay-refused = Il ponte { $server } ha rifiutato il collegamento: { $reason }. Controlla nome utente e password nelle impostazioni.
error-relay-silent = Il ponte { $server } non ha risposto. Riprova più tardi, o senza.
error-relay-unknown = Il ponte { $server } non si trova. Controlla il suo nome nelle impostazioni.
error-relay-unreachable = Il ponte { $server } non si può raggiungere: { $reason }. Riprova più tardi, o senza.
error-no-address = Questo computer non è in una rete in cui gli amici possano raggiungerti. Collegati a una rete e riprova.
error-no-address-in-page = Questo browser non lascia che la pagina si colleghi ad altri dispositivi. Hai rete? Se sì, permetti WebRTC nelle sue impostazioni, o prova con un altro browser. Su un iPhone, disattiva la modalità di isolamento per questo sito.
error-port-taken = La porta { $port } non si può aprire su questo computer. Forse la usa un'altra partita: chiudila, o scegli un'altra porta.

## La fine di un collegamento.

error-link-closed = Dall'altra parte la partita è stata chiusa.
error-link-closed-here = Hai chiuso il collegamento.
error-stopped-waiting = Hai smesso di aspettare.
error-player-left = Chi giocava con te ha lasciato il tavolo.
error-link-lost = Il collegamento è caduto.
error-link-broken = Il collegamento è caduto.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Da 1 ora non arriva niente dall'altro dispositivo.
        [many] Da { $count } ore non arriva niente dall'altro dispositivo.
       *[other] Da { $count } ore non arriva niente dall'altro dispositivo.
    }
    [minutes] { $count ->
        [one] Da 1 minuto non arriva niente dall'altro dispositivo.
        [many] Da { $count } minuti non arriva niente dall'altro dispositivo.
       *[other] Da { $count } minuti non arriva niente dall'altro dispositivo.
    }
   *[seconds] { $count ->
        [one] Da 1 secondo non arriva niente dall'altro dispositivo.
        [many] Da { $count } secondi non arriva niente dall'altro dispositivo.
       *[other] Da { $count } secondi non arriva niente dall'altro dispositivo.
    }
}
error-link-restarted = Dall'altra parte la partita è stata chiusa e riaperta.

## L'altro programma non si fa capire.

error-garbled-link = { -nonsense }
error-link-flooded = L'altro dispositivo ha mandato molto più di quel che serve a una partita, quindi il collegamento è stato chiuso. Riprova con un nuovo invito.
error-said-no-hello = L'altro dispositivo non ha detto di quale gioco si tratta, quindi il collegamento è stato chiuso. Controllate di avere la stessa versione.
error-too-much-nonsense = L'altro dispositivo ha mandato troppi messaggi incomprensibili, quindi il collegamento è stato chiuso. Controllate di avere la stessa versione.
error-reads-nothing = L'altro dispositivo non risponde più, quindi il collegamento è stato chiuso. Riprova con un nuovo invito.
error-restarted-too-often = La partita dall'altra parte si è riavviata troppo spesso, quindi il collegamento è stato chiuso. Riprova con un nuovo invito.
error-remote-frame-too-long = L'altro dispositivo ha mandato un messaggio troppo lungo (più di { $most } byte). Controllate di avere la stessa versione.
error-link-not-introduced = L'altro dispositivo non ha detto di quale gioco si tratta. Controllate di avere la stessa versione.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Questo codice non dice dove trovare chi l'ha mandato. Chiedine uno nuovo.
error-sdp-unusable = I dati di collegamento in questo codice non si possono usare: { $reason }. Chiedine uno nuovo.
error-sdp-of-no-channel = Questo codice non è per una partita. Chiedine uno nuovo.

## Programmi da questa parte.

error-frame-of-half-characters = Il messaggio contiene metà di una coppia surrogata, quindi non si può mandare.
error-message-too-long = Il messaggio è troppo lungo: ha { $size } byte, e il limite è { $most }.
error-frame-of-several-lines = Un messaggio su stdout deve stare in una riga.
error-stdout-unread = Nessuno legge più stdout.
error-stdin-no-frame = Una riga di stdin non è un messaggio: { $reason }.
error-stdin-unreadable = stdin non si può più leggere.
error-stdin-ended = stdin è finito.
error-unsupported-library = Questo programma ha bisogno di { $packages }, ma è installato { $installed }. Per rimediare: pip install { $packages }
error-library-not-loaded = Questo programma ha bisogno di { $packages }, ma non si riesce a caricare ({ $reason }). Per rimediare: pip install { $packages }

## Server e porte, come si scrivono.

error-no-stun-server = «{ $text }» non è l'indirizzo di un server STUN. Si scrive host:port, per esempio { $example }.
error-no-turn-server = Questo non è l'indirizzo di un ponte. Si scrive turn:user:password@host:port?transport=udp.
error-turn-without-user = Il ponte ha bisogno di un nome utente e di una password: turn:user:password@host:port.
error-turns-over-udp = turns: vuol dire TLS, che non funziona con transport=udp. Usa turn:, o togli transport=udp.
error-port-out-of-range = { $least ->
    [0] Una porta è un numero da 1 a 65535, o 0 per una qualsiasi libera, non { $port }.
   *[1] Una porta è un numero da 1 a 65535, non { $port }.
}
error-no-ipv6-address = { $text } non è un indirizzo IPv6.

## Consegnare un invito.

error-invitation = Non è stato possibile copiare o aprire l'invito. Copialo dallo schermo.
error-clipboard = Non siamo riusciti a usare gli appunti. Copia il messaggio dallo schermo, o mostralo come codice QR.
error-clipboard-silent = Gli appunti non hanno risposto. Copia il messaggio dallo schermo, o mostralo come codice QR.
error-clipboard-unwilling = Gli appunti non hanno accettato il messaggio. Copialo dallo schermo, o mostralo come codice QR.
error-too-long-for-qr = Questo testo è troppo lungo per un codice QR. Mandalo come messaggio.
