screen-malice-help =
    1 a 9           uma carta da sua mão
    P               sua carta da reserva
    Q W E R         suas pilhas de descarte
    A S D F         o centro
    Shift, P ou Q…  pilhas da sua dupla, se o jogo é de duplas
    Setas, Enter    outro jeito de escolher; o mouse também serve
    Esc             devolver a carta
    Tab             ver todos os descartes

    Na mesa:
    Estrela         uma carta livre
    Ponto           de onde uma carta acabou de sair, ou aonde chegou
    ×4              4 cartas jogadas nesta vez
    9♥ 8 7          uma pilha de descarte: debaixo do 9 estão um 8 e um 7
screen-title-two = { $title } · reserva: { $counts }
screen-picked-play = Você escolheu { $card }. Jogue em { $plays }.
screen-picked-discard = Você escolheu { $card }. Descarte em { $discards } (encerra sua vez).
screen-picked-both = Você escolheu { $card }. Jogue em { $plays }, ou descarte em { $discards }.
screen-choose = Escolha uma carta (1-9, P, Q W E R) e depois onde jogar.
screen-choose-partners = Shift com P, Q W E R: as pilhas da sua dupla.
screen-discards = { $name }, pilha de descarte { $pile }: { $cards }
screen-open-hand = { $name }, mão: { $cards }
screen-discards-title = Pilhas de descarte (a última carta é a de cima)
screen-no-discards = Ninguém descartou nada ainda.
screen-pile-key = { $role ->
    [discard] pilha de descarte { $target }
   *[centre] pilha { $target }
}
