### Koneksi, dalam dua kata: paling banyak 14 kolom.

link-connecting = ○ menyambung
link-good = { $way ->
    [relayed] ● lewat relai
   *[direct] ● tersambung
}
link-shaky = ◐ tidak stabil
link-away = ○ terputus
link-ended = ○ selesai
link-back = ● kembali
