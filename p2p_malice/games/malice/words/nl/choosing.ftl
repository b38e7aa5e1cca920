### Wat er wordt gezegd terwijl je een kaart kiest en waar die heen gaat, en wat een hint aanraadt: waarom dat een goede zet is.

## Waarom een keuze niets oplevert.

error-fits-nowhere = { $alike ->
    [yes] Op alle stapels in het midden hoort nu { $needs }: { $card } past niet.
   *[no] In het midden past nu alleen { $needs }: { $card } past niet.
}
error-choose-card-first = Kies eerst een kaart, en dan waar je die speelt.
error-draws-by-itself = Nieuwe kaarten trek je vanzelf: aan het begin van je beurt, en als je hand leeg is.
error-nothing-there = Daar ligt geen kaart.

## Wat een hint zegt: de zet, en de reden.

hint-payoff = Speel je doelkaart op { $pile }: elke brengt je dichter bij de winst.
hint-lead = Speel { $card } op { $pile }: dat leidt naar je doelkaart, de { $payoff }.
hint-lead-partner = Speel { $card } op { $pile }: dat leidt naar de doelkaart van je partner, de { $payoff }.
hint-empty = Speel { $card } op { $pile }: je kunt je hele hand spelen, en krijgt een nieuwe.
hint-block = Speel { $card } op { $pile }: dat neemt de plaats in die de { $rival } van een ander nodig heeft.
hint-block-then = Speel { $card } op { $pile }: dan neemt { $then } de plaats in die de { $rival } van een ander nodig heeft.
hint-nearer = Speel { $card } op { $pile }: dat brengt je doelkaart, de { $payoff }, dichterbij.
hint-clear = Speel { $card } op { $pile }: dat maakt ruimte op je aflegstapels.
hint-free = Speel { $card } op { $pile }: het past, en helpt niemand anders.
hint-hold = Bouw niet naar de { $rival } van een ander toe. Leg { $card } af op { $pile }.
hint-wait = Bewaar wat past voor een beter moment. Leg { $card } af op { $pile }, dan is je beurt voorbij.
hint-discard = Er past nu niets nuttigs. Leg { $card } af op { $pile }, dan is je beurt voorbij.
hint-discard-match = Er past nu niets nuttigs. Leg { $card } af op { $pile }: dat sluit mooi aan op de kaart die er ligt.
hint-other = Speel { $card } op { $pile }.

## Alle afgelegde kaarten.

discards-title = Alle aflegstapels
discards-none = Er is nog niets afgelegd.
discards-top = boven
discards-next = Volgende: { $name }

## Instellingen die alleen dit spel heeft.

settings-autoplay-how = Bij direct spelen gaat je doelkaart, of de bovenste kaart van een aflegstapel, naar het midden als je die één keer kiest. Een handkaart kies je daarvoor twee keer. Direct spelen legt nooit af, en speelt nooit een wilde kaart.

## At a page, once.

first-buried = Tik op de aflegstapel van een ander om alle kaarten erin te zien.
