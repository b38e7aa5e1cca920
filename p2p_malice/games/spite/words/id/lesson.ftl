### Pelajaran, bagian demi bagian.

lesson-part-beat = { $number } dari { $most }: Mengalahkan kartu
lesson-part-pass = { $number } dari { $most }: Lewat
lesson-part-buy = { $number } dari { $most }: Menebus
lesson-part-pair = { $number } dari { $most }: Membuka dengan sepasang
lesson-part-wild = { $number } dari { $most }: Kartu bebas 13
lesson-part-turn = { $number } dari { $most }: Naik atau turun
lesson-part-consec = { $number } dari { $most }: Urutan
lesson-part-call = { $number } dari { $most }: Menyerukan salah main
lesson-part-out = { $number } dari { $most }: Habis kartu

lesson-waiting = Pemain lain sedang bermain.

lesson-beat = Satu ronde sedang berjalan: yang kartunya habis paling dulu, menang. Tiap kombinasi harus mengalahkan kombinasi terakhir, yaitu 10. Urutan nilainya dari 3 sampai 10, lalu 11, 12, 13, J, Q, K, dan A; yang tertinggi 2. Jack-mu sudah cukup. { $how }
lesson-beat-done = Bagus! Tapi setelah itu keluar queen dan as.
error-lesson-beat-missed = Jack-mu cukup untuk mengalahkan 10. Kartu lainnya kamu perlukan nanti.

lesson-pass = Hanya jokermu yang bisa mengalahkan as, dan lebih baik disimpan dulu. Jadi lewat saja: kamu keluar dari trik ini, kecuali kalau kamu menebus. { $how }
lesson-pass-done = Dan sekarang ada 2 di atas as.
error-lesson-pass-missed = Simpan dulu jokermu, dan lewat saja.

lesson-buy = Kamu bisa menebus: kalahkan kombinasi terakhir, lalu ambil kartu sebanyak harganya. Sekarang harganya 1, dan naik untuk semua pemain: 1, 1, 2, 3, 5, 8. Joker mengalahkan apa saja, bahkan 2. { $how }
lesson-buy-done = Kamu mengambil angka 4, dan trik ini milikmu! Tapi joker di antara 2 langkah terakhirmu membuatmu kalah di ronde itu.
error-lesson-buy-missed = Mainkan jokermu, sambil bilang “tebus 1”.

lesson-pair = Kamu boleh membuka dengan 1 kartu, 2 sampai 4 kartu bernilai sama, atau kombinasi poker berisi 5. Buka dengan kedua 9-mu: semua perlu sepasang. Kalau nilainya sama, satu warna mengalahkan campuran. { $how }
lesson-pair-done = Sepasang lawan sepasang: keluarlah dua jack.
error-lesson-pair-missed = Buka dengan kedua kartu 9-mu.

lesson-wild = Angka 13 adalah kartu bebas: bersama king, jadi sepasang king, yang mengalahkan sepasang jack. Dua king asli sedikit lebih tinggi. { $how }
lesson-wild-done = Trik ini milikmu, jadi kamu membuka yang berikutnya.
error-lesson-wild-missed = Mainkan king dan 13 bersama-sama.

lesson-turn = Kamu boleh membuka dengan apa saja. Sejauh ini, tiap kombinasi harus lebih tinggi. Kalau memainkan 7, kamu boleh bilang “turun”, dan setelah itu tiap kombinasi harus lebih rendah. Itu cocok untuk kartumu yang lain! { $how }
lesson-turn-done = Kali ini turun dari 7.
error-lesson-turn-missed = Buka dengan 7, sambil bilang “turun”.

lesson-consec = 7, 6, 5: 3 langkah dengan jarak yang sama disebut “urutan”, dan trik ini harus berlanjut seperti itu. Hanya 4 yang boleh menyusul: tidak boleh 13, tidak boleh joker. { $how }
lesson-consec-done = Berikutnya harus 3.
error-lesson-consec-missed = Setelah 7, 6, dan 5 hanya boleh 4.

lesson-call = Lho, itu angka 9! Kamu punya beberapa detik untuk menyerukan salah main: kalau benar, kamu mendapat joker palsu. Kalau keliru, kamulah yang salah main. { $how }
lesson-call-done = Betul! Kamu mendapat joker palsu (★).
error-lesson-call-missed = Serukan salah main: seharusnya angka 3.

lesson-out = Joker palsu adalah kartu tambahan: tidak wajib dimainkan. Kalau terbuka, nilainya seperti gambarnya, yaitu 5; tiga angka 5 dan dua angka 8 adalah full house, sebuah kombinasi poker. Mainkan semuanya, dan kartumu habis. { $how }
lesson-out-done = Kartumu habis paling dulu, jadi kamu memenangkan ronde ini dan mendapat 2 poin. Pemain terakhir kehilangan 2. Joker palsu yang tidak kamu mainkan disimpan untuk ronde berikutnya.
error-lesson-out-missed = Mainkan kedua angka 5, joker palsu, dan kedua angka 8 bersama-sama.

## Caranya di halaman.

spite-tap = { $pointer ->
    [tap] Ketuk “{ $what }”.
   *[other] Klik “{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Ketuk { $what }, lalu “Mainkan”.
   *[other] Klik { $what }, lalu “Mainkan”.
}
