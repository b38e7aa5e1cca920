### Wat een tafel zegt: waarom iets niet mag, en waarom het afscheid komt.

-command = p2p-malice

error-refused = Dat mag niet ({ $code }).

error-game-over = Het spel is afgelopen.
error-not-over = Het spel is nog niet afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-no-hints = Hier wordt zonder hints gespeeld.
error-no-undo = Dat kun je niet terugnemen: volgens deze regels blijft liggen wat ligt.
error-nothing-to-undo = Er valt niets terug te nemen: zodra er een nieuwe kaart is opengelegd of getrokken, blijft liggen wat ligt.
error-undone-enough = Je hebt deze beurt al { $most } kaarten teruggenomen, dus deze blijft liggen.
error-undone-enough-in-game = Je hebt dit spel al { $most } kaarten teruggenomen, dus deze blijft liggen.

error-seated-already = Je zit al aan deze tafel.
error-version-mismatch = { $older ->
    [yours] Jouw programma is ouder dan dat van je host, dus jullie kunnen niet samen spelen. Werk het bij zoals je het hebt geïnstalleerd.
   *[host] Het programma van je host is ouder dan dat van jou, dus jullie kunnen niet samen spelen. Vraag je host om het bij te werken.
}
error-seat-taken = Deze plek is bezet. Is het de jouwe, ga dan verder op het apparaat waarop je speelde. Zo niet, vraag je host dan om een andere uitnodiging.
error-table-full = Iedereen zit al aan deze tafel. Hoor je erbij, ga dan verder op het apparaat waarop je speelde.
error-no-seat = Je kreeg geen plek aan deze tafel. Vraag je host om een nieuwe uitnodiging.
error-not-watchable = Bij deze tafel kan nu niemand meer meekijken: de host wil het niet, of er kijken er al te veel mee.
error-only-watching = Je kijkt alleen mee: daarvoor heb je een plek aan tafel nodig.
error-seat-not-free = De host laat nu niemand een plek nemen.
error-only-host = Dat kan alleen de host.
error-host-busy = Je host kan nu even niet gevraagd worden of je mag aanschuiven. Laat weten dat je wacht en probeer de link over een minuut nog eens.
error-not-started = Het spel is nog niet begonnen: er ontbreekt nog iemand.
error-rematch-is-proposed = Voor een nieuw spel moet iedereen het ermee eens zijn. Stel dat eerst voor.
error-stale-move = Die zet kwam te laat: er is iets veranderd op tafel. Kijk nog eens en kies opnieuw.
error-unknown-proposal = Dat is geen keuze. Kies uit: { $known }.
error-nobody-away = Er is op dit moment niemand weg.
error-not-all-here = Er is iemand van tafel gegaan.
error-said-by-table = Of iemand te laat is, zegt alleen de tafel zelf.
error-too-much-asked = Dat was veel tegelijk. Wacht een paar seconden en vraag het nog eens.
error-too-much-said = Dat was veel tegelijk. Wacht een paar seconden en zeg het nog eens.
error-nothing-said = Je bericht was leeg.
error-not-their-turn = Er is niemand om te herinneren: dat kan alleen bij een andere speler die aan de beurt is.
error-poke-unheard = Herinneren kan nu niet: die speler is weg, of heeft een te oude versie.
error-poked-already = Daar is net al aan herinnerd. Geef het even tijd.

bye-left = Tot ziens!
bye-over = Het spel is afgelopen.
bye-closed = De tafel is gesloten.
bye-stopped = Dat was het voor nu. Het spel is opgeslagen en de host kan het hervatten.
bye-turned-out = De host heeft je van tafel gestuurd. Ben je niet herkend? Vraag dan om een nieuwe link.
bye-not-watchable = De host wil nu niet dat er iemand meekijkt.
bye-superseded = Je speelt nu ergens anders verder, dus dit venster is gesloten.
