sheet-title = { -title }: { $variant ->
    [official] Oficjalna
    [catmouse] Kot i mysz
    [catmouse-short] Kot i mysz, krótka
    [pz] Dzikie jokery, do króla
    [pz-nwis] Dzikie jokery, bez jokerów w zapasach
    [classic] Klasyczne zasady
   *[mdw] Klasyczny pojedynek
}
sheet-unknown = Gospodarz gra według zasad, których ta wersja nie zna. Mimo to możesz grać: do wyboru masz tylko ruchy, na które zasady pozwalają.

## Headings.

sheet-part-goal = Cel
sheet-part-differs = Czym się różni od Klasycznego pojedynku
sheet-part-glance = W skrócie
sheet-steps-turn = Twoja tura
sheet-part-piles = Stosy
sheet-part-set-up = Przygotowanie
sheet-part-partners = Pary
sheet-part-match = Mecz
sheet-part-small = Drobny druk

## The goal.

sheet-goal = { $partners ->
    [yes] Para, która pierwsza opróżni oba swoje zapasy, wygrywa. Dla 4 graczy.
   *[no] Kto pierwszy opróżni swój zapas, wygrywa. { $max_seats ->
        [2] Dla 2 graczy.
        [few] Od { $min_seats } do { $max_seats } graczy.
       *[many] Od { $min_seats } do { $max_seats } graczy.
    }
}

## What is different: from the variant with which the program comes, the Classic duel.

sheet-differs-partners = { $partners ->
    [yes] Gra się 2 na 2.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Dzikie są jokery, a króle nie.
    [both] Jokery też są dzikie.
   *[none] Nie ma dzikich kart.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Dzika karta nie może zastąpić asa.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Stosy idą do króla.
    [12] { "" }
    [11] Stosy idą tylko do waleta.
    [few] Stosy idą tylko do { $last_rank }.
   *[many] Stosy idą tylko do { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Zanim odrzucisz kartę, musisz zagrać asy z ręki, dopóki jest miejsce na nowy stos.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Rąk się nie rozdaje: swoją dobierasz w pierwszej turze.
}
sheet-differs-payoff = { $payoff ->
    [one] Każdy zapas ma 1 kartę.
    [few] Każdy zapas ma { $payoff } karty.
   *[many] Każdy zapas ma { $payoff } kart.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Pełne stosy odkłada się na bok i tasuje, gdy stos dobierania jest pusty.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Gdy nie da się uzupełnić ręki, jest remis.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Zasady domowe: { $house }.
}

## At a glance: a label, and what stands beside it.

label-payoff = Zapas
brief-payoff = { $payoff ->
    [one] 1 karta
    [few] { $payoff } karty
   *[many] { $payoff } kart
}{ $variant ->
    [mdw] { " " }(zwykle 11, 21 albo 31)
   *[other] { "" }
}
label-centre-piles = Stosy na środku
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, od asa do króla
    [12] { $centre_piles }, od asa do damy
    [11] { $centre_piles }, od asa do waleta
    [few] { $centre_piles }, od asa do { $last_rank }
   *[many] { $centre_piles }, od asa do { $last_rank }
}
label-wild = Dzikie karty
brief-wild = { $wild ->
    [kings] króle
    [jokers] jokery
    [both] króle i jokery
   *[none] brak
}
label-discard-piles = Stosy odrzuconych
brief-discard-piles = po { $discard_piles }
label-match = Mecz
brief-match = { $match ->
    [points] { $target ->
        [one] 1 punkt
        [few] { $target } punkty
       *[many] { $target } punktów
    }{ $deals ->
        [one] { "" }
        [few] { " " }lub { $deals } partie
       *[many] { " " }lub { $deals } partii
    }
    [games] { $deals ->
        [one] 1 partia
        [few] { $deals } partie
       *[many] { $deals } partii
    }
   *[none] { "" }
}

## Your turn.

sheet-draw = { $hand ->
    [one] Dobierz, aż będziesz mieć w ręce 1 kartę.
    [few] Dobierz, aż będziesz mieć w ręce { $hand } karty.
   *[many] Dobierz, aż będziesz mieć w ręce { $hand } kart.
}
sheet-play = { $discard_piles ->
    [one] Zagraj na środek tyle kart, ile chcesz: z ręki, z zapasu (odkrywa się następna) albo z wierzchu stosu odrzuconych.
    [few] Zagraj na środek tyle kart, ile chcesz: z ręki, z zapasu (odkrywa się następna) albo z wierzchu stosów odrzuconych.
   *[many] Zagraj na środek tyle kart, ile chcesz: z ręki, z zapasu (odkrywa się następna) albo z wierzchu stosów odrzuconych.
}
sheet-discard = { $discard_piles ->
    [one] Żeby zakończyć turę, odrzuć kartę z ręki na swój stos odrzuconych.
    [few] Żeby zakończyć turę, odrzuć kartę z ręki na dowolny ze swoich stosów odrzuconych.
   *[many] Żeby zakończyć turę, odrzuć kartę z ręki na dowolny ze swoich stosów odrzuconych.
}
sheet-refill = { $hand ->
    [one] Po zagraniu całej ręki dobierz nową kartę i graj dalej.
    [few] Po zagraniu całej ręki dobierz { $hand } nowe karty i graj dalej.
   *[many] Po zagraniu całej ręki dobierz { $hand } nowych kart i graj dalej.
}

sheet-example = { $hand ->
    [one] { "" }
    [few] { $wild ->
        [none] Na przykład: na stosie leży as, masz w ręce 2 i 9, a na wierzchu zapasu 3. Zagraj 2, na nią 3 i odrzuć 9.
        [jokers] Na przykład: na stosie leży as, masz w ręce jokera i 9, a na wierzchu zapasu 3. Zagraj jokera jako 2, na niego 3 i odrzuć 9.
       *[other] Na przykład: na stosie leży as, masz w ręce króla i 9, a na wierzchu zapasu 3. Zagraj króla jako 2, na niego 3 i odrzuć 9.
    }
   *[many] { $wild ->
        [none] Na przykład: na stosie leży as, masz w ręce 2 i 9, a na wierzchu zapasu 3. Zagraj 2, na nią 3 i odrzuć 9.
        [jokers] Na przykład: na stosie leży as, masz w ręce jokera i 9, a na wierzchu zapasu 3. Zagraj jokera jako 2, na niego 3 i odrzuć 9.
       *[other] Na przykład: na stosie leży as, masz w ręce króla i 9, a na wierzchu zapasu 3. Zagraj króla jako 2, na niego 3 i odrzuć 9.
    }
}

## The piles.

sheet-last-rank = { $last_rank ->
    [13] Wszyscy układają stosy na środku, od asa do króla. Kolory się nie liczą.
    [12] Wszyscy układają stosy na środku, od asa do damy. Kolory się nie liczą.
    [11] Wszyscy układają stosy na środku, od asa do waleta. Kolory się nie liczą.
    [few] Wszyscy układają stosy na środku, od asa do { $last_rank }. Kolory się nie liczą.
   *[many] Wszyscy układają stosy na środku, od asa do { $last_rank }. Kolory się nie liczą.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Króle to martwe karty: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
    }
    [11] { $kings_wild ->
        [yes] Damy to martwe karty: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
       *[no] Damy i króle to martwe karty: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
    }
    [10] { $kings_wild ->
        [yes] Karty od waleta do damy są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
       *[no] Karty od waleta do króla są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
    }
    [few] { $kings_wild ->
        [yes] Karty od { $dead_from } do damy są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
       *[no] Karty od { $dead_from } do króla są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
    }
   *[many] { $kings_wild ->
        [yes] Karty od { $dead_from } do damy są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
       *[no] Karty od { $dead_from } do króla są martwe: nigdy nie pasują. Zapasu z martwą kartą nikt nie opróżni.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Pełne stosy od razu wtasowuje się do stosu dobierania.
   *[when-empty] { "" }
}
sheet-discard-piles = Odrzucone karty widzą wszyscy, ale zagrać można tylko te z wierzchu i tylko na środek. Kart z zapasu nigdy się nie odrzuca.

sheet-kings-wild = { $wild ->
    [kings] Dopóki stos nie jest pełny, król zastępuje kartę, która była potrzebna. Możesz zagrać kilka z rzędu.
    [jokers] Dopóki stos nie jest pełny, joker zastępuje kartę, która była potrzebna. Możesz zagrać kilka z rzędu.
    [both] Dopóki stos nie jest pełny, król albo joker zastępuje kartę, która była potrzebna. Możesz zagrać kilka z rzędu.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Dzika karta może też być asem, który zaczyna stos.
       *[no] { "" }
    }
}

## Set-up.

sheet-packs = { $packs ->
    [0] Gracie taliami po 52 karty; jest ich o jedną więcej niż graczy.
    [one] Gracie 1 talią 52 kart.
    [few] Gracie { $packs } taliami po 52 karty.
   *[many] Gracie { $packs } taliami po 52 karty.
} { $jokers ->
    [0] { "" }
    [one] W każdej jest też joker.
    [few] W każdej są też { $jokers } jokery.
   *[many] W każdej jest też { $jokers } jokerów.
}
sheet-payoff = { $payoff ->
    [one] Zapas to 1 odkryta karta.
    [few] Zapasy leżą zakryte, z odkrytą kartą na wierzchu; pod nią nie wolno zaglądać.
   *[many] Zapasy leżą zakryte, z odkrytą kartą na wierzchu; pod nią nie wolno zaglądać.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Zapasy rozdaje się bez dzikich kart; te trafiają potem do stosu dobierania.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Potem rozdaje się ręce; reszta to stos dobierania.
   *[turn] Reszta to stos dobierania.
}
sheet-starter = { $starter ->
    [left] Pierwszego rozdającego się losuje, potem rozdaje gracz po lewej. Zaczyna gracz na lewo od rozdającego.
    [dealer] Pierwszego rozdającego się losuje, potem rozdaje gracz po lewej. Zaczyna rozdający.
   *[top] { $jokers ->
        [0] Zaczyna gracz z najwyższą kartą z zapasu (króle najwyższe, asy najniższe).
        [one] { $wilds_in_payoff ->
            [yes] Zaczyna gracz z najwyższą kartą z zapasu (najwyższe jokery, potem króle; asy najniższe).
           *[no] Zaczyna gracz z najwyższą kartą z zapasu (króle najwyższe, asy najniższe).
        }
        [few] { $wilds_in_payoff ->
            [yes] Zaczyna gracz z najwyższą kartą z zapasu (najwyższe jokery, potem króle; asy najniższe).
           *[no] Zaczyna gracz z najwyższą kartą z zapasu (króle najwyższe, asy najniższe).
        }
       *[many] { $wilds_in_payoff ->
            [yes] Zaczyna gracz z najwyższą kartą z zapasu (najwyższe jokery, potem króle; asy najniższe).
           *[no] Zaczyna gracz z najwyższą kartą z zapasu (króle najwyższe, asy najniższe).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Gdy najwyższe karty są równe, wszystko rozdaje się od nowa.
            [few] Gdy najwyższe karty są równe, te zapasy się tasuje.
           *[many] Gdy najwyższe karty są równe, te zapasy się tasuje.
        }
       *[redeal] Gdy na początku najwyższe karty zapasów są równe, wszystko rozdaje się od nowa.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
    [few] Gra się zgodnie z ruchem wskazówek zegara.
   *[many] Gra się zgodnie z ruchem wskazówek zegara.
}

## Partners.

sheet-partners = { $partners ->
    [yes] Partnerzy siedzą naprzeciw siebie. Możesz zagrywać też kartę z zapasu partnera i karty z wierzchu jego stosów odrzuconych, ale odrzucasz tylko na własne. Gdy twój zapas jest pusty, grasz dla partnera.
   *[no] { "" }
}

## Match.

sheet-deals = { $match ->
    [games] { $deals ->
        [one] Po 1 partii mecz wygrywa gracz z największą liczbą punktów.
        [few] Po { $deals } partiach mecz wygrywa gracz z największą liczbą punktów.
       *[many] Po { $deals } partiach mecz wygrywa gracz z największą liczbą punktów.
    }
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Mecz wygrywa, kto pierwszy zdobędzie 1 punkt.
        [few] Mecz wygrywa, kto pierwszy zdobędzie { $target } punkty.
       *[many] Mecz wygrywa, kto pierwszy zdobędzie { $target } punktów.
    } { $deals ->
        [one] Najpóźniej po { $max_deals } partiach wygrywa gracz z największą liczbą punktów.
        [few] Najpóźniej po { $deals } partiach wygrywa gracz z największą liczbą punktów.
       *[many] Najpóźniej po { $deals } partiach wygrywa gracz z największą liczbą punktów.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Zwycięzca partii dostaje 1 punkt.
       *[cards] Zwycięzca partii dostaje punkt za każdą kartę, która została w zapasach innych.
    } Przy równych punktach mecz wygrywają razem wszyscy najlepsi, chyba że to cały stół: wtedy jest remis.
}

## Small print: what hardly ever matters.

sheet-undo = { $undo ->
    [yes] Możesz cofać ruchy, dopóki nie odkryto lub nie dobrano nowej karty ani nie skończyła się tura. Najwyżej { $max_undone } w turze i { $max_undone_in_game } w grze.
   *[no] Ruchów nie można cofać.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Nie ma podpowiedzi.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Na turę masz { $clock } sekund. Gdy miną, stół odrzuca za ciebie kartę.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Gdy nie da się uzupełnić ręki, dobierasz, ile jest, i grasz dalej.
}
sheet-silent = { $exhaustion ->
    [play-on] Gracz bez kart i bez możliwego ruchu traci turę. Gra kończy się, gdy nikt nie może nic zagrać, gdy przez { $idle_rounds ->
        [one] { $idle_rounds } turę
        [few] { $idle_rounds } tury
       *[many] { $idle_rounds } tur
    } każdego gracza nikt nie zagra karty z zapasu, albo po { $game_moves } ruchach.
   *[tie] Gra kończy się, gdy przez { $idle_rounds ->
        [one] { $idle_rounds } turę
        [few] { $idle_rounds } tury
       *[many] { $idle_rounds } tur
    } każdego gracza nikt nie zagra karty z zapasu, albo po { $game_moves } ruchach.
} { $partners ->
    [yes] Wygrywa wtedy para z najmniejszą liczbą kart w zapasach; gdy są równe, jest remis.
   *[no] Wygrywa wtedy gracz z najmniejszą liczbą kart w zapasie; gdy są równe, jest remis.
} Gdy w jednej turze zagrasz { $turn_plays } kart bez karty z zapasu, nowej ręki nie dobierasz aż do następnej tury.
