watched-call = Si nadie canta falta ahora, la jugada vale.
watched-exchange = { $name } ha ganado con «a que no» y cambia cartas con el mazo.
watched-beat = { $how ->
    [up] Lo supera una carta más alta, o un joker.
    [ups] Lo supera una combinación más alta con igual número de cartas, o un joker.
    [highest] Solo lo supera un joker, o 5 o más cartas del mismo valor.
    [jokers] Solo lo superan otras tantas cartas de un valor más alto, o más cartas de un mismo valor.
    [down] Lo supera una carta más baja, o un joker.
    [downs] Lo supera una combinación más baja con igual número de cartas, o un joker.
    [open] Después vale cualquier combinación del tamaño de la baza.
   *[any] Después vale cualquier combinación.
}
watched-turn = { $may ->
    [return] { $name } ha pasado, pero puede volver si supera eso.
   *[beat] { $name } puede superar eso o pasar.
}
watched-swap = Trueque antes de la ronda · elige: { $names }
watched-fakes = ★ cuenta los jokers falsos: cartas extra que se pueden jugar, pero no hacen falta para quedarse sin cartas.
watched-out = Ya han terminado: { $names }
spite-goal = { $has ->
    [one_round] Spite, una sola ronda: gana quien antes se quede sin cartas.
   *[rounds] Spite, ronda { $round }: quien antes se quede sin cartas gana la ronda y 2 puntos. Tras la última ronda, gana la puntuación más alta.
}
spite-fewest = Menos cartas: { $names } ({ $count })
spite-most = Más puntos: { $names } ({ $score })
