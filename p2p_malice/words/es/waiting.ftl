waiting-title = En esta mesa
waiting-seat = Asiento { $number }
waiting-state = { $how ->
    [you] tú
    [computer] máquina
    [here] en la mesa ✓
   *[waiting] aún no ha llegado
}
waiting-came = { $name } ya está aquí.
