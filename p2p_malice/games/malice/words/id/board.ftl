### Yang dikatakan halaman tentang permainan.

landing-about = Susun tumpukan di tengah, kartu demi kartu. Siapa yang lebih dulu menghabiskan tumpukan targetnya, menang.

## Papan.

table-choose = Pilih kartu, lalu tempat memainkannya.
table-none-to-draw = Tumpukan ambil kosong: mainkan dari tumpukan buanganmu.
table-payoff-fits = Kartu targetmu cocok di tumpukan { $pile }.
table-play-there = { $card }: mainkan ke tumpukan { $piles }.
table-play-or-discard = { $card }: mainkan ke tumpukan { $piles }, atau buang.
table-discard-there = { $card }: buang untuk mengakhiri giliranmu.
table-hinted = Saran: { $card } ke { $pile }.
table-discards = Semua buangan
board-nearly = sisa { $count }!
board-next = berikutnya
board-in-hand = { $count } di tangan
board-points = { $count ->
   *[other] { $count } poin
}
board-aside = { $count } disisihkan
board-to-draw = sisa { $count }
board-needs = { $count ->
    [0] { $rank ->
        [A] perlu as
       *[other] perlu { $rank }
    }
   *[other] lalu { $rank }
}
board-goal = habiskan untuk menang
board-goal-both = habiskan keduanya
board-partner = rekan
board-centre = Tengah
board-hand = Tangan
board-your-hand = Kartumu
moment-emptied = Tangan kosong!
moment-short = sisa { $count }
