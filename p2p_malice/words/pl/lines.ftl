lines-time = Czas
lines-seconds = { $count } s
lines-match = Mecz
lines-points = partia { $deal }   punkty: { $points }

## Moves that combine cards as the player likes.

free-play = Zagraj
free-count = Wybierz od { $least } do { $most } z tych: { $cards }
free-exactly = Wybierz { $most } z tych: { $cards }
free-words = Możesz dodać: { $words }
free-example = Wpisz je, oddzielone spacjami: { $example }
