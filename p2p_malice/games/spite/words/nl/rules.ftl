### De regels op een blad: het doel, het belangrijkste in het kort, een beurt in stappen, de woorden die je zegt, de rest.

sheet-title = { $variant ->
    [spite-light] { variant-name-spite-light }
   *[spite] { variant-name-spite }
}
sheet-unknown = De host speelt met regels die deze versie niet kent. Je kunt toch meedoen.

## Koppen.

sheet-part-goal = Het doel
sheet-part-glance = In het kort
sheet-steps-turn = Je beurt
sheet-part-twists = Bijzonderheden
sheet-part-end = De stand
sheet-steps-small = Kleine lettertjes

## Het doel, en het belangrijkste in het kort: een label, en wat ernaast staat.

sheet-goal = { $rounds ->
    [one] Raak je kaarten eerder kwijt dan de anderen. Na 1 ronde wint de hoogste stand.
   *[other] Raak je kaarten eerder kwijt dan de anderen. Na { $rounds } rondes wint de hoogste stand.
} Voor { $least } tot { $most } spelers.
sheet-house = { $house ->
    [none] { "" }
   *[other] Huisregels: { $house }.
}
label-hand = Kaarten
brief-hand = { $hand } per speler
label-ranks = Waarden
brief-ranks = 3 tot 10, dan 11, 12, 13, J, Q, K, A, 2; de 13 is wild
label-fakes = Nepjokers
brief-fakes = { $fakes }, te verdienen; ze hebben een andere achterkant
label-bounty = Premie
brief-bounty = uitgaan met kaarten van die waarde levert nepjokers op

## Je beurt.

sheet-turn = Speel een combinatie die de laatste verslaat en evenveel kaarten heeft, of pas. Kom je uit, speel dan wat je wilt; passen kan dan niet.
sheet-hand = Een combinatie is 1 kaart, 2 tot 4 kaarten van dezelfde waarde, of een pokerhand van 5 kaarten.
sheet-last-chance = { $last_chance ->
    [yes] Komt de beurt terug bij wie het laatst speelde, dan wint die de slag en komt uit voor de volgende.
   *[no] Hebben alle anderen gepast, dan wint wie het laatst speelde de slag en komt uit voor de volgende.
}
sheet-example = Een voorbeeld: speel op een paar 9's twee boeren, of een boer en een 13. Een losse aas mag niet.

## De woorden van het spel: een label, en wat het betekent.

label-direction = Hoger, lager
brief-direction = Een ronde begint met “hoger”. Met echte 7's mag je het omgekeerde zeggen.
label-consec = Serie
brief-consec = Hebben 3 combinaties na elkaar gelijke stappen (5, 7, 9) of dezelfde kleuren, dan moet de slag zo verder, zonder 13's en jokers.
label-joker = Joker
brief-joker = 1 joker, of 5 of meer echte kaarten van één waarde. Verslaat alles, hoe groot ook, behalve een hogere (meer kaarten, dan waarde).
label-down = Nepjoker
brief-down = Open is hij de kaart die erop staat. Gesloten verslaat hij niets, maar alles van de juiste grootte mag volgen. 5 of meer verslaan alles.
label-cam = Kom maar op
brief-cam = Zeg het bij iets wat zonder jokers nog te verslaan is. Win je de slag, wissel dan kaarten; zo niet, dan sla je een beurt over.
label-buy = Terugkopen
brief-buy = Kom na het passen terug: versla de laatste combinatie en betaal door kaarten te trekken: 1, dan 1, 2, 3, 5, 8…
label-misplay = Misser
brief-misplay = { $referee ->
    [yes] De tafel weigert alles wat tegen de regels is.
   *[no] { $has_fakes ->
        [yes] Je mag alles neerleggen, maar na een misser lig je uit de slag, raak je je nepjokers kwijt en sla je een beurt over.
       *[no] Je mag alles neerleggen, maar na een misser lig je uit de slag en sla je een beurt over.
    }
}

## De stand.

sheet-points = { $rounds ->
    [one] Een ronde is afgelopen als er nog maar één speler kaarten heeft. De eerste krijgt 2 punten, de tweede 1; de voorlaatste verliest er 1, de laatste 2.
   *[other] Een ronde is afgelopen als er nog maar één speler kaarten heeft. De eerste krijgt 2 punten, de tweede 1; de voorlaatste verliest er 1, de laatste 2. Daarvóór gaat je oude stand 1 in de richting van 0. Kom je van de bovenste helft van de plaatsen in de onderste, of andersom, dan wordt hij 0. Met 2 punten maakt weer eerste 2 - 1 + 2 = 3; laatste maakt 0 - 2 = -2.
}
sheet-swap = Bij het volgende delen staat een speler met 2 punten de 2 laagste kaarten af, een met -2 de 2 hoogste, enzovoort. Elk pakt er evenveel van wat de andere kant afstond.

## Kleine lettertjes.

sheet-deck = Er zijn { $packs } pakken, samen { $cards } kaarten. Elk heeft de gewone 52, een 11 en een 12 in elke kleur, twee rode 13's en een joker.
sheet-first-lead = { $first_lead ->
    [yes] In de eerste ronde komt uit wie als eerste een combinatie met een 3 speelt. Doet niemand dat binnen { $claim_seconds } seconden, dan is de 4 aan de beurt, enzovoort.
   *[no] In de eerste ronde komt de speler links van de deler uit.
}
sheet-later-lead = In latere rondes komt uit wie de laagste stand heeft; zijn dat er meer, dan wie het kortst geleden laatste was.
sheet-next-lead = Is de winnaar van een slag uit, dan komt de volgende speler uit.
sheet-alike = { watched-alike } Gelijk verslaat nooit gelijk, maar een joker mag op een joker.
sheet-poker = Pokerhanden van laag naar hoog: straat, full house, flush, carré, straight flush. J Q K A 2 is de hoogste straat; in elke straat volgt J op 12.
sheet-thirteens = Bij andere kaarten telt een 13 als wat de laagste combinatie maakt, en die is lager dan de echte. Hoe meer 13's erin, hoe lager.
sheet-readings = { $thirteens_have_suits ->
    [yes] 13's tellen mee als kleuren worden vergeleken.
   *[no] 13's tellen niet mee als kleuren worden vergeleken.
} { $thirteens_natural ->
    [yes] Een combinatie van alleen 13's is echt.
   *[no] Een combinatie van alleen 13's is niet echt.
}
sheet-turning = { $big_hands_turn ->
    [yes] Behalve in een serie mag je echte 7's op evenveel echte 7's spelen; dat verandert de richting vanzelf. Echte 3's veranderen die ook, van “lager” naar “hoger”. 5 of meer daarvan ook.
   *[no] Behalve in een serie mag je echte 7's op evenveel echte 7's spelen; dat verandert de richting vanzelf. Echte 3's veranderen die ook, van “lager” naar “hoger”. 5 of meer daarvan niet.
}
sheet-numerical = Een serie in stappen slaat de 13 over: na 12 komt J. Zo nodig gaat de serie na de 2 verder met de 3. Bij lager keert een 3 de serie om: na 4, 3 en 4 moet een 5 volgen.
sheet-forms = Pokerhanden vormen nooit een serie. Bij 2 kaarten of meer moeten alle kleuren dezelfde zijn: bijvoorbeeld elke keer harten en klaveren.
sheet-consec-readings = { $equal_ranks_form ->
    [yes] 3 combinaties van dezelfde waarde zijn ook een serie.
   *[no] { "" }
} { $sevens_turn_consecs ->
    [yes] 7's die de richting veranderen, keren de stappen om.
   *[no] 7's die de richting veranderen, keren de stappen niet om.
}
sheet-unbeatable = Gaat het in een serie van alleen kleuren hoger, dan verslaat niets een 2: zeg er “onverslaanbaar” bij. Een voorbeeld: 4♥, 8♥ en J♥, dan 2♥.
sheet-joker-limits = Bij lager mag op een jokercombinatie elke combinatie volgen die even groot is als de slag. { $has_fakes ->
    [yes] Is je laatste of voorlaatste combinatie een jokercombinatie, of zitten er gesloten nepjokers in, dan verlies je de ronde.
   *[no] Is je laatste of voorlaatste combinatie een jokercombinatie, dan verlies je de ronde.
}
sheet-open-size = Kom je bij lager uit met een jokercombinatie, dan is de grootte nog open: wie daarna speelt, bepaalt die. { $has_fakes ->
    [yes] Dat geldt ook als je uitkomt met een gesloten nepjoker, in welke richting dan ook.
   *[no] { "" }
}
sheet-five-fakes = 5 of meer nepjokers mag je altijd gesloten spelen, zelfs in een serie. Alleen meer ervan verslaat dat. Zeg er geen “kom maar op” en geen “onverslaanbaar” bij.
sheet-earned = { $bounty ->
    [yes] { $calls ->
        [yes] Je verdient nepjokers door missers te roepen, of door uit te gaan met niets dan echte kaarten van de waarde van de premie: één per kaart, en er wordt een nieuwe premie opengelegd.
       *[no] Je verdient nepjokers door uit te gaan met niets dan echte kaarten van de waarde van de premie: één per kaart, en er wordt een nieuwe premie opengelegd.
    }
   *[no] Je verdient nepjokers door missers te roepen.
} Ze horen niet bij je hand, en je houdt ze voor latere rondes. Is de voorraad op, dan krijg je de bovenste kaarten van de trekstapel: alleen open, als wat erop staat.
sheet-cam-won = { $cam_counts_passed ->
    [yes] Voor “kom maar op” moeten meer dan 2 spelers kaarten hebben.
   *[no] Voor “kom maar op” moeten meer dan 2 spelers in de slag zijn.
} Win je, wissel dan 1 tot { $cam_limit } kaarten: één meer voor elke keer dat je het vaker zei, één minder voor elke slag die je al zo won sinds een ander er het laatst een won. Zo mogen het er bij de tweede van die slagen 2 zijn. Komt dat op 0 uit, dan gebeurt er niets; onder 0 sla je zoveel beurten over. Winnen met een jokercombinatie is een misser. Win je niet, sla dan een beurt over voor elke keer dat je het zei. Het telt niet als iets anders wat je erbij zei fout was.
sheet-cam-wrong = { $referee ->
    [yes] { "" }
   *[no] Geen kaart wisselen, of te veel, is een misser.
}
sheet-buying = De prijs van het terugkopen is voor iedereen gelijk: hij stijgt elke keer. Wie zich heeft teruggekocht, is in de slag tot de volgende keer passen.
sheet-price-anew = Elke ronde begint die prijs opnieuw.
sheet-limit = Krijg je { $hand_limit } kaarten in je hand, dan verlies je de ronde.
sheet-calling = { $referee ->
    [yes] { "" }
   *[no] { $window ->
        [0] Niemand roept missers: de tafel beslist meteen.
        [one] Een misser mag je 1 seconde lang roepen, terwijl het spel doorgaat. Dan gaat de slag terug tot daarvoor. Roept niemand, dan beslist de tafel. Ten onrechte roepen is zelf een misser.
       *[other] Een misser mag je { $window } seconden lang roepen, terwijl het spel doorgaat. Dan gaat de slag terug tot daarvoor. Roept niemand, dan beslist de tafel. Ten onrechte roepen is zelf een misser.
    }
}
sheet-calls-pay = { $empty_pays ->
    [yes] Wie riep, krijgt de nepjokers van wie de misser maakte; zijn die er niet, dan één uit de voorraad. Riepen er meer, dan beslist het lot.
   *[no] Wie riep, krijgt de nepjokers van wie de misser maakte. Riepen er meer, dan beslist het lot.
}
sheet-countdown = Iedereen kan het aftellen starten: { $decision } seconden, plus 1 voor elke kaart die net is opgepakt. Heb je dan nog niet gespeeld, dan heb je gepast; moest je uitkomen, dan doet de volgende speler dat.
sheet-hints = { $hints ->
    [yes] Als je aan de beurt bent, kun je om een hint vragen.
   *[no] Er zijn geen hints.
}
sheet-clock = { $clock ->
    [off] { "" }
   *[other] Je hebt { $clock } seconden per beurt. Zijn die om, dan past de tafel voor je of speelt een kaart.
}
sheet-early = { $referee ->
    [yes] { "" }
   *[no] Kaarten die je voor je beurt neerlegt, blijven liggen en worden in je beurt gespeeld: passen ze dan niet, dan is dat een misser.
}
sheet-swap-rest = Stond de andere kant er minder af, dan komt de rest van de trekstapel. Stond die er meer af, dan wordt wat over is getoond en weggelegd.
sheet-middle = Bij een oneven aantal spelers hoort de middelste plaats bij geen van beide helften: je stand wordt daar 0, en ook als je er weggaat.
sheet-three = Met 3 spelers is de tweede ook voorlaatste, en krijgt die 0.
sheet-late = Wie tussen twee rondes aanschuift, telt als de verliezer van de laatste, met een stand van { $loser }; de anderen schuiven een plaats op.
