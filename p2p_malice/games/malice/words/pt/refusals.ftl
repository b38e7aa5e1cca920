error-discards-on-own = Você só pode descartar nas suas próprias pilhas.
error-plays-from-own = Você só pode jogar das suas próprias pilhas.
error-plays-from-team = Você só pode jogar das suas pilhas e das pilhas da sua dupla.
error-not-in-hand = Você não tem { $card } na mão.
error-discard-pile-empty = { $whose ->
    [partner] Na { $pile } da sua dupla não há cartas.
   *[own] Na sua { $pile } não há cartas.
}
error-payoff-pile-empty = { $whose ->
    [partner] A reserva da sua dupla está vazia.
   *[own] Sua reserva está vazia.
}
error-payoff-to-centre-only = Uma carta da reserva só pode ser jogada no centro.
error-discard-to-centre-only = Uma carta descartada só pode ser jogada no centro.
error-does-not-fit = { $needs ->
    [A] { $card } não serve na { $pile }, que pede um ás.
    [J] { $card } não serve na { $pile }, que pede um valete.
    [Q] { $card } não serve na { $pile }, que pede uma dama.
    [K] { $card } não serve na { $pile }, que pede um rei.
   *[other] { $card } não serve na { $pile }, que pede um { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Aqui uma carta livre não vale como ás, e a { $pile } pede um.
   *[other] Aqui uma carta livre não vale como { $needs }, e é isso que a { $pile } pede.
}
error-ace-first = Enquanto uma pilha do centro está vazia, jogue o ás da mão antes de descartar.
