link-connecting = ○ conectando
link-good = { $way ->
    [relayed] ● indireta
   *[direct] ● conexão boa
}
link-shaky = ◐ instável
link-away = ○ ausente
link-ended = ○ terminou
link-back = ● de volta
