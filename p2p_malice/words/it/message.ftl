### Il messaggio che porta un invito.

message-invitation = Ti va una partita a { $game }?
message-tap = Tocca per giocare: { $link }
message-return = Continuiamo la nostra partita a { $game }?
message-tap-return = Tocca per tornare: { $link }
message-command =
    Per giocare in un terminale, scrivi questo e incolla tutto il messaggio:
    p2p-malice join
message-install = Si installa da { $address }
message-ask = Non ce l'hai ancora? Chiedimi dove trovarlo.
message-page = Oppure nel browser: apri la pagina del gioco, scegli «Entra con un codice» e incolla lì tutto il messaggio.
deal-here =
    Queste carte si giocano con il programma p2p-malice. In un terminale scrivi:
    p2p-malice play --deal { $code }
