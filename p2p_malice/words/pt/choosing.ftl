needed-rank = { $rank ->
    [A] um ás
    [J] um valete
    [Q] uma dama
    [K] um rei
   *[other] um { $rank }
}

coach-there = Agora aqui.

## Um jogo sem mesa própria.

any-choose = Escolha o que fazer.
any-pick = { $least ->
    [one] Escolha de { $least } a { $most } cartas e depois “Jogar”.
    [many] Escolha de { $least } a { $most } cartas e depois “Jogar”.
   *[other] Escolha de { $least } a { $most } cartas e depois “Jogar”.
}
any-play = Jogar
any-may = Opcional:
any-time = { $count ->
    [one] Falta { $count } segundo
    [many] Faltam { $count } segundos
   *[other] Faltam { $count } segundos
}
