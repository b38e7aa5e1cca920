## How it ended. `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.
## In a picture that a player without a name sends to others, it is their own voice: `you-saying`, `team-saying`.

ending-label = Wynik
explained-done = Jasne
ending-title = { $who ->
    [you] Wygrywasz!
    [team] Wygrana: { $names }!
    [you-saying] Wygrywam!
    [team-saying] Wygrywamy!
    [nobody] Remis
   *[other] Wygrana: { $names }
}
ending-comfort = { $how ->
    [near] Tak niewiele brakowało! Następna może być twoja.
   *[far] Pora na rewanż?
}
ending-me = Ja
trophy-first-win = Pierwsza wygrana
ending-player = Gracz
ending-left = Zostało kart
ending-points = Punkty
ending-with-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
ending-wins = Wygrane gry
ending-matches = Wygrane mecze
ending-time = Czas
ending-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
ending-best = Najlepsza tura
ending-decided = Zwycięska tura
ending-best-of = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
ending-hints = Podpowiedzi
event-hints = { $who ->
    [you] Twoje podpowiedzi: { $count }
   *[other] { $name }, podpowiedzi: { $count }
}
ending-evening = { $what ->
    [matches] Ostatnie mecze
   *[games] Ostatnie gry
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Between two deals of a match, and how it stands. `{ $kind }` is what the game calls one: `round` or `game`.

between-title = { $kind ->
    [round] Koniec rundy { $number }
   *[game] Koniec partii { $number }
}
between-place = Miejsce
between-gain = { $kind ->
    [round] Ta runda
   *[game] Ta partia
}
between-next = { $kind ->
    [round] Zagraj rundę { $number }
   *[game] Zagraj partię { $number }
}
between-how = Skąd te punkty?
between-rounds = Punkty w rundach

## What may come next.

ending-look = Spójrz na stół
ending-show = Pokaż wynik
ending-earned = Trofea
ending-challenge = Rzuć wyzwanie
ending-share = Udostępnij
ending-replay = Powtórka
ending-saved = Obrazek zapisany.
ending-picture = Jako obrazek
ending-keep = Ta przeglądarka usuwa twoje gry po siedmiu dniach bez odwiedzin. Dodaj stronę do ekranu początkowego i graj stamtąd, a zostaną. Te obecne zapiszesz w pliku w części „Ty”.
ending-ready-mark = gra dalej
ending-ready-button = Gram ✓
ending-ready = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
    [few] { $names } chcą zagrać jeszcze raz.
   *[many] { $names } chcą zagrać jeszcze raz.
}
ending-waiting = Czekasz na start. Brakuje jeszcze: { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Wyślij nowe zaproszenie albo niech gra komputer.
   *[no] Może zagrać komputer albo możesz wyjść.
}
ending-lost = Nie mamy kontaktu z gospodarzem. Zagracie znowu, gdy wróci.
ending-closed = { $name ->
    [none] Gospodarz zamyka stół.
   *[other] { $name } zamyka stół.
}
ending-choosing = { $name ->
    [none] Gospodarz wybiera, w co zagracie teraz.
   *[other] { $name } wybiera, w co zagracie teraz.
}
ending-play-next = Chcę zagrać

## Who is away.

banner-label = Ogłoszenia
since = Od { $time }.
banner-free = Przy tym stole jest wolne miejsce.
banner-free-short = Jest wolne miejsce
banner-short = { $by ->
    [computer] Komputer gra za: { $names }
    [left] { $count ->
        [one] { $names } odchodzi od stołu
        [few] { $names } odchodzą od stołu
       *[many] { $names } odchodzą od stołu
    }
   *[nobody] { $count ->
        [one] Chwilowa nieobecność: { $names }
        [few] Chwilowa nieobecność: { $names }
       *[many] Chwilowa nieobecność: { $names }
    }
}
banner-lost = { $name ->
    [none] Gospodarza chwilowo nie ma
   *[other] Chwilowa nieobecność: { $name }
}
banner-away = { $turn ->
    [mine] Chwilowa nieobecność: { $names }. Możesz zrobić swój ruch.
    [others] { $count ->
        [one] Chwilowa nieobecność: { $names }. Gra toczy się dalej, aż przyjdzie kolej tej osoby.
        [few] Chwilowa nieobecność: { $names }. Gra toczy się dalej, aż przyjdzie ich kolej.
       *[many] Chwilowa nieobecność: { $names }. Gra toczy się dalej, aż przyjdzie ich kolej.
    }
   *[theirs] Chwilowa nieobecność: { $names }. Gra czeka. Często wystarczy chwila cierpliwości.
}
banner-computer = { $count ->
    [one] Dopóki nie wróci { $names }, gra komputer.
    [few] Dopóki nie wrócą { $names }, gra komputer.
   *[many] Dopóki nie wrócą { $names }, gra komputer.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Proponujesz, żeby grał komputer.
       *[other] { $name } proponuje, żeby grał komputer.
    }
    [stop] { $who ->
        [you] Proponujesz zapisać grę i skończyć.
       *[other] { $name } proponuje zapisać grę i skończyć.
    }
   *[wait] { $who ->
        [you] Proponujesz zaczekać.
       *[other] { $name } proponuje zaczekać.
    }
}
banner-line = { $how ->
    [left] { $who } – co dalej?
    [away] { $who } – gra czeka
    [bot] { $name } pyta: czy komputer ma grać za: { $names }?
   *[stop] { $name } pyta: zapisać i skończyć?
}
banner-awaits = Czekamy na zgodę: { $names }.
banner-back = { $name } wraca do stołu.
move-kept = To czeka i zostanie wysłane, gdy wróci połączenie.
table-let-computer = Niech gra komputer
table-stop = Zapisz i skończ

## Sounds.

sound-offer = Włącz dźwięki
loudness = { $volume ->
    [off] Dźwięki: wyłączone
    [soft] Dźwięki: ciche
   *[loud] Dźwięki: głośne
}

## A table that comes back.

table-went-back = { $count ->
    [one] Gra gospodarza ruszyła na nowo i cofnęła się o 1 ruch. Gramy dalej od tego miejsca.
    [few] Gra gospodarza ruszyła na nowo i cofnęła się o { $count } ruchy. Gramy dalej od tego miejsca.
   *[many] Gra gospodarza ruszyła na nowo i cofnęła się o { $count } ruchów. Gramy dalej od tego miejsca.
}

deal-own = Sprawdzone: twoje urządzenie pomogło potasować karty i nikt nie zmienił jego udziału.
news-deal-unfair = Nieuczciwe rozdanie: { $fault ->
    [part_changed] udział twojego urządzenia w tasowaniu podmieniono.
    [part_late] ktoś wybrał swój wkład później niż inni.
    [secret_changed] sekret gospodarza nie jest tym, do którego się zobowiązał.
    [deal_hidden] wcześniejsze rozdanie porzucono i nigdy go nie ujawniono.
    [other_terms] rozdano inną grę niż ta, na którą przyszła kolej.
    [other_cards] rozdano inne karty, niż uzgodniono.
    [other_shuffle] po ponownym tasowaniu pokazano ci inne karty, niż były.
    [other_position] przy ruchu { $moves } pokazano ci coś innego, niż było.
   *[impossible_move] przy ruchu { $moves } stało się coś, na co zasady nie pozwalają.
}
news-deal-unchecked = Tego rozdania nie da się sprawdzić: { $why ->
    [older] program gospodarza jest starszy.
    [part_left_out] twoje urządzenie nie brało udziału w tasowaniu.
   *[deal_not_opened] gospodarz go nie ujawnił.
}
