### La mesa como líneas de texto: rótulos de 9 letras como mucho, y detrás frases cortas.

lines-centre = Centro
lines-centre-pile = { $number }: { $shows }, sigue { $needs }
lines-centre-empty = { $number }: --, sigue { $needs }
lines-draw = Mazo
lines-payoff = { $count ->
    [one] reserva { $card }, falta 1 carta
    [many] reserva { $card }, faltan { $count } cartas
   *[other] reserva { $card }, faltan { $count } cartas
}
lines-payoff-empty = reserva vacía
lines-hand = mano { $cards }
lines-hand-empty = mano vacía
lines-hand-hidden = { $count ->
    [one] 1 carta en la mano
    [many] { $count } cartas en la mano
   *[other] { $count } cartas en la mano
}
lines-partner = (tu pareja)
lines-discards = descartes
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } más) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    También puedes escribir una jugada como lo hacen los programas, que cuentan
    las pilas desde 0: 7h>c0 juega el 7 de corazones en la pila 1, payoff>c1 la
    carta de reserva en la pila 2, d0>c2 la de encima de tu pila de descarte 1
    en la pila 3, y Ks>d3 descarta el rey de picas en tu pila de descarte 4.
