### Mengapa wasit, atau meja, menolak sesuatu.

error-spite-no-hand = Kartu ini bukan kombinasi.
error-spite-only-jokers = Itu hanya kalah oleh kombinasi joker yang lebih tinggi, atau 5 joker palsu tertutup atau lebih.
error-spite-down-on-joker = Untuk mengalahkan kombinasi joker perlu 5 joker palsu tertutup atau lebih.
error-spite-joker-in-consec = Kombinasi joker tidak boleh dimainkan dalam urutan.
error-spite-thirteen-in-consec = 13 tidak boleh dimainkan dalam urutan.
error-spite-arity = { $needed ->
   *[other] Trik ini dimainkan dengan { $needed } kartu sekali main, bukan { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Arahnya turun, dan itu tidak lebih rendah dari kombinasi terakhir.
   *[higher] Itu tidak mengalahkan kombinasi terakhir.
}
error-spite-only-fakes = Untuk mengalahkan itu perlu lebih dari { $count } joker palsu tertutup.
error-spite-down-in-consec = Dalam urutan, taruh paling sedikit { $needed } joker palsu tertutup.
error-spite-consec = { $rank ->
    [A] Berikutnya dalam urutan ini harus as.
    [J] Berikutnya dalam urutan ini harus jack.
    [Q] Berikutnya dalam urutan ini harus queen.
    [K] Berikutnya dalam urutan ini harus king.
   *[other] Berikutnya dalam urutan ini harus { $rank }.
}
error-spite-suit = Semua kombinasi dalam urutan ini harus berjenis sama.
error-spite-wrong-direction = { $direction ->
    [lower] Arahnya sudah turun.
   *[higher] Arahnya sudah naik.
}
error-spite-direction-not-yours = Arah hanya boleh diubah dengan 7 asli.
error-spite-sevens-announced = 7 di atas 7 otomatis mengubah arah, jadi tidak perlu dikatakan.
error-spite-no-unbeatable = 2 yang tidak terkalahkan harus disebut “tak terkalahkan”.
error-spite-fakes-announced = Dengan 5 joker palsu atau lebih, jangan bilang apa-apa.
error-spite-cam-two = Kalau tinggal 2 pemain, “lawan aku” tidak boleh dikatakan.
error-spite-cam-unbeatable = “Lawan aku” tidak boleh dikatakan kalau hanya joker yang bisa mengalahkan kombinasinya.
error-spite-cam-joker = Setelah bilang “lawan aku”, trik tidak boleh dimenangkan dengan kombinasi joker.
error-spite-claim = Kombinasi pembuka pertama harus memuat kartu dengan nilai ini: { $rank }.
error-spite-price = Untuk masuk lagi, bilang “tebus { $count }” bersama kombinasimu.
error-spite-not-out = Kamu masih ikut trik, jadi tidak perlu menebus.
error-spite-exchange = { $most ->
    [1] Tukar tepat 1 kartu.
   *[other] Tukar 1 sampai { $most } kartu.
}
error-spite-window = Sebentar: langkah terakhir masih bisa diserukan sebagai salah main.
error-spite-no-call = Tidak ada langkah yang bisa diserukan.
error-spite-no-countdown = Hitung mundur sekarang tidak bisa dimulai.
error-spite-not-now = Itu sekarang tidak bisa.
error-spite-too-few = Perlu paling sedikit { $least } pemain.
error-spite-must-lead = Kamu yang membuka trik ini, jadi kamu harus main.
error-spite-swap = { $count ->
    [1] Serahkan kartu sesuai skormu.
   *[other] Serahkan { $count } kartu sesuai skormu.
}
error-no-such-view = Posisi yang tersimpan ini tidak bisa dipakai.
