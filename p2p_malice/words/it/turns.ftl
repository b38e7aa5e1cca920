### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] La partita è finita. Manda questo, così tutti vedono com'è andata:
    [sent] { $name ->
        [none] Hai giocato. Ora tocca all'altra persona.
       *[other] Hai giocato. Ora tocca a { $name }.
    }
    [theirs] { $name ->
        [none] Tocca all'altra persona. Se il messaggio non è arrivato, mandalo di nuovo:
       *[other] Tocca a { $name }. Se il messaggio non è arrivato, mandalo di nuovo:
    }
   *[ready] { $name ->
        [none] Il tuo turno è pronto. Mandalo:
       *[other] Il tuo turno è pronto. Mandalo a { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Manda
       *[other] Manda a { $name }
    }
   *[whatsapp] Manda con WhatsApp
}
turn-back = Riprendi l'ultima carta
turn-answer = Quando arriva la risposta, tocca il link che contiene.
turn-paste = O incolla la risposta
turn-done = Fatto
plain-talk-back = back = riprendi l'ultima carta: nessuno l'ha ancora vista
screen-key-back = F7 riprendi
screen-help-back = F7   Ctrl+B   back    riprendi l'ultima carta
plain-paste-turn = Quando c'è una risposta, incollala qui; oppure scrivi { -type-quit } e torna più tardi con { -command } resume.
screen-paste-turn = Quando c'è una risposta, incollala qui, o torna più tardi:

## What comes of a message.

news-said-here = Quello che dici qui non viene inviato: in una partita per messaggio, dillo nella chat stessa.
news-older-turn = { $is_over ->
    [yes] Quella partita è finita. La trovi tra le tue partite.
   *[no] Quello è un turno precedente di questa partita. Ecco a che punto è adesso.
}
ask-which-seat = { $name ->
    [none] Qualcuno gioca con te a { $game } per messaggio. Chi sei?
   *[other] { $name } gioca con te a { $game } per messaggio. Chi sei?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Sono il posto { $number }, su un altro dispositivo
       *[other] Sono { $name }, su un altro dispositivo
    }
   *[no] { $name ->
        [none] Sono io: posto { $number }
       *[other] Sono { $name }
    }
}
ask-which-seat-none = Nessuno di loro
ask-turn-differs = Questo messaggio va avanti in modo diverso dalla partita che hai qui. Lì { $name } ha giocato { $there }; qui era { $here }.
ask-turn-differs-here = Resto alla partita che ho qui
ask-turn-differs-there = Vado avanti dal messaggio, e tengo anche l'altra partita
saved-by-message = { $sent ->
    [no] Non ancora inviato: { $name } aspetta il tuo turno
   *[yes] { $name ->
        [none] Tocca a te, per messaggio
       *[other] Tocca a { $name }, per messaggio
    }
}
saved-by-message-over = È finita: manda l'ultimo messaggio, così la vedono tutti

## What is wrong with one.

error-no-game-code = In questo testo non c'è nessun turno di una partita. Copia tutto il messaggio e incollalo di nuovo.
error-game-cut-off = Questo turno è tagliato. Copia di nuovo tutto il messaggio e incollalo. In WhatsApp tienilo premuto, poi scegli Copia.
error-game-altered = Una parte di questo turno è sbagliata. Fattelo mandare di nuovo.
error-game-unknown = Questa partita non si può giocare qui: questa versione non conosce le sue regole o chi gioca.
error-game-of-other-rules = Questa partita è cominciata con un'altra versione del programma. Continuala lì.
error-game-goes-on = Questa partita non è ancora finita: si potrà rivedere quando lo sarà.
error-not-by-message = Questo gioco non si può giocare per messaggio: più persone agiscono insieme.
error-seats-by-message = Per messaggio, su questo dispositivo giochi solo tu. Gli altri posti sono message, message=NOME o bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] La mia partita a { $game } · { $how }. Tocca per vederla:
       *[ours] La nostra partita a { $game }. Tocca per vederla:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Questa partita non si può condividere: solo quelle di Spite & Malice giocate a un tavolo di questo dispositivo.
