### La pagina senza un buon invito, con un secondo, in una seconda scheda, o dove serve una risposta; si carica quando è il momento.

## L'inizio.

start-about = Giochi di carte fra amici, direttamente da un dispositivo all'altro. Se ti hanno invitato, incolla qui l'invito.
start-join = Entra nella partita
start-play-here = Nessun invito? Gioca qui, o invita qualcuno
start-alone = Non c'è nessuno? Questa pagina serve solo a sedersi al tavolo di altri. Per giocare contro il computer o invitare gli amici ci vuole il programma: chiedilo a chi ti ha mandato qui.
start-paste-first = Prima incolla l'invito.
start-repaired = { $count ->
    [0] { $others ->
        [yes] In quel testo c'era più di un codice. Abbiamo preso l'ultimo.
       *[no] { "" }
    }
    [one] Abbiamo corretto 1 carattere sbagliato nel codice.
    [many] Abbiamo corretto { $count } caratteri sbagliati nel codice.
   *[other] Abbiamo corretto { $count } caratteri sbagliati nel codice.
}
start-fault = Non siamo riusciti a collegarci. { $fault }

## Un'altra scheda, un altro invito.

tab-title = Stai giocando in un'altra scheda
tab-about = Vai a quella scheda, o porta qui la partita.
tab-about-page = Vai a quella scheda: la pagina di chi ti ha invitato può parlare solo con quella.
tab-here = Gioca qui
switch-game = { $friends ->
    [none] Questo invito per la tua partita viene da chi ti aveva invitato? Se no, ignoralo: chi l'ha fatto potrebbe prendersi il tuo posto.
   *[other] Questo invito per la tua partita viene da { $friends }? Se no, ignoralo: chi l'ha fatto potrebbe prendersi il tuo posto.
}
switch-waiting = Stai ancora aspettando chi ti ha invitato. Usiamo invece questo invito?
switch-ignore = Ignora
error-not-your-table = Questo invito è per un altro tavolo. Chi l'ha fatto non ha scoperto niente, e il posto resta tuo. Chiedi un nuovo invito per il tuo tavolo.
switch-not = Questo non è un invito

## Una risposta aperta qui.

reply-title = Questa è una risposta
reply-how = Copiala e incollala nella partita che la aspetta.
reply-table = Se hai invitato da questo browser, nel frattempo la tua pagina è stata chiusa. Apri il tuo tavolo e invita di nuovo.
reply-to-table = Apri il mio tavolo
reply-arrived = La risposta è arrivata
reply-arrived-how = Vai alla scheda con il tuo tavolo e scegli «Usala». Questa puoi chiuderla.
return-seat = Il posto resta tuo
return-by-code = { $friends ->
    [none] Questa pagina non può ritrovare il tavolo da sola. Chiedi un nuovo invito e aprilo qui: la partita continua da dov'era.
   *[other] Stai giocando con { $friends }. Questa pagina non può ritrovare il tavolo da sola: chiedi un nuovo invito e aprilo qui.
}
reply-send = { $way ->
    [share] Condividi…
   *[whatsapp] Manda su WhatsApp
}
ask-host = Ancora nessun invito?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Chiedilo a chi ti invita
       *[other] Chiedilo a { $name }
    }
   *[whatsapp] { $name ->
        [none] Chiedilo su WhatsApp
       *[other] Chiedilo a { $name } su WhatsApp
    }
}
guest-closed-title = Non sei più al tavolo
guest-own-game = Inizia una partita tua
ask-host-message = La nostra partita a carte ha perso il collegamento. Mi mandi un nuovo invito? Se hai chiuso la partita, prima riaprila.
landing-back = { $friends ->
    [none] Torna alla tua partita
   *[other] Torna alla tua partita con { $friends }
}
landing-same = Se è per la partita in cui eri, «{ landing-join }» ti riporta al tuo posto.
met = Hai già giocato con { $name }.
met-wins = Hai già giocato con { $name }. Partite vinte: { $counts }
met-old = L'ultima volta a questo tavolo: { $date }. Se è chiuso, questo invito non porta più da nessuna parte.
met-newer = Al tavolo più recente di { $name }
met-message = Rigiochiamo a carte? Mi mandi un nuovo invito?

## Dove la via diretta all'inizio non porta da nessuna parte.

landing-courier = { $name ->
    [none] Un corriere porta la tua risposta sigillata a chi ti invita.
   *[other] Un corriere porta la tua risposta sigillata a { $name }.
} Chi lo gestisce vede il tuo indirizzo su internet e l'ora della chiamata, ma non il tuo nome, né le carte, né quello che porta.
call-one-more = { $name ->
    [none] A chi ti invita serve la tua risposta
   *[other] A { $name } serve la tua risposta
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Chi ti invita tocca il link, o incolla il messaggio nella partita che aspetta.
       *[other] { $name } tocca il link, o incolla il messaggio nella partita che aspetta.
    }
   *[paste] { $name ->
        [none] Chi ti invita la incolla nella partita che aspetta.
       *[other] { $name } la incolla nella partita che aspetta.
    }
}
call-step-back = Torna qui, e tieni aperta questa pagina. Il tavolo si apre da solo.
call-send = { $way ->
    [share] { $name ->
        [none] Manda a chi ti invita
       *[other] Manda a { $name }
    }
   *[whatsapp] Manda su WhatsApp
}
call-sent = { $name ->
    [none] Aspettiamo che la tua risposta venga aperta
   *[other] Aspettiamo che { $name } apra la tua risposta
}
call-sent-how = Tieni aperta questa pagina: il tavolo si apre da solo.
call-sent-long = { $name ->
    [none] Ci vuole tanto? Chiedi a chi ti invita se il messaggio è arrivato. Se no, fatti mandare un nuovo invito e incollalo qui.
   *[other] Ci vuole tanto? Chiedi a { $name } se il messaggio è arrivato. Se no, fatti mandare un nuovo invito e incollalo qui.
}
call-send-again = Manda di nuovo la risposta
call-asleep = { $name ->
    [none] Forse il dispositivo di chi ti invita è in standby
   *[other] Forse il dispositivo di { $name } è in standby
}
call-asleep-how = Il tuo nome è in lista: il tavolo si apre appena si riattiva. Tieni aperta questa pagina. Se quel tavolo è già finito, chiedi un nuovo invito.
call-over = Forse questo tavolo è già finito
call-over-how = Chiedi un nuovo invito. Se il dispositivo dall'altra parte è solo in standby, il tavolo si apre appena si riattiva: in tal caso tieni aperta questa pagina.
call-coming-back = Torniamo al tavolo…
call-coming-back-how = Appena torna il collegamento, riprendi da dove eri. Se ci vuole molto, chiedi un nuovo invito e aprilo.
call-paste-another = Incolla un altro invito
call-no-way = Da questo browser non ci si può collegare
call-no-way-how = Questo browser non lascia che la pagina si colleghi ad altri dispositivi. Permetti WebRTC nelle impostazioni, o prova con un altro browser. Su un iPhone, disattiva la modalità di isolamento per questo sito.
call-reply = { $name } accetta il tuo invito. Copia tutto questo messaggio e incollalo nella partita che aspetta.
call-reply-link = Oppure tocca questo link sul dispositivo che aspetta: { $link }
