### Wörter, die überall gleich bleiben, mit dem englischen dahinter. Wer spielt, heißt hier nie Spieler oder Spielerin,
### sondern „wer …“, „alle“, „jemand“ oder Person; angeredet wird mit du.
###
### Spite & Malice – Spite & Malice (bekannt auch als Katz und Maus, hier aber der Name einer Variante)
### Zielstapel, Zielkarte – payoff pile, payoff card
### Ablagestapel – discard pile; ablegen – to discard; Ablage – the discards
### Stapel (in der Mitte), Mitte – centre pile, centre
### Nachziehstapel – draw pile; ziehen – to draw; beiseitegelegt – put aside
### Hand, Handkarten – hand
### wild, wilde Karte – wild, wild card (Joker heißt nur der Joker)
### Ass, König, Dame, Bube, Joker – ace, king, queen, jack, joker
### Farbe – suit; Rot, Schwarz – colour; Wert – rank
### Spiel – game; Match – match; Runde – round; geben – to deal; Kartenspiel, Päckchen – pack
### Spiel des Tages – deal of the day, today's deal; Rätsel des Tages – today's puzzle
### Tipp – hint; zurücknehmen – undo; Revanche – rematch; Kette – chain; in Folge – in a row
### Zug – turn; Schritt – move (eines von mehreren in einem Zug)
### Platz – seat; Tisch – table, host (was vom Gerät dessen kommt, der einlädt); wer einlädt – host; Gast, Freunde – friend
### Einladung – invitation; Antwort – reply; Code – code; Bote – courier; Relay – relay
### Stich – trick; ausspielen – to lead; passen – to pass; fertig sein – to be out; Kombination – combination
### Vorrat – common pile; Aufsicht – referee; Paar, gegenüber – pair, partner; Vorhand – player left of the dealer
### Kopfgeld – bounty; Scheinjoker – fake joker; Fehlspiel – misplay; rufen – to call a misplay
### „Kommt nur“ – come at me; Serie – consec; „Rückkauf“ – buy back; unschlagbar – unbeatable; höher, tiefer – higher, lower
### echt – natural; Straße, Full House, Flush, Vierling, Straight Flush – poker hands; Tausch – swap, exchange
### Hausregeln – house rules; Wiederholung – replay; Trophäe – trophy

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
