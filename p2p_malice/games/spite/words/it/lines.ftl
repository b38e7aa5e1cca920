### Il tavolo come righe di testo: etichette di al massimo 9 caratteri, e dietro poche parole.

lines-round = Giro
lines-direction = { $way ->
    [up] più alto
   *[down] più basso
}
lines-arity = { $count ->
    [one] 1 carta per volta
    [many] { $count } carte per volta
   *[other] { $count } carte per volta
}
lines-due = ci vuole { $rank }
lines-suits = solo { $suits }
lines-trick = Presa
lines-no-trick = comincia una nuova presa
lines-before = { $count ->
    [one] 1 carta precedente
    [many] { $count } carte precedenti
   *[other] { $count } carte precedenti
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 falso jolly coperto
    [many] { $count } falsi jolly coperti
   *[other] { $count } falsi jolly coperti
}
lines-table = Tavolo
lines-bounty = taglia { $card }
lines-gave = cedute: { $cards }
lines-got = ricevute: { $cards }
lines-price = { $count ->
    [one] si rientra per 1 carta
    [many] si rientra per { $count } carte
   *[other] si rientra per { $count } carte
}
lines-deck = { $count ->
    [one] 1 carta da pescare
    [many] { $count } carte da pescare
   *[other] { $count } carte da pescare
}
lines-pile = { $count ->
    [one] 1 falso jolly nel fondo
    [many] { $count } falsi jolly nel fondo
   *[other] { $count } falsi jolly nel fondo
}

## La riga di un giocatore.

lines-hand-count = { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}
lines-fakes-count = { $count ->
    [one] 1 falso jolly
    [many] { $count } falsi jolly
   *[other] { $count } falsi jolly
}
lines-score = punti { $count }
lines-place = { $count ->
    [1] 1º posto
    [2] 2º posto
    [3] 3º posto
    [many] { $count }º posto
    [one] 1º posto
   *[other] { $count }º posto
}
lines-barred = fuori da questa presa
lines-passed = ha passato
lines-absent = entra nel prossimo giro
lines-early = { $cards } fuori turno
lines-skips = { $count ->
    [one] 1 turno da saltare
    [many] { $count } turni da saltare
   *[other] { $count } turni da saltare
}
lines-cams = { $count ->
    [one] fatevi sotto
    [2] fatevi sotto, due volte
    [many] fatevi sotto, { $count } volte
   *[other] fatevi sotto, { $count } volte
}
lines-hand = mano
lines-fakes = falsi jolly

## Che cosa c'è da fare.

lines-asked-lead = Apri tu. Gioca quello che vuoi.
lines-asked-claim = { $rank ->
    [8] Se vuoi, apri con una combinazione che ha un 8. Apre chi fa prima.
    [11] Se vuoi, apri con una combinazione che ha un 11. Apre chi fa prima.
    [A] Se vuoi, apri con una combinazione che ha un asso. Apre chi fa prima.
    [J] Se vuoi, apri con una combinazione che ha un fante. Apre chi fa prima.
    [Q] Se vuoi, apri con una combinazione che ha una regina. Apre chi fa prima.
    [K] Se vuoi, apri con una combinazione che ha un re. Apre chi fa prima.
   *[other] Se vuoi, apri con una combinazione che ha un { $rank }. Apre chi fa prima.
}
lines-asked-exchange = { $count ->
    [one] Cambia 1 carta con il tallone.
    [many] Cambia da 1 a { $count } carte con il tallone.
   *[other] Cambia da 1 a { $count } carte con il tallone.
}
lines-asked-swap = { $count ->
    [one] Con i tuoi punti cedi 1 carta, e ne ricevi un'altra.
    [many] Con i tuoi punti cedi { $count } carte, e ne ricevi altrettante.
   *[other] Con i tuoi punti cedi { $count } carte, e ne ricevi altrettante.
}
lines-asked-buy = { $count ->
    [one] Puoi rientrare: batti l'ultima combinazione, e pesca 1 carta.
    [many] Puoi rientrare: batti l'ultima combinazione, e pesca { $count } carte.
   *[other] Puoi rientrare: batti l'ultima combinazione, e pesca { $count } carte.
}
lines-type = Scrivi le carte separate da spazi: { $cards }
lines-preview = Metti davanti un ? per controllarle prima di giocare.
lines-add = Puoi aggiungere: { $words }
lines-buy = Per rientrare, aggiungi buy{ $count }.

plain-help-moves =
    Scrivi le carte di una combinazione separate da spazi: 5c 5d. Con un ?
    davanti vedi che cosa fanno e se puoi giocarle: ? 5c 5d
    Quello che dici viene dopo le carte, come in 7c 7d lower:
      higher, lower    cambia la direzione con i 7
      unbeatable       per un 2 che niente può battere
      cam              fatevi sotto
      down             metti falsi jolly coperti
      buy3             rientra per 3 carte; il prezzo deve essere quello attuale
    Per passare, rinunciare o tenere tutte le carte, scrivi il numero accanto.
    Mentre giocano gli altri, scrivi misplay per chiamare lo sbaglio sull'ultima
    giocata, o countdown per mettere fretta.
