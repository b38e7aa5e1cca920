### Quello che dice un tavolo: perché rifiuta un messaggio, e perché saluta.

-command = p2p-malice

error-refused = Questo non si può fare ({ $code }).

error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-not-your-turn = Non tocca a te.
error-no-hints = Questa partita si gioca senza consigli.
error-no-undo = Non puoi tornare indietro: queste regole non lo permettono.
error-nothing-to-undo = Non c'è niente da annullare: quando si scopre o si pesca una carta nuova, quello che è giocato resta giocato.
error-undone-enough = In questo turno hai già annullato { $most } giocate: questa resta.
error-undone-enough-in-game = In questa partita hai già annullato { $most } giocate: questa resta.

error-seated-already = A questo tavolo hai già un posto.
error-version-mismatch = { $older ->
    [yours] Il tuo programma è più vecchio di quello di chi ti invita, e così non potete giocare insieme. Aggiornalo nello stesso modo in cui l'hai installato.
   *[host] Il programma di chi ti invita è più vecchio del tuo, e così non potete giocare insieme. Chiedi di aggiornarlo nello stesso modo in cui è stato installato.
}
error-seat-taken = Questo posto è occupato. Se è il tuo, riprendi dal dispositivo su cui giocavi. Se no, chiedi un altro invito.
error-table-full = A questo tavolo ci sono già tutti. Se fra loro ci sei anche tu, riprendi dal dispositivo su cui giocavi.
error-no-seat = A questo tavolo non c'era posto per te. Chiedi un nuovo invito.
error-not-watchable = Ora questo tavolo non si può guardare: chi ospita non vuole, o c'è già troppa gente che guarda.
error-only-watching = Stai solo guardando: per questo ci vuole un posto al tavolo.
error-seat-not-free = Per ora chi ospita non lascia prendere posti.
error-only-host = Questo può farlo solo chi ospita.
error-host-busy = Ora non si può chiedere a chi ti invita se puoi sederti. Fai sapere che stai aspettando e riprova il link fra un minuto.
error-not-started = La partita non è cominciata: manca ancora qualcuno.
error-rematch-is-proposed = Per una nuova partita dovete essere tutti d'accordo. Prima proponila.
error-stale-move = La mossa è arrivata tardi: il tavolo è cambiato. Guardalo di nuovo e scegli ancora.
error-unknown-proposal = Questa scelta non c'è. Scegli fra: { $known }.
error-nobody-away = Al momento non manca nessuno.
error-not-all-here = Al tavolo non ci siete più tutti.
error-said-by-table = Solo il tavolo può dire che qualcuno è in ritardo.
error-too-much-asked = Troppe cose in una volta. Aspetta qualche secondo e chiedi di nuovo.
error-too-much-said = Troppe cose in una volta. Aspetta qualche secondo e scrivi di nuovo.
error-nothing-said = Il messaggio era vuoto.
error-not-their-turn = Non c’è nessuno da sollecitare: si sollecita solo chi è di turno, e non sei tu.
error-poke-unheard = Ora non si può: quella persona non c’è, o la sua versione è troppo vecchia.
error-poked-already = Qualcuno lo ha appena fatto. Aspetta un momento.

bye-left = A presto.
bye-over = La partita è finita.
bye-closed = Il tavolo è stato chiuso.
bye-stopped = Per ora è tutto. La partita è salvata, e chi ti ha invitato può riprenderla.
bye-turned-out = Chi invita ti ha fatto lasciare il tavolo. Se non ti ha riconosciuto, chiedi un altro link.
bye-not-watchable = Per ora chi ospita non vuole che si guardi.
bye-superseded = Hai continuato da un'altra parte, quindi questa finestra si chiude.
