### Die Spiele, die jemand gespielt hat: Zahlen, Gegenüber, Trophäen.

menu-you = Du: Spiele und Trophäen
you-so-far = Siege: { $won } · Trophäen: { $count } von { $all }
you-title = Deine Spiele
you-all = Alle Spiele
you-empty = Spiel ein Spiel zu Ende, dann wird es hier aufbewahrt: wer gewonnen hat, dein bester Zug, deine Trophäen.
you-unreadable = { $count ->
    [one] Eins deiner Spiele ist nicht lesbar: Es stammt von einer neueren Version, oder es ist beschädigt. Es bleibt, wo es ist.
   *[other] { $count } deiner Spiele sind nicht lesbar: Sie stammen von einer neueren Version, oder sie sind beschädigt. Sie bleiben, wo sie sind.
}
you-games = Spiele
you-won = Gewonnen
you-won-count = { $count } · { $percent } %
you-run = Siege in Folge
you-run-count = { $best ->
    [0] 0
   *[other] { $count } · Rekord { $best }
}
you-best = Meiste Karten in einem Zug
you-chain = Meiste am Stück auf einem Stapel
you-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
you-left = Rest bei Niederlagen im Schnitt
you-hints = Genutzte Tipps
you-time = Zeit am Tisch
you-minutes = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
you-chart = { $unit ->
    [day] Siege und Niederlagen pro Tag
    [week] Siege und Niederlagen pro Woche
   *[month] Siege und Niederlagen pro Monat
}
you-groups = Abende mit Freunden
# In place of one's own name, in a list and in front of a number.
you-own = Du
you-group = Spiele: { $games } · Abende: { $evenings } · zuletzt am { $date }
you-group-won = { $told } · letzter Sieg: { $names }
you-member = Siege: { $won }
you-member-run = { $told } · längste Serie: { $run }
you-invite = Noch mal einladen
you-invite-who = Wen noch mal einladen?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Gegen
you-recent = Letzte Spiele
you-days = Spiele des Tages
you-days-span = { $first } – { $last }
you-days-run = Spiele des Tages in Folge
you-day = { $how ->
    [won] { $count ->
        [one] { $date }: um 1 Karte gewonnen
       *[other] { $date }: um { $count } Karten gewonnen
    }
    [lost] { $count ->
        [one] { $date }: um 1 Karte verloren
       *[other] { $date }: um { $count } Karten verloren
    }
    [drawn] { $date }: unentschieden
   *[none] { $date }: nicht gespielt
}
you-trophies = Trophäen
you-trophies-count = Trophäen · { $count } von { $all }
you-against = { $drawn ->
    [0] { $won } : { $lost } · zuletzt am { $date }
   *[other] { $won } : { $lost }, { $drawn } unentschieden · zuletzt am { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Gewonnen
        [one] Um 1 Karte gewonnen
       *[other] Um { $left } Karten gewonnen
    }
    [lost] { $left ->
        [0] Verloren
        [one] Um 1 Karte verloren
       *[other] Um { $left } Karten verloren
    }
    [drawn] Unentschieden
   *[none] An einem Bildschirm gespielt
}
you-next = Was noch?
you-replay = Wiederholung
you-replay-which = Welches Spiel zeigen?
you-share = Ein Spiel teilen
you-share-which = Welches Spiel teilen?
you-back = Zurück
you-forget = Jemanden vergessen
you-forget-who = Wen vergessen?
you-forget-asks = Alle Spiele mit { $name } von diesem Gerät löschen?
you-forget-asks-page = Alle diese gemeinsamen Spiele von diesem Gerät löschen?
you-forget-yes = Löschen
you-export = Als Datei sichern
you-import = Aus Datei hinzufügen
you-not-earned = noch nicht
stats-exported = { $count ->
    [one] 1 Spiel gesichert in { $file }.
   *[other] { $count } Spiele gesichert in { $file }.
}
you-added = { $count ->
    [0] In dieser Datei ist kein Spiel, das nicht schon hier ist.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
you-added-of-some = { $count ->
    [0] Es kam kein Spiel dazu.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
} { $unreadable ->
    [one] Eine Zeile der Datei war nicht lesbar.
   *[other] { $unreadable } Zeilen der Datei waren nicht lesbar.
}
you-added-days = { $told } { $count ->
    [one] Ein Tagesergebnis kam dazu.
   *[other] { $count } Tagesergebnisse kamen dazu.
}
news-trophies-earned = { $count ->
    [one] Eine Trophäe: { $names }!
   *[other] Trophäen: { $names }!
}

## Daten.

date-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
date-short = { $day }. { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}

## Trophäen: wie sie heißen und wofür es sie gibt.

trophy-first-win-line = Gewinne ein Spiel
trophy-wins-10 = Zehn Siege
trophy-wins-10-line = Gewinne zehn Spiele
trophy-wins-50 = Fünfzig Siege
trophy-wins-50-line = Gewinne fünfzig Spiele
trophy-wins-200 = Zweihundert Siege
trophy-wins-200-line = Gewinne zweihundert Spiele
trophy-streak-3 = Drei in Folge
trophy-streak-3-line = Gewinne drei Spiele in Folge
trophy-streak-7 = Sieben in Folge
trophy-streak-7-line = Gewinne sieben Spiele in Folge
trophy-turn-8 = Guter Zug
trophy-turn-8-line = Spiel acht Karten in einem Zug
trophy-turn-10 = Großer Zug
trophy-turn-10-line = Spiel zehn Karten in einem Zug
trophy-turn-15 = Nicht zu bremsen
trophy-turn-15-line = Spiel fünfzehn Karten in einem Zug
trophy-chain-6 = Sechs auf einem Stapel
trophy-chain-6-line = Spiel sechs Karten am Stück auf einen Stapel
trophy-chain-12 = Vom Ass zur Dame
trophy-chain-12-line = Spiel einen ganzen Stapel in einem Zug
trophy-sweep = Weit vorn
trophy-sweep-line = Gewinne, während alle anderen noch zehn Karten oder mehr haben
trophy-by-one = Um eine Karte
trophy-by-one-line = Gewinne, während jemand nur noch eine Karte hat
trophy-comeback = Aufholjagd
trophy-comeback-line = Gewinne nach fünf Karten Rückstand
trophy-daily-1 = Spiel des Tages
trophy-daily-1-line = Gewinne ein Spiel des Tages
trophy-daily-7 = Eine Woche voller Siege
trophy-daily-7-line = Gewinne das Spiel des Tages sieben Tage in Folge
trophy-full-table = Voller Tisch
trophy-full-table-line = Spiel mindestens zu fünft
trophy-friends-5 = Fünf Freunde
trophy-friends-5-line = Spiel mit fünf verschiedenen Freunden
trophy-rival = Alte Rivalität
trophy-rival-line = Spiel fünfundzwanzigmal gegen dieselbe Person
trophy-spite = Spite
trophy-spite-line = Gewinne ein Spiel Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Dein erster Sieg!
    [comeback] Was für eine Aufholjagd!
    [closest] Um eine einzige Karte!
    [turn] Dein bester Zug bisher: ×{ $count }
   *[run] Siege in Folge: { $count }!
}
