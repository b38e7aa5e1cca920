### Lo que la página dice del juego.

landing-about = Forma las pilas del centro, carta a carta. Gana quien vacía primero su reserva.

## El tablero.

table-choose = Elige una carta y luego dónde jugarla.
table-none-to-draw = El mazo está vacío: juega de tus pilas de descarte.
table-payoff-fits = Tu carta de reserva encaja en la pila { $pile }.
table-play-there = { $card }: juégala en la pila { $piles }.
table-play-or-discard = { $card }: juégala en la pila { $piles }, o descártala.
table-discard-there = { $card }: descártala para terminar tu turno.
table-hinted = Pista: { $card }, a { $pile }.
table-discards = Los descartes
board-nearly = { $count ->
    [one] ¡Falta 1!
    [many] ¡Faltan { $count }!
   *[other] ¡Faltan { $count }!
}
board-next = sigue
board-in-hand = { $count } en mano
board-points = { $count ->
    [one] 1 punto
    [many] { $count } puntos
   *[other] { $count } puntos
}
board-aside = apartadas: { $count }
board-to-draw = en el mazo: { $count }
board-needs = { $count ->
    [0] { $rank ->
        [A] pide un as
       *[other] pide { $rank }
    }
    [many] sigue { $rank }
   *[other] sigue { $rank }
}
board-goal = vacíala y ganas
board-goal-both = vacía las dos
board-partner = pareja
board-centre = Centro
board-hand = Mano
board-your-hand = Tu mano
moment-emptied = ¡Mano vacía!
moment-short = { $count ->
    [one] falta 1
    [many] faltan { $count }
   *[other] faltan { $count }
}
