waiting-title = Przy tym stole
waiting-seat = Miejsce { $number }
waiting-state = { $how ->
    [you] ty
    [computer] komputer
    [here] przy stole ✓
   *[waiting] jeszcze w drodze
}
waiting-came = { $name } siada do stołu.
