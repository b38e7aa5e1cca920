### Yang dikatakan selama kamu memilih kartu dan tempatnya.

needed-rank = { $rank ->
    [A] as
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}

coach-there = Sekarang ke sini.

## Permainan tanpa papan sendiri.

any-choose = Pilih yang mau dilakukan.
any-pick = { $least ->
   *[other] Pilih { $least } sampai { $most } kartu, lalu “Mainkan”.
}
any-play = Mainkan
any-may = Boleh juga:
any-time = { $count ->
   *[other] Sisa { $count } detik
}
