### De pagina van de gast: van een uitnodiging naar de tafel, en terug.

guest-own-tab = Open { -title } in een eigen tabblad
guest-name = Gast

## Waar een link heen leidt.

landing-title = { $name ->
    [none] Je bent uitgenodigd voor { $game }
   *[other] { $name } nodigt je uit voor { $game }
}
landing-rules-usual = Dit zijn de gewone regels van { -title }. Misschien heeft je host er een paar veranderd: tik aan tafel op “Regels” om te zien hoe jullie spelen.
landing-join = Meedoen
landing-replied = Deze pagina is opnieuw geladen, dus het antwoord dat je stuurde werkt niet meer. Tik op “Meedoen” en stuur het nieuwe.
landing-promise = Er wordt niets verstuurd tot je op “Meedoen” tikt. Dan maakt deze pagina verbinding met het apparaat van je host, dat zo je naam en netwerkadres krijgt.

## Terug naar een spel.

return-back = Weer aanschuiven
return-other = Meedoen met een ander spel
return-kept = { $friends ->
    [none] Je plek is bewaard.
   *[other] Je plek bij { $friends } is bewaard.
}

## Op weg naar de tafel.

call-connecting = { $name ->
    [none] Verbinden met je host…
   *[other] Verbinden met { $name }…
}

## Aan tafel.

guest-away = Je host is even niet te bereiken. Wachten helpt meestal: je schuift vanzelf weer aan, en een zet die je nu doet, wordt dan verstuurd.
guest-long-away = Je host is niet te bereiken. Je schuift vanzelf weer aan zodra dat weer kan. Duurt het lang, vraag dan om een nieuwe uitnodiging. Open die, of tik op “Ik heb een nieuwe uitnodiging”.
guest-page-away = Je host is niet te bereiken. Je plek is bewaard, en wachten helpt meestal. Duurt het lang, vraag dan om een nieuwe uitnodiging. Open die, of tik op “Ik heb een nieuwe uitnodiging”.
guest-leave-page = Je plek is bewaard. Vraag om een nieuwe uitnodiging als je terug wilt komen.
guest-leave = Het spel is opgeslagen. Open deze pagina weer om terug te gaan naar de tafel.
guest-incomplete = Een deel van deze pagina kon niet worden geladen: die is bijgewerkt nadat je hem opende, of je bent offline. Laad de pagina opnieuw om verder te gaan: je uitnodiging is er nog.
guest-garbled = Het apparaat van je host stuurde iets wat deze pagina niet begrijpt. Laad de pagina opnieuw en vraag om een nieuwe uitnodiging.
guest-closed = { $reason } Je plek is bewaard: open hier de volgende uitnodiging van je host om terug te komen.
guest-closed-paste = Plak een nieuwe uitnodiging
