### Halaman program itu sendiri: menu, persiapan, dan kode.

## Kunci meja.

key-none = Halaman ini dibuka tanpa kuncinya
start-looks = Setelan
start-hello = Hai, { $name }
own-face = Nama dan gambarmu
home-about = Permainan kartu bersama teman, langsung dari perangkat ke perangkat. Tanpa memasang apa-apa, tanpa akun.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Main lagi dengan teman-temanmu
       *[other] Main lagi dengan { $friends }
    }
   *[no] { $friends ->
        [none] Kembali ke tempatmu
       *[other] Kembali ke meja bersama { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Minta undangan baru
   *[no] Tempatmu tersimpan
}
home-seat-message = Aku mau main lagi. Tolong kirim undangan baru, ya.
key-none-how = Buka alamat yang ditampilkan oleh { -command } web: di situ ada kunci ke meja ini.
key-old = Alamat ini sudah tidak berlaku
key-old-how = Buka alamat terbaru yang ditampilkan oleh { -command } web.
key-elsewhere = Meja ini terbuka di tempat lain
key-elsewhere-how = { $way ->
    [page] Mejanya ada di tab lain. Pindahkan ke sini untuk melanjutkan; teman di meja nanti perlu undangan baru.
   *[program] Mejanya ada di tab atau browser lain di komputer ini. Pindahkan ke sini untuk melanjutkan dari tempat terakhir.
}
key-take = Pindahkan ke sini
link-program-closed = ○ program ditutup
program-stopped = Programnya berhenti.
program-stopped-how = Untuk melanjutkan, jalankan lagi dengan: { -command } web

## Selama bermain.

sheet-details = Rincian
page-failed = Itu tidak berhasil
table-invite = Undang lagi

## Formulir.

field-fewer = { $what }: kurangi
field-more = { $what }: tambah
field-players = Pemain
field-seat = Kursi { $number }
field-seat-you = Kamu
field-seat-here = Di perangkat ini
field-fill = Isi dengan pemain komputer
field-name = Nama untuk { $seat }
field-name-hint = Pemain { $number }

## Kode.

talk-join = Ikut permainan teman
talk-send-back = Kirim balasan ini ke tuan rumah
send-back = { $way ->
    [share] Kirim ke tuan rumah
   *[whatsapp] Kirim lewat WhatsApp
}
talk-reply = Tempel balasannya di sini, atau seluruh pesan yang memuatnya
talk-paste = Tempel
talk-begin = Mulai tanpa yang lain
talk-to-table = Kembali ke meja
talk-arrived = { $friend ->
    [0] Balasan temanmu sudah sampai
   *[other] Balasan teman { $friend } sudah sampai
}
talk-arrived-how = Pilih “Pakai” kalau kamu baru saja mengetuk tautan di pesannya. Kalau tidak, pilih “Abaikan”.
talk-ignore = Abaikan
leaving-closes = Meja ditutup untuk semua orang.
leaving-table = { $kept ->
    [yes] Permainan sudah disimpan. Kamu bisa melanjutkannya dari menu.
   *[no] Kamu belum bermain, jadi belum ada yang perlu disimpan.
}

## Ruang tunggu: mengundang teman.

lobby-title = { $count ->
   *[other] Undang temanmu
}
lobby-return = { $how ->
    [itself] Menunggu { $names } kembali
   *[hand] Undang { $names } lagi
}
lobby-progress = { $sent } dari { $count } sudah diundang
lobby-waiting = { $count ->
    [1] Menunggu balasan
   *[other] Menunggu { $count } balasan
}
lobby-all-title = Satu tautan untuk semua
lobby-all-waiting = { $count ->
   *[other] Menunggu { $count } teman
}
lobby-ask-first = Tanya aku dulu sebelum ada yang duduk
lobby-asks = { $name } ingin duduk.
lobby-admit = Persilakan
lobby-refuse = Bukan teman
lobby-out = Bukan teman?
lobby-out-of = Bukan teman? Kosongkan kursi { $name }, dan buat tautan baru.
dismiss = Keluarkan { $name }
ending-another = Permainan atau kursi lain
lobby-with = Rekanku
lobby-with-of = Jadikan { $name } rekanmu
lobby-all-here = Semua sudah di sini
lobby-deal = Bagikan kartu
lobby-offline = Sepertinya kamu sedang offline. Sambungkan dulu ke jaringan supaya temanmu bisa masuk.
lobby-friend = { $friend ->
    [0] Temanmu
   *[other] Teman { $friend }
}
lobby-state = { $state ->
    [free] kursi kosong
    [sent] terkirim
    [connecting] menghubungkan…
    [here] sudah datang ✓
    [away] terputus
   *[new] belum diundang
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Kirim lagi lewat WhatsApp
       *[other] Kirim lagi ke { $name } lewat WhatsApp
    }
   *[no] { $name ->
        [none] Undang lewat WhatsApp
       *[other] Undang { $name } lewat WhatsApp
    }
}
lobby-message = Pesan
lobby-how = { $way ->
    [page]
        Kirim undangannya.
        Temanmu membukanya, lalu mengirim balasan kepadamu.
        Ketuk tautan di balasan itu, atau tempel di sini. Biarkan halaman ini terbuka sampai saat itu.
    [friend] Kirim tautan ini. Siapa yang mengetuknya langsung duduk. Biarkan halaman ini terbuka sampai temanmu datang.
    [all] Kirim tautan ini. Siapa yang mengetuknya langsung duduk. Biarkan halaman ini terbuka sampai semua datang.
   *[program] Biarkan halaman ini terbuka. Temanmu langsung masuk, atau mengirim balasan kepadamu.
}
lobby-reply = Tempel balasan
lobby-new = Undangan baru
lobby-came = { $name } sudah datang.

## Kartu hari ini.

daily-share-title = Bagikan hasilmu
daily-send = { $way ->
    [share] Kirim ke teman
   *[whatsapp] Kirim lewat WhatsApp
}

## Halaman tempat balasan diketuk.

tapped-title = Balasannya sudah sampai
tapped-how = Buka tab permainanmu dan pilih “Pakai”. Tab ini boleh ditutup.
tapped-wrong = Tautan ini tidak berfungsi
tapped-closed = Permainannya sudah tidak berjalan. Jalankan lagi, lalu kirim undangan baru.
tapped-needs-script = Halaman ini butuh JavaScript. Salin seluruh pesannya, lalu tempel di permainan.

## Menonton komputer bermain.

watch-every = Kecepatan: { $times }
watch-slower = Lebih lambat
watch-faster = Lebih cepat
watch-stop = Jeda
watch-go = Putar
watch-step = Maju selangkah
replay-last = Mundur giliran
replay-back = Mundur langkah
replay-turn = Maju giliran
replay-best = Giliran terbaik
replay-moment = Langkah lebih baik
replay-lead = Di sini keunggulan berpindah
replay-next = { $who ->
    [you] Berikutnya: kamu
   *[other] Berikutnya: { $name }
}
watch-again = Tonton lagi
replay-leave = Kembali
replay-own-game = Main sendiri
moment-which = Langkah lebih baik { $number } dari { $most }.
moment-looking = Mencari langkah yang lebih baik…
moment-none = Tidak ada langkah lain yang jauh lebih berguna. Mainmu bagus!
replay-where = Posisi putar ulang
replay-look = Kartu siapa yang terlihat
replay-turns = Giliran

## Pelajaran.

lesson-notes = Yang perlu dilakukan
page-lesson-one = { $pointer ->
    [tap] Ketuk { $card }.
   *[other] Klik { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Ketuk { $card }, lalu { $pile }.
   *[other] Klik { $card }, lalu { $pile }.
}

## Yang sudah dimainkan dan dimenangkan.

profile-mark = { $mark ->
    [won] Menang
    [lost] Kalah
    [drawn] Seri
   *[none] Belum selesai
}
profile-bar = { $won } menang, { $lost } kalah
profile-replay = Putar ulang
profile-older = Permainan sebelumnya
profile-to-earn = Belum diraih
profile-no-file = Berkas ini tidak bisa dibaca, atau lebih besar dari 4 MB.
