### A table before its first card: who is there, and who is waited for.

waiting-title = At this table
waiting-seat = Seat { $number }
waiting-state = { $how ->
    [you] you
    [computer] computer
    [here] here ✓
   *[waiting] not here yet
}
waiting-came = { $name } is here.
