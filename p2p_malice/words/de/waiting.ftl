waiting-title = An diesem Tisch
waiting-seat = Platz { $number }
waiting-state = { $how ->
    [you] du
    [computer] Computer
    [here] da ✓
   *[waiting] noch nicht da
}
waiting-came = { $name } ist da.
