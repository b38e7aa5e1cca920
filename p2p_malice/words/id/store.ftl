### Apa yang salah dengan berkas program ini: `error-CODE`.

error-store = Salah satu berkas program tidak bisa dibaca atau ditulis.
error-file-too-large = Berkas { $path } terlalu besar. Pindahkan ke folder lain, lalu coba lagi.
error-file-no-text = Berkas { $path } bukan berkas teks. Pindahkan ke folder lain, lalu coba lagi.
error-no-such-file = Tidak ada berkas { $path }.
error-no-games-in-file = Tidak ada permainan di { $path } yang disimpan program ini.
error-replay-of-results = { $path } berisi hasil permainan, tetapi bukan langkah-langkahnya. Yang bisa diputar ulang ada di sini: { -command } stats
error-file-unreadable = Berkas { $path } tidak bisa dibaca: { $reason }.
error-file-unwritable = { $path } tidak bisa disimpan: { $reason }. Periksa apakah kamu boleh menulis di situ, dan apakah disknya tidak penuh.
error-no-node = Untuk membuat halaman ini perlu Node.js, yang belum terpasang di sini.
error-no-pyodide = Pyodide tidak ada di { $path }. Jalankan npm install pyodide, lalu berikan folder node_modules/pyodide.
error-no-esbuild = esbuild tidak ada di { $path }. Jalankan npm install esbuild, lalu berikan folder node_modules/esbuild.
error-file-undeletable = Berkas { $path } tidak bisa dihapus: { $reason }.

## Permainan tersimpan.

error-saved-game = Permainan yang tersimpan tidak bisa dibaca.
error-game-in-use = Permainan ini terbuka di jendela lain. Lanjutkan di sana, atau tutup dulu.
error-saves-unlisted = Permainanmu yang tersimpan tidak bisa didaftar: { $reason }.
error-save-unopened = Permainan tersimpan { $path } tidak bisa dibuka: { $reason }.
error-save-unreadable = Permainan tersimpan { $game } tidak bisa dibaca: { $reason }.
error-save-unwritten = Permainannya tidak bisa disimpan: { $reason }. Kosongkan sedikit ruang, atau periksa { $path }.
error-save-changed = Permainan tersimpan { $game } berubah di jendela lain sejak kamu buka di sini. Lanjutkan sekali lagi, dan kamu melihat keadaannya sekarang.
error-days-damaged = { $of ->
    [puzzle] Hasil teka-teki harianmu tidak bisa dibaca, karena { $path } rusak. Hitungannya mulai lagi hari ini.
   *[daily] Hasil kartu harianmu tidak bisa dibaca, karena { $path } rusak. Hitungannya mulai lagi hari ini.
} Berkas yang rusak sekarang bernama { $aside }: kalau bisa kamu perbaiki, kembalikan nama lamanya.
error-save-unlocked = Permainanmu disimpan, tapi disk ini tidak bisa mencegah jendela kedua memainkan permainan yang sama. Mainkan masing-masing di satu jendela saja.
error-save-full = Simpanan { $path } penuh: tidak muat lebih dari { $most } MB. Kamu bisa terus bermain, tapi tidak ada lagi yang disimpan. Selesaikan di sini, lalu mulai permainan baru.
error-save-too-large = Permainan tersimpan { $game } terlalu besar untuk dibaca: { $size } MB, padahal tidak ada permainan yang perlu lebih dari { $most } MB. Pindahkan ke folder lain; permainanmu yang lain baik-baik saja.
error-save-of-another-version = Permainan tersimpan { $game } dibuat oleh versi lain. Perbarui programnya.
error-save-unusable = Permainan tersimpan { $game } rusak dan tidak bisa dipakai. Hapus, atau mulai permainan baru: permainanmu yang lain baik-baik saja.

## Setelan.

error-settings = Setelannya tidak bisa dipakai.
error-settings-unreadable = Setelan di { $path } tidak bisa dibaca: { $reason }. Betulkan berkasnya, atau hapus.
error-no-such-setting = Di { $path } ada yang bukan setelan: { $settings }. Yang bisa dipakai: { $known }.
error-setting-twice = Setelan di { $path } ada dua kali. Hapus salah satunya.
error-setting-wrong = { $why } Itu setelan { $setting } di { $path }.
error-no-page-address = “{ $text }” bukan alamat halaman, seperti https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] Setelan { $setting } di { $path } harus berupa teks dalam tanda kutip.
    [number] Setelan { $setting } di { $path } harus berupa angka tanpa tanda kutip.
    [switch] Setelan { $setting } di { $path } harus true atau false.
    [list] Setelan { $setting } di { $path } harus berupa daftar teks dalam tanda kutip, seperti ["one", "two"].
    [table] Setelan { $setting } di { $path } harus berupa tabel opsi.
   *[value] Setelan { $setting } di { $path } harus berupa angka, teks dalam tanda kutip, true, atau false.
}
error-setting-not-listed = Setelan { $setting } di { $path } harus salah satu dari: { $known }.
error-unknown-language = Tidak ada kata-kata dalam bahasa { $language }. Pilih salah satu: { $known }.
error-setting-seconds = Setelan { $setting } di { $path } harus berupa jumlah detik dari 0 sampai { $most }.
error-setting-name = Nama di { $path } punya huruf yang tidak bisa ditampilkan, atau terlalu panjang. Pilih nama lain.
error-setting-project-url = Setelan project_url di { $path } harus berupa alamat seperti https://example.org/malice.
