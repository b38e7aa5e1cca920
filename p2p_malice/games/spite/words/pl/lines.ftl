lines-round = Runda
lines-direction = { $way ->
    [up] idzie wyżej
   *[down] idzie niżej
}
lines-arity = { $count ->
    [one] po 1 karcie
    [few] po { $count } karty
   *[many] po { $count } kart
}
lines-due = pora na { $rank }
lines-suits = tylko { $suits }
lines-trick = Lewa
lines-no-trick = zaczyna się nowa lewa
lines-before = { $count ->
    [one] 1 wcześniejsza karta
    [few] { $count } wcześniejsze karty
   *[many] { $count } wcześniejszych kart
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
    [one] 1 zakryty fałszywy joker
    [few] { $count } zakryte fałszywe jokery
   *[many] { $count } zakrytych fałszywych jokerów
}
lines-table = Stół
lines-bounty = nagroda { $card }
lines-gave = oddane { $cards }
lines-got = w zamian { $cards }
lines-price = { $count ->
    [one] wykup za 1 kartę
    [few] wykup za { $count } karty
   *[many] wykup za { $count } kart
}
lines-deck = { $count ->
    [one] 1 karta do dobrania
    [few] { $count } karty do dobrania
   *[many] { $count } kart do dobrania
}
lines-pile = { $count ->
    [one] 1 fałszywy joker na stosie
    [few] { $count } fałszywe jokery na stosie
   *[many] { $count } fałszywych jokerów na stosie
}

## A player's line.

lines-hand-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
lines-fakes-count = { $count ->
    [one] 1 fałszywy joker
    [few] { $count } fałszywe jokery
   *[many] { $count } fałszywych jokerów
}
lines-score = wynik { $count }
lines-place = { $count }. miejsce
lines-barred = poza tą lewą
lines-passed = pas
lines-absent = dołącza w następnej rundzie
lines-early = leży zawczasu { $cards }
lines-skips = { $count ->
    [one] traci 1 turę
    [few] traci { $count } tury
   *[many] traci { $count } tur
}
lines-cams = { $count ->
    [one] no dawaj
    [2] no dawaj, 2 razy
    [few] no dawaj, { $count } razy
   *[many] no dawaj, { $count } razy
}
lines-hand = ręka
lines-fakes = fałszywe jokery

## What is to be done.

lines-asked-lead = Zaczynasz. Zagraj, co chcesz.
lines-asked-claim = Jeśli chcesz, zacznij układem { $rank ->
    [8] z 8
    [11] z 11
    [A] z asem
    [J] z waletem
    [Q] z damą
    [K] z królem
   *[other] z { $rank }
}. Zaczyna ten, kto jest pierwszy.
lines-asked-exchange = { $count ->
    [one] Wymień 1 kartę ze stosem dobierania.
    [few] Wymień karty ze stosem dobierania (od 1 do { $count }).
   *[many] Wymień karty ze stosem dobierania (od 1 do { $count }).
}
lines-asked-swap = { $count ->
    [one] Przy twoim wyniku oddajesz 1 kartę i dostajesz za nią inną.
    [few] Przy twoim wyniku oddajesz { $count } karty i dostajesz za nie inne.
   *[many] Przy twoim wyniku oddajesz { $count } kart i dostajesz za nie inne.
}
lines-asked-buy = { $count ->
    [one] Po pasie możesz się wykupić: przebij ostatni układ i dobierz 1 kartę.
    [few] Po pasie możesz się wykupić: przebij ostatni układ i dobierz { $count } karty.
   *[many] Po pasie możesz się wykupić: przebij ostatni układ i dobierz { $count } kart.
}
lines-type = Wpisz karty, oddzielone spacjami: { $cards }
lines-preview = Z ? na początku sprawdzisz je, zanim zagrasz.
lines-add = Możesz dodać: { $words }
lines-buy = Żeby się wykupić, dodaj buy{ $count }.

plain-help-moves =
    Wpisz karty układu, oddzielone spacjami: 5c 5d. Z ? na początku zobaczysz,
    co tworzą i czy możesz je zagrać: ? 5c 5d
    To, co przy tym mówisz, dopisz za nimi, jak w 7c 7d lower:
      higher, lower    zmień kierunek siódemkami (wyżej, niżej)
      unbeatable       przy 2, której nic nie przebije
      cam              no dawaj
      down             połóż fałszywe jokery zakryte
      buy3             wykup za 3 karty; to musi być obecna cena
    Żeby spasować, odmówić albo zatrzymać karty, wpisz numer, który stoi obok.
    Gdy grają inni, wpisz misplay, żeby zgłosić błąd w ostatnim zagraniu, albo
    countdown, żeby kogoś pospieszyć.
