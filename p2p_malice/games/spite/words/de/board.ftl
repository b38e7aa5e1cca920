### Der Tisch auf der Seite.

spite-title = { $title } · Runde { $round }
spite-back-in = Wieder rein?
spite-settles = Gilt das?
spite-trick = Der Stich
spite-nothing = Hier beginnt ein neuer Stich.
spite-facts = Was gilt
spite-hand = Deine Karten
spite-says = Sagen
spite-words = Was die Wörter bedeuten
spite-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spite-fakes = { $count ->
    [one] 1 Scheinjoker
   *[other] { $count } Scheinjoker
}
spite-extra = Schein
spite-score = Stand { $score }
spite-down = { $count ->
    [one] 1 Karte verdeckt
   *[other] { $count } Karten verdeckt
}
spite-lies = { $name }: { $cards }
spite-place = { $place }.
spite-barred = raus aus dem Stich
spite-skips = { $count ->
    [one] setzt 1-mal aus
   *[other] setzt { $count }-mal aus
}
spite-absent = nächste Runde
spite-passed = gepasst
spite-may-return = kann zurück
spite-sort = { $order ->
    [suit] ⇅ Nach Farbe
    [hands] ⇅ Kombiniert
   *[value] ⇅ Nach Wert
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Tauschen
        [one] 1 tauschen
       *[other] { $count } tauschen
    }
    [swap] { $count ->
        [0] Abgeben
        [one] 1 abgeben
       *[other] { $count } abgeben
    }
   *[play] { $count ->
        [0] Spielen
        [one] 1 Karte spielen
       *[other] { $count } Karten spielen
    }
}
spite-early = vorab: { $cards }
spite-clock = { $what ->
    [call] Zeit, ein Fehlspiel zu rufen
    [claim] Bis zum nächsten Wert
   *[turn] Countdown für { $name }
}
spite-ahead = Vorab hinlegen
spite-stay-out = Draußen bleiben
spite-rest = { $more ->
    [yes] Du hast nichts mehr zu spielen. Sobald die anderen ihre Plätze ausgespielt haben, beginnt die nächste Runde.
   *[no] Du hast nichts mehr zu spielen. Sobald die anderen ihre Plätze ausgespielt haben, ist das Spiel zu Ende.
}
spite-exchange = { $most ->
    [one] Dein „Kommt nur“ hat gewonnen. Tausch 1 Karte mit dem Nachziehstapel.
   *[other] Dein „Kommt nur“ hat gewonnen. Tausch 1 bis { $most } Karten mit dem Nachziehstapel.
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Du liegst vorn, also gibst du deine niedrigste Karte für eine hohe ab. Wähle, welche.
       *[high] Du liegst hinten, also gibst du deine höchste Karte für eine niedrige ab. Wähle, welche.
    }
   *[other] { $which ->
        [low] Du liegst vorn, also gibst du deine { $count } niedrigsten Karten für hohe ab. Wähle, welche.
       *[high] Du liegst hinten, also gibst du deine { $count } höchsten Karten für niedrige ab. Wähle, welche.
    }
}
spite-claim = { $rank ->
    [8] Spiel eine Kombination mit einer 8 aus oder lass den anderen den Vortritt.
    [11] Spiel eine Kombination mit einer 11 aus oder lass den anderen den Vortritt.
    [A] Spiel eine Kombination mit einem Ass aus oder lass den anderen den Vortritt.
    [J] Spiel eine Kombination mit einem Buben aus oder lass den anderen den Vortritt.
    [Q] Spiel eine Kombination mit einer Dame aus oder lass den anderen den Vortritt.
    [K] Spiel eine Kombination mit einem König aus oder lass den anderen den Vortritt.
   *[other] Spiel eine Kombination mit einer { $rank } aus oder lass den anderen den Vortritt.
}
spite-claimed = Wer diesen Wert zuerst spielt, spielt aus: { $rank }. Tut es niemand, ist der nächste Wert dran.
spite-leads = { $name } spielt aus, irgendeine Kombination.
spite-call = War das ein Fehlspiel?
spite-lead = Du spielst aus: irgendeine Kombination.
spite-buy = { $count ->
    [one] Um wieder hineinzukommen, schlag das und zieh 1 Karte. Oder bleib draußen.
   *[other] Um wieder hineinzukommen, schlag das und zieh { $count } Karten. Oder bleib draußen.
}
spite-follow = { $count ->
    [0] Schlag das oder passe.
    [one] Schlag das mit 1 Karte oder passe.
   *[other] Schlag das mit { $count } Karten oder passe.
}
spite-hinted = Tipp: { $cards }. { $text }

spite-kept = Von vorher
spite-kept-of = { $kept } von { $before }
