### Aturan khusus Spite, masing-masing dengan label dan satu baris penjelasan.

variant-spite = Menangkan trik, habiskan kartumu, dan tangkap salah main.
variant-spite-light = Satu ronde dengan wasit, tanpa hadiah dan “lawan aku”.
variant-name-spite = Spite
variant-name-spite-light = Spite ringan
game-spite = Spite
game-spite-line = Permainan trik · 3 sampai 9 pemain
game-spite-light = Satu ronde dengan aturan ringan. Hadiah, joker palsu, “lawan aku”, dan “tak terkalahkan” menyusul nanti, dijelaskan saat pertama kali muncul.
plays-spite = { $count ->
   *[other] { $variant } · { $count } ronde · { $players } pemain
}

rule-rounds = Ronde
means-rounds = Setelah sekian ronde, skor tertinggi menang.
rule-referee = Wasit
means-referee = Meja menolak semua yang melanggar aturan, jadi tidak ada salah main. Bagus untuk belajar.
rule-hints = Saran
rule-clock = Waktu per giliran
rule-clock-off = tanpa batas
rule-clock-30 = 30 detik
rule-clock-60 = 1 menit
rule-clock-120 = 2 menit
rule-clock-300 = 5 menit
means-hints = Kamu boleh bertanya apa yang akan dilakukan komputer kalau jadi kamu.
means-clock = Giliran ada batas waktunya. Jika habis, meja bermain untukmu.
rule-fakes = Joker palsu
means-fakes = Tumpukan bersama mulai dengan sekian joker palsu.
rule-bounty = Hadiah
means-bounty = Satu kartu dibuka. Kalau kartu terakhirmu bernilai sama, kamu dapat joker palsu.
rule-come-at-me = Lawan aku
means-come-at-me = Yang menantang pemain lain dan memenangkan triknya boleh menukar kartu.
rule-window = Waktu menyerukan
means-window = Setelah tiap langkah ada sekian detik untuk menyerukan salah main. Dengan 0, meja langsung memutuskan.
rule-decision = Hitung mundur
means-decision = Hitung mundur berlangsung sekian detik, ditambah 1 untuk tiap kartu yang baru diambil.
rule-first-lead = Buka menurut nilai
means-first-lead = Yang paling dulu memainkan 3 membuka; kalau tidak ada, 4, dan seterusnya. Tanpa aturan ini, pemain di kiri pembagi membuka.
rule-last-chance = Peluang terakhir
means-last-chance = Trik selesai begitu giliran kembali ke pemain yang terakhir main. Tanpa aturan ini, trik selesai begitu semua yang lain lewat.
rule-empty-pays = Seruan selalu dibayar
means-empty-pays = Menangkap pemain yang tidak punya joker palsu memberimu satu dari tumpukan bersama.
rule-cam-counts-passed = Yang lewat dihitung
means-cam-counts-passed = Kamu boleh bilang “lawan aku” selama 3 pemain masih punya kartu. Tanpa aturan ini, 3 pemain harus masih ikut trik.
rule-thirteens-have-suits = 13 punya jenis
means-thirteens-have-suits = Angka 13 yang jadi kartu lain tetap dihitung saat jenis dibandingkan.
rule-thirteens-natural = 13 saja dianggap asli
means-thirteens-natural = Kombinasi 13 saja dianggap asli: 5 jadi kombinasi joker, dan bisa meraih hadiah.
rule-big-hands-turn = Banyak 7 dan 3
means-big-hands-turn = Kombinasi berisi 5 kartu atau lebih dari angka 7, atau dari angka 3, juga mengubah arah.
rule-equal-ranks-form = Nilai sama dihitung
means-equal-ranks-form = 3 kombinasi yang senilai juga membentuk urutan.
rule-sevens-turn-consecs = 7 membalik urutan
means-sevens-turn-consecs = Kalau 7 mengubah arah, urutan berjarak ikut berbalik.
