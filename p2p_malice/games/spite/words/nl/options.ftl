### De huisregels van Spite, elk met een label en een regel.

variant-spite = Win slagen, raak je kaarten kwijt en betrap missers.
variant-spite-light = Eén ronde met een scheidsrechter, zonder premies en “kom maar op”.
variant-name-spite = Spite
variant-name-spite-light = Spite light
game-spite = Spite
game-spite-line = Een slagenspel · 3 tot 9 spelers
game-spite-light = Eén ronde met eenvoudigere regels. Premies, nepjokers, “kom maar op” en “onverslaanbaar” komen later, elk met uitleg als je ze voor het eerst tegenkomt.
plays-spite = { $count ->
    [one] { $variant } · 1 ronde · { $players } spelers
   *[other] { $variant } · { $count } rondes · { $players } spelers
}

rule-rounds = Rondes
means-rounds = Na zoveel rondes wint de hoogste stand.
rule-referee = Scheidsrechter
means-referee = De tafel weigert alles wat tegen de regels is, dus er zijn geen missers. Goed om te leren.
rule-hints = Hints
rule-clock = Tijd per beurt
rule-clock-off = zonder limiet
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Je mag vragen wat de computer op jouw plek zou doen.
means-clock = Een beurt heeft een tijdslimiet. Is de tijd om, dan speelt de tafel voor je.
rule-fakes = Nepjokers
means-fakes = De voorraad begint met zoveel nepjokers.
rule-bounty = Premie
means-bounty = Er wordt een kaart opengelegd. Uitgaan met die waarde levert nepjokers op.
rule-come-at-me = Kom maar op
means-come-at-me = Wie de anderen uitdaagt en de slag wint, wisselt kaarten.
rule-window = Tijd om te roepen
means-window = Zoveel seconden lang kun je een misser roepen. Met 0 beslist de tafel meteen.
rule-decision = Aftellen
means-decision = Het aftellen duurt zoveel seconden, plus 1 voor elke kaart die net is opgepakt.
rule-first-lead = Eerste keer uitkomen op waarde
means-first-lead = Wie als eerste een 3 speelt, komt uit; doet niemand dat, dan een 4, enzovoort. Anders komt de speler links van de deler uit.
rule-last-chance = Laatste kans
means-last-chance = Een slag is afgelopen als de beurt terug is bij wie het laatst speelde. Anders als alle anderen hebben gepast.
rule-empty-pays = Roepen loont altijd
means-empty-pays = Wie iemand zonder nepjokers betrapt, krijgt er een uit de voorraad.
rule-cam-counts-passed = Gepast telt mee
means-cam-counts-passed = “Kom maar op” mag zolang 3 spelers kaarten hebben. Anders moeten er nog 3 in de slag zijn.
rule-thirteens-have-suits = 13's hebben kleur
means-thirteens-have-suits = Een 13 die voor een andere kaart staat, telt toch mee als kleuren worden vergeleken.
rule-thirteens-natural = 13's alleen zijn echt
means-thirteens-natural = 13's alleen zijn echt: 5 zijn een jokercombinatie, en ze kunnen de premie opleveren.
rule-big-hands-turn = Veel 7's en 3's
means-big-hands-turn = 5 of meer 7's of 3's veranderen de richting, net als minder dan 5.
rule-equal-ranks-form = Gelijke waarden
means-equal-ranks-form = 3 combinaties van dezelfde waarde zijn ook een serie.
rule-sevens-turn-consecs = 7's keren series om
means-sevens-turn-consecs = Als 7's de richting veranderen, keert ook een serie in stappen om.
