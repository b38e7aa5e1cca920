### Meja sebagai baris teks: label paling banyak 9 huruf, dan kalimat pendek di belakangnya.

lines-centre = Tengah
lines-centre-pile = { $number }: { $shows }, lalu { $needs }
lines-centre-empty = { $number }: --, lalu { $needs }
lines-draw = Ambil
lines-payoff = { $count ->
   *[other] target { $card }, sisa { $count } kartu
}
lines-payoff-empty = tumpukan target habis
lines-hand = tangan { $cards }
lines-hand-empty = tangan kosong
lines-hand-hidden = { $count ->
   *[other] { $count } kartu di tangan
}
lines-partner = (rekanmu)
lines-discards = buangan
lines-discard-pile = { $number }: { $cards }
lines-buried = ({ $count } lagi) { $cards }
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Langkah juga bisa diketik seperti cara program menulisnya. Tumpukan dihitung
    dari 0: 7h>c0 memainkan 7 hati ke tumpukan 1, payoff>c1 kartu target ke
    tumpukan 2, d0>c2 kartu teratas tumpukan buangan 1 milikmu ke tumpukan 3,
    dan Ks>d3 membuang king sekop ke tumpukan buangan 4 milikmu.
