### The connection, in two words: at most 14 columns.

link-connecting = ○ connecting
link-good = { $way ->
    [relayed] ● relayed
   *[direct] ● direct
}{ $trip ->
    [none] { "" }
   *[other] { " " }{ $trip } ms
}
link-shaky = ◐ shaky
link-away = ○ away
link-ended = ○ ended
link-back = ● back
