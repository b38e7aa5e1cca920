### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] Die Partie ist zu Ende. Schick das noch, damit die anderen sehen, wie sie ausgegangen ist:
    [sent] { $name ->
        [none] Du hast gespielt. Jetzt ist dein Gast dran.
       *[other] Du hast gespielt. Jetzt ist { $name } dran.
    }
    [theirs] { $name ->
        [none] Dein Gast ist dran. Falls die Nachricht nicht angekommen ist, schick sie noch einmal:
       *[other] { $name } ist dran. Falls die Nachricht nicht angekommen ist, schick sie noch einmal:
    }
   *[ready] { $name ->
        [none] Dein Zug ist fertig. Schick ihn ab:
       *[other] Dein Zug ist fertig. Schick ihn an { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Senden
       *[other] An { $name } senden
    }
   *[whatsapp] Mit WhatsApp senden
}
turn-back = Letzte Karte zurücknehmen
turn-answer = Wenn die Antwort kommt, tippe auf den Link darin.
turn-paste = Oder die Antwort einfügen
turn-done = Fertig
plain-talk-back = back = die letzte Karte zurücknehmen: Es hat sie noch niemand gesehen
screen-key-back = F7 zurücknehmen
screen-help-back = F7   Ctrl+B   back    die letzte Karte zurücknehmen
plain-paste-turn = Sobald eine Antwort da ist, füge sie hier ein. Oder tippe { -type-quit } und komm später mit { -command } resume zurück.
screen-paste-turn = Sobald eine Antwort da ist, füge sie hier ein, oder komm später zurück:

## What comes of a message.

news-said-here = Was du hier sagst, wird nicht gesendet: Bei einer Partie per Nachricht sag es im Chat selbst.
news-older-turn = { $is_over ->
    [yes] Diese Partie ist zu Ende. Du findest sie bei deinen Spielen.
   *[no] Das ist ein früherer Zug dieser Partie. So steht sie jetzt.
}
ask-which-seat = { $name ->
    [none] Jemand spielt per Nachricht { $game } mit dir. Wer bist du?
   *[other] { $name } spielt per Nachricht { $game } mit dir. Wer bist du?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Ich bin Nummer { $number }, an einem anderen Gerät
       *[other] Ich bin { $name }, an einem anderen Gerät
    }
   *[no] { $name ->
        [none] Das bin ich: Nummer { $number }
       *[other] Ich bin { $name }
    }
}
ask-which-seat-none = Niemand davon
ask-turn-differs = Diese Nachricht geht anders weiter als die Partie, die du hier hast. Dort hat { $name } { $there } gespielt, hier { $here }.
ask-turn-differs-here = Bei der Partie bleiben, die ich hier habe
ask-turn-differs-there = Mit der Nachricht weiterspielen und die andere Partie auch behalten
saved-by-message = { $sent ->
    [no] Noch nicht gesendet: { $name } wartet auf deinen Zug
   *[yes] { $name ->
        [none] Du bist dran, per Nachricht
       *[other] { $name } ist dran, per Nachricht
    }
}
saved-by-message-over = Sie ist zu Ende: Schick die letzte Nachricht, damit alle es sehen

## What is wrong with one.

error-no-game-code = In diesem Text steckt kein Zug einer Partie. Kopiere die ganze Nachricht und füge sie noch einmal ein.
error-game-cut-off = Dieser Zug ist abgeschnitten. Kopiere die ganze Nachricht noch einmal und füge sie ein. Drück in WhatsApp lange darauf und wähle dann Kopieren.
error-game-altered = An diesem Zug stimmt etwas nicht. Lass ihn dir noch einmal schicken.
error-game-unknown = Diese Partie lässt sich hier nicht spielen: Diese Version kennt die Regeln oder die Mitspieler nicht.
error-game-of-other-rules = Diese Partie wurde mit einer anderen Version des Programms angefangen. Spiele sie dort weiter.
error-game-goes-on = Diese Partie ist noch nicht zu Ende: Erst dann lässt sie sich noch einmal ansehen.
error-not-by-message = Dieses Spiel geht nicht per Nachricht: Hier spielen mehrere gleichzeitig.
error-seats-by-message = Per Nachricht spielst an diesem Gerät nur du. Die anderen Plätze sind message, message=NAME oder bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Mein Spiel { $game } · { $how }. Zum Anschauen hier tippen:
       *[ours] Unser Spiel { $game }. Zum Anschauen hier tippen:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Dieses Spiel lässt sich nicht teilen: Das geht nur mit Spite & Malice, das an einem Tisch auf diesem Gerät gespielt wurde.
