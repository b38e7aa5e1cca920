### Daftar istilah, satu di tiap baris, dengan bahasa Inggrisnya:
### tumpukan target = payoff pile; kartu target = payoff card
### tumpukan buangan = discard pile; buang, membuang = to discard
### tumpukan tengah (singkatnya: tumpukan) = centre pile
### tumpukan ambil = draw pile; ambil, mengambil = to draw
### disisihkan = put aside, set aside
### di tangan = in hand
### kartu bebas = wild card
### as, jack, queen, king = ace, jack, queen, king; joker = joker
### sekop, hati, wajik, keriting = spades, hearts, diamonds, clubs
### jenis = suit; nilai = rank; pak = pack
### trik = trick; membuka = to lead; lewat = to pass; habis kartu = to go out
### kombinasi = combination; naik, turun = higher, lower; arah = direction
### hadiah = bounty; joker palsu = fake joker
### salah main = misplay; menyerukan = to call
### “lawan aku” = “come at me”; “tak terkalahkan” = “unbeatable”
### urutan = consec; tebus, menebus = to buy back
### tukar = exchange; barter = swap
### langkah = move; giliran = turn; cocok = to fit
### permainan = game; pertandingan = match; ronde = round; seri = draw, tie
### poin = points; skor = score
### kartu hari ini = today's deal; susunan kartu = a deal; bagi, membagi = to deal
### teka-teki = puzzle; pelajaran = lesson; putar ulang = replay
### undangan = invitation; balasan = reply; kode = code; tautan = link
### tuan rumah = host; teman = friend; kursi = seat; meja = table
### saran = hint; urungkan = undo; menarik kembali (kartu) = to take back; main lagi = rematch
### rekan = partner; lawan = opponent; aturan khusus = house rules
### terputus = away; keluar = to leave; chat = chat
### relai = relay; koneksi = connection; kurir = courier; trofi = trophy; setelan = settings

### Kartu, pemain, dan pertandingan: yang dikatakan tiap permainan dengan kata yang sama.

-title = Spite & Malice

player-nobody = Tidak ada
player-you = Kamu
player-number = Pemain { $number }

list-more = { $first }, { $last }
list-and = { $first } dan { $last }
list-or = { $first } atau { $last }

cards = { $count ->
   *[other] { $count } kartu
}

## Kartu untuk didengar.

card-joker = Joker
ear-hidden-card = kartu tertutup
card-other-back = { $card }, dengan gambar belakang berbeda
card-name = { $rank ->
    [A] As
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
} { $suit ->
    [s] sekop
    [h] hati
    [d] wajik
    [c] keriting
   *[other] ?
}
card-as = { $card } jadi { $rank }

## Pertandingan.

event-deal = Permainan { $count } dari pertandingan ini dimulai.
event-overdue = { $who ->
    [you] Waktumu habis.
   *[other] Waktu { $name } habis.
}
event-score = { $who ->
    [you] Kamu punya { $count } poin.
   *[other] { $name } punya { $count } poin.
}
result-match = { $who ->
    [nobody] Pertandingan berakhir seri: poin semua pemain sama.
   *[other] { $names } memenangkan pertandingan.
}

## Hasil, dan sisa kartu tiap pemain.

result-over = Permainan selesai.
left-of = { $who ->
    [you] kamu { $count }
   *[other] { $name } { $count }
}
