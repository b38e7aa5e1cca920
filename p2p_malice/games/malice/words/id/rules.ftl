### Aturan main sebagai lembaran: tujuan, bedanya, sekilas, satu giliran langkah demi langkah, sisanya.

sheet-title = { -title }: { $variant ->
    [official] Resmi
    [catmouse] Kucing dan Tikus
    [catmouse-short] Kucing dan Tikus, singkat
    [pz] Joker bebas, sampai king
    [pz-nwis] Joker bebas, target tanpa joker
    [classic] Menurut buku
   *[mdw] Duel klasik
}
sheet-unknown = Tuan rumah memakai aturan yang tidak dikenal versi ini. Kamu tetap bisa main: yang ditawarkan hanya langkah yang dibolehkan.

## Judul.

sheet-part-goal = Tujuan
sheet-part-differs = Bedanya dengan Duel klasik
sheet-part-glance = Sekilas
sheet-steps-turn = Giliranmu
sheet-part-piles = Tumpukan
sheet-part-set-up = Persiapan
sheet-part-partners = Rekan
sheet-part-match = Pertandingan
sheet-part-small = Hal-hal kecil

## Tujuan.

sheet-goal = { $partners ->
    [yes] Pasangan yang lebih dulu menghabiskan kedua tumpukan targetnya menang. 4 pemain.
   *[no] Pemain yang lebih dulu menghabiskan tumpukan targetnya menang. { $max_seats ->
        [2] 2 pemain.
       *[other] { $min_seats } sampai { $max_seats } pemain.
    }
}

## Bedanya dengan Duel klasik.

sheet-differs-partners = { $partners ->
    [yes] Dua lawan dua.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Joker adalah kartu bebas, king bukan.
    [both] Joker juga kartu bebas.
   *[none] Tidak ada kartu bebas.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Kartu bebas tidak boleh jadi as.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Tumpukan naik sampai king.
    [12] { "" }
    [11] Tumpukan hanya naik sampai jack.
   *[other] Tumpukan hanya naik sampai { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Sebelum membuang kartu, as di tangan wajib dimainkan selama ada tempat untuk tumpukan baru.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Kartu tangan tidak dibagi: kamu mengambilnya di giliran pertamamu.
}
sheet-differs-payoff = { $payoff ->
   *[other] Setiap tumpukan target berisi { $payoff } kartu.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Tumpukan penuh disisihkan, lalu dikocok kalau tumpukan ambil habis.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Kalau kartu tidak cukup untuk melengkapi kartu di tangan, permainan seri.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Aturan khusus: { $house }.
}

## Sekilas: label, dan isinya.

label-payoff = Tumpukan target
brief-payoff = { $variant ->
    [mdw] { $payoff } kartu (biasanya 11, 21, atau 31)
   *[other] { $payoff } kartu
}
label-centre-piles = Tumpukan tengah
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, dari as sampai king
    [12] { $centre_piles }, dari as sampai queen
    [11] { $centre_piles }, dari as sampai jack
   *[other] { $centre_piles }, dari as sampai { $last_rank }
}
label-wild = Kartu bebas
brief-wild = { $wild ->
    [kings] king
    [jokers] joker
    [both] king dan joker
   *[none] tidak ada
}
label-discard-piles = Tumpukan buangan
brief-discard-piles = { $discard_piles } per pemain
label-match = Pertandingan
brief-match = { $match ->
    [points] { $deals ->
       *[other] { $target } poin atau { $deals } permainan
    }
    [games] { $deals } permainan
   *[none] { "" }
}

## Giliranmu.

sheet-draw = { $hand ->
   *[other] Ambil kartu sampai ada { $hand } kartu di tanganmu.
}
sheet-play = { $discard_piles ->
   *[other] Mainkan kartu ke tengah sebanyak yang kamu mau: dari tangan, dari tumpukan target (kartu berikutnya lalu dibuka), atau kartu teratas tumpukan buanganmu.
}
sheet-discard = { $discard_piles ->
    [1] Untuk mengakhiri giliran, buang satu kartu dari tangan ke tumpukan buanganmu.
   *[other] Untuk mengakhiri giliran, buang satu kartu dari tangan ke salah satu tumpukan buanganmu.
}
sheet-refill = { $hand ->
   *[other] Kalau semua kartu di tanganmu sudah dimainkan, ambil { $hand } kartu baru dan terus bermain.
}

sheet-example = { $hand ->
    [1] { "" }
   *[other] { $wild ->
        [none] Contoh: sebuah tumpukan menunjukkan as, kamu memegang 2 dan 9, dan kartu targetmu 3. Mainkan 2, lalu 3 di atasnya, dan buang 9.
        [jokers] Contoh: sebuah tumpukan menunjukkan as, kamu memegang joker dan 9, dan kartu targetmu 3. Mainkan joker jadi 2, lalu 3 di atasnya, dan buang 9.
       *[other] Contoh: sebuah tumpukan menunjukkan as, kamu memegang king dan 9, dan kartu targetmu 3. Mainkan king jadi 2, lalu 3 di atasnya, dan buang 9.
    }
}

## Tumpukan.

sheet-last-rank = { $last_rank ->
    [13] Semua pemain menyusun kartu di tumpukan tengah, dari as sampai king. Jenis tidak berpengaruh.
    [12] Semua pemain menyusun kartu di tumpukan tengah, dari as sampai queen. Jenis tidak berpengaruh.
    [11] Semua pemain menyusun kartu di tumpukan tengah, dari as sampai jack. Jenis tidak berpengaruh.
   *[other] Semua pemain menyusun kartu di tumpukan tengah, dari as sampai { $last_rank }. Jenis tidak berpengaruh.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] King adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
    }
    [11] { $kings_wild ->
        [yes] Queen adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
       *[no] Queen dan king adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
    }
    [10] { $kings_wild ->
        [yes] Jack sampai queen adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
       *[no] Jack sampai king adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
    }
   *[other] { $kings_wild ->
        [yes] Kartu { $dead_from } sampai queen adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
       *[no] Kartu { $dead_from } sampai king adalah kartu mati: tidak pernah cocok. Tumpukan target yang berisi kartu mati tidak bisa dihabiskan.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Tumpukan yang penuh langsung dikocok masuk ke tumpukan ambil.
   *[when-empty] { "" }
}
sheet-discard-piles = Semua buangan boleh dilihat siapa saja, tapi hanya yang teratas yang boleh dimainkan, dan hanya ke tengah. Kartu target tidak pernah dibuang.

sheet-kings-wild = { $wild ->
    [kings] Sampai tumpukannya penuh, king jadi kartu apa pun yang diperlukan. Boleh beberapa king berturut-turut.
    [jokers] Sampai tumpukannya penuh, joker jadi kartu apa pun yang diperlukan. Boleh beberapa joker berturut-turut.
    [both] Sampai tumpukannya penuh, king atau joker jadi kartu apa pun yang diperlukan. Boleh beberapa berturut-turut.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Kartu bebas juga boleh jadi as yang memulai tumpukan.
       *[no] { "" }
    }
}

## Persiapan.

sheet-packs = { $packs ->
    [0] Jumlah pak kartu (52 lembar) satu lebih banyak daripada jumlah pemain.
   *[other] Dipakai { $packs } pak kartu (52 lembar).
} { $jokers ->
    [0] { "" }
   *[other] Tiap pak juga berisi { $jokers } joker.
}
sheet-payoff = { $payoff ->
    [1] Tumpukan target hanya 1 kartu, terbuka.
   *[other] Tumpukan target tertutup, hanya kartu teratas yang terbuka; kartu di bawahnya tidak boleh dilihat siapa pun.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Tumpukan target dibagi tanpa kartu bebas; kartu bebas lalu masuk ke tumpukan ambil.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Setelah itu kartu tangan dibagi; sisanya menjadi tumpukan ambil.
   *[turn] Sisanya menjadi tumpukan ambil.
}
sheet-starter = { $starter ->
    [left] Pembagi pertama diundi, lalu bergeser ke kiri. Pemain di kiri pembagi mulai duluan.
    [dealer] Pembagi pertama diundi, lalu bergeser ke kiri. Pembagi mulai duluan.
   *[top] { $jokers ->
        [0] Pemain dengan kartu target tertinggi mulai duluan (king tertinggi, as terendah).
       *[other] { $wilds_in_payoff ->
            [yes] Pemain dengan kartu target tertinggi mulai duluan (joker tertinggi, lalu king; as terendah).
           *[no] Pemain dengan kartu target tertinggi mulai duluan (king tertinggi, as terendah).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [1] Kalau kartu tertinggi sama, semua dibagi ulang.
           *[other] Kalau kartu tertinggi sama, tumpukan itu dikocok.
        }
       *[redeal] Kalau kartu target tertinggi sama di awal, semua dibagi ulang.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
   *[other] Giliran berputar searah jarum jam.
}

## Rekan.

sheet-partners = { $partners ->
    [yes] Rekan duduk berseberangan. Kamu juga boleh memainkan kartu target rekanmu dan kartu teratas tumpukan buangannya, tapi kamu hanya membuang ke tumpukanmu sendiri. Kalau tumpukan targetmu habis, kamu bermain untuk rekanmu.
   *[no] { "" }
}

## Pertandingan.

sheet-deals = { $match ->
    [games] Setelah { $deals } permainan, pemenang pertandingan adalah pemain dengan poin terbanyak.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] Pemain yang lebih dulu mencapai { $target } poin memenangkan pertandingan. { $deals ->
        [1] Paling lama setelah { $max_deals } permainan, pemenangnya adalah pemain dengan poin terbanyak.
       *[other] Paling lama setelah { $deals } permainan, pemenangnya adalah pemain dengan poin terbanyak.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Pemenang satu permainan mendapat 1 poin.
       *[cards] Pemenang satu permainan mendapat 1 poin untuk tiap kartu yang tersisa di tumpukan target pemain lain.
    } Pemain dengan poin sama berbagi kemenangan, kecuali kalau semua sama: maka hasilnya seri.
}

## Hal-hal kecil: yang jarang sekali penting.

sheet-undo = { $undo ->
    [yes] Langkah boleh diurungkan sampai ada kartu baru yang dibuka atau diambil, atau giliranmu selesai. Batasnya { $max_undone } dalam satu giliran dan { $max_undone_in_game } dalam satu permainan.
   *[no] Langkah tidak bisa diurungkan.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Tidak ada saran.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Satu giliran paling lama { $clock } detik. Kalau habis, meja membuang kartu untukmu.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Kalau kartu tidak cukup untuk melengkapi kartu di tangan, kamu mengambil sisanya dan terus bermain.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Pemain yang tidak punya kartu dan tidak bisa main dilewati. Permainan selesai kalau tidak ada yang bisa main, kalau selama { $idle_rounds } giliran tiap pemain tidak ada kartu target yang dimainkan, atau setelah { $game_moves } langkah. Pasangan dengan sisa kartu target paling sedikit menang; kalau sama, seri.
       *[no] Pemain yang tidak punya kartu dan tidak bisa main dilewati. Permainan selesai kalau tidak ada yang bisa main, kalau selama { $idle_rounds } giliran tiap pemain tidak ada kartu target yang dimainkan, atau setelah { $game_moves } langkah. Pemain dengan sisa kartu target paling sedikit menang; kalau sama, seri.
    }
   *[tie] { $partners ->
        [yes] Permainan selesai kalau selama { $idle_rounds } giliran tiap pemain tidak ada kartu target yang dimainkan, atau setelah { $game_moves } langkah. Pasangan dengan sisa kartu target paling sedikit menang; kalau sama, seri.
       *[no] Permainan selesai kalau selama { $idle_rounds } giliran tiap pemain tidak ada kartu target yang dimainkan, atau setelah { $game_moves } langkah. Pemain dengan sisa kartu target paling sedikit menang; kalau sama, seri.
    }
} Setelah { $turn_plays } kartu dalam satu giliran tanpa kartu target, kamu tidak mengambil kartu baru sampai giliranmu berikutnya.
