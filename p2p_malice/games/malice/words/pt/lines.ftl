lines-centre = Centro
lines-centre-pile = { $number }: { $shows }, próxima { $needs }
lines-centre-empty = { $number }: --, próxima { $needs }
lines-draw = Monte
lines-payoff = { $count ->
    [one] reserva { $card }, falta { $count } carta
    [many] reserva { $card }, faltam { $count } cartas
   *[other] reserva { $card }, faltam { $count } cartas
}
lines-payoff-empty = reserva vazia
lines-hand = mão { $cards }
lines-hand-empty = mão vazia
lines-hand-hidden = { $count ->
    [0] 0 cartas na mão
    [one] { $count } carta na mão
    [many] { $count } cartas na mão
   *[other] { $count } cartas na mão
}
lines-partner = (sua dupla)
lines-discards = descartes
lines-discard-pile = { $number }: { $cards }
lines-buried = (mais { $count }) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Você também pode digitar um lance como os programas escrevem. Eles contam
    as pilhas a partir de 0: 7h>c0 joga o 7 de copas na pilha 1, payoff>c1 a
    carta da reserva na pilha 2, d0>c2 a carta de cima da sua pilha de
    descarte 1 na pilha 3, e Ks>d3 descarta o rei de espadas na sua pilha de
    descarte 4.
