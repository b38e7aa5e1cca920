### Lo schermo intero. I tasti restano quelli che sono.

screen-failed = Non ha funzionato
screen-menu-keys = C: prepara la partita   F1: aiuto   Q: esci
screen-menu-help =
    1, 2, J…    Scegli la riga con quel numero o quella lettera
    Frecce       Spostati; Invio sceglie
    C            Prepara la partita evidenziata
    Esc          Vai all'ultima riga; di nuovo: esci
    Q o F10      Esci
screen-choice-help =
    1, 2…       Scegli la riga con quel numero
    Frecce       Spostati; Invio sceglie
    Esc          Torna indietro
screen-form-keys = Ctrl+S: fatto   Esc: annulla   F1: aiuto
screen-form-help =
    Su, Giù      Vai di riga in riga, come con Tab
    Sin., Destra Cambia il valore; puoi anche scrivere un numero
    Ctrl+S       Usa questi valori; in un campo di testo, anche Invio
    Esc          Torna indietro senza usarli
profile-key-tabs = Sinistra, Destra: altri giochi
profile-key-invite = I: invita di nuovo
profile-key-replay = R: rivedi
profile-key-share = S: condividi
profile-key-forget = F: dimentica
profile-key-back = Esc: indietro
profile-help =
    Frecce       Su e giù scorrono; sinistra e destra mostrano altri giochi
    1, 2…       Mostra le partite con quel numero
    I            Invita di nuovo chi ha giocato insieme
    R            Rivedi una delle ultime partite
    N            altro gioco, regole o posti, se ospiti tu
    S            Manda agli altri un link che mostra una partita
    F            Cancella tutte le partite con una persona
    Esc          Torna indietro
screen-text-keys = Con le frecce e i tasti Pag scorri. Esc torna indietro.

## Codici.

screen-paste-reply = Incolla qui la risposta:
screen-paste-carried = Se ti arriva una risposta, incollala qui:
screen-paste-invitation = Incolla qui l'invito, o tutto il messaggio in cui è arrivato:
screen-copied-by-terminal = Non siamo riusciti a usare gli appunti, quindi abbiamo chiesto al terminale di copiare il messaggio. Prova a incollarlo; se non va, copialo dallo schermo.
screen-no-browser = Non si è potuto aprire un browser. Copia il messaggio con F2 e incollalo tu.
screen-qr = Fallo inquadrare a chi inviti
screen-send-to = Manda questo a { $name }:
screen-tab = (Tab: avanti)
screen-box-hint = Incollala, o scrivi { -type-help } e premi Invio
screen-status-preparing = Prepariamo il tuo codice…
screen-status-waiting = { $who ->
    [host] Aspettiamo chi ti invita · la risposta vale ancora · { $clock }
    [named] Aspettiamo { $name } · il codice vale ancora · { $clock }
    [several] Aspettiamo { $count } persone · i codici valgono ancora · { $clock }
   *[friend] Aspettiamo chi inviti · il codice vale ancora · { $clock }
}
screen-status-connecting = Ci colleghiamo…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } posto libero
    [invited] ○ { $name } invito { $clock }
    [connecting] ◌ { $name } si collega
    [here] ● { $name } è qui
    [away] ◐ { $name } non c'è { $clock }
   *[new] · { $name } da invitare
}
screen-key-copy = F2 copia
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 codice QR
screen-key-new = F5 nuovo codice
screen-key-start = F6 comincia
screen-key-help = F1 tasti
screen-key-stop = Esc smetti
screen-stop-asks = Smetti di aspettare?
screen-stop-means = { $who ->
    [host] La tua risposta non varrà più.
   *[friend] Il tuo invito non varrà più.
}
screen-wait-on = Continua ad aspettare
screen-stop-waiting = Smetti
screen-help = Tasti e comandi
screen-help-copy = F2   Ctrl+Y   c       copia il messaggio
screen-help-chat = F3   Ctrl+W   w       aprilo su WhatsApp
screen-help-qr = F4   Ctrl+R   qr      mostra il codice come codice QR
screen-help-new = F5   Ctrl+N   new     sostituisci l'invito
screen-help-start = F6   Ctrl+T   start   comincia senza chi manca
screen-help-ask =                 ask     chiedimelo prima che qualcuno si sieda, o no
screen-help-out =                 out 2   l'ospite 2 non c'entra: libera il posto, e crea un altro link
screen-help-tab = Tab                   il messaggio per l'ospite dopo
screen-help-clear = Esc                   svuota il campo, o smetti
screen-help-stop = F10  Ctrl+Q   quit    smetti
screen-help-end = Ctrl+C                chiudi il programma, o copia quello che hai selezionato

## Il tavolo.

screen-keys = { $undo ->
    [yes] H consiglio  U annulla  T chat  L diario  ? regole  Tab pile  F1 tasti  F10 esci
   *[no] H consiglio  T chat  L diario  ? regole  Tab pile  F1 tasti  F10 esci
}
screen-watch = + più veloce  - più piano  Spazio pausa o avvia  Invio mossa dopo  L diario  ? regole  Tab pile  F1 tasti  F10 esci
replay-keys = Sinistra, Destra: mossa  Su, Giù: turno  Spazio avvia o pausa  { $keys }B turno migliore  + più veloce  - più piano  L turni  F1 tasti  F10 esci
replay-key-moments = H mosse migliori
replay-key-looks = V quali carte
screen-watch-after = R guarda un'altra partita  L diario  F10 esci
screen-keys-after = R rivincita  C copia risultato  T chat  L diario  F1 tasti  F10 esci
screen-keys-next = N altro gioco
ending-short = { $count ->
    [one] ne manca 1
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
}
screen-ending-keys = R gioca ancora · C copia il risultato · Esc chiudi
screen-finished = Il giro { $number } è finito
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Un tasto qualsiasi chiude.
replay-ending-keys = Sinistra torna indietro · Esc chiudi
screen-keys-left = L diario  F1 tasti  F10 esci
screen-keys-watching = T chat  L diario  ? regole  F1 tasti  F10 esci
screen-table-help =
    H               un consiglio
    U               annulla una giocata, se le regole lo permettono
    T               chat
    L               che cosa è successo
    ?               le regole con cui si gioca
    R               un'altra partita, quando questa è finita
    C               copia il risultato, quando la partita è finita
    G               gli spettatori
    X               continua su un altro dispositivo
    B               metti in pausa, o riprendi

    Mentre manca qualcuno:
    O               fai giocare il computer
    K               salva e smetti
    I               invita di nuovo, o incolla un nuovo invito

    F1   Ctrl+G     questi tasti
    F10  Ctrl+Q     esci
    Ctrl+C          chiudi il programma
screen-watch-help =
    Spazio          pausa o avvia
    Invio           la mossa dopo
    + -             più veloce, più piano
    Tab             guarda per intero tutte le pile
    L               che cosa è successo
    ?               le regole
    R               un'altra partita, quando questa è finita

    F1   Ctrl+G     questi tasti
    F10  Ctrl+Q     esci
screen-replay-help =
    Sinistra/Destra una mossa indietro, una avanti
    Su, Giù         un turno indietro, uno avanti; anche con i tasti Pag
    Home, Fine      l'inizio, la fine
    B               il turno migliore
    H               dove un'altra mossa ti avrebbe aiutato di più
    Spazio          avvia o pausa
    V               di chi si vedono le carte, se si giocava su questo
                    dispositivo
    + -             più veloce, più piano
    Tab             guarda per intero tutte le pile
    L               tutti i turni, per andarci

    F1   Ctrl+G     questi tasti
    F10  Ctrl+Q     esci
screen-default-help =
    1 - 9           una carta da giocare, o una mossa in elenco
    Lettere         che cosa puoi aggiungere alle carte, o una mossa in elenco
    Invio           gioca quello che hai scelto
    Stesso tasto    rimettila a posto
    Frecce, Spazio  un altro modo di scegliere; funziona anche il mouse
    Esc             rimetti tutto a posto
    PagGiù          altre mosse; PagSu torna indietro
    Tab             guarda per intero tutte le pile
screen-waiting = Aspettiamo gli altri
screen-rules-here = { $house ->
    [none] Regole: { $rules }.
   *[other] Regole: { $rules }, con { $house }.
}
screen-over = La partita è finita
screen-your-turn = Tocca a te
screen-next-player = Avanti il prossimo
screen-turn-of = Tocca a { $name }
screen-turns-of = Aspettiamo { $names }
screen-title-match = { $title } · partita { $deal } · punti: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } giocatori
   *[other] { $title } · { $players } giocatori · in testa: { $name }, ancora { $count }
}
screen-choose-move = Premi il tasto accanto a una mossa.
screen-or-move = O premi il tasto accanto a una mossa.
screen-pick-cards = { $most ->
    [1] Premi il tasto di una carta, poi Invio.
    [many] Premi i tasti di { $least }-{ $most } carte, poi Invio.
    [one] Premi il tasto di una carta, poi Invio.
   *[other] Premi i tasti di { $least }-{ $most } carte, poi Invio.
}
screen-pick-more = { $count ->
    [one] Scegline un'altra. Esc rimette tutto a posto.
    [many] Scegline altre { $count }. Esc rimette tutto a posto.
   *[other] Scegline altre { $count }. Esc rimette tutto a posto.
}
screen-picked-cards = Scelte: { $cards }
screen-play-picked = Invio le gioca. Esc rimette tutto a posto.
screen-put-back = Esc la rimette a posto.
screen-play-or-put-back = Sceglila ancora per giocarla. Esc la rimette a posto.
screen-host-away = Manca chi ti ha invitato ({ $clock }). Il collegamento riprende da solo.
screen-host-away-short = Manca chi ti ha invitato ({ $clock }).
screen-host-left = Chi ti ha invitato ha lasciato il tavolo. Premi F10 per uscire.
screen-host-away-keys = I incolla un nuovo invito  F10 esci
screen-moment = Un momento…
screen-away = { $count ->
    [one] { $names } non c'è ({ $clock }). Puoi aspettare, o premere:
    [many] Mancano { $names } ({ $clock }). Puoi aspettare, o premere:
   *[other] Mancano { $names } ({ $clock }). Puoi aspettare, o premere:
}
screen-away-short = { $count ->
    [one] { $names } non c'è ({ $clock }). Con F1 vedi che cosa puoi fare.
    [many] Mancano { $names } ({ $clock }). Con F1 vedi che cosa puoi fare.
   *[other] Mancano { $names } ({ $clock }). Con F1 vedi che cosa puoi fare.
}
screen-away-keys = { $can_invite ->
    [yes] O gioca il computer  K salva e smetti  I invita di nuovo
   *[no] O gioca il computer  K salva e smetti
}
screen-gone = { $who }. Premi O per far giocare il computer.
screen-games-won = Partite vinte: { $counts }
screen-log = Che cosa è successo
screen-again = Hai proposto di giocare ancora. Aspettiamo che gli altri siano d'accordo.
screen-no-such-key = Quel tasto adesso non fa niente. F1 mostra i tasti.
screen-hint = Consiglio: { $source }, poi { $target }.
screen-hint-move = Consiglio: premi { $keys }.
screen-hint-cards = { $keys ->
    [none] Consiglio: premi Invio.
   *[other] Consiglio: premi { $keys }, poi Invio.
}
screen-press-move = Premi { $keys }.
screen-press-cards = Premi { $keys }, poi Invio.
screen-time = Tempo
screen-of-table = Tavolo
screen-on-offer = Carte
screen-to-say = Aggiungi
screen-moves = Mosse
screen-moves-page = Pagina { $number } di { $most }: PagGiù e PagSu mostrano il resto.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = poi: { $needs }
screen-piles-cut = Premi Tab per vedere tutte le pile.
screen-piles-title = Pile (l'ultima carta sta in cima)
screen-say = Di' qualcosa, o 1-{ $count } per una frase; Esc chiude
screen-seat-free = libero
screen-proposed-rematch = { $name } vuole giocare ancora. Premi R se vuoi anche tu.
screen-proposed-bot = { $who ->
    [you] Hai proposto di far giocare il computer. Aspettiamo che gli altri siano d'accordo.
   *[other] { $name } propone di far giocare il computer. Premi O se per te va bene.
}
screen-proposed-stop = { $who ->
    [you] Hai proposto di salvare e smettere. Aspettiamo che gli altri siano d'accordo.
   *[other] { $name } propone di salvare e smettere. Premi K se per te va bene.
}
screen-proposed-wait = { $who ->
    [you] Hai proposto di aspettare.
   *[other] { $name } propone di aspettare.
}
screen-leave = Lasci la partita?
screen-leave-kept = È salvata; si continua con: { -command } resume
screen-leaving = Usciamo…
screen-play-on = Continua a giocare
screen-leave-it = Lascia la partita

phrase-1 = Ben giocato!
phrase-2 = Oh no…
phrase-3 = Dai, forza!
phrase-4 = Grazie della partita.
phrase-5 = Un momento, per favore.
screen-explained = { $what } (Esc: capito)
screen-lesson-one = Premi { $source }, o fai clic sulla carta.
screen-lesson-two = Premi { $source }, poi { $target }, o fai clic sulla carta e poi sulla pila.
