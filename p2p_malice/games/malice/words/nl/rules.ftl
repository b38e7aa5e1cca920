### De regels op een blad: het doel, wat er anders is, het belangrijkste in het kort, een beurt in stappen, de rest.

sheet-title = { -title }: { $variant ->
    [official] Officieel
    [catmouse] Kat en muis
    [catmouse-short] Kat en muis, kort
    [pz] Jokers wild, tot de koning
    [pz-nwis] Jokers wild, geen in doelstapels
    [classic] Volgens het boekje
   *[mdw] Klassiek duel
}
sheet-unknown = Je host speelt met regels die deze versie niet kent. Je kunt toch meedoen: je krijgt alleen zetten te zien die mogen.

## Koppen.

sheet-part-goal = Het doel
sheet-part-differs = Anders dan in Klassiek duel
sheet-part-glance = In het kort
sheet-steps-turn = Je beurt
sheet-part-piles = De stapels
sheet-part-set-up = Het begin
sheet-part-partners = Koppels
sheet-part-match = Wedstrijd
sheet-part-small = Kleine lettertjes

## Het doel.

sheet-goal = { $partners ->
    [yes] Het koppel dat als eerste beide doelstapels leeg heeft, wint. 4 spelers.
   *[no] Wie als eerste een lege doelstapel heeft, wint. { $max_seats ->
        [2] 2 spelers.
       *[other] { $min_seats } tot { $max_seats } spelers.
    }
}

## Wat er anders is dan in het Klassieke duel.

sheet-differs-partners = { $partners ->
    [yes] Je speelt twee tegen twee.
   *[no] { "" }
}
sheet-differs-wild = { $wild ->
    [kings] { "" }
    [jokers] Jokers zijn wild, koningen niet.
    [both] Jokers zijn ook wild.
   *[none] Geen enkele kaart is wild.
}
sheet-differs-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] { "" }
       *[no] Een wilde kaart telt niet als aas.
    }
}
sheet-differs-last-rank = { $last_rank ->
    [13] Stapels gaan tot de koning.
    [12] { "" }
    [11] Stapels gaan maar tot de boer.
   *[other] Stapels gaan maar tot de { $last_rank }.
}
sheet-differs-forced-aces = { $forced_aces ->
    [yes] Zolang er plaats is voor een nieuwe stapel, moet je de azen uit je hand spelen voor je aflegt.
   *[no] { "" }
}
sheet-differs-hands-dealt = { $hands_dealt ->
    [start] { "" }
   *[turn] Er worden geen handen gedeeld: je trekt de jouwe in je eerste beurt.
}
sheet-differs-payoff = { $payoff ->
    [one] Een doelstapel heeft 1 kaart.
   *[other] Doelstapels hebben { $payoff } kaarten.
}
sheet-differs-recycle = { $recycle ->
    [at-once] { "" }
   *[when-empty] Volle stapels gaan opzij, en worden geschud als de trekstapel leeg is.
}
sheet-differs-exhaustion = { $exhaustion ->
    [play-on] { "" }
   *[tie] Is een hand niet meer aan te vullen, dan is het gelijk.
}
sheet-house = { $house ->
    [none] { "" }
   *[other] Huisregels: { $house }.
}

## In het kort: een label, en wat ernaast staat.

label-payoff = Doelstapel
brief-payoff = { $payoff ->
    [one] { $variant ->
        [mdw] 1 kaart (11, 21 en 31 zijn gebruikelijk)
       *[other] 1 kaart
    }
   *[other] { $variant ->
        [mdw] { $payoff } kaarten (11, 21 en 31 zijn gebruikelijk)
       *[other] { $payoff } kaarten
    }
}
label-centre-piles = In het midden
brief-centre-piles = { $last_rank ->
    [13] { $centre_piles }, van aas tot koning
    [12] { $centre_piles }, van aas tot vrouw
    [11] { $centre_piles }, van aas tot boer
   *[other] { $centre_piles }, van aas tot { $last_rank }
}
label-wild = Wilde kaarten
brief-wild = { $wild ->
    [kings] koningen
    [jokers] jokers
    [both] koningen en jokers
   *[none] geen
}
label-discard-piles = Aflegstapels
brief-discard-piles = { $discard_piles } per speler
label-match = Wedstrijd
brief-match = { $match ->
    [points] { $target ->
        [one] { $deals ->
            [one] 1 punt
           *[other] 1 punt of { $deals } spellen
        }
       *[other] { $deals ->
            [one] { $target } punten
           *[other] { $target } punten of { $deals } spellen
        }
    }
    [games] { $deals } spellen
   *[none] { "" }
}

## Je beurt.

sheet-draw = { $hand ->
    [one] Trek tot je 1 kaart hebt.
   *[other] Trek tot je { $hand } kaarten hebt.
}
sheet-play = { $discard_piles ->
    [one] Speel zoveel kaarten als je wilt naar het midden: uit je hand, van je doelstapel (daarna leg je de volgende kaart open), of de bovenste van je aflegstapel.
   *[other] Speel zoveel kaarten als je wilt naar het midden: uit je hand, van je doelstapel (daarna leg je de volgende kaart open), of de bovenste van je aflegstapels.
}
sheet-discard = { $discard_piles ->
    [one] Leg tot slot een handkaart af op je aflegstapel: dan is je beurt voorbij.
   *[other] Leg tot slot een handkaart af op een van je aflegstapels: dan is je beurt voorbij.
}
sheet-refill = { $hand ->
    [one] Heb je je hele hand gespeeld, trek dan een nieuwe kaart en speel verder.
   *[other] Heb je je hele hand gespeeld, trek dan { $hand } nieuwe kaarten en speel verder.
}

sheet-example = { $hand ->
    [one] { "" }
   *[other] { $wild ->
        [none] Een voorbeeld: op een stapel ligt een aas, je hebt een 2 en een 9, en je doelkaart is een 3. Speel de 2, daarop de 3, en leg de 9 af.
        [jokers] Een voorbeeld: op een stapel ligt een aas, je hebt een joker en een 9, en je doelkaart is een 3. Speel de joker als 2, daarop de 3, en leg de 9 af.
       *[other] Een voorbeeld: op een stapel ligt een aas, je hebt een koning en een 9, en je doelkaart is een 3. Speel de koning als 2, daarop de 3, en leg de 9 af.
    }
}

## De stapels.

sheet-last-rank = { $last_rank ->
    [13] Iedereen bouwt aan de stapels in het midden, van de aas tot de koning. De kleur doet er niet toe.
    [12] Iedereen bouwt aan de stapels in het midden, van de aas tot de vrouw. De kleur doet er niet toe.
    [11] Iedereen bouwt aan de stapels in het midden, van de aas tot de boer. De kleur doet er niet toe.
   *[other] Iedereen bouwt aan de stapels in het midden, van de aas tot de { $last_rank }. De kleur doet er niet toe.
} { $last_rank ->
    [13] { "" }
    [12] { $kings_wild ->
        [yes] { "" }
       *[no] Koningen zijn dode kaarten: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
    }
    [11] { $kings_wild ->
        [yes] Vrouwen zijn dode kaarten: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
       *[no] Vrouwen en koningen zijn dode kaarten: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
    }
    [10] { $kings_wild ->
        [yes] Boeren en vrouwen zijn dode kaarten: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
       *[no] Kaarten van boer tot koning zijn dood: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
    }
   *[other] { $kings_wild ->
        [yes] Kaarten van { $dead_from } tot vrouw zijn dood: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
       *[no] Kaarten van { $dead_from } tot koning zijn dood: ze passen nooit. Een doelstapel met een dode kaart erin krijgt niemand leeg.
    }
}
sheet-recycle = { $recycle ->
    [at-once] Volle stapels worden meteen in de trekstapel geschud.
   *[when-empty] { "" }
}
sheet-discard-piles = Alle afgelegde kaarten mag iedereen zien, maar alleen de bovenste kun je spelen, en alleen naar het midden. Doelkaarten leg je nooit af.

sheet-kings-wild = { $wild ->
    [kings] Tot zijn stapel vol is, telt een koning als de kaart die daar nodig was. Je mag er meerdere na elkaar spelen.
    [jokers] Tot zijn stapel vol is, telt een joker als de kaart die daar nodig was. Je mag er meerdere na elkaar spelen.
    [both] Tot zijn stapel vol is, telt een koning of joker als de kaart die daar nodig was. Je mag er meerdere na elkaar spelen.
   *[none] { "" }
}
sheet-wild-as-ace = { $wild ->
    [none] { "" }
   *[other] { $wild_as_ace ->
        [yes] Een wilde kaart kan ook de aas zijn waarmee een stapel begint.
       *[no] { "" }
    }
}

## Het begin.

sheet-packs = { $packs ->
    [0] Je speelt met één pak van 52 kaarten meer dan er spelers zijn.
    [one] Je speelt met 1 pak van 52 kaarten.
   *[other] Je speelt met { $packs } pakken van 52 kaarten.
} { $jokers ->
    [0] { "" }
    [one] Bij elk pak hoort ook een joker.
   *[other] Bij elk pak horen ook { $jokers } jokers.
}
sheet-payoff = { $payoff ->
    [one] Een doelstapel is 1 open kaart.
   *[other] Doelstapels liggen gesloten, met de bovenste kaart open; daaronder kijken mag niemand.
}
sheet-wilds-in-payoff = { $wilds_in_payoff ->
    [yes] { "" }
   *[no] { $wild ->
        [none] { "" }
       *[other] Doelstapels worden zonder wilde kaarten gedeeld; die gaan daarna in de trekstapel.
    }
}
sheet-hands-dealt = { $hands_dealt ->
    [start] Dan worden de handen gedeeld; de rest is de trekstapel.
   *[turn] De rest is de trekstapel.
}
sheet-starter = { $starter ->
    [left] Het lot beslist wie het eerst deelt; daarna gaat het delen naar links. De speler links van de deler begint.
    [dealer] Het lot beslist wie het eerst deelt; daarna gaat het delen naar links. De deler begint.
   *[top] { $jokers ->
        [0] Wie de hoogste doelkaart heeft, begint (koning hoog, aas laag).
       *[other] { $wilds_in_payoff ->
            [yes] Wie de hoogste doelkaart heeft, begint (joker het hoogst, dan koning; aas laag).
           *[no] Wie de hoogste doelkaart heeft, begint (koning hoog, aas laag).
        }
    }
}
sheet-equal-tops = { $starter ->
    [top] { $equal_tops ->
        [shuffle] { $payoff ->
            [one] Zijn de hoogste gelijk, dan wordt alles opnieuw gedeeld.
           *[other] Zijn de hoogste gelijk, dan worden die stapels geschud.
        }
       *[redeal] Zijn de hoogste doelkaarten aan het begin gelijk, dan wordt alles opnieuw gedeeld.
    }
   *[other] { "" }
}

sheet-clockwise = { $max_seats ->
    [2] { "" }
   *[other] De beurt gaat met de klok mee.
}

## Koppels.

sheet-partners = { $partners ->
    [yes] Partners zitten tegenover elkaar. Je mag ook de doelkaart van je partner spelen en de bovenste kaarten van diens aflegstapels, maar afleggen doe je alleen op je eigen stapels. Is je doelstapel leeg, dan speel je voor je partner.
   *[no] { "" }
}

## Wedstrijd.

sheet-deals = { $match ->
    [games] Na { $deals } spellen wint de speler met de meeste punten de wedstrijd.
   *[other] { "" }
}
sheet-target = { $match ->
    [none] { "" }
   *[points] { $target ->
        [one] Wie als eerste 1 punt heeft, wint de wedstrijd.
       *[other] Wie als eerste { $target } punten heeft, wint de wedstrijd.
    } { $deals ->
        [one] Na hoogstens { $max_deals } spellen wint wie de meeste punten heeft.
       *[other] Na hoogstens { $deals } spellen wint wie de meeste punten heeft.
    }
    [games] { "" }
}
sheet-scoring = { $match ->
    [none] { "" }
   *[other] { $scoring ->
        [wins] Wie een spel wint, krijgt 1 punt.
       *[cards] Wie een spel wint, krijgt een punt voor elke kaart die de anderen nog in hun doelstapels hebben.
    } Wie met evenveel punten bovenaan staat, deelt de winst, behalve als dat voor iedereen geldt: dan is het gelijk.
}

## Kleine lettertjes: wat bijna nooit een rol speelt.

sheet-undo = { $undo ->
    [yes] Je kunt kaarten terugnemen tot er een nieuwe kaart wordt opengelegd of getrokken, of tot je beurt voorbij is: hoogstens { $max_undone } in een beurt en { $max_undone_in_game } in een spel.
   *[no] Een gespeelde kaart kun je niet terugnemen.
}
sheet-hints = { $hints ->
    [yes] { "" }
   *[no] Er zijn geen hints.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Je hebt { $clock } seconden per beurt. Zijn die om, dan legt de tafel voor je af.
}
sheet-exhaustion = { $exhaustion ->
    [tie] { "" }
   *[play-on] Is een hand niet meer aan te vullen, dan trek je wat er nog is en speel je verder.
}
sheet-silent = { $exhaustion ->
    [play-on] { $partners ->
        [yes] Wie geen kaarten heeft en niets kan spelen, slaat een beurt over. Het spel is afgelopen als niemand kan spelen, als alle spelers { $idle_rounds } beurten lang geen doelkaart spelen, of na { $game_moves } zetten. Dan wint het koppel met de minste doelkaarten over; bij evenveel is het gelijk.
       *[no] Wie geen kaarten heeft en niets kan spelen, slaat een beurt over. Het spel is afgelopen als niemand kan spelen, als alle spelers { $idle_rounds } beurten lang geen doelkaart spelen, of na { $game_moves } zetten. Dan wint wie de minste doelkaarten over heeft; bij evenveel is het gelijk.
    }
   *[tie] { $partners ->
        [yes] Het spel is afgelopen als alle spelers { $idle_rounds } beurten lang geen doelkaart spelen, of na { $game_moves } zetten. Dan wint het koppel met de minste doelkaarten over; bij evenveel is het gelijk.
       *[no] Het spel is afgelopen als alle spelers { $idle_rounds } beurten lang geen doelkaart spelen, of na { $game_moves } zetten. Dan wint wie de minste doelkaarten over heeft; bij evenveel is het gelijk.
    }
} Na { $turn_plays } kaarten in een beurt zonder doelkaart trek je pas in je volgende beurt een nieuwe hand.
