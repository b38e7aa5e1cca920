### Waarom een scheidsrechter, of de tafel, iets weigert.

error-spite-no-hand = Deze kaarten zijn geen combinatie.
error-spite-only-jokers = Alleen een hogere jokercombinatie, of 5 of meer gesloten nepjokers, verslaat dat.
error-spite-down-on-joker = Een jokercombinatie versla je met 5 of meer gesloten nepjokers.
error-spite-joker-in-consec = Een jokercombinatie mag niet in een serie.
error-spite-thirteen-in-consec = Een 13 mag niet in een serie.
error-spite-arity = { $needed ->
    [one] Deze slag gaat met 1 kaart tegelijk, niet met { $played }.
   *[other] Deze slag gaat met { $needed } kaarten tegelijk, niet met { $played }.
}
error-spite-not-better = { $direction ->
    [lower] Het gaat lager, en dat is niet lager dan de laatste combinatie.
   *[higher] Dat verslaat de laatste combinatie niet.
}
error-spite-only-fakes = Daar zijn meer dan { $count } gesloten nepjokers voor nodig.
error-spite-down-in-consec = Leg in een serie minstens { $needed } gesloten nepjokers neer.
error-spite-consec = { $rank ->
    [8] In deze serie moet nu een 8 volgen.
    [11] In deze serie moet nu een 11 volgen.
    [A] In deze serie moet nu een aas volgen.
    [J] In deze serie moet nu een boer volgen.
    [Q] In deze serie moet nu een vrouw volgen.
    [K] In deze serie moet nu een koning volgen.
   *[other] In deze serie moet nu een { $rank } volgen.
}
error-spite-suit = In deze serie moet elke combinatie dezelfde kleuren hebben.
error-spite-wrong-direction = { $direction ->
    [lower] Het gaat al lager.
   *[higher] Het gaat al hoger.
}
error-spite-direction-not-yours = De richting verander je alleen met echte 7's.
error-spite-sevens-announced = 7's op 7's veranderen de richting vanzelf, dus je hoeft het niet te zeggen.
error-spite-no-unbeatable = Bij een 2 die door niets te verslaan is, moet je “onverslaanbaar” zeggen.
error-spite-fakes-announced = Bij 5 of meer nepjokers zeg je niets.
error-spite-cam-two = Met nog maar 2 spelers mag niemand “kom maar op” zeggen.
error-spite-cam-unbeatable = Niemand mag “kom maar op” zeggen als alleen jokers de combinatie kunnen verslaan.
error-spite-cam-joker = Na “kom maar op” kun je de slag niet met een jokercombinatie winnen.
error-spite-claim = Bij de eerste keer uitkomen moet er een kaart van deze waarde bij zijn: { $rank }.
error-spite-price = Zeg om terug te komen “terugkopen { $count }” bij je combinatie.
error-spite-not-out = Je bent nog in de slag, dus terugkopen hoeft niet.
error-spite-exchange = { $most ->
    [one] Je moet precies 1 kaart wisselen.
   *[other] Je moet 1 tot { $most } kaarten wisselen.
}
error-spite-window = Even wachten: wat het laatst is gespeeld, kan nog als misser worden geroepen.
error-spite-no-call = Er valt nu niets te roepen.
error-spite-no-countdown = Aftellen kan nu niet.
error-spite-not-now = Dat kun je nu niet doen.
error-spite-too-few = Je hebt minstens { $least } spelers nodig.
error-spite-must-lead = Jij komt uit in deze slag, dus je moet spelen.
error-spite-swap = { $count ->
    [one] Sta de kaart af die bij je stand hoort.
   *[other] Sta de { $count } kaarten af die bij je stand horen.
}
error-no-such-view = Deze opgeslagen stelling is niet te gebruiken.
