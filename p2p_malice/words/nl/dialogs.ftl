### Wat een tijdje over de tafel van een pagina ligt.

## Iets zeggen.

say-title = Chat
say-quick = Stuur { $face }
say-history = Wat er is gezegd
say-to = Aan:
say-to-all = Iedereen
say-what = Of in je eigen woorden:
say-send = Sturen
say-poke = { $name } eraan herinneren
poked = { $listener ->
    [called] { $name } wacht op je: jij bent aan de beurt.
    [caller] Je hebt { $to } eraan herinnerd: { $to } is aan de beurt.
   *[other] { $name } herinnert { $to } eraan: { $to } is aan de beurt.
}
watching = { $name } kijkt mee.
watching-no-more = { $name } kijkt niet meer mee.
watching-you = Je kijkt mee: je ziet wat iedereen mag zien, en niemands hand.
watching-short = Meekijken
watching-plays = { $who ->
    [you] Je speelt nu mee.
   *[other] { $name } speelt nu mee.
}
watching-title = De anderen aan tafel
allow-watch = Anderen mogen meekijken
allow-seats = Anderen mogen voor de computer spelen, of voor wie weg is
dismiss-sure = { $over ->
    [yes] { $name } voorgoed wegsturen?
   *[no] { $name } voorgoed wegsturen? De computer speelt daar dan verder.
}
dismissed = { $over ->
    [yes] De host heeft { $name } weggestuurd.
   *[no] De host heeft { $name } weggestuurd. De computer speelt verder als { $computer }.
}
ask-watch = Alle plekken aan deze tafel zijn bezet. Wil je meekijken?
ask-playing = Er wordt { $game } gespeeld. { $asks }
ask-watch-yes = Meekijken
ask-watch-no = Nu niet
leave-for-good = Voorgoed weggaan
leave-sure = Je geeft je plaats voorgoed op.
ask-take = { $name } is weggegaan. Wil je op die plek verder spelen? We vragen het eerst aan de host.
take-seat = Voor { $name } spelen
asks-seat = { $name } wil graag voor { $other } spelen.
asks-to-play = Wil meespelen: { $names }.
give-seat = Laat { $name } voor { $other } spelen
left-awaits = { $name } is weggegaan. De anderen beslissen hoe het verdergaat.
left-take = { $name } is weggegaan. Je kunt vragen om daar verder te spelen, of de anderen beslissen hoe het verdergaat.
error-seat-asked = We hebben de host gevraagd of je mag meespelen.
error-seat-given = Je plek is aan { $name } gegeven.
check-cards-title = Zit er iemand tussen?
check-cards = { $name ->
    [none] De verbinding met je host: { $cards }
   *[other] De verbinding met { $name }: { $cards }
}
check-cards-how = Zien beide kanten dezelfde kaarten in dezelfde volgorde, dan zit er niemand tussen. Vergelijk ze aan de telefoon.
another-device = Verder op een ander apparaat
another-device-how = Open deze link daar, of scan hem: je plek gaat daar verder, en deze pagina geeft hem op. Geef de link aan niemand: wie hem heeft, heeft jouw plek.
pause = Pauze
go-on = Verder
paused = { $who ->
    [you] Je hebt het spel gepauzeerd.
   *[other] { $name } heeft het spel gepauzeerd.
}
paused-title = Pauze
paused-watched = De spelers gaan verder wanneer ze willen.
resumed = { $who ->
    [you] Je hebt de pauze beëindigd.
   *[other] { $name } heeft de pauze beëindigd.
}
error-paused = Het spel is gepauzeerd.
phrase-praise = Goed gespeeld!
phrase-sigh = O nee…
phrase-hurry = Schiet op!
phrase-thanks = Bedankt voor het potje!
phrase-wait = Momentje!

## Instellingen van deze pagina.

settings-title = Instellingen
settings-theme = Kleuren
settings-theme-auto = Zoals dit apparaat
settings-theme-dark = Donker
settings-theme-light = Licht
settings-theme-contrast = Hoog contrast
settings-felt = Tafel
look-name = { $look ->
    [blue] Blauw
    [red] Rood
    [grey] Grijs
    [oak] Kroegtafel
    [garden] Tuin bij nacht
    [chart] Zeekaart
    [sky] Sterrenbeelden
    [mosaic] Mozaïek
    [harbour] Haven in de schemering
    [lattice] Blauw vlechtwerk
    [diamonds] Rode ruiten
    [medallion] Groen medaillon
    [stars] Sterrennacht
    [fox] Twee vossen
    [moth] Twee nachtvlinders
    [peacock] Pauwenveren
    [compass] Windroos
   *[green] Groen
}
look-closed = { $look ->
    [garden] Tuin bij nacht: win het spel van de dag zeven dagen op rij.
    [sky] Sterrenbeelden: win zeven spellen op rij.
    [mosaic] Mozaïek: win vijftig spellen.
    [harbour] Haven in de schemering: speel met vijf verschillende vrienden.
    [peacock] Pauwenveren: speel een hele stapel in één beurt.
    [compass] Windroos: win na een achterstand van vijf kaarten.
   *[chart] Zeekaart: win tien spellen.
}
look-closed-where = Welke trofeeën je hebt, staat bij “Jij: spellen en trofeeën”, waar je tegen de computer speelt.
earn-progress = { $count } van { $goal }
look-opens = Opent: { $look }
settings-cardFace = Voorkanten
card-face-name = { $face ->
    [large] Grote letters
   *[classic] Klassiek
}
settings-back = Achterkanten
settings-avatar = Jij aan tafel
avatar-name = { $animal ->
    [fox] Vos
    [owl] Uil
    [cat] Kat
    [bear] Beer
    [hare] Haas
    [frog] Kikker
    [octopus] Octopus
    [whale] Walvis
    [crow] Kraai
    [hedgehog] Egel
    [moth] Nachtvlinder
    [dragon] Draak
   *[letters] De eerste letter van je naam
}
settings-pause = Pauze na elke zet van een ander
settings-seconds = { $seconds ->
    [0] geen
   *[other] { $seconds } s
}
settings-autoplay = Direct spelen
settings-explain = Nieuwe dingen uitleggen
settings-volume = Geluid
settings-volume-off = Uit
settings-volume-soft = Zacht
settings-volume-loud = Hard
settings-vibrate = Tril als je aan de beurt bent
settings-notify = Stuur een melding als je aan de beurt bent
settings-awake = Houd het scherm aan als je aan de beurt bent

## Uitleg, voor wie nog aan geen tafel zit.

howto-all = Alle regels
howto-lesson = Leer het al spelend (3 minuten, in een nieuw tabblad)
waiting-learn = Leer { $game } terwijl je wacht
lobby-partner = { $name } (je partner)
