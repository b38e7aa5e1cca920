### Lo que se dice mientras eliges una carta y su destino; una página lo carga tras la primera carta.

needed-rank = { $rank ->
    [A] un as
    [J] una jota
    [Q] una reina
    [K] un rey
   *[other] un { $rank }
}

coach-there = Ahora, aquí.

## Un juego sin tablero propio.

any-choose = Elige qué hacer.
any-pick = { $least ->
    [one] Elige de 1 a { $most } cartas y luego «Jugar».
    [many] Elige de { $least } a { $most } cartas y luego «Jugar».
   *[other] Elige de { $least } a { $most } cartas y luego «Jugar».
}
any-play = Jugar
any-may = Opcional:
any-time = { $count ->
    [one] Queda 1 segundo
    [many] Quedan { $count } segundos
   *[other] Quedan { $count } segundos
}
