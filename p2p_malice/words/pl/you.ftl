menu-you = Ty: gry i trofea
you-so-far = Wygrane: { $won } · trofea: { $count } z { $all }
you-title = Twoje gry
you-all = Wszystkie gry
you-empty = Zagraj do końca, a gra zostanie tutaj: kto wygrywa, twoja najlepsza tura, twoje trofea.
you-unreadable = { $count ->
    [one] Jednej z twoich gier nie da się odczytać: zapisała ją nowsza wersja albo jest uszkodzona. Zostaje na swoim miejscu.
    [few] Części twoich gier ({ $count }) nie da się odczytać: zapisała je nowsza wersja albo są uszkodzone. Zostają na swoim miejscu.
   *[many] Części twoich gier ({ $count }) nie da się odczytać: zapisała je nowsza wersja albo są uszkodzone. Zostają na swoim miejscu.
}
you-games = Gry
you-won = Wygrane
you-won-count = { $count } · { $percent }%
you-run = Wygrane z rzędu
you-run-count = { $best ->
    [0] 0
    [few] { $count } · rekord { $best }
   *[many] { $count } · rekord { $best }
}
you-best = Najwięcej kart w turze
you-chain = Najwięcej po kolei na stosie
you-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
you-left = Średnio zostało po przegranej
you-hints = Podpowiedzi
you-time = Czas przy stole
you-minutes = { $hours ->
    [0] { $minutes } min
    [few] { $hours } godz. { $minutes } min
   *[many] { $hours } godz. { $minutes } min
}
you-chart = { $unit ->
    [day] Wygrane i przegrane (dni)
    [week] Wygrane i przegrane (tygodnie)
   *[month] Wygrane i przegrane (miesiące)
}
you-groups = Wieczory ze znajomymi
# In place of one's own name, in a list and in front of a number.
you-own = Ty
you-group = Gry: { $games } · wieczory: { $evenings } · ostatnio: { $date }
you-group-won = { $told } · ostatnia wygrana: { $names }
you-member = Wygrane: { $won }
you-member-run = { $told } · najdłuższa seria: { $run }
you-invite = Zaproś ponownie
you-invite-who = Kogo zaprosić ponownie?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Przeciwnicy
you-recent = Ostatnie gry
you-days = Rozdania dnia
you-days-span = { $first } – { $last }
you-days-run = Rozdania dnia z rzędu
you-day = { $date }: { $how ->
    [won] wygrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [lost] przegrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [drawn] remis
   *[none] bez gry
}
you-trophies = Trofea
you-trophies-count = Trofea · { $count } z { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · ostatnio { $date }
    [few] { $won } – { $lost }, remisy: { $drawn } · ostatnio { $date }
   *[many] { $won } – { $lost }, remisy: { $drawn } · ostatnio { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Wygrana
        [one] Wygrana o 1 kartę
        [few] Wygrana o { $left } karty
       *[many] Wygrana o { $left } kart
    }
    [lost] { $left ->
        [0] Przegrana
        [one] Przegrana o 1 kartę
        [few] Przegrana o { $left } karty
       *[many] Przegrana o { $left } kart
    }
    [drawn] Remis
   *[none] Gra na jednym ekranie
}
you-next = Co dalej?
you-replay = Powtórka
you-replay-which = Powtórka której gry?
you-share = Udostępnij grę
you-share-which = Którą grę udostępnić?
you-back = Wróć
you-forget = Zapomnij kogoś
you-forget-who = Kogo zapomnieć?
you-forget-asks = Usunąć z tego urządzenia wszystkie gry, w których gra { $name }?
you-forget-asks-page = Usunąć z tego urządzenia wszystkie gry z tą osobą?
you-forget-yes = Usuń je
you-export = Zapisz w pliku
you-import = Dodaj z pliku
you-not-earned = jeszcze nie
stats-exported = { $count ->
    [one] 1 gra zapisana w { $file }.
    [few] { $count } gry zapisane w { $file }.
   *[many] { $count } gier zapisanych w { $file }.
}
you-added = { $count ->
    [0] W tym pliku nie ma gry, której nie byłoby już tutaj.
    [one] Dodano 1 grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
you-added-of-some = { $count ->
    [0] Nie dodano żadnej gry.
    [one] Dodano 1 grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
} { $unreadable ->
    [one] Nie dało się odczytać 1 wiersza pliku.
    [few] Nie dało się odczytać { $unreadable } wierszy pliku.
   *[many] Nie dało się odczytać { $unreadable } wierszy pliku.
}
you-added-days = { $told } { $count ->
    [one] Dodano 1 wynik dnia.
    [few] Dodano { $count } wyniki dnia.
   *[many] Dodano { $count } wyników dnia.
}
news-trophies-earned = { $count ->
    [one] Nowe trofeum: { $names }!
    [few] Nowe trofea: { $names }!
   *[many] Nowe trofea: { $names }!
}

## Dates.

date-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
date-short = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}

## Trophies: what they are called, and what they are for.

trophy-first-win-line = Wygraj grę
trophy-wins-10 = Dziesięć wygranych
trophy-wins-10-line = Wygraj dziesięć gier
trophy-wins-50 = Pięćdziesiąt wygranych
trophy-wins-50-line = Wygraj pięćdziesiąt gier
trophy-wins-200 = Dwieście wygranych
trophy-wins-200-line = Wygraj dwieście gier
trophy-streak-3 = Trzy z rzędu
trophy-streak-3-line = Wygraj trzy gry z rzędu
trophy-streak-7 = Siedem z rzędu
trophy-streak-7-line = Wygraj siedem gier z rzędu
trophy-turn-8 = Dobra tura
trophy-turn-8-line = Zagraj osiem kart w jednej turze
trophy-turn-10 = Świetna tura
trophy-turn-10-line = Zagraj dziesięć kart w jednej turze
trophy-turn-15 = Nie do zatrzymania
trophy-turn-15-line = Zagraj piętnaście kart w jednej turze
trophy-chain-6 = Sześć na jednym stosie
trophy-chain-6-line = Zagraj sześć kart po kolei na jeden stos
trophy-chain-12 = Od asa do damy
trophy-chain-12-line = Ułóż cały stos w jednej turze
trophy-sweep = Daleko z przodu
trophy-sweep-line = Wygraj, gdy wszystkim innym zostało co najmniej dziesięć kart
trophy-by-one = O jedną kartę
trophy-by-one-line = Wygraj, gdy komuś została tylko jedna karta
trophy-comeback = Wielki powrót
trophy-comeback-line = Wygraj po odrobieniu straty pięciu kart
trophy-daily-1 = Rozdanie dnia
trophy-daily-1-line = Wygraj rozdanie dnia
trophy-daily-7 = Tydzień wygranych
trophy-daily-7-line = Wygraj rozdanie dnia siedem dni z rzędu
trophy-full-table = Pełny stół
trophy-full-table-line = Zagraj w pięć osób lub więcej
trophy-friends-5 = Piątka znajomych
trophy-friends-5-line = Zagraj z pięcioma różnymi osobami
trophy-rival = Starzy rywale
trophy-rival-line = Zagraj dwadzieścia pięć gier z tą samą osobą
trophy-spite = Spite
trophy-spite-line = Wygraj grę w Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Twoja pierwsza wygrana!
    [comeback] Co za powrót!
    [closest] O jedną kartę!
    [turn] Twoja najlepsza tura: ×{ $count }
   *[run] Wygrane z rzędu: { $count }!
}
