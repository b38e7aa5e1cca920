### Lo que se explica la primera vez que aparece en una mesa.

first-goal = Spite: gana quien antes se quede sin cartas.
first-goal-rounds = Spite: quien antes se quede sin cartas gana la ronda y 2 puntos. Tras la última ronda, gana la puntuación más alta.
first-misplay = Una falta: las cartas se recogen. Quien la comete queda fuera de esta baza, pierde sus jokers falsos, si tiene, y pierde un turno.
first-exchange = { $number ->
    [one] Has ganado tras decir «a que no»: aparta 1 carta y roba otra. Después abres tú.
    [many] Has ganado tras decir «a que no»: aparta de 1 a { $number } cartas y roba otras tantas. Después abres tú.
   *[other] Has ganado tras decir «a que no»: aparta de 1 a { $number } cartas y roba otras tantas. Después abres tú.
}
first-swap = Cada ronda empieza con un trueque, una carta por punto. Quien está por encima de 0 entrega cartas bajas; quien está por debajo, altas; y cada lado recibe las del otro.
first-claim = La primera baza la abre quien primero juega algo con el valor que se pide. Si nadie lo hace, se pide el valor siguiente.
first-call = ¿Esa jugada iba contra las reglas? Tienes unos segundos para cantar «¡Falta!». Si aciertas, puedes conseguir un joker falso; si no, la falta es tuya.
first-down = Hay jokers falsos boca abajo. No superan nada: después vale cualquier jugada del tamaño de la baza.
first-barrier = Hay 5 o más jokers falsos boca abajo. Lo superan todo, y solo un número mayor puede seguirlos.
first-unbeatable = Encima solo valen estos palos, y hacia arriba, así que nada supera un 2. Quien juegue ahora un 2 tiene que decir «imbatible».
first-consec = 3 jugadas a pasos iguales: eso es una secuencia. Hasta que termine la baza solo vale el valor que sigue, y ningún 13 ni joker.
first-suits = 3 jugadas de los mismos palos: eso es una secuencia. Hasta que termine la baza solo valen esos palos, y ningún 13 ni joker.
first-joker-played = Un joker supera cualquier cosa de cualquier tamaño. Encima solo vale otro joker, o 5 o más cartas del mismo valor.
first-poker = Una combinación de 5 cartas es una mano de póquer. De menor a mayor: escalera, full, color, cuatro iguales, escalera de color.
first-lower = Ahora se va hacia abajo: cada combinación tiene que ser más baja que la anterior. Los 7 pueden darle la vuelta, y los 3 siempre lo hacen.
first-dared = Alguien ha dicho «a que no». Si gana esta baza, cambia sus cartas malas. Si no, pierde un turno.
first-buy = { $number ->
    [one] Incluso tras pasar, puedes volver: supera lo que hay y roba 1 carta. El precio sube para todo el mundo: 1, 1, 2, 3, 5, 8.
    [many] Incluso tras pasar, puedes volver: supera lo que hay y roba { $number } cartas. El precio sube para todo el mundo: 1, 1, 2, 3, 5, 8.
   *[other] Incluso tras pasar, puedes volver: supera lo que hay y roba { $number } cartas. El precio sube para todo el mundo: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Tienes 1 carta en la mano. Si llegas a 20, pierdes la ronda: cuidado con volver.
    [many] Tienes { $number } cartas en la mano. Si llegas a 20, pierdes la ronda: cuidado con volver.
   *[other] Tienes { $number } cartas en la mano. Si llegas a 20, pierdes la ronda: cuidado con volver.
}
first-fake = Tu joker falso (★) es un extra: no hace falta jugarlo para quedarte sin cartas. Boca arriba, es la carta que muestra. Boca abajo puede ir sobre casi todo, pero no frena a nadie.
first-cam = Con tu jugada puedes decir «a que no». Si ganas la baza, cambias cartas malas; si no, pierdes un turno.
first-joker = Tu joker supera cualquier cosa de cualquier tamaño. Úsalo a tiempo: entre tus 2 últimas jugadas te hace perder la ronda.
first-thirteen = Un 13 es comodín junto a otras cartas: con un rey, forma una pareja de reyes. Solo, va entre el 12 y la jota.
first-bounty = Hay un premio. Si tus últimas cartas son todas de su valor, cada una te da un joker falso.
first-countdown = Si alguien tarda, «Empezar cuenta atrás» le deja unos segundos; después, el turno pasa a quien sigue.
