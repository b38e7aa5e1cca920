sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Gospodarz gra według zasad, których ta wersja nie zna. Mimo to możesz grać.

## Headings.

sheet-part-goal = Cel
sheet-part-glance = W skrócie
sheet-steps-turn = Twoja tura
sheet-part-twists = Smaczki
sheet-part-end = Wynik
sheet-steps-small = Drobny druk

## The goal, and the most important at a glance: a label, and what stands beside it.

sheet-goal = Pozbądź się kart szybciej niż inni. { $rounds ->
    [one] Po 1 rundzie wygrywa najwyższy wynik.
    [few] Po { $rounds } rundach wygrywa najwyższy wynik.
   *[many] Po { $rounds } rundach wygrywa najwyższy wynik.
} Od { $least } do { $most } graczy.
sheet-house = { $house ->
    [none] { "" }
   *[other] Zasady domowe: { $house }.
}
label-hand = Rozdane karty
brief-hand = po { $hand }
label-ranks = Wartości
brief-ranks = 3 do 10, potem 11, 12, 13, J, Q, K, A, 2; 13 są dzikie
label-fakes = Fałszywe jokery
brief-fakes = { $fakes }, do zdobycia; mają inny rewers
label-bounty = Nagroda
brief-bounty = kto kończy kartami jej wartości, zdobywa fałszywe jokery

## Your turn.

sheet-turn = Zagraj układ, który przebija ostatni i ma tyle samo kart, albo spasuj. Gdy zaczynasz lewę, zagraj dowolny układ; pasować wtedy nie można.
sheet-hand = Układ to 1 karta, od 2 do 4 kart tej samej wartości albo układ pokerowy z 5 kart.
sheet-last-chance = { $last_chance ->
    [yes] Gdy kolej wraca do tego, kto grał ostatni, wygrywa on lewę i zaczyna następną.
   *[no] Gdy wszyscy inni spasują, lewę wygrywa ten, kto grał ostatni, i zaczyna następną.
}
sheet-example = Na przykład: na parę 9 zagraj dwa walety albo waleta i 13. Pojedynczy as nie wystarczy.

## The words of the game: a label, and what it means.

label-direction = Wyżej, niżej
brief-direction = Runda zaczyna się od „wyżej”. Zagrywając naturalne 7, możesz zmienić kierunek.
label-consec = Seria
brief-consec = Gdy 3 zagrania z rzędu idą równym krokiem (5, 7, 9) albo mają te same kolory, lewa musi iść tak dalej, bez 13 i jokerów.
label-joker = Joker
brief-joker = 1 joker albo co najmniej 5 naturalnych kart jednej wartości. Przebija wszystko, ile by było kart, oprócz wyższego (liczy się liczba kart, potem wartość).
label-down = Fałszywy joker
brief-down = Odkryty jest tą kartą, którą pokazuje. Zakryty niczego nie przebija, ale pasuje na niego wszystko o tej samej liczbie kart. Co najmniej 5 przebija wszystko.
label-cam = No dawaj
brief-cam = Powiedz to przy układzie, który da się jeszcze przebić bez jokerów. Wygraj lewę i wymień karty; inaczej tracisz turę.
label-buy = Wykup
brief-buy = Po pasie wróć: przebij ostatni układ, a potem dobierz tyle kart, ile wynosi cena: 1, potem 1, 2, 3, 5, 8…
label-misplay = Błąd
brief-misplay = { $referee ->
    [yes] Stół odrzuca wszystko, co wbrew zasadom.
   *[no] { $has_fakes ->
        [yes] Położyć możesz wszystko, ale po błędzie wypadasz z lewy, tracisz fałszywe jokery i turę.
       *[no] Położyć możesz wszystko, ale po błędzie wypadasz z lewy i tracisz turę.
    }
}

## The score.

sheet-points = Runda kończy się, gdy tylko jeden gracz ma karty. Pierwsze miejsce daje 2, drugie 1; przedostatnie traci 1, ostatnie 2.{ $rounds ->
    [one] { "" }
    [few] { " " }Przedtem stary wynik przesuwa się o 1 w stronę 0. Po przejściu z górnej połówki miejsc do dolnej albo odwrotnie wynik się zeruje. Przy 2 punktach znów pierwsze miejsce daje 2 - 1 + 2 = 3; ostatnie 0 - 2 = -2.
   *[many] { " " }Przedtem stary wynik przesuwa się o 1 w stronę 0. Po przejściu z górnej połówki miejsc do dolnej albo odwrotnie wynik się zeruje. Przy 2 punktach znów pierwsze miejsce daje 2 - 1 + 2 = 3; ostatnie 0 - 2 = -2.
}
sheet-swap = Przy następnym rozdaniu gracz z 2 punktami oddaje 2 najniższe karty, z -2 swoje 2 najwyższe, i tak dalej. Każdy bierze tyle samo z tego, co oddała druga strona.

## Small print.

sheet-deck = Talie: { $packs }, razem kart: { $cards }. W każdej są zwykłe 52, 11 i 12 w każdym kolorze, dwie czerwone 13 i joker.
sheet-first-lead = { $first_lead ->
    [yes] Pierwszą rundę zaczyna, kto pierwszy zagra układ z 3. Jeśli nikt tego nie zrobi w ciągu { $claim_seconds } s, kolej na 4 i tak dalej.
   *[no] Pierwszą rundę zaczyna gracz na lewo od rozdającego.
}
sheet-later-lead = Następne zaczyna gracz z najniższym wynikiem; spośród kilku ten, kto ostatnio zajął ostatnie miejsce.
sheet-next-lead = Jeśli wygrywający lewę nie ma już kart, zaczyna następny gracz.
sheet-alike = { watched-alike } Równe nigdy nie przebija równego, ale jokera można zagrać na jokera.
sheet-poker = Układy pokerowe od najniższego: strit, ful, kolor, kareta, poker. Najwyższy strit to J Q K A 2; w każdym stricie po 12 idzie J.
sheet-thirteens = Przy innych kartach 13 zastępują to, co daje najniższy układ; stoi on niżej niż naturalny. Im więcej w nim 13, tym niżej.
sheet-readings = { $thirteens_have_suits ->
    [yes] 13 liczą się przy porównaniu kolorów.
   *[no] 13 nie liczą się przy porównaniu kolorów.
} { $thirteens_natural ->
    [yes] Układ z samych 13 jest naturalny.
   *[no] Układ z samych 13 nie jest naturalny.
}
sheet-turning = Poza serią możesz zagrać naturalne 7 na tyle samo naturalnych 7; kierunek zmienia się wtedy sam. Zmieniają go też naturalne 3, z „niżej” na „wyżej”. { $big_hands_turn ->
    [yes] Tak samo 5 lub więcej jednych albo drugich.
   *[no] 5 lub więcej jednych albo drugich już nie.
}
sheet-numerical = Seria w krokach pomija 13: po 12 idzie J. W razie potrzeby przechodzi za 2 do 3. Gdy idzie niżej, odwraca ją 3: po 4, 3 i 4 pora na 5.
sheet-forms = Układy pokerowe nigdy nie tworzą serii. Przy 2 kartach i więcej wszystkie kolory muszą być te same, na przykład za każdym razem kier i trefl.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 układy tej samej wartości też tworzą serię.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7, które zmieniają kierunek, odwracają też kroki.
   *[no] 7, które zmieniają kierunek, nie odwracają kroków.
}
sheet-unbeatable = W serii samych kolorów, gdy gra idzie wyżej, nic nie przebije 2: powiedz przy niej „nie do przebicia”. Na przykład: 4♥, 8♥ i J♥, potem 2♥.
sheet-joker-limits = Gdy gra idzie niżej, po układzie jokerowym pasuje dowolny układ z tylu kart, ilu wymaga lewa. { $has_fakes ->
    [yes] Jeśli twój ostatni lub przedostatni układ jest jokerowy albo ma zakryte fałszywe jokery, przegrywasz rundę.
   *[no] Jeśli twój ostatni lub przedostatni układ jest jokerowy, przegrywasz rundę.
}
sheet-open-size = Gdy gra idzie niżej, układ jokerowy na początku lewy nie ustala liczby kart: robi to następne zagranie. { $has_fakes ->
    [yes] Tak samo zakryty fałszywy joker na początku lewy, w obie strony.
   *[no] { "" }
}
sheet-five-fakes = 5 lub więcej zakrytych fałszywych jokerów możesz zagrać zawsze, nawet w serii. Przebija je tylko większa ich liczba. Nie mów przy nich ani „no dawaj”, ani „nie do przebicia”.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Fałszywe jokery zdobywasz, gdy zgłaszasz błędy albo gdy kończysz samymi naturalnymi kartami o wartości nagrody: jednego za każdą kartę, a potem odkrywa się nową nagrodę.
       *[no] Fałszywe jokery zdobywasz, gdy kończysz samymi naturalnymi kartami o wartości nagrody: jednego za każdą kartę, a potem odkrywa się nową nagrodę.
    }
   *[no] Fałszywe jokery zdobywasz, gdy zgłaszasz błędy.
} Nie należą do ręki i zostają ci na następne rundy. Gdy na stosie nie ma już żadnego, dostajesz zamiast nich karty ze stosu dobierania: tylko odkryte, jako to, co pokazują.
sheet-cam-won = { $cam_counts_passed ->
    [yes] „No dawaj” wymaga więcej niż 2 graczy z kartami.
   *[no] „No dawaj” wymaga więcej niż 2 graczy w lewie.
} Po wygranej wymieniasz od 1 do { $cam_limit } kart: o jedną więcej za każde kolejne „no dawaj” w tej lewie, o jedną mniej za każdą lewę już wygraną w ten sposób, odkąd ostatnio wygrał ktoś inny. Na przykład druga taka lewa pozwala na 2. Jeśli wychodzi 0, nic się nie dzieje; poniżej 0 tracisz tyle tur. Wygrana układem jokerowym to błąd. Bez wygranej tracisz turę za każdy raz. Nie liczy się, jeśli coś innego, co przy tym padło, było błędne.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Wymiana żadnej karty albo zbyt wielu to błąd.
}
sheet-buying = Cena wykupu jest dla wszystkich ta sama: rośnie z każdym wykupem. Kto się wykupi, jest w lewie, dopóki znów nie spasuje.
sheet-price-anew = W każdej rundzie ta cena zaczyna się od nowa.
sheet-limit = { $hand_limit ->
    [one] Z { $hand_limit } kartą w ręce przegrywasz rundę.
    [few] Z { $hand_limit } kartami w ręce przegrywasz rundę.
   *[many] Z { $hand_limit } kartami w ręce przegrywasz rundę.
}
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Błędów nikt nie zgłasza: stół rozstrzyga od razu.
        [one] Błąd można zgłosić przez 1 sekundę, gra tymczasem trwa. Potem lewa wraca do stanu sprzed niego. Jeśli nikt nie zgłosi, rozstrzyga stół. Błędne zgłoszenie to błąd.
        [few] Błąd można zgłosić przez { $window } sekundy, gra tymczasem trwa. Potem lewa wraca do stanu sprzed niego. Jeśli nikt nie zgłosi, rozstrzyga stół. Błędne zgłoszenie to błąd.
       *[many] Błąd można zgłosić przez { $window } sekund, gra tymczasem trwa. Potem lewa wraca do stanu sprzed niego. Jeśli nikt nie zgłosi, rozstrzyga stół. Błędne zgłoszenie to błąd.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Jedna ze zgłaszających osób dostaje fałszywe jokery tego, kto popełnił błąd; jeśli ich nie ma, jednego ze wspólnego stosu.
   *[no] Jedna ze zgłaszających osób dostaje fałszywe jokery tego, kto popełnił błąd.
}
sheet-countdown = Każdy może zacząć odliczanie: { $decision } s plus 1 za każdą właśnie dobraną kartę. Kto do końca nie zagra, pasuje; jeśli miał zaczynać, zaczyna następny gracz.
sheet-hints = { $hints ->
    [yes] W swojej turze możesz poprosić o podpowiedź.
   *[no] Nie ma podpowiedzi.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Na turę masz { $clock } sekund. Gdy miną, stół pasuje za ciebie albo zagrywa kartę.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Karty położone poza kolejką zostają i są zagrywane w twojej turze: jeśli wtedy nie pasują, to błąd.
}
sheet-swap-rest = Jeśli druga strona oddała mniej, reszta pochodzi ze stosu. Jeśli więcej, nadwyżkę pokazuje się i odrzuca.
sheet-middle = Przy nieparzystej liczbie graczy środkowe miejsce nie należy do żadnej połówki: wynik zeruje się po nim i znów, gdy z niego schodzisz.
sheet-three = Przy 3 graczach drugie miejsce jest też przedostatnie i daje 0.
sheet-late = Kto dołącza między rundami, liczy się jako przegrany ostatniej, z wynikiem { $loser }; pozostali przesuwają się o miejsce w górę.
