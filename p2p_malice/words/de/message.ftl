### Die Nachricht, die eine Einladung überbringt.

message-invitation = { $host } lädt dich zu einem Spiel ein: { $game }.
message-tap = Zum Spielen hier tippen: { $link }
message-return = { $host } lädt dich ein, euer Spiel fortzusetzen: { $game }.
message-tap-return = Zum Weiterspielen hier tippen: { $link }
message-command =
    Um im Terminal zu spielen, gib das hier ein und füge dann die ganze Nachricht ein:
    p2p-malice join
message-install = Installiere es von { $address }
message-ask = Hast du es noch nicht? Frag { $host }, woher man es bekommt.
message-page = Oder füge das hier auf der Seite des Spiels ein: „Mit einem Code mitspielen“.
deal-here =
    Dafür brauchst du das Programm p2p-malice. Gib das im Terminal ein:
    p2p-malice play --deal { $code }
