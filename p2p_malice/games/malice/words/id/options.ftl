### Aturan yang bisa dipilih: varian dalam satu baris, dan tentang apa tiap aturan khusus.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 pemain
       *[other] 2 sampai { $max_seats } pemain
    }
   *[other] { $min_seats } sampai { $max_seats } pemain
}
variant-payoff = target { $sizes }
variant-wild = { $wild ->
    [kings] king bebas
    [jokers] joker bebas
    [both] king dan joker bebas
   *[none] tanpa kartu bebas
}

## Yang istimewa dari sebuah varian.

variant-listed = { $name }. { $line }

variant-mdw = Tumpukan penuh langsung kembali ke tumpukan ambil.
variant-official = Satu pak lebih banyak daripada jumlah pemain. As di tangan wajib dimainkan. King tidak boleh jadi as.
variant-catmouse = Kartu tangan diambil di giliran pertama. Kalau kartu habis, permainan seri.
variant-catmouse-short = Kucing dan Tikus dengan 5 kartu target.
variant-pz = Tumpukan naik sampai king. Joker adalah kartu bebas.
variant-pz-nwis = Seperti “Joker bebas, sampai king”, tapi tidak ada joker di tumpukan target.
variant-classic = Aturan di kebanyakan buku.

## Sebutan untuk permainan, dan untuk varian.

game-malice = { -title }
game-malice-line = Jadilah yang pertama menghabiskan tumpukan target · 2 sampai 9 pemain
plays-malice = { $players ->
    [2] { $variant } · { $count } kartu
   *[other] { $variant } · { $count } kartu · { $players } pemain
}

variant-name-mdw = Duel klasik
variant-name-official = Resmi
variant-name-catmouse = Kucing dan Tikus
variant-name-catmouse-short = Kucing dan Tikus, singkat
variant-name-pz = Joker bebas, sampai king
variant-name-pz-nwis = Joker bebas, target tanpa joker
variant-name-classic = Menurut buku

## Aturan khusus: label kolomnya, dan sebutan pilihannya.

rule-payoff = Tumpukan target
rule-packs = Jumlah pak kartu
rule-jokers = Joker di tiap pak
rule-hand = Kartu di tangan
rule-centre-piles = Tumpukan tengah
rule-discard-piles = Tumpukan buangan
rule-kings-wild = King bebas
rule-last-rank = Kartu akhir tumpukan
rule-wild-as-ace = Kartu bebas jadi as
rule-forced-aces = As wajib dimainkan
rule-undo = Urungkan
rule-hints = Saran
rule-clock = Waktu per giliran
rule-clock-off = tanpa batas
rule-clock-30 = 30 detik
rule-clock-60 = 1 menit
rule-clock-120 = 2 menit
rule-clock-300 = 5 menit
rule-hands-dealt = Kartu tangan awal
rule-hands-dealt-start = dibagi di awal
rule-hands-dealt-turn = diambil giliran ke-1
rule-starter = Siapa mulai duluan
rule-starter-top = kartu target tertinggi
rule-starter-left = di kiri pembagi
rule-starter-dealer = pembagi
rule-equal-tops = Kartu tertinggi sama
rule-equal-tops-shuffle = kocok tumpukan itu
rule-equal-tops-redeal = bagi ulang
rule-recycle = Tumpukan penuh
rule-recycle-at-once = langsung kembali
rule-recycle-when-empty = kembali saat perlu
rule-exhaustion = Kartu habis
rule-exhaustion-play-on = terus bermain
rule-exhaustion-tie = seri
rule-wilds-in-payoff = Kartu bebas di target
rule-partners = Rekan
rule-deals = Jumlah permainan
rule-target = Poin untuk menang
rule-scoring = Nilai kemenangan
rule-scoring-wins = 1 poin
rule-scoring-cards = sisa kartu

## Gunanya masing-masing, dalam daftar.

means-payoff = Tiap tumpukan target berisi sekian kartu.
means-packs = Dipakai sekian pak kartu. 0 berarti satu lebih banyak daripada jumlah pemain.
means-jokers = Tiap pak berisi sekian joker, dan joker adalah kartu bebas.
means-hand = Di giliranmu, kamu mengambil kartu sampai ada sekian di tangan.
means-centre-piles = Sekian tumpukan bisa disusun di tengah sekaligus.
means-discard-piles = Tiap pemain punya sekian tumpukan buangan.
means-kings-wild = King adalah kartu bebas: boleh jadi kartu apa saja.
means-last-rank = Tumpukan naik sampai nilai ini: 12 queen, 13 king.
means-wild-as-ace = Kartu bebas boleh jadi as yang memulai tumpukan.
means-forced-aces = Selama ada tumpukan tengah yang kosong, as di tangan dimainkan dulu sebelum membuang kartu.
means-undo = Langkah boleh diurungkan, sampai kamu melihat sesuatu yang baru.
means-hints = Kamu boleh bertanya apa yang akan dilakukan komputer kalau jadi kamu.
means-clock = Giliran ada batas waktunya. Jika habis, meja bermain untukmu.
means-hands-dealt = Kartu tangan dibagi di awal, atau diambil di giliran pertama tiap pemain.
means-starter = Yang mulai duluan: kartu target tertinggi, pemain di kiri pembagi, atau pembagi.
means-equal-tops = Kalau kartu target tertinggi sama, tumpukan itu dikocok, atau semua dibagi ulang.
means-recycle = Tumpukan penuh langsung kembali ke tumpukan ambil, atau baru kalau tumpukan ambil habis.
means-exhaustion = Kalau kartu tidak cukup untuk melengkapi kartu di tangan, kalian terus bermain, atau permainan seri.
means-wilds-in-payoff = Kartu bebas boleh ada di tumpukan target.
means-partners = Berpasangan: dua lawan dua. Perlu 4 pemain.
means-deals = Pertandingan selesai setelah sekian permainan.
means-target = Pertandingan selesai kalau ada yang mencapai sekian poin. Dengan 0, poin tidak mengakhirinya.
means-scoring = Kemenangan bernilai 1 poin, atau 1 poin untuk tiap kartu sisa di tumpukan target pemain lain.

## Aturan yang tidak bisa dimainkan.

error-unknown-rules = Tidak ada varian bernama “{ $text }”. Pilih salah satu: { $known }.
error-unknown-house-rule = Tidak ada aturan khusus bernama “{ $name }”. Pilih salah satu: { $known }.
error-house-rule-twice = Aturan khusus { $name } disebut dua kali.
error-house-rule-word = Aturan khusus { $name } tidak bisa “{ $value }”. Pilih salah satu: { $known }.
error-house-rule-number = Aturan khusus { $name } perlu angka dari { $least } sampai { $most }, bukan “{ $value }”.
error-players-exactly = { $instead ->
    [none] Varian { $variant } untuk { $most } pemain, bukan { $seats }.
   *[other] Varian { $variant } untuk { $most } pemain, bukan { $seats }. Untuk { $seats } pemain, pilih { $instead }.
}
error-players-between = { $instead ->
    [none] Varian { $variant } untuk { $least } sampai { $most } pemain, bukan { $seats }.
   *[other] Varian { $variant } untuk { $least } sampai { $most } pemain, bukan { $seats }. Untuk { $seats } pemain, pilih { $instead }.
}
error-partners-are-four = Bermain berpasangan berarti dua lawan dua, jadi perlu 4 pemain, bukan { $seats }.
error-too-many-packs = Untuk { $seats } pemain diperlukan lebih dari { $most } pak kartu. Kurangi pemainnya.
error-payoff-piles-too-large = { $seats } tumpukan target berisi { $payoff } perlu { $needed } kartu, padahal hanya ada { $there } kartu untuk itu di semua pak. Pakai lebih banyak pak atau tumpukan target yang lebih kecil.
error-too-few-cards-left = { $left ->
   *[other] Setelah tumpukan target dibagi, hanya tersisa { $left } kartu: tidak cukup untuk { $seats } pemain dengan { $hand } kartu di tangan dan satu kartu untuk diambil. Pakai lebih banyak pak, tumpukan target yang lebih kecil, atau kartu tangan yang lebih sedikit.
}

error-payoff-unplayable = Tidak akan ada yang bisa menang: { $payoff } kartu target harus dimainkan, tapi hanya { $there } kartu di pak yang cocok. Pilih tumpukan target yang lebih kecil, atau biarkan tumpukan tengah naik lebih tinggi.
error-target-out-of-reach = Tidak akan ada yang bisa mencapai { $target } poin: dalam { $games } permainan, seorang pemain paling banyak mendapat { $most }. Pilih jumlah poin yang lebih kecil.
error-own-rules-like-variant = config.toml memuat aturan bernama { $name }, padahal itu nama varian bawaan. Beri nama lain, misalnya [rules.my-{ $name }].

error-no-part-of-position = “{ $text }” bukan bagian dari posisi.
error-no-position = Itu bukan posisi.
error-no-position-because = Itu bukan posisi. { $reason }
error-seed-length = Benih acak harus sepanjang { $bytes } byte.
error-negative-number = Ada angka di bawah nol.
error-unknown-pile = Tidak ada tumpukan bernama { $pile }.
error-centre-out-of-order = Tumpukan tengah naik berurutan, mulai dari as.
error-payoff-pile-missing = Ada tumpukan target yang kosong.
error-nobody-can-move = Di posisi ini tidak ada yang bisa melangkah.
error-cards-do-not-add-up = Kartu di posisi ini lebih banyak atau lebih sedikit daripada isi paknya.
error-not-this-game = Meja ini tidak seperti Spite & Malice.

## Langkah sebagai teks.

error-no-card = Tidak ada kartu “{ $text }”. Kartu ditulis seperti 7h, 10s, atau Kd.
error-too-many-cards = { $card } ada lebih dari { $most }.
error-no-move = “{ $text }” bukan langkah. Langkah ditulis seperti 7h>c2, payoff>c0, atau Ks>d1.
error-hand-card-with-seat = Tulis kartu dari tanganmu tanpa @SEAT.
error-no-such-pile = { $role ->
    [centre] Tidak ada tumpukan tengah { $pile }: nomornya dari 1 sampai { $count }.
   *[discard] Tidak ada tumpukan buangan { $pile }: nomornya dari 1 sampai { $count }.
}
