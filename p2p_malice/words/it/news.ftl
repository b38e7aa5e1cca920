### Notizie: di codici, di collegamenti, di amici che vengono e vanno.

-program = p2p-malice

news-gathering = Prepariamo il tuo codice…
news-port-closed = Il tuo router non ha aperto la porta. Se chi inviti non riesce a entrare, apri tu una porta UDP nelle impostazioni del router, e sceglila con --port.
news-unknown-outside = Nessun server su internet ha risposto, quindi questo codice vale solo nella tua rete. Se chi inviti è altrove, prova con la rete mobile o un altro Wi-Fi.
news-waiting = { $is_carried ->
    [yes] Non chiudere: il link vale solo finché questo programma è in funzione.
   *[no] { $friends ->
        [0] A chi ti invita può servire questa risposta per farti entrare. Non chiudere finché non sei al tavolo.
        [one] Se ti arriva una risposta, incollala qui; ma forse non serve. Non chiudere: l'invito vale solo finché questo programma è in funzione.
        [many] Se ti arrivano risposte, incollale qui, in qualsiasi ordine; ma forse non servono tutte. Non chiudere: gli inviti valgono solo finché questo programma è in funzione.
       *[other] Se ti arrivano risposte, incollale qui, in qualsiasi ordine; ma forse non servono tutte. Non chiudere: gli inviti valgono solo finché questo programma è in funzione.
    }
}
news-still-waiting = { $friends ->
    [0] { $minutes ->
        [one] Ancora in attesa (1 minuto). La tua risposta vale ancora.
        [many] Ancora in attesa ({ $minutes } minuti). La tua risposta vale ancora.
       *[other] Ancora in attesa ({ $minutes } minuti). La tua risposta vale ancora.
    }
    [one] { $minutes ->
        [one] Ancora in attesa (1 minuto). Il tuo invito vale ancora.
        [many] Ancora in attesa ({ $minutes } minuti). Il tuo invito vale ancora.
       *[other] Ancora in attesa ({ $minutes } minuti). Il tuo invito vale ancora.
    }
    [many] { $minutes ->
        [one] Ancora in attesa (1 minuto). I tuoi inviti valgono ancora.
        [many] Ancora in attesa ({ $minutes } minuti). I tuoi inviti valgono ancora.
       *[other] Ancora in attesa ({ $minutes } minuti). I tuoi inviti valgono ancora.
    }
   *[other] { $minutes ->
        [one] Ancora in attesa (1 minuto). I tuoi inviti valgono ancora.
        [many] Ancora in attesa ({ $minutes } minuti). I tuoi inviti valgono ancora.
       *[other] Ancora in attesa ({ $minutes } minuti). I tuoi inviti valgono ancora.
    }
}
news-stale = { $is_reply ->
    [yes] Il tuo indirizzo su internet è cambiato, quindi la risposta qui sopra non vale più. Manda questa.
   *[no] Il tuo indirizzo su internet è cambiato, quindi l'invito qui sopra non vale più. Manda questo.
}
news-renewed = { $friend ->
    [0] Ecco un altro invito da mandare.
    [many] Ecco un altro invito per l'ospite { $friend }.
   *[other] Ecco un altro invito per l'ospite { $friend }.
}
news-which-friend = Per quale ospite? Scrivi { -type-new } e un numero: { $numbers }.
news-repaired = { $count ->
    [one] Abbiamo corretto 1 carattere sbagliato nel codice.
    [many] Abbiamo corretto { $count } caratteri sbagliati nel codice.
   *[other] Abbiamo corretto { $count } caratteri sbagliati nel codice.
}
news-last-of-several = In quel testo c'era più di un codice. Abbiamo preso l'ultimo.
news-connecting = Ci colleghiamo…
news-connected = { $relayed ->
    [yes] Collegamento attraverso un ponte, con un ritardo di { $round_trip } ms.
   *[no] Collegamento diretto, con un ritardo di { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Collegamento attraverso un ponte.
   *[no] Collegamento diretto.
}
news-connected-of = { $relayed ->
    [yes] Collegamento con { $who } attraverso un ponte, con un ritardo di { $round_trip } ms.
   *[no] Collegamento diretto con { $who }, con un ritardo di { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] Collegamento con { $who } attraverso un ponte.
   *[no] Collegamento diretto con { $who }.
}
news-shaky = Il collegamento è instabile: da qualche secondo non arriva niente.
news-shaky-of = Il collegamento con { $who } è instabile: da qualche secondo non arriva niente.
news-away = { $is_host ->
    [yes] Abbiamo perso il contatto con chi ti ha invitato. La partita è salvata, e il collegamento riprende da solo. Se ci vuole molto, chiedi un nuovo invito e incollalo qui.
   *[no] Abbiamo perso il contatto con chi gioca con te. La partita è salvata. Se ci vuole molto, manda un altro invito.
}
news-away-of = Abbiamo perso il contatto con { $who }. La partita è salvata. Se ci vuole molto, manda un altro invito.
news-back = Il collegamento è di nuovo stabile.
news-back-of = Il collegamento con { $who } è di nuovo stabile.
news-lost = { $error } Il posto resta occupato: manda un altro invito.
news-lost-of = { $who } non è più in linea. { $error } Il posto resta suo: manda un altro invito.
news-left = Chi giocava con te ha lasciato il tavolo. Il posto resta suo: può tornare, o puoi mandare un altro invito.
news-left-of = { $who } ha lasciato il tavolo. Il posto resta suo: può tornare, o puoi mandare un altro invito.
news-gone = Chi giocava con te ha lasciato per sempre. Puoi invitare qualcun altro o far giocare il computer.
news-gone-of = { $who } ha lasciato per sempre. Puoi invitare qualcun altro o far giocare il computer.
news-stranger = Qualcun altro ha provato a prendere il posto di { $name }, e non è stato fatto entrare. Il posto resta di { $name }.
news-other-version = { $older ->
    [yours] Il tuo programma è più vecchio di quello dell'altra persona, e così non potete giocare insieme. Aggiornalo nello stesso modo in cui l'hai installato.
   *[friend] Il programma dell'altra persona è più vecchio del tuo, e così non potete giocare insieme. Chiedi di aggiornarlo nello stesso modo in cui è stato installato.
}
news-coming-back = { $names ->
    [none] Proviamo a ritrovare il tavolo. Se ci vuole molto, chiedi un nuovo invito.
   *[other] Proviamo a ritrovare { $names }. Forse anche lì bisogna scrivere: { -program } resume
}
news-last-call = La partita è finita. Lo facciamo sapere a tutti…
news-here = Il collegamento c'è già. Non serve nessun codice.
news-here-of = { $who } è già qui con quell'invito. Se questa risposta viene da qualcun altro, serve un altro invito.
news-nobody-away = Non manca nessuno, quindi non serve un altro invito.
news-back-at-table = { $is_host ->
    [yes] Il tavolo è di nuovo collegato. L'invito non vale più.
   *[no] Il tavolo è di nuovo collegato. La risposta non vale più.
}
news-seat-kept = Il posto resta tuo. Quando chi ti ha invitato riprende la partita, puoi rientrare con: { -command } resume
news-no-game = Non hai partite da riprendere.

## Chi non ha ancora un nome, e più nomi insieme.

friend-numbered = Ospite { $number }
names-more = { $names }, { $next }
names-last = { $names } e { $next }

## Domande nel corso di una partita.

ask-no-path = Non siamo riusciti a collegarvi. E adesso?
ask-no-path-new = Riprova con un nuovo invito
ask-no-path-bot = Gioca qui contro il computer
ask-no-path-quit = Basta
ask-host-gone = Chi ti ha invitato ha lasciato il tavolo. E adesso?
ask-host-gone-bot = Continua qui contro il computer
ask-host-gone-quit = Basta
ask-game = Quale partita?
ask-game-quit = Annulla
ask-next = A che cosa giocate adesso?
ask-game-delete = Cancella una partita
ask-which-delete = Quale partita vuoi cancellare?
ask-damaged = Vuoi riprendere quello che si riesce a leggere?
ask-damaged-yes = { $moves ->
    [0] Ricomincia con le stesse carte
    [many] Riprendi dopo la mossa { $moves }, l'ultima buona
   *[other] Riprendi dopo la mossa { $moves }, l'ultima buona
}
ask-damaged-no = Lasciala com'è

## Partite da riprendere.

saved-game = { $says }
saved-race = Carte rimaste: { $who }
saved-left = { $name } { $count }
saved-left-you = tu { $count }
saved-many = { $count ->
    [one] { $first }, { $second } e un'altra persona
    [many] { $first }, { $second } e altre { $count } persone
   *[other] { $first }, { $second } e altre { $count } persone
}
saved-about = { $about } · { $ago }
saved-about-over = È finita, ma forse qualcuno non lo sa ancora · { $ago }
saved-about-damaged = { $moves ->
    [0] Danneggiata dalla prima mossa in poi · { $ago }
    [one] Danneggiata dopo 1 mossa · { $ago }
    [many] Danneggiata dopo { $moves } mosse · { $ago }
   *[other] Danneggiata dopo { $moves } mosse · { $ago }
}
saved-about-seat = A un tavolo di amici · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] 1 giorno fa
        [many] { $count } giorni fa
       *[other] { $count } giorni fa
    }
    [hours] { $count } h fa
    [minutes] { $count } min fa
   *[now] poco fa
}
resume-by-message = La tua partita con { $game }
resume-last = Riprendi la partita con { $game }
saved-own = { $moves ->
    [one] { $when }  il tuo tavolo, con { $names }; 1 mossa
    [many] { $when }  il tuo tavolo, con { $names }; { $moves } mosse
   *[other] { $when }  il tuo tavolo, con { $names }; { $moves } mosse
}
saved-own-damaged = { $moves ->
    [0] { $when }  il tuo tavolo, con { $names }; danneggiata dalla prima mossa in poi
    [one] { $when }  il tuo tavolo, con { $names }; danneggiata dopo 1 mossa
    [many] { $when }  il tuo tavolo, con { $names }; danneggiata dopo { $moves } mosse
   *[other] { $when }  il tuo tavolo, con { $names }; danneggiata dopo { $moves } mosse
}
saved-over = { $when }  il tuo tavolo; è finita, ma per { $names } forse non ancora
saved-seat = { $when }  al tavolo di { $names }
saved-friend = una persona amica
news-deal-fair = Distribuzione onesta: nessuno ha scelto le carte e tutte quelle che hai visto erano giuste. { $own ->
    [yes] Il tuo dispositivo ha aiutato a mescolarle.
   *[no] Hanno contribuito { $names }, senza di te.
}
