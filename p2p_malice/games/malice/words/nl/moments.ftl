### Wat een herhaling zegt over een zet die beter had gekund: wat er gebeurde, wat beter was, en waarom.

moment-did-payoff = Je speelde je doelkaart op { $onto }.
moment-did-play = Je speelde { $own } op { $onto }.
moment-did-discard = Je legde { $own } af op { $onto }.

moment-win = Beter: { $card } op { $pile }, want dan had je kunnen winnen.
moment-payoff = Beter: je doelkaart op { $pile }, want elke brengt je dichter bij de winst.
moment-lead = { $count ->
    [one] Beter: { $card } op { $pile }, want dat had geleid naar je doelkaart, de { $payoff }.
   *[other] Beter: { $card } op { $pile }, de eerste van { $count } kaarten op weg naar je doelkaart, de { $payoff }.
}
moment-empty = Beter: { $card } op { $pile }, want dan had je je hele hand kunnen spelen en een nieuwe gekregen.
moment-block = { $other ->
    [none] Beter: { $card } op { $pile }, want de { $rival } van een ander had die plaats nodig.
   *[other] Beter: { $card } op { $pile }, want de { $rival } van { $other } had die plaats nodig.
}
moment-nearer = Beter: { $card } op { $pile }, want dat had je doelkaart, de { $payoff }, dichterbij gebracht.
moment-clear = Beter: { $card } op { $pile }, want dat had ruimte gemaakt op je aflegstapels.
moment-free = Beter: { $card } op { $pile }, want het paste en had niemand anders geholpen.
moment-instead = { $other ->
    [none] Beter: { $card } op { $pile }, want jouw zet leidde naar de { $rival } van een ander.
   *[other] Beter: { $card } op { $pile }, want jouw zet leidde naar de { $rival } van { $other }.
}
moment-hold = { $other ->
    [none] Beter: { $card } afleggen op { $pile }, want jouw zet leidde naar de { $rival } van een ander.
   *[other] Beter: { $card } afleggen op { $pile }, want jouw zet leidde naar de { $rival } van { $other }.
}
moment-wait = Beter: { $card } afleggen op { $pile }, want de andere kaart kon je beter bewaren.
moment-keep-wild = Beter: { $card } afleggen op { $pile }, want een wilde kaart is in je hand meer waard.
moment-keep = Beter: { $card } afleggen op { $pile }, om dichter bij je doelkaart, de { $payoff }, te blijven.
moment-discard = Beter: { $card } afleggen op { $pile }.
moment-discard-match = Beter: { $card } afleggen op { $pile }, want dat had mooi aangesloten op de kaart die er lag.
moment-other = Beter: { $card } op { $pile }.
moment-wild = Je had je wilde kaart kunnen bewaren.
