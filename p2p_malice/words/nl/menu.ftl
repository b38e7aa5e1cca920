### Het menu, de formulieren, en wat van daaruit wordt gelezen.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Hallo, { $name }!
}
menu-again = Nodig je vrienden opnieuw uit
menu-again-line = De tafel ging dicht voor ze er waren, dus hun uitnodigingen werken niet meer
friends-again = Opnieuw met { $names }
menu-learn-new = Nieuw hier? Leer het in 3 minuten
menu-play = Tegen de computer
menu-host = Nodig iemand uit
menu-message = Spelen via berichten
menu-daily = Spel van de dag
menu-puzzle = Puzzel van de dag
menu-two = Samen op dit apparaat
menu-group = Nodig een groep uit
menu-change = Een spel opzetten
menu-change-one = Aanpassen…
menu-join = Meedoen met een code
menu-watch = Kijken hoe de computer speelt
menu-resume = Een spel hervatten
resume-others = Andere bewaarde spellen: { $count }
menu-learn = Zo speel je
menu-rules = De regels lezen
menu-name = Mijn naam wijzigen
menu-doctor = Mijn netwerk testen
menu-browser = Openen in een browser
menu-settings = Instellingen
menu-quit = Afsluiten
menu-house-rules = Huisregels
ask-which-rules = Welke variant?
ask-which-game = Welk spel?

## Het spel van de dag: één keer per dag dezelfde kaarten voor iedereen.

daily-goes-on = Al begonnen: speel verder
daily-new = { $run ->
    [0] Dezelfde kaarten voor iedereen
    [one] Dezelfde kaarten voor iedereen · gisteren gewonnen
   *[other] Dezelfde kaarten voor iedereen · { $run } dagen op rij gewonnen
}
daily-played = { $how ->
    [won] { $count ->
        [one] { $run ->
            [one] Gewonnen met 1 kaart verschil · morgen nieuwe
           *[other] Gewonnen met 1 kaart verschil · { $run } dagen op rij
        }
       *[other] { $run ->
            [one] Gewonnen met { $count } kaarten verschil · morgen nieuwe
           *[other] Gewonnen met { $count } kaarten verschil · { $run } dagen op rij
        }
    }
    [lost] { $count ->
        [one] Verloren met 1 kaart verschil · morgen nieuwe
       *[other] Verloren met { $count } kaarten verschil · morgen nieuwe
    }
   *[tied] Gelijk · morgen nieuwe kaarten
}
news-daily-begun = { $counts ->
    [no] Het spel van de dag, om te oefenen: je eerste van vandaag heeft al geteld.
   *[yes] Het spel van de dag: iedereen krijgt deze kaarten. De eerste keer telt. De computer speelt normaal sterk. Hints mogen; wat je deelt, zegt hoeveel.
}
news-daily-over = { $counts ->
    [no] Het spel van de dag, om te oefenen: alleen de eerste keer per dag telt.
   *[yes] { $how ->
        [won] { $count ->
            [one] { $run ->
                [one] { $best ->
                    [one] Je hebt het spel van de dag met 1 kaart verschil gewonnen! Win ook morgen, dan zijn het er 2 op rij.
                   *[other] Je hebt het spel van de dag met 1 kaart verschil gewonnen! Een nieuwe reeks begint: je record is { $best } dagen op rij.
                }
               *[other] Je hebt het spel van de dag met 1 kaart verschil gewonnen! Dat zijn { $run } dagen op rij; je record is { $best }.
            }
           *[other] { $run ->
                [one] { $best ->
                    [one] Je hebt het spel van de dag met { $count } kaarten verschil gewonnen! Win ook morgen, dan zijn het er 2 op rij.
                   *[other] Je hebt het spel van de dag met { $count } kaarten verschil gewonnen! Een nieuwe reeks begint: je record is { $best } dagen op rij.
                }
               *[other] Je hebt het spel van de dag met { $count } kaarten verschil gewonnen! Dat zijn { $run } dagen op rij; je record is { $best }.
            }
        }
        [lost] { $count ->
            [one] Je hebt het spel van de dag met 1 kaart verschil verloren. Morgen nieuwe kaarten.
           *[other] Je hebt het spel van de dag met { $count } kaarten verschil verloren. Morgen nieuwe kaarten.
        }
       *[tied] Het spel van de dag: gelijk. Morgen nieuwe kaarten.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] zonder hints
    [one] 1 hint
   *[other] { $hints } hints
}
daily-drawn =
    { $told }
    Elk vakje is een beurt; 🟩 en ⭐ brachten me dichter bij de winst: { $good } van { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Spel van de dag, { $date }
puzzle-share-helped = { -title }, puzzel van { $date }: opgelost
daily-share = { -title }, { $date }: { $how ->
    [won] { $count ->
        [one] ik won met 1 kaart verschil
       *[other] ik won met { $count } kaarten verschil
    }
    [lost] { $count ->
        [one] ik verloor met 1 kaart verschil
       *[other] ik verloor met { $count } kaarten verschil
    }
   *[tied] gelijk
}
daily-run = { $told } · dagen op rij: { $run }

## De puzzel van de dag: win deze beurt, op de enige manier die er is.

puzzle-new = { $run ->
    [0] Win in deze beurt
    [one] Win in deze beurt · gisteren opgelost
   *[other] Win in deze beurt · { $run } dagen op rij opgelost
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] In één keer opgelost · morgen een nieuwe
       *[other] Opgelost in { $tries } pogingen · morgen een nieuwe
    }
   *[other] { $tries ->
        [one] In één keer opgelost · { $run } dagen op rij
       *[other] Opgelost in { $tries } pogingen · { $run } dagen op rij
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] In één keer opgelost, zonder hint!
        [one] In één keer opgelost, met een hint.
       *[other] In één keer opgelost, met { $hints } hints.
    }
   *[other] { $hints ->
        [0] Opgelost in { $tries } pogingen, zonder hint!
        [one] Opgelost in { $tries } pogingen, met een hint.
       *[other] Opgelost in { $tries } pogingen, met { $hints } hints.
    }
} { $counts ->
    [no] Dit was om te oefenen: alleen die van vandaag telt, en maar één keer.
   *[yes] { $run ->
        [one] Morgen is er een nieuwe.
       *[other] Dat zijn { $run } dagen op rij.
    }
}
ask-puzzle-share = Vertel het iemand
ask-puzzle-quit = Genoeg voor vandaag
puzzle-share = { -title }, puzzel van { $date }: { $tries ->
    [one] { $run ->
        [one] in één keer opgelost
       *[other] in één keer opgelost · { $run } dagen op rij
    }
   *[other] { $run ->
        [one] opgelost in { $tries } pogingen
       *[other] opgelost in { $tries } pogingen · { $run } dagen op rij
    }
}

## Een spel dat iemand anders al heeft gespeeld.

deal-friend = De ander
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } won dit spel met 1 kaart verschil. Kun jij het beter?
       *[other] { $by } won dit spel met { $count } kaarten verschil. Kun jij het beter?
    }
    [lost] { $count ->
        [one] { $by } verloor dit spel met 1 kaart verschil. Kun jij het beter?
       *[other] { $by } verloor dit spel met { $count } kaarten verschil. Kun jij het beter?
    }
    [tied] { $by } speelde gelijk met deze kaarten. Kun jij het beter?
   *[none] { $by } heeft met deze kaarten gespeeld. Succes!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Je deed het beter dan de ander!
       *[other] Je deed het beter dan { $by }!
    }
    [worse] { $by ->
        [none] De ander deed het beter met deze kaarten.
       *[other] { $by } deed het beter met deze kaarten.
    }
    [same] { $by ->
        [none] Je deed het precies even goed als de ander.
       *[other] Je deed het precies even goed als { $by }.
    }
   *[none] Anderen kunnen ook met deze kaarten spelen.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title }: ik won dit spel met 1 kaart verschil
       *[other] { -title }: ik won dit spel met { $count } kaarten verschil
    }
    [lost] { $count ->
        [one] { -title }: ik verloor dit spel met 1 kaart verschil
       *[other] { -title }: ik verloor dit spel met { $count } kaarten verschil
    }
   *[tied] { -title }: gelijk met deze kaarten
}
deal-ask = { $told } · Kun jij het beter?
deal-told =
    { $share }
    { $link }

## Formulieren.

form-default = standaard
form-yes = ja
form-no = nee
form-back = Annuleren
form-more = { $changed ->
    [0] Meer regels
   *[other] Meer regels ({ $changed } veranderd)
}

form-play = Tegen de computer
form-play-done = Start
form-host = Nodig iemand uit
form-host-done = Start
form-message = Spelen via berichten
form-message-done = Start
form-two = Samen op dit apparaat
form-two-done = Start
form-group = Nodig een groep uit
form-group-done = Start
form-watch = Kijken hoe de computer speelt
form-watch-done = Start
form-naming = Hoe heet je?
form-naming-done = Opslaan
form-naming-why = Je vrienden zien deze naam op de uitnodiging en aan tafel.
form-name-needed = Je vrienden zien wie hen uitnodigt, dus vul je naam in.
form-name = Je naam
form-variant = Variant
form-variant-line = { $least ->
    [2] { $most ->
        [2] Voor 2 spelers. { $what }
       *[other] Voor 2 tot { $most } spelers. { $what }
    }
   *[other] Voor { $least } tot { $most } spelers. { $what }
}
form-variant-small = { $most ->
    [2] Voor 2 spelers.
   *[other] Voor maximaal { $most } spelers.
}
form-seats = Plekken
form-seats-hint = Per plek: me, me=NAAM, friend, friend=NAAM, bot, of:
form-players = Spelers
form-seat-me = Hier
form-seat-friend = Gast
form-seat-message = Via berichten
form-seat-computer = Computer
form-seat-beginner = { $name } (beginner)
form-seat-easy = { $name } (makkelijk)
form-seat-normal = { $name } (normaal)
form-seat-strong = { $name } (sterk)
form-seat-hard = { $name } (moeilijk)
form-seat-expert = { $name } (expert)
temper-beginner = Speelt maar wat en ziet veel over het hoofd.
temper-easy = Voorzichtig, maar ziet alleen de kortste wegen.
temper-normal = Ziet de meeste wegen, vergist zich soms.
temper-strong = Ziet bijna alles, vergist zich zelden.
temper-hard = Bekijkt alle manieren om een beurt te spelen.
temper-expert = Denkt beurten vooruit, ook over wat verborgen is.
form-seat-name = Speler { $number }
form-size-quick = Snel { $number }
form-size-standard = Gewoon { $number }
form-size-long = Lang { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Aangepast: { $what }
form-favourite = Bewaar deze regels als
form-favourite-means = Geef ze een naam, dan staan ze de volgende keer tussen de varianten.
form-favourite-hint = bijv. zondag
error-favourite-like-variant = Er is al een variant die { $name } heet. Kies een andere naam.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Daarna nodig je je gast uit.
   *[other] Daarna nodig je je { $friends } gasten uit.
}
form-setup-by-message = Jullie spelen om de beurt, elke beurt is een bericht. Daar zitten alle kaarten in: speel met vrienden die je vertrouwt.
form-setup-watched = De computer speelt op alle plekken, en jij kijkt toe.
who-watches-next = { $play ->
    [none] Kijkt toe: { $watch }.
   *[other] Wil meespelen: { $play }. Kijkt toe: { $watch }.
}

form-settings = Instellingen
form-settings-done = Opslaan
form-settings-more = Geavanceerd
form-settings-next = Verbindingsinstellingen gelden vanaf je volgende spel.
form-language = Taal
form-language-next = De andere taal geldt zodra je opnieuw start.
form-language-device = die van het apparaat
form-language-name = { $name }
form-theme = Kleuren
form-theme-dark = donker
form-theme-light = licht
form-theme-contrast = hoog contrast
form-cards = Kaarten
form-cards-auto = automatisch
form-cards-suits = met symbolen
form-cards-ascii = alleen letters
form-pause = Pauze na zetten (s)
form-autoplay = Direct spelen
form-explain = Nieuwe dingen uitleggen
form-stun = STUN-servers
form-stun-hint = leeg: de ingebouwde
form-turn = Relay (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Je webpagina
form-game_url-hint = https://… voor links in uitnodigingen
form-courier = Je koerier
form-courier-hint = https://… brengt je de antwoorden van gasten
error-pause-wrong = De pauze na elke zet van een ander kan 0 tot { $most } seconden zijn.

## Het netwerk.

news-looking-around = Je netwerk wordt getest…
sheet-doctor = Je netwerk

## De tafel in een browser.

news-page-at =
    Je tafel: { $address }
    Alleen deze computer kan die openen. Druk op { $ends } om te sluiten.
news-no-browser = Er ging geen browser open. Kopieer het adres en open het zelf.
error-page-port = Poort { $port } is niet te gebruiken: { $why }. Kies een andere met --page-port.

## Hoe iedereen heet.

welcome = Welkom bij { -title }! Speel met vrienden, rechtstreeks van jouw apparaat naar dat van hen, of tegen de computer.
ask-day = { $told }. Jij krijgt dezelfde kaarten en dezelfde tegenstander. Kun jij het beter?
ask-day-play = Deze kaarten spelen
ask-name = Hoe heet je?
name-first = Dat is een uitnodiging. Vertel eerst wie je bent.
name-too-long = Een naam heeft hoogstens { $most } tekens.

## De pagina als bestanden.

web-site-written = { $count } bestanden geschreven naar { $folder }. Zet ze op een statische webserver en zet het adres daarvan in game_url.
web-site-plain = { $left ->
    [play] Wat ontbreekt: play.html, het hele spel in de pagina.
    [plain] De scripts zijn zoals ze zijn geschreven; een bezoeker laadt een derde meer.
   *[both] Wat ontbreekt: play.html, het hele spel in de pagina. De scripts zijn zoals ze zijn geschreven; een bezoeker laadt een derde meer.
} In een kopie van de repository maakt dit alles: { $run }
web-site-preview = Chats tonen links ernaartoe zonder plaatje. Wil je er een, schrijf de site dan nog eens met --url en zijn adres op het web.
web-size = { $part ->
    [guest] De pagina van de gasten: { $size }, { $sent } na gzip
    [play] De pagina om te spelen, daarbovenop: { $size }, { $sent } na gzip
    [pyodide] Pyodide: { $size }, { $sent } na gzip
   *[program] Het programma: { $size }, { $sent } na gzip
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = De pagina staat in { $file }.

## Op elk scherm.

game = { -title }
form-range = { $least } tot { $most }; leeg: standaard

## Leren.

ask-try = Ken je { $game } al?
ask-try-learn = Leer het eerst
ask-try-first = Speel { $rules }
ask-try-play = Zet een spel op
ask-learned = Meer hoef je niet te weten. Je eerste spel spelen?
ask-learned-first = Dat is genoeg voor een eerste spel. Spelen?
ask-learned-skipped = Liever een spel met hints spelen?
ask-learned-back = Terug naar de les
ask-learned-play = Speel een kort spel tegen { $opponents }, niet te moeilijk
ask-learned-light = Speel { $rules } tegen { $opponents }, niet te moeilijk
ask-learned-quit = Genoeg voor nu
form-value = { $word }

## Opties die niet samengaan.

usage-deal-alone = --deal brengt zijn eigen spel, regels en spelers mee: laat de andere opties weg.
usage-two-or-seats = --two NAAM is kort voor --seat me --seat me=NAAM: gebruik het een of het ander.
usage-no-friends = Om vrienden uit te nodigen, gebruik: { -command } host
usage-pyodide = --pyodide voegt een pagina toe aan een site, dus geef ook --site MAP om te zeggen waar de site komt.
usage-esbuild = --esbuild voegt de scripts van de pagina samen, dus geef ook --site MAP of --save BESTAND om te zeggen waar ze komen.
usage-courier = --courier noemt de koerier die de pagina mag roepen, dus geef ook --site MAP om te zeggen waar de pagina komt.
usage-url = --url zegt waar de site komt te staan, dus geef ook --site MAP om te zeggen waar hij geschreven wordt.
usage-save = Om van de pagina één bestand te maken is esbuild nodig: geef ook --esbuild MAP. Je krijgt het met npm install esbuild.
usage-did-you-mean = Bedoelde je { $name }?
usage-variant = Geef ook: --variant { $name }
usage-output-closed = Er is niets te tonen: de uitvoer van het programma is gesloten. Start het zonder >&-.
usage-output-full = Wat het programma zegt, kan nergens heen: { $reason }.
usage-one-seat = Een programma kan maar één plek spelen: met --json moet precies één plek me zijn.

## Wat de server van de pagina zegt tegen wie de pagina niet is.

refused-place = Op dit adres is niets. Het moet beginnen met { $url }
refused-site = Deze tafel antwoordt alleen aan de eigen pagina. Open die op het adres dat { -command } web heeft getoond.
refused-frame = Deze tafel is niet te tonen binnen een andere pagina. Open de tafel in een eigen tabblad.

## Lijsten van regels.

variants = Varianten
variant-own = Dit zijn je eigen regels.
house-rules = Huisregels
house-rule-set = { $rule } ({ $value })
