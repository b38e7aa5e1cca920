first-goal = Spite: wygrywa, kto pierwszy pozbędzie się wszystkich kart.
first-goal-rounds = Spite: kto pierwszy pozbędzie się wszystkich kart, wygrywa rundę i 2 punkty. Po ostatniej rundzie wygrywa najwyższy wynik.
first-misplay = Błąd: karty wracają. Kto popełnił błąd, wypada z tej lewy, traci fałszywe jokery i jedną turę.
first-exchange = { $number ->
    [one] Wygrana po „no dawaj”: odłóż 1 kartę i dobierz nową. Potem zaczynasz lewę.
    [few] Wygrana po „no dawaj”: odłóż karty (od 1 do { $number }) i dobierz tyle samo nowych. Potem zaczynasz lewę.
   *[many] Wygrana po „no dawaj”: odłóż karty (od 1 do { $number }) i dobierz tyle samo nowych. Potem zaczynasz lewę.
}
first-swap = Każda runda zaczyna się od zamiany: po jednej karcie za każdy punkt. Gracze powyżej 0 oddają niskie karty, poniżej 0 wysokie, i dostają je od siebie nawzajem.
first-claim = Zaczyna ten, kto pierwszy zagra coś z podaną wartością. Jeśli nikt, przychodzi kolej na następną wartość.
first-call = Czy to było wbrew zasadom? Masz kilka sekund na okrzyk „Błąd!”. Jeśli masz rację, możesz zdobyć fałszywego jokera; jeśli nie, błąd jest twój.
first-down = Fałszywe jokery leżą zakryte. Niczego nie przebijają: można na nie zagrać każdy układ z tylu kart, ilu wymaga lewa.
first-barrier = Leży co najmniej 5 zakrytych fałszywych jokerów. Przebijają wszystko, a same ustępują tylko większej ich liczbie.
first-unbeatable = Pasują już tylko te kolory, i to coraz wyżej, więc nic nie przebije 2. Kto teraz zagrywa 2, musi dodać „nie do przebicia”.
first-consec = 3 zagrania w równych krokach: to seria. Do końca lewy pasuje tylko następna wartość, bez 13 i jokerów.
first-suits = 3 zagrania w tych samych kolorach: to seria. Do końca lewy pasują tylko te kolory, bez 13 i jokerów.
first-joker-played = Joker przebija wszystko, ile by było kart. Na niego można zagrać tylko innego jokera albo co najmniej 5 kart jednej wartości.
first-poker = Układ z 5 kart to układ pokerowy. Od najniższego: strit, ful, kolor, kareta, poker.
first-lower = Gra idzie niżej: każdy układ musi być niższy od poprzedniego. 7 mogą to odwrócić, a 3 odwracają zawsze.
first-dared = Padło „no dawaj”. Jeśli ta osoba wygra lewę, wymieni słabe karty; jeśli nie, straci turę.
first-buy = { $number ->
    [one] Po pasie możesz jeszcze wrócić: przebij to, co leży, i dobierz 1 kartę. Cena rośnie dla wszystkich: 1, 1, 2, 3, 5, 8.
    [few] Po pasie możesz jeszcze wrócić: przebij to, co leży, i dobierz { $number } karty. Cena rośnie dla wszystkich: 1, 1, 2, 3, 5, 8.
   *[many] Po pasie możesz jeszcze wrócić: przebij to, co leży, i dobierz { $number } kart. Cena rośnie dla wszystkich: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Masz w ręce 1 kartę. Przy 20 przegrywasz rundę, więc ostrożnie z wykupem.
    [few] Masz w ręce { $number } karty. Przy 20 przegrywasz rundę, więc ostrożnie z wykupem.
   *[many] Masz w ręce { $number } kart. Przy 20 przegrywasz rundę, więc ostrożnie z wykupem.
}
first-fake = Fałszywy joker (★) to dodatek: nie musisz go zagrać, żeby pozbyć się wszystkich kart. Odkryty jest tą kartą, którą pokazuje. Zakryty pasuje prawie na wszystko, ale każdy może na niego grać.
first-cam = Do tego zagrania możesz powiedzieć „no dawaj”. Jeśli wygrasz lewę, wymieniasz słabe karty; jeśli nie, tracisz turę.
first-joker = Twój joker przebija wszystko, ile by było kart. Użyj go w porę: jako jedno z 2 ostatnich zagrań oznacza przegraną rundę.
first-thirteen = 13 jest dzika przy innych kartach: z królem daje parę króli. Sama stoi między 12 a waletem.
first-bounty = Leży nagroda. Jeśli wszystkie twoje ostatnie karty mają jej wartość, za każdą dostajesz fałszywego jokera.
first-countdown = Jeśli ktoś długo zwleka, „Zacznij odliczanie” daje mu kilka sekund; potem kolej na następnego gracza.
