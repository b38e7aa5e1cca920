### Die Nachricht, die eine Einladung überbringt.

message-invitation = Lust auf eine Runde { $game }?
message-again = Noch einmal { $game }?
message-tap = Zum Spielen hier tippen: { $link }
message-return = Spielen wir unsere Runde { $game } weiter?
message-tap-return = Zum Weiterspielen hier tippen: { $link }
message-command =
    Um im Terminal zu spielen, gib das hier ein und füge dann die ganze Nachricht ein:
    p2p-malice join
message-install = Installiere es von { $address }
message-ask = Hast du es noch nicht? Frag mich, woher man es bekommt.
message-page = Oder im Browser: Öffne die Seite des Spiels, wähle „Mit einem Code mitspielen“ und füge dort die ganze Nachricht ein.
deal-here =
    Dafür brauchst du das Programm p2p-malice. Gib das im Terminal ein:
    p2p-malice play --deal { $code }
shared-game-here =
    Zum Anschauen brauchst du das Programm p2p-malice. Gib das im Terminal ein:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Ich habe eine Partie { $game } angefangen und meinen ersten Zug gemacht.
    [over] Unsere Partie { $game } ist zu Ende. So ist sie ausgegangen.
   *[next] Ich habe in unserer Partie { $game } gespielt.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Jetzt bist du dran.
    }
   *[other] { " " }{ $name }, du bist dran.
}
message-turn-tap = Zum Weiterspielen hier tippen: { $link }
