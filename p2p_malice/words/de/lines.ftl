### Der Tisch als Textzeilen: Beschriftungen von höchstens 9 Zeichen, dahinter kurze Angaben.

lines-time = Zeit
lines-seconds = { $count } s
lines-match = Match
lines-points = Spiel { $deal }   Punkte: { $points }

## Züge, bei denen man Karten zusammenstellt.

free-play = Spielen
free-count = Wähle { $least } bis { $most } von diesen: { $cards }
free-exactly = Wähle { $most } von diesen: { $cards }
free-words = Du kannst dazuschreiben: { $words }
free-example = Gib sie mit Leerzeichen dazwischen ein: { $example }
