### Spite & Malice, wie es gespielt wird: Stapel, Ereignisse, Züge, Ergebnisse.

## Stapel, nach ihrer Rolle. In der Mitte heißt ein Stapel einfach Stapel.

pile = { $role ->
    [centre] Stapel { $number }
    [discard] Ablagestapel { $number }
    [payoff] Zielstapel
    [draw] Nachziehstapel
    [waste] beiseitegelegte Karten
    [hand] Hand
   *[other] Stapel
}
pile-of = { $who ->
    [you] { $role ->
        [hand] deine Hand
        [payoff] dein Zielstapel
        [discard] dein Ablagestapel { $number }
       *[other] { $pile } von dir
    }
   *[other] { $pile } von { $name }
}

## Was geschah.

event-start = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
event-equal = { $who ->
    [you] Deine Zielkarte { $card } ist nicht allein die höchste. Dein Zielstapel wird gemischt und eine neue Karte aufgedeckt.
   *[other] Die Zielkarte { $card } von { $name } ist nicht allein die höchste. Der Stapel wird gemischt und eine neue Karte aufgedeckt.
}
event-redeal = Die höchsten Zielkarten sind gleich ({ $card }). Alles wird neu gegeben.
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
event-play = { $who ->
    [you] { $source ->
        [hand] Du spielst { $card } von der Hand auf Stapel { $target_number }.
        [payoff] { $whose ->
            [own] Du spielst { $card } vom Zielstapel auf Stapel { $target_number }.
            [you] Du spielst { $card } von deinem Zielstapel auf Stapel { $target_number }.
           *[other] Du spielst { $card } vom Zielstapel von { $owner } auf Stapel { $target_number }.
        }
        [discard] { $whose ->
            [own] Du spielst { $card } von Ablagestapel { $source_number } auf Stapel { $target_number }.
            [you] Du spielst { $card } von deinem Ablagestapel { $source_number } auf Stapel { $target_number }.
           *[other] Du spielst { $card } von Ablagestapel { $source_number } von { $owner } auf Stapel { $target_number }.
        }
       *[other] Du spielst { $card } auf Stapel { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } spielt { $card } von der Hand auf Stapel { $target_number }.
        [payoff] { $whose ->
            [own] { $name } spielt { $card } vom Zielstapel auf Stapel { $target_number }.
            [you] { $name } spielt { $card } von deinem Zielstapel auf Stapel { $target_number }.
           *[other] { $name } spielt { $card } vom Zielstapel von { $owner } auf Stapel { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } spielt { $card } von Ablagestapel { $source_number } auf Stapel { $target_number }.
            [you] { $name } spielt { $card } von deinem Ablagestapel { $source_number } auf Stapel { $target_number }.
           *[other] { $name } spielt { $card } von Ablagestapel { $source_number } von { $owner } auf Stapel { $target_number }.
        }
       *[other] { $name } spielt { $card } auf Stapel { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Deine nächste Zielkarte ist { $card }.
   *[other] Die nächste Zielkarte von { $name } ist { $card }.
}
event-complete = Stapel { $target_number } ist voll. Seine { $count } Karten werden in den Nachziehstapel gemischt.
event-clear = Stapel { $target_number } ist voll. Seine { $count } Karten werden beiseitegelegt.
event-reshuffle = { $count ->
    [one] Der Nachziehstapel ist leer. Die beiseitegelegte Karte wird zum neuen.
   *[other] Der Nachziehstapel ist leer. Die { $count } beiseitegelegten Karten werden gemischt und bilden den neuen.
}
event-discard = { $who ->
    [you] Du legst { $card } auf Ablagestapel { $target_number }.
   *[other] { $name } legt { $card } auf Ablagestapel { $target_number }.
}
event-undo = { $who ->
    [you] Du nimmst { $card } von Stapel { $target_number } zurück.
   *[other] { $name } nimmt { $card } von Stapel { $target_number } zurück.
}
event-pass = { $who ->
    [you] Du hast keine Handkarten und kannst nicht spielen, also setzt du aus.
   *[other] { $name } hat keine Handkarten, kann nicht spielen und setzt aus.
}
event-out = { $who ->
    [you] Dein Zielstapel ist leer. Jetzt spielst du für den gegenüber.
   *[other] Der Zielstapel von { $name } ist leer. Jetzt spielt { $name } für die Person gegenüber.
}

## Das Ende eines Spiels im Match.

event-win = { $whose ->
    [own] { $who ->
        [you] Du gewinnst das Spiel: Dein Zielstapel ist leer.
        [nobody] Das Spiel ist aus.
       *[other] { $name } gewinnt das Spiel: Der Zielstapel ist leer.
    }
    [you] Du und { $name } gewinnt das Spiel: Eure Zielstapel sind leer.
   *[other] { $who ->
        [you] Du und { $owner } gewinnt das Spiel: Eure Zielstapel sind leer.
       *[other] { $name } und { $owner } gewinnen das Spiel: Ihre Zielstapel sind leer.
    }
}
event-stalemate = Niemand kann mehr spielen.
event-idle = Schon sehr lange hat niemand mehr eine Zielkarte gespielt.
event-long = Das Spiel dauert schon zu lange.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Du gewinnst das Spiel mit den wenigsten Zielkarten.
        [nobody] Die Zielstapel sind gleich hoch: Das Spiel endet unentschieden.
       *[other] { $name } gewinnt das Spiel mit den wenigsten Zielkarten.
    }
    [you] Du und { $name } gewinnt das Spiel mit den wenigsten Zielkarten.
   *[other] { $who ->
        [you] Du und { $owner } gewinnt das Spiel mit den wenigsten Zielkarten.
       *[other] { $name } und { $owner } gewinnen das Spiel mit den wenigsten Zielkarten.
    }
}
event-tie = Das Spiel endet unentschieden: Die Karten reichen nicht mehr für eine volle Hand.

## Wie es ausging. `{ $left }` zählt auf, in wessen Zielstapel noch wie viele Karten waren.

result-win = { $who ->
    [you] Du hast gewonnen! Dein Zielstapel ist leer.
    [team] { $names } habt gewonnen! Eure Zielstapel sind leer.
    [others] { $names } haben gewonnen: Ihre Zielstapel sind leer.
   *[other] { $names } hat gewonnen: Der Zielstapel ist leer.
} Übrige Zielkarten: { $left }.
result-tie = Das Spiel endet unentschieden: Die Karten reichen nicht mehr für eine volle Hand. Übrige Zielkarten: { $left }.
result-stalemate = { $who ->
    [nobody] Niemand kann mehr spielen. Die Zielstapel sind gleich hoch: unentschieden ({ $left }).
   *[other] Niemand kann mehr spielen. Sieg mit den wenigsten Zielkarten: { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Schon sehr lange hat niemand mehr eine Zielkarte gespielt. Die Zielstapel sind gleich hoch: unentschieden ({ $left }).
   *[other] Schon sehr lange hat niemand mehr eine Zielkarte gespielt. Sieg mit den wenigsten Zielkarten: { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] Das Spiel dauert schon zu lange. Die Zielstapel sind gleich hoch: unentschieden ({ $left }).
   *[other] Das Spiel dauert schon zu lange. Sieg mit den wenigsten Zielkarten: { $names } ({ $left }).
}

## Ein Stapel zum Hören: was da liegt und was als Nächstes passt.

ear-empty = { $needs ->
    [none] { $pile }: leer
   *[other] { $pile }: leer, braucht { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 verdeckte Karte
   *[other] { $pile }: { $count } verdeckte Karten
}
ear-cards = { $count ->
    [one] { $needs ->
        [none] { $pile }: { $card }, 1 Karte
       *[other] { $pile }: { $card }, 1 Karte, braucht { $needs }
    }
   *[other] { $needs ->
        [none] { $pile }: { $card }, { $count } Karten
       *[other] { $pile }: { $card }, { $count } Karten, braucht { $needs }
    }
}
ear-hand-card = { $card }, auf der Hand
ear-hand-wild = { $card }, wild, auf der Hand

## Eine Wiederholung.

replay-race = Ziel: { $cards }
replay-discarded = abgelegt: { $card }
