### Una pagina che ha in sé il programma.

inside-loading = Caricamento del gioco…
inside-turn = Qualcuno gioca a carte con te, un turno alla volta: questo messaggio era il suo turno. Il tavolo si prepara…
inside-megabytes = { $done } di { $all } MB
inside-starting = C'è tutto. Il primo avvio dura circa 10 secondi; poi è veloce.
inside-opens = Si apre da solo appena è pronto…
inside-unkept = { $why ->
    [reading] Le tue partite salvate al momento non si possono leggere. Per proteggerle, non si salva niente finché non ricarichi la pagina.
    [locks] Qui non si salva niente, perché due schede potrebbero sovrascrivere l'una le partite dell'altra. Per salvarle, apri la pagina a un indirizzo che comincia con https.
   *[writing] Il browser non può salvare questa partita: la sua memoria è piena o bloccata. Puoi continuare a giocare, ma quello che non è salvato va perso quando chiudi la pagina.
}
inside-failed = { $joins ->
    [yes] Il tavolo non è partito, o si è fermato. Ricarica la pagina: quello che era salvato c'è ancora. Se succede di nuovo, questo browser non riesce a far andare il gioco da solo, ma puoi comunque sederti al tavolo di altri.
   *[no] Il tavolo non è partito, o si è fermato. Ricarica la pagina: quello che era salvato c'è ancora. Se succede di nuovo, questo browser non riesce a far andare il gioco da solo. Su un iPhone, disattiva la modalità di isolamento per questo sito, o prova con un altro browser.
}
