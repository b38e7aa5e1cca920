### Kabar: tentang kode, koneksi, dan teman yang datang dan pergi.

-program = p2p-malice

news-gathering = Menyiapkan kodemu…
news-port-closed = Routermu tidak membuka port. Kalau temanmu tidak bisa masuk, buka sendiri satu port UDP di setelan router, lalu pilih dengan --port.
news-unknown-outside = Tidak ada server di internet yang menjawab, jadi kode ini hanya berlaku di jaringanmu sendiri. Kalau temanmu di tempat lain, coba data seluler atau Wi-Fi lain.
news-waiting = { $is_carried ->
    [yes] Biarkan ini terbuka: tautannya hanya berlaku selama program ini berjalan.
   *[no] { $friends ->
        [0] Tuan rumah mungkin perlu balasan ini supaya kamu bisa masuk. Biarkan ini terbuka sampai kamu di meja.
        [1] Kalau temanmu mengirim balasan, tempel di sini; bisa juga dia masuk tanpa balasan. Biarkan ini terbuka: undangannya hanya berlaku selama program ini berjalan.
       *[other] Kalau teman-temanmu mengirim balasan, tempel di sini, urutannya bebas; bisa juga ada yang masuk tanpa balasan. Biarkan ini terbuka: undangannya hanya berlaku selama program ini berjalan.
    }
}
news-still-waiting = { $friends ->
    [0] Masih menunggu ({ $minutes } menit). Balasanmu masih berlaku.
   *[other] Masih menunggu ({ $minutes } menit). Undanganmu masih berlaku.
}
news-stale = { $is_reply ->
    [yes] Alamatmu di internet berubah, jadi balasan di atas tidak berlaku lagi. Kirim yang baru ini.
   *[no] Alamatmu di internet berubah, jadi undangan di atas tidak berlaku lagi. Kirim yang baru ini.
}
news-renewed = { $friend ->
    [0] Ini undangan lain untuk temanmu.
   *[other] Ini undangan lain untuk teman { $friend }.
}
news-which-friend = Teman yang mana? Ketik { -type-new } dan nomornya: { $numbers }.
news-repaired = { $count ->
   *[other] { $count } huruf yang salah di kode itu sudah dibetulkan.
}
news-last-of-several = Ada lebih dari satu kode di teks itu. Kode terakhir yang dipakai.
news-connecting = Menghubungkan…
news-connected = { $relayed ->
    [yes] Tersambung lewat relai, dengan jeda { $round_trip } ms.
   *[no] Tersambung langsung, dengan jeda { $round_trip } ms.
}
news-connected-unmeasured = { $relayed ->
    [yes] Tersambung lewat relai.
   *[no] Tersambung langsung.
}
news-connected-of = { $relayed ->
    [yes] { $who } tersambung lewat relai, dengan jeda { $round_trip } ms.
   *[no] { $who } tersambung langsung, dengan jeda { $round_trip } ms.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } tersambung lewat relai.
   *[no] { $who } tersambung langsung.
}
news-shaky = Koneksinya tidak stabil: sudah beberapa detik tidak ada kabar.
news-shaky-of = Koneksi ke { $who } tidak stabil: sudah beberapa detik tidak ada kabar.
news-away = { $is_host ->
    [yes] Koneksi ke tuan rumah terputus. Permainan sudah disimpan, dan kamu masuk lagi otomatis begitu tersambung. Kalau lama, minta undangan baru dan tempel di sini.
   *[no] Koneksi ke temanmu terputus. Permainan sudah disimpan. Kalau lama, undang lagi.
}
news-away-of = Koneksi ke { $who } terputus. Permainan sudah disimpan. Kalau lama, undang lagi.
news-back = Koneksinya sudah baik lagi.
news-back-of = Koneksi ke { $who } sudah baik lagi.
news-lost = { $error } Kursinya masih aman: undang temanmu lagi.
news-lost-of = { $who } terputus. { $error } Kursinya masih aman: undang lagi.
news-left = Temanmu keluar. Kursinya masih aman: dia bisa kembali, atau kamu undang lagi.
news-left-of = { $who } keluar. Kursinya masih aman: dia bisa kembali, atau kamu undang lagi.
news-gone = Temanmu keluar seterusnya. Kamu bisa mengundang orang lain, atau biarkan komputer bermain.
news-gone-of = { $who } keluar seterusnya. Kamu bisa mengundang orang lain, atau biarkan komputer bermain.
news-stranger = Ada orang lain yang mencoba mengambil kursi { $name } dan sudah ditolak. Kursi itu tetap milik { $name }.
news-other-version = { $older ->
    [yours] Programmu lebih lama daripada punya temanmu, jadi kalian tidak bisa main bersama. Perbarui dengan cara yang sama seperti waktu memasangnya.
   *[friend] Program temanmu lebih lama daripada punyamu, jadi kalian tidak bisa main bersama. Minta dia memperbarui dengan cara yang sama seperti waktu memasangnya.
}
news-coming-back = { $names ->
    [none] Mencoba menghubungi meja lagi. Kalau lama, minta undangan baru.
   *[other] Mencoba menghubungi { $names } lagi. Mungkin di sana juga perlu diketik: { -program } resume
}
news-last-call = Permainan selesai. Memberi tahu semua pemain…
news-here = Kamu sudah tersambung. Tidak perlu kode.
news-here-of = { $who } sudah datang dengan undangan itu. Kalau balasan ini dari orang lain, kirim undangan tersendiri kepadanya.
news-nobody-away = Tidak ada yang terputus, jadi tidak perlu undangan lain.
news-back-at-table = { $is_host ->
    [yes] Kamu kembali di meja. Undangannya tidak berlaku lagi.
   *[no] Kamu kembali di meja. Balasannya tidak berlaku lagi.
}
news-seat-kept = Kursimu masih aman. Begitu tuan rumah melanjutkan permainan, kamu bisa masuk lagi dengan: { -command } resume
news-no-game = Tidak ada permainan yang bisa dilanjutkan.

## Teman yang belum bernama, dan beberapa nama.

friend-numbered = Teman { $number }
names-more = { $names }, { $next }
names-last = { $names } dan { $next }

## Pertanyaan selama bermain.

ask-no-path = Kalian tidak bisa tersambung. Sekarang bagaimana?
ask-no-path-new = Coba lagi dengan undangan baru
ask-no-path-bot = Main di sini lawan komputer
ask-no-path-quit = Berhenti
ask-host-gone = Tuan rumah keluar. Sekarang bagaimana?
ask-host-gone-bot = Lanjut main di sini lawan komputer
ask-host-gone-quit = Berhenti
ask-game = Permainan yang mana?
ask-game-quit = Batal
ask-next = Main apa berikutnya?
ask-game-delete = Hapus permainan
ask-which-delete = Permainan mana yang mau dihapus?
ask-damaged = Lanjutkan dari bagian yang masih bisa dibaca?
ask-damaged-yes = { $moves ->
    [0] Mulai lagi dari pembagian kartu
   *[other] Lanjutkan setelah langkah { $moves }, langkah utuh terakhir
}
ask-damaged-no = Biarkan seperti itu

## Permainan yang bisa dilanjutkan.

saved-game = { $says }
saved-race = Sisa kartu: { $who }
saved-left = { $name } { $count }
saved-left-you = kamu { $count }
saved-many = { $first }, { $second }, dan { $count } lainnya
saved-about = { $about } · { $ago }
saved-about-over = Sudah selesai, tapi mungkin belum semua pemain tahu · { $ago }
saved-about-damaged = { $moves ->
    [0] Rusak sejak langkah pertama · { $ago }
   *[other] Rusak setelah { $moves } langkah · { $ago }
}
saved-about-seat = Di meja teman · { $ago }
saved-ago = { $unit ->
    [days] { $count } hari lalu
    [hours] { $count } jam lalu
    [minutes] { $count } menit lalu
   *[now] baru saja
}
resume-by-message = Permainanmu dengan { $game }
resume-last = Lanjutkan permainanmu dengan { $game }
saved-own = { $moves ->
   *[other] { $when }  mejamu, dengan { $names }; { $moves } langkah
}
saved-own-damaged = { $moves ->
    [0] { $when }  mejamu, dengan { $names }; rusak sejak langkah pertama
   *[other] { $when }  mejamu, dengan { $names }; rusak setelah { $moves } langkah
}
saved-over = { $when }  mejamu; sudah selesai, tapi { $names } mungkin belum tahu
saved-seat = { $when }  di meja { $names }
saved-friend = seorang teman
news-deal-fair = Pembagian jujur: tak ada yang memilih kartunya, dan setiap kartu yang kamu lihat benar. { $own ->
    [yes] Perangkatmu ikut mengocoknya.
   *[no] Yang berkontribusi tanpamu: { $names }.
}
