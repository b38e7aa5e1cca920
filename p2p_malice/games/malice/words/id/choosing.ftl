### Yang dikatakan selama kamu memilih kartu dan tempatnya, dan alasan sebuah saran.

## Mengapa sebuah pilihan tidak jadi apa-apa.

error-fits-nowhere = { $alike ->
    [yes] Semua tumpukan tengah perlu { $needs }: { $card } tidak cocok.
   *[no] Tumpukan tengah perlu { $needs }: { $card } tidak cocok.
}
error-choose-card-first = Pilih kartu dulu, lalu tempat memainkannya.
error-draws-by-itself = Kamu otomatis mengambil kartu baru di awal giliranmu, dan setiap kali tanganmu kosong.
error-nothing-there = Tidak ada kartu di situ.

## Yang dikatakan sebuah saran: langkahnya, dan alasannya.

hint-payoff = Mainkan kartu targetmu ke { $pile }: tiap kartu target mendekatkanmu ke kemenangan.
hint-lead = Mainkan { $card } ke { $pile }: ini membuka jalan untuk kartu targetmu, { $payoff }.
hint-lead-partner = Mainkan { $card } ke { $pile }: ini membuka jalan untuk kartu target rekanmu, { $payoff }.
hint-empty = Mainkan { $card } ke { $pile }: semua kartu di tanganmu bisa habis, dan kamu dapat yang baru.
hint-block = Mainkan { $card } ke { $pile }: ini mengambil tempat yang diperlukan { $rival } milik pemain lain.
hint-block-then = Mainkan { $card } ke { $pile }: lalu { $then } mengambil tempat yang diperlukan { $rival } milik pemain lain.
hint-nearer = Mainkan { $card } ke { $pile }: kartu targetmu, { $payoff }, jadi lebih dekat.
hint-clear = Mainkan { $card } ke { $pile }: tumpukan buanganmu jadi lebih lega.
hint-free = Mainkan { $card } ke { $pile }: cocok, dan tidak membantu pemain lain.
hint-hold = Jangan membuka jalan untuk { $rival } milik pemain lain. Buang { $card } ke { $pile }.
hint-wait = Simpan kartu yang cocok untuk saat yang lebih baik. Buang { $card } ke { $pile } untuk mengakhiri giliranmu.
hint-discard = Sekarang tidak ada yang berguna untuk dimainkan. Buang { $card } ke { $pile } untuk mengakhiri giliranmu.
hint-discard-match = Sekarang tidak ada yang berguna untuk dimainkan. Buang { $card } ke { $pile }: serasi dengan kartu di situ.
hint-other = Mainkan { $card } ke { $pile }.

## Semua buangan.

discards-title = Semua buangan
discards-none = Belum ada kartu yang dibuang.
discards-top = paling atas
discards-next = Berikutnya: { $name }

## Setelan yang hanya ada di permainan ini.

settings-autoplay-how = Dengan main langsung, kartu target atau kartu teratas tumpukan buangan langsung dimainkan ke tengah begitu dipilih. Kartu dari tangan juga, kalau dipilih dua kali. Main langsung tidak pernah membuang kartu, dan tidak pernah memainkan kartu bebas.

## At a page, once.

first-buried = Ketuk tumpukan buangan pemain lain untuk melihat semua kartunya.
