### Aturan main sebagai lembaran: tujuan, sekilas, satu giliran langkah demi langkah, istilahnya, sisanya.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = Tuan rumah memakai aturan yang tidak dikenal versi ini. Kamu tetap bisa main.

## Judul.

sheet-part-goal = Tujuan
sheet-part-glance = Sekilas
sheet-steps-turn = Giliranmu
sheet-part-twists = Yang seru
sheet-part-end = Skor
sheet-steps-small = Hal-hal kecil

## Tujuan, dan yang terpenting sekilas.

sheet-goal = { $rounds ->
   *[other] Habiskan kartumu sebelum yang lain. Setelah { $rounds } ronde, skor tertinggi menang.
} Untuk { $least } sampai { $most } pemain.
sheet-house = { $house ->
    [none] { "" }
   *[other] Aturan khusus: { $house }.
}
label-hand = Kartu dibagi
brief-hand = { $hand } per pemain
label-ranks = Nilai
brief-ranks = 3 sampai 10, lalu 11, 12, 13, J, Q, K, A, 2; 13 kartu bebas
label-fakes = Joker palsu
brief-fakes = { $fakes }, untuk diraih; gambar belakangnya berbeda
label-bounty = Hadiah
brief-bounty = kalau kartu terakhirmu senilai dengannya, kamu dapat joker palsu

## Giliranmu.

sheet-turn = Mainkan kombinasi yang mengalahkan kombinasi terakhir dengan jumlah kartu yang sama, atau lewat. Kalau kamu membuka, mainkan kombinasi apa saja; kamu tidak boleh lewat.
sheet-hand = Kombinasi adalah 1 kartu, 2 sampai 4 kartu bernilai sama, atau kombinasi poker berisi 5 kartu.
sheet-last-chance = { $last_chance ->
    [yes] Begitu giliran kembali ke pemain yang terakhir main, dia memenangkan trik itu dan membuka yang berikutnya.
   *[no] Begitu semua yang lain lewat, pemain yang terakhir main memenangkan trik itu dan membuka yang berikutnya.
}
sheet-example = Contoh: di atas sepasang 9, mainkan dua jack, atau jack dan 13. Satu as saja tidak boleh.

## Istilah permainan: label, dan artinya.

label-direction = Naik, turun
brief-direction = Ronde mulai dengan “naik”. Dengan 7 asli, kamu boleh bilang sebaliknya.
label-consec = Urutan
brief-consec = Kalau 3 langkah berturut-turut berjarak sama (5, 7, 9) atau berjenis sama, trik harus berlanjut begitu, tanpa 13 dan joker.
label-joker = Joker
brief-joker = 1 joker, atau 5 kartu asli atau lebih yang nilainya sama. Mengalahkan apa saja, berapa pun jumlahnya, kecuali kombinasi joker yang lebih tinggi (jumlah kartu, lalu nilai).
label-down = Joker palsu
brief-down = Terbuka, nilainya seperti gambarnya. Tertutup, tidak mengalahkan apa-apa, tapi apa pun yang jumlahnya pas boleh menyusul. 5 atau lebih mengalahkan semuanya.
label-cam = Lawan aku
brief-cam = Katakan bersama kartu yang masih bisa dikalahkan tanpa joker. Menangkan triknya dan tukar kartu; kalau tidak, satu giliranmu dilewati.
label-buy = Tebus
brief-buy = Setelah lewat, masuk lagi dengan mengalahkan kombinasi terakhir, lalu ambil kartu sebanyak harganya: 1, lalu 1, 2, 3, 5, 8…
label-misplay = Salah main
brief-misplay = { $referee ->
    [yes] Meja menolak semua yang melanggar aturan.
   *[no] { $has_fakes ->
        [yes] Kamu bisa menaruh apa saja, tapi setelah salah main kamu keluar dari trik, kehilangan joker palsumu, dan satu giliranmu dilewati.
       *[no] Kamu bisa menaruh apa saja, tapi setelah salah main kamu keluar dari trik dan satu giliranmu dilewati.
    }
}

## Skor.

sheet-points = { $rounds ->
    [1] Ronde selesai kalau tinggal satu pemain yang punya kartu. Peringkat pertama mendapat 2, kedua 1; yang kedua dari akhir kehilangan 1, yang terakhir 2.
   *[other] Ronde selesai kalau tinggal satu pemain yang punya kartu. Peringkat pertama mendapat 2, kedua 1; yang kedua dari akhir kehilangan 1, yang terakhir 2. Sebelum itu, skor lamamu bergeser 1 ke arah 0. Kalau kamu pindah dari separuh atas ke separuh bawah, atau sebaliknya, skor lamamu jadi 0. Dengan 2 poin, peringkat pertama lagi jadi 2 - 1 + 2 = 3; peringkat terakhir jadi 0 - 2 = -2.
}
sheet-swap = Saat kartu dibagi lagi, pemain dengan skor 2 menyerahkan 2 kartu terendahnya, pemain dengan skor -2 menyerahkan 2 kartu tertingginya, dan seterusnya. Masing-masing mengambil sebanyak itu dari kartu pihak seberang.

## Hal-hal kecil.

sheet-deck = Ada { $packs } pak, seluruhnya { $cards } kartu. Tiap pak berisi 52 kartu biasa, satu 11 dan satu 12 di tiap jenis, dua 13 merah, dan satu joker.
sheet-first-lead = { $first_lead ->
    [yes] Ronde pertama dibuka oleh yang paling dulu memainkan kombinasi berisi 3. Kalau dalam { $claim_seconds } detik tidak ada, giliran angka 4, dan seterusnya.
   *[no] Ronde pertama dibuka oleh pemain di kiri pembagi.
}
sheet-later-lead = Ronde berikutnya dibuka oleh pemain dengan skor terendah; kalau ada beberapa, oleh yang paling belakangan jadi peringkat terakhir.
sheet-next-lead = Kalau kartu pemenang trik sudah habis, pemain berikutnya membuka.
sheet-alike = { watched-alike } Yang sama tidak pernah mengalahkan yang sama, tapi joker boleh dimainkan di atas joker.
sheet-poker = Kombinasi poker dari rendah ke tinggi: straight, full house, flush, four of a kind, straight flush. J Q K A 2 adalah straight tertinggi; di semua straight, J menyusul 12.
sheet-thirteens = Bersama kartu lain, 13 jadi apa pun yang membentuk kombinasi terendah, dan kombinasi itu di bawah yang asli. Makin banyak 13-nya, makin rendah.
sheet-readings = { $thirteens_have_suits ->
    [yes] 13 ikut dihitung saat jenis dibandingkan.
   *[no] 13 tidak dihitung saat jenis dibandingkan.
} { $thirteens_natural ->
    [yes] Kombinasi 13 saja dianggap asli.
   *[no] Kombinasi 13 saja tidak dianggap asli.
}
sheet-turning = { $big_hands_turn ->
    [yes] Kecuali dalam urutan, 7 asli boleh dimainkan di atas 7 asli yang sama banyak; arah otomatis berubah. Angka 3 asli juga mengubahnya, dari “turun” ke “naik”. Begitu pula 5 atau lebih dari salah satunya.
   *[no] Kecuali dalam urutan, 7 asli boleh dimainkan di atas 7 asli yang sama banyak; arah otomatis berubah. Angka 3 asli juga mengubahnya, dari “turun” ke “naik”. 5 atau lebih dari salah satunya tidak mengubah arah.
}
sheet-numerical = Urutan berjarak tidak menghitung 13: setelah 12 menyusul J. Kalau perlu, dari 2 terus ke 3. Saat turun, 3 membaliknya: setelah 4, 3, dan 4, berikutnya harus 5.
sheet-forms = Kombinasi poker tidak pernah membentuk urutan. Untuk 2 kartu atau lebih, semua jenisnya harus sama: misalnya hati dan keriting setiap kali.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 kombinasi senilai juga membentuk urutan.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7 yang mengubah arah juga membalik jaraknya.
   *[no] 7 yang mengubah arah tidak membalik jaraknya.
}
sheet-unbeatable = Dalam urutan yang hanya soal jenis, 2 tidak terkalahkan saat naik: katakan “tak terkalahkan” bersamanya. Contoh: 4♥, 8♥, dan J♥, lalu 2♥.
sheet-joker-limits = Saat turun, kombinasi apa pun dengan jumlah sesuai trik boleh menyusul kombinasi joker. { $has_fakes ->
    [yes] Kalau kombinasi terakhirmu atau yang sebelumnya adalah kombinasi joker, atau memuat joker palsu tertutup, kamu kalah di ronde itu.
   *[no] Kalau kombinasi terakhirmu atau yang sebelumnya adalah kombinasi joker, kamu kalah di ronde itu.
}
sheet-open-size = Saat turun, kombinasi joker yang membuka trik belum menentukan jumlah kartu: langkah berikutnya yang menentukan. { $has_fakes ->
    [yes] Begitu juga joker palsu yang membuka trik dalam keadaan tertutup, ke mana pun arahnya.
   *[no] { "" }
}
sheet-five-fakes = 5 joker palsu tertutup atau lebih boleh dimainkan kapan saja, bahkan dalam urutan. Hanya joker palsu tertutup yang lebih banyak yang mengalahkannya. Jangan bilang “lawan aku” atau “tak terkalahkan” bersamanya.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Joker palsu didapat dengan menyerukan salah main, atau kalau kartu terakhirmu semuanya asli dan nilainya sama dengan hadiah: satu untuk tiap kartu, lalu hadiah baru dibuka.
       *[no] Joker palsu didapat kalau kartu terakhirmu semuanya asli dan nilainya sama dengan hadiah: satu untuk tiap kartu, lalu hadiah baru dibuka.
    }
   *[no] Joker palsu didapat dengan menyerukan salah main.
} Joker palsu tidak termasuk kartu di tanganmu, dan kamu simpan untuk ronde berikutnya. Kalau tumpukannya habis, kamu mendapat kartu teratas tumpukan ambil: hanya boleh dimainkan terbuka, sebagai kartu yang tergambar.
sheet-cam-won = { $cam_counts_passed ->
    [yes] “Lawan aku” perlu lebih dari 2 pemain yang masih punya kartu.
   *[no] “Lawan aku” perlu lebih dari 2 pemain yang masih ikut trik.
} Kalau menang, tukar 1 sampai { $cam_limit } kartu: tambah satu untuk tiap kali kamu mengatakannya lagi, kurang satu untuk tiap trik yang sudah kamu menangkan begitu sejak terakhir kali pemain lain memenangkan trik. Misalnya, trik kedua yang seperti itu membolehkan 2. Kalau hasilnya 0, tidak terjadi apa-apa; di bawah 0, giliranmu dilewati sebanyak itu. Menang dengan kombinasi joker adalah salah main. Kalau tidak menang, giliranmu dilewati sekali untuk tiap kali kamu mengatakannya. Tidak dihitung kalau hal lain yang kamu katakan bersamanya keliru.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Tidak menukar kartu sama sekali, atau menukar terlalu banyak, adalah salah main.
}
sheet-buying = Harga tebus sama untuk semua: naik tiap kali ada yang menebus. Yang sudah menebus ikut trik sampai lewat lagi.
sheet-price-anew = Tiap ronde, harga itu mulai dari awal.
sheet-limit = Kalau kartu di tanganmu sampai { $hand_limit }, kamu kalah di ronde itu.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Salah main tidak perlu diserukan: meja langsung memutuskan.
       *[other] Salah main bisa diserukan selama { $window } detik, sementara permainan jalan terus. Setelah itu trik kembali seperti sebelumnya. Kalau tidak ada yang menyerukan, meja yang memutuskan. Seruan yang keliru adalah salah main.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Salah satu penyeru mendapat joker palsu pelakunya; kalau pelakunya tidak punya, satu dari tumpukan bersama.
   *[no] Salah satu penyeru mendapat joker palsu pelakunya.
}
sheet-countdown = Siapa pun boleh memulai hitung mundur { $decision } detik, ditambah 1 untuk tiap kartu yang baru diambil. Kalau kamu belum main saat waktunya habis, kamu dianggap lewat; kalau kamu yang harus membuka, pemain berikutnya yang membuka.
sheet-hints = { $hints ->
    [yes] Kamu boleh minta saran di giliranmu.
   *[no] Tidak ada saran.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Satu giliran paling lama { $clock } detik. Kalau habis, meja melewatkanmu atau memainkan kartu.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Kartu yang ditaruh sebelum giliran tetap di situ, dan dimainkan di giliranmu: kalau saat itu tidak cocok, jadinya salah main.
}
sheet-swap-rest = Kalau pihak seberang menyerahkan lebih sedikit, sisanya diambil dari tumpukan tarik. Kalau lebih banyak, kelebihannya diperlihatkan lalu dibuang.
sheet-middle = Kalau jumlah pemain ganjil, peringkat tengah tidak masuk separuh mana pun: skormu jadi 0 setelahnya, dan saat kamu meninggalkannya.
sheet-three = Kalau pemainnya 3, peringkat kedua juga kedua dari akhir, jadi mendapat 0.
sheet-late = Pemain yang masuk di antara dua ronde dianggap kalah di ronde terakhir, dengan skor { $loser }; yang lain naik satu peringkat.
