### Yang sebentar menutupi meja di halaman.

## Mengatakan sesuatu.

say-title = Chat
say-quick = Kirim { $face }
say-history = Yang sudah dikatakan
say-to = Kepada:
say-to-all = Semua
say-what = Atau dengan kata-katamu sendiri:
say-send = Kirim
say-poke = Ingatkan { $name }
poked = { $listener ->
    [called] { $name } menunggumu: ini giliranmu.
    [caller] Kamu mengingatkan { $to } bahwa ini gilirannya.
   *[other] { $name } mengingatkan { $to } bahwa ini gilirannya.
}
watching = { $name } sedang menonton.
watching-no-more = { $name } berhenti menonton.
watching-you = Kamu menonton: kamu melihat yang boleh dilihat semua orang, bukan kartu di tangan siapa pun.
watching-short = Menonton
watching-plays = { $who ->
    [you] Sekarang kamu bermain.
   *[other] { $name } sekarang bermain.
}
watching-title = Yang lain di meja
allow-watch = Orang lain boleh menonton
allow-seats = Orang lain boleh menggantikan komputer, atau yang sudah keluar
dismiss-sure = { $over ->
    [yes] Keluarkan { $name } untuk seterusnya?
   *[no] Keluarkan { $name } untuk seterusnya? Komputer melanjutkan di kursi itu.
}
dismissed = { $over ->
    [yes] Tuan rumah mengeluarkan { $name }.
   *[no] Tuan rumah mengeluarkan { $name }. Komputer melanjutkan sebagai { $computer }.
}
ask-watch = Semua kursi di meja ini sudah ada yang punya. Mau menonton?
ask-playing = Mereka sedang bermain { $game }. { $asks }
ask-watch-yes = Tonton
ask-watch-no = Nanti saja
leave-for-good = Keluar seterusnya
leave-sure = Kamu melepas kursimu untuk seterusnya.
ask-take = { $name } keluar. Mau lanjut main di kursi itu? Tuan rumah ditanya dulu.
take-seat = Main menggantikan { $name }
asks-seat = { $name } ingin main menggantikan { $other }.
asks-to-play = Ingin main: { $names }.
give-seat = Izinkan { $name } main menggantikan { $other }
left-awaits = { $name } keluar. Pemain lain memutuskan cara melanjutkan.
left-take = { $name } keluar. Kamu bisa minta main di tempat itu, atau pemain lain memutuskan cara melanjutkan.
error-seat-asked = Tuan rumah sudah ditanya apakah kamu boleh main.
error-seat-given = Kursimu sekarang ditempati { $name }.
check-cards-title = Adakah orang di tengah?
check-cards = { $name ->
    [none] Koneksi dengan tuan rumah: { $cards }
   *[other] Koneksi dengan { $name }: { $cards }
}
check-cards-how = Kalau kedua ujung menampilkan kartu yang sama dalam urutan yang sama, tidak ada orang di tengah. Cocokkan lewat telepon.
another-device = Lanjut main di perangkat lain
another-device-how = Buka tautan ini di sana, atau pindai: kursimu berlanjut di sana, dan halaman ini melepasnya. Jangan berikan tautan ini kepada siapa pun: yang memilikinya memiliki kursimu.
pause = Jeda
go-on = Lanjut
paused = { $who ->
    [you] Kamu menjeda permainan.
   *[other] { $name } menjeda permainan.
}
paused-title = Dijeda
paused-watched = Para pemain melanjutkan kapan saja mereka mau.
resumed = { $who ->
    [you] Kamu melanjutkan permainan.
   *[other] { $name } melanjutkan permainan.
}
error-paused = Permainan sedang dijeda.
phrase-praise = Mainmu bagus!
phrase-sigh = Aduh…
phrase-hurry = Ayo, cepat!
phrase-thanks = Terima kasih, seru mainnya.
phrase-wait = Sebentar, ya.

## Setelan halaman ini.

settings-title = Setelan
settings-theme = Warna
settings-theme-auto = Ikuti perangkat ini
settings-theme-dark = Gelap
settings-theme-light = Terang
settings-theme-contrast = Kontras tinggi
settings-felt = Meja
look-name = { $look ->
    [blue] Biru
    [red] Merah
    [grey] Abu-abu
    [oak] Meja warung
    [garden] Taman malam hari
    [chart] Peta laut
    [sky] Rasi bintang
    [mosaic] Mozaik
    [harbour] Pelabuhan kala senja
    [lattice] Anyaman biru
    [diamonds] Wajik merah
    [medallion] Medali hijau
    [stars] Malam berbintang
    [fox] Dua rubah
    [moth] Dua ngengat
    [peacock] Bulu merak
    [compass] Mawar kompas
   *[green] Hijau
}
look-closed = { $look ->
    [garden] Taman malam hari: menangkan kartu hari ini tujuh hari berturut-turut.
    [sky] Rasi bintang: menang tujuh kali berturut-turut.
    [mosaic] Mozaik: menang lima puluh kali.
    [harbour] Pelabuhan kala senja: main dengan lima teman yang berbeda.
    [peacock] Bulu merak: mainkan satu tumpukan penuh dalam satu giliran.
    [compass] Mawar kompas: menang setelah tertinggal lima kartu.
   *[chart] Peta laut: menang sepuluh kali.
}
look-closed-where = Trofi yang sudah kamu punya ada di “Kamu: permainan dan trofi”, di tempat kamu melawan komputer.
earn-progress = { $count } dari { $goal }
look-opens = Membuka: { $look }
settings-cardFace = Gambar depan kartu
card-face-name = { $face ->
    [large] Cetak besar
   *[classic] Klasik
}
settings-back = Gambar belakang kartu
settings-avatar = Kamu di meja
avatar-name = { $animal ->
    [fox] Rubah
    [owl] Burung hantu
    [cat] Kucing
    [bear] Beruang
    [hare] Kelinci
    [frog] Katak
    [octopus] Gurita
    [whale] Paus
    [crow] Gagak
    [hedgehog] Landak
    [moth] Ngengat
    [dragon] Naga
   *[letters] Huruf pertama namamu
}
settings-pause = Jeda setelah tiap langkah lawan
settings-seconds = { $seconds ->
    [0] tanpa
   *[other] { $seconds } detik
}
settings-autoplay = Main langsung
settings-explain = Jelaskan hal baru
settings-volume = Suara
settings-volume-off = Mati
settings-volume-soft = Pelan
settings-volume-loud = Keras
settings-vibrate = Bergetar saat giliranmu
settings-notify = Kirim notifikasi saat giliranmu
settings-awake = Layar tetap menyala saat giliranmu

## Cara bermain, untuk yang belum duduk di meja.

howto-all = Semua aturan
howto-lesson = Belajar sambil main (3 menit, di tab baru)
waiting-learn = Belajar { $game } sambil menunggu
lobby-partner = { $name } (rekanmu)
