### Wat er fout was aan een misser.

event-fault-no-hand = Deze kaarten zijn geen combinatie.
event-fault-only-jokers = Alleen een hogere jokercombinatie, of 5 of meer gesloten nepjokers, verslaat dat.
event-fault-down-on-joker = Een jokercombinatie versla je met 5 of meer gesloten nepjokers.
event-fault-joker-in-consec = Een jokercombinatie mag niet in een serie.
event-fault-thirteen-in-consec = Een 13 mag niet in een serie.
event-fault-arity = { $count ->
    [one] Deze slag gaat met 1 kaart tegelijk.
   *[other] Deze slag gaat met { $count } kaarten tegelijk.
}
event-fault-not-better = Dat verslaat de laatste combinatie niet.
event-fault-only-fakes = Daar zijn meer dan { $count } gesloten nepjokers voor nodig.
event-fault-down-in-consec = Leg in een serie minstens { $count } gesloten nepjokers neer.
event-fault-consec = { $as ->
    [8] In deze serie moet nu een 8 volgen.
    [11] In deze serie moet nu een 11 volgen.
    [A] In deze serie moet nu een aas volgen.
    [J] In deze serie moet nu een boer volgen.
    [Q] In deze serie moet nu een vrouw volgen.
    [K] In deze serie moet nu een koning volgen.
   *[other] In deze serie moet nu een { $as } volgen.
}
event-fault-suit = In deze serie moet elke combinatie dezelfde kleuren hebben.
event-fault-wrong-direction = Het ging al die kant op.
event-fault-direction-not-yours = De richting verander je alleen met echte 7's.
event-fault-sevens-announced = 7's op 7's veranderen de richting vanzelf, dus je hoeft het niet te zeggen.
event-fault-no-unbeatable = Bij een 2 die door niets te verslaan is, moet je “onverslaanbaar” zeggen.
event-fault-fakes-announced = Bij 5 of meer nepjokers zeg je niets.
event-fault-cam-two = Met nog maar 2 spelers mag niemand “kom maar op” zeggen.
event-fault-cam-unbeatable = Niemand mag “kom maar op” zeggen als alleen jokers de combinatie kunnen verslaan.
event-fault-cam-joker = Na “kom maar op” kun je de slag niet met een jokercombinatie winnen.
event-fault-claim = { $as ->
    [8] Bij de eerste keer uitkomen moet er een 8 bij zijn.
    [11] Bij de eerste keer uitkomen moet er een 11 bij zijn.
    [A] Bij de eerste keer uitkomen moet er een aas bij zijn.
    [J] Bij de eerste keer uitkomen moet er een boer bij zijn.
    [Q] Bij de eerste keer uitkomen moet er een vrouw bij zijn.
    [K] Bij de eerste keer uitkomen moet er een koning bij zijn.
   *[other] Bij de eerste keer uitkomen moet er een { $as } bij zijn.
}
event-fault-price = { $count ->
    [one] Terugkopen kost 1 kaart.
   *[other] Terugkopen kost { $count } kaarten.
}
event-fault-not-out = Alleen wie heeft gepast, kan zich terugkopen.
event-fault-exchange = { $count ->
    [one] Je moet precies 1 kaart wisselen.
   *[other] Je moet 1 tot { $count } kaarten wisselen.
}
