### Che cosa non va in un codice di collegamento.

error-code = { $friend ->
    [none] Questa versione non riconosce una parte di questo codice. Aggiornate il programma tutti e due, poi ricominciate con un nuovo invito.
   *[other] Questa versione non riconosce una parte di questo codice. Aggiorna il programma, chiedi a { $friend } di aggiornare il suo, poi ricominciate con un nuovo invito.
}
error-newer-code = Questo codice viene da una versione del gioco più nuova della tua. Aggiorna la tua nello stesso modo in cui l'hai installata. In un browser, basta ricaricare la pagina.
error-no-deal = In questo testo non c'è nessuna partita da giocare. Copia tutto il messaggio che hai ricevuto e incollalo di nuovo.
error-deal-altered = Una parte del link a queste carte manca o è sbagliata. Fattelo mandare di nuovo.
error-deal-unknown = Queste carte non si possono giocare qui: questa versione non conosce il loro gioco o le loro regole.
error-deal-to-come = Quelle carte sono di un giorno che deve ancora venire. Riprova quando qui sarà quel giorno.
error-puzzle-to-come = Quel problema è di un giorno che deve ancora venire. Riprova quando qui sarà quel giorno.
error-no-code = { $friend ->
    [none] In questo testo non c'è nessun codice. Un codice comincia con { $prefix }. Copia tutto il messaggio che hai ricevuto e incollalo di nuovo.
   *[other] In questo testo non c'è nessun codice. Un codice comincia con { $prefix }. Copia tutto il messaggio di { $friend } e incollalo di nuovo.
}
error-code-cut-off = { $arrived ->
    [0] Questo codice è tagliato: è arrivato solo l'inizio.
    [many] Questo codice è tagliato: sono arrivati solo { $arrived } caratteri su { $whole }.
   *[other] Questo codice è tagliato: sono arrivati solo { $arrived } caratteri su { $whole }.
} Copia di nuovo tutto il messaggio e incollalo. In WhatsApp tienilo premuto, poi scegli Copia.
error-code-altered = { $friend ->
    [none] Una parte di questo codice è sbagliata. Chiedi di copiarlo e mandarlo di nuovo.
   *[other] Una parte di questo codice è sbagliata. Chiedi a { $friend } di copiarlo e mandarlo di nuovo.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Questo è il tuo invito. Incolla invece la risposta che ricevi.
       *[other] Questo è il tuo invito. Incolla invece la risposta di { $friend }.
    }
   *[reply] { $friend ->
        [none] Questa è la tua risposta. Non incollarla qui: mandala a chi ti invita.
       *[other] Questa è la tua risposta. Non incollarla qui: mandala a { $friend }.
    }
}
error-wrong-kind = { $kind ->
    [reply] Questa è una risposta, non un invito. Incollala nella partita che la aspetta.
   *[invitation] { $friend ->
        [none] Questo è un invito, non una risposta. Incolla la risposta che ricevi. Se invece vuoi accettare l'invito, esci da questa partita ed entra con quello.
       *[other] Questo è un invito, non una risposta. Incolla la risposta di { $friend }. Se invece vuoi accettare l'invito, esci da questa partita ed entra con quello.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Questa risposta è per un altro invito. Manda l'ultimo, e incolla la risposta a quello.
       *[other] Questa risposta è per un altro invito. Manda l'ultimo a { $friend }, e incolla la risposta a quello.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Questa risposta è per un altro invito. Manda l'ultimo, e incolla la risposta a quello.
           *[other] Questa risposta è per un altro invito. Manda l'ultimo a { $friend }, e incolla la risposta a quello.
        }
       *[other] { $friend ->
            [none] Questa risposta è per l'invito mandato alle { $made }. Chiedi di rispondere a quello delle { $open }.
           *[other] Questa risposta è per l'invito mandato alle { $made }. Chiedi a { $friend } di rispondere a quello delle { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Questa risposta è per un invito che non vale più. Manda l'ultimo, e incolla la risposta a quello.
    [many] Questa risposta è per un invito all'ospite { $friend } che non vale più. Manda l'ultimo, e incolla la risposta a quello.
   *[other] Questa risposta è per un invito all'ospite { $friend } che non vale più. Manda l'ultimo, e incolla la risposta a quello.
}
error-old-link = Ogni link vale una volta sola, e solo per l'ultimo invito. Copia tutto il messaggio e incollalo nella partita.
