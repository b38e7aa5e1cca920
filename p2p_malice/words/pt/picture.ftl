picture-too-small =
    A mesa precisa de { $width } x { $height } letras;
    este terminal tem { $columns } x { $lines }.
picture-here = na mesa
picture-left = { $count ->
    [one] falta { $count }
    [many] faltam { $count }
   *[other] faltam { $count }
}
picture-out = falta 0
picture-draw =
    { $count } no
    monte
picture-aside = { $count } à parte
picture-needs = pede { $rank }
picture-covered = { $count ->
    [one] { $count } carta fechada
    [many] { $count } cartas fechadas
   *[other] { $count } cartas fechadas
}
picture-partner = sua dupla
picture-in-hand = { $count } na mão
picture-last = última
picture-full = cheia!
