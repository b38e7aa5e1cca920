### Spite selama dimainkan: tumpukan, kejadian, langkah, hasil.

## Tumpukan, menurut perannya; ada yang tanpa kartu, tapi menunjukkan sesuatu.

pile = meja
pile-trick = Sebelumnya
pile-direction = Arah
pile-arity = Sekali main
pile-due = Berikutnya
pile-suits = Jenis
pile-price = Tebus
pile-claim = Buka dengan
pile-gave = Diserahkan
pile-got = Didapat
pile-bounty = Hadiah
pile-deck = Tumpukan ambil
spite-who-leads = Siapa membuka?

## Yang terjadi.

event-round = Ronde { $count } dibagi.
event-put-down = { $who ->
    [you] Kamu menyerahkan { $count } kartu dalam barter.
   *[other] { $name } menyerahkan { $count } kartu dalam barter.
}
event-swap-rest = Dalam barter tidak ada yang mengambil kartu ini: { $cards }
event-bounty = Hadiahnya { $cards }.
event-claim = { $as ->
    [A] Tidak ada yang membuka dengan nilai itu. Sekarang siapa pun yang punya as boleh membuka.
    [J] Tidak ada yang membuka dengan nilai itu. Sekarang siapa pun yang punya jack boleh membuka.
    [Q] Tidak ada yang membuka dengan nilai itu. Sekarang siapa pun yang punya queen boleh membuka.
    [K] Tidak ada yang membuka dengan nilai itu. Sekarang siapa pun yang punya king boleh membuka.
   *[other] Tidak ada yang membuka dengan nilai itu. Sekarang siapa pun yang punya { $as } boleh membuka.
}
event-play = { $who ->
    [you] Kamu memainkan { $cards }.
   *[other] { $name } memainkan { $cards }.
}
event-early = { $who ->
    [you] Kamu menaruh { $cards } sebelum giliranmu.
   *[other] { $name } menaruh { $cards } sebelum gilirannya.
}
event-early-down = { $who ->
    [you] Kamu menaruh { $count } joker palsu tertutup, sebelum giliranmu.
   *[other] { $name } menaruh { $count } joker palsu tertutup, sebelum gilirannya.
}
event-play-down = { $who ->
    [you] Kamu menaruh { $count } joker palsu tertutup.
   *[other] { $name } menaruh { $count } joker palsu tertutup.
}
event-say-higher = { $who ->
    [you] Kamu bilang “naik”.
   *[other] { $name } bilang “naik”.
}
event-say-lower = { $who ->
    [you] Kamu bilang “turun”.
   *[other] { $name } bilang “turun”.
}
event-say-unbeatable = { $who ->
    [you] Kamu bilang “tak terkalahkan”.
   *[other] { $name } bilang “tak terkalahkan”.
}
event-say-cam = { $who ->
    [you] Kamu bilang “lawan aku”.
   *[other] { $name } bilang “lawan aku”.
}
event-say-buy = { $who ->
    [you] Kamu bilang “tebus { $count }”.
   *[other] { $name } bilang “tebus { $count }”.
}
event-higher = Mulai sekarang, tiap kombinasi harus lebih tinggi.
event-lower = Mulai sekarang, tiap kombinasi harus lebih rendah.
event-lead-for = { $who ->
    [you] Tidak ada yang membuka, jadi dibuka dengan kartu terendahmu: { $cards }
   *[other] Tidak ada yang membuka, jadi dibuka dengan kartu terendah { $name }: { $cards }
}
event-pass = { $who ->
    [you] Kamu lewat.
   *[other] { $name } lewat.
}
event-skip = { $who ->
    [you] Giliranmu dilewati.
   *[other] Giliran { $name } dilewati.
}
event-draw = { $who ->
    [you] Kamu mengambil { $count } kartu.
   *[other] { $name } mengambil { $count } kartu.
}
event-reshuffle = { $count ->
    [1] Tumpukan ambil habis. Satu-satunya buangan menjadi tumpukan ambil baru.
   *[other] Tumpukan ambil habis. { $count } buangan dikocok dan menjadi tumpukan ambil baru.
}
event-trick = { $who ->
    [you] Kamu memenangkan trik ini.
   *[other] { $name } memenangkan trik ini.
}
event-exchange = { $who ->
    [you] Kamu menukar { $count } kartu dengan tumpukan ambil.
   *[other] { $name } menukar { $count } kartu dengan tumpukan ambil.
}
event-countdown = { $who ->
    [you] Kamu memulai hitung mundur { $count } detik.
   *[other] { $name } memulai hitung mundur { $count } detik.
}
event-out = { $who ->
    [you] Kartumu habis, peringkat { $count }.
   *[other] Kartu { $name } habis, peringkat { $count }.
}
event-places = Yang lain lanjut bermain untuk peringkat berikutnya.
event-absent = { $who ->
    [you] Kamu ikut di ronde berikutnya.
   *[other] Ada kursi kosong untuk yang datang belakangan.
}
event-join = { $who ->
    [you] Kamu ikut di ronde berikutnya.
   *[other] { $name } ikut di ronde berikutnya.
}
event-lose = { $who ->
    [you] Kamu kalah di ronde ini.
   *[other] { $name } kalah di ronde ini.
}
event-place = { $who ->
    [you] Kamu di peringkat { $count }.
   *[other] { $name } di peringkat { $count }.
}
event-round-score = { $who ->
    [you] Skormu: { $count }
   *[other] Skor { $name }: { $count }
}

## Salah main dan joker palsu.

event-misplay = { $who ->
    [you] Itu salah main. Kamu keluar dari trik ini, dan satu giliranmu setelahnya dilewati.
   *[other] Itu salah main. { $name } keluar dari trik ini, dan satu gilirannya setelahnya dilewati.
}
event-back = Trik kembali seperti sebelum itu.
event-call = { $who ->
    [you] Kamu yang menyerukannya.
   *[other] { $name } yang menyerukannya.
}
event-call-too = { $who ->
    [you] Kamu juga menyerukannya, tapi kalah undian.
   *[other] { $name } juga menyerukannya, tapi kalah undian.
}
event-wrong-call = { $who ->
    [you] Kamu menyerukan salah main, padahal tidak ada.
   *[other] { $name } menyerukan salah main, padahal tidak ada.
}
event-win-fakes = { $who ->
    [you] Kamu mendapat { $count } joker palsu dari pemain itu.
   *[other] { $name } mendapat { $count } joker palsu dari pemain itu.
}
event-earn = { $who ->
    [you] Kamu mendapat { $count } joker palsu.
   *[other] { $name } mendapat { $count } joker palsu.
}
event-skip-turns = { $who ->
    [you] Gara-gara “lawan aku”, { $count } giliranmu dilewati.
   *[other] Gara-gara “lawan aku”, { $count } giliran { $name } dilewati.
}

## Yang boleh dilakukan dan dikatakan.

move-pass = Lewat
move-decline = Tidak dengan nilai ini
move-none = Simpan semua (salah main)
move-misplay = Salah main!
move-join = Ikut main
move-countdown = Mulai hitung mundur
say-higher = Naik
say-lower = Turun
say-unbeatable = Tak terkalahkan
say-cam = Lawan aku
say-down = Joker palsu tertutup
say-buy1 = Tebus 1
say-buy2 = Tebus 2
say-buy3 = Tebus 3
say-buy5 = Tebus 5
say-buy8 = Tebus 8
say-buy13 = Tebus 13
say-buy21 = Tebus 21
say-buy34 = Tebus 34
say-buy55 = Tebus 55
say-buy89 = Tebus 89

## Akhir.

result-session = { $who ->
    [you] Kamu menang!
    [nobody] Permainan seri.
   *[other] { $names } menang.
}
