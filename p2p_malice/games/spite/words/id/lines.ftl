### Meja sebagai baris teks: label paling banyak 9 huruf, dan kalimat pendek di belakangnya.

lines-round = Ronde
lines-direction = { $way ->
    [up] arah naik
   *[down] arah turun
}
lines-arity = { $count ->
   *[other] { $count } kartu sekali main
}
lines-due = berikutnya { $rank }
lines-suits = hanya { $suits }
lines-trick = Trik
lines-no-trick = trik baru dimulai
lines-before = { $count ->
   *[other] { $count } kartu sebelumnya
}
lines-played = { $name }: { $cards }
lines-face-down = { $count ->
   *[other] { $count } joker palsu tertutup
}
lines-table = Meja
lines-bounty = hadiah { $card }
lines-gave = menyerahkan { $cards }
lines-got = mendapat { $cards }
lines-price = { $count ->
   *[other] tebus dengan { $count } kartu
}
lines-deck = { $count ->
   *[other] { $count } kartu untuk diambil
}
lines-pile = { $count ->
   *[other] { $count } joker palsu di tumpukan bersama
}

## Baris seorang pemain.

lines-hand-count = { $count ->
   *[other] { $count } kartu
}
lines-fakes-count = { $count ->
   *[other] { $count } joker palsu
}
lines-score = skor { $count }
lines-place = { $count ->
   *[other] peringkat { $count }
}
lines-barred = keluar dari trik ini
lines-passed = lewat
lines-absent = ikut di ronde berikutnya
lines-early = sudah menaruh { $cards }
lines-skips = { $count ->
   *[other] { $count } giliran dilewati
}
lines-cams = { $count ->
    [1] lawan aku
   *[other] lawan aku { $count } kali
}
lines-hand = tangan
lines-fakes = joker palsu

## Yang perlu dilakukan.

lines-asked-lead = Kamu membuka. Mainkan apa saja.
lines-asked-claim = { $rank ->
    [A] Kalau mau, buka dengan kombinasi yang memuat as. Yang paling dulu, dialah yang membuka.
    [J] Kalau mau, buka dengan kombinasi yang memuat jack. Yang paling dulu, dialah yang membuka.
    [Q] Kalau mau, buka dengan kombinasi yang memuat queen. Yang paling dulu, dialah yang membuka.
    [K] Kalau mau, buka dengan kombinasi yang memuat king. Yang paling dulu, dialah yang membuka.
   *[other] Kalau mau, buka dengan kombinasi yang memuat { $rank }. Yang paling dulu, dialah yang membuka.
}
lines-asked-exchange = { $count ->
    [1] Tukar 1 kartu dengan tumpukan ambil.
   *[other] Tukar 1 sampai { $count } kartu dengan tumpukan ambil.
}
lines-asked-swap = { $count ->
   *[other] Sesuai skormu, serahkan { $count } kartu, dan kamu mendapat gantinya.
}
lines-asked-buy = { $count ->
   *[other] Kamu bisa menebus: kalahkan kombinasi terakhir, lalu ambil { $count } kartu.
}
lines-type = Ketik kartunya dengan spasi di antaranya: { $cards }
lines-preview = Taruh ? di depan untuk memeriksanya sebelum dimainkan.
lines-add = Boleh ditambah: { $words }
lines-buy = Untuk menebus, tambahkan buy{ $count }.

plain-help-moves =
    Ketik kartu sebuah kombinasi dengan spasi di antaranya: 5c 5d. Taruh ? di
    depan untuk melihat jadi apa dan apakah boleh dimainkan: ? 5c 5d
    Yang kamu katakan ditulis di belakangnya, seperti 7c 7d lower:
      higher, lower    naik, turun: ubah arah dengan 7
      unbeatable       untuk 2 yang tak terkalahkan
      cam              lawan aku
      down             taruh joker palsu tertutup
      buy3             tebus dengan 3 kartu; harus sesuai harganya
    Untuk lewat, menolak, atau menyimpan semua kartu, ketik nomor di
    sampingnya. Selama yang lain bermain, ketik misplay untuk menyerukan bahwa
    langkah terakhir salah main, atau countdown supaya mereka cepat.
