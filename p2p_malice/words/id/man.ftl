### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NAMA
man-synopsis = RINGKASAN
man-description = DESKRIPSI
man-commands = PERINTAH
man-options = OPSI
man-environment = LINGKUNGAN
man-files = BERKAS
man-status = STATUS KELUAR
man-see = LIHAT JUGA
man-bugs = MASALAH

## Environment variables.

man-any-option = Pengganti sebuah opsi: yang ini untuk --variant pada host. Yang lain dinamai dengan cara yang sama.
man-languages = Bahasanya, kalau --lang dan setelan tidak menyebutkannya.
man-folders = Folder yang dipakai sebagai ganti ~/.config dan ~/.local/share.

## Files.

man-settings = Setelanmu.
man-games = Permainan yang disimpan.
man-history = Catatan setiap permainan yang selesai.
man-replays = Yang terakhir di antaranya, untuk diputar ulang.

## Exit statuses.

man-status-0 = Selesai.
man-status-1 = Ada yang tidak terduga.
man-status-2 = Opsi yang salah, setelan yang tidak bisa dipakai, atau port yang sedang terpakai.
man-status-3 = Kode yang tidak bisa dipakai.
man-status-4 = Tidak ada jalan lewat jaringan.
man-status-5 = Koneksinya putus, atau tidak ada tempat untukmu.
man-status-6 = Permainan yang disimpan tidak bisa dipakai, atau sedang terbuka di tempat lain.
man-status-7 = Versinya tidak cocok.
man-status-129 = Terminalnya sudah ditutup.
man-status-130 = Ctrl-C.
man-status-143 = Dihentikan oleh program lain.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Permainan kartu
desktop-keywords = kartu;teman;multipemain;terminal;
desktop-games = { -title } adalah adu cepat untuk dua sampai sembilan orang: siapa yang lebih dulu menghabiskan tumpukannya, dialah yang menang. Ada juga Spite, permainan trik untuk tiga sampai sembilan orang.
desktop-way = Kirim undangan lewat aplikasi pesan apa saja. Setelah itu perangkat kalian terhubung langsung, terenkripsi dari ujung ke ujung: tanpa server permainan, tanpa akun. Atau main lawan komputer atau dengan orang lain di satu layar, dan pecahkan teka-teki hari ini.
