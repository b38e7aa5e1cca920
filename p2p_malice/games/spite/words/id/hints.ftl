### Mengapa sebuah saran menganjurkan langkah itu.

hint-beats-up = { $size ->
    [1] { $than ->
        [A] Itu mengalahkan as.
        [J] Itu mengalahkan jack.
        [Q] Itu mengalahkan queen.
        [K] Itu mengalahkan king.
       *[other] Itu mengalahkan { $than }.
    }
    [2] { $than ->
        [A] Sepasang itu mengalahkan sepasang as.
        [J] Sepasang itu mengalahkan sepasang jack.
        [Q] Sepasang itu mengalahkan sepasang queen.
        [K] Sepasang itu mengalahkan sepasang king.
       *[other] Sepasang itu mengalahkan sepasang { $than }.
    }
    [3] { $than ->
        [A] Tiga kartu itu mengalahkan tiga as.
        [J] Tiga kartu itu mengalahkan tiga jack.
        [Q] Tiga kartu itu mengalahkan tiga queen.
        [K] Tiga kartu itu mengalahkan tiga king.
       *[other] Tiga kartu itu mengalahkan tiga kartu { $than }.
    }
   *[other] { $than ->
        [A] Empat kartu itu mengalahkan empat as.
        [J] Empat kartu itu mengalahkan empat jack.
        [Q] Empat kartu itu mengalahkan empat queen.
        [K] Empat kartu itu mengalahkan empat king.
       *[other] Empat kartu itu mengalahkan empat kartu { $than }.
    }
}
hint-beats-down = { $size ->
    [1] { $than ->
        [A] Itu lebih rendah dari as, sesuai arahnya.
        [J] Itu lebih rendah dari jack, sesuai arahnya.
        [Q] Itu lebih rendah dari queen, sesuai arahnya.
        [K] Itu lebih rendah dari king, sesuai arahnya.
       *[other] Itu lebih rendah dari { $than }, sesuai arahnya.
    }
    [2] { $than ->
        [A] Sepasang itu lebih rendah dari sepasang as, sesuai arahnya.
        [J] Sepasang itu lebih rendah dari sepasang jack, sesuai arahnya.
        [Q] Sepasang itu lebih rendah dari sepasang queen, sesuai arahnya.
        [K] Sepasang itu lebih rendah dari sepasang king, sesuai arahnya.
       *[other] Sepasang itu lebih rendah dari sepasang { $than }, sesuai arahnya.
    }
    [3] { $than ->
        [A] Tiga kartu itu lebih rendah dari tiga as, sesuai arahnya.
        [J] Tiga kartu itu lebih rendah dari tiga jack, sesuai arahnya.
        [Q] Tiga kartu itu lebih rendah dari tiga queen, sesuai arahnya.
        [K] Tiga kartu itu lebih rendah dari tiga king, sesuai arahnya.
       *[other] Tiga kartu itu lebih rendah dari tiga kartu { $than }, sesuai arahnya.
    }
   *[other] { $than ->
        [A] Empat kartu itu lebih rendah dari empat as, sesuai arahnya.
        [J] Empat kartu itu lebih rendah dari empat jack, sesuai arahnya.
        [Q] Empat kartu itu lebih rendah dari empat queen, sesuai arahnya.
        [K] Empat kartu itu lebih rendah dari empat king, sesuai arahnya.
       *[other] Empat kartu itu lebih rendah dari empat kartu { $than }, sesuai arahnya.
    }
}
hint-alike-up = Nilainya sama, tapi semua satu warna atau satu jenis, jadi lebih tinggi.
hint-alike-down = Nilainya sama, tapi warna atau jenisnya lebih campuran, jadi lebih rendah.
hint-wild-up = Nilainya sama, tapi kartu bebas 13-nya lebih sedikit, jadi lebih tinggi.
hint-wild-down = Nilainya sama, tapi kartu bebas 13-nya lebih banyak, jadi lebih rendah.
hint-sevens = 7 boleh di atas 7, dan itu mengubah arah.
hint-poker-up = { $than ->
    [straight] Itu di atas straight.
    [full_house] Itu di atas full house.
    [flush] Itu di atas flush.
    [quads] Itu di atas four of a kind.
   *[straight_flush] Itu di atas straight flush.
}
hint-poker-down = { $than ->
    [straight] Itu di bawah straight, sesuai arahnya.
    [full_house] Itu di bawah full house, sesuai arahnya.
    [flush] Itu di bawah flush, sesuai arahnya.
    [quads] Itu di bawah four of a kind, sesuai arahnya.
   *[straight_flush] Itu di bawah straight flush, sesuai arahnya.
}
hint-same-poker-up = { $than ->
    [straight] Sama-sama straight, tapi lebih tinggi.
    [full_house] Sama-sama full house, tapi lebih tinggi.
    [flush] Sama-sama flush, tapi lebih tinggi.
    [quads] Sama-sama four of a kind, tapi lebih tinggi.
   *[straight_flush] Sama-sama straight flush, tapi lebih tinggi.
}
hint-same-poker-down = { $than ->
    [straight] Sama-sama straight, tapi lebih rendah, sesuai arahnya.
    [full_house] Sama-sama full house, tapi lebih rendah, sesuai arahnya.
    [flush] Sama-sama flush, tapi lebih rendah, sesuai arahnya.
    [quads] Sama-sama four of a kind, tapi lebih rendah, sesuai arahnya.
   *[straight_flush] Sama-sama straight flush, tapi lebih rendah, sesuai arahnya.
}
hint-consec = { $than ->
    [A] Urutan ini meminta as.
    [J] Urutan ini meminta jack.
    [Q] Urutan ini meminta queen.
    [K] Urutan ini meminta king.
   *[other] Urutan ini meminta { $than }.
}
hint-suits = Lambangnya sesuai dengan yang diminta urutan ini.
hint-joker-up = Kombinasi joker mengalahkan apa saja, kecuali kombinasi joker yang lebih tinggi.
hint-joker-again = Joker boleh dimainkan di atas joker.
hint-joker-down = Kombinasi joker boleh dimainkan di atas apa saja.
hint-open = { $size ->
    [1] Setelah joker atau joker palsu tertutup, kartu apa saja boleh menyusul.
   *[other] Setelah joker atau joker palsu tertutup, { $size } kartu apa saja yang membentuk kombinasi boleh menyusul.
}
hint-down = Joker palsu tertutup boleh dimainkan di atas ini.

hint-out = Itu kartu terakhirmu, jadi kartumu habis.
hint-out-bounty = Itu kartu terakhirmu, jadi kartumu habis, dan nilainya meraih hadiah.
hint-win = Kemungkinan besar itu memenangkan trik, lalu kamu yang membuka.
hint-sure = Hampir tidak ada yang bisa mengalahkannya, jadi sepertinya kamu yang membuka berikutnya.
hint-dare = Kemungkinan besar itu menang, dan setelah “lawan aku” kamu menukar kartu yang jelek.
hint-say-higher = Bilang “naik” bersamanya: itu lebih baik untuk kartumu yang lain.
hint-say-lower = Bilang “turun” bersamanya: itu lebih baik untuk kartumu yang lain.
hint-many = Itu menghabiskan banyak kartu sekaligus.
hint-low = Kartu rendah nanti sulit dihabiskan, jadi buka dengan itu selagi bisa.
hint-least = Itu sudah cukup, jadi kartumu yang lebih baik tersimpan.
hint-whole = Itu tidak memecah apa pun yang kamu perlukan nanti.
hint-play = Langkah lain tidak menyisakan kartu yang lebih baik.
hint-buy-back = { $count ->
   *[other] Masuk lagi sepadan dengan mengambil { $count } kartu.
}
hint-nothing = Tidak ada kartumu yang bisa mengalahkan itu.
hint-nothing-safe = Di sini hanya joker yang bisa, dan sekarang itu bisa merugikanmu lebih dari trik ini.
hint-nothing-due = { $than ->
    [A] Sedang urutan: hanya as yang boleh menyusul, dan kamu tidak bisa memainkannya.
    [J] Sedang urutan: hanya jack yang boleh menyusul, dan kamu tidak bisa memainkannya.
    [Q] Sedang urutan: hanya queen yang boleh menyusul, dan kamu tidak bisa memainkannya.
    [K] Sedang urutan: hanya king yang boleh menyusul, dan kamu tidak bisa memainkannya.
   *[other] Sedang urutan: hanya { $than } yang boleh menyusul, dan kamu tidak bisa memainkannya.
}
hint-nothing-suits = Sedang urutan jenis, dan tidak ada kartumu yang jenisnya sesuai.
hint-stay-out = { $count ->
   *[other] Masuk lagi tidak sepadan dengan mengambil { $count } kartu.
}
hint-pass = Itu bisa kamu kalahkan, tapi hanya dengan kartu yang kamu perlukan nanti.
hint-decline = Membuka dengan nilai itu akan memecah kartumu yang lebih baik.
hint-decline-none = Kamu tidak punya kartu dengan nilai itu.
hint-exchange = Kartu yang kamu lepas hampir tidak ada gunanya bagimu.
hint-swap = Skormu menentukan kartu mana yang kamu serahkan.
