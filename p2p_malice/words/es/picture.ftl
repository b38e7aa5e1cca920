### El dibujo de la pantalla completa: un rótulo tiene 9 columnas.

picture-too-small =
    La mesa pide { $width } x { $height } caracteres;
    esta terminal tiene { $columns } x { $lines }.
picture-here = en mesa
picture-left = { $count ->
    [one] falta 1
    [many] faltan { $count }
   *[other] faltan { $count }
}
picture-out = faltan 0
picture-draw =
    { $count } en
    el mazo
picture-aside = { $count } aparte
picture-needs = pide { $rank }
picture-covered = { $count ->
    [one] 1 carta, boca abajo
    [many] { $count } cartas, boca abajo
   *[other] { $count } cartas, boca abajo
}
picture-partner = pareja
picture-in-hand = { $count } en mano
picture-last = última
picture-full = ¡llena!
