### La pagina del programma: menu, preparativi e codici.

## La chiave del tavolo.

key-none = Questa pagina è stata aperta senza la sua chiave
start-looks = Impostazioni
start-hello = Ciao, { $name }
own-face = Il tuo nome e la tua immagine
home-about = Giochi di carte fra amici, direttamente da un dispositivo all'altro. Niente da installare, nessun account.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Gioca ancora con i tuoi amici
       *[other] Gioca ancora con { $friends }
    }
   *[no] { $friends ->
        [none] Torna al tuo posto
       *[other] Torna al tavolo con { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Chiedi un nuovo invito
   *[no] Il tuo posto è salvato
}
home-seat-message = Mi piacerebbe giocare ancora. Mi mandi un nuovo invito?
key-none-how = Apri l'indirizzo indicato da { -command } web: contiene la chiave di questo tavolo.
key-old = Questo indirizzo non vale più
key-old-how = Apri l'ultimo indirizzo indicato da { -command } web.
key-elsewhere = Il tavolo è aperto da un'altra parte
key-elsewhere-how = { $way ->
    [page] È in un'altra scheda. Portalo qui per continuare da dove eri; a chi gioca con te servirà un nuovo invito.
   *[program] È in un'altra scheda o in un altro browser di questo computer. Portalo qui per continuare proprio da dove eri.
}
key-take = Portalo qui
link-program-closed = ○ programma chiuso
program-stopped = Il programma si è fermato.
program-stopped-how = Per continuare, riavvialo con: { -command } web

## Strada facendo.

sheet-details = Dettagli
page-failed = Non ha funzionato
table-invite = Invita di nuovo

## Moduli.

field-fewer = { $what }: meno
field-more = { $what }: più
field-players = Giocatori
field-seat = Posto { $number }
field-seat-you = Tu
field-seat-here = Su questo dispositivo
field-fill = Completa con il computer
field-name = Nome per { $seat }
field-name-hint = Posto { $number }

## Codici.

talk-join = Partecipa a una partita
talk-send-back = Manda questa risposta a chi ti invita
send-back = { $way ->
    [share] Manda a chi ti invita
   *[whatsapp] Manda su WhatsApp
}
talk-reply = Incolla qui la risposta, o tutto il messaggio in cui è arrivata
talk-paste = Incolla
talk-begin = Comincia senza gli altri
talk-to-table = Torna al tavolo
talk-arrived = { $friend ->
    [0] È arrivata la risposta al tuo invito
    [many] È arrivata la risposta dell'ospite { $friend }
   *[other] È arrivata la risposta dell'ospite { $friend }
}
talk-arrived-how = Scegli «Usala» se hai appena toccato il link nel messaggio di risposta. Se no, scegli «Ignora».
talk-ignore = Ignora
leaving-closes = Il tavolo si chiude per tutti.
leaving-table = { $kept ->
    [yes] La partita è salvata. Puoi riprenderla dal menu.
   *[no] Non hai ancora giocato, quindi non c'è niente da salvare.
}

## L'ingresso: invitare gli amici.

lobby-title = { $count ->
    [one] Manda il tuo invito
    [many] Invita i tuoi amici
   *[other] Invita i tuoi amici
}
lobby-return = { $how ->
    [itself] In attesa di { $names }
   *[hand] Invita di nuovo { $names }
}
lobby-progress = Inviti mandati: { $sent } su { $count }
lobby-waiting = { $count ->
    [one] Aspettiamo una risposta
    [many] Aspettiamo { $count } risposte
   *[other] Aspettiamo { $count } risposte
}
lobby-all-title = Un solo link per tutti
lobby-all-waiting = { $count ->
    [one] Manca ancora 1 persona
    [many] Mancano ancora { $count } persone
   *[other] Mancano ancora { $count } persone
}
lobby-ask-first = Chiedimelo prima che qualcuno si sieda
lobby-asks = { $name } vuole sedersi.
lobby-admit = Fai entrare
lobby-refuse = Non so chi sia
lobby-out = Non sai chi è?
lobby-out-of = Non sai chi è { $name }? Libera il posto e crea un nuovo link.
dismiss = Allontana { $name }
ending-another = Altro gioco o altri posti
lobby-with = In coppia con me
lobby-with-of = Giocare in coppia con { $name }
lobby-all-here = Ci siete tutti
lobby-deal = Dai le carte
lobby-offline = Sembra che tu non abbia rete. Prima collegati, così chi inviti può raggiungerti.
lobby-friend = { $friend ->
    [0] Chi inviti
    [many] Ospite { $friend }
   *[other] Ospite { $friend }
}
lobby-state = { $state ->
    [free] posto libero
    [sent] mandato
    [connecting] si collega…
    [here] qui ✓
    [away] assente
   *[new] da invitare
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Manda di nuovo su WhatsApp
       *[other] Manda di nuovo a { $name } su WhatsApp
    }
   *[no] { $name ->
        [none] Invita su WhatsApp
       *[other] Invita { $name } su WhatsApp
    }
}
lobby-message = Messaggio
lobby-how = { $way ->
    [page]
        Manda l'invito.
        Chi lo riceve lo apre e ti manda una risposta.
        Tocca il link nella risposta, o incollala qui. Fino ad allora tieni aperta questa pagina.
    [friend] Manda questo link. Chi lo tocca si siede. Tieni aperta questa pagina finché non arriva chi inviti.
    [all] Manda questo link. Chi lo tocca si siede. Tieni aperta questa pagina finché non ci siete tutti.
   *[program] Tieni aperta questa pagina. Chi inviti entra subito, oppure ti manda una risposta.
}
lobby-reply = Incolla una risposta
lobby-new = Nuovo invito
lobby-came = { $name } è qui.

## La partita del giorno.

daily-share-title = Condividi il risultato
daily-send = { $way ->
    [share] Manda agli amici
   *[whatsapp] Manda su WhatsApp
}

## La pagina in cui si tocca una risposta.

tapped-title = La risposta è arrivata
tapped-how = Vai alla scheda con la tua partita e scegli «Usala». Questa scheda puoi chiuderla.
tapped-wrong = Questo link non funziona
tapped-closed = La partita non è più aperta. Riaprila, poi manda un nuovo invito.
tapped-needs-script = Questa pagina ha bisogno di JavaScript. Copia tutto il messaggio e incollalo nella partita.

## Guardare il computer che gioca.

watch-every = Velocità: { $times }
watch-slower = Più piano
watch-faster = Più veloce
watch-stop = Pausa
watch-go = Avvia
watch-step = Mossa dopo
replay-last = Turno prima
replay-back = Mossa prima
replay-turn = Turno dopo
replay-best = Turno migliore
replay-moment = Mosse migliori
replay-lead = Qui cambia chi è in testa
replay-next = { $who ->
    [you] Ora tocca a te
   *[other] Ora tocca a { $name }
}
watch-again = Rivedi
replay-leave = Indietro
replay-own-game = Gioca anche tu
moment-which = Mossa migliore { $number } di { $most }.
moment-looking = Cerchiamo mosse migliori…
moment-none = Nessun'altra mossa ti avrebbe aiutato molto di più. Ben giocato!
replay-where = Punto della partita
replay-look = Di chi si vedono le carte
replay-turns = Turni

## La lezione.

lesson-notes = Che cosa fare
page-lesson-one = { $pointer ->
    [tap] Tocca { $card }.
   *[other] Fai clic su { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Tocca { $card }, poi la { $pile }.
   *[other] Fai clic su { $card }, poi sulla { $pile }.
}

## Quello che si è giocato e vinto.

profile-mark = { $mark ->
    [won] Vinta
    [lost] Persa
    [drawn] Pari
   *[none] Non finita
}
profile-bar = { $won } vinte, { $lost } perse
profile-replay = Rivedi
profile-older = Partite precedenti
profile-to-earn = Ancora da conquistare
profile-no-file = Questo file non si può leggere, o supera i 4 MB.
