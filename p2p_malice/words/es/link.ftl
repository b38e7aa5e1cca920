### La conexión, en dos palabras: como mucho 14 columnas.

link-connecting = ○ conectando
link-good = { $way ->
    [relayed] ● repetidor
   *[direct] ● en línea
}
link-shaky = ◐ inestable
link-away = ○ ausente
link-ended = ○ terminada
link-back = ● de vuelta
