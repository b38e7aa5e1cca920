### Il messaggio che porta un invito.

message-invitation = Ti va una partita a { $game }?
message-again = Un'altra partita a { $game }?
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
shared-game-here =
    Si guarda con il programma p2p-malice. In un terminale scrivi:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Ho cominciato una partita a { $game } e ho giocato il mio primo turno.
    [over] La nostra partita a { $game } è finita. Ecco com'è andata.
   *[next] Ho giocato il mio turno nella nostra partita a { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Ora tocca a te.
    }
   *[other] { " " }{ $name }, tocca a te.
}
message-turn-tap = Tocca per continuare: { $link }
