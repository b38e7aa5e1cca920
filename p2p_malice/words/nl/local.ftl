### De pagina van het programma zelf: menu, opzet en codes.

## De sleutel van de tafel.

key-none = Deze pagina is zonder sleutel geopend
start-looks = Instellingen
start-hello = Hoi, { $name }
own-face = Je naam en plaatje
home-about = Kaartspellen met vrienden, rechtstreeks van apparaat naar apparaat. Niets te installeren, geen account.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Nog eens met je vrienden
       *[other] Nog eens met { $friends }
    }
   *[no] { $friends ->
        [none] Terug naar je plek
       *[other] Terug naar de tafel met { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Vraag een nieuwe uitnodiging
   *[no] Je plek is bewaard
}
home-seat-message = Ik wil graag nog een keer spelen. Stuur je me een nieuwe uitnodiging?
key-none-how = Open het adres dat { -command } web heeft getoond: daarin zit de sleutel van de tafel.
key-old = Dit adres werkt niet meer
key-old-how = Open het laatste adres dat { -command } web heeft getoond.
key-elsewhere = De tafel is ergens anders open
key-elsewhere-how = { $way ->
    [page] Je speelt al in een ander tabblad. Haal de tafel hierheen om verder te gaan waar je was; wie meespeelt, heeft dan wel een nieuwe uitnodiging nodig.
   *[program] Je speelt al in een ander tabblad of een andere browser op deze computer. Haal de tafel hierheen om verder te gaan waar je was.
}
key-take = Haal hierheen
link-program-closed = ○ programma dicht
program-stopped = Het programma is gestopt.
program-stopped-how = Start het opnieuw om verder te gaan: { -command } web

## Onderweg.

sheet-details = Details
page-failed = Dat is niet gelukt
table-invite = Opnieuw uitnodigen

## Formulieren.

field-fewer = { $what }: minder
field-more = { $what }: meer
field-players = Spelers
field-seat = Plek { $number }
field-seat-you = Jij
field-seat-here = Op dit apparaat
field-fill = Vul aan met computerspelers
field-name = Naam voor { $seat }
field-name-hint = Speler { $number }

## Codes.

talk-join = Meespelen met iemand
talk-send-back = Stuur dit antwoord naar je host
send-back = { $way ->
    [share] Naar je host sturen
   *[whatsapp] Sturen via WhatsApp
}
talk-reply = Plak hier het antwoord, of het hele bericht waar het in staat
talk-paste = Plakken
talk-begin = Beginnen zonder de anderen
talk-to-table = Terug naar de tafel
talk-arrived = { $friend ->
    [0] Het antwoord is binnen
   *[other] Het antwoord van gast { $friend } is binnen
}
talk-arrived-how = Heb je net op de link in het bericht getikt, kies dan “Gebruiken”. Zo niet, kies dan “Negeren”.
talk-ignore = Negeren
leaving-closes = De tafel sluit voor iedereen.
leaving-table = { $kept ->
    [yes] Het spel is opgeslagen. Je kunt het hervatten vanuit het menu.
   *[no] Je hebt nog niet gespeeld, dus er valt niets op te slaan.
}

## De wachtruimte: vrienden uitnodigen.

lobby-title = { $count ->
    [one] Nodig iemand uit
   *[other] Nodig je vrienden uit
}
lobby-return = { $how ->
    [itself] Wachten op { $names }
   *[hand] Nodig { $names } opnieuw uit
}
lobby-progress = { $sent } van { $count } uitgenodigd
lobby-waiting = { $count ->
    [one] Wachten op een antwoord
   *[other] Wachten op { $count } antwoorden
}
lobby-all-title = Eén link voor iedereen
lobby-all-waiting = { $count ->
    [one] Wachten op 1 gast
   *[other] Wachten op { $count } gasten
}
lobby-ask-first = Vraag het mij voor iemand aanschuift
lobby-asks = { $name } wil aanschuiven.
lobby-admit = Laat binnen
lobby-refuse = Ken ik niet
lobby-out = Onbekend?
lobby-out-of = Ken je { $name } niet? Maak de plek vrij en maak een nieuwe link.
dismiss = { $name } wegsturen
ending-another = Ander spel of andere plaatsen
lobby-with = Mijn partner
lobby-with-of = Een koppel vormen met { $name }
lobby-all-here = Iedereen is er
lobby-deal = Delen
lobby-offline = Zo te zien ben je offline. Maak eerst verbinding met een netwerk, zodat de ander je kan bereiken.
lobby-friend = { $friend ->
    [0] Je gast
   *[other] Gast { $friend }
}
lobby-state = { $state ->
    [free] vrije plek
    [sent] verstuurd
    [connecting] verbinden…
    [here] is er ✓
    [away] weg
   *[new] nog niet uitgenodigd
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Stuur nog eens via WhatsApp
       *[other] Stuur nog eens naar { $name } via WhatsApp
    }
   *[no] { $name ->
        [none] Nodig uit via WhatsApp
       *[other] Nodig { $name } uit via WhatsApp
    }
}
lobby-message = Bericht
lobby-how = { $way ->
    [page]
        Stuur de uitnodiging.
        De ander opent die en stuurt jou een antwoord.
        Tik op de link in het antwoord, of plak het hier. Houd deze pagina tot dan open.
    [friend] Stuur deze link. Wie erop tikt, schuift aan. Houd deze pagina open tot de ander er is.
    [all] Stuur deze link. Wie erop tikt, schuift aan. Houd deze pagina open tot iedereen er is.
   *[program] Houd deze pagina open. De ander komt meteen aan tafel, of stuurt je een antwoord.
}
lobby-reply = Plak een antwoord
lobby-new = Nieuwe uitnodiging
lobby-came = { $name } is er.

## Het spel van de dag.

daily-share-title = Deel je uitslag
daily-send = { $way ->
    [share] Stuur naar iemand
   *[whatsapp] Stuur via WhatsApp
}

## De pagina waarop iemand een antwoord aantikt.

tapped-title = Het antwoord is binnen
tapped-how = Ga naar het tabblad met je spel en kies “Gebruiken”. Dit tabblad kun je sluiten.
tapped-wrong = Deze link werkt niet
tapped-closed = Het spel is niet meer open. Start het opnieuw en stuur een nieuwe uitnodiging.
tapped-needs-script = Deze pagina heeft JavaScript nodig. Kopieer het hele bericht en plak het in het spel.

## Kijken hoe de computer speelt.

watch-every = Snelheid: { $times }
watch-slower = Langzamer
watch-faster = Sneller
watch-stop = Pauze
watch-go = Afspelen
watch-step = Volgende zet
replay-last = Beurt terug
replay-back = Zet terug
replay-turn = Volgende beurt
replay-best = Beste beurt
replay-moment = Betere zetten
replay-lead = Hier wisselt de leiding
replay-next = { $who ->
    [you] Nu: jij
   *[other] Nu: { $name }
}
watch-again = Nog eens bekijken
replay-leave = Terug
replay-own-game = Zelf spelen
moment-which = Betere zet { $number } van { $most }.
moment-looking = Even zoeken naar betere zetten…
moment-none = Geen andere zet had je veel verder geholpen. Goed gespeeld!
replay-where = Waar de herhaling is
replay-look = Wiens kaarten je ziet
replay-turns = Beurten

## De les.

lesson-notes = Wat je moet doen
page-lesson-one = { $pointer ->
    [tap] Tik op { $card }.
   *[other] Klik op { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Tik op { $card } en daarna op { $pile }.
   *[other] Klik op { $card } en daarna op { $pile }.
}

## Wat er gespeeld en gewonnen is.

profile-mark = { $mark ->
    [won] Gewonnen
    [lost] Verloren
    [drawn] Gelijk
   *[none] Niet af
}
profile-bar = { $won } gewonnen, { $lost } verloren
profile-replay = Herhaling
profile-older = Eerdere spellen
profile-to-earn = Nog te verdienen
profile-no-file = Dit bestand is niet te lezen, of het is groter dan 4 MB.
