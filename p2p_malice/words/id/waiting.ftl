waiting-title = Di meja ini
waiting-seat = Kursi { $number }
waiting-state = { $how ->
    [you] kamu
    [computer] komputer
    [here] sudah datang ✓
   *[waiting] belum datang
}
waiting-came = { $name } sudah datang.
