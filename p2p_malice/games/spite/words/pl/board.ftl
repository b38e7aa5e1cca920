spite-title = { $title } · runda { $round }
spite-back-in = Wracasz?
spite-settles = Czy to się liczy?
spite-trick = Lewa
spite-nothing = Tu zaczyna się nowa lewa.
spite-facts = W grze
spite-hand = Twoje karty
spite-says = Powiedz
spite-words = Co znaczą te słowa
spite-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
spite-fakes = { $count ->
    [one] 1 fałszywy joker
    [few] { $count } fałszywe jokery
   *[many] { $count } fałszywych jokerów
}
spite-extra = fałsz.
spite-score = Wynik { $score }
spite-down = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
spite-lies = { $name }: { $cards }
spite-place = { $place }.
spite-barred = poza lewą
spite-skips = { $count ->
    [one] traci turę
    [few] traci { $count } tury
   *[many] traci { $count } tur
}
spite-absent = od nowej rundy
spite-passed = pas
spite-may-return = może wrócić
spite-sort = { $order ->
    [suit] ⇅ Kolory
    [hands] ⇅ Układy
   *[value] ⇅ Wartości
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Wymień
        [one] Wymień 1
        [few] Wymień { $count }
       *[many] Wymień { $count }
    }
    [swap] { $count ->
        [0] Oddaj
        [one] Oddaj 1
        [few] Oddaj { $count }
       *[many] Oddaj { $count }
    }
   *[play] { $count ->
        [0] Zagraj
        [one] Zagraj 1 kartę
        [few] Zagraj { $count } karty
       *[many] Zagraj { $count } kart
    }
}
spite-early = zawczasu: { $cards }
spite-clock = { $what ->
    [call] Czas na zgłoszenie błędu
    [claim] Do następnej wartości
   *[turn] Odliczanie: { $name }
}
spite-ahead = Zagraj poza kolejką
spite-stay-out = Nie wracaj
spite-rest = { $more ->
    [yes] Nie masz już nic do zagrania. Gdy pozostali rozegrają swoje miejsca, zacznie się następna runda.
   *[no] Nie masz już nic do zagrania. Gdy pozostali rozegrają swoje miejsca, gra się skończy.
}
spite-exchange = { $most ->
    [one] Wygrana po „no dawaj”. Wymień 1 kartę ze stosem dobierania.
    [few] Wygrana po „no dawaj”. Wymień karty ze stosem dobierania (od 1 do { $most }).
   *[many] Wygrana po „no dawaj”. Wymień karty ze stosem dobierania (od 1 do { $most }).
}
spite-swap = { $count ->
    [one] { $which ->
        [low] Prowadzisz, więc oddajesz najniższą kartę za wysoką. Wybierz którą.
       *[high] Jesteś z tyłu, więc oddajesz najwyższą kartę za niską. Wybierz którą.
    }
    [few] { $which ->
        [low] Prowadzisz, więc oddajesz { $count } najniższe karty za wysokie. Wybierz które.
       *[high] Jesteś z tyłu, więc oddajesz { $count } najwyższe karty za niskie. Wybierz które.
    }
   *[many] { $which ->
        [low] Prowadzisz, więc oddajesz { $count } najniższych kart za wysokie. Wybierz które.
       *[high] Jesteś z tyłu, więc oddajesz { $count } najwyższych kart za niskie. Wybierz które.
    }
}
spite-claim = { $rank ->
    [8] Zacznij układem z 8 albo daj zacząć innym.
    [11] Zacznij układem z 11 albo daj zacząć innym.
    [A] Zacznij układem z asem albo daj zacząć innym.
    [J] Zacznij układem z waletem albo daj zacząć innym.
    [Q] Zacznij układem z damą albo daj zacząć innym.
    [K] Zacznij układem z królem albo daj zacząć innym.
   *[other] Zacznij układem z { $rank } albo daj zacząć innym.
}
spite-claimed = Zaczyna, kto pierwszy zagra tę wartość: { $rank }. Jeśli nikt, kolej na następną wartość.
spite-leads = { $name } zaczyna, dowolnym układem.
spite-call = Czy to był błąd?
spite-lead = Zaczynasz: zagraj dowolny układ.
spite-buy = { $count ->
    [one] Żeby wrócić po pasie, przebij to i dobierz 1 kartę. Albo nie wracaj.
    [few] Żeby wrócić po pasie, przebij to i dobierz { $count } karty. Albo nie wracaj.
   *[many] Żeby wrócić po pasie, przebij to i dobierz { $count } kart. Albo nie wracaj.
}
spite-follow = { $count ->
    [0] Przebij to albo spasuj.
    [one] Przebij to 1 kartą albo spasuj.
    [few] Przebij to { $count } kartami albo spasuj.
   *[many] Przebij to { $count } kartami albo spasuj.
}
spite-hinted = Podpowiedź: { $cards }. { $text }

spite-kept = Z poprzednich
spite-kept-of = { $kept } z { $before }
