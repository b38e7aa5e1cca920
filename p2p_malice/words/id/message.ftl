### Pesan yang membawa undangan kepada teman.

message-invitation = { $host } mengajakmu main { $game }.
message-tap = Ketuk untuk main: { $link }
message-return = { $host } mengajakmu kembali ke permainan { $game } kalian.
message-tap-return = Ketuk untuk kembali: { $link }
message-command =
    Untuk main di terminal, jalankan ini lalu tempel seluruh pesannya:
    p2p-malice join
message-install = Pasang dari { $address }
message-ask = Belum punya? Tanya { $host } di mana mendapatkannya.
message-page = Atau tempel ini di halaman permainan: “Ikut dengan kode”.
deal-here =
    Kamu perlu program p2p-malice untuk memainkannya. Jalankan di terminal:
    p2p-malice play --deal { $code }
