### Glossario: una parola sola per ogni cosa.
### Spite & Malice = Spite & Malice; Spite = Spite; Cat and Mouse = Gatto e topo
### card = carta; suit = seme; rank = valore; pack = mazzo di carte; to shuffle = mescolare; face down = coperta
### spades, hearts, diamonds, clubs = picche, cuori, quadri, fiori
### ace, king, queen, jack = asso, re, regina, fante
### joker = jolly; wild card = matta; fake joker = falso jolly
### payoff pile = mazzetto; payoff card = carta del mazzetto
### discard pile = pila di scarti; to discard = scartare; discards = scarti
### centre pile = pila (al centro); draw pile = tallone; to draw = pescare; hand = mano
### cards put aside = carte messe da parte; to turn up = scoprire
### game = partita (da giocare), gioco (il tipo); match = incontro; round = giro; rematch = rivincita
### deal = carte, distribuzione; to deal = dare le carte; today's deal = partita del giorno; today's puzzle = problema del giorno
### turn = turno; out of turn = fuori turno; move, play = mossa, giocata; hint = consiglio; undo, to take back = annulla, annullare; draw (nobody wins) = pareggio
### trick = presa; to lead = aprire; to pass = passare; to go out = finire le carte; to buy back = rientrare
### combination = combinazione; poker hand = mano da poker; higher, lower = più alto, più basso
### misplay = sbaglio; to call a misplay = chiamare lo sbaglio; “come at me” = «fatevi sotto»; “unbeatable” = «imbattibile»
### consec = sequenza; straight = scala; flush = colore; full house = full; four of a kind = poker; bounty = taglia; common pile = fondo; swap = scambio; to exchange = cambiare
### player = giocatore, chi gioca; partner = chi fa coppia con te; host = chi invita
### friend = amici, chi inviti, ospite 2; computer = computer; seat = posto; table = tavolo
### invitation = invito; reply = risposta; code = codice; link = link
### courier = corriere; relay = ponte; settings = impostazioni; variant = variante; house rules = regole della casa

### Carte, giocatori e incontri: quello che ogni gioco dice con le stesse parole.

-title = Spite & Malice

player-nobody = Nessuno
player-you = Tu
player-number = Posto { $number }

list-more = { $first }, { $last }
list-and = { $first } e { $last }
list-or = { $first } o { $last }

cards = { $count ->
    [one] 1 carta
    [many] { $count } carte
   *[other] { $count } carte
}

## Una carta per l'orecchio.

card-joker = Jolly
ear-hidden-card = una carta coperta
card-other-back = { $card }, con un altro dorso
card-name = { $rank ->
    [A] Asso
    [J] Fante
    [Q] Regina
    [K] Re
   *[other] { $rank }
} di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
    [c] fiori
   *[other] ?
}
card-as = { $card } come { $rank }

## Incontri.

event-deal = Comincia la partita { $count } dell'incontro.
event-overdue = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
event-score = { $who ->
    [you] { $count ->
        [one] Hai 1 punto.
        [many] Hai { $count } punti.
       *[other] Hai { $count } punti.
    }
   *[other] { $count ->
        [one] { $name } ha 1 punto.
        [many] { $name } ha { $count } punti.
       *[other] { $name } ha { $count } punti.
    }
}
result-match = { $who ->
    [nobody] L'incontro finisce in pareggio: avete tutti gli stessi punti.
   *[other] L'incontro va a: { $names }.
}

## Un risultato, e quante carte restavano a ciascuno.

result-over = La partita è finita.
left-of = { $who ->
    [you] tu { $count }
   *[other] { $name } { $count }
}
