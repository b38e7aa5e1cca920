### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice bersama teman, langsung dari perangkat ke perangkat.

    { -command } host      undang teman: kirim pesan yang ditampilkan
    { -command } join      tempel pesan yang dikirim temanmu

    Tanpa perintah, menu terbuka.

## Commands.

help-host = Undang teman dan bermain.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Menampilkan undangan untuk tiap teman, yang bisa dikirim lewat WhatsApp atau cara lain,
    lalu menunggu balasan mereka, dalam urutan apa pun.
help-message = Main lewat pesan, giliran demi giliran.

    { -command } message           kamu dan seorang teman; kamu yang mulai
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Tiap giliran adalah pesan untuk obrolan mana pun. Yang menerimanya menempelnya dengan: { -command } join

help-join = Ikut permainan teman.

    { -command } join              meminta undangannya
    { -command } join MDW1-…       atau ditulis di sini; - membacanya dari pipa

    Teks apa pun yang memuat kodenya bisa dipakai, misalnya seluruh pesan WhatsApp.
    Setelah itu ditampilkan balasan untuk dikirim ke tuan rumah.
help-resume = Lanjutkan permainan.

    { -command } resume            permainannya, atau daftar untuk memilih
    { -command } resume GAME       permainan dengan nama itu; daftarnya: --list

    Perintah ini dijalankan siapa pun yang menutup permainannya. Program kalian saling menemukan
    lagi selama jaringan kalian masih tahu jalannya; kalau tidak, tuan rumah mengirim undangan baru.
help-play = Main di perangkat ini.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     hanya menonton
    { -command } play --deal DAY-2026-11-27     kartu hari itu; atau tautan teman

    Kamu bermain lawan komputer, atau dengan orang lain di satu layar.
help-puzzle = Pecahkan teka-teki hari ini.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Kamu bisa menang di giliran ini, tapi hanya dengan satu cara. Teka-tekinya sama untuk semua,
    dan makin sulit dari Senin sampai Minggu.
help-stats = Tampilkan permainan, lawan, dan trofimu.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Tiap permainan yang dimainkan sampai selesai disimpan di perangkat ini, tidak di tempat lain.
help-replay = Putar ulang permainan yang sudah selesai.

    { -command } replay            permainan terakhir di meja di perangkat ini
    { -command } replay GAME       permainan dengan nama itu, atau di berkas itu
    { -command } replay GAME1-…    permainan selesai di kode itu

    Semuanya bisa dibuka dari layar permainanmu ({ -command } stats).
help-verify = Memeriksa apakah pembagian kartu jujur.

    { -command } verify            permainan terakhir di meja orang lain
    { -command } verify GAME       permainan dengan nama itu, atau yang ada di berkas itu

    Di antara teman, tak ada yang memilih kartu: program tiap orang berkontribusi pada pembagian dan memeriksanya
    seusai permainan. Ini memeriksa lagi suatu permainan, juga kiriman teman. Berakhir dengan 1 jika tidak jujur.
help-arena = Adu sesama pemain komputer.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Menampilkan skor pemain pertama dengan margin kesalahannya, dalam Elo, dan waktu yang dipakai
    untuk tiap keputusan. Selain pemain di menu, ada random, naive, dan greedy, yang tidak pernah
    berubah. Untuk program buatanmu sendiri, tulis run: di depan perintahnya.
help-doctor = Periksa jaringan dan komputermu.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Perlu beberapa detik. Yang ditanya hanya server STUN dan relai di setelanmu,
    tidak ada yang lain.
help-learn = Belajar bermain dalam beberapa menit.

    { -command } learn
    { -command } learn --game spite --name Asha

    Pelajaran singkat, lalu permainan pertama dengan saran.
help-web = Buka meja di browser.

    { -command } web
    { -command } web --site public     halaman tamu, untuk hosting statis mana pun

    Halamannya hanya bisa dibuka dari komputer ini, dan hanya dengan alamat yang ditampilkan.
help-courier = Jalankan kurir, supaya teman ikut dengan satu ketukan.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Kurir mengantar balasan tersegel dari tamu ke tuan rumah, tanpa bisa membacanya. Supaya browser
    bisa memakainya, kurir harus ada di belakang server web dengan HTTPS.
help-rules = Baca aturan main.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Tampilkan bantuan ini, lalu keluar.
option-version = Tampilkan versi, lalu keluar.
option-lang = Bahasa yang dipakai, misalnya en.
option-variant = mdw (bawaan), official, classic…; rules --list menampilkan semuanya.
option-game = Permainannya: malice atau spite.
option-rule = Aturan khusus, misalnya hand=6; --hand 6 artinya sama. Ulangi kalau lebih dari satu.
option-seat-host = me, me=NAMA, friend, friend=NAMA, bot, atau bot=beginner|easy|strong|hard|expert (Spite: juga late); untuk tiap kursi.
option-seat-message = me, message, message=NAMA, bot, atau bot=beginner|easy|strong|hard|expert; untuk tiap kursi.
option-seat-play = me, me=NAMA, bot, atau bot=beginner|easy|strong|hard|expert; ulangi untuk tiap kursi.
option-name = Namamu di meja; disimpan untuk lain kali.
option-plain = Baris demi baris, tanpa layar penuh.
option-json = Satu objek JSON tiap baris, masuk dan keluar, untuk program.
option-turn = Relai: turn:user:password@host:port?transport=udp
option-stun = Server STUN, atau none; ulangi kalau lebih dari satu.
option-port = Port UDP yang dipakai di sini.
option-open-port = Minta router membuka port itu (UPnP).
option-no-copy = Jangan sentuh papan klip.
option-list-games = Tampilkan permainan yang bisa dilanjutkan, lalu keluar.
option-two = Main dengan NAMA di layar ini, bukan lawan komputer.
option-deal = Mainkan susunan kartu kiriman teman, atau kartu hari tertentu.
option-day = Teka-teki hari itu, untuk latihan.
option-stats-json = Satu objek JSON dengan semua angka dan permainan.
option-csv = Satu baris untuk tiap permainan, untuk spreadsheet.
option-import = Tambahkan dulu permainan dari berkas perangkat lain.
option-export = Simpan semua permainan di satu berkas, untuk perangkat lain.
option-share = Sebagai gantinya, tulis pesan yang memperlihatkan permainan itu kepada orang lain.
option-pairs = Jumlah susunan kartu; masing-masing dimainkan dari tiap kursi.
option-seats = Jumlah kursi; pemain pertama menempati satu, pemain kedua sisanya.
option-seed = Teks yang sama memberi susunan kartu yang sama.
option-sprt = Berhenti begitu jelas apakah yang pertama lebih kuat 20 Elo.
option-ask-stun = Server STUN yang ditanya; ulangi kalau lebih dari satu.
option-doctor-json = Satu objek JSON, untuk program.
option-no-open = Hanya tampilkan alamatnya; jangan buka browser.
option-page-port = Port TCP halaman di komputer ini.
option-site = Tulis halaman tamu ke folder itu, lalu keluar.
option-pyodide = Dengan --site, tambahkan play.html, yang bisa dipakai tanpa program; FOLDER adalah folder Pyodide. Versi rilis sudah membawanya.
option-esbuild = Dengan --site atau --save, gabungkan skrip halaman supaya lebih cepat dimuat; FOLDER adalah folder esbuild. Versi rilis sudah membawanya.
option-page-courier = Dengan --site, kurir yang boleh dihubungi halaman; tulis . kalau halaman juga disajikan kurir itu.
option-page-url = Dengan --site, alamat halaman itu nanti, supaya obrolan menampilkan tautannya dengan gambar. Kalau kosong, game_url-mu.
option-save = Tulis halaman tamu sebagai satu berkas, lalu keluar.
option-courier-port = Port TCP; 8090 kalau tidak ditulis.
option-listen = Alamat untuk menerima koneksi; 0.0.0.0 untuk semua jaringan.
option-serve-site = Sajikan juga halaman tamu dari folder itu.
option-behind-proxy = Hitung pengunjung menurut X-Forwarded-For, yang diisi server webmu.
option-metrics = Beri tahu Prometheus di /metrics seberapa sibuk kurir ini.
option-list-rules = Tampilkan daftar varian dan aturan khusus.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Penggunaan:
typing-options = Opsi
typing-commands = Perintah
typing-error = Kesalahan: { $message }
typing-try = Untuk bantuan, ketik { $command } { $option }.
typing-did-you-mean = Maksudmu { $possibility }?
typing-did-you-mean-one = (Maksudmu salah satu dari ini: { $possibilities }?)
typing-invalid = Nilai tidak valid: { $message }
typing-invalid-for = Nilai tidak valid untuk { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Belum ditulis:
typing-no-such-option = Tidak ada opsi { $name }.
typing-no-such-command = Tidak ada perintah { $name }.
typing-too-much = Yang ini berlebih: { $args }
typing-needs-values = { $name } perlu { $nargs } nilai.
typing-takes-values = Perlu { $nargs } nilai, tapi yang ditulis { $len }.
typing-no-value = Opsi { $name } tidak memakai nilai.
typing-needs-value = Opsi { $name } perlu nilai.
typing-no-number = { $value } bukan bilangan bulat.
typing-out-of-range = { $value } di luar rentang { $range }.
typing-no-date = { $value } bukan tanggal seperti 2026-11-27.
typing-is-file = { $filename } adalah berkas, bukan folder.
typing-is-folder = { $filename } adalah folder, bukan berkas.

## What the value of an option is called.

value-name = NAMA
value-person = NAMA
value-rule = NAMA=NILAI
value-who = SIAPA
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = KODE
value-link = TAUTAN
value-date = TANGGAL
value-file = FILE
value-dir = FOLDER
value-text = TEKS
value-address = ALAMAT
