### Le partite che si sono giocate: cifre, avversari, trofei.

menu-you = Tu: partite e trofei
you-so-far = Vittorie: { $won } · trofei: { $count } di { $all }
you-title = Le tue partite
you-all = Tutti i giochi
you-empty = Gioca una partita fino in fondo, e la trovi qui: chi ha vinto, il tuo turno migliore, i tuoi trofei.
you-unreadable = { $count ->
    [one] Una delle tue partite non si può leggere: viene da una versione più nuova, o è danneggiata. Resta dov'è.
    [many] { $count } delle tue partite non si possono leggere: vengono da una versione più nuova, o sono danneggiate. Restano dove sono.
   *[other] { $count } delle tue partite non si possono leggere: vengono da una versione più nuova, o sono danneggiate. Restano dove sono.
}
you-games = Partite
you-won = Vinte
you-won-count = { $count } · { $percent }%
you-run = Vinte di fila
you-run-count = { $best ->
    [0] 0
    [many] { $count } · record { $best }
   *[other] { $count } · record { $best }
}
you-best = Più carte in un turno
you-chain = Più carte di fila su una pila
you-cards = { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
you-left = Rimaste in media se perdi
you-hints = Consigli chiesti
you-time = Tempo al tavolo
you-minutes = { $hours ->
    [0] { $minutes } min
    [many] { $hours } h { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Vinte e perse al giorno
    [week] Vinte e perse per settimana
   *[month] Vinte e perse al mese
}
you-groups = Serate con amici
# In place of one's own name, in a list and in front of a number.
you-own = Tu
you-group = Partite: { $games } · serate: { $evenings } · ultima: { $date }
you-group-won = { $told } · ultima vittoria: { $names }
you-member = Vittorie: { $won }
you-member-run = { $told } · miglior serie: { $run }
you-invite = Invita di nuovo
you-invite-who = Chi vuoi invitare di nuovo?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Contro
you-recent = Ultime partite
you-days = Partite del giorno
you-days-span = { $first } – { $last }
you-days-run = Partite del giorno di fila
you-day = { $how ->
    [won] { $count ->
        [one] { $date }: vinta di 1 carta
        [many] { $date }: vinta di { $count } carte
       *[other] { $date }: vinta di { $count } carte
    }
    [lost] { $count ->
        [one] { $date }: persa di 1 carta
        [many] { $date }: persa di { $count } carte
       *[other] { $date }: persa di { $count } carte
    }
    [drawn] { $date }: pareggio
   *[none] { $date }: non giocata
}
you-trophies = Trofei
you-trophies-count = Trofei · { $count } di { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · ultima: { $date }
    [many] { $won } – { $lost }, pari { $drawn } · ultima: { $date }
   *[other] { $won } – { $lost }, pari { $drawn } · ultima: { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Vinta
        [one] Vinta di 1 carta
        [many] Vinta di { $left } carte
       *[other] Vinta di { $left } carte
    }
    [lost] { $left ->
        [0] Persa
        [one] Persa di 1 carta
        [many] Persa di { $left } carte
       *[other] Persa di { $left } carte
    }
    [drawn] Pareggio
   *[none] Giocata su un solo schermo
}
you-next = Che altro?
you-replay = Rivedi
you-replay-which = Quale partita vuoi rivedere?
you-share = Condividi una partita
you-share-which = Quale partita vuoi condividere?
you-back = Indietro
you-forget = Dimentica qualcuno
you-forget-who = Chi?
you-forget-asks = Cancellare da questo dispositivo tutte le partite con { $name }?
you-forget-asks-page = Cancelli da questo dispositivo tutte le partite con questa persona?
you-forget-yes = Cancellale
you-export = Salva in un file
you-import = Aggiungi da un file
you-not-earned = non ancora
stats-exported = { $count ->
    [one] 1 partita salvata in { $file }.
    [many] { $count } partite salvate in { $file }.
   *[other] { $count } partite salvate in { $file }.
}
you-added = { $count ->
    [0] In quel file non c'è nessuna partita che non sia già qui.
    [one] È stata aggiunta una partita.
    [many] Sono state aggiunte { $count } partite.
   *[other] Sono state aggiunte { $count } partite.
}
you-added-of-some = { $count ->
    [0] Non è stata aggiunta nessuna partita.
    [one] È stata aggiunta una partita.
    [many] Sono state aggiunte { $count } partite.
   *[other] Sono state aggiunte { $count } partite.
} { $unreadable ->
    [one] Una riga del file non si è potuta leggere.
    [many] { $unreadable } righe del file non si sono potute leggere.
   *[other] { $unreadable } righe del file non si sono potute leggere.
}
you-added-days = { $told } { $count ->
    [one] È stato aggiunto un risultato giornaliero.
    [many] Sono stati aggiunti { $count } risultati giornalieri.
   *[other] Sono stati aggiunti { $count } risultati giornalieri.
}
news-trophies-earned = { $count ->
    [one] Un trofeo: { $names }!
    [many] Trofei: { $names }!
   *[other] Trofei: { $names }!
}

## Date.

date-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
date-short = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}

## Trofei: come si chiamano, e per che cosa.

trophy-first-win-line = Vinci una partita
trophy-wins-10 = Dieci vittorie
trophy-wins-10-line = Vinci dieci partite
trophy-wins-50 = Cinquanta vittorie
trophy-wins-50-line = Vinci cinquanta partite
trophy-wins-200 = Duecento vittorie
trophy-wins-200-line = Vinci duecento partite
trophy-streak-3 = Tre di fila
trophy-streak-3-line = Vinci tre partite di fila
trophy-streak-7 = Sette di fila
trophy-streak-7-line = Vinci sette partite di fila
trophy-turn-8 = Un buon turno
trophy-turn-8-line = Gioca otto carte in un turno
trophy-turn-10 = Un gran turno
trophy-turn-10-line = Gioca dieci carte in un turno
trophy-turn-15 = Inarrestabile
trophy-turn-15-line = Gioca quindici carte in un turno
trophy-chain-6 = Sei su una pila
trophy-chain-6-line = Gioca sei carte di fila su una pila
trophy-chain-12 = Dall'asso alla regina
trophy-chain-12-line = Gioca una pila intera in un turno
trophy-sweep = Che distacco
trophy-sweep-line = Vinci quando a tutti gli altri restano dieci o più carte
trophy-by-one = Per una carta
trophy-by-one-line = Vinci quando a qualcuno resta una carta sola
trophy-comeback = Rimonta
trophy-comeback-line = Vinci dopo uno svantaggio di cinque carte
trophy-daily-1 = Partita del giorno
trophy-daily-1-line = Vinci una partita del giorno
trophy-daily-7 = Una settimana di vittorie
trophy-daily-7-line = Vinci la partita del giorno sette giorni di fila
trophy-full-table = Tavolo pieno
trophy-full-table-line = Gioca una partita in cinque o più
trophy-friends-5 = Cinque amici
trophy-friends-5-line = Gioca con cinque persone diverse
trophy-rival = Vecchi rivali
trophy-rival-line = Gioca venticinque partite con la stessa persona
trophy-spite = Spite
trophy-spite-line = Vinci una partita di Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] La tua prima vittoria!
    [comeback] Che rimonta!
    [closest] Per una sola carta!
    [turn] Il tuo turno migliore: ×{ $count }
   *[run] Vittorie di fila: { $count }!
}
