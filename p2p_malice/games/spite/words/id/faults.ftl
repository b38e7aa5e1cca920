### Apa yang keliru dari sebuah salah main.

event-fault-no-hand = Kartu ini bukan kombinasi.
event-fault-only-jokers = Itu hanya kalah oleh kombinasi joker yang lebih tinggi, atau 5 joker palsu tertutup atau lebih.
event-fault-down-on-joker = Untuk mengalahkan kombinasi joker perlu 5 joker palsu tertutup atau lebih.
event-fault-joker-in-consec = Kombinasi joker tidak boleh dimainkan dalam urutan.
event-fault-thirteen-in-consec = 13 tidak boleh dimainkan dalam urutan.
event-fault-arity = { $count ->
   *[other] Trik ini dimainkan dengan { $count } kartu sekali main.
}
event-fault-not-better = Itu tidak mengalahkan kombinasi terakhir.
event-fault-only-fakes = Untuk mengalahkan itu perlu lebih dari { $count } joker palsu tertutup.
event-fault-down-in-consec = Dalam urutan, taruh paling sedikit { $count } joker palsu tertutup.
event-fault-consec = { $as ->
    [A] Berikutnya dalam urutan ini harus as.
    [J] Berikutnya dalam urutan ini harus jack.
    [Q] Berikutnya dalam urutan ini harus queen.
    [K] Berikutnya dalam urutan ini harus king.
   *[other] Berikutnya dalam urutan ini harus { $as }.
}
event-fault-suit = Semua kombinasi dalam urutan ini harus berjenis sama.
event-fault-wrong-direction = Arahnya memang sudah begitu.
event-fault-direction-not-yours = Arah hanya boleh diubah dengan 7 asli.
event-fault-sevens-announced = 7 di atas 7 otomatis mengubah arah, jadi tidak perlu dikatakan.
event-fault-no-unbeatable = 2 yang tidak terkalahkan harus disebut “tak terkalahkan”.
event-fault-fakes-announced = Dengan 5 joker palsu atau lebih, jangan bilang apa-apa.
event-fault-cam-two = Kalau tinggal 2 pemain, “lawan aku” tidak boleh dikatakan.
event-fault-cam-unbeatable = “Lawan aku” tidak boleh dikatakan kalau hanya joker yang bisa mengalahkan kombinasinya.
event-fault-cam-joker = Setelah bilang “lawan aku”, trik tidak boleh dimenangkan dengan kombinasi joker.
event-fault-claim = { $as ->
    [A] Kombinasi pembuka pertama harus memuat as.
    [J] Kombinasi pembuka pertama harus memuat jack.
    [Q] Kombinasi pembuka pertama harus memuat queen.
    [K] Kombinasi pembuka pertama harus memuat king.
   *[other] Kombinasi pembuka pertama harus memuat { $as }.
}
event-fault-price = { $count ->
   *[other] Harga tebusnya { $count } kartu.
}
event-fault-not-out = Hanya pemain yang sudah lewat yang bisa menebus.
event-fault-exchange = { $count ->
    [1] Harus tepat 1 kartu yang ditukar.
   *[other] Harus 1 sampai { $count } kartu yang ditukar.
}
