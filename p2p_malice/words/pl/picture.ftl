picture-too-small =
    Stół potrzebuje { $width } x { $height } znaków;
    ten terminal ma { $columns } x { $lines }.
picture-here = jest
picture-left = zapas { $count }
picture-out = zapas 0
picture-draw =
    { $count } do
    dobrania
picture-aside = { $count } obok
picture-needs = tu { $rank }
picture-covered = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
picture-partner = partner
picture-in-hand = { $count } w ręce
picture-last = ostatnia
picture-full = pełny!
