### Rund um die Karten einer Seite: das Ende eines Spiels, wer weg ist, Töne.

## Wie es ausging. `{ $who }` hat gewonnen.

ending-label = Das Ergebnis
explained-done = Verstanden
ending-title = { $who ->
    [you] Gewonnen!
    [team] { $names } habt gewonnen!
    [you-saying] Ich habe gewonnen!
    [team-saying] Wir haben gewonnen!
    [nobody] Unentschieden
   *[other] Sieg für { $names }
}
ending-comfort = { $how ->
    [near] Das war knapp! Das nächste könnte dir gehören.
   *[far] Lust, den Spieß umzudrehen?
}
ending-me = Ich
trophy-first-win = Erster Sieg
ending-player = Wer
ending-left = Restkarten
ending-points = Punkte
ending-with-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ending-wins = Gewonnene Spiele
ending-matches = Gewonnene Matches
ending-time = Zeit
ending-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
ending-best = Bester Zug
ending-decided = Zug zum Sieg
ending-best-of = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ending-hints = Tipps
event-hints = { $who ->
    [you] { $count ->
        [one] Du hast um 1 Tipp gebeten.
       *[other] Du hast um { $count } Tipps gebeten.
    }
   *[other] { $count ->
        [one] { $name } hat um 1 Tipp gebeten.
       *[other] { $name } hat um { $count } Tipps gebeten.
    }
}
ending-evening = { $what ->
    [matches] Letzte Matches
   *[games] Letzte Spiele
}
ending-series = { $one } { $wins } : { $losses } { $other }

## Zwischen zwei Spielen eines Matches, und wie es steht.

between-title = { $kind ->
    [round] Runde { $number } ist aus
   *[game] Spiel { $number } ist aus
}
between-place = Platz
between-gain = { $kind ->
    [round] Diese Runde
   *[game] Dieses Spiel
}
between-next = { $kind ->
    [round] Weiter mit Runde { $number }
   *[game] Weiter mit Spiel { $number }
}
between-how = So entstehen Punkte
between-rounds = Punkte nach Runden

## Was als Nächstes kommen kann.

ending-look = Tisch anschauen
ending-show = Ergebnis zeigen
ending-earned = Trophäen
ending-challenge = Jemanden herausfordern
ending-share = Teilen
ending-replay = Wiederholung
ending-saved = Das Bild ist gespeichert.
ending-picture = Als Bild
ending-keep = Dieser Browser löscht deine Spiele nach sieben Tagen ohne Besuch. Leg die Seite auf den Home-Bildschirm und spiel dort, dann bleiben sie. Die bisherigen sicherst du unter „Du“ als Datei.
ending-ready-mark = bereit
ending-ready-button = Bereit ✓
ending-ready = { $count ->
    [one] { $names } möchte noch mal spielen.
   *[other] { $names } möchten noch mal spielen.
}
ending-waiting = Du bist bereit. Warten auf { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Lade neu ein, oder lass den Computer spielen.
   *[no] Der Computer kann weiterspielen, oder du gehst auch.
}
ending-lost = Die Verbindung zum Tisch ist unterbrochen. Sobald sie wieder steht, könnt ihr noch mal spielen.
ending-closed = { $name ->
    [none] Der Tisch wurde geschlossen.
   *[other] { $name } hat den Tisch geschlossen.
}
ending-choosing = { $name ->
    [none] Gerade wird ausgesucht, was ihr als Nächstes spielt.
   *[other] { $name } sucht gerade aus, was ihr als Nächstes spielt.
}
ending-play-next = Ich möchte mitspielen

## Wer weg ist.

banner-label = Hinweise
since = Seit { $time } Uhr.
banner-free = An diesem Tisch ist ein Platz frei.
banner-free-short = Ein Platz ist frei
banner-short = { $by ->
    [computer] Der Computer spielt für { $names }
    [left] { $count ->
        [one] { $names } ist gegangen
       *[other] { $names } sind gegangen
    }
   *[nobody] { $count ->
        [one] { $names } ist weg
       *[other] { $names } sind weg
    }
}
banner-lost = { $name ->
    [none] Keine Verbindung zum Tisch
   *[other] { $name } ist weg
}
banner-away = { $turn ->
    [mine] { $count ->
        [one] { $names } ist weg. Du kannst trotzdem spielen.
       *[other] { $names } sind weg. Du kannst trotzdem spielen.
    }
    [others] { $count ->
        [one] { $names } ist weg. Es geht weiter, bis { $names } dran ist.
       *[other] { $names } sind weg. Es geht weiter, bis { $names } dran sind.
    }
   *[theirs] { $count ->
        [one] { $names } ist weg, und das Spiel wartet. Oft hilft es, kurz zu warten.
       *[other] { $names } sind weg, und das Spiel wartet. Oft hilft es, kurz zu warten.
    }
}
banner-computer = { $count ->
    [one] { $names } ist weg. So lange spielt der Computer.
   *[other] { $names } sind weg. So lange spielt der Computer.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Du schlägst vor, den Computer spielen zu lassen.
       *[other] { $name } möchte den Computer spielen lassen.
    }
    [stop] { $who ->
        [you] Du schlägst vor, zu speichern und aufzuhören.
       *[other] { $name } möchte speichern und aufhören.
    }
   *[wait] { $who ->
        [you] Du schlägst vor zu warten.
       *[other] { $name } möchte warten.
    }
}
banner-line = { $how ->
    [left] { $who }: Wie geht es weiter?
    [away] { $who }: Das Spiel wartet
    [bot] { $name } fragt: Computer für { $names } spielen lassen?
   *[stop] { $name } fragt: Speichern und aufhören?
}
banner-awaits = Warten auf das Ja von { $names }.
banner-back = { $name } ist wieder da.
move-kept = Das ist vorgemerkt und geht hinaus, sobald die Verbindung wieder steht.
table-let-computer = Computer spielen lassen
table-stop = Speichern und aufhören

## Töne.

sound-offer = Töne einschalten
loudness = { $volume ->
    [off] Töne: aus
    [soft] Töne: leise
   *[loud] Töne: laut
}

## Ein Tisch, der wiederkommt.

table-went-back = { $count ->
    [one] Der Tisch wurde neu gestartet und liegt 1 Schritt zurück. Von hier geht es weiter.
   *[other] Der Tisch wurde neu gestartet und liegt { $count } Schritte zurück. Von hier geht es weiter.
}

deal-own = Geprüft: Dein Gerät hat mitgemischt, und niemand hat daran etwas geändert.
news-deal-unfair = Nicht fair gegeben: { $fault ->
    [part_changed] Was dein Gerät zum Mischen beigetragen hat, wurde ersetzt.
    [part_late] Jemand hat den eigenen Beitrag erst nach den anderen gewählt.
    [secret_changed] Das Geheimnis der Gastgeberseite ist nicht das, auf das sie festgelegt war.
    [deal_hidden] Ein Geben davor wurde verworfen und nie aufgedeckt.
    [other_terms] Es wurde ein anderes Spiel gegeben, als an der Reihe war.
    [other_cards] Es wurden andere Karten gegeben als vereinbart.
    [other_shuffle] Nach dem erneuten Mischen wurden dir andere Karten gezeigt, als da waren.
    [other_position] Bei Zug { $moves } wurde dir etwas anderes gezeigt, als da war.
   *[impossible_move] Bei Zug { $moves } geschah etwas, das die Regeln nicht erlauben.
}
news-deal-unchecked = Dieses Geben lässt sich nicht prüfen: { $why ->
    [older] Das Programm der Gastgeberseite ist älter.
    [part_left_out] Dein Gerät hat nicht mitgemischt.
   *[deal_not_opened] Die Gastgeberseite hat es nicht aufgedeckt.
}
