### The picture of the full screen: a label has 9 columns.

# Instead of the table; two lines of 40 columns at most.
picture-too-small =
    The table needs { $width } x { $height } characters;
    this terminal has { $columns } x { $lines }.
picture-here = is here
picture-left = { $count } to go
picture-out = 0 to go
# Beside the draw pile; two lines of 9 columns at most.
picture-draw =
    { $count } to
    draw
picture-aside = { $count } aside
# On an empty pile in the centre; 7 columns, or only the rank is shown.
picture-needs = needs { $rank }
picture-covered = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
picture-partner = partner
picture-in-hand = { $count } in hand
picture-last = last
# On a pile that has just been built up to the end and taken away.
picture-full = full!
