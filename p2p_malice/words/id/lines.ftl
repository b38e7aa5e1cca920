### Meja sebagai baris teks: label paling banyak 9 huruf, dan kalimat pendek di belakangnya.

lines-time = Waktu
lines-seconds = { $count } dtk
lines-match = Tanding
lines-points = permainan { $deal }   poin: { $points }

## Langkah yang menggabungkan kartu sesuka pemain.

free-play = Mainkan
free-count = Pilih { $least } sampai { $most } dari ini: { $cards }
free-exactly = Pilih { $most } dari ini: { $cards }
free-words = Boleh ditambah: { $words }
free-example = Ketik dengan spasi di antaranya: { $example }
