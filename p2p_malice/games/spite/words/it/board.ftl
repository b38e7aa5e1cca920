### Il tavolo sulla pagina.

spite-title = { $title } · giro { $round }
spite-back-in = Rientri?
spite-settles = Vale?
spite-trick = La presa
spite-nothing = Qui comincia una nuova presa.
spite-facts = In gioco
spite-hand = Le tue carte
spite-says = Di'
spite-words = Che cosa vogliono dire le parole
spite-cards = { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
spite-fakes = { $count ->
    [one] 1 falso jolly
    [many] { $count } falsi jolly
   *[other] { $count } falsi jolly
}
spite-extra = falso
spite-score = Punti { $score }
spite-down = { $count ->
    [one] 1 carta coperta
    [many] { $count } carte coperte
   *[other] { $count } carte coperte
}
spite-lies = { $name }: { $cards }
spite-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
    [many] { $place }º
    [one] 1º
   *[other] { $place }º
}
spite-barred = fuori dalla presa
spite-skips = { $count ->
    [one] salta un turno
    [many] salta { $count } turni
   *[other] salta { $count } turni
}
spite-absent = prossimo giro
spite-passed = ha passato
spite-may-return = può rientrare
spite-sort = { $order ->
    [suit] ⇅ Per seme
    [hands] ⇅ Combinate
   *[value] ⇅ Per valore
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Cambia 
        [many] Cambiane { $count }
        [one] Cambiane { $count }
       *[other] Cambiane { $count }
    }
    [swap] { $count ->
        [0] Cedi 
        [many] Cedine { $count }
        [one] Cedine { $count }
       *[other] Cedine { $count }
    }
   *[play] { $count ->
        [0] Gioca 
        [one] Gioca 1 carta
        [many] Gioca { $count } carte
       *[other] Gioca { $count } carte
    }
}
spite-early = fuori turno: { $cards }
spite-clock = { $what ->
    [call] Tempo per chiamare uno sbaglio
    [claim] Fino al prossimo valore
   *[turn] Conto alla rovescia: { $name }
}
spite-ahead = Gioca fuori turno
spite-stay-out = Resta fuori
spite-rest = { $more ->
    [yes] Non hai più niente da giocare. Quando gli altri si saranno giocati le loro posizioni, comincerà il prossimo giro.
   *[no] Non hai più niente da giocare. Quando gli altri si saranno giocati le loro posizioni, la partita sarà finita.
}
spite-exchange = { $most ->
    [one] Hai vinto con «fatevi sotto». Cambia 1 carta con il tallone.
    [many] Hai vinto con «fatevi sotto». Cambia da 1 a { $most } carte con il tallone.
   *[other] Hai vinto con «fatevi sotto». Cambia da 1 a { $most } carte con il tallone.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Hai più di 0 punti: cedi la tua carta più bassa per una alta. Scegli quale.
       *[high] Hai meno di 0 punti: cedi la tua carta più alta per una bassa. Scegli quale.
    }
    [many] { $which ->
        [low] Hai più di 0 punti: cedi le tue { $count } carte più basse per altrettante alte. Scegli quali.
       *[high] Hai meno di 0 punti: cedi le tue { $count } carte più alte per altrettante basse. Scegli quali.
    }
   *[other] { $which ->
        [low] Hai più di 0 punti: cedi le tue { $count } carte più basse per altrettante alte. Scegli quali.
       *[high] Hai meno di 0 punti: cedi le tue { $count } carte più alte per altrettante basse. Scegli quali.
    }
}
spite-claim = { $rank ->
    [8] Apri con una combinazione che ha un 8, o lascia aprire gli altri.
    [11] Apri con una combinazione che ha un 11, o lascia aprire gli altri.
    [A] Apri con una combinazione che ha un asso, o lascia aprire gli altri.
    [J] Apri con una combinazione che ha un fante, o lascia aprire gli altri.
    [Q] Apri con una combinazione che ha una regina, o lascia aprire gli altri.
    [K] Apri con una combinazione che ha un re, o lascia aprire gli altri.
   *[other] Apri con una combinazione che ha un { $rank }, o lascia aprire gli altri.
}
spite-claimed = Apre chi gioca per primo questo valore: { $rank }. Se non lo fa nessuno, tocca al valore dopo.
spite-leads = Apre { $name }, con una combinazione qualsiasi.
spite-call = Era uno sbaglio?
spite-lead = Apri tu: gioca una combinazione qualsiasi.
spite-buy = { $count ->
    [one] Per rientrare, batti quello che c'è e pesca 1 carta. O resta fuori.
    [many] Per rientrare, batti quello che c'è e pesca { $count } carte. O resta fuori.
   *[other] Per rientrare, batti quello che c'è e pesca { $count } carte. O resta fuori.
}
spite-follow = { $count ->
    [0] Batti quello che c'è, o passa.
    [one] Batti quello che c'è con 1 carta, o passa.
    [many] Batti quello che c'è con { $count } carte, o passa.
   *[other] Batti quello che c'è con { $count } carte, o passa.
}
spite-hinted = Consiglio: { $cards }. { $text }

spite-kept = Da prima
spite-kept-of = { $kept } su { $before }
