### Halaman yang memuat program di dalamnya.

inside-loading = Memuat permainan…
inside-turn = Seorang teman main kartu denganmu, giliran demi giliran: pesan ini tadi gilirannya. Menyiapkan meja…
inside-megabytes = { $done } dari { $all } MB
inside-starting = Semuanya sudah di sini. Pertama kali perlu sekitar 10 detik; setelah itu cepat.
inside-opens = Terbuka sendiri begitu siap…
inside-unkept = { $why ->
    [reading] Permainanmu yang tersimpan sedang tidak bisa dibaca. Supaya aman, tidak ada yang disimpan sampai halaman ini dimuat ulang.
    [locks] Di sini tidak ada yang disimpan, karena dua tab bisa saling menimpa permainannya. Supaya tersimpan, buka halaman ini di alamat yang diawali https.
   *[writing] Browser tidak bisa menyimpan permainan ini: penyimpanannya penuh atau diblokir. Kamu bisa terus bermain, tapi yang tidak tersimpan hilang kalau halaman ini ditutup.
}
inside-failed = { $joins ->
    [yes] Mejanya tidak bisa dimulai, atau berhenti. Muat ulang halaman ini: yang sudah disimpan tetap ada. Kalau terus begini, browser ini tidak bisa menjalankan permainannya sendiri, tapi kamu tetap bisa ikut di meja teman.
   *[no] Mejanya tidak bisa dimulai, atau berhenti. Muat ulang halaman ini: yang sudah disimpan tetap ada. Kalau terus begini, browser ini tidak bisa menjalankan permainannya sendiri. Di iPhone, matikan Lockdown Mode untuk situs ini, atau coba browser lain.
}
