### The connection, in two words: at most 14 columns.

link-connecting = ○ connecting
link-good = { $way ->
    [relayed] ● via relay
   *[direct] ● connected
}
link-shaky = ◐ shaky
link-away = ○ away
link-ended = ○ ended
link-back = ● back
