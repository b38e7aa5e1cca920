### Quello che per un po' sta sopra il tavolo di una pagina; si carica dopo la prima carta.

## Dire qualcosa.

say-title = Chat
say-quick = Manda { $face }
say-history = Messaggi precedenti
say-to = A:
say-to-all = Tutti
say-what = O con parole tue:
say-send = Manda
say-poke = Sollecita { $name }
poked = { $listener ->
    [called] { $name } ti aspetta: tocca a te.
    [caller] Hai sollecitato { $to }: ora tocca a { $to }.
   *[other] { $name } sollecita { $to }: ora tocca a { $to }.
}
watching = { $name } sta guardando.
watching-no-more = { $name } non guarda più.
watching-you = Stai guardando: vedi quello che possono vedere tutti, e la mano di nessuno.
watching-short = Spettatore
watching-plays = { $who ->
    [you] Ora giochi tu.
   *[other] { $name } ora gioca.
}
watching-title = Gli altri al tavolo
allow-watch = Gli altri possono guardare
allow-seats = Altri possono giocare per il computer, o per chi se ne è andato
dismiss-sure = { $over ->
    [yes] Allontanare { $name } per sempre?
   *[no] Allontanare { $name } per sempre? Il computer continua al suo posto.
}
dismissed = { $over ->
    [yes] Chi invita ha allontanato { $name }.
   *[no] Chi invita ha allontanato { $name }. Il computer continua come { $computer }.
}
ask-watch = A questo tavolo tutti i posti sono presi. Vuoi guardare?
ask-playing = Si gioca a { $game }. { $asks }
ask-watch-yes = Guarda
ask-watch-no = Non ora
leave-for-good = Lascia per sempre
leave-sure = Rinunci al tuo posto per sempre.
ask-take = { $name } ha lasciato il tavolo. Vuoi continuare a giocare da quel posto? Prima si chiede a chi ospita.
take-seat = Gioca al posto di { $name }
asks-seat = { $name } vorrebbe giocare al posto di { $other }.
asks-to-play = Vorrebbe giocare: { $names }.
give-seat = Fai giocare { $name } al posto di { $other }
left-awaits = { $name } ha lasciato il tavolo. Gli altri decidono come continuare.
left-take = { $name } ha lasciato il tavolo. Puoi chiedere quel posto, o gli altri decidono come continuare.
error-seat-asked = Abbiamo chiesto a chi ospita se puoi giocare.
error-seat-given = Il tuo posto è andato a { $name }.
check-cards-title = C’è qualcuno in mezzo?
check-cards = { $name ->
    [none] La connessione con chi ti ha invitato: { $cards }
   *[other] La connessione con { $name }: { $cards }
}
check-cards-how = Se le due parti mostrano le stesse carte nello stesso ordine, non c’è nessuno in mezzo. Confrontatele al telefono.
another-device = Continua su un altro dispositivo
another-device-how = Apri questo link lì, o scansionalo: il tuo posto continua lì e questa pagina lo lascia. Non dare il link a nessuno: chi ce l'ha, ha il tuo posto.
pause = Pausa
go-on = Riprendi
paused = { $who ->
    [you] Hai messo in pausa la partita.
   *[other] { $name } ha messo in pausa la partita.
}
paused-title = In pausa
paused-watched = Chi gioca riprende quando vuole.
resumed = { $who ->
    [you] Hai ripreso la partita.
   *[other] { $name } ha ripreso la partita.
}
error-paused = La partita è in pausa.
phrase-praise = Ben giocato!
phrase-sigh = Oh no…
phrase-hurry = Dai, forza!
phrase-thanks = Grazie della partita.
phrase-wait = Un momento, per favore.

## Impostazioni di questa pagina.

settings-title = Impostazioni
settings-theme = Colori
settings-theme-auto = Come il dispositivo
settings-theme-dark = Scuri
settings-theme-light = Chiari
settings-theme-contrast = Ad alto contrasto
settings-felt = Tavolo
look-name = { $look ->
    [blue] Blu
    [red] Rosso
    [grey] Grigio
    [oak] Tavolo d'osteria
    [garden] Giardino di notte
    [chart] Carta nautica
    [sky] Costellazioni
    [mosaic] Mosaico
    [harbour] Porto al crepuscolo
    [lattice] Griglia blu
    [diamonds] Rombi rossi
    [medallion] Medaglione verde
    [stars] Notte stellata
    [fox] Due volpi
    [moth] Due falene
    [peacock] Piume di pavone
    [compass] Rosa dei venti
   *[green] Verde
}
look-closed = { $look ->
    [garden] Giardino di notte: vinci la partita del giorno sette giorni di fila.
    [sky] Costellazioni: vinci sette partite di fila.
    [mosaic] Mosaico: vinci cinquanta partite.
    [harbour] Porto al crepuscolo: gioca con cinque persone diverse.
    [peacock] Piume di pavone: gioca una pila intera in un turno.
    [compass] Rosa dei venti: vinci dopo uno svantaggio di cinque carte.
   *[chart] Carta nautica: vinci dieci partite.
}
look-closed-where = I trofei che hai li trovi in «Tu: partite e trofei», dove si gioca contro il computer.
earn-progress = { $count } di { $goal }
look-opens = Apre: { $look }
settings-cardFace = Aspetto delle carte
card-face-name = { $face ->
    [large] Caratteri grandi
   *[classic] Classico
}
settings-back = Dorsi delle carte
settings-avatar = Tu al tavolo
avatar-name = { $animal ->
    [fox] Volpe
    [owl] Gufo
    [cat] Gatto
    [bear] Orso
    [hare] Lepre
    [frog] Rana
    [octopus] Polpo
    [whale] Balena
    [crow] Corvo
    [hedgehog] Riccio
    [moth] Falena
    [dragon] Drago
   *[letters] L'iniziale del tuo nome
}
settings-pause = Pausa dopo le mosse degli altri
settings-seconds = { $seconds ->
    [0] nessuna
    [many] { $seconds } s
   *[other] { $seconds } s
}
settings-autoplay = Gioco diretto
settings-explain = Spiega le cose nuove
settings-volume = Suoni
settings-volume-off = Spenti
settings-volume-soft = Bassi
settings-volume-loud = Alti
settings-vibrate = Vibra quando tocca a te
settings-notify = Manda una notifica quando tocca a te
settings-awake = Tieni acceso lo schermo quando tocca a te

## Come si gioca, per chi non è ancora a un tavolo.

howto-all = Tutte le regole
howto-lesson = Impara giocando (3 minuti, in una nuova scheda)
waiting-learn = Impara { $game } mentre aspetti
lobby-partner = { $name } (in coppia con te)
