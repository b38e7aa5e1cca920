### De les, zet voor zet.

lesson-part-building = { $number } van { $most }: Bouwen
lesson-part-payoff = { $number } van { $most }: De doelstapel
lesson-part-wild = { $number } van { $most }: Wilde kaarten
lesson-part-discard = { $number } van { $most }: Afleggen
lesson-part-discarded = { $number } van { $most }: Van de aflegstapels
lesson-part-king = { $number } van { $most }: Beginnen met een koning
lesson-part-hand = { $number } van { $most }: Een lege hand
lesson-part-full = { $number } van { $most }: Een volle stapel
lesson-part-winning = { $number } van { $most }: Winnen

lesson-build = Er is een spel aan de gang. Iedereen bouwt aan de 4 stapels in het midden, van aas tot vrouw. De kleur doet er niet toe. Op { $pile } ligt een 2, dus daar hoort een 3 op, en die heb je. { $how }
lesson-build-done = Goed zo! Nu hoort daar een 4 op.
error-lesson-build-missed = Dat mag ook, maar zoek de 3 in je hand: die hoort op de 2.

lesson-payoff = Om je doelstapel draait alles: wie het eerst een lege doelstapel heeft, wint. Je ziet alleen de bovenste kaart, een 4, en die past! { $how }
lesson-payoff-done = Weer een minder, en er komt een 7 tevoorschijn.
error-lesson-payoff-missed = Je doelkaart, de 4, past op de 3. Iets beters is er niet.

lesson-wild = Voor je 7 is een 6 nodig, en die heb je niet. Maar koningen zijn wild: een koning telt als de kaart die zijn stapel nodig heeft. Leg de jouwe op de 5 van { $pile }, daar telt hij als 6. { $how }
lesson-wild-done = Daar is je 6.
error-lesson-wild-missed = Leg de koning op de 5: daar telt hij als 6, en dan is de weg vrij voor je 7.

lesson-wild-payoff = Nu past je 7 erop.
lesson-wild-payoff-done = Beter kun je een koning niet gebruiken.
error-lesson-wild-payoff-missed = Je 7 past op de koning, want die telt als 6.

lesson-discard = Nu past er niets meer: je zit vast. Leg een handkaart af en je beurt is voorbij; dat mag ook als er nog iets past. Leg de 9 op de 10, dan kun je ze later allebei spelen. { $how }
lesson-discard-done = Daarmee is je beurt voorbij.
error-lesson-discard-missed = Leg de 9 op de 10 op je aflegstapels.

lesson-waiting = Nu speelt de ander.

lesson-discarded = Je bent weer aan de beurt, met 5 kaarten in je hand. De ander heeft een 8 gespeeld, dus er past een 9. De bovenste kaarten van je aflegstapels mag je ook spelen. { $how }
lesson-discarded-done = En nu ligt de 10 eronder vrij.
error-lesson-discarded-missed = De 9 op je aflegstapel past op de 8.

lesson-which-10 = Nu passen er twee tienen: je doelkaart, en de 10 die je hebt afgelegd. Welke speel je?
lesson-which-10-done = Juist: de doelstapel gaat voor.
error-lesson-which-10-missed = Denk nog eens na: welke 10 brengt je dichter bij de winst?

lesson-king = Je doelkaart is een 2, en er ligt nergens een aas. Met een koning kun je ook een stapel beginnen: op een lege stapel telt hij als aas. { $how }
lesson-king-done = Zo goed als een aas.
error-lesson-king-missed = Leg je koning op een lege stapel: daar telt hij als aas, en past je 2 erop.

lesson-king-payoff = En nu je 2.
lesson-king-payoff-done = Nog maar één doelkaart: een 8!
error-lesson-king-payoff-missed = Je 2 past op de koning, want die telt als aas.

lesson-hand = Alle 4 kaarten in je hand passen ergens, in de goede volgorde. Speel ze allemaal: is je hand leeg, dan trek je 5 nieuwe kaarten en speel je verder.
lesson-hand-3 = Nog 3 kaarten.
lesson-hand-2 = Nog 2 kaarten.
lesson-hand-1 = En de laatste.
lesson-hand-1-done = Je hebt 5 nieuwe kaarten, en je bent nog steeds aan de beurt!
error-lesson-hand-missed = Zoek in je hand een kaart die in het midden past.

lesson-full = Op de boer hoort een vrouw, en die heb je net getrokken. Kijk wat er gebeurt met een volle stapel. { $how }
lesson-full-done = Weg is hij! De kaarten komen later weer terug, en er is plaats voor een nieuwe stapel.
error-lesson-full-missed = Bewaar dat voor later. Leg eerst de vrouw op de boer.

lesson-way = Je laatste doelkaart is een 8. Zoek een manier om die te spelen!
lesson-way-done = Juist. En nu?
error-lesson-way-missed = Zoek de stapel waar een 5 op ligt, en tel van daar door tot je 8.

lesson-way-7 = Je bent er bijna.
lesson-way-7-done = En nu…
error-lesson-way-7-missed = Voor je 8 is nog een 7 nodig.

lesson-last = Speel je laatste doelkaart, en win!
lesson-last-done = Gewonnen! Zodra iemands doelstapel leeg is, is het spel afgelopen, wat iemand ook nog in de hand heeft.
error-lesson-last-missed = Je 8 past op de 7.

## De puzzel van een dag: het nummer is dat van de poging.

lesson-puzzle-try = Puzzel, poging { $number }
lesson-puzzle = Win in deze beurt: speel je laatste doelkaart. Er is maar één manier. Je kunt kaarten terugnemen; leg je af, dan begin je opnieuw.
lesson-puzzle-on = Win in deze beurt: er is maar één manier.
lesson-puzzle-stuck = Er past niets meer. Neem kaarten terug, of leg af en begin opnieuw.
lesson-puzzle-missed = Dat was het niet. De kaarten liggen weer zoals eerst.
lesson-puzzle-solved = Dat is het! Een andere weg was er niet.
error-puzzle-take-back = Vanaf hier kun je niet winnen. Neem je laatste kaart terug en vraag het nog eens.
