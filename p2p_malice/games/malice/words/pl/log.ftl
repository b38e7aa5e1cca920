log-play = { $source ->
    [hand] { $who ->
        [you] Zagrywasz { $card } { $arrow } stos { $target }
       *[other] { $name } zagrywa { $card } { $arrow } stos { $target }
    }
   *[other] { $whose ->
        [own] { $who ->
            [you] Zagrywasz { $card } (stos { $source }) { $arrow } stos { $target }
           *[other] { $name } zagrywa { $card } (stos { $source }) { $arrow } stos { $target }
        }
        [you] { $name } zagrywa { $card } (twój stos { $source }) { $arrow } stos { $target }
       *[other] { $who ->
            [you] Zagrywasz { $card } (stos { $source }, { $owner }) { $arrow } stos { $target }
           *[other] { $name } zagrywa { $card } (stos { $source }, { $owner }) { $arrow } stos { $target }
        }
    }
}
log-discard = { $who ->
    [you] Odrzucasz { $card } { $arrow } stos { $target }
   *[other] { $name } odrzuca { $card } { $arrow } stos { $target }
}
log-turn-up = { $who ->
    [you] Twoja następna: { $card }
   *[other] { $name }, następna: { $card }
}
log-draw = { $who ->
    [you] Dobierasz { $count }
   *[other] { $name } dobiera { $count }
}
log-complete = Stos { $target } pełny
log-clear = Stos { $target } pełny
log-reshuffle = Karty z boku przetasowane
log-equal = { $who ->
    [you] Twoja karta { $card }: remis, tasujemy
   *[other] { $name }, { $card }: remis, tasujemy
}
log-undo = { $who ->
    [you] Cofasz { $card }
   *[other] { $name } cofa { $card }
}
