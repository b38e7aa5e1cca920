### Wie die Dinge auf Deutsch heißen, mit dem englischen Wort dahinter. Angeredet wird mit du. Ob jemand Spieler oder
### Spielerin ist, weiß niemand: Es heißt „wer …“, „alle“, „jemand“, Person, oder ein Name in der Gegenwart.
###
### Spite & Malice – Spite & Malice („Katz und Maus“ heißt hier nur die Variante Cat and Mouse)
### Zielstapel – payoff pile
### Zielkarte – payoff card
### Ablagestapel – discard pile
### ablegen, die Ablage – discard, the discards
### Stapel, Stapel in der Mitte – pile, centre pile
### Mitte – centre
### Nachziehstapel, ziehen – draw pile, draw
### beiseitelegen – put aside
### Hand, Handkarte – hand, card in hand
### wild, wilde Karte – wild, wild card (Joker heißt nur der Joker selbst)
### Ass, König, Dame, Bube, Joker – ace, king, queen, jack, joker
### Farbe – suit
### rein rot, rein schwarz – one colour
### Wert – rank
### Kartenspiel – pack
### geben – deal
### Vorhand – the player to the dealer's left
### Spiel, Runde, Match – game, round, match
### Zug – turn
### Schritt – move, one of several in a turn
### Spiel des Tages – today's deal
### Rätsel des Tages – today's puzzle
### Tipp – hint
### zurücknehmen, „Rückgängig“ (unter dem Tisch), U zurück – undo
### Revanche – rematch
### Wiederholung – replay
### Trophäe – trophy
### in Folge – in a row
### Tisch, Platz – table, seat
### der Tisch, wer einlädt – host
### Gast, Freunde – friend, friends
### Einladung – invitation
### Antwort – reply
### Code – code
### Bote – courier
### Relay – relay
### Hausregeln – house rules
### Paar, gegenüber – partners, partner's
### Stich – trick
### ausspielen – lead
### passen – pass
### fertig werden – go out
### Kombination – combination
### Pokerblatt – poker hand
### Straße, Full House, Flush, Vierling, Straight Flush – straight, full house, flush, four of a kind, straight flush
### echt – natural
### höher, tiefer – higher, lower
### unschlagbar – unbeatable
### „Kommt nur“ – come at me
### Rückkauf, sich zurückkaufen – buy back
### Serie – consec
### Kopfgeld – bounty
### Scheinjoker – fake joker
### Vorrat – common pile
### Fehlspiel, rufen – misplay, call
### Aufsicht – referee
### vorab – out of turn, early
### Tausch, tauschen, abgeben – swap, exchange, give up
### aussetzen – skip a turn
### Punktestand, Stand – score

-title = Spite & Malice

player-nobody = Niemand
player-you = Du
player-number = Nummer { $number }

list-more = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Eine Karte zum Hören.

card-joker = Joker
ear-hidden-card = eine verdeckte Karte
card-other-back = { $card }, mit anderer Rückseite
card-name = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[other] ?
} { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
card-as = { $card } als { $rank }

## Matches.

event-deal = Spiel { $count } des Matches beginnt.
event-overdue = { $who ->
    [you] Deine Zeit ist um.
   *[other] { $name }: Die Zeit ist um.
}
event-score = { $who ->
    [you] { $count ->
        [one] Du hast 1 Punkt.
       *[other] Du hast { $count } Punkte.
    }
   *[other] { $count ->
        [one] { $name } hat 1 Punkt.
       *[other] { $name } hat { $count } Punkte.
    }
}
result-match = { $who ->
    [nobody] Das Match endet unentschieden: Alle haben gleich viele Punkte.
   *[other] Sieg im Match: { $names }.
}

## Ein Ergebnis, und darin, wie viele Karten wem geblieben sind.

result-over = Das Spiel ist aus.
left-of = { $who ->
    [you] du { $count }
   *[other] { $name } { $count }
}
