### Spite, wie es gespielt wird: Stapel, Ereignisse, Züge, Ergebnisse.

## Stapel, nach ihrer Rolle; manche haben keine Karten, sondern zeigen etwas.

pile = Tisch
pile-trick = Vorher
pile-direction = Richtung
pile-arity = Zu spielen
pile-due = Verlangt
pile-suits = Farben
pile-price = Rückkauf
pile-claim = Ausspielen mit
pile-gave = Abgegeben
pile-got = Bekommen
pile-bounty = Kopfgeld
pile-deck = Nachziehstapel
spite-who-leads = Wer spielt aus?

## Was geschah.

event-round = Runde { $count } ist gegeben.
event-put-down = { $who ->
    [you] { $count ->
        [one] Du gibst beim Tausch 1 Karte ab.
       *[other] Du gibst beim Tausch { $count } Karten ab.
    }
   *[other] { $count ->
        [one] { $name } gibt beim Tausch 1 Karte ab.
       *[other] { $name } gibt beim Tausch { $count } Karten ab.
    }
}
event-swap-rest = Diese Karten nahm beim Tausch niemand: { $cards }
event-bounty = Das Kopfgeld ist { $cards }.
event-claim = { $as ->
    [8] Mit diesem Wert spielt niemand aus. Jetzt darf, wer eine 8 hat.
    [11] Mit diesem Wert spielt niemand aus. Jetzt darf, wer eine 11 hat.
    [A] Mit diesem Wert spielt niemand aus. Jetzt darf, wer ein Ass hat.
    [J] Mit diesem Wert spielt niemand aus. Jetzt darf, wer einen Buben hat.
    [Q] Mit diesem Wert spielt niemand aus. Jetzt darf, wer eine Dame hat.
    [K] Mit diesem Wert spielt niemand aus. Jetzt darf, wer einen König hat.
   *[other] Mit diesem Wert spielt niemand aus. Jetzt darf, wer eine { $as } hat.
}
event-play = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $name } spielt { $cards }.
}
event-early = { $who ->
    [you] Du legst vorab { $cards } hin.
   *[other] { $name } legt vorab { $cards } hin.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Du legst vorab 1 Scheinjoker verdeckt hin.
       *[other] Du legst vorab { $count } Scheinjoker verdeckt hin.
    }
   *[other] { $count ->
        [one] { $name } legt vorab 1 Scheinjoker verdeckt hin.
       *[other] { $name } legt vorab { $count } Scheinjoker verdeckt hin.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Du legst 1 Scheinjoker verdeckt hin.
       *[other] Du legst { $count } Scheinjoker verdeckt hin.
    }
   *[other] { $count ->
        [one] { $name } legt 1 Scheinjoker verdeckt hin.
       *[other] { $name } legt { $count } Scheinjoker verdeckt hin.
    }
}
event-say-higher = { $who ->
    [you] Du sagst „höher“.
   *[other] { $name } sagt „höher“.
}
event-say-lower = { $who ->
    [you] Du sagst „tiefer“.
   *[other] { $name } sagt „tiefer“.
}
event-say-unbeatable = { $who ->
    [you] Du sagst „unschlagbar“.
   *[other] { $name } sagt „unschlagbar“.
}
event-say-cam = { $who ->
    [you] Du sagst „Kommt nur“.
   *[other] { $name } sagt „Kommt nur“.
}
event-say-buy = { $who ->
    [you] Du sagst „Rückkauf { $count }“.
   *[other] { $name } sagt „Rückkauf { $count }“.
}
event-higher = Von jetzt an muss jede Kombination höher sein.
event-lower = Von jetzt an muss jede Kombination tiefer sein.
event-lead-for = { $who ->
    [you] Niemand spielt aus, also wird deine niedrigste Karte ausgespielt: { $cards }
   *[other] Niemand spielt aus, also wird die niedrigste Karte von { $name } ausgespielt: { $cards }
}
event-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-skip = { $who ->
    [you] Du setzt einmal aus.
   *[other] { $name } setzt einmal aus.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $name } zieht 1 Karte.
       *[other] { $name } zieht { $count } Karten.
    }
}
event-reshuffle = { $count ->
    [one] Der Nachziehstapel ist leer. Die einzige Karte der Ablage wird zum neuen.
   *[other] Der Nachziehstapel ist leer. Die { $count } Karten der Ablage werden gemischt und bilden den neuen.
}
event-trick = { $who ->
    [you] Du gewinnst den Stich.
   *[other] { $name } gewinnt den Stich.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Du tauschst 1 Karte mit dem Nachziehstapel.
       *[other] Du tauschst { $count } Karten mit dem Nachziehstapel.
    }
   *[other] { $count ->
        [one] { $name } tauscht 1 Karte mit dem Nachziehstapel.
       *[other] { $name } tauscht { $count } Karten mit dem Nachziehstapel.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Du startest einen Countdown von 1 Sekunde.
       *[other] Du startest einen Countdown von { $count } Sekunden.
    }
   *[other] { $count ->
        [one] { $name } startet einen Countdown von 1 Sekunde.
       *[other] { $name } startet einen Countdown von { $count } Sekunden.
    }
}
event-out = { $who ->
    [you] Du bist fertig, auf Platz { $count }.
   *[other] { $name } ist fertig, auf Platz { $count }.
}
event-places = Die anderen spielen um die weiteren Plätze.
event-absent = { $who ->
    [you] Du kommst in der nächsten Runde dazu.
   *[other] Ein Platz ist frei, falls noch jemand kommt.
}
event-join = { $who ->
    [you] Du kommst in der nächsten Runde dazu.
   *[other] { $name } kommt in der nächsten Runde dazu.
}
event-lose = { $who ->
    [you] Du verlierst die Runde.
   *[other] { $name } verliert die Runde.
}
event-place = { $who ->
    [you] Du landest auf Platz { $count }.
   *[other] { $name } landet auf Platz { $count }.
}
event-round-score = { $who ->
    [you] Dein Punktestand: { $count }
   *[other] Punktestand von { $name }: { $count }
}

## Fehlspiele und Scheinjoker.

event-misplay = { $who ->
    [you] Das war ein Fehlspiel. Du bist raus aus diesem Stich und setzt danach einmal aus.
   *[other] Das war ein Fehlspiel. { $name } ist raus aus diesem Stich und setzt danach einmal aus.
}
event-back = Der Stich geht auf den Stand davor zurück.
event-call = { $who ->
    [you] Du hast es gerufen.
   *[other] { $name } hat es gerufen.
}
event-call-too = { $who ->
    [you] Du hast es auch gerufen, aber das Los hat gegen dich entschieden.
   *[other] { $name } hat es auch gerufen, aber das Los hat anders entschieden.
}
event-wrong-call = { $who ->
    [you] Du hast „Fehlspiel“ gerufen, aber es war keins.
   *[other] { $name } hat „Fehlspiel“ gerufen, aber es war keins.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Du bekommst den Scheinjoker, den das Fehlspiel kostet.
       *[other] Du bekommst die { $count } Scheinjoker, die das Fehlspiel kostet.
    }
   *[other] { $count ->
        [one] { $name } bekommt den Scheinjoker, den das Fehlspiel kostet.
       *[other] { $name } bekommt die { $count } Scheinjoker, die das Fehlspiel kostet.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Du verdienst 1 Scheinjoker.
       *[other] Du verdienst { $count } Scheinjoker.
    }
   *[other] { $count ->
        [one] { $name } verdient 1 Scheinjoker.
       *[other] { $name } verdient { $count } Scheinjoker.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] Wegen „Kommt nur“ setzt du 1-mal aus.
       *[other] Wegen „Kommt nur“ setzt du { $count }-mal aus.
    }
   *[other] { $count ->
        [one] Wegen „Kommt nur“ setzt { $name } 1-mal aus.
       *[other] Wegen „Kommt nur“ setzt { $name } { $count }-mal aus.
    }
}

## Was man tun und sagen kann.

move-pass = Passen
move-decline = Nicht mit diesem Wert
move-none = Alle behalten (ein Fehlspiel)
move-misplay = Fehlspiel!
move-join = Mitspielen
move-countdown = Countdown starten
say-higher = Höher
say-lower = Tiefer
say-unbeatable = Unschlagbar
say-cam = Kommt nur
say-down = Scheinjoker verdeckt
say-buy1 = Rückkauf 1
say-buy2 = Rückkauf 2
say-buy3 = Rückkauf 3
say-buy5 = Rückkauf 5
say-buy8 = Rückkauf 8
say-buy13 = Rückkauf 13
say-buy21 = Rückkauf 21
say-buy34 = Rückkauf 34
say-buy55 = Rückkauf 55
say-buy89 = Rückkauf 89

## Das Ende.

result-session = { $who ->
    [you] Du hast gewonnen!
    [nobody] Das Spiel endet unentschieden.
   *[other] Gewonnen: { $names }.
}
