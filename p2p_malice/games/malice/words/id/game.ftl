### Spite & Malice selama dimainkan: tumpukan, kejadian, langkah, hasil.

## Tumpukan, menurut perannya. Di tengah, tumpukan cukup disebut tumpukan.

pile = { $role ->
    [centre] tumpukan { $number }
    [discard] tumpukan buangan { $number }
    [payoff] tumpukan target
    [draw] tumpukan ambil
    [waste] kartu yang disisihkan
    [hand] kartu di tangan
   *[other] tumpukan
}
pile-of = { $who ->
    [you] { $role ->
        [hand] kartu di tanganmu
        [payoff] tumpukan targetmu
        [discard] tumpukan buanganmu { $number }
       *[other] { $pile } milikmu
    }
   *[other] { $role ->
        [hand] kartu di tangan { $name }
        [payoff] tumpukan target { $name }
        [discard] tumpukan buangan { $number } milik { $name }
       *[other] { $pile } milik { $name }
    }
}

## Yang terjadi.

event-start = { $who ->
    [you] Kamu mulai duluan.
   *[other] { $name } mulai duluan.
}
event-equal = { $who ->
    [you] Kartu targetmu, { $card }, sama tinggi dengan kartu tertinggi lainnya. Tumpukan targetmu dikocok, lalu kartu baru dibuka.
   *[other] Kartu target { $name }, { $card }, sama tinggi dengan kartu tertinggi lainnya. Tumpukannya dikocok, lalu kartu baru dibuka.
}
event-redeal = Kartu target tertinggi sama ({ $card }). Semua kartu dibagi ulang.
event-draw = { $who ->
    [you] Kamu mengambil { $count } kartu.
   *[other] { $name } mengambil { $count } kartu.
}
event-play = { $who ->
    [you] { $source ->
        [hand] Kamu memainkan { $card } dari tangan ke tumpukan { $target_number }.
        [payoff] { $whose ->
            [own] Kamu memainkan { $card } dari tumpukan target ke tumpukan { $target_number }.
            [you] Kamu memainkan { $card } dari tumpukan targetmu ke tumpukan { $target_number }.
           *[other] Kamu memainkan { $card } dari tumpukan target { $owner } ke tumpukan { $target_number }.
        }
        [discard] { $whose ->
            [own] Kamu memainkan { $card } dari tumpukan buangan { $source_number } ke tumpukan { $target_number }.
            [you] Kamu memainkan { $card } dari tumpukan buangan { $source_number } milikmu ke tumpukan { $target_number }.
           *[other] Kamu memainkan { $card } dari tumpukan buangan { $source_number } milik { $owner } ke tumpukan { $target_number }.
        }
       *[other] Kamu memainkan { $card } dari sebuah tumpukan ke tumpukan { $target_number }.
    }
   *[other] { $source ->
        [hand] { $name } memainkan { $card } dari tangan ke tumpukan { $target_number }.
        [payoff] { $whose ->
            [own] { $name } memainkan { $card } dari tumpukan target ke tumpukan { $target_number }.
            [you] { $name } memainkan { $card } dari tumpukan targetmu ke tumpukan { $target_number }.
           *[other] { $name } memainkan { $card } dari tumpukan target { $owner } ke tumpukan { $target_number }.
        }
        [discard] { $whose ->
            [own] { $name } memainkan { $card } dari tumpukan buangan { $source_number } ke tumpukan { $target_number }.
            [you] { $name } memainkan { $card } dari tumpukan buangan { $source_number } milikmu ke tumpukan { $target_number }.
           *[other] { $name } memainkan { $card } dari tumpukan buangan { $source_number } milik { $owner } ke tumpukan { $target_number }.
        }
       *[other] { $name } memainkan { $card } dari sebuah tumpukan ke tumpukan { $target_number }.
    }
}
event-turn-up = { $who ->
    [you] Kartu targetmu berikutnya { $card }.
   *[other] Kartu target { $name } berikutnya { $card }.
}
event-complete = Tumpukan { $target_number } penuh. { $count } kartunya dikocok masuk ke tumpukan ambil.
event-clear = Tumpukan { $target_number } penuh. { $count } kartunya disisihkan.
event-reshuffle = { $count ->
    [1] Tumpukan ambil habis. Kartu yang disisihkan menjadi tumpukan ambil baru.
   *[other] Tumpukan ambil habis. { $count } kartu yang disisihkan dikocok dan menjadi tumpukan ambil baru.
}
event-discard = { $who ->
    [you] Kamu membuang { $card } ke tumpukan buangan { $target_number }.
   *[other] { $name } membuang { $card } ke tumpukan buangan { $target_number }.
}
event-undo = { $who ->
    [you] Kamu menarik kembali { $card } dari tumpukan { $target_number }.
   *[other] { $name } menarik kembali { $card } dari tumpukan { $target_number }.
}
event-pass = { $who ->
    [you] Kamu tidak punya kartu di tangan dan tidak bisa main, jadi giliranmu dilewati.
   *[other] { $name } tidak punya kartu di tangan dan tidak bisa main, jadi gilirannya dilewati.
}
event-out = { $who ->
    [you] Tumpukan targetmu habis. Sekarang kamu bermain untuk rekanmu.
   *[other] Tumpukan target { $name } habis. Sekarang { $name } bermain untuk rekannya.
}

## Akhir satu permainan dalam pertandingan.

event-win = { $whose ->
    [own] { $who ->
        [you] Kamu memenangkan permainan ini: tumpukan targetmu habis.
        [nobody] Permainan selesai.
       *[other] { $name } memenangkan permainan ini: tumpukan targetnya habis.
    }
    [you] Kamu dan { $name } memenangkan permainan ini: tumpukan target kalian habis.
   *[other] { $who ->
        [you] Kamu dan { $owner } memenangkan permainan ini: tumpukan target kalian habis.
       *[other] { $name } dan { $owner } memenangkan permainan ini: tumpukan target mereka habis.
    }
}
event-stalemate = Tidak ada lagi yang bisa main.
event-idle = Sudah lama sekali tidak ada yang memainkan kartu target.
event-long = Permainan sudah terlalu lama.
event-fewest = { $whose ->
    [own] { $who ->
        [you] Kamu memenangkan permainan ini dengan sisa kartu target paling sedikit.
        [nobody] Sisa kartu target sama, jadi permainan seri.
       *[other] { $name } memenangkan permainan ini dengan sisa kartu target paling sedikit.
    }
    [you] Kamu dan { $name } memenangkan permainan ini dengan sisa kartu target paling sedikit.
   *[other] { $who ->
        [you] Kamu dan { $owner } memenangkan permainan ini dengan sisa kartu target paling sedikit.
       *[other] { $name } dan { $owner } memenangkan permainan ini dengan sisa kartu target paling sedikit.
    }
}
event-tie = Permainan seri: kartunya tidak cukup lagi untuk melengkapi kartu di tangan.

## Bagaimana berakhirnya.

result-win = { $who ->
    [you] Kamu menang! Tumpukan targetmu habis.
    [team] { $names } menang! Tumpukan target kalian habis.
    [others] { $names } menang: tumpukan target mereka habis.
   *[other] { $names } menang: tumpukan targetnya habis.
} Sisa kartu target: { $left }.
result-tie = Permainan seri: kartunya tidak cukup lagi untuk melengkapi kartu di tangan. Sisa kartu target: { $left }.
result-stalemate = { $who ->
    [nobody] Tidak ada lagi yang bisa main. Sisa kartu target sama, jadi permainan seri ({ $left }).
   *[other] Tidak ada lagi yang bisa main. { $names } menang dengan sisa kartu target paling sedikit ({ $left }).
}
result-idle = { $who ->
    [nobody] Sudah lama sekali tidak ada yang memainkan kartu target. Sisa kartu target sama, jadi permainan seri ({ $left }).
   *[other] Sudah lama sekali tidak ada yang memainkan kartu target. { $names } menang dengan sisa kartu target paling sedikit ({ $left }).
}
result-long = { $who ->
    [nobody] Permainan sudah terlalu lama. Sisa kartu target sama, jadi permainan seri ({ $left }).
   *[other] Permainan sudah terlalu lama. { $names } menang dengan sisa kartu target paling sedikit ({ $left }).
}

## Tumpukan untuk didengar: apa yang ada di situ, dan apa yang cocok berikutnya.

ear-empty = { $needs ->
    [none] { $pile }: kosong
   *[other] { $pile }: kosong, perlu { $needs }
}
ear-hidden = { $count ->
   *[other] { $pile }: { $count } kartu tertutup
}
ear-cards = { $needs ->
    [none] { $pile }: { $card }, { $count } kartu
   *[other] { $pile }: { $card }, { $count } kartu, perlu { $needs }
}
ear-hand-card = { $card }, di tangan
ear-hand-wild = { $card }, kartu bebas, di tangan

## Putar ulang.

replay-race = target: { $cards }
replay-discarded = dibuang: { $card }
