### Een pagina die het programma zelf bevat.

inside-loading = Het spel wordt geladen…
inside-turn = Iemand kaart met je, beurt voor beurt: dit bericht was een beurt. De tafel wordt klaargezet…
inside-megabytes = { $done } van { $all } MB
inside-starting = Alles is er. De eerste start duurt ongeveer 10 seconden; daarna gaat het snel.
inside-opens = Dit gaat vanzelf open zodra het klaar is…
inside-unkept = { $why ->
    [reading] Je opgeslagen spellen zijn nu niet te lezen. Om ze te beschermen wordt er niets opgeslagen tot je de pagina opnieuw laadt.
    [locks] Hier wordt niets opgeslagen, want twee tabbladen zouden elkaars spellen kunnen overschrijven. Open de pagina op een adres dat met https begint om ze wel op te slaan.
   *[writing] De browser kan dit spel niet opslaan: zijn opslag is vol of geblokkeerd. Je kunt verder spelen, maar wat niet is opgeslagen, is weg als je de pagina sluit.
}
inside-failed = { $joins ->
    [yes] De tafel kon niet starten, of is gestopt. Laad de pagina opnieuw: wat was opgeslagen, is er nog. Gebeurt het steeds weer, dan kan deze browser het spel niet zelf draaien, maar je kunt nog wel aanschuiven bij een ander.
   *[no] De tafel kon niet starten, of is gestopt. Laad de pagina opnieuw: wat was opgeslagen, is er nog. Gebeurt het steeds weer, dan kan deze browser het spel niet zelf draaien. Zet op een iPhone de isolatiemodus uit voor deze site, of probeer een andere browser.
}
