### Regels om uit te kiezen: varianten in één regel, en waar elke huisregel over gaat.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 spelers
       *[other] 2 tot { $max_seats } spelers
    }
   *[other] { $min_seats } tot { $max_seats } spelers
}
variant-payoff = doelstapel { $sizes }
variant-wild = { $wild ->
    [kings] koningen wild
    [jokers] jokers wild
    [both] koningen en jokers wild
   *[none] niets wild
}

## Wat er bijzonder is aan een variant, en hoe die in een lijst heet.

variant-listed = { $name }. { $line }

variant-mdw = Volle stapels gaan meteen terug in de trekstapel.
variant-official = Eén pak meer dan er spelers zijn. Azen in je hand moet je spelen. Een koning telt niet als aas.
variant-catmouse = Je trekt je hand in je eerste beurt. Zijn de kaarten op, dan is het gelijk.
variant-catmouse-short = Kat en muis met 5 doelkaarten.
variant-pz = Stapels gaan tot de koning. Jokers zijn wild.
variant-pz-nwis = Zoals “Jokers wild, tot de koning”, maar zonder joker in een doelstapel.
variant-classic = De regels uit de meeste boeken.

## Hoe het spel en een variant heten.

game-malice = { -title }
game-malice-line = Maak als eerste je doelstapel leeg · 2 tot 9 spelers
plays-malice = { $count ->
    [one] { $players ->
        [2] { $variant } · 1 kaart
       *[other] { $variant } · 1 kaart · { $players } spelers
    }
   *[other] { $players ->
        [2] { $variant } · { $count } kaarten
       *[other] { $variant } · { $count } kaarten · { $players } spelers
    }
}

variant-name-mdw = Klassiek duel
variant-name-official = Officieel
variant-name-catmouse = Kat en muis
variant-name-catmouse-short = Kat en muis, kort
variant-name-pz = Jokers wild, tot de koning
variant-name-pz-nwis = Jokers wild, geen in doelstapels
variant-name-classic = Volgens het boekje

## Huisregels.

rule-payoff = Doelstapel
rule-packs = Pakken kaarten
rule-jokers = Jokers per pak
rule-hand = Kaarten in de hand
rule-centre-piles = Stapels in het midden
rule-discard-piles = Aflegstapels
rule-kings-wild = Wilde koningen
rule-last-rank = Stapels gaan tot
rule-wild-as-ace = Wilde kaart als aas
rule-forced-aces = Azen moet je spelen
rule-undo = Terugnemen
rule-hints = Hints
rule-clock = Tijd per beurt
rule-clock-off = zonder limiet
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Eerste hand
rule-hands-dealt-start = gedeeld bij het begin
rule-hands-dealt-turn = getrokken in 1e beurt
rule-starter = Wie begint
rule-starter-top = hoogste doelkaart
rule-starter-left = links van de deler
rule-starter-dealer = de deler
rule-equal-tops = Hoogste kaart gelijk
rule-equal-tops-shuffle = schud die stapels
rule-equal-tops-redeal = deel opnieuw
rule-recycle = Volle stapels
rule-recycle-at-once = gaan meteen terug
rule-recycle-when-empty = terug als het nodig is
rule-exhaustion = Kaarten op
rule-exhaustion-play-on = speel verder
rule-exhaustion-tie = het is gelijk
rule-wilds-in-payoff = Wilde doelkaarten
rule-partners = Koppels
rule-deals = Spellen per wedstrijd
rule-target = Punten voor de winst
rule-scoring = Winst levert op
rule-scoring-wins = 1 punt
rule-scoring-cards = de kaarten over

## Wat elke regel doet, in een lijst.

means-payoff = Elke doelstapel heeft dit aantal kaarten.
means-packs = Je speelt met zoveel pakken. 0 is één meer dan er spelers zijn.
means-jokers = Elk pak heeft zoveel jokers, en die zijn wild.
means-hand = In je beurt trek je tot je zoveel kaarten hebt.
means-centre-piles = Zoveel stapels kun je tegelijk bouwen in het midden.
means-discard-piles = Elke speler heeft zoveel aflegstapels.
means-kings-wild = Koningen zijn wild: ze tellen als elke kaart.
means-last-rank = Stapels gaan tot deze waarde: 12 is de vrouw, 13 de koning.
means-wild-as-ace = Een wilde kaart mag ook de aas zijn waarmee een stapel begint.
means-forced-aces = Zolang er een stapel in het midden leeg is, speel je de azen in je hand voor je aflegt.
means-undo = Je mag terugnemen wat je hebt gespeeld, tot je iets nieuws ziet.
means-hints = Je mag vragen wat de computer op jouw plek zou doen.
means-clock = Een beurt heeft een tijdslimiet. Is de tijd om, dan speelt de tafel voor je.
means-hands-dealt = De handen worden bij het begin gedeeld, of door iedereen in de eerste beurt getrokken.
means-starter = Wie begint: de hoogste doelkaart, de speler links van de deler, of de deler.
means-equal-tops = Zijn de hoogste doelkaarten gelijk, dan worden die stapels geschud, of alles wordt opnieuw gedeeld.
means-recycle = Volle stapels gaan meteen terug in de trekstapel, of pas als die leeg is.
means-exhaustion = Is een hand niet meer aan te vullen, dan speel je verder, of het is gelijk.
means-wilds-in-payoff = In doelstapels mogen wilde kaarten zitten.
means-partners = Koppels: twee tegen twee. Daar zijn 4 spelers voor nodig.
means-deals = Een wedstrijd is afgelopen na zoveel spellen.
means-target = Een wedstrijd is afgelopen als iemand zoveel punten heeft. Met 0 maken punten er geen einde aan.
means-scoring = Winst levert 1 punt op, of 1 voor elke kaart die de anderen nog in hun doelstapels hebben.

## Regels die niet te spelen zijn.

error-unknown-rules = Er is geen variant die “{ $text }” heet. Kies uit: { $known }.
error-unknown-house-rule = Er is geen huisregel die “{ $name }” heet. Kies uit: { $known }.
error-house-rule-twice = De huisregel { $name } staat er twee keer.
error-house-rule-word = De huisregel { $name } kan niet “{ $value }” zijn. Kies uit: { $known }.
error-house-rule-number = De huisregel { $name } is een getal van { $least } tot { $most }, niet “{ $value }”.
error-players-exactly = { $instead ->
    [none] De variant { $variant } is voor { $most } spelers, niet { $seats }.
   *[other] De variant { $variant } is voor { $most } spelers, niet { $seats }. Kies voor { $seats } spelers { $instead }.
}
error-players-between = { $instead ->
    [none] De variant { $variant } is voor { $least } tot { $most } spelers, niet { $seats }.
   *[other] De variant { $variant } is voor { $least } tot { $most } spelers, niet { $seats }. Kies voor { $seats } spelers { $instead }.
}
error-partners-are-four = Koppels spelen twee tegen twee, dus je hebt 4 spelers nodig, niet { $seats }.
error-too-many-packs = { $seats } spelers hebben meer dan { $most } pakken nodig. Speel met minder spelers.
error-payoff-piles-too-large = Voor { $seats } doelstapels van { $payoff } zijn { $needed } kaarten nodig, maar de pakken hebben er maar { $there } voor. Speel met meer pakken of kleinere doelstapels.
error-too-few-cards-left = { $left ->
    [one] Na het delen van de doelstapels is er nog maar 1 kaart over: te weinig voor { $seats } handen van { $hand } en een kaart om te trekken. Speel met meer pakken, kleinere doelstapels of kleinere handen.
   *[other] Na het delen van de doelstapels zijn er nog maar { $left } kaarten over: te weinig voor { $seats } handen van { $hand } en een kaart om te trekken. Speel met meer pakken, kleinere doelstapels of kleinere handen.
}

error-payoff-unplayable = Niemand zou kunnen winnen: er moeten { $payoff } doelkaarten worden gespeeld, maar er zijn maar { $there } kaarten die passen. Kies kleinere doelstapels, of laat de stapels in het midden hoger gaan.
error-target-out-of-reach = Niemand zou { $target } punten kunnen halen: in { $games } spellen haal je er hoogstens { $most }. Kies een lager aantal.
error-own-rules-like-variant = In config.toml heten regels { $name }, maar zo heet al een ingebouwde variant. Geef ze een andere naam, zoals [rules.my-{ $name }].

error-no-part-of-position = “{ $text }” is geen deel van een stelling.
error-no-position = Dat is geen stelling.
error-no-position-because = Dat is geen stelling. { $reason }
error-seed-length = Een seed moet { $bytes } bytes lang zijn.
error-negative-number = Een getal is kleiner dan nul.
error-unknown-pile = Er is geen stapel die { $pile } heet.
error-centre-out-of-order = Een stapel in het midden loopt op in volgorde, te beginnen met de aas.
error-payoff-pile-missing = Een doelstapel is leeg.
error-nobody-can-move = In deze stelling kan niemand een zet doen.
error-cards-do-not-add-up = Deze stelling heeft meer of minder kaarten dan er in de pakken zitten.
error-not-this-game = Deze tafel ziet er niet uit als Spite & Malice.

## Zetten als tekst.

error-no-card = Er is geen kaart “{ $text }”. Kaarten schrijf je als 7h, 10s of Kd.
error-too-many-cards = Er zijn meer dan { $most } exemplaren van { $card }.
error-no-move = “{ $text }” is geen zet. Zetten schrijf je als 7h>c2, payoff>c0 of Ks>d1.
error-hand-card-with-seat = Schrijf een kaart uit je hand zonder @SEAT.
error-no-such-pile = { $role ->
    [centre] Er is geen stapel { $pile } in het midden: ze gaan van 1 tot { $count }.
   *[discard] Er is geen aflegstapel { $pile }: ze gaan van 1 tot { $count }.
}
