### Wat wordt uitgelegd als het voor het eerst voorkomt aan een tafel.

first-goal = Spite: wie als eerste alle kaarten kwijt is, wint.
first-goal-rounds = Spite: wie als eerste alle kaarten kwijt is, wint de ronde en 2 punten. Na de laatste ronde wint de hoogste stand.
first-misplay = Een misser: de kaarten gaan terug. Wie hem maakte, ligt uit deze slag, raakt alle nepjokers kwijt en slaat een beurt over.
first-exchange = { $number ->
    [one] Je won na “kom maar op”: leg 1 kaart weg en trek een nieuwe. Dan kom je uit.
   *[other] Je won na “kom maar op”: leg 1 tot { $number } kaarten weg en trek er evenveel nieuwe. Dan kom je uit.
}
first-swap = Elke ronde begint met een ruil, één kaart per punt. Wie boven 0 staat, staat lage kaarten af, wie onder 0 staat hoge, en ze krijgen die van elkaar.
first-claim = De eerste keer uitkomen mag wie als eerste iets speelt met de gevraagde waarde. Doet niemand dat, dan is de volgende waarde aan de beurt.
first-call = Was dat tegen de regels? Je hebt een paar seconden om “Misser!” te roepen. Heb je gelijk, dan verdien je misschien een nepjoker; heb je ongelijk, dan is de misser van jou.
first-down = Er liggen gesloten nepjokers. Ze verslaan niets: alles wat even groot is als de slag mag volgen.
first-barrier = Er liggen 5 of meer gesloten nepjokers. Ze verslaan alles, en alleen meer ervan mag volgen.
first-unbeatable = Alleen deze kleuren mogen volgen, en het gaat hoger, dus niets verslaat een 2. Wie nu een 2 speelt, moet er “onverslaanbaar” bij zeggen.
first-consec = 3 combinaties met gelijke stappen: dat is een serie. Tot het einde van de slag mag alleen de volgende waarde komen, geen 13's of jokers.
first-suits = 3 combinaties met dezelfde kleuren: dat is een serie. Tot het einde van de slag mogen alleen die kleuren komen, geen 13's of jokers.
first-joker-played = Een joker verslaat alles, hoe groot ook. Alleen een andere joker mag volgen, of 5 of meer kaarten van één waarde.
first-poker = Een combinatie van 5 kaarten is een pokerhand. Van laag naar hoog: straat, full house, flush, carré, straight flush.
first-lower = Het gaat lager: elke combinatie moet lager zijn dan de laatste. 7's mogen dat omkeren, en 3's doen het altijd.
first-dared = Iemand zei “kom maar op”: wie daarmee de slag wint, wisselt slechte kaarten, en wie verliest, slaat een beurt over.
first-buy = { $number ->
    [one] Ook na een pas kun je terugkomen: versla wat er ligt en trek 1 kaart. De prijs stijgt voor iedereen: 1, 1, 2, 3, 5, 8.
   *[other] Ook na een pas kun je terugkomen: versla wat er ligt en trek { $number } kaarten. De prijs stijgt voor iedereen: 1, 1, 2, 3, 5, 8.
}
first-limit = { $number ->
    [one] Je hebt 1 kaart in je hand. Met 20 verlies je de ronde, dus pas op met terugkopen.
   *[other] Je hebt { $number } kaarten in je hand. Met 20 verlies je de ronde, dus pas op met terugkopen.
}
first-fake = Je nepjoker (★) is extra: je hoeft hem niet te spelen om uit te gaan. Open is hij de kaart die erop staat. Gesloten mag hij bijna overal op, maar dan mag ook iedereen volgen.
first-cam = Als je speelt, mag je “kom maar op” zeggen. Win je de slag, dan wissel je slechte kaarten; zo niet, dan sla je een beurt over.
first-joker = Je joker verslaat alles, hoe groot ook. Gebruik hem op tijd: in een van je laatste 2 combinaties kost hij je de ronde.
first-thirteen = Een 13 is wild naast andere kaarten: met een koning maakt hij een paar koningen. Los zit hij tussen 12 en boer.
first-bounty = Er ligt een premie. Zijn je laatste kaarten allemaal van die waarde, dan levert elk ervan een nepjoker op.
first-countdown = Doet iemand er lang over? Met “Start aftellen” blijven er een paar seconden over; daarna is de volgende speler aan de beurt.
