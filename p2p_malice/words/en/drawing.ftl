### The full screen's picture of a table: a few characters beside each pile.

drawing-too-small = The table needs { $columns } x { $rows } characters; this terminal has { $wide } x { $high }.
drawing-here = is here
drawing-centre = Centre
drawing-draw =
    { $count } to
    draw
drawing-aside = { $count } aside
drawing-own-hand = Hand
drawing-covered = { $count ->
    [one] 1 card, covered
   *[other] { $count } cards, covered
}
drawing-left = { $count } left
drawing-empty = all out
drawing-empty-brief = out
drawing-last = last
drawing-hand = hand { $count }
drawing-in-hand = { $count } in hand
drawing-partner = partner
