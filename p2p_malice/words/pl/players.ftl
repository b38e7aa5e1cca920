you = Ty
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } do ciebie: { $text }
   *[other] { $name } → { $to }: { $text }
}
sitter-here = { $name } siedzi przy stole.
sitter-away = Chwilowa nieobecność: { $name }.
sitter-left = { $name } odchodzi od stołu.
sitter-computer = Dopóki nie wróci { $name }, gra komputer.
sitter-waits = Czekamy na powrót: { $name }.
sitters-to-come = { $count ->
    [one] Brakuje jeszcze 1 osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}
hand-over = { $name }, twój ruch. Naciśnij Enter, gdy nikt inny nie patrzy.
not-your-turn = To nie twój ruch.

## Watching the computer play.

watch-pace = { $seconds ->
    [0] Najszybciej, jak się da.
    [one] Ruch co sekundę.
    [few] Ruch co { $seconds } s.
   *[many] Ruch co { $seconds } s.
}
watch-stopped = Pauza. Każdy ruch czeka na ciebie.
replay-pace = { $seconds ->
    [0] Ruch { $at } z { $most }, najszybciej, jak się da.
    [one] Ruch { $at } z { $most }, co sekundę.
    [few] Ruch { $at } z { $most }, co { $seconds } s.
   *[many] Ruch { $at } z { $most }, co { $seconds } s.
}
replay-stopped = Ruch { $at } z { $most }.
replay-own = Twoje karty
replay-seat = Karty: { $name }
replay-open = Wszystkie odkryte
replay-turn-of = { $cards ->
    [none] { $name }: bez kart
   *[other] { $name }: { $cards }
}
replay-end = Koniec
replay-longest = najdłuższa tura

## Line by line.

plain-watch =
    Komputer robi ruch co sekundę. Enter włącza pauzę; od tej chwili każdy Enter
    to następny ruch. Możesz też wpisać:
      LICZBA          sekundy między ruchami, np. 2 albo 0.5; 0 bez przerw
      slower, faster  wolniej, szybciej (albo - i +)
      board           pokaż stół jeszcze raz
      rules           zasady w skrócie
      quit            przestań patrzeć
plain-replay =
    Powtórka. Enter to następny ruch. Możesz też wpisać:
      LICZBA          odtwarzaj ruch co tyle sekund; 0 bez przerw
      slower, faster  wolniej, szybciej (albo - i +)
      back            poprzedni ruch
      turn, last      następna albo poprzednia tura
      turns           wszystkie tury z numerami
      go NUMER        ten ruch
      best            tura z największą liczbą kart
      board           pokaż stół jeszcze raz
      quit            zakończ
plain-replay-seats =
    {"  "}seat IMIĘ       co widzi ta osoba
      open            wszystkie ręce naraz
plain-replay-moments =
    {"  "}better          gdzie inny ruch pomógłby ci bardziej
plain-watch-again = Wpisz { -type-rematch }, żeby popatrzeć na następną grę, albo { -type-quit }:

plain-explained = Nowość: { $what }
plain-lesson-how = Wpisz { $move } i naciśnij Enter.
plain-recalled = Ostatnio na stole:
plain-rules-here = { $house ->
    [none] Zasady: { $rules }. Wpisz { -type-rules }, żeby je przeczytać.
   *[other] Zasady: { $rules }, z: { $house }. Wpisz { -type-rules }, żeby je przeczytać.
}
plain-help =
    Wpisz numer ruchu i naciśnij Enter. Możesz też wpisać:
      board      pokaż jeszcze raz stół i twoje ruchy
      hint       co na twoim miejscu zrobiłby komputer
      undo       cofnij ostatni ruch, jeśli zasady pozwalają
      say TEKST  powiedz coś wszystkim przy stole
      poke       przypomnij temu, czyj jest ruch
      watching   kto może oglądać, kogo odprawić
      device     graj dalej na innym urządzeniu
      pause      przerwa dla wszystkich
      go on      koniec przerwy
      log        co się dotąd wydarzyło
      aloud      do słuchania: karty słowami, mniej tekstu po ruchu
      rules      zasady w skrócie
      rematch    zagraj jeszcze raz, gdy gra się skończy
      next       inna gra, zasady lub miejsca, jeśli jesteś gospodarzem
      quit       wyjdź z gry
    Gdy kogoś nie ma, możesz też wpisać bot, wait albo stop, a jeśli to twój
    stół, także invite.
plain-away = { $count ->
    [one] Dopóki nie wróci { $names }, możesz wpisać:
    [few] Dopóki nie wrócą { $names }, możesz wpisać:
   *[many] Dopóki nie wrócą { $names }, możesz wpisać:
}
plain-paused = Wpisz { -type-go-on }, żeby skończyć przerwę.
plain-away-bot = niech na razie zagra komputer
plain-away-stop = zapisz grę i skończ na dziś; wznowisz ją przez: { -command } resume
plain-away-invite = zrób nowe zaproszenie, jeśli nikt nie wraca sam
plain-away-after = { $count ->
    [one] Zagracie znowu, gdy wróci { $names }. Możesz też wpisać:
    [few] Zagracie znowu, gdy wrócą { $names }. Możesz też wpisać:
   *[many] Zagracie znowu, gdy wrócą { $names }. Możesz też wpisać:
}
plain-proposed-wait = { $who ->
    [you] Proponujesz zaczekać. Musi się zgodzić ponad połowa stołu.
   *[other] { $name } proponuje zaczekać. Wpisz { -type-wait }, jeśli się zgadzasz.
}
plain-proposed-bot = { $who ->
    [you] Proponujesz, żeby zagrał komputer. Musi się zgodzić ponad połowa stołu.
   *[other] { $name } proponuje, żeby zagrał komputer. Wpisz { -type-bot }, jeśli się zgadzasz.
}
plain-proposed-stop = { $who ->
    [you] Proponujesz zapisać grę i skończyć. Musi się zgodzić ponad połowa stołu.
   *[other] { $name } proponuje zapisać grę i skończyć. Wpisz { -type-stop }, jeśli się zgadzasz.
}
plain-proposed-rematch = { $name } chce zagrać jeszcze raz. Wpisz { -type-rematch }, jeśli ty też.
plain-again = Wpisz { -type-rematch }, żeby zagrać jeszcze raz, albo { -type-quit }:
plain-next = Wpisz { -type-next }, aby wybrać inną grę, inne zasady lub miejsca.
plain-your-move = { $name ->
    [none] Twój ruch (numer albo { -type-help }):
   *[other] { $name }, twój ruch (numer albo { -type-help }):
}
plain-after-the-end = Koniec gry. Wpisz { -type-rematch }, { -type-say } TEKST albo { -type-quit }:
plain-hint = { $number ->
    [0] Podpowiedź: { $move }.
    [few] Podpowiedź: numer { $number }, { $move }.
   *[many] Podpowiedź: numer { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Wyjść z gry? Jest zapisana; wznowisz ją przez: { -command } resume (y = tak, n = nie)
   *[no] Wyjść z gry? (y = tak, n = nie)
}
plain-may = Możesz też wpisać: { $moves }
plain-not-your-turn = To nie twój ruch. (Wpisz { -type-help }, żeby zobaczyć, co możesz zrobić.)
plain-no-such-move = Nie ma ruchu { $number }: są numery od 1 do { $count }.
plain-no-preview = Nie ma tu czego sprawdzać.
plain-no-move = To nie jest żaden z twoich ruchów. Wpisz numer, { -type-board }, żeby je zobaczyć, albo { -type-help }.
