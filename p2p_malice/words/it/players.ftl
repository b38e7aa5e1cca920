### Al tavolo: che cosa si fa e si dice intorno alle carte.

you = Tu
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } a te: { $text }
   *[other] { $name } a { $to }: { $text }
}
sitter-here = { $name } è al tavolo.
sitter-away = { $name } non c'è.
sitter-left = { $name } ha lasciato il tavolo.
sitter-computer = Il computer gioca al posto di { $name } fino al suo ritorno.
sitter-waits = La partita aspetta { $name }.
sitters-to-come = { $count ->
    [one] Manca ancora 1 persona.
    [many] Mancano ancora { $count } persone.
   *[other] Mancano ancora { $count } persone.
}
hand-over = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
not-your-turn = Non tocca a te.

## Guardare il computer che gioca.

watch-pace = { $seconds ->
    [0] Il più in fretta possibile.
    [1] Una mossa al secondo.
    [many] Una mossa ogni { $seconds } s.
    [one] Una mossa al secondo.
   *[other] Una mossa ogni { $seconds } s.
}
watch-stopped = In pausa. Ogni mossa aspetta te.
replay-pace = { $seconds ->
    [0] Mossa { $at } di { $most }, il più in fretta possibile.
    [1] Mossa { $at } di { $most }, una al secondo.
    [many] Mossa { $at } di { $most }, una ogni { $seconds } s.
    [one] Mossa { $at } di { $most }, una al secondo.
   *[other] Mossa { $at } di { $most }, una ogni { $seconds } s.
}
replay-stopped = Mossa { $at } di { $most }.
replay-own = Le tue carte
replay-seat = Carte di { $name }
replay-open = Tutte scoperte
replay-turn-of = { $cards ->
    [none] { $name }: nessuna carta
   *[other] { $name }: { $cards }
}
replay-end = La fine
replay-longest = turno più lungo

## Riga per riga.

plain-watch =
    Il computer gioca una mossa al secondo. Premi Invio per la pausa; da lì in
    poi Invio fa la mossa dopo. Puoi anche scrivere:
      NUMERO          secondi fra le mosse, per esempio 2 o 0.5; 0 senza attesa
      slower, faster  cambia il ritmo (o - e +)
      board           mostra di nuovo il tavolo
      rules           un riassunto delle regole
      quit            smetti di guardare
plain-replay =
    Una partita da rivedere. Premi Invio per la mossa dopo. Puoi anche scrivere:
      NUMERO          avvia, con questi secondi fra le mosse; 0 senza attesa
      slower, faster  cambia il ritmo (o - e +)
      back            la mossa prima
      turn, last      il turno dopo, o quello prima
      turns           tutti i turni, con il loro numero
      go NUMERO       quella mossa
      best            il turno con più carte
      board           mostra di nuovo il tavolo
      quit            smetti
plain-replay-seats =
    {"  "}seat NOME       quello che vedeva quel giocatore
      open            tutte le mani insieme
plain-replay-moments =
    {"  "}better          dove un'altra mossa ti avrebbe aiutato di più
plain-watch-again = Scrivi { -type-rematch } per guardare un'altra partita, o { -type-quit }:

plain-explained = Nuovo: { $what }
plain-lesson-how = Scrivi { $move } e premi Invio.
plain-recalled = Che cosa è successo per ultimo:
plain-rules-here = { $house ->
    [none] Regole: { $rules }. Per leggerle, scrivi { -type-rules }.
   *[other] Regole: { $rules }, con { $house }. Per leggerle, scrivi { -type-rules }.
}
plain-help =
    Scrivi il numero di una mossa e premi Invio. Puoi anche scrivere:
      board      mostra di nuovo il tavolo e le tue mosse
      hint       che cosa farebbe il computer al posto tuo
      undo       annulla l'ultima giocata, se le regole lo permettono
      say TESTO  di' qualcosa a tutto il tavolo
      poke       sollecita chi è di turno
      watching   chi può guardare, e chi allontani
      device     continua su un altro dispositivo
      pause      una pausa, per tutti
      go on      riprendi la partita
      log        che cosa è successo finora
      aloud      per l'ascolto: carte a parole, meno testo dopo ogni mossa
      rules      un riassunto delle regole
      rematch    gioca ancora, quando la partita è finita
      next       altro gioco, regole o posti, se ospiti tu
      quit       lascia la partita
    Mentre manca qualcuno, puoi anche scrivere bot, wait o stop, e invite se
    sei tu che inviti.
plain-away = { $count ->
    [one] In attesa di { $names }, puoi scrivere:
    [many] In attesa di { $names }, puoi scrivere:
   *[other] In attesa di { $names }, puoi scrivere:
}
plain-paused = Scrivi { -type-go-on } per riprendere la partita.
plain-away-bot = nel frattempo fai giocare il computer
plain-away-stop = salva la partita e smetti qui; si continua con: { -command } resume
plain-away-invite = prepara un altro invito, se il collegamento non riprende da solo
plain-away-after = { $count ->
    [one] Puoi giocare ancora appena torna { $names }. Puoi anche scrivere:
    [many] Puoi giocare ancora appena tornano { $names }. Puoi anche scrivere:
   *[other] Puoi giocare ancora appena tornano { $names }. Puoi anche scrivere:
}
plain-proposed-wait = { $who ->
    [you] Hai proposto di aspettare. Deve essere d'accordo più di metà del tavolo.
   *[other] { $name } propone di aspettare. Se per te va bene, scrivi { -type-wait }.
}
plain-proposed-bot = { $who ->
    [you] Hai proposto di far giocare il computer. Deve essere d'accordo più di metà del tavolo.
   *[other] { $name } propone di far giocare il computer. Se per te va bene, scrivi { -type-bot }.
}
plain-proposed-stop = { $who ->
    [you] Hai proposto di salvare la partita e smettere. Deve essere d'accordo più di metà del tavolo.
   *[other] { $name } propone di salvare la partita e smettere. Se per te va bene, scrivi { -type-stop }.
}
plain-proposed-rematch = { $name } vuole giocare ancora. Se vuoi anche tu, scrivi { -type-rematch }.
plain-again = Scrivi { -type-rematch } per giocare ancora, o { -type-quit }:
plain-next = Scrivi { -type-next } per scegliere un altro gioco, altre regole o altri posti.
plain-your-move = { $name ->
    [none] La tua mossa (numero, o { -type-help }):
   *[other] { $name }, la tua mossa (numero, o { -type-help }):
}
plain-after-the-end = La partita è finita. Scrivi { -type-rematch }, { -type-say } TESTO, o { -type-quit }:
plain-hint = { $number ->
    [0] Consiglio: { $move }.
    [many] Consiglio: numero { $number }, { $move }.
   *[other] Consiglio: numero { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Lasci la partita? È salvata; si continua con: { -command } resume (y/n)
   *[no] Lasci la partita? (y/n)
}
plain-may = Puoi anche scrivere: { $moves }
plain-not-your-turn = Non tocca a te. (Scrivi { -type-help } per vedere che cosa puoi fare.)
plain-no-such-move = Non c'è nessuna mossa { $number }: i numeri vanno da 1 a { $count }.
plain-no-preview = Lì non c'è niente da controllare.
plain-no-move = Questa non è una delle tue mosse. Scrivi un numero, { -type-board } per vederle, o { -type-help }.
