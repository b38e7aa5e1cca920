waiting-title = Aan deze tafel
waiting-seat = Plek { $number }
waiting-state = { $how ->
    [you] jij
    [computer] computer
    [here] is er ✓
   *[waiting] nog niet hier
}
waiting-came = { $name } is er.
