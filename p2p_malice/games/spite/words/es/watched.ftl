watched-call = Ahora se puede cantar falta. Si nadie la canta, decide la mesa.
watched-exchange = { $name } ha ganado con «a que no» y cambia cartas con el mazo.
watched-beat = { $how ->
    [up] Lo supera una carta más alta, o un joker.
    [ups] Lo supera una combinación más alta con igual número de cartas, o un joker.
    [alike_up] Lo superan otras tantas cartas de un valor más alto, o un joker.
    [alike_down] Lo superan otras tantas cartas de un valor más bajo, o un joker.
    [highest] Ningún valor supera al 2. Solo lo supera un joker, o 5 o más cartas del mismo valor.
    [jokers] Solo lo superan otras tantas cartas de un valor más alto, o más cartas de un mismo valor.
    [down] Lo supera una carta más baja, o un joker.
    [downs] Lo supera una combinación más baja con igual número de cartas, o un joker.
    [open] Después vale cualquier combinación del tamaño de la baza.
   *[any] Después vale cualquier combinación.
}
watched-ranks = { $way ->
    [up] Más altos, de menor a mayor: { $ranks }
   *[down] Más bajos, de mayor a menor: { $ranks }
}
watched-due = 3 jugadas a pasos iguales: eso es una secuencia. Hasta que termine la baza solo vale esto: { $made }
watched-suits = 3 jugadas de los mismos palos: eso es una secuencia. Hasta que termine la baza solo valen estos palos: { $suits }
watched-turn = { $may ->
    [return] { $name } ha pasado, pero puede volver si supera eso.
   *[beat] { $name } puede superar eso o pasar.
}
watched-swap = Trueque antes de la ronda · elige: { $names }
watched-over = La ronda { $round } ha terminado. Gana { $name }.
watched-dared = { $names }: «a que no». Quien dice eso y gana la baza cambia sus cartas malas; quien no la gana pierde un turno.
watched-alike = A igual valor, las cartas de un solo color (rojo o negro) ganan a las mezcladas, y las de un solo palo, a ambas.
watched-fakes = ★ cuenta los jokers falsos: cartas extra que se pueden jugar, pero no hacen falta para quedarse sin cartas.
watched-bounty = El premio: quien termina solo con cartas de su valor recibe un joker falso por cada una.
watched-out = Ya sin cartas en esta ronda: { $names }
watched-even = Cartas en la mano: { $count } por persona
spite-goal = { $has ->
    [one_round] Spite, una sola ronda: gana quien antes se quede sin cartas.
   *[rounds] Spite, ronda { $round }: quien antes se quede sin cartas gana la ronda y 2 puntos. Tras la última ronda, gana la puntuación más alta.
}
spite-fewest = Menos cartas: { $names } ({ $count })
spite-most = Más puntos en total: { $names } ({ $score })
