### Yang dikatakan meja: mengapa sebuah pesan ditolak, dan mengapa meja pamit.

-command = p2p-malice

error-refused = Itu tidak boleh ({ $code }).

error-game-over = Permainan sudah selesai.
error-not-over = Permainan belum selesai.
error-not-your-turn = Belum giliranmu.
error-no-hints = Permainan ini tanpa saran.
error-no-undo = Itu tidak bisa diurungkan: aturan ini tidak membolehkannya.
error-nothing-to-undo = Tidak ada lagi yang bisa diurungkan: begitu ada kartu baru yang dibuka atau diambil, langkahmu tidak bisa diurungkan lagi.
error-undone-enough = Kamu sudah mengurungkan { $most } langkah di giliran ini, jadi yang ini tetap.
error-undone-enough-in-game = Kamu sudah mengurungkan { $most } langkah di permainan ini, jadi yang ini tetap.

error-seated-already = Kamu sudah duduk di meja ini.
error-version-mismatch = { $older ->
    [yours] Programmu lebih lama daripada punya tuan rumah, jadi kalian tidak bisa main bersama. Perbarui dengan cara yang sama seperti waktu memasangnya.
   *[host] Program tuan rumah lebih lama daripada punyamu, jadi kalian tidak bisa main bersama. Minta dia memperbarui dengan cara yang sama seperti waktu memasangnya.
}
error-seat-taken = Kursi ini sudah terisi. Kalau ini kursimu, lanjutkan di perangkat yang kamu pakai tadi. Kalau bukan, minta undangan lain ke tuan rumah.
error-table-full = Semua pemain sudah duduk di meja ini. Kalau kamu salah satunya, lanjutkan di perangkat yang kamu pakai tadi.
error-no-seat = Kamu tidak mendapat kursi di meja ini. Minta undangan baru ke tuan rumah.
error-not-watchable = Meja ini tidak bisa ditonton sekarang: tuan rumah tidak mengizinkan, atau penontonnya sudah terlalu banyak.
error-only-watching = Kamu hanya menonton: untuk itu perlu kursi di meja.
error-seat-not-free = Tuan rumah sedang tidak membolehkan penonton mengambil kursi.
error-only-host = Hanya tuan rumah yang bisa melakukannya.
error-host-busy = Saat ini tuan rumah tidak bisa ditanya apakah kamu boleh duduk. Beri tahu bahwa kamu menunggu, lalu coba lagi tautannya satu menit lagi.
error-not-started = Permainan belum dimulai: masih ada yang belum datang.
error-rematch-is-proposed = Untuk main lagi, semua harus setuju. Ajak dulu yang lain.
error-stale-move = Langkah itu terlambat: mejanya sudah berubah. Lihat lagi, lalu pilih ulang.
error-unknown-proposal = Pilihan itu tidak ada. Pilih salah satu: { $known }.
error-nobody-away = Saat ini tidak ada yang terputus.
error-not-all-here = Tidak semua pemain masih di meja.
error-said-by-table = Hanya meja yang bisa mengatakan bahwa ada yang terlambat.
error-too-much-asked = Terlalu banyak sekaligus. Tunggu beberapa detik, lalu minta lagi.
error-too-much-said = Terlalu banyak sekaligus. Tunggu beberapa detik, lalu katakan lagi.
error-nothing-said = Pesanmu kosong.
error-not-their-turn = Tidak ada yang perlu diingatkan: hanya pemain lain yang sedang dapat giliran.
error-poke-unheard = Sekarang tidak bisa diingatkan: pemainnya pergi, atau versinya terlalu lama.
error-poked-already = Baru saja ada yang mengingatkan. Tunggu sebentar.

bye-left = Sampai jumpa.
bye-over = Permainan selesai.
bye-closed = Meja ini sudah ditutup.
bye-stopped = Sampai di sini dulu. Permainan sudah disimpan, dan tuan rumah bisa melanjutkannya.
bye-turned-out = Tuan rumah mengeluarkanmu dari meja. Kalau kamu tidak dikenali, minta tautan lain.
bye-not-watchable = Tuan rumah sedang tidak mau ditonton.
bye-superseded = Kamu sudah masuk lagi di tempat lain, jadi jendela ini ditutup.
