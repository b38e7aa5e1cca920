### Menu, formulir, dan yang dibaca dari sana.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Halo, { $name }!
}
menu-again = Undang temanmu lagi
menu-again-line = Meja ditutup sebelum mereka datang, jadi undangannya tidak berlaku lagi
friends-again = Main lagi dengan { $names }
menu-learn-new = Baru di sini? Belajar 3 menit
menu-play = Lawan komputer
menu-host = Undang teman
menu-message = Main lewat pesan
menu-daily = Kartu hari ini
menu-puzzle = Teka-teki hari ini
menu-two = Berdua di perangkat ini
menu-group = Undang beberapa teman
menu-change = Atur permainan
menu-change-one = Ubah…
menu-join = Ikut dengan kode
menu-watch = Tonton komputer bermain
menu-resume = Lanjutkan permainan
resume-others = Permainan tersimpan lainnya: { $count }
menu-learn = Cara bermain
menu-rules = Baca aturan main
menu-name = Ganti namaku
menu-doctor = Periksa jaringanku
menu-browser = Buka di browser
menu-settings = Setelan
menu-quit = Keluar
menu-house-rules = Aturan khusus
ask-which-rules = Varian yang mana?
ask-which-game = Yang mana?

## Kartu hari ini: kartu yang sama untuk semua, sekali sehari.

daily-goes-on = Sudah dimulai: lanjutkan
daily-new = { $run ->
    [0] Kartu yang sama untuk semua
    [1] Kartu yang sama untuk semua · menang kemarin
   *[other] Kartu yang sama untuk semua · menang { $run } hari berturut-turut
}
daily-played = { $how ->
    [won] { $run ->
        [1] Menang selisih { $count } kartu · besok kartu baru
       *[other] Menang selisih { $count } kartu · { $run } hari berturut-turut
    }
    [lost] Kalah selisih { $count } kartu · besok kartu baru
   *[tied] Seri · besok kartu baru
}
news-daily-begun = { $counts ->
    [no] Kartu hari ini, untuk latihan: permainan pertamamu hari ini sudah dihitung.
   *[yes] Kartu hari ini: semua orang mendapat kartu ini. Yang dihitung adalah permainan pertamamu. Komputer bermain di tingkat sedang. Boleh minta saran; jumlahnya ikut disebut saat dibagikan.
}
news-daily-over = { $counts ->
    [no] Kartu hari ini, untuk latihan: yang dihitung hanya permainan pertama tiap hari.
   *[yes] { $how ->
        [won] { $run ->
            [1] { $best ->
                [1] Kamu menang selisih { $count } kartu hari ini! Kalau besok menang lagi, jadi 2 hari berturut-turut.
               *[other] Kamu menang selisih { $count } kartu hari ini! Rentetan baru dimulai: rekormu { $best } hari berturut-turut.
            }
           *[other] Kamu menang selisih { $count } kartu hari ini! Sudah { $run } hari berturut-turut; rekormu { $best }.
        }
        [lost] Kamu kalah selisih { $count } kartu hari ini. Besok kartu baru.
       *[tied] Kartu hari ini: seri. Besok kartu baru.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] tanpa saran
   *[other] { $hints } saran
}
daily-drawn =
    { $told }
    Tiap kotak satu giliran; 🟩 dan ⭐ mendekatkan ke kemenangan: { $good } dari { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Kartu harian, { $date }
puzzle-share-helped = { -title }, teka-teki { $date }: terpecahkan
daily-share = { -title }, { $date }: { $how ->
    [won] Aku menang selisih { $count } kartu
    [lost] Aku kalah selisih { $count } kartu
   *[tied] seri
}
daily-run = { $told } · hari berturut-turut: { $run }

## Teka-teki hari ini: menang di giliran ini, dengan satu-satunya cara.

puzzle-new = { $run ->
    [0] Menang di giliran ini
    [1] Menang di giliran ini · terpecahkan kemarin
   *[other] Menang di giliran ini · terpecahkan { $run } hari berturut-turut
}
puzzle-solved = { $run ->
    [1] { $tries ->
        [1] Langsung terpecahkan · besok ada yang baru
       *[other] Terpecahkan dalam { $tries } percobaan · besok ada yang baru
    }
   *[other] { $tries ->
        [1] Langsung terpecahkan · { $run } hari berturut-turut
       *[other] Terpecahkan dalam { $tries } percobaan · { $run } hari berturut-turut
    }
}
ask-puzzle = { $tries ->
    [1] { $hints ->
        [0] Langsung terpecahkan, tanpa saran!
       *[other] Langsung terpecahkan, dengan { $hints } saran.
    }
   *[other] { $hints ->
        [0] Terpecahkan dalam { $tries } percobaan, tanpa saran!
       *[other] Terpecahkan dalam { $tries } percobaan, dengan { $hints } saran.
    }
} { $counts ->
    [no] Ini untuk latihan: yang dihitung hanya teka-teki hari ini, dan hanya sekali.
   *[yes] { $run ->
        [1] Besok ada yang baru.
       *[other] Sudah { $run } hari berturut-turut.
    }
}
ask-puzzle-share = Ceritakan ke teman
ask-puzzle-quit = Cukup untuk hari ini
puzzle-share = { -title }, teka-teki { $date }: { $tries ->
    [1] { $run ->
        [1] langsung terpecahkan
       *[other] langsung terpecahkan · { $run } hari berturut-turut
    }
   *[other] { $run ->
        [1] terpecahkan dalam { $tries } percobaan
       *[other] terpecahkan dalam { $tries } percobaan · { $run } hari berturut-turut
    }
}

## Susunan kartu yang sudah dimainkan seorang teman.

deal-friend = Temanmu
news-deal-begun = { $how ->
    [won] { $by } menang selisih { $count } kartu dengan susunan ini. Bisa lebih baik?
    [lost] { $by } kalah selisih { $count } kartu dengan susunan ini. Bisa lebih baik?
    [tied] { $by } bermain seri dengan susunan ini. Bisa lebih baik?
   *[none] { $by } sudah memainkan susunan kartu ini. Semoga beruntung!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Hasilmu lebih baik daripada temanmu!
       *[other] Hasilmu lebih baik daripada { $by }!
    }
    [worse] { $by ->
        [none] Temanmu lebih baik dengan kartu ini.
       *[other] { $by } lebih baik dengan kartu ini.
    }
    [same] { $by ->
        [none] Hasilmu persis sama dengan temanmu.
       *[other] Hasilmu persis sama dengan { $by }.
    }
   *[none] Orang lain juga bisa memainkan susunan kartu ini.
}
deal-share = { $how ->
    [won] { -title }: Aku menang selisih { $count } kartu dengan susunan ini
    [lost] { -title }: Aku kalah selisih { $count } kartu dengan susunan ini
   *[tied] { -title }: seri dengan susunan kartu ini
}
deal-ask = { $told } · Bisa lebih baik?
deal-told =
    { $share }
    { $link }

## Formulir.

form-default = bawaan
form-yes = ya
form-no = tidak
form-back = Batal
form-more = { $changed ->
    [0] Aturan lainnya
   *[other] Aturan lainnya ({ $changed } diubah)
}

form-play = Lawan komputer
form-play-done = Mulai
form-host = Undang teman
form-host-done = Mulai
form-message = Main lewat pesan
form-message-done = Mulai
form-two = Berdua di perangkat ini
form-two-done = Mulai
form-group = Undang beberapa teman
form-group-done = Mulai
form-watch = Tonton komputer bermain
form-watch-done = Mulai
form-naming = Siapa namamu?
form-naming-done = Simpan
form-naming-why = Teman-temanmu melihat nama ini di undangan dan di meja.
form-name-needed = Temanmu perlu tahu siapa yang mengundang, jadi tulis namamu.
form-name = Namamu
form-variant = Varian
form-variant-line = { $least ->
    [2] { $most ->
        [2] Untuk 2 pemain. { $what }
       *[other] Untuk 2 sampai { $most } pemain. { $what }
    }
   *[other] Untuk { $least } sampai { $most } pemain. { $what }
}
form-variant-small = { $most ->
    [2] Untuk 2 pemain.
   *[other] Sampai { $most } pemain.
}
form-seats = Kursi
form-seats-hint = Tiap kursi: me, me=NAMA, friend, friend=NAMA, bot, atau:
form-players = Pemain
form-seat-me = Di sini
form-seat-friend = Teman
form-seat-message = Lewat pesan
form-seat-computer = Komputer
form-seat-beginner = { $name } (pemula)
form-seat-easy = { $name } (mudah)
form-seat-normal = { $name } (sedang)
form-seat-strong = { $name } (kuat)
form-seat-hard = { $name } (sulit)
form-seat-expert = { $name } (ahli)
temper-beginner = Main seadanya, banyak yang terlewat.
temper-easy = Hati-hati, tapi hanya melihat jalan pendek.
temper-normal = Melihat hampir semua jalan, kadang keliru.
temper-strong = Melihat nyaris semuanya, jarang keliru.
temper-hard = Memeriksa tiap jalan dalam satu giliran.
temper-expert = Berpikir beberapa giliran ke depan, juga soal kartu tertutup.
form-seat-name = Pemain { $number }
form-size-quick = Cepat { $number }
form-size-standard = Biasa { $number }
form-size-long = Lama { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Ikut diubah: { $what }
form-favourite = Simpan aturan sebagai
form-favourite-means = Beri nama, dan lain kali aturan ini ada di daftar varian.
form-favourite-hint = misalnya Minggu
error-favourite-like-variant = Sudah ada varian bernama { $name }. Pilih nama lain.
form-setup-good = { $friends ->
    [0] { "" }
    [1] Setelah ini, undang temanmu.
   *[other] Setelah ini, undang { $friends } temanmu.
}
form-setup-by-message = Kalian main bergiliran, tiap giliran satu pesan. Isinya semua kartu: mainlah dengan teman yang kamu percaya.
form-setup-watched = Komputer memainkan semua kursi, kamu menonton.
who-watches-next = { $play ->
    [none] Akan menonton: { $watch }.
   *[other] Ingin main: { $play }. Akan menonton: { $watch }.
}

form-settings = Setelan
form-settings-done = Simpan
form-settings-more = Lanjutan
form-settings-next = Setelan koneksi berlaku mulai permainanmu berikutnya.
form-language = Bahasa
form-language-next = Bahasa yang lain dipakai sejak program dibuka lagi.
form-language-device = bahasa perangkat
form-language-name = { $name }
form-theme = Warna
form-theme-dark = gelap
form-theme-light = terang
form-theme-contrast = kontras tinggi
form-cards = Kartu
form-cards-auto = otomatis
form-cards-suits = dengan jenis
form-cards-ascii = huruf saja
form-pause = Jeda langkah (detik)
form-autoplay = Main langsung
form-explain = Jelaskan hal baru
form-stun = Server STUN
form-stun-hint = kosong: server bawaan
form-turn = Relai (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Halaman webmu
form-game_url-hint = https://… untuk tautan di undangan
form-courier = Kurirmu
form-courier-hint = https://… mengantar balasan tamu kepadamu
error-pause-wrong = Jeda setelah langkah lawan bisa 0 sampai { $most } detik.

## Jaringan.

news-looking-around = Memeriksa jaringanmu…
sheet-doctor = Jaringanmu

## Meja di browser.

news-page-at =
    Mejamu: { $address }
    Hanya komputer ini yang bisa membukanya. Tekan { $ends } untuk menutup.
news-no-browser = Browser tidak bisa dibuka. Salin alamatnya dan buka sendiri.
error-page-port = Port { $port } tidak bisa dipakai: { $why }. Pilih yang lain dengan --page-port.

## Nama tiap orang.

welcome = Selamat datang di { -title }! Main bersama teman, langsung dari perangkatmu ke perangkat mereka, atau lawan komputer.
ask-day = { $told }. Kartumu sama, lawanmu sama. Bisa lebih baik?
ask-day-play = Mainkan kartu ini
ask-name = Siapa namamu?
name-first = Itu undangan. Sebutkan dulu siapa namamu.
name-too-long = Nama paling banyak { $most } huruf.

## Halaman sebagai berkas.

web-site-written = { $count } berkas ditulis ke { $folder }. Unggah ke hosting web statis mana pun, dan isi game_url dengan alamatnya.
web-site-plain = { $left ->
    [play] Belum ada play.html, seluruh permainan di dalam halaman.
    [plain] Skripnya masih seperti aslinya, jadi pengunjung memuat sepertiga lebih banyak.
   *[both] Belum ada play.html, seluruh permainan di dalam halaman. Skripnya masih seperti aslinya, jadi pengunjung memuat sepertiga lebih banyak.
} Di salinan repositori, perintah ini membuat semuanya: { $run }
web-site-preview = Obrolan akan menampilkan tautannya tanpa gambar. Supaya ada gambarnya, tulis lagi dengan --url dan alamatnya di web.
web-size = { $part ->
    [guest] Halaman tamu: { $size }, { $sent } setelah gzip
    [play] Tambahan untuk halaman bermain: { $size }, { $sent } setelah gzip
    [pyodide] Pyodide: { $size }, { $sent } setelah gzip
   *[program] Program: { $size }, { $sent } setelah gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = Halaman ditulis ke { $file }.

## Di layar mana pun.

game = { -title }
form-range = { $least } sampai { $most }; kosong: bawaan

## Belajar.

ask-try = Baru mengenal { $game }?
ask-try-learn = Belajar dulu
ask-try-first = Main { $rules }
ask-try-play = Atur permainan
ask-learned = Hanya itu yang perlu kamu tahu. Mau main untuk pertama kali?
ask-learned-first = Itu cukup untuk permainan pertama. Mau main?
ask-learned-skipped = Mau langsung main saja, dibantu saran?
ask-learned-back = Kembali ke pelajaran
ask-learned-play = Main sebentar lawan { $opponents }, yang akan sedikit mengalah
ask-learned-light = Main { $rules } lawan { $opponents }, yang akan sedikit mengalah
ask-learned-quit = Cukup dulu
form-value = { $word }

## Opsi yang tidak bisa digabung.

usage-deal-alone = --deal sudah membawa permainan, aturan, dan pemainnya sendiri: opsi lain tidak perlu.
usage-two-or-seats = --two NAMA adalah singkatan dari --seat me --seat me=NAMA: pakai salah satu saja.
usage-no-friends = Untuk mengundang teman, pakai: { -command } host
usage-pyodide = --pyodide menambahkan halaman ke situs, jadi tambahkan --site FOLDER untuk tempat situs itu.
usage-esbuild = --esbuild menggabungkan skrip halaman, jadi tambahkan --site FOLDER atau --save FILE untuk tempatnya.
usage-courier = --courier menyebut kurir yang boleh dihubungi halaman, jadi tambahkan --site FOLDER untuk tempat halamannya.
usage-url = --url menyebut alamat situsnya nanti, jadi tambahkan --site FOLDER untuk tempat menulisnya.
usage-save = Untuk membuat halaman jadi satu berkas, esbuild diperlukan: tambahkan --esbuild FOLDER. Dapatkan dengan npm install esbuild.
usage-did-you-mean = Maksudmu { $name }?
usage-variant = Tambahkan: --variant { $name }
usage-output-closed = Tidak ada yang bisa ditampilkan: output program ditutup. Jalankan tanpa >&-.
usage-output-full = Output program tidak bisa ditulis: { $reason }.
usage-one-seat = Satu program hanya bisa memainkan satu kursi: dengan --json, harus ada tepat satu kursi me.

## Jawaban server halaman kepada yang bukan halaman itu.

refused-place = Tidak ada apa-apa di alamat ini. Alamatnya harus diawali { $url }
refused-site = Meja ini hanya menjawab halamannya sendiri. Buka di alamat yang ditampilkan oleh { -command } web.
refused-frame = Meja ini tidak bisa ditampilkan di dalam halaman lain. Buka di tab sendiri.

## Daftar aturan.

variants = Varian
variant-own = Ini aturanmu sendiri.
house-rules = Aturan khusus
house-rule-set = { $rule } ({ $value })
