### Permainan yang sudah dimainkan seseorang: angka, lawan, trofi.

menu-you = Kamu: permainan dan trofi
you-so-far = Menang: { $won } · trofi: { $count } dari { $all }
you-title = Permainanmu
you-all = Semua permainan
you-empty = Mainkan satu permainan sampai selesai, dan hasilnya disimpan di sini: siapa yang menang, giliran terbaikmu, trofimu.
you-unreadable = { $count ->
   *[other] { $count } permainanmu tidak bisa dibaca: ditulis oleh versi yang lebih baru, atau rusak. Berkasnya tetap di tempatnya.
}
you-games = Permainan
you-won = Menang
you-won-count = { $count } · { $percent }%
you-run = Menang beruntun
you-run-count = { $best ->
    [0] 0
   *[other] { $count } · terbaik { $best }
}
you-best = Kartu terbanyak segiliran
you-chain = Terbanyak di satu tumpukan
you-cards = { $count ->
   *[other] { $count } kartu
}
you-left = Rata-rata sisa saat kalah
you-hints = Saran diminta
you-time = Waktu di meja
you-minutes = { $hours ->
    [0] { $minutes } mnt
   *[other] { $hours } jam { $minutes } mnt
}
you-chart = { $unit ->
    [day] Menang dan kalah per hari
    [week] Menang dan kalah per minggu
   *[month] Menang dan kalah per bulan
}
you-groups = Malam bersama teman
# In place of one's own name, in a list and in front of a number.
you-own = Kamu
you-group = Permainan: { $games } · malam: { $evenings } · terakhir: { $date }
you-group-won = { $told } · menang terakhir: { $names }
you-member = Menang: { $won }
you-member-run = { $told } · beruntun terbanyak: { $run }
you-invite = Undang lagi
you-invite-who = Siapa yang diundang lagi?
group-score = { $name } { $won }
group-scores = { $told } · { $score }
you-rivals = Lawan
you-recent = Permainan terakhir
you-days = Kartu harian
you-days-span = { $first } – { $last }
you-days-run = Kartu hari ini berturut-turut
you-day = { $how ->
    [won] { $date }: menang selisih { $count } kartu
    [lost] { $date }: kalah selisih { $count } kartu
    [drawn] { $date }: seri
   *[none] { $date }: tidak dimainkan
}
you-trophies = Trofi
you-trophies-count = Trofi · { $count } dari { $all }
you-against = { $drawn ->
    [0] { $won } – { $lost } · terakhir { $date }
   *[other] { $won } – { $lost }, { $drawn } seri · terakhir { $date }
}
you-played = { $how } · { $rules } · { $date }
you-how = { $how ->
    [won] { $left ->
        [0] Menang
       *[other] Menang selisih { $left } kartu
    }
    [lost] { $left ->
        [0] Kalah
       *[other] Kalah, sisa { $left } kartu
    }
    [drawn] Seri
   *[none] Dimainkan di satu layar
}
you-next = Apa lagi?
you-replay = Putar ulang
you-replay-which = Putar ulang permainan mana?
you-share = Bagikan permainan
you-share-which = Bagikan permainan mana?
you-back = Kembali
you-forget = Lupakan seseorang
you-forget-who = Siapa yang dilupakan?
you-forget-asks = Hapus semua permainan dengan { $name } dari perangkat ini?
you-forget-asks-page = Hapus semua permainan dengan teman ini dari perangkat ini?
you-forget-yes = Hapus
you-export = Simpan sebagai berkas
you-import = Tambah dari berkas
you-not-earned = belum
stats-exported = { $count ->
   *[other] { $count } permainan disimpan di { $file }.
}
you-added = { $count ->
    [0] Semua permainan di berkas itu sudah ada di sini.
   *[other] { $count } permainan ditambahkan.
}
you-added-of-some = { $count ->
    [0] Tidak ada permainan yang ditambahkan.
   *[other] { $count } permainan ditambahkan.
} { $unreadable ->
   *[other] { $unreadable } baris di berkas itu tidak bisa dibaca.
}
you-added-days = { $told } { $count ->
   *[other] { $count } hasil harian ditambahkan.
}
news-trophies-earned = { $count ->
   *[other] Kamu meraih trofi: { $names }!
}

## Tanggal.

date-day = { $day } { $month ->
    [1] Januari
    [2] Februari
    [3] Maret
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Agustus
    [9] September
    [10] Oktober
    [11] November
   *[12] Desember
}
date-year = { $date } { $year }
date-month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] Mei
    [6] Jun
    [7] Jul
    [8] Agu
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Des
}
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] Mei
    [6] Jun
    [7] Jul
    [8] Agu
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Des
}

## Trofi: namanya, dan untuk apa.

trophy-first-win-line = Menang sekali
trophy-wins-10 = Sepuluh kemenangan
trophy-wins-10-line = Menang sepuluh kali
trophy-wins-50 = Lima puluh kemenangan
trophy-wins-50-line = Menang lima puluh kali
trophy-wins-200 = Dua ratus kemenangan
trophy-wins-200-line = Menang dua ratus kali
trophy-streak-3 = Tiga beruntun
trophy-streak-3-line = Menang tiga kali berturut-turut
trophy-streak-7 = Tujuh beruntun
trophy-streak-7-line = Menang tujuh kali berturut-turut
trophy-turn-8 = Giliran bagus
trophy-turn-8-line = Mainkan delapan kartu dalam satu giliran
trophy-turn-10 = Giliran hebat
trophy-turn-10-line = Mainkan sepuluh kartu dalam satu giliran
trophy-turn-15 = Tak terbendung
trophy-turn-15-line = Mainkan lima belas kartu dalam satu giliran
trophy-chain-6 = Enam di satu tumpukan
trophy-chain-6-line = Mainkan enam kartu berturut-turut di satu tumpukan
trophy-chain-12 = Dari as ke queen
trophy-chain-12-line = Mainkan satu tumpukan penuh dalam satu giliran
trophy-sweep = Jauh di depan
trophy-sweep-line = Menang saat semua lawan masih punya sepuluh kartu atau lebih
trophy-by-one = Selisih satu kartu
trophy-by-one-line = Menang saat ada lawan yang tinggal punya satu kartu
trophy-comeback = Bangkit kembali
trophy-comeback-line = Menang setelah tertinggal lima kartu
trophy-daily-1 = Kartu hari ini
trophy-daily-1-line = Menangkan kartu hari ini
trophy-daily-7 = Seminggu menang
trophy-daily-7-line = Menangkan kartu hari ini tujuh hari berturut-turut
trophy-full-table = Meja penuh
trophy-full-table-line = Mainkan permainan berlima atau lebih
trophy-friends-5 = Lima teman
trophy-friends-5-line = Main dengan lima teman yang berbeda
trophy-rival = Musuh bebuyutan
trophy-rival-line = Main dua puluh lima kali dengan teman yang sama
trophy-spite = Spite
trophy-spite-line = Menangkan satu permainan Spite

## A number with one decimal place.

decimal = { $whole },{ $tenths }

## What makes a win special.

news-won-specially = { $what ->
    [first] Kemenangan pertamamu!
    [comeback] Comeback hebat!
    [closest] Selisih satu kartu saja!
    [turn] Giliran terbaikmu: ×{ $count }
   *[run] Kemenangan beruntun: { $count }!
}
