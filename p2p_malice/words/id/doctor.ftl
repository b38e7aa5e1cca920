### Yang dikatakan `doctor` tentang jaringan dan perangkatmu: pertama apakah kamu bisa main, lalu rinciannya.

-same-wifi = Teman di Wi-Fi yang sama tetap bisa kamu hubungi.
-what-helps = Coba jaringan lain (misalnya data seluler HP-mu), atau pakai Wi-Fi temanmu. Relai juga membantu: server yang meneruskan pesanmu. Alamatnya ditulis di setelan.

network-light = { $light ->
    [offline] Sepertinya kamu sedang offline.
    [unknown] Belum bisa dipastikan apakah teman bisa masuk.
    [green] Teman bisa langsung masuk.
    [amber] Teman kemungkinan besar bisa masuk kalau mengirim balasan.
   *[red] Teman hanya bisa masuk lewat relai, atau di Wi-Fi yang sama.
}
doctor-verdict-relayed = Semua orang bisa main denganmu: relaimu membantu kalau tidak bisa tersambung langsung.
doctor-verdict-open = Semua orang bisa main denganmu. Teman tidak perlu mengirim balasan: undangan saja cukup.
doctor-verdict-cone = Semua orang bisa main denganmu. Routermu membiarkan teman masuk, jadi undangan saja sering cukup.
doctor-verdict-address-restricted = Semua orang bisa main denganmu, dengan undangan dan balasan.
doctor-verdict-port-restricted = Hampir semua orang bisa main denganmu, dengan undangan dan balasan. Kecuali teman di sebagian jaringan kantor dan seluler.
doctor-verdict-symmetric = Kamu hanya bisa main langsung dengan teman di jaringan terbuka. Router rumah biasa di tempat mereka jadi penghalang. { -what-helps }
doctor-verdict-blocked = Jaringan ini memblokir lalu lintas permainan. { -same-wifi } { -what-helps }
doctor-verdict-offline = Tidak ada jaringan, atau server yang ditanya sedang mati. { -same-wifi }
doctor-verdict-unasked = Siapa yang bisa masuk tidak bisa diketahui tanpa bertanya ke server, dan kamu tidak memilih satu pun. Coba saja.
doctor-verdict-unknown = Siapa yang bisa masuk tidak bisa diketahui, karena terlalu sedikit server yang menjawab. Coba saja.

## Jaringan.

doctor-network = Jaringan
doctor-label-kind = jenis
doctor-kind-open = terbuka: tanpa router di antaranya, jadi siapa pun bisa menghubungimu
doctor-kind-cone = router yang membiarkan siapa pun menjawab (full cone)
doctor-kind-address-restricted = router yang hanya menerima jawaban dari alamat yang pernah kamu hubungi
doctor-kind-port-restricted = router rumah biasa: hanya alamat dan port persis yang kamu hubungi yang bisa menjawab
doctor-kind-symmetric = simetris: tiap server melihatmu di port yang berbeda, jadi tidak ada yang bisa diberi tahu di mana menghubungimu
doctor-kind-blocked = UDP diblokir
doctor-kind-offline = kemungkinan besar offline
doctor-kind-unknown = tidak diketahui

doctor-label-addresses = alamatmu
doctor-no-addresses = tidak ada selain alamat komputer ini sendiri
doctor-label-skipped = tidak dipakai
doctor-skipped = { $names } (kontainer, VPN)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] ya
   *[no] tidak
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } melihatmu sebagai { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } tidak menjawab

doctor-label-mapping = tampak dari luar
doctor-mapping-none = di alamatmu sendiri
doctor-mapping-endpoint-independent = di alamat yang sama oleh semua
doctor-mapping-address-dependent = di port berbeda untuk tiap alamat
doctor-mapping-address-and-port-dependent = di port berbeda untuk tiap alamat dan port
doctor-mapping-dependent = di port berbeda untuk tiap server
doctor-mapping-unknown = tidak diketahui

doctor-label-filtering = siapa bisa masuk
doctor-filtering-endpoint-independent = siapa pun bisa menjawab
doctor-filtering-address-dependent = apa pun di alamat yang kamu hubungi bisa menjawab
doctor-filtering-address-and-port-dependent = hanya alamat dan port persis yang kamu hubungi yang bisa menjawab
doctor-filtering-unknown = tidak diuji; dianggap jenis yang paling ketat

doctor-label-relay = relai
doctor-label-courier = kurir
doctor-courier-works = { $server } menjawab
doctor-relay-works = { $server } lewat { $transport } berfungsi
doctor-no-relay = belum diatur

## Perangkat.

doctor-machine = Komputer ini
doctor-label-clipboard = papan klip
doctor-clipboard = { $works ->
    [yes] berfungsi
   *[no] tidak ada: salin kode dengan tangan atau pakai kode QR
}
doctor-label-browser = browser
doctor-no-browser = tidak ada: WhatsApp tidak bisa dibuka dari sini
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, dengan jenis kartu
   *[no] { $encoding }, huruf saja
}
doctor-no-terminal = { $letters }; bukan terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } kali { $lines }; dengan warna
   *[no] { $letters }; { $columns } kali { $lines }; tanpa warna
}
doctor-label-files = berkas
doctor-folder-good = { $folder }: bisa ditulisi
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = pengguna lain bisa menulisinya
doctor-unwritable = tidak bisa ditulisi
