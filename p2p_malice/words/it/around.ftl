### Intorno alle carte di una pagina: la fine di una partita, chi manca, i suoni.

## Com'è finita.

ending-label = Il risultato
explained-done = Capito
ending-title = { $who ->
    [you] Hai vinto!
    [team] { $names }: avete vinto!
    [you-saying] Ho vinto!
    [team-saying] Abbiamo vinto!
    [nobody] È pareggio
   *[other] Vittoria per { $names }
}
ending-comfort = { $how ->
    [near] Per un soffio! La prossima può essere tua.
   *[far] Ora la rivincita?
}
ending-me = Io
trophy-first-win = Prima vittoria
ending-player = Giocatore
ending-left = Carte rimaste
ending-points = Punti
ending-with-points = { $count ->
    [one] 1 punto
    [many] { $count } punti
   *[other] { $count } punti
}
ending-wins = Partite vinte
ending-matches = Incontri vinti
ending-time = Tempo
ending-minutes = { $minutes ->
    [one] 1 minuto
    [many] { $minutes } minuti
   *[other] { $minutes } minuti
}
ending-best = Turno migliore
ending-decided = Turno vincente
ending-best-of = { $name }: { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
ending-hints = Consigli
event-hints = { $who ->
    [you] { $count ->
        [one] Hai chiesto 1 consiglio.
        [many] Hai chiesto { $count } consigli.
       *[other] Hai chiesto { $count } consigli.
    }
   *[other] { $count ->
        [one] { $name } ha chiesto 1 consiglio.
        [many] { $name } ha chiesto { $count } consigli.
       *[other] { $name } ha chiesto { $count } consigli.
    }
}
ending-evening = { $what ->
    [matches] Ultimi incontri
   *[games] Ultime partite
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Fra due partite di un incontro, e a che punto siamo.

between-title = { $kind ->
    [round] Il giro { $number } è finito
   *[game] La partita { $number } è finita
}
between-place = Posizione
between-gain = { $kind ->
    [round] Questo giro
   *[game] Questa partita
}
between-next = { $kind ->
    [round] Gioca il giro { $number }
   *[game] Gioca la partita { $number }
}
between-how = Come si fanno i punti
between-rounds = Punti per giro

## Che cosa può venire dopo.

ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-earned = Trofei
ending-challenge = Sfida gli amici
ending-share = Condividi
ending-replay = Rivedi
ending-saved = L'immagine è stata salvata.
ending-picture = Come immagine
ending-keep = Questo browser cancella le tue partite dopo sette giorni senza visite. Aggiungi la pagina alla schermata Home e gioca da lì: restano. In «Tu» puoi salvare queste in un file.
ending-ready-mark = ci sta
ending-ready-button = Ci sto ✓
ending-ready = { $count ->
    [one] { $names } vuole giocare ancora.
    [many] { $names } vogliono giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
ending-waiting = Hai detto che ci stai. Aspettiamo { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Manda un altro invito, o fai giocare il computer.
   *[no] Può giocare il computer, o puoi uscire.
}
ending-lost = Abbiamo perso il contatto con chi ti ha invitato. Appena torna, si può giocare ancora.
ending-closed = { $name ->
    [none] Chi ti ha invitato ha chiuso il tavolo.
   *[other] { $name } ha chiuso il tavolo.
}
ending-choosing = { $name ->
    [none] Chi ospita sta scegliendo a che cosa giocate adesso.
   *[other] { $name } sta scegliendo a che cosa giocate adesso.
}
ending-play-next = Vorrei giocare

## Chi manca.

banner-label = Avvisi
since = Dalle { $time }.
banner-free = A questo tavolo c'è un posto libero.
banner-free-short = Un posto è libero
banner-short = { $by ->
    [computer] Il computer gioca per { $names }
    [left] { $count ->
        [one] { $names } ha lasciato il tavolo
        [many] { $names } hanno lasciato il tavolo
       *[other] { $names } hanno lasciato il tavolo
    }
   *[nobody] { $count ->
        [one] { $names } non c'è
        [many] Mancano { $names }
       *[other] Mancano { $names }
    }
}
banner-lost = { $name ->
    [none] Manca chi ti ha invitato
   *[other] { $name } non c'è
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } non c'è. Tu puoi giocare il tuo turno.
        [many] Mancano { $names }. Tu puoi giocare il tuo turno.
       *[other] Mancano { $names }. Tu puoi giocare il tuo turno.
    }
    [others] { $count ->
        [one] { $names } non c'è. La partita va avanti fino al suo turno.
        [many] Mancano { $names }. La partita va avanti fino al loro turno.
       *[other] Mancano { $names }. La partita va avanti fino al loro turno.
    }
   *[theirs] { $count ->
        [one] { $names } non c'è, e la partita aspetta. Di solito basta un momento.
        [many] Mancano { $names }, e la partita aspetta. Di solito basta un momento.
       *[other] Mancano { $names }, e la partita aspetta. Di solito basta un momento.
    }
}
banner-computer = { $count ->
    [one] { $names } non c'è. Fino al suo ritorno gioca il computer.
    [many] Mancano { $names }. Fino al loro ritorno gioca il computer.
   *[other] Mancano { $names }. Fino al loro ritorno gioca il computer.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Hai proposto di far giocare il computer.
       *[other] { $name } propone di far giocare il computer.
    }
    [stop] { $who ->
        [you] Hai proposto di salvare la partita e smettere.
       *[other] { $name } propone di salvare la partita e smettere.
    }
   *[wait] { $who ->
        [you] Hai proposto di aspettare.
       *[other] { $name } propone di aspettare.
    }
}
banner-line = { $how ->
    [left] { $who }: come si continua?
    [away] { $who }: la partita aspetta
    [bot] { $name } chiede: far giocare il computer per { $names }?
   *[stop] { $name } chiede: salvare e smettere?
}
banner-awaits = Aspettiamo il sì di { $names }.
banner-back = { $name } è di nuovo qui.
move-kept = È tenuto da parte, e parte appena torna la connessione.
table-let-computer = Fai giocare il computer
table-stop = Salva e smetti

## Suoni.

sound-offer = Attiva i suoni
loudness = { $volume ->
    [off] Suoni: spenti
    [soft] Suoni: bassi
   *[loud] Suoni: alti
}

## Un tavolo che torna.

table-went-back = { $count ->
    [one] La partita di chi ti ha invitato si è riavviata, tornando indietro di 1 mossa. Si continua da qui.
    [many] La partita di chi ti ha invitato si è riavviata, tornando indietro di { $count } mosse. Si continua da qui.
   *[other] La partita di chi ti ha invitato si è riavviata, tornando indietro di { $count } mosse. Si continua da qui.
}

deal-own = Controllato: il tuo dispositivo ha aiutato a mescolare le carte e nessuno ha cambiato la sua parte.
news-deal-unfair = Distribuzione non onesta: { $fault ->
    [part_changed] la parte del tuo dispositivo nel mescolare è stata sostituita.
    [part_late] qualcuno ha scelto il proprio contributo dopo gli altri.
    [secret_changed] il segreto di chi ospita non è quello a cui si era vincolato.
    [deal_hidden] una distribuzione precedente è stata abbandonata e mai svelata.
    [other_terms] è stata distribuita una partita diversa da quella che toccava.
    [other_cards] sono state distribuite carte diverse da quelle concordate.
    [other_shuffle] dopo aver rimescolato, ti sono state mostrate carte diverse da quelle che c'erano.
    [other_position] alla mossa { $moves } ti è stato mostrato qualcosa di diverso da ciò che c'era.
   *[impossible_move] alla mossa { $moves } è successo qualcosa che le regole non permettono.
}
news-deal-unchecked = Questa distribuzione non si può verificare: { $why ->
    [older] il programma di chi ospita è più vecchio.
    [part_left_out] il tuo dispositivo non ha aiutato a mescolare.
   *[deal_not_opened] chi ospita non l'ha svelata.
}
