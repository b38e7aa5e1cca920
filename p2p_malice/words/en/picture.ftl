### The picture of the full screen: a label has 9 columns.

picture-too-small = The table needs { $width } x { $height } characters;
picture-has = this terminal has { $width } x { $height }.
picture-here = is here
picture-left = { $count } to go
picture-out = all out
picture-hand = hand { $count }
picture-draw = { $count } to
picture-draw-more = draw
picture-aside = { $count } aside
picture-covered = { $count ->
    [one] 1 card, covered
   *[other] { $count } cards, covered
}
picture-partner = partner
picture-in-hand = { $count } in hand
picture-last = last
