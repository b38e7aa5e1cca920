waiting-title = Nesta mesa
waiting-seat = Lugar { $number }
waiting-state = { $how ->
    [you] você
    [computer] computador
    [here] na mesa ✓
   *[waiting] ainda não chegou
}
waiting-came = { $name } chegou.
