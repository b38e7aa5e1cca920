### Pelajaran, langkah demi langkah.

lesson-part-building = { $number } dari { $most }: Menyusun
lesson-part-payoff = { $number } dari { $most }: Tumpukan target
lesson-part-wild = { $number } dari { $most }: Kartu bebas
lesson-part-discard = { $number } dari { $most }: Membuang kartu
lesson-part-discarded = { $number } dari { $most }: Dari tumpukan buangan
lesson-part-king = { $number } dari { $most }: Mulai dengan king
lesson-part-hand = { $number } dari { $most }: Tangan kosong
lesson-part-full = { $number } dari { $most }: Tumpukan penuh
lesson-part-winning = { $number } dari { $most }: Menang

lesson-build = Permainan sedang berjalan. Semua pemain menyusun kartu di 4 tumpukan tengah, dari as sampai queen. Jenis tidak berpengaruh. Angka 2 di { $pile } perlu angka 3, dan kamu punya. { $how }
lesson-build-done = Bagus! Sekarang tumpukan itu perlu 4.
error-lesson-build-missed = Itu juga boleh, tapi cari angka 3 di tanganmu: tempatnya di atas 2.

lesson-payoff = Tumpukan targetlah yang paling penting: siapa yang lebih dulu menghabiskannya, menang. Yang terlihat hanya kartu teratasnya, angka 4, dan itu cocok! { $how }
lesson-payoff-done = Berkurang satu kartu, dan sekarang terbuka angka 7.
error-lesson-payoff-missed = Kartu targetmu, angka 4, cocok di atas 3. Tidak ada langkah yang lebih baik.

lesson-wild = Kartu 7-mu perlu 6, dan kamu tidak punya. Tapi king adalah kartu bebas: king jadi kartu apa pun yang diperlukan tumpukannya. Taruh king di atas 5 di { $pile }; di situ king jadi 6. { $how }
lesson-wild-done = Nah, itu angka 6-nya.
error-lesson-wild-missed = Taruh king di atas 5: di situ king jadi 6, dan membuka jalan untuk kartu 7-mu.

lesson-wild-payoff = Sekarang kartu 7-mu cocok di atasnya.
lesson-wild-payoff-done = Begitulah cara terbaik memakai king.
error-lesson-wild-payoff-missed = Kartu 7-mu cocok di atas king, yang jadi 6.

lesson-discard = Sekarang tidak ada yang cocok: kamu buntu. Buntu atau tidak, giliranmu selesai kalau kamu membuang satu kartu dari tangan. Taruh 9 di atas 10, supaya nanti dua-duanya bisa dimainkan. { $how }
lesson-discard-done = Giliranmu selesai.
error-lesson-discard-missed = Taruh 9 di atas 10 di tumpukan buanganmu.

lesson-waiting = Lawanmu sedang bermain.

lesson-discarded = Giliranmu lagi, dengan 5 kartu di tangan. Lawanmu memainkan angka 8, jadi 9 cocok. Kartu teratas di tumpukan buanganmu juga boleh dimainkan. { $how }
lesson-discarded-done = Dan sekarang 10 di bawahnya terbuka.
error-lesson-discarded-missed = Angka 9 di tumpukan buanganmu cocok di atas 8.

lesson-which-10 = Sekarang ada dua angka 10 yang cocok: kartu targetmu, dan yang tadi kamu buang. Mana yang kamu mainkan?
lesson-which-10-done = Betul: tumpukan target didahulukan.
error-lesson-which-10-missed = Coba pikir lagi: angka 10 mana yang mendekatkanmu ke kemenangan?

lesson-king = Kartu targetmu angka 2, dan tidak ada as untuk alasnya. King juga bisa memulai tumpukan: di tempat kosong, king jadi as. { $how }
lesson-king-done = Sama bagusnya dengan as.
error-lesson-king-missed = Taruh king di tempat yang kosong: di situ king jadi as, dan kartu 2-mu cocok di atasnya.

lesson-king-payoff = Dan sekarang kartu 2-mu.
lesson-king-payoff-done = Tinggal satu kartu target: angka 8!
error-lesson-king-payoff-missed = Kartu 2-mu cocok di atas king, yang jadi as.

lesson-hand = Keempat kartu di tanganmu punya tempat, asal urutannya benar. Mainkan semuanya: begitu tanganmu kosong, kamu mengambil 5 kartu baru dan terus bermain.
lesson-hand-3 = Tinggal 3 kartu.
lesson-hand-2 = Tinggal 2 kartu.
lesson-hand-1 = Dan yang terakhir.
lesson-hand-1-done = Kamu mendapat 5 kartu baru, dan masih giliranmu!
error-lesson-hand-missed = Cari kartu di tanganmu yang cocok di tengah.

lesson-full = Jack perlu queen, dan kamu baru saja mengambilnya. Lihat apa yang terjadi dengan tumpukan yang penuh. { $how }
lesson-full-done = Tumpukannya diangkat! Kartunya nanti diambil lagi, dan ada tempat untuk tumpukan baru.
error-lesson-full-missed = Itu nanti saja. Taruh dulu queen di atas jack.

lesson-way = Kartu target terakhirmu angka 8. Cari jalan untuk memainkannya!
lesson-way-done = Betul. Lalu?
error-lesson-way-missed = Cari tumpukan yang kartu teratasnya 5, lalu hitung terus sampai kartu 8-mu.

lesson-way-7 = Sedikit lagi.
lesson-way-7-done = Dan sekarang…
error-lesson-way-7-missed = Kartu 8-mu perlu 7.

lesson-last = Mainkan kartu target terakhirmu, dan menang!
lesson-last-done = Kamu menang! Permainan selesai begitu tumpukan target seseorang habis, apa pun yang masih ada di tangan.
error-lesson-last-missed = Kartu 8-mu cocok di atas 7.

## Teka-teki hari ini: angkanya nomor percobaan.

lesson-puzzle-try = Teka-teki, percobaan { $number }
lesson-puzzle = Menanglah di giliran ini: mainkan kartu target terakhirmu. Hanya ada satu cara. Langkah boleh diurungkan; kalau membuang kartu, kamu mulai lagi dari awal.
lesson-puzzle-on = Menanglah di giliran ini: hanya ada satu cara.
lesson-puzzle-stuck = Tidak ada lagi yang cocok. Urungkan langkahmu, atau buang kartu untuk mulai lagi.
lesson-puzzle-missed = Bukan itu. Kartunya kembali seperti semula.
lesson-puzzle-solved = Itu dia! Memang tidak ada cara lain.
error-puzzle-take-back = Dari sini kamu tidak bisa menang. Urungkan langkah terakhirmu, lalu tanya lagi.
