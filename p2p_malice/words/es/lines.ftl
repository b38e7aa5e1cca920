### La mesa como líneas de texto: rótulos de 9 letras como mucho, y detrás frases cortas.

lines-time = Tiempo
lines-seconds = { $count } s
lines-match = Serie
lines-points = partida { $deal }   puntos: { $points }

## Jugadas que combinan cartas como se quiera.

free-play = Jugar
free-count = Elige de { $least } a { $most } de estas: { $cards }
free-exactly = Elige { $most } de estas: { $cards }
free-words = Puedes añadir: { $words }
free-example = Escríbelas con espacios entre ellas: { $example }
