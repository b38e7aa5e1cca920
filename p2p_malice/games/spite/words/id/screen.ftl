### Yang dikatakan papan di layar penuh.

screen-spite-help =
    1-0, huruf      salah satu kartumu; tombol yang sama mengembalikannya
    =               semua kartu senilai dengan pilihan terakhirmu
    Titik, kartu    semua dari kartu pilihan terakhir sampai kartu ini
    Shift, panah    pilih kartu yang ditandai, lalu kartu di sampingnya
    + - *           bilang naik, turun, tak terkalahkan
    @               bilang lawan aku
    _               taruh joker palsu tertutup
    $               tebus dengan harga sekarang; % menyebut harga lain
    Enter           mainkan yang kamu pilih
    P               lewat
    M               serukan salah main selama masih ada waktu
    C               mulai hitung mundur
    S               urutkan kartumu menurut nilai, jenis, atau kombinasi
    Esc             kembalikan semuanya
    Panah, Spasi    cara lain untuk memilih; mouse juga bisa. Klik ganda
                    memilih semua kartu dengan nilai itu.
    Tab             meja dengan kata-kata. 11+2* itu 11 kartu dan 2 joker palsu
screen-pick = Tekan tombol kartumu, lalu Enter.
screen-range = Pilih kartu terakhir dari deretan. Esc mengembalikan semuanya.
screen-picked = Dipilih: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter menukar { $cards }. Esc mengembalikan semuanya.
    [swap] Enter menyerahkan { $cards }. Esc mengembalikan semuanya.
   *[play] Enter memainkan { $cards }. Esc mengembalikan semuanya.
}
screen-misplay = Itu akan jadi salah main.
screen-beat = { $cards ->
    [none] Kalahkan joker palsu ({ $count }), atau lewat.
   *[other] Kalahkan { $cards }, atau lewat.
}
screen-call = Apakah itu salah main?
screen-title-round = { $title } · ronde { $number }
screen-look = Meja

## Label.

screen-cards = kartu
screen-score = skor
screen-direction = { $state ->
    [up] naik
   *[down] turun
}
screen-bounty = hadiah
screen-gave = diserahkan
screen-got = didapat
screen-price = { $count ->
   *[other] tebus: { $count } kartu
}
screen-other-price = harga lain
screen-to-beat = dilawan
screen-hand = Tangan
screen-no-cards = kartu habis
screen-clock = { $state ->
    [call] Serukan
    [claim] Membuka
   *[turn] Waktu
}
screen-arranged = { $state ->
    [suits] Diurutkan menurut jenis
    [hands] Diurutkan menurut kombinasi
   *[value] Diurutkan menurut nilai
}
screen-place = #{ $count }
screen-barred = keluar
screen-passed = lewat
screen-absent = ronde berikutnya
screen-early = awal { $cards }
screen-skips = dilewati { $count }
screen-cams = lawan aku ×{ $count }
