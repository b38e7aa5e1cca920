### Apa yang salah dengan koneksi, atau dengan undangan di jalan: `error-CODE`.

error-link = Koneksi gagal. Coba lagi dengan undangan baru.
error-no-path = Kalian tidak bisa tersambung. Jaringan kalian tidak membolehkan koneksi langsung, atau permainan temanmu sudah ditutup. Salah satu dari kalian bisa mencoba jaringan lain (data seluler, atau Wi-Fi temannya) atau memakai relai. Untuk melihat apa yang dibolehkan jaringanmu, jalankan: { -command } doctor. Lalu mulai lagi dengan undangan baru: yang ini sudah terpakai.
error-no-path-in-page = Temanmu tidak bisa dihubungi. Apakah halamannya masih terbuka di sana? Kalau ya, jaringan kalian tidak membolehkan koneksi langsung: salah satu dari kalian bisa mencoba jaringan lain (data seluler, atau Wi-Fi temannya). Lalu kirim undangan baru: yang ini sudah terpakai.
error-answered-already = Undangan itu sudah dijawab, dan browser hanya menerima satu balasan. Kirim undangan baru.
error-came-and-went = Ada yang tersambung dengan balasan ini, tapi keluar sebelum duduk. Kirim undangan baru: yang ini sudah terpakai.
error-guests-page = Untuk memakai undangan, buka tautannya.
error-unfinished-link = Perangkat temanmu menjawab, tapi belum selesai tersambung. Coba lagi dengan undangan baru.
error-link-not-secured = Perangkat temanmu menjawab, tapi koneksinya tidak bisa diamankan. Coba lagi dengan undangan baru.
error-link-broken-off = Perangkat temanmu menjawab, tapi koneksinya putus. Coba lagi dengan undangan baru.
error-somebody-else-answered = Yang menjawab bukan temanmu. Coba lagi dengan undangan baru, dan kirim lewat chat yang hanya bisa dibaca kalian berdua.
error-library-failed = Koneksi gagal karena kesalahan di dalam program ({ $reason }). Coba lagi dengan undangan baru.
error-resume-ticket-unusable = Koneksi yang tersimpan tidak bisa dipulihkan. Coba lagi dengan undangan baru.
error-relay-refused = Relai { $server } menolak koneksi: { $reason }. Periksa nama pengguna dan kata sandinya di setelan.
error-relay-silent = Relai { $server } tidak menjawab. Coba lagi nanti, atau tanpa relai.
error-relay-unknown = Relai { $server } tidak ditemukan. Periksa namanya di setelan.
error-relay-unreachable = Relai { $server } tidak bisa dihubungi: { $reason }. Coba lagi nanti, atau tanpa relai.
error-no-address = Komputer ini tidak ada di jaringan yang bisa dicapai temanmu. Sambungkan ke jaringan, lalu coba lagi.
error-no-address-in-page = Browser ini tidak mengizinkan halaman ini tersambung ke perangkat lain. Apakah kamu online? Kalau ya, izinkan WebRTC di setelannya, atau coba browser lain. Di iPhone, matikan Lockdown Mode untuk situs ini.
error-port-taken = Port { $port } tidak bisa dibuka di komputer ini. Mungkin dipakai permainan lain: tutup dulu, atau pilih port lain.

## Akhir sebuah koneksi.

error-link-closed = Temanmu menutup permainan.
error-link-closed-here = Kamu menutup koneksi.
error-stopped-waiting = Kamu berhenti menunggu.
error-player-left = Temanmu meninggalkan meja.
error-link-lost = Koneksinya putus.
error-link-broken = Koneksinya putus.
error-link-silent = { $unit ->
    [hours] Sudah { $count } jam tidak ada kabar dari perangkat temanmu.
    [minutes] Sudah { $count } menit tidak ada kabar dari perangkat temanmu.
   *[seconds] Sudah { $count } detik tidak ada kabar dari perangkat temanmu.
}
error-link-restarted = Permainan temanmu ditutup lalu dibuka lagi.

## Program di seberang mengirim yang tidak masuk akal.

error-garbled-link = { -nonsense }
error-link-flooded = Perangkat temanmu mengirim jauh lebih banyak daripada yang diperlukan permainan, jadi koneksinya ditutup. Coba lagi dengan undangan baru.
error-said-no-hello = Perangkat temanmu tidak menyebut permainan apa ini, jadi koneksinya ditutup. Pastikan versi kalian sama.
error-too-much-nonsense = Perangkat temanmu mengirim terlalu banyak pesan yang tidak bisa dimengerti, jadi koneksinya ditutup. Pastikan versi kalian sama.
error-reads-nothing = Perangkat temanmu tidak menanggapi lagi, jadi koneksinya ditutup. Coba lagi dengan undangan baru.
error-restarted-too-often = Permainan temanmu terlalu sering dijalankan ulang, jadi koneksinya ditutup. Coba lagi dengan undangan baru.
error-remote-frame-too-long = Perangkat temanmu mengirim pesan yang terlalu panjang (lebih dari { $most } byte). Pastikan versi kalian sama.
error-link-not-introduced = Perangkat temanmu tidak menyebut permainan apa ini. Pastikan versi kalian sama.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = Kode ini tidak menyebut di mana temanmu bisa dihubungi. Minta kode baru.
error-sdp-unusable = Rincian koneksi di kode ini tidak bisa dipakai: { $reason }. Minta kode baru ke temanmu.
error-sdp-of-no-channel = Kode ini bukan untuk permainan. Minta kode baru ke temanmu.

## Program di sisi ini.

error-frame-of-half-characters = Pesannya memuat setengah pasangan surogat, jadi tidak bisa dikirim.
error-message-too-long = Pesannya terlalu panjang: { $size } byte, padahal batasnya { $most }.
error-frame-of-several-lines = Pesan di stdout harus satu baris.
error-stdout-unread = Tidak ada lagi yang membaca stdout.
error-stdin-no-frame = Ada baris di stdin yang bukan pesan: { $reason }.
error-stdin-unreadable = stdin tidak bisa dibaca lagi.
error-stdin-ended = stdin sudah berakhir.
error-unsupported-library = Program ini perlu { $packages }, tapi yang terpasang { $installed }. Untuk memperbaikinya, jalankan: pip install { $packages }
error-library-not-loaded = Program ini perlu { $packages }, tapi tidak bisa dimuat ({ $reason }). Untuk memperbaikinya, jalankan: pip install { $packages }

## Server dan port, seperti yang diketik.

error-no-stun-server = “{ $text }” bukan alamat server STUN. Tulis sebagai host:port, misalnya { $example }.
error-no-turn-server = Itu bukan alamat relai. Tulis sebagai turn:user:password@host:port?transport=udp.
error-turn-without-user = Relai perlu nama pengguna dan kata sandi: turn:user:password@host:port.
error-turns-over-udp = turns: berarti TLS, yang tidak bisa dipakai dengan transport=udp. Pakai turn: saja, atau hapus transport=udp.
error-port-out-of-range = { $least ->
    [0] Port adalah angka dari 1 sampai 65535, atau 0 untuk port mana saja yang kosong, bukan { $port }.
   *[1] Port adalah angka dari 1 sampai 65535, bukan { $port }.
}
error-no-ipv6-address = { $text } bukan alamat IPv6.

## Menyerahkan undangan.

error-invitation = Undangannya tidak bisa disalin atau dibuka. Salin dari layar.
error-clipboard = Papan klip tidak bisa diakses. Salin pesannya dari layar, atau tampilkan sebagai kode QR.
error-clipboard-silent = Papan klip tidak menjawab. Salin pesannya dari layar, atau tampilkan sebagai kode QR.
error-clipboard-unwilling = Papan klip tidak menerima pesannya. Salin dari layar, atau tampilkan sebagai kode QR.
error-too-long-for-qr = Teks ini terlalu panjang untuk kode QR. Kirim sebagai pesan.
