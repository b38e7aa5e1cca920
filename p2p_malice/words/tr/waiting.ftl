waiting-title = Bu masada
waiting-seat = Yer { $number }
waiting-state = { $how ->
    [you] sen
    [computer] bilgisayar
    [here] burada ✓
   *[waiting] daha gelmedi
}
waiting-came = { $name } geldi.
