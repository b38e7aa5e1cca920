### Di meja: yang dilakukan dan dikatakan pemain di sekitar kartu.

you = Kamu
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } kepadamu: { $text }
   *[other] { $name } kepada { $to }: { $text }
}
sitter-here = { $name } ada di meja.
sitter-away = { $name } terputus.
sitter-left = { $name } keluar.
sitter-computer = Komputer bermain untuk { $name } sampai tersambung lagi.
sitter-waits = Permainan menunggu { $name }.
sitters-to-come = { $count ->
   *[other] Menunggu { $count } pemain lagi.
}
hand-over = { $name }, sekarang giliranmu. Tekan Enter kalau tidak ada yang mengintip.
not-your-turn = Belum giliranmu.

## Menonton komputer bermain.

watch-pace = { $seconds ->
    [0] Secepat mungkin.
    [1] Satu langkah tiap detik.
   *[other] Satu langkah tiap { $seconds } detik.
}
watch-stopped = Dijeda. Tiap langkah menunggumu.
replay-pace = { $seconds ->
    [0] Langkah { $at } dari { $most }, secepat mungkin.
    [1] Langkah { $at } dari { $most }, satu tiap detik.
   *[other] Langkah { $at } dari { $most }, satu tiap { $seconds } detik.
}
replay-stopped = Langkah { $at } dari { $most }.
replay-own = Kartumu
replay-seat = Kartu { $name }
replay-open = Semua terbuka
replay-turn-of = { $cards ->
    [none] { $name }: tanpa kartu
   *[other] { $name }: { $cards }
}
replay-end = Akhir
replay-longest = giliran terpanjang

## Baris demi baris.

plain-watch =
    Komputer membuat satu langkah tiap detik. Tekan Enter untuk menjeda; sejak
    itu, Enter membuat langkah berikutnya. Kamu juga bisa mengetik:
      ANGKA           detik antara langkah, misalnya 2 atau 0.5; 0 tanpa jeda
      slower, faster  lebih lambat, lebih cepat (atau - dan +)
      board           tampilkan mejanya lagi
      rules           ringkasan aturan main
      quit            berhenti menonton
plain-replay =
    Putar ulang. Tekan Enter untuk langkah berikutnya. Kamu juga bisa mengetik:
      ANGKA           putar, dengan jeda sekian detik; 0 tanpa jeda
      slower, faster  lebih lambat, lebih cepat (atau - dan +)
      back            langkah sebelumnya
      turn, last      giliran berikutnya, atau sebelumnya
      turns           semua giliran, dengan nomornya
      go ANGKA        ke langkah itu
      best            giliran dengan kartu terbanyak
      board           tampilkan mejanya lagi
      quit            berhenti
plain-replay-seats =
    {"  "}seat NAMA       yang dilihat pemain itu
      open            semua kartu di tangan sekaligus
plain-replay-moments =
    {"  "}better          di mana langkah lain lebih berguna bagimu
plain-watch-again = Ketik { -type-rematch } untuk menonton permainan lain, atau { -type-quit }:

plain-explained = Baru: { $what }
plain-lesson-how = Ketik { $move } lalu tekan Enter.
plain-recalled = Yang terakhir terjadi:
plain-rules-here = { $house ->
    [none] Aturan: { $rules }. Ketik { -type-rules } untuk membacanya.
   *[other] Aturan: { $rules }, dengan { $house }. Ketik { -type-rules } untuk membacanya.
}
plain-help =
    Ketik nomor langkah lalu tekan Enter. Kamu juga bisa mengetik:
      board      tampilkan lagi meja dan langkahmu
      hint       yang akan dilakukan komputer kalau jadi kamu
      undo       urungkan langkah terakhirmu, kalau aturannya boleh
      say TEKS   katakan sesuatu kepada semua di meja
      poke       ingatkan yang sedang dapat giliran
      watching   siapa yang boleh menonton, siapa dikeluarkan
      device     lanjut main di perangkat lain
      pause      jeda untuk semua
      go on      lanjutkan permainan
      log        apa saja yang sudah terjadi
      aloud      untuk didengar: nama kartu lengkap, lebih singkat
      rules      ringkasan aturan main
      rematch    main lagi, setelah permainan selesai
      next       permainan, aturan, atau kursi lain, jika kamu tuan rumah
      quit       keluar dari permainan
    Selama ada yang terputus, kamu juga bisa mengetik bot, wait atau stop, dan
    invite kalau kamu tuan rumah.
plain-away = { $count ->
   *[other] Sampai { $names } tersambung lagi, kamu bisa mengetik:
}
plain-paused = Ketik { -type-go-on } untuk melanjutkan permainan.
plain-away-bot = biarkan komputer menggantikan sampai tersambung lagi
plain-away-stop = simpan permainan dan berhenti di sini; lanjutkan dengan: { -command } resume
plain-away-invite = buat undangan lain, kalau tidak kembali sendiri
plain-away-after = { $count ->
   *[other] Kamu bisa main lagi begitu { $names } tersambung lagi. Kamu juga bisa mengetik:
}
plain-proposed-wait = { $who ->
    [you] Kamu mengusulkan menunggu. Lebih dari separuh pemain harus setuju.
   *[other] { $name } ingin menunggu. Ketik { -type-wait } kalau kamu setuju.
}
plain-proposed-bot = { $who ->
    [you] Kamu mengusulkan supaya komputer menggantikan. Lebih dari separuh pemain harus setuju.
   *[other] { $name } ingin komputer menggantikan. Ketik { -type-bot } kalau kamu setuju.
}
plain-proposed-stop = { $who ->
    [you] Kamu mengusulkan menyimpan permainan dan berhenti. Lebih dari separuh pemain harus setuju.
   *[other] { $name } ingin menyimpan permainan dan berhenti. Ketik { -type-stop } kalau kamu setuju.
}
plain-proposed-rematch = { $name } ingin main lagi. Ketik { -type-rematch } kalau kamu juga mau.
plain-again = Ketik { -type-rematch } untuk main lagi, atau { -type-quit }:
plain-next = Ketik { -type-next } untuk memilih permainan, aturan, atau kursi lain.
plain-your-move = { $name ->
    [none] Langkahmu (nomor, atau { -type-help }):
   *[other] { $name }, langkahmu (nomor, atau { -type-help }):
}
plain-after-the-end = Permainan selesai. Ketik { -type-rematch }, { -type-say } TEKS, atau { -type-quit }:
plain-hint = { $number ->
    [0] Saran: { $move }.
   *[other] Saran: nomor { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Keluar dari permainan? Sudah disimpan; lanjutkan dengan: { -command } resume (y/n)
   *[no] Keluar dari permainan? (y/n)
}
plain-may = Kamu juga bisa mengetik: { $moves }
plain-not-your-turn = Belum giliranmu. (Ketik { -type-help } untuk melihat yang bisa dilakukan.)
plain-no-such-move = Tidak ada langkah { $number }: nomornya dari 1 sampai { $count }.
plain-no-preview = Tidak ada yang bisa diperiksa di situ.
plain-no-move = Itu bukan salah satu langkahmu. Ketik nomornya, { -type-board } untuk melihatnya, atau { -type-help }.
