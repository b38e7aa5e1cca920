### L'immagine a tutto schermo: un'etichetta ha 9 colonne.

picture-too-small =
    Al tavolo servono { $width } x { $height } caratteri;
    questo terminale ne ha { $columns } x { $lines }.
picture-here = è qui
picture-left = ancora { $count }
picture-out = finito
picture-draw =
    { $count } da
    pescare
picture-aside = { $count } a lato
picture-needs = serve { $rank }
picture-covered = { $count ->
    [one] 1 carta coperta
    [many] { $count } carte coperte
   *[other] { $count } carte coperte
}
picture-partner = in coppia
picture-in-hand = { $count } in mano
picture-last = ultima
picture-full = completa!
