### Pesan yang membawa undangan kepada teman.

message-invitation = Main { $game }, yuk?
message-again = Main { $game } lagi, yuk?
message-tap = Ketuk untuk main: { $link }
message-return = Lanjutkan permainan { $game } kita, yuk?
message-tap-return = Ketuk untuk kembali: { $link }
message-command =
    Untuk main di terminal, jalankan ini lalu tempel seluruh pesannya:
    p2p-malice join
message-install = Pasang dari { $address }
message-ask = Belum punya? Tanya aku di mana mendapatkannya.
message-page = Atau di browser: buka halaman permainan, pilih “Ikut dengan kode”, lalu tempel seluruh pesan ini di sana.
deal-here =
    Kamu perlu program p2p-malice untuk memainkannya. Jalankan di terminal:
    p2p-malice play --deal { $code }
shared-game-here =
    Kamu perlu program p2p-malice untuk melihatnya. Jalankan di terminal:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Aku sudah memulai permainan { $game } dan memainkan giliran pertamaku.
    [over] Permainan { $game } kita selesai. Begini akhirnya.
   *[next] Aku sudah memainkan giliranku di permainan { $game } kita.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Sekarang giliranmu.
    }
   *[other] { " " }{ $name }, giliranmu.
}
message-turn-tap = Ketuk untuk lanjut: { $link }
