### Che cosa è andato storto.

-nonsense = L'altro programma ha mandato qualcosa che non ha senso. Controllate di avere la stessa versione.

error-words-twice = La chiave { $key } è due volte nel catalogo.
error-words-in-circles = La voce { $key } rimanda a sé stessa.
error-words-unread = Questo non si può leggere come Fluent: { $text }

## Preparare una partita.

error-own-rules = Le regole { $name } in config.toml non si possono usare: { $why }
error-no-such-seat = { $late ->
    [yes] Non c'è nessun posto «{ $seat }». Usa me, me=NOME (qualcun altro a questo schermo), friend, friend=NOME, bot ({ $bots }), o late (chi arriva più tardi).
   *[no] Non c'è nessun posto «{ $seat }». Usa me, me=NOME (qualcun altro a questo schermo), friend, friend=NOME, bot ({ $bots }), o message o message=NOME (chi gioca per messaggio).
}
error-seats-wrong = Un tavolo ha da 2 a { $most } posti, non { $seats }.
error-seat-kept-twice = Per { $name } si può tenere un posto solo.
error-nobody-here = Per giocare con gli amici, qualcuno deve sedersi a questo schermo. Per te, aggiungi --seat me.

## Giocare al tavolo di altri, e riprendere.

error-turned-out = Chi invita ti ha fatto lasciare il tavolo. Se non ti ha riconosciuto, chiedi un altro link.
error-host-left = Chi ti ha invitato ha lasciato la partita. Chiedi un nuovo invito.
error-no-such-finished-game = Non c'è nessuna partita finita che si chiami { $game }. Quelle che si possono rivedere sono nella schermata delle tue partite: { -command } stats
error-nothing-to-replay = Nessuna partita è stata ancora giocata fino in fondo.
error-no-such-game = Non c'è nessuna partita salvata che si chiami { $game }. Per vedere le tue: { -command } resume --list
error-save-damaged = { $lost ->
    [0] La partita salvata { $game } è danneggiata dopo la mossa { $moves }.
    [one] La partita salvata { $game } è danneggiata dopo la mossa { $moves }, e 1 mossa è persa.
    [many] La partita salvata { $game } è danneggiata dopo la mossa { $moves }, e { $lost } mosse sono perse.
   *[other] La partita salvata { $game } è danneggiata dopo la mossa { $moves }, e { $lost } mosse sono perse.
}
error-save-unplayable = La partita salvata { $game } non si può giocare: { $why }
error-save-of-unknown-game = La partita salvata { $id } è una partita di { $game }, che questa versione non ha. Aggiorna il programma.
error-save-illegal = La partita salvata { $game } non si può usare così com'è: la mossa { $move } è contro le regole. { $why }

## L'avvio.

error-no-name = In un nome ci vuole almeno una lettera.
error-no-input = Non si può scrivere niente: l'entrata del programma è chiusa. Avvialo senza <&- o </dev/null.
error-no-terminal = L'invito è arrivato da una pipe, quindi non c'è un terminale in cui giocare. Per far giocare un programma, aggiungi --json.
error-page-nonsense = La pagina ha mandato qualcosa che il programma non capisce. Ricarica la pagina.
error-one-seat-only = Un programma può giocare un posto solo. Entra una volta per ogni programma.
error-code-needed = Ora manda questo: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Non c'è ancora niente a cui rispondere: dall'altra parte il collegamento manca.

## Che cosa ha mandato un altro programma.

error-frame-too-long = È arrivato un messaggio troppo lungo (più di { $most } byte). Controllate di avere la stessa versione.
error-no-json = È arrivato qualcosa che non è JSON. Controllate di avere la stessa versione.
error-no-kind = Il kind del messaggio deve essere uno di questi: { $known }.
error-malformed = Non siamo riusciti a leggere un messaggio «{ $kind }». Controllate di avere la stessa versione.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Il computer non ha nessun giocatore «{ $name }». Scegli fra: { $known }.
error-unknown-game = Non c'è nessun gioco «{ $name }». Scegli fra: { $known }.

## Giochi e giocatori per nome, e che cosa sbaglia un client.

error-not-on-offer = { $move } adesso non si può fare.
error-nothing-due = Non c'è nessun limite di tempo in corso.
error-not-seated = Prima prendi un posto.

## Dove non si sa altro.

error-malice = Qualcosa è andato storto. Riavvia il programma.
error-words = Uno dei file del programma non si può leggere. Installa di nuovo il programma.
error-game = Le regole non lo permettono.
error-notation = Questa non è una carta, una mossa o una posizione.
error-options = Con queste regole non si può giocare. Cambiane una e riprova.
error-illegal-move = Questa mossa è contro le regole.
error-protocol = I due programmi non si sono capiti. Controllate di avere la stessa versione.
error-local-protocol = A questo punto della partita non si può mandare.
error-remote-protocol = { -nonsense }
