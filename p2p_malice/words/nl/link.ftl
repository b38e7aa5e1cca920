### De verbinding, in twee woorden.

link-connecting = ○ verbinden
link-good = { $way ->
    [relayed] ● via relay
   *[direct] ● verbonden
}
link-shaky = ◐ hapert
link-away = ○ weg
link-ended = ○ voorbij
link-back = ● terug
