### Layar penuh. Tombolnya huruf besar: H, U, T, L, R, O, K, I, dan F10 tetap seperti itu.

screen-failed = Itu tidak berhasil
screen-menu-keys = C: atur permainan ini   F1: bantuan   Q: keluar
screen-menu-help =
    1, 2, J…    Pilih baris dengan angka atau huruf itu
    Panah        Pindah; Enter memilih
    C            Atur permainan yang disorot
    Esc          Ke baris terakhir; sekali lagi: keluar
    Q atau F10   Keluar
screen-choice-help =
    1, 2…       Pilih baris dengan angka itu
    Panah        Pindah; Enter memilih
    Esc          Kembali
screen-form-keys = Ctrl+S: selesai   Esc: batal   F1: bantuan
screen-form-help =
    Atas, Bawah  Pindah dari baris ke baris, seperti Tab
    Kiri, Kanan  Ubah nilainya; angka bisa juga diketik
    Ctrl+S       Pakai nilai ini; begitu juga Enter di baris teks
    Esc          Kembali tanpa memakainya
profile-key-tabs = Kiri, Kanan: permainan lain
profile-key-invite = I: undang lagi
profile-key-replay = R: putar ulang
profile-key-share = S: bagikan
profile-key-forget = F: lupakan seseorang
profile-key-back = Esc: kembali
profile-help =
    Panah        Atas dan bawah menggulir; kiri dan kanan permainan lain
    1, 2…       Tampilkan permainan dengan nomor itu
    I            Undang lagi mereka yang pernah main bersama
    R            Putar ulang salah satu permainan terakhir
    N            permainan, aturan, atau kursi lain, jika kamu tuan rumah
    S            Kirim tautan yang memperlihatkan permainan kepada orang lain
    F            Hapus semua permainan dengan seorang teman
    Esc          Kembali
screen-text-keys = Tombol panah dan Page menggulir. Esc kembali.

## Kode.

screen-paste-reply = Tempel balasannya di sini:
screen-paste-carried = Kalau ada teman yang mengirim balasan, tempel di sini:
screen-paste-invitation = Tempel undangannya di sini, atau seluruh pesan yang memuatnya:
screen-copied-by-terminal = Papan klip tidak bisa diakses, jadi terminal diminta menyalin pesannya. Coba tempel; kalau gagal, salin dari layar.
screen-no-browser = Browser tidak bisa dibuka. Salin pesannya dengan F2 dan tempel sendiri.
screen-qr = Minta temanmu memindai ini
screen-send-to = Kirim ini ke { $name }:
screen-tab = (Tab: berikutnya)
screen-box-hint = Tempel, atau ketik { -type-help } lalu tekan Enter
screen-status-preparing = Menyiapkan kodemu…
screen-status-waiting = { $who ->
    [host] Menunggu tuan rumah · balasan masih berlaku · { $clock }
    [named] Menunggu { $name } · kode masih berlaku · { $clock }
    [several] Menunggu { $count } teman · kode masih berlaku · { $clock }
   *[friend] Menunggu temanmu · kode masih berlaku · { $clock }
}
screen-status-connecting = Menghubungkan…
screen-numbered = { $number }. { $name }
screen-friend = { $state ->
    [free] ○ { $name } kursi kosong
    [invited] ○ { $name } diundang { $clock }
    [connecting] ◌ { $name } menghubungkan
    [here] ● { $name } sudah datang
    [away] ◐ { $name } terputus { $clock }
   *[new] · { $name } belum diundang
}
screen-key-copy = F2 salin
screen-key-chat = F3 WhatsApp
screen-key-qr = F4 kode QR
screen-key-new = F5 kode baru
screen-key-start = F6 mulai saja
screen-key-help = F1 tombol
screen-key-stop = Esc berhenti
screen-stop-asks = Berhenti menunggu?
screen-stop-means = { $who ->
    [host] Balasanmu jadi tidak berlaku.
   *[friend] Undanganmu jadi tidak berlaku.
}
screen-wait-on = Tetap menunggu
screen-stop-waiting = Berhenti
screen-help = Tombol dan perintah
screen-help-copy = F2   Ctrl+Y   c       salin pesannya
screen-help-chat = F3   Ctrl+W   w       buka di WhatsApp
screen-help-qr = F4   Ctrl+R   qr      tampilkan kode QR
screen-help-new = F5   Ctrl+N   new     ganti undangannya
screen-help-start = F6   Ctrl+T   start   mulai tanpa pemain yang belum datang
screen-help-ask =                 ask     tanya aku sebelum ada yang duduk, atau tidak
screen-help-out =                 out 2   teman 2 bukan teman: kosongkan kursi, buat tautan baru
screen-help-tab = Tab                   pesan untuk teman berikutnya
screen-help-clear = Esc                   kosongkan kotak, atau berhenti
screen-help-stop = F10  Ctrl+Q   quit    berhenti
screen-help-end = Ctrl+C                akhiri program, atau salin yang ditandai

## Meja.

screen-keys = { $undo ->
    [yes] H saran  U urung  T chat  L catatan  ? aturan  Tab lihat  F1 tombol  F10 keluar
   *[no] H saran  T chat  L catatan  ? aturan  Tab lihat  F1 tombol  F10 keluar
}
screen-watch = + lebih cepat  - lebih lambat  Spasi jeda atau lanjut  Enter langkah berikutnya  L catatan  ? aturan  Tab lihat  F1 tombol  F10 keluar
replay-keys = Kiri, Kanan: langkah  Atas, Bawah: giliran  Spasi putar atau jeda  { $keys }B giliran terbaik  + lebih cepat  - lebih lambat  L giliran  F1 tombol  F10 keluar
replay-key-moments = H langkah lebih baik
replay-key-looks = V kartu siapa
screen-watch-after = R tonton permainan lain  L catatan  F10 keluar
screen-keys-after = R main lagi  C salin hasil  T chat  L catatan  F1 tombol  F10 keluar
screen-keys-next = N permainan lain
ending-short = sisa { $count }
screen-ending-keys = R main lagi · C salin hasilnya · Esc tutup
screen-finished = Ronde { $number } selesai
screen-finished-line = { $place }. { $name }: { $before } → { $after }
screen-finished-keys = Tombol apa saja menutup ini.
replay-ending-keys = Kiri mundur · Esc tutup
screen-keys-left = L catatan  F1 tombol  F10 keluar
screen-keys-watching = T obrolan  L catatan  ? aturan  F1 tombol  F10 keluar
screen-table-help =
    H               saran
    U               urungkan satu langkah, kalau aturannya boleh
    T               chat
    L               yang sudah terjadi
    ?               aturan yang kalian pakai
    R               main lagi, setelah yang ini selesai
    C               salin hasilnya, setelah yang ini selesai
    G               penonton
    X               lanjut main di perangkat lain
    B               jeda atau lanjut

    Selama ada yang terputus:
    O               biarkan komputer menggantikan
    K               simpan dan berhenti
    I               undang lagi, atau tempel undangan baru

    F1   Ctrl+G     daftar tombol ini
    F10  Ctrl+Q     keluar
    Ctrl+C          akhiri program
screen-watch-help =
    Spasi           jeda atau lanjut
    Enter           langkah berikutnya
    + -             lebih cepat, lebih lambat
    Tab             lihat semua tumpukan seluruhnya
    L               yang sudah terjadi
    ?               aturan main
    R               permainan lain, setelah yang ini selesai

    F1   Ctrl+G     daftar tombol ini
    F10  Ctrl+Q     keluar
screen-replay-help =
    Kiri, Kanan     mundur satu langkah, maju satu langkah
    Atas, Bawah     mundur satu giliran, maju satu giliran; begitu juga Page
    Home, End       awal, akhir
    B               giliran terbaik
    H               di mana langkah lain lebih berguna bagimu
    Spasi           putar atau jeda
    V               kartu siapa yang terlihat, untuk permainan di sini
    + -             lebih cepat, lebih lambat
    Tab             lihat semua tumpukan seluruhnya
    L               semua giliran, untuk pindah ke sana

    F1   Ctrl+G     daftar tombol ini
    F10  Ctrl+Q     keluar
screen-default-help =
    1 sampai 9      kartu untuk dimainkan, atau langkah di daftar
    Huruf           yang bisa ditambahkan ke kartu, atau langkah di daftar
    Enter           mainkan yang kamu pilih
    Tombol sama     sekali lagi: kembalikan
    Panah, Spasi    cara lain untuk memilih; mouse juga bisa
    Esc             kembalikan semuanya
    PageDown        langkah lainnya; PageUp kembali
    Tab             lihat semua tumpukan seluruhnya
screen-waiting = Menunggu yang lain
screen-rules-here = { $house ->
    [none] Aturan: { $rules }.
   *[other] Aturan: { $rules }, dengan { $house }.
}
screen-over = Permainan selesai
screen-your-turn = Giliranmu
screen-next-player = Pemain berikutnya
screen-turn-of = Giliran { $name }
screen-turns-of = Menunggu { $names }
screen-title-match = { $title } · permainan { $deal } · poin: { $points }
screen-title-many = { $name ->
    [none] { $title } · { $players } pemain
   *[other] { $title } · { $players } pemain · terdepan: { $name }, sisa { $count }
}
screen-choose-move = Tekan tombol di samping langkah.
screen-or-move = Atau tekan tombol di samping langkah.
screen-pick-cards = { $most ->
    [1] Tekan tombol satu kartu, lalu Enter.
   *[other] Tekan tombol { $least } sampai { $most } kartu, lalu Enter.
}
screen-pick-more = Pilih { $count } lagi. Esc mengembalikan semuanya.
screen-picked-cards = Dipilih: { $cards }
screen-play-picked = Enter memainkannya. Esc mengembalikan semuanya.
screen-put-back = Esc mengembalikannya.
screen-play-or-put-back = Pilih sekali lagi untuk memainkannya. Esc mengembalikannya.
screen-host-away = Tuan rumah terputus ({ $clock }). Kamu otomatis masuk lagi.
screen-host-away-short = Tuan rumah terputus ({ $clock }).
screen-host-left = Tuan rumah meninggalkan meja. Tekan F10 untuk keluar.
screen-host-away-keys = I tempel undangan baru  F10 keluar
screen-moment = Sebentar…
screen-away = { $count ->
   *[other] { $names } terputus ({ $clock }). Kamu bisa menunggu, atau tekan:
}
screen-away-short = { $count ->
   *[other] { $names } terputus ({ $clock }). F1: yang bisa kamu lakukan.
}
screen-away-keys = { $can_invite ->
    [yes] O komputer menggantikan  K simpan dan berhenti  I undang lagi
   *[no] O komputer menggantikan  K simpan dan berhenti
}
screen-gone = { $who }. Tekan O supaya komputer menggantikan.
screen-games-won = Jumlah menang: { $counts }
screen-log = Yang sudah terjadi
screen-again = Kamu mengajak main lagi. Menunggu persetujuan yang lain.
screen-no-such-key = Tombol itu sekarang tidak berfungsi. F1 menampilkan tombol-tombolnya.
screen-hint = Saran: { $source }, lalu { $target }.
screen-hint-move = Saran: tekan { $keys }.
screen-hint-cards = { $keys ->
    [none] Saran: tekan Enter.
   *[other] Saran: tekan { $keys }, lalu Enter.
}
screen-press-move = Tekan { $keys }.
screen-press-cards = Tekan { $keys }, lalu Enter.
screen-time = Waktu
screen-of-table = Meja
screen-on-offer = Kartu
screen-to-say = Tambah
screen-moves = Langkah
screen-moves-page = Halaman { $number } dari { $most }: PageDown dan PageUp menampilkan sisanya.
screen-pile = { $name }, { $pile }: { $cards }
screen-pile-more = +{ $count }
screen-pile-needs = lalu: { $needs }
screen-piles-cut = Tekan Tab untuk melihat semua tumpukan.
screen-piles-title = Tumpukan (kartu terakhir paling atas)
screen-say = Tulis sesuatu, atau 1-{ $count } untuk kalimat siap pakai; Esc menutup
screen-seat-free = kosong
screen-proposed-rematch = { $name } ingin main lagi. Tekan R untuk ikut.
screen-proposed-bot = { $who ->
    [you] Kamu mengusulkan supaya komputer menggantikan. Menunggu persetujuan yang lain.
   *[other] { $name } ingin komputer menggantikan. Tekan O kalau setuju.
}
screen-proposed-stop = { $who ->
    [you] Kamu mengusulkan menyimpan dan berhenti. Menunggu persetujuan yang lain.
   *[other] { $name } ingin menyimpan dan berhenti. Tekan K kalau setuju.
}
screen-proposed-wait = { $who ->
    [you] Kamu mengusulkan menunggu.
   *[other] { $name } ingin menunggu.
}
screen-leave = Keluar dari permainan?
screen-leave-kept = Sudah disimpan; lanjutkan dengan: { -command } resume
screen-leaving = Keluar…
screen-play-on = Lanjut main
screen-leave-it = Keluar dari permainan

phrase-1 = Mainmu bagus!
phrase-2 = Aduh…
phrase-3 = Ayo, cepat!
phrase-4 = Terima kasih, seru mainnya.
phrase-5 = Sebentar, ya.
screen-explained = { $what } (Esc: mengerti)
screen-lesson-one = Tekan { $source }, atau klik kartunya.
screen-lesson-two = Tekan { $source }, lalu { $target }, atau klik kartu dan tumpukannya.
