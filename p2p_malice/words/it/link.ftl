### La connessione, in due parole: al massimo 14 colonne.

link-connecting = ○ si collega
link-good = { $way ->
    [relayed] ● via ponte
   *[direct] ● in linea
}
link-shaky = ◐ instabile
link-away = ○ assente
link-ended = ○ chiusa
link-back = ● di nuovo qui
