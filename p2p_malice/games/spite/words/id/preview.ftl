### Jadi apa kartu yang dipilih, sebelum dimainkan.

preview-same = { $cards ->
    [1] { $of ->
        [A] Satu as.
        [J] Satu jack.
        [Q] Satu queen.
        [K] Satu king.
       *[other] Satu kartu { $of }.
    }
    [2] { $of ->
        [A] Sepasang as.
        [J] Sepasang jack.
        [Q] Sepasang queen.
        [K] Sepasang king.
       *[other] Sepasang { $of }.
    }
    [3] { $of ->
        [A] Tiga as.
        [J] Tiga jack.
        [Q] Tiga queen.
        [K] Tiga king.
       *[other] Tiga kartu { $of }.
    }
   *[other] { $of ->
        [A] Empat as.
        [J] Empat jack.
        [Q] Empat queen.
        [K] Empat king.
       *[other] Empat kartu { $of }.
    }
} { $cards ->
    [1] { "" }
   *[other] { $alike ->
        [suited] Satu jenis.
        [coloured] Satu warna.
       *[mixed] { "" }
    }
}
preview-straight = { $of ->
    [A] Straight sampai as.
    [J] Straight sampai jack.
    [Q] Straight sampai queen.
    [K] Straight sampai king.
   *[other] Straight sampai { $of }.
}
preview-full-house = { $of ->
    [A] Full house: tiga as.
    [J] Full house: tiga jack.
    [Q] Full house: tiga queen.
    [K] Full house: tiga king.
   *[other] Full house: tiga kartu { $of }.
}
preview-flush = { $of ->
    [A] Flush sampai as.
    [J] Flush sampai jack.
    [Q] Flush sampai queen.
    [K] Flush sampai king.
   *[other] Flush sampai { $of }.
}
preview-quads = Four of a kind.
preview-straight-flush = Straight flush.
preview-joker = Satu joker.
preview-jokers = Kombinasi joker berisi { $cards } kartu.
preview-down = { $cards ->
   *[other] { $cards } joker palsu, tertutup.
}
preview-wild = Karena ada 13 di dalamnya, nilainya di bawah yang asli.
preview-beats = Boleh kamu mainkan.
preview-leads = Boleh untuk membuka.
preview-loses = Boleh kamu mainkan, tapi sebagai kartu terakhir ini membuatmu kalah di ronde ini.
