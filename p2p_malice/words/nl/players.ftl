### Aan tafel: wat de spelers rond de kaarten doen en zeggen.

you = Jij
said = { $name }: { $text }
said-to = { $who ->
    [you] { $name } tegen jou: { $text }
   *[other] { $name } tegen { $to }: { $text }
}
sitter-here = { $name } zit aan tafel.
sitter-away = { $name } is weg.
sitter-left = { $name } is weggegaan.
sitter-computer = De computer speelt voor { $name } tot die terug is.
sitter-waits = Het spel wacht op { $name }.
sitters-to-come = { $count ->
    [one] Nog 1 speler, dan kan het beginnen.
   *[other] Nog { $count } spelers, dan kan het beginnen.
}
hand-over = { $name }, jij bent aan de beurt. Druk op Enter als er niemand meekijkt.
not-your-turn = Je bent niet aan de beurt.

## Kijken hoe de computer speelt.

watch-pace = { $seconds ->
    [0] Zo snel mogelijk.
    [1] Elke seconde een zet.
    [one] Elke seconde een zet.
   *[other] Elke { $seconds } s een zet.
}
watch-stopped = Pauze. Elke zet wacht op jou.
replay-pace = { $seconds ->
    [0] Zet { $at } van { $most }, zo snel mogelijk.
    [1] Zet { $at } van { $most }, elke seconde een.
    [one] Zet { $at } van { $most }, elke seconde een.
   *[other] Zet { $at } van { $most }, elke { $seconds } s een.
}
replay-stopped = Zet { $at } van { $most }.
replay-own = Je eigen kaarten
replay-seat = De kaarten van { $name }
replay-open = Alles open
replay-turn-of = { $cards ->
    [none] { $name }: geen kaart
   *[other] { $name }: { $cards }
}
replay-end = Het einde
replay-longest = langste beurt

## Regel voor regel.

plain-watch =
    De computer doet een zet per seconde. Druk op Enter voor een pauze; daarna
    doet Enter steeds de volgende zet. Je kunt ook typen:
      GETAL           seconden tussen de zetten, zoals 2 of 0.5; 0 is meteen
      slower, faster  langzamer, sneller (of - en +)
      board           toon de tafel nog eens
      rules           de regels in het kort
      quit            niet meer kijken
plain-replay =
    Een herhaling. Druk op Enter voor de volgende zet. Je kunt ook typen:
      GETAL           afspelen, met zoveel seconden per zet; 0 is meteen
      slower, faster  langzamer, sneller (of - en +)
      back            de zet ervoor
      turn, last      de volgende beurt, of de beurt ervoor
      turns           alle beurten, met hun nummers
      go GETAL        die zet
      best            de beurt met de meeste kaarten
      board           toon de tafel nog eens
      quit            stoppen
plain-replay-seats =
    {"  "}seat NAAM       wat die speler zag
      open            alle handen tegelijk
plain-replay-moments =
    {"  "}better          waar een andere zet je meer had geholpen
plain-watch-again = Typ { -type-rematch } om nog een spel te bekijken, of { -type-quit }:

plain-explained = Nieuw: { $what }
plain-lesson-how = Typ { $move } en druk op Enter.
plain-recalled = Wat er het laatst gebeurde:
plain-rules-here = { $house ->
    [none] Regels: { $rules }. Typ { -type-rules } om ze te lezen.
   *[other] Regels: { $rules }, met { $house }. Typ { -type-rules } om ze te lezen.
}
plain-help =
    Typ het nummer van een zet en druk op Enter. Je kunt ook typen:
      board      toon de tafel en je zetten nog eens
      hint       wat de computer op jouw plek zou doen
      undo       neem je laatste zet terug, als de regels dat toestaan
      say TEKST  zeg iets tegen iedereen aan tafel
      poke       wie aan de beurt is eraan herinneren
      watching   wie mag meekijken, en wie je wegstuurt
      device     verder op een ander apparaat
      pause      pauze, voor iedereen
      go on      de pauze beëindigen
      log        wat er tot nu toe gebeurd is
      aloud      om te beluisteren: kaarten in woorden, minder na elke zet
      rules      de regels in het kort
      rematch    nog een keer spelen, als het spel is afgelopen
      next       ander spel, regels of plaatsen, als jij gastheer bent
      quit       het spel verlaten
    Is er iemand weg, dan kun je ook bot, wait of stop typen, en invite als
    jij de host bent.
plain-away = { $count ->
    [one] Tot { $names } terug is, kun je typen:
   *[other] Tot { $names } terug zijn, kun je typen:
}
plain-paused = Typ { -type-go-on } om de pauze te beëindigen.
plain-away-bot = laat de computer het zolang overnemen
plain-away-stop = sla het spel op en stop hier; verder met: { -command } resume
plain-away-invite = maak een nieuwe uitnodiging, als het vanzelf niet lukt
plain-away-after = { $count ->
    [one] Je kunt nog een keer spelen zodra { $names } terug is. Je kunt ook typen:
   *[other] Je kunt nog een keer spelen zodra { $names } terug zijn. Je kunt ook typen:
}
plain-proposed-wait = { $who ->
    [you] Je stelt voor om te wachten. Meer dan de helft van de tafel moet het ermee eens zijn.
   *[other] { $name } wil liever wachten. Typ { -type-wait } als je het ermee eens bent.
}
plain-proposed-bot = { $who ->
    [you] Je stelt voor dat de computer het overneemt. Meer dan de helft van de tafel moet het ermee eens zijn.
   *[other] { $name } wil de computer het laten overnemen. Typ { -type-bot } als je het ermee eens bent.
}
plain-proposed-stop = { $who ->
    [you] Je stelt voor om het spel op te slaan en te stoppen. Meer dan de helft van de tafel moet het ermee eens zijn.
   *[other] { $name } wil het spel opslaan en stoppen. Typ { -type-stop } als je het ermee eens bent.
}
plain-proposed-rematch = { $name } wil nog een keer spelen. Typ { -type-rematch } als jij dat ook wilt.
plain-again = Typ { -type-rematch } om nog een keer te spelen, of { -type-quit }:
plain-next = Typ { -type-next } voor een ander spel, andere regels of andere plaatsen.
plain-your-move = { $name ->
    [none] Jouw zet (nummer, of { -type-help }):
   *[other] { $name }, jouw zet (nummer, of { -type-help }):
}
plain-after-the-end = Het spel is afgelopen. Typ { -type-rematch }, { -type-say } TEKST, of { -type-quit }:
plain-hint = { $number ->
    [0] Hint: { $move }.
   *[other] Hint: nummer { $number }, { $move }.
}
plain-leave = { $kept ->
    [yes] Het spel verlaten? Het is opgeslagen; verder met: { -command } resume (y/n)
   *[no] Het spel verlaten? (y/n)
}
plain-may = Je kunt ook typen: { $moves }
plain-not-your-turn = Je bent niet aan de beurt. (Typ { -type-help } om te zien wat er kan.)
plain-no-such-move = Er is geen zet { $number }: ze zijn genummerd van 1 tot { $count }.
plain-no-preview = Daar valt niets te bekijken.
plain-no-move = Dat is geen zet die je nu kunt doen. Typ een nummer, { -type-board } om ze te zien, of { -type-help }.
