### La pagina: quello che hanno in comune quella di chi è invitato e quella di qui.

## Quello che sta in molti posti.

page-title = { -title }
page-needs-script = Per collegarsi al dispositivo di chi ti invita, questa pagina ha bisogno di JavaScript. Attivalo nelle impostazioni del browser, poi ricarica la pagina.
page-needs-newer = Non compare niente? Questa pagina ha bisogno di un browser recente: Safari (iOS) 15.4, Chrome 105, Firefox 121 o più nuovo. Se il tuo lo è, ricarica la pagina.
page-close = Chiudi
page-cancel = Annulla
page-reload = Ricarica
page-stop = Interrompi
page-your-name = Il tuo nome
page-rules = Le regole
page-use = Usala
page-new-code = Ho un nuovo invito
page-how-to-play = Come si gioca

## Il tavolo.

table-waiting = Aspettiamo gli altri
table-over = La partita è finita
table-next-player = Avanti il prossimo
table-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $name }
}
table-match = { $title } · partita { $game }: { $points }
table-match-many = { $title } · partita { $game }
table-hand-over = { $name }, tocca a te. Scegli «Mostra le carte» quando nessun altro guarda.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } a te: { $text }
   *[other] { $name } a { $to }: { $text }
}
table-missing = { $count ->
    [one] Manca ancora 1 persona.
    [many] Mancano ancora { $count } persone.
   *[other] Mancano ancora { $count } persone.
}
table-closed = Il tavolo è stato chiuso.
table-no-board = Non riusciamo a mostrare le carte. Ricarica la pagina.
table-log = Che cosa è successo
table-play-on = Continua a giocare
page-language = Lingua
table-leave = Esci
table-leave-title = Lasci la partita?

## I pulsanti sotto il tavolo.

table-ready = Mostra le carte
table-again = Gioca ancora
table-hint = Consiglio
table-undo = Annulla
table-say = Chat
table-log-short = Diario
table-rules = Regole
log-since = Dal tuo turno
table-more = Altro

## Il tavolo di gioco.

board-to-go = ancora { $count }
board-stands-for = come
board-computer = computer
board-bot = { $name } (computer)
board-away = assente
board-left = ha lasciato

## Mandare un codice.

share-message = Il messaggio da mandare
share-show = Mostra il messaggio
share-share = Condividi…
share-copy = Copia
share-qr = Codice QR
share-copied = { $name ->
    [none] Copiato. Ora incollalo nella chat.
   *[other] Copiato. Ora incollalo nella chat con { $name }.
}
share-copy-yourself = Il messaggio è selezionato. Copialo e poi incollalo nella chat.
share-qr-picture = Il codice come codice QR
share-scan = Fallo inquadrare a chi inviti

## Incollare un codice.

paste-new-title = Un nuovo invito
paste-new = Il nuovo invito, o tutto il messaggio in cui è arrivato
paste-invitation = L'invito, o tutto il messaggio in cui è arrivato
