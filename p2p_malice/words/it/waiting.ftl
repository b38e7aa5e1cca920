waiting-title = A questo tavolo
waiting-seat = Posto { $number }
waiting-state = { $how ->
    [you] tu
    [computer] computer
    [here] qui ✓
   *[waiting] non ancora qui
}
waiting-came = { $name } è qui.
