### Die Hausregeln von Spite, jede mit Namen und einer Zeile.

variant-spite = Gewinne Stiche, werde deine Karten los und ertappe Fehlspiele.
variant-spite-light = Eine Runde mit Aufsicht, ohne Kopfgeld und „Kommt nur“.
variant-name-spite = Spite
variant-name-spite-light = Spite light
game-spite = Spite
game-spite-line = Ein Stichspiel · 3 bis 9 Personen
game-spite-light = Eine Runde nach leichteren Regeln. Kopfgeld, Scheinjoker, „Kommt nur“ und „unschlagbar“ kommen später und werden erklärt, sobald du ihnen begegnest.
plays-spite = { $count ->
    [one] { $variant } · 1 Runde · { $players } am Tisch
   *[other] { $variant } · { $count } Runden · { $players } am Tisch
}

rule-rounds = Runden
means-rounds = Nach so vielen Runden gewinnt der höchste Punktestand.
rule-referee = Aufsicht
means-referee = Der Tisch lässt nichts zu, was gegen die Regeln ist, also gibt es keine Fehlspiele. Gut zum Lernen.
rule-hints = Tipps
rule-clock = Zeit pro Zug
rule-clock-off = ohne Ende
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Du darfst fragen, was der Computer an deiner Stelle tun würde.
means-clock = Ein Zug hat eine Zeitgrenze. Ist sie erreicht, zieht der Tisch für dich.
rule-fakes = Scheinjoker
means-fakes = Am Anfang sind so viele Scheinjoker im Vorrat.
rule-bounty = Kopfgeld
means-bounty = Eine Karte wird aufgedeckt. Mit ihrem Wert fertig zu werden bringt Scheinjoker.
rule-come-at-me = Kommt nur
means-come-at-me = Wer die anderen herausfordert und den Stich gewinnt, tauscht Karten.
rule-window = Zeit zum Rufen
means-window = So viele Sekunden lang kann man ein Fehlspiel rufen. Bei 0 entscheidet der Tisch sofort.
rule-decision = Countdown
means-decision = Ein Countdown dauert so viele Sekunden, und 1 mehr für jede gerade gezogene Karte.
rule-first-lead = Erstes Ausspiel nach Wert
means-first-lead = Wer zuerst eine 3 legt, spielt aus; wenn niemand, dann eine 4, und so weiter. Sonst spielt aus, wer links von der Person sitzt, die gibt.
rule-last-chance = Letzte Chance
means-last-chance = Ein Stich endet, sobald wieder dran ist, wer zuletzt gespielt hat. Sonst endet er, wenn alle anderen gepasst haben.
rule-empty-pays = Rufen bringt immer etwas
means-empty-pays = Wer ein Fehlspiel ertappt, das keine Scheinjoker kostet, bekommt einen aus dem Vorrat.
rule-cam-counts-passed = Gepasste zählen mit
means-cam-counts-passed = „Kommt nur“ geht, solange 3 noch Karten haben. Sonst müssen 3 noch im Stich sein.
rule-thirteens-have-suits = 13en haben Farben
means-thirteens-have-suits = Eine 13, die für eine andere Karte steht, zählt mit, wenn Farben verglichen werden.
rule-thirteens-natural = 13en allein sind echt
means-thirteens-natural = 13en allein sind echt: 5 sind eine Joker-Kombination, und sie können das Kopfgeld bringen.
rule-big-hands-turn = Viele 7en und 3en
means-big-hands-turn = 5 oder mehr 7en oder 3en ändern die Richtung, genau wie weniger.
rule-equal-ranks-form = Gleiche Werte zählen
means-equal-ranks-form = Auch 3 Kombinationen vom selben Wert sind eine Serie.
rule-sevens-turn-consecs = 7en drehen Serien
means-sevens-turn-consecs = Wenn 7en die Richtung ändern, dreht sich auch eine Serie in Schritten um.
