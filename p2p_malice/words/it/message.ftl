### Il messaggio che porta un invito.

message-invitation = { $host } ti invita a una partita di { $game }.
message-tap = Tocca per giocare: { $link }
message-return = { $host } ti invita a tornare alla vostra partita di { $game }.
message-tap-return = Tocca per tornare: { $link }
message-command =
    Per giocare in un terminale, scrivi questo e incolla tutto il messaggio:
    p2p-malice join
message-install = Si installa da { $address }
message-ask = Non ce l'hai ancora? Chiedi a { $host } dove si trova.
message-page = Oppure incolla questo nella pagina del gioco: «Entra con un codice».
deal-here =
    Queste carte si giocano con il programma p2p-malice. In un terminale scrivi:
    p2p-malice play --deal { $code }
