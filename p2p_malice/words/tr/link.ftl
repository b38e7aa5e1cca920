### Bağlantı, iki sözle: en çok 14 sütun.

link-connecting = ○ bağlanıyor
link-good = { $way ->
    [relayed] ● aktarıcıyla
   *[direct] ● bağlı
}
link-shaky = ◐ zayıf
link-away = ○ koptu
link-ended = ○ bitti
link-back = ● geldi
