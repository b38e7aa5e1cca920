### Het bericht dat een uitnodiging brengt.

message-invitation = Zin in een potje { $game }?
message-again = Nog een potje { $game }?
message-tap = Tik om te spelen: { $link }
message-return = Zullen we ons potje { $game } afmaken?
message-tap-return = Tik om terug te gaan: { $link }
message-command =
    Om in een terminal te spelen: voer dit uit en plak het hele bericht:
    p2p-malice join
message-install = Installeer het vanaf { $address }
message-ask = Heb je het nog niet? Vraag mij waar je het krijgt.
message-page = Of in een browser: open de pagina van het spel, kies “Meedoen met een code” en plak daar het hele bericht.
deal-here =
    Hiervoor heb je het programma p2p-malice nodig. Voer in een terminal uit:
    p2p-malice play --deal { $code }
shared-game-here =
    Hiervoor heb je het programma p2p-malice nodig. Voer in een terminal uit:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Ik ben een spel { $game } begonnen en heb mijn eerste beurt gespeeld.
    [over] Ons spel { $game } is afgelopen. Zo is het gegaan.
   *[next] Ik heb mijn beurt gespeeld in ons spel { $game }.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Nu jij.
    }
   *[other] { " " }{ $name }, jij bent aan de beurt.
}
message-turn-tap = Tik om verder te spelen: { $link }
