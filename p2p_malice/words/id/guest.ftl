### Halaman tamu: dari undangan sampai ke meja, dan kembali lagi.

guest-own-tab = Buka { -title } di tab sendiri
guest-name = Tamu

## Ke mana sebuah tautan menuju.

landing-title = { $name ->
    [none] Seorang teman mengajakmu main { $game }
   *[other] { $name } mengajakmu main { $game }
}
landing-rules-usual = Ini aturan { -title } yang biasa. Mungkin tuan rumah mengubah sebagian: ketuk “Aturan” di meja untuk melihat aturan yang kalian pakai.
landing-join = Ikut main
landing-replied = Halaman ini dimuat ulang, jadi balasan yang kamu kirim tidak berlaku lagi. Ketuk “Ikut main”, lalu kirim yang baru.
landing-promise = Tidak ada yang dikirim sebelum kamu mengetuk “Ikut main”. Setelah itu halaman ini terhubung ke perangkat tuan rumah, yang akan tahu nama dan alamat jaringanmu.

## Kembali ke permainan.

return-back = Masuk lagi
return-other = Ikut permainan lain
return-kept = { $friends ->
    [none] Kursimu masih aman.
   *[other] Kursimu bersama { $friends } masih aman.
}

## Dalam perjalanan ke meja.

call-connecting = { $name ->
    [none] Menghubungi tuan rumah…
   *[other] Menghubungi { $name }…
}

## Di meja.

guest-away = Koneksi ke tuan rumah terputus. Biasanya cukup ditunggu: kamu akan masuk lagi otomatis, dan langkah yang kamu buat sekarang dikirim saat itu.
guest-long-away = Koneksi ke tuan rumah terputus. Kamu masuk lagi otomatis begitu tersambung. Kalau lama, minta undangan baru. Lalu buka undangan itu, atau ketuk “Ada undangan baru”.
guest-page-away = Koneksi ke tuan rumah terputus. Kursimu masih aman, dan biasanya cukup ditunggu. Kalau belum juga kembali, minta undangan baru. Lalu buka undangan itu, atau ketuk “Ada undangan baru”.
guest-leave-page = Kursimu masih aman. Untuk kembali, minta undangan baru.
guest-leave = Permainan sudah disimpan. Buka lagi halaman ini untuk kembali ke meja.
guest-incomplete = Sebagian halaman ini tidak bisa dimuat: halamannya sudah diperbarui sejak kamu buka, atau kamu sedang offline. Muat ulang untuk melanjutkan: undanganmu tidak hilang.
guest-garbled = Perangkat tuan rumah mengirim sesuatu yang tidak dimengerti halaman ini. Muat ulang, lalu minta undangan baru.
guest-closed = { $reason } Kursimu masih aman: untuk kembali, buka undangan berikutnya dari tuan rumah di sini.
guest-closed-paste = Tempel undangan baru
