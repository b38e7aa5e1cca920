### Die Verbindung in zwei Wörtern: höchstens 14 Spalten.

link-connecting = ○ verbindet …
link-good = { $way ->
    [relayed] ● über Relay
   *[direct] ● verbunden
}
link-shaky = ◐ wacklig
link-away = ○ weg
link-ended = ○ beendet
link-back = ● zurück
