### Halaman: yang sama di halaman tamu dan di halaman sendiri.

## Yang ada di banyak tempat.

page-title = { -title }
page-needs-script = Halaman ini butuh JavaScript untuk terhubung ke perangkat temanmu. Nyalakan di setelan browser, lalu muat ulang halaman ini.
page-needs-newer = Belum ada yang muncul? Halaman ini butuh browser yang cukup baru: Safari (iOS) 15.4, Chrome 105, Firefox 121, atau lebih baru. Kalau browsermu sudah baru, muat ulang halaman ini.
page-close = Tutup
page-cancel = Batal
page-reload = Muat ulang
page-stop = Berhenti
page-your-name = Namamu
page-rules = Aturan main
page-use = Pakai
page-new-code = Ada undangan baru
page-how-to-play = Cara bermain

## Meja.

table-waiting = Menunggu yang lain
table-over = Permainan selesai
table-next-player = Pemain berikutnya
table-turn = { $who ->
    [you] Giliranmu
   *[other] Giliran { $name }
}
table-match = { $title } · permainan { $game }: { $points }
table-match-many = { $title } · permainan { $game }
table-hand-over = { $name }, sekarang giliranmu. Pilih “Lihat kartuku” kalau tidak ada yang mengintip.
table-said = { $name }: { $text }
table-said-to = { $who ->
    [you] { $name } kepadamu: { $text }
   *[other] { $name } kepada { $to }: { $text }
}
table-missing = { $count ->
   *[other] Menunggu { $count } pemain lagi.
}
table-closed = Meja ini sudah ditutup.
table-no-board = Kartunya tidak bisa ditampilkan. Muat ulang halaman ini.
table-log = Yang sudah terjadi
table-play-on = Lanjut main
page-language = Bahasa
table-leave = Keluar
table-leave-title = Keluar dari permainan?

## Tombol di bawah meja.

table-ready = Lihat kartuku
table-again = Main lagi
table-hint = Saran
table-undo = Urungkan
table-say = Chat
table-log-short = Catatan
table-rules = Aturan
log-since = Sejak giliranmu
table-more = Lainnya

## Papan.

board-to-go = sisa { $count }
board-stands-for = jadi
board-computer = komputer
board-bot = { $name } (komputer)
board-away = terputus
board-left = keluar

## Membagikan kode.

share-message = Pesan yang dikirim
share-show = Lihat pesannya
share-share = Bagikan…
share-copy = Salin
share-qr = Kode QR
share-copied = { $name ->
    [none] Tersalin. Sekarang tempel di chat kalian.
   *[other] Tersalin. Sekarang tempel di chat dengan { $name }.
}
share-copy-yourself = Pesannya sudah ditandai. Salin sendiri, lalu tempel di chat kalian.
share-qr-picture = Kodenya sebagai kode QR
share-scan = Minta temanmu memindai ini

## Menempel kode.

paste-new-title = Undangan baru
paste-new = Undangan baru, atau seluruh pesan yang memuatnya
paste-invitation = Undangan, atau seluruh pesan yang memuatnya
