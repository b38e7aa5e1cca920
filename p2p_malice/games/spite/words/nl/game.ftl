### Spite zoals het wordt gespeeld: stapels, gebeurtenissen, zetten, uitslagen.

## Stapels, naar hun rol; sommige hebben geen kaarten, maar tonen iets.

pile = tafel
pile-trick = Eerder
pile-direction = Richting
pile-arity = Te spelen
pile-due = Moet volgen
pile-suits = Kleuren
pile-price = Terugkopen
pile-claim = Uitkomen met
pile-gave = Afgestaan
pile-got = Gekregen
pile-bounty = Premie
pile-deck = Trekstapel
spite-who-leads = Wie komt uit?

## Wat er gebeurde.

event-round = Ronde { $count } is gedeeld.
event-put-down = { $who ->
    [you] { $count ->
        [one] Je staat bij de ruil 1 kaart af.
       *[other] Je staat bij de ruil { $count } kaarten af.
    }
   *[other] { $count ->
        [one] { $name } staat bij de ruil 1 kaart af.
       *[other] { $name } staat bij de ruil { $count } kaarten af.
    }
}
event-swap-rest = Deze kaarten nam bij de ruil niemand: { $cards }
event-bounty = De premie is { $cards }.
event-claim = { $as ->
    [8] Niemand kwam uit met die waarde. Nu mag uitkomen wie een 8 heeft.
    [11] Niemand kwam uit met die waarde. Nu mag uitkomen wie een 11 heeft.
    [A] Niemand kwam uit met die waarde. Nu mag uitkomen wie een aas heeft.
    [J] Niemand kwam uit met die waarde. Nu mag uitkomen wie een boer heeft.
    [Q] Niemand kwam uit met die waarde. Nu mag uitkomen wie een vrouw heeft.
    [K] Niemand kwam uit met die waarde. Nu mag uitkomen wie een koning heeft.
   *[other] Niemand kwam uit met die waarde. Nu mag uitkomen wie een { $as } heeft.
}
event-play = { $who ->
    [you] Je speelt { $cards }.
   *[other] { $name } speelt { $cards }.
}
event-early = { $who ->
    [you] Je legt voor je beurt { $cards } neer.
   *[other] { $name } legt voor de beurt { $cards } neer.
}
event-early-down = { $who ->
    [you] { $count ->
        [one] Je legt voor je beurt 1 nepjoker gesloten neer.
       *[other] Je legt voor je beurt { $count } nepjokers gesloten neer.
    }
   *[other] { $count ->
        [one] { $name } legt voor de beurt 1 nepjoker gesloten neer.
       *[other] { $name } legt voor de beurt { $count } nepjokers gesloten neer.
    }
}
event-play-down = { $who ->
    [you] { $count ->
        [one] Je legt 1 nepjoker gesloten neer.
       *[other] Je legt { $count } nepjokers gesloten neer.
    }
   *[other] { $count ->
        [one] { $name } legt 1 nepjoker gesloten neer.
       *[other] { $name } legt { $count } nepjokers gesloten neer.
    }
}
event-say-higher = { $who ->
    [you] Je zegt “hoger”.
   *[other] { $name } zegt “hoger”.
}
event-say-lower = { $who ->
    [you] Je zegt “lager”.
   *[other] { $name } zegt “lager”.
}
event-say-unbeatable = { $who ->
    [you] Je zegt “onverslaanbaar”.
   *[other] { $name } zegt “onverslaanbaar”.
}
event-say-cam = { $who ->
    [you] Je zegt “kom maar op”.
   *[other] { $name } zegt “kom maar op”.
}
event-say-buy = { $who ->
    [you] Je zegt “terugkopen { $count }”.
   *[other] { $name } zegt “terugkopen { $count }”.
}
event-higher = Vanaf nu moet elke combinatie hoger zijn.
event-lower = Vanaf nu moet elke combinatie lager zijn.
event-lead-for = { $who ->
    [you] Niemand komt uit, dus wordt je laagste kaart gespeeld: { $cards }
   *[other] Niemand komt uit, dus wordt de laagste kaart van { $name } gespeeld: { $cards }
}
event-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
event-skip = { $who ->
    [you] Je slaat een beurt over.
   *[other] { $name } slaat een beurt over.
}
event-draw = { $who ->
    [you] { $count ->
        [one] Je trekt 1 kaart.
       *[other] Je trekt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $name } trekt 1 kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
}
event-reshuffle = { $count ->
    [one] De trekstapel is leeg. De enige afgelegde kaart wordt de nieuwe.
   *[other] De trekstapel is leeg. De { $count } afgelegde kaarten worden geschud en vormen de nieuwe.
}
event-trick = { $who ->
    [you] Jij wint de slag.
   *[other] { $name } wint de slag.
}
event-exchange = { $who ->
    [you] { $count ->
        [one] Je wisselt 1 kaart met de trekstapel.
       *[other] Je wisselt { $count } kaarten met de trekstapel.
    }
   *[other] { $count ->
        [one] { $name } wisselt 1 kaart met de trekstapel.
       *[other] { $name } wisselt { $count } kaarten met de trekstapel.
    }
}
event-countdown = { $who ->
    [you] { $count ->
        [one] Je start het aftellen: 1 seconde.
       *[other] Je start het aftellen: { $count } seconden.
    }
   *[other] { $count ->
        [one] { $name } start het aftellen: 1 seconde.
       *[other] { $name } start het aftellen: { $count } seconden.
    }
}
event-out = { $who ->
    [you] Je bent uit, op de { $count }e plaats.
   *[other] { $name } is uit, op de { $count }e plaats.
}
event-places = De anderen spelen door om de overige plaatsen.
event-absent = { $who ->
    [you] Je doet vanaf de volgende ronde mee.
   *[other] Er is een plek vrij voor wie later komt.
}
event-join = { $who ->
    [you] Je doet vanaf de volgende ronde mee.
   *[other] { $name } doet vanaf de volgende ronde mee.
}
event-lose = { $who ->
    [you] Je verliest de ronde.
   *[other] { $name } verliest de ronde.
}
event-place = { $who ->
    [you] Je wordt { $count }e.
   *[other] { $name } wordt { $count }e.
}
event-round-score = { $who ->
    [you] Jouw stand: { $count }
   *[other] Stand van { $name }: { $count }
}

## Missers en nepjokers.

event-misplay = { $who ->
    [you] Dat was een misser. Je ligt uit deze slag en slaat daarna een beurt over.
   *[other] Dat was een misser. { $name } ligt uit deze slag en slaat daarna een beurt over.
}
event-back = De slag gaat terug naar hoe die daarvoor was.
event-call = { $who ->
    [you] Jij riep het.
   *[other] { $name } riep het.
}
event-call-too = { $who ->
    [you] Jij riep het ook, maar het lot was tegen je.
   *[other] { $name } riep het ook, maar het lot besliste anders.
}
event-wrong-call = { $who ->
    [you] Je riep “misser”, maar het was er geen.
   *[other] { $name } riep “misser”, maar het was er geen.
}
event-win-fakes = { $who ->
    [you] { $count ->
        [one] Je krijgt de nepjoker van de ander.
       *[other] Je krijgt de { $count } nepjokers van de ander.
    }
   *[other] { $count ->
        [one] { $name } krijgt de nepjoker van de ander.
       *[other] { $name } krijgt de { $count } nepjokers van de ander.
    }
}
event-earn = { $who ->
    [you] { $count ->
        [one] Je verdient 1 nepjoker.
       *[other] Je verdient { $count } nepjokers.
    }
   *[other] { $count ->
        [one] { $name } verdient 1 nepjoker.
       *[other] { $name } verdient { $count } nepjokers.
    }
}
event-skip-turns = { $who ->
    [you] { $count ->
        [one] “Kom maar op” kost je 1 beurt.
       *[other] “Kom maar op” kost je { $count } beurten.
    }
   *[other] { $count ->
        [one] “Kom maar op” kost { $name } 1 beurt.
       *[other] “Kom maar op” kost { $name } { $count } beurten.
    }
}

## Wat er kan en wat je kunt zeggen.

move-pass = Passen
move-decline = Niet met deze waarde
move-none = Alles houden (een misser)
move-misplay = Misser!
move-join = Meedoen
move-countdown = Start aftellen
say-higher = Hoger
say-lower = Lager
say-unbeatable = Onverslaanbaar
say-cam = Kom maar op
say-down = Nepjokers gesloten
say-buy1 = Terugkopen 1
say-buy2 = Terugkopen 2
say-buy3 = Terugkopen 3
say-buy5 = Terugkopen 5
say-buy8 = Terugkopen 8
say-buy13 = Terugkopen 13
say-buy21 = Terugkopen 21
say-buy34 = Terugkopen 34
say-buy55 = Terugkopen 55
say-buy89 = Terugkopen 89

## Het einde.

result-session = { $who ->
    [you] Jij hebt gewonnen!
    [nobody] Het spel eindigt gelijk.
   *[other] Het spel is gewonnen door { $names }.
}
