### Apa yang salah: `error-CODE`, dengan rincian kesalahannya.

-nonsense = Program temanmu mengirim sesuatu yang tidak masuk akal. Pastikan versi kalian sama.

error-words-twice = Kunci { $key } ada dua kali di katalog.
error-words-in-circles = Entri { $key } merujuk ke dirinya sendiri.
error-words-unread = Ini tidak bisa dibaca sebagai Fluent: { $text }

## Mengatur permainan.

error-own-rules = Aturan { $name } di config.toml tidak bisa dipakai: { $why }
error-no-such-seat = { $late ->
    [yes] Tidak ada kursi bernama “{ $seat }”. Pakai me, me=NAMA (orang lain di layar ini), friend, friend=NAMA, bot ({ $bots }), atau late (teman yang menyusul).
   *[no] Tidak ada kursi bernama “{ $seat }”. Pakai me, me=NAMA (orang lain di layar ini), friend, friend=NAMA, bot ({ $bots }), atau message atau message=NAMA (teman yang main lewat pesan).
}
error-seats-wrong = Satu meja punya 2 sampai { $most } kursi, bukan { $seats }.
error-seat-kept-twice = Hanya satu kursi yang bisa disimpan untuk { $name }.
error-nobody-here = Untuk main dengan teman, harus ada yang duduk di layar ini. Tambahkan --seat me untukmu sendiri.

## Bermain di meja teman, dan melanjutkan.

error-turned-out = Tuan rumah mengeluarkanmu dari meja. Kalau kamu tidak dikenali, minta tautan lain.
error-host-left = Tuan rumah keluar dari permainan. Minta undangan baru.
error-no-such-finished-game = Tidak ada permainan selesai bernama { $game }. Layar permainanmu menunjukkan mana yang bisa diputar ulang: { -command } stats
error-nothing-to-replay = Belum ada permainan yang dimainkan sampai selesai.
error-no-such-game = Tidak ada permainan tersimpan bernama { $game }. Untuk melihat punyamu, jalankan: { -command } resume --list
error-save-damaged = { $lost ->
    [0] Permainan tersimpan { $game } rusak setelah langkah { $moves }.
   *[other] Permainan tersimpan { $game } rusak setelah langkah { $moves }, dan { $lost } langkah hilang.
}
error-save-unplayable = Permainan tersimpan { $game } tidak bisa dimainkan: { $why }
error-save-of-unknown-game = Permainan tersimpan { $id } adalah permainan { $game }, yang tidak ada di versi ini. Perbarui programnya.
error-save-illegal = Permainan tersimpan { $game } tidak bisa dipakai begitu saja: langkah { $move } melanggar aturan. { $why }

## Memulai.

error-no-name = Nama harus punya paling sedikit satu huruf.
error-no-input = Tidak ada yang bisa diketik: input program ditutup. Jalankan tanpa <&- atau </dev/null.
error-no-terminal = Undangannya datang lewat pipa, jadi tidak ada terminal untuk bermain. Supaya program yang main, tambahkan --json.
error-page-nonsense = Halaman mengirim sesuatu yang tidak dimengerti program. Muat ulang halamannya.
error-one-seat-only = Satu program hanya bisa memainkan satu kursi. Ikutlah sekali untuk tiap program.
error-code-needed = Berikutnya kirim ini: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Belum ada yang bisa dijawab: pihak seberang belum tersambung.

## Yang dikirim program lain.

error-frame-too-long = Ada pesan masuk yang terlalu panjang (lebih dari { $most } byte). Pastikan versi kalian sama.
error-no-json = Ada pesan masuk yang bukan JSON. Pastikan versi kalian sama.
error-no-kind = Jenis pesannya harus salah satu dari: { $known }.
error-malformed = Pesan “{ $kind }” tidak bisa dibaca. Pastikan versi kalian sama.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Tidak ada pemain komputer bernama “{ $name }”. Pilih salah satu: { $known }.
error-unknown-game = Tidak ada permainan bernama “{ $name }”. Pilih salah satu: { $known }.

## Bot dan permainan menurut nama, dan kekeliruan sebuah klien.

error-not-on-offer = { $move } sekarang tidak bisa.
error-nothing-due = Tidak ada batas waktu yang berjalan.
error-not-seated = Pilih kursi dulu.

## Kalau tidak diketahui lebih dari salah siapa.

error-malice = Ada yang tidak beres. Jalankan programnya lagi.
error-words = Salah satu berkas program tidak bisa dibaca. Pasang programnya lagi.
error-game = Itu tidak dibolehkan aturan.
error-notation = Itu bukan kartu, langkah, atau posisi.
error-options = Aturan ini tidak bisa dimainkan. Ubah salah satu, lalu coba lagi.
error-illegal-move = Langkah itu melanggar aturan.
error-protocol = Kedua program tidak saling mengerti. Pastikan versi kalian sama.
error-local-protocol = Itu tidak bisa dikirim pada saat ini.
error-remote-protocol = { -nonsense }
