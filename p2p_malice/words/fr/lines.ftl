### La table en lignes de texte : des mots de 9 caractères au plus, et de courtes suites.

lines-time = Reste
lines-seconds = { $count } s
lines-match = Match
lines-points = partie { $deal }   points : { $points }

## Moves that combine cards as the player likes.

free-play = Jouer
free-count = Choisis-en de { $least } à { $most } : { $cards }
free-exactly = Choisis-en { $most } : { $cards }
free-words = Tu peux ajouter : { $words }
free-example = Tape-les, séparées par des espaces : { $example }
