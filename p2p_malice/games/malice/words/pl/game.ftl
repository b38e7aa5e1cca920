## Piles, by role. In the centre a pile is just a pile.

pile = { $role ->
    [centre] stos { $number }
    [discard] stos odrzuconych { $number }
    [payoff] zapas
    [draw] stos dobierania
    [waste] karty na boku
    [hand] ręka
   *[other] stos
}
pile-of = { $who ->
    [you] { $role ->
        [hand] twoja ręka
        [payoff] twój zapas
        [discard] twój stos odrzuconych { $number }
       *[other] twój { $pile }
    }
   *[other] { $name }: { $pile }
}

## What happened. `{ $whose }` pile a card comes from: `own`, or a partner's, who is `you` or `other`.

event-start = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna { $name }.
}
event-equal = { $who ->
    [you] Twoja karta z zapasu, { $card }, jest najwyższa, ale nie jedyna. Twój zapas zostaje przetasowany i odkrywasz nową kartę.
   *[other] { $name }: karta z zapasu, { $card }, jest najwyższa, ale nie jedyna. Zapas zostaje przetasowany, z nową odkrytą kartą.
}
event-redeal = Najwyższe karty z zapasów są równe ({ $card }). Wszystko rozdajemy od nowa.
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
event-play = { $who ->
    [you] { $source ->
        [hand] Zagrywasz { $card } z ręki na stos { $target_number }.
        [payoff] { $whose ->
            [own] Zagrywasz { $card } z zapasu na stos { $target_number }.
            [you] Zagrywasz { $card } ze swojego zapasu na stos { $target_number }.
           *[other] Zagrywasz { $card } z zapasu ({ $owner }) na stos { $target_number }.
        }
        [discard] { $whose ->
            [own] Zagrywasz { $card } ze stosu odrzuconych { $source_number } na stos { $target_number }.
            [you] Zagrywasz { $card } ze swojego stosu odrzuconych { $source_number } na stos { $target_number }.
           *[other] Zagrywasz { $card } ze stosu odrzuconych { $source_number } ({ $owner }) na stos { $target_number }.
        }
       *[other] Zagrywasz { $card } na stos { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } zagrywa { $card } z ręki na stos { $target_number }.
        [payoff] { $whose ->
            [own] { $name } zagrywa { $card } z zapasu na stos { $target_number }.
            [you] { $name } zagrywa { $card } z twojego zapasu na stos { $target_number }.
           *[other] { $name } zagrywa { $card } z zapasu ({ $owner }) na stos { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } zagrywa { $card } ze stosu odrzuconych { $source_number } na stos { $target_number }.
            [you] { $name } zagrywa { $card } z twojego stosu odrzuconych { $source_number } na stos { $target_number }.
           *[other] { $name } zagrywa { $card } ze stosu odrzuconych { $source_number } ({ $owner }) na stos { $target_number }.
        }
       *[other] { $name } zagrywa { $card } na stos { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Twoja następna karta z zapasu: { $card }.
   *[other] { $name } odkrywa następną kartę z zapasu: { $card }.
}
event-complete = { $count ->
    [one] Stos { $target_number } jest pełny. Wtasowujemy go do stosu dobierania (1 karta).
    [few] Stos { $target_number } jest pełny. Wtasowujemy go do stosu dobierania ({ $count } karty).
   *[many] Stos { $target_number } jest pełny. Wtasowujemy go do stosu dobierania ({ $count } kart).
}
event-clear = { $count ->
    [one] Stos { $target_number } jest pełny. Odkładamy go na bok (1 karta).
    [few] Stos { $target_number } jest pełny. Odkładamy go na bok ({ $count } karty).
   *[many] Stos { $target_number } jest pełny. Odkładamy go na bok ({ $count } kart).
}
event-reshuffle = { $count ->
    [one] Stos dobierania jest pusty. Nowym stosem zostaje karta odłożona na bok.
    [few] Stos dobierania jest pusty. Nowym stosem zostają przetasowane { $count } karty odłożone na bok.
   *[many] Stos dobierania jest pusty. Nowym stosem zostaje przetasowanych { $count } kart odłożonych na bok.
}
event-discard = { $who ->
    [you] Odrzucasz { $card } na stos odrzuconych { $target_number }.
   *[other] { $name } odrzuca { $card } na stos odrzuconych { $target_number }.
}
event-undo = { $who ->
    [you] Cofasz { $card } ze stosu { $target_number }.
   *[other] { $name } cofa { $card } ze stosu { $target_number }.
}
event-pass = { $who ->
    [you] Nie masz kart w ręce i nie możesz nic zagrać, więc twoja tura przepada.
   *[other] { $name } nie ma kart w ręce i nie może nic zagrać, więc tura przepada.
}
event-out = { $who ->
    [you] Twój zapas jest pusty. Teraz grasz dla partnera.
   *[other] { $name } ma pusty zapas i gra teraz dla partnera.
}
## The end of a game in a match. A pair is one of them, and the other as the owner of the source: `{ $whose }` is `you` or `other`.

event-win = { $whose ->
    [own] { $who ->
        [you] Wygrywasz partię: twój zapas jest pusty.
        [nobody] Koniec partii.
       *[other] { $name } wygrywa partię: zapas jest pusty.
    }
    [you] Ty i { $name } wygrywacie partię: wasze zapasy są puste.
   *[other] { $who ->
        [you] Ty i { $owner } wygrywacie partię: wasze zapasy są puste.
       *[other] { $name } i { $owner } wygrywają partię: ich zapasy są puste.
    }
}
event-stalemate = Nikt już nie może nic zagrać.
event-idle = Od bardzo dawna nikt nie zagrał karty z zapasu.
event-long = Gra trwa już zbyt długo.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Wygrywasz partię: masz najmniej kart w zapasie.
        [nobody] Zapasy są równe, więc partia kończy się remisem.
       *[other] { $name } wygrywa partię: ma najmniej kart w zapasie.
    }
    [you] Ty i { $name } wygrywacie partię: macie najmniej kart w zapasach.
   *[other] { $who ->
        [you] Ty i { $owner } wygrywacie partię: macie najmniej kart w zapasach.
       *[other] { $name } i { $owner } wygrywają partię: mają najmniej kart w zapasach.
    }
}
event-tie = Partia kończy się remisem: brakuje kart, żeby uzupełnić rękę.

## How it ended. `{ $left }` lists whose payoff piles still had how many cards.
## `{ $who }` won: `you`, `team` (you and your partner), `other`, `others` (two partners), `nobody`.

result-win = { $who ->
    [you] Wygrywasz! Twój zapas jest pusty.
    [team] Wygrana: { $names }! Wasze zapasy są puste.
    [others] Wygrana: { $names }. Ich zapasy są puste.
   *[other] { $names } wygrywa: zapas jest pusty.
} W zapasach zostało: { $left }.
result-tie = Gra kończy się remisem: brakuje kart, żeby uzupełnić rękę. W zapasach zostało: { $left }.
result-stalemate = { $who ->
    [nobody] Nikt już nie może nic zagrać. Zapasy są równe, więc jest remis ({ $left }).
   *[other] Nikt już nie może nic zagrać. Najmniej kart w zapasie i wygrana: { $names } ({ $left }).
}
result-idle = { $who ->
    [nobody] Od bardzo dawna nikt nie zagrał karty z zapasu. Zapasy są równe, więc jest remis ({ $left }).
   *[other] Od bardzo dawna nikt nie zagrał karty z zapasu. Najmniej kart w zapasie i wygrana: { $names } ({ $left }).
}
result-long = { $who ->
    [nobody] Gra trwa już zbyt długo. Zapasy są równe, więc jest remis ({ $left }).
   *[other] Gra trwa już zbyt długo. Najmniej kart w zapasie i wygrana: { $names } ({ $left }).
}

## A pile for the ear: what lies there, and what fits next (`none` where that means nothing).

ear-empty = { $needs ->
    [none] { $pile }: pusto
   *[other] { $pile }: pusto, pasuje { $needs }
}
ear-hidden = { $count ->
    [one] { $pile }: 1 zakryta karta
    [few] { $pile }: { $count } zakryte karty
   *[many] { $pile }: { $count } zakrytych kart
}
ear-cards = { $pile }: { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}{ $needs ->
    [none] { "" }
   *[other] , pasuje { $needs }
}
ear-hand-card = { $card }, w ręce
ear-hand-wild = { $card }, dzika karta, w ręce

## A replay.

replay-race = zapas: { $cards }
replay-discarded = odrzucono: { $card }
