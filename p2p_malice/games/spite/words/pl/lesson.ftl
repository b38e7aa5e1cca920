lesson-part-beat = { $number } z { $most }: Przebijanie
lesson-part-pass = { $number } z { $most }: Pas
lesson-part-buy = { $number } z { $most }: Wykup
lesson-part-pair = { $number } z { $most }: Para na początek
lesson-part-wild = { $number } z { $most }: Dzika 13
lesson-part-turn = { $number } z { $most }: Wyżej czy niżej
lesson-part-consec = { $number } z { $most }: Seria
lesson-part-call = { $number } z { $most }: Zgłaszanie błędu
lesson-part-out = { $number } z { $most }: Ostatnie karty

lesson-waiting = Grają inni.

lesson-beat = Runda trwa: wygrywa, kto pierwszy pozbędzie się kart. Każdy układ musi przebić poprzedni, a to była 10. Wartości idą od 3 do 10, potem 11, 12, 13, J, Q, K i A; najwyższe są 2. Twój walet wystarczy. { $how }
lesson-beat-done = Brawo! Ale potem poszły dama i as.
error-lesson-beat-missed = Na 10 wystarczy walet. Inne karty przydadzą się później.

lesson-pass = Asa przebija tylko twój joker, a jego lepiej jeszcze zatrzymać. Spasuj więc: wypadasz z lewy, chyba że się wykupisz. { $how }
lesson-pass-done = A na asie leży już 2.
error-lesson-pass-missed = Zatrzymaj jokera jeszcze chwilę i spasuj.

lesson-buy = Możesz się wykupić: przebij ostatni układ i dobierz tyle kart, ile wynosi cena. Teraz to 1, a rośnie dla wszystkich: 1, 1, 2, 3, 5, 8. Twój joker przebija wszystko, nawet 2. { $how }
lesson-buy-done = Twoja nowa karta to 4, a lewa jest twoja! Ale joker wśród 2 ostatnich zagrań oznaczałby przegraną rundę.
error-lesson-buy-missed = Zagraj jokera i powiedz przy tym „wykup 1”.

lesson-pair = Zacząć możesz 1 kartą, od 2 do 4 kartami jednej wartości albo układem pokerowym z 5 kart. Zacznij swoimi 9, a każdy będzie musiał mieć parę. Przy równych wartościach jedna barwa przebija mieszane. { $how }
lesson-pair-done = Para na parę: oto dwa walety.
error-lesson-pair-missed = Zacznij obiema 9.

lesson-wild = 13 jest dzika: z twoim królem daje parę króli, a ta przebija walety. Dwa prawdziwe króle stałyby trochę wyżej. { $how }
lesson-wild-done = Lewa twoja, więc zaczynasz następną.
error-lesson-wild-missed = Zagraj króla i 13 razem.

lesson-turn = Możesz zacząć, czym chcesz. Dotąd każdy układ musiał być wyższy. Jeśli zagrasz 7, możesz powiedzieć „niżej”, i wtedy każdy musi być niższy. To dobre dla reszty twoich kart! { $how }
lesson-turn-done = Tym razem od 7 w dół.
error-lesson-turn-missed = Zacznij od 7 i powiedz przy tym „niżej”.

lesson-consec = 7, 6, 5: 3 zagrania w równych krokach to „seria”, i lewa musi iść tak dalej. Pasuje tylko 4, a 13 i joker nie. { $how }
lesson-consec-done = Następna musi być 3.
error-lesson-consec-missed = Po 7, 6 i 5 pasuje tylko 4.

lesson-call = Ależ to 9! Masz kilka sekund, żeby zgłosić błąd: jeśli masz rację, zdobywasz fałszywego jokera, jeśli nie, błąd jest twój. { $how }
lesson-call-done = Racja! Zdobywasz fałszywego jokera (★).
error-lesson-call-missed = Zgłoś błąd: pora była na 3.

lesson-out = Fałszywy joker to dodatek: nie musisz go zagrać. Odkryty jest tą 5, którą pokazuje, a trzy 5 i dwie 8 to ful, układ pokerowy. Zagraj je, a pozbędziesz się wszystkich kart. { $how }
lesson-out-done = Pierwsze miejsce: wygrywasz rundę i masz 2 punkty. Ostatnie miejsce traci 2. Niezagrane fałszywe jokery zostają na następne rundy.
error-lesson-out-missed = Zagraj razem obie 5, fałszywego jokera i obie 8.

## How it is done at the page.

spite-tap = { $pointer ->
    [tap] Stuknij „{ $what }”.
   *[other] Kliknij „{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Stuknij { $what }, potem „Zagraj”.
   *[other] Kliknij { $what }, potem „Zagraj”.
}
