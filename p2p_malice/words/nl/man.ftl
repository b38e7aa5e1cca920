### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NAAM
man-synopsis = OVERZICHT
man-description = BESCHRIJVING
man-commands = OPDRACHTEN
man-options = OPTIES
man-environment = OMGEVING
man-files = BESTANDEN
man-status = AFSLUITSTATUS
man-see = ZIE OOK
man-bugs = FOUTEN

## Environment variables.

man-any-option = Staat voor een optie: deze voor --variant achter host. De namen van alle andere zijn net zo gevormd.
man-languages = De taal, als --lang en de instellingen er geen noemen.
man-folders = Mappen om te gebruiken in plaats van ~/.config en ~/.local/share.

## Files.

man-settings = Je instellingen.
man-games = Opgeslagen spellen.
man-history = Wat van elk afgelopen spel wordt bewaard.
man-replays = De laatste daarvan, om terug te kijken.

## Exit statuses.

man-status-0 = Klaar.
man-status-1 = Iets onverwachts.
man-status-2 = Een verkeerde optie, onbruikbare instellingen of een bezette poort.
man-status-3 = Een onbruikbare code.
man-status-4 = Geen weg door de netwerken.
man-status-5 = De verbinding is weggevallen, of er was geen plek voor je.
man-status-6 = Een opgeslagen spel is onbruikbaar, of ergens anders open.
man-status-7 = De versies passen niet bij elkaar.
man-status-129 = De terminal is gesloten.
man-status-130 = Ctrl-C.
man-status-143 = Een ander programma heeft het gestopt.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Kaartspel
desktop-keywords = kaarten;vrienden;multiplayer;terminal;
desktop-games = { -title } is een wedloop voor twee tot negen spelers: wie het eerst de eigen stapel kwijt is, wint. En er is Spite, een slagenspel voor drie tot negen.
desktop-way = Stuur een uitnodiging met een berichtenapp naar keuze. Vanaf dan praten jullie apparaten rechtstreeks met elkaar, end-to-end versleuteld: geen spelserver, geen account. Of speel tegen de computer, of met anderen aan één scherm, en los de puzzel van de dag op.
