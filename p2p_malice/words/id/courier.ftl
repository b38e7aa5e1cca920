### Kurir, yang mengantar catatan tersegel antara teman.

courier-at = { $site ->
    [yes] Kurir dan halamannya ada di { $url }. Ctrl-C mengakhirinya.
   *[no] Kurirnya ada di { $url }. Ctrl-C mengakhirinya.
}

news-asks = { $name } ingin duduk. Ketik { -type-yes } { $number } atau { -type-no } { $number }.
news-asked-no-more = { $name } tidak lagi menunggu kursi.
news-partner = { $name } menjadi rekanmu.
news-all-here = Semua sudah di sini. Ketik { -type-start } untuk mulai, atau { -type-with } 2 untuk menjadikan teman 2 rekanmu.
news-asks-first = { $is_on ->
    [yes] Kamu akan ditanya sebelum ada yang duduk. Ketik { -type-ask } lagi kalau tidak mau.
   *[no] Siapa yang pertama membuka tautannya langsung duduk.
}
news-courier-away = Kurirnya tidak bisa dihubungi. Mungkin teman mengirim balasan kepadamu: tempel di sini.
news-calling = Menghubungi tuan rumah…
news-host-asleep = Mungkin perangkat tuan rumah dalam mode tidur. Kamu sudah masuk daftar di sana: mejanya terbuka begitu perangkat itu aktif lagi.

error-courier = Kurirnya tidak bisa dipakai.
error-courier-away = Kurirnya tidak bisa dihubungi.
error-courier-busy = Kurirnya terlalu sibuk.
error-courier-status = Kurirnya menjawab dengan kesalahan ({ $status }).
error-courier-moved = Kurirnya sekarang ada di { $url }: tulis alamat itu.
error-courier-buffered = Kurirnya menjawab, tetapi sesuatu di tengah jalan, misalnya server webnya, menahan catatannya. Catatan harus langsung diteruskan tanpa buffer: caranya ada di docs/networks.md.
error-courier-proxy = Kurirnya tidak bisa dihubungi lewat proksi jaringanmu (HTTPS_PROXY).
error-courier-proxy-login = Proksi jaringanmu meminta nama dan kata sandi. Tulis di alamatnya: HTTPS_PROXY=http://NAMA:SANDI@HOST:PORT
error-courier-url = { $url } bukan alamat kurir. Alamatnya diawali https:// atau http://.
error-courier-port = Kurir tidak bisa memakai port { $port }: { $why }. Pilih yang lain dengan --port.
error-courier-host = Kurir tidak bisa menerima koneksi di { $host }: { $why }. Pilih alamat lain dengan --host.
error-no-site = Tidak ada halaman di { $folder }. Tulis di sana dengan { -command } web --site.
error-note = Catatan ini untuk orang lain.
