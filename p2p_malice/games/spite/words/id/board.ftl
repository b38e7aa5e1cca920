### Meja di halaman.

spite-title = { $title } · ronde { $round }
spite-back-in = Masuk lagi?
spite-settles = Apakah itu sah?
spite-trick = Trik
spite-nothing = Trik baru dimulai di sini.
spite-facts = Yang berlaku
spite-hand = Kartumu
spite-says = Bilang
spite-words = Arti istilah
spite-cards = { $count ->
   *[other] { $count } kartu
}
spite-fakes = { $count ->
   *[other] { $count } joker palsu
}
spite-extra = palsu
spite-score = Skor { $score }
spite-down = { $count ->
   *[other] { $count } kartu tertutup
}
spite-lies = { $name }: { $cards }
spite-place = { $place ->
   *[other] ke-{ $place }
}
spite-barred = keluar dari trik
spite-skips = { $count ->
   *[other] { $count } giliran dilewati
}
spite-absent = ronde berikutnya
spite-passed = lewat
spite-may-return = bisa masuk lagi
spite-sort = { $order ->
    [suit] ⇅ Jenis
    [hands] ⇅ Kombinasi
   *[value] ⇅ Nilai
}
spite-do = { $kind ->
    [exchange] { $count ->
        [0] Tukar
       *[other] Tukar { $count }
    }
    [swap] { $count ->
        [0] Serahkan
       *[other] Serahkan { $count }
    }
   *[play] { $count ->
        [0] Mainkan
       *[other] Mainkan { $count } kartu
    }
}
spite-early = awal: { $cards }
spite-clock = { $what ->
    [call] Waktu menyerukan salah main
    [claim] Sampai nilai berikutnya
   *[turn] Hitung mundur: { $name }
}
spite-ahead = Main sebelum giliran
spite-stay-out = Tetap di luar
spite-rest = { $more ->
    [yes] Kartumu sudah habis. Setelah yang lain menentukan peringkatnya, ronde berikutnya dimulai.
   *[no] Kartumu sudah habis. Setelah yang lain menentukan peringkatnya, permainan selesai.
}
spite-exchange = { $most ->
    [1] Kamu menang dengan “lawan aku”. Tukar 1 kartu dengan tumpukan ambil.
   *[other] Kamu menang dengan “lawan aku”. Tukar 1 sampai { $most } kartu dengan tumpukan ambil.
}
spite-swap = { $count ->
    [1] { $which ->
        [low] Kamu di depan, jadi kamu menyerahkan kartu terendahmu dan mendapat kartu tinggi. Pilih yang mana.
       *[high] Kamu di belakang, jadi kamu menyerahkan kartu tertinggimu dan mendapat kartu rendah. Pilih yang mana.
    }
   *[other] { $which ->
        [low] Kamu di depan, jadi kamu menyerahkan { $count } kartu terendahmu dan mendapat kartu tinggi. Pilih yang mana.
       *[high] Kamu di belakang, jadi kamu menyerahkan { $count } kartu tertinggimu dan mendapat kartu rendah. Pilih yang mana.
    }
}
spite-claim = { $rank ->
    [A] Buka dengan kombinasi yang memuat as, atau biarkan yang lain membuka.
    [J] Buka dengan kombinasi yang memuat jack, atau biarkan yang lain membuka.
    [Q] Buka dengan kombinasi yang memuat queen, atau biarkan yang lain membuka.
    [K] Buka dengan kombinasi yang memuat king, atau biarkan yang lain membuka.
   *[other] Buka dengan kombinasi yang memuat { $rank }, atau biarkan yang lain membuka.
}
spite-claimed = Yang pertama memainkan nilai ini membuka: { $rank }. Kalau tidak ada, giliran nilai berikutnya.
spite-leads = { $name } membuka, dengan kombinasi apa saja.
spite-call = Apakah itu salah main?
spite-lead = Kamu membuka: mainkan kombinasi apa saja.
spite-buy = { $count ->
   *[other] Untuk masuk lagi, kalahkan itu dan ambil { $count } kartu. Atau tetap di luar.
}
spite-follow = { $count ->
    [0] Kalahkan itu, atau lewat.
   *[other] Kalahkan itu dengan { $count } kartu, atau lewat.
}
spite-hinted = Saran: { $cards }. { $text }

spite-kept = Dari sebelumnya
spite-kept-of = { $kept } dari { $before }
