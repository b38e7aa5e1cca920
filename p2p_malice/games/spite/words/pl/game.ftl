## Piles, by role; some have no cards, but show something.

pile = stół
pile-trick = Wcześniej
pile-direction = Kierunek
pile-arity = Ile kart
pile-due = Pora na
pile-suits = Kolory
pile-price = Wykup
pile-claim = Zacznij od
pile-gave = Oddane
pile-got = W zamian
pile-bounty = Nagroda
pile-deck = Stos dobierania
spite-who-leads = Kto zaczyna?

## What happened.

event-round = Rozdana runda { $count }.
event-put-down = { $who ->
    [you] { $count ->
        [one] Oddajesz w zamianie 1 kartę.
        [few] Oddajesz w zamianie { $count } karty.
       *[many] Oddajesz w zamianie { $count } kart.
    }
   *[other] { $count ->
        [one] { $name } oddaje w zamianie 1 kartę.
        [few] { $name } oddaje w zamianie { $count } karty.
       *[many] { $name } oddaje w zamianie { $count } kart.
    }
}
event-swap-rest = Tych kart nikt nie wziął w zamianie: { $cards }
event-bounty = Nagroda to { $cards }.
event-claim = Nikt nie zaczął od tej wartości. Teraz może zacząć każdy, kto ma { $as ->
    [8] 8
    [11] 11
    [A] asa
    [J] waleta
    [Q] damę
    [K] króla
   *[other] { $as }
}.
event-play = { $who ->
    [you] Zagrywasz { $cards }.
   *[other] { $name } zagrywa { $cards }.
}
event-early = { $who ->
    [you] Kładziesz poza kolejką { $cards }.
   *[other] { $name } kładzie poza kolejką { $cards }.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Kładziesz poza kolejką 1 zakrytego fałszywego jokera.
        [few] Kładziesz poza kolejką { $count } zakryte fałszywe jokery.
       *[many] Kładziesz poza kolejką { $count } zakrytych fałszywych jokerów.
    }
   *[other] { $count ->
        [one] { $name } kładzie poza kolejką 1 zakrytego fałszywego jokera.
        [few] { $name } kładzie poza kolejką { $count } zakryte fałszywe jokery.
       *[many] { $name } kładzie poza kolejką { $count } zakrytych fałszywych jokerów.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Kładziesz 1 zakrytego fałszywego jokera.
        [few] Kładziesz { $count } zakryte fałszywe jokery.
       *[many] Kładziesz { $count } zakrytych fałszywych jokerów.
    }
   *[other] { $count ->
        [one] { $name } kładzie 1 zakrytego fałszywego jokera.
        [few] { $name } kładzie { $count } zakryte fałszywe jokery.
       *[many] { $name } kładzie { $count } zakrytych fałszywych jokerów.
    }
}
event-say-higher = { $who ->
    [you] Mówisz „wyżej”.
   *[other] { $name } mówi „wyżej”.
}
event-say-lower = { $who ->
    [you] Mówisz „niżej”.
   *[other] { $name } mówi „niżej”.
}
event-say-unbeatable = { $who ->
    [you] Mówisz „nie do przebicia”.
   *[other] { $name } mówi „nie do przebicia”.
}
event-say-cam = { $who ->
    [you] Mówisz „no dawaj”.
   *[other] { $name } mówi „no dawaj”.
}
event-say-buy = { $who ->
    [you] Mówisz „wykup { $count }”.
   *[other] { $name } mówi „wykup { $count }”.
}
event-higher = Od teraz każdy układ musi być wyższy.
event-lower = Od teraz każdy układ musi być niższy.
event-lead-for = { $who ->
    [you] Nikt nie zaczyna, więc na stół idzie twoja najniższa karta: { $cards }
   *[other] Nikt nie zaczyna, więc na stół idzie najniższa karta, którą ma { $name }: { $cards }
}
event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
event-skip = { $who ->
    [you] Tracisz turę.
   *[other] { $name } traci turę.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Dobierasz 1 kartę.
        [few] Dobierasz { $count } karty.
       *[many] Dobierasz { $count } kart.
    }
   *[other] { $count ->
        [one] { $name } dobiera 1 kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
}
event-reshuffle = { $count ->
    [one] Stos dobierania jest pusty. Nowym stosem zostaje jedyna odrzucona karta.
    [few] Stos dobierania jest pusty. Nowym stosem zostają przetasowane { $count } odrzucone karty.
   *[many] Stos dobierania jest pusty. Nowym stosem zostaje przetasowanych { $count } odrzuconych kart.
}
event-trick = { $who ->
    [you] Wygrywasz lewę.
   *[other] { $name } wygrywa lewę.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Wymieniasz 1 kartę ze stosem dobierania.
        [few] Wymieniasz { $count } karty ze stosem dobierania.
       *[many] Wymieniasz { $count } kart ze stosem dobierania.
    }
   *[other] { $count ->
        [one] { $name } wymienia 1 kartę ze stosem dobierania.
        [few] { $name } wymienia { $count } karty ze stosem dobierania.
       *[many] { $name } wymienia { $count } kart ze stosem dobierania.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Zaczynasz odliczanie: 1 sekunda.
        [few] Zaczynasz odliczanie: { $count } sekundy.
       *[many] Zaczynasz odliczanie: { $count } sekund.
    }
   *[other] { $count ->
        [one] { $name } zaczyna odliczanie: 1 sekunda.
        [few] { $name } zaczyna odliczanie: { $count } sekundy.
       *[many] { $name } zaczyna odliczanie: { $count } sekund.
    }
}
event-out = { $who ->
    [you] Nie masz już kart: { $count }. miejsce.
   *[other] { $name } nie ma już kart: { $count }. miejsce.
}
event-places = Pozostali grają dalej o kolejne miejsca.
event-absent = { $who ->
    [you] Dołączasz w następnej rundzie.
   *[other] Jedno miejsce czeka na kogoś, kto się spóźni.
}
event-join = { $who ->
    [you] Dołączasz w następnej rundzie.
   *[other] { $name } dołącza w następnej rundzie.
}
event-lose = { $who ->
    [you] Przegrywasz rundę.
   *[other] { $name } przegrywa rundę.
}
event-place = { $who ->
    [you] Zajmujesz { $count }. miejsce.
   *[other] { $name } zajmuje { $count }. miejsce.
}
event-round-score = { $who ->
    [you] Twój wynik: { $count }
   *[other] { $name }, wynik: { $count }
}

## Misplays and fake jokers.

event-misplay = { $who ->
    [you] To był błąd. Wypadasz z tej lewy, a potem tracisz turę.
   *[other] To był błąd. { $name } wypada z tej lewy, a potem traci turę.
}
event-back = Lewa wraca do stanu sprzed tego zagrania.
event-call = { $who ->
    [you] Zgłaszasz błąd.
   *[other] { $name } zgłasza błąd.
}
event-call-too = { $who ->
    [you] Ty też zgłaszasz błąd, ale losowanie wygrywa ktoś inny.
   *[other] { $name } też zgłasza błąd, ale losowanie wygrywa ktoś inny.
}
event-wrong-call = { $who ->
    [you] Zgłaszasz błąd, ale błędu nie było.
   *[other] { $name } zgłasza błąd, ale błędu nie było.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Dostajesz cudzego fałszywego jokera.
        [few] Dostajesz { $count } cudze fałszywe jokery.
       *[many] Dostajesz { $count } cudzych fałszywych jokerów.
    }
   *[other] { $count ->
        [one] { $name } dostaje cudzego fałszywego jokera.
        [few] { $name } dostaje { $count } cudze fałszywe jokery.
       *[many] { $name } dostaje { $count } cudzych fałszywych jokerów.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Zdobywasz 1 fałszywego jokera.
        [few] Zdobywasz { $count } fałszywe jokery.
       *[many] Zdobywasz { $count } fałszywych jokerów.
    }
   *[other] { $count ->
        [one] { $name } zdobywa 1 fałszywego jokera.
        [few] { $name } zdobywa { $count } fałszywe jokery.
       *[many] { $name } zdobywa { $count } fałszywych jokerów.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] „No dawaj” kosztuje cię 1 turę.
        [few] „No dawaj” kosztuje cię { $count } tury.
       *[many] „No dawaj” kosztuje cię { $count } tur.
    }
   *[other] { $count ->
        [one] { $name } traci 1 turę za „no dawaj”.
        [few] { $name } traci { $count } tury za „no dawaj”.
       *[many] { $name } traci { $count } tur za „no dawaj”.
    }
}

## What may be done and said.

move-pass = Pas
move-decline = Nie od tej wartości
move-none = Zatrzymaj wszystkie (błąd)
move-misplay = Błąd!
move-join = Dołącz
move-countdown = Zacznij odliczanie
say-higher = Wyżej
say-lower = Niżej
say-unbeatable = Nie do przebicia
say-cam = No dawaj
say-down = Fałszywe jokery zakryte
say-buy1 = Wykup 1
say-buy2 = Wykup 2
say-buy3 = Wykup 3
say-buy5 = Wykup 5
say-buy8 = Wykup 8
say-buy13 = Wykup 13
say-buy21 = Wykup 21
say-buy34 = Wykup 34
say-buy55 = Wykup 55
say-buy89 = Wykup 89

## The end.

result-session = { $who ->
    [you] Wygrywasz!
    [nobody] Gra kończy się remisem.
   *[other] Wygrana: { $names }.
}
