### Het beeld van het volle scherm: een label heeft 9 kolommen.

picture-too-small =
    De tafel heeft { $width } x { $height } tekens nodig;
    deze terminal heeft { $columns } x { $lines }.
picture-here = is er
picture-left = nog { $count }
picture-out = nog 0
picture-draw =
    { $count } te
    trekken
picture-aside = { $count } opzij
picture-needs = dan { $rank }
picture-covered = { $count ->
    [one] 1 kaart, gesloten
   *[other] { $count } kaarten, gesloten
}
picture-partner = partner
picture-in-hand = hand { $count }
picture-last = laatste
picture-full = vol!
