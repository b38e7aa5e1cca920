### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] Het spel is afgelopen. Stuur dit, zodat de anderen zien hoe het is gegaan:
    [sent] { $name ->
        [none] Je hebt gespeeld. Nu is de ander aan de beurt.
       *[other] Je hebt gespeeld. Nu is { $name } aan de beurt.
    }
    [theirs] { $name ->
        [none] De ander is aan de beurt. Is het bericht niet aangekomen, stuur het dan nog eens:
       *[other] { $name } is aan de beurt. Is het bericht niet aangekomen, stuur het dan nog eens:
    }
   *[ready] { $name ->
        [none] Je beurt is klaar. Stuur hem:
       *[other] Je beurt is klaar. Stuur hem naar { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Sturen
       *[other] Sturen naar { $name }
    }
   *[whatsapp] Sturen via WhatsApp
}
turn-back = Laatste kaart terugnemen
turn-answer = Tik op de link in het antwoord zodra dat komt.
turn-paste = Of plak het antwoord
turn-done = Klaar
plain-talk-back = back = je laatste kaart terugnemen: niemand heeft die nog gezien
screen-key-back = F7 terugnemen
screen-help-back = F7   Ctrl+B   back    je laatste kaart terugnemen
plain-paste-turn = Zodra er een antwoord is, plak je het hier; of typ { -type-quit } en kom later terug met { -command } resume.
screen-paste-turn = Zodra er een antwoord is, plak je het hier, of kom later terug:

## What comes of a message.

news-said-here = Wat je hier zegt, wordt niet verstuurd: zeg het bij een spel via berichten in de chat zelf.
news-older-turn = { $is_over ->
    [yes] Dat spel is afgelopen. Je vindt het bij je spellen.
   *[no] Dat is een eerdere beurt van dit spel. Zo staat het er nu voor.
}
ask-which-seat = { $name ->
    [none] Iemand speelt via berichten { $game } met je. Wie ben je?
   *[other] { $name } speelt via berichten { $game } met je. Wie ben je?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] Ik ben plek { $number }, op een ander apparaat
       *[other] Ik ben { $name }, op een ander apparaat
    }
   *[no] { $name ->
        [none] Dat ben ik: plek { $number }
       *[other] Ik ben { $name }
    }
}
ask-which-seat-none = Geen van hen
ask-turn-differs = Dit bericht gaat anders verder dan het spel dat je hier hebt. Daar speelde { $name } { $there }; hier was het { $here }.
ask-turn-differs-here = Bij het spel blijven dat ik hier heb
ask-turn-differs-there = Verdergaan met het bericht, en het andere spel ook bewaren
saved-by-message = { $sent ->
    [no] Nog niet verstuurd: { $name } wacht op je beurt
   *[yes] { $name ->
        [none] Jij bent aan de beurt, via berichten
       *[other] { $name } is aan de beurt, via berichten
    }
}
saved-by-message-over = Het is afgelopen: stuur het laatste bericht, zodat iedereen het ziet

## What is wrong with one.

error-no-game-code = In deze tekst staat geen beurt van een spel. Kopieer het hele bericht en plak het nog eens.
error-game-cut-off = Deze beurt is afgekapt. Kopieer het hele bericht nog eens en plak het. Houd het in WhatsApp ingedrukt en kies Kopiëren.
error-game-altered = Een deel van deze beurt klopt niet. Vraag om hem nog eens te sturen.
error-game-unknown = Dit spel kun je hier niet spelen: deze versie kent de regels of de spelers niet.
error-game-of-other-rules = Dit spel is met een andere versie van het programma begonnen. Speel het daar verder.
error-game-goes-on = Dit spel is nog niet afgelopen: daarna kun je het terugkijken.
error-not-by-message = Dit spel gaat niet via berichten: spelers doen er van alles tegelijk.
error-seats-by-message = Via berichten speel jij als enige op dit apparaat. De andere plekken zijn message, message=NAAM of bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Mijn spel { $game } · { $how }. Tik om het te bekijken:
       *[ours] Ons spel { $game }. Tik om het te bekijken:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Dit spel kun je niet delen: dat kan alleen met Spite & Malice dat aan een tafel op dit apparaat is gespeeld.
