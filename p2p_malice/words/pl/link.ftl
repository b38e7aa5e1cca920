link-connecting = ○ łączenie
link-good = { $way ->
    [relayed] ● pośrednio
   *[direct] ● połączono
}
link-shaky = ◐ słabe
link-away = ○ brak
link-ended = ○ koniec
link-back = ● znów jest
