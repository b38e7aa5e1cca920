### Di sekitar kartu di halaman: akhir permainan, siapa yang terputus, suara.

## Bagaimana berakhirnya.

ending-label = Hasilnya
explained-done = Mengerti
ending-title = { $who ->
    [you] Kamu menang!
    [team] { $names } menang!
    [you-saying] Aku menang!
    [team-saying] Kami menang!
    [nobody] Seri
   *[other] { $names } menang
}
ending-comfort = { $how ->
    [near] Nyaris! Berikutnya bisa jadi milikmu.
   *[far] Siap membalas kekalahan?
}
ending-me = Aku
trophy-first-win = Kemenangan pertama
ending-player = Pemain
ending-left = Sisa kartu
ending-points = Poin
ending-with-points = { $count ->
   *[other] { $count } poin
}
ending-wins = Menang permainan
ending-matches = Menang pertandingan
ending-time = Waktu
ending-minutes = { $minutes ->
   *[other] { $minutes } menit
}
ending-best = Giliran terbaik
ending-decided = Giliran kemenangan
ending-best-of = { $name }: { $count ->
   *[other] { $count } kartu
}
ending-hints = Saran
event-hints = { $who ->
    [you] Kamu minta { $count } saran.
   *[other] { $name } minta { $count } saran.
}
ending-evening = { $what ->
    [matches] Pertandingan terakhir
   *[games] Permainan terakhir
}
ending-series = { $one } { $wins } – { $losses } { $other }

## Antara dua permainan dalam pertandingan.

between-title = { $kind ->
    [round] Ronde { $number } selesai
   *[game] Permainan { $number } selesai
}
between-place = Peringkat
between-gain = { $kind ->
    [round] Ronde ini
   *[game] Kali ini
}
between-next = { $kind ->
    [round] Main ronde { $number }
   *[game] Main permainan { $number }
}
between-how = Cara hitung poin
between-rounds = Poin per ronde

## Yang bisa menyusul.

ending-look = Lihat meja
ending-show = Lihat hasilnya
ending-earned = Trofi
ending-challenge = Tantang teman
ending-share = Bagikan
ending-replay = Putar ulang
ending-saved = Gambarnya sudah disimpan.
ending-picture = Sebagai gambar
ending-keep = Browser ini menghapus permainanmu setelah tujuh hari tanpa kunjungan. Tambahkan halaman ini ke Layar Utama dan main dari sana, semuanya tetap ada. Yang di sini bisa disimpan sebagai berkas di “Kamu”.
ending-ready-mark = siap
ending-ready-button = Siap ✓
ending-ready = { $count ->
   *[other] { $names } siap main lagi.
}
ending-waiting = Kamu sudah siap. Menunggu { $names }.
ending-gone = { $who }. { $invites ->
    [yes] Undang lagi, atau biarkan komputer menggantikan.
   *[no] Komputer bisa menggantikan, atau kamu keluar.
}
ending-lost = Koneksi ke tuan rumah terputus. Kamu bisa main lagi begitu tersambung.
ending-closed = { $name ->
    [none] Tuan rumah menutup meja.
   *[other] { $name } sudah menutup meja.
}
ending-choosing = { $name ->
    [none] Tuan rumah sedang memilih permainan berikutnya.
   *[other] { $name } sedang memilih permainan berikutnya.
}
ending-play-next = Aku ingin main

## Siapa yang terputus.

banner-label = Kabar
since = Sejak { $time }.
banner-free = Ada kursi kosong di meja ini.
banner-free-short = Ada kursi kosong
banner-short = { $by ->
    [computer] Komputer bermain untuk { $names }
    [left] { $names } keluar
   *[nobody] { $names } terputus
}
banner-lost = { $name ->
    [none] Tuan rumah terputus
   *[other] { $name } terputus
}
banner-away = { $turn ->
    [mine] { $names } terputus. Kamu tetap bisa memainkan giliranmu.
    [others] { $names } terputus. Permainan jalan terus sampai tiba gilirannya.
   *[theirs] { $names } terputus. Permainan menunggu. Biasanya cukup ditunggu sebentar.
}
banner-computer = { $count ->
   *[other] { $names } terputus. Komputer menggantikan sampai tersambung lagi.
}
table-proposed = { $what ->
    [bot] { $who ->
        [you] Kamu mengusulkan supaya komputer menggantikan.
       *[other] { $name } ingin komputer menggantikan.
    }
    [stop] { $who ->
        [you] Kamu mengusulkan menyimpan permainan dan berhenti.
       *[other] { $name } ingin menyimpan permainan dan berhenti.
    }
   *[wait] { $who ->
        [you] Kamu mengusulkan menunggu.
       *[other] { $name } ingin menunggu.
    }
}
banner-line = { $how ->
    [left] { $who }: pilih cara lanjut
    [away] { $who }: permainan menunggu
    [bot] { $name } bertanya: biar komputer main untuk { $names }?
   *[stop] { $name } bertanya: simpan dan berhenti?
}
banner-awaits = Menunggu persetujuan { $names }.
banner-back = { $name } sudah kembali.
move-kept = Itu disimpan, dan terkirim begitu tersambung lagi.
table-let-computer = Biar komputer yang main
table-stop = Simpan dan berhenti

## Suara.

sound-offer = Nyalakan suara
loudness = { $volume ->
    [off] Suara: mati
    [soft] Suara: pelan
   *[loud] Suara: keras
}

## Meja yang kembali.

table-went-back = { $count ->
   *[other] Permainan tuan rumah dijalankan ulang dan mundur { $count } langkah. Permainan berlanjut dari sini.
}

deal-own = Sudah diperiksa: perangkatmu ikut mengocok kartu, dan bagiannya tak diubah siapa pun.
news-deal-unfair = Pembagian tidak jujur: { $fault ->
    [part_changed] bagian perangkatmu dalam pengocokan diganti.
    [part_late] seseorang memilih kontribusinya setelah yang lain.
    [secret_changed] rahasia tuan rumah bukan yang mengikatnya.
    [deal_hidden] pembagian sebelumnya dibatalkan dan tak pernah dibuka.
    [other_terms] yang dibagikan bukan permainan yang seharusnya.
    [other_cards] kartu yang dibagikan bukan yang disepakati.
    [other_shuffle] setelah kartu dikocok lagi, yang ditunjukkan padamu bukan yang ada.
    [other_position] pada langkah { $moves }, yang ditunjukkan padamu bukan yang ada.
   *[impossible_move] pada langkah { $moves }, terjadi sesuatu yang tak diizinkan aturan.
}
news-deal-unchecked = Pembagian ini tak bisa diperiksa: { $why ->
    [older] program tuan rumah lebih lama.
    [part_left_out] perangkatmu tidak ikut mengocok.
   *[deal_not_opened] tuan rumah belum membukanya.
}
