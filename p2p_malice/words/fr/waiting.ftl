waiting-title = À cette table
waiting-seat = Place { $number }
waiting-state = { $how ->
    [you] toi
    [computer] ordinateur
    [here] à table ✓
   *[waiting] pas encore là
}
waiting-came = { $name } est à table.
