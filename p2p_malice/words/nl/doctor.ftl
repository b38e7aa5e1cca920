### Wat `doctor` zegt over je netwerk en je apparaat: eerst of je kunt spelen, dan de details.

-same-wifi = Wie op dezelfde wifi zit, kun je nog steeds bereiken.
-what-helps = Probeer een ander netwerk (zoals de mobiele data van je telefoon), of ga op de wifi van de ander. Een relay helpt ook: een server die jullie berichten doorgeeft. Het adres daarvan zet je in de instellingen.

network-light = { $light ->
    [offline] Zo te zien ben je offline.
    [unknown] Of anderen je kunnen bereiken, is nog niet te zeggen.
    [green] Anderen kunnen je rechtstreeks bereiken.
    [amber] Anderen kunnen je waarschijnlijk bereiken als ze een antwoord sturen.
   *[red] Anderen kunnen je alleen bereiken via een relay, of op dezelfde wifi.
}
doctor-verdict-relayed = Iedereen kan met je spelen: als het niet rechtstreeks lukt, springt je relay bij.
doctor-verdict-open = Iedereen kan met je spelen. Een antwoord sturen hoeft niet: de uitnodiging is genoeg.
doctor-verdict-cone = Iedereen kan met je spelen. Je router laat vrienden binnen, dus de uitnodiging alleen is vaak genoeg.
doctor-verdict-address-restricted = Iedereen kan met je spelen, met een uitnodiging en een antwoord.
doctor-verdict-port-restricted = Bijna iedereen kan met je spelen, met een uitnodiging en een antwoord. Alleen sommige bedrijfsnetwerken en mobiele netwerken doen niet mee.
doctor-verdict-symmetric = Je kunt alleen rechtstreeks spelen met wie op een open netwerk zit. Een gewone router thuis bij de ander zit in de weg. { -what-helps }
doctor-verdict-blocked = Dit netwerk houdt spelverkeer tegen. { -same-wifi } { -what-helps }
doctor-verdict-offline = Er is geen netwerk, of de servers die we vroegen liggen plat. { -same-wifi }
doctor-verdict-unasked = Wie je kan bereiken, is niet te zeggen zonder een server te vragen, en je hebt er geen gekozen. Probeer het gewoon.
doctor-verdict-unknown = Wie je kan bereiken, is niet te zeggen, want er antwoordden te weinig servers. Probeer het gewoon.

## Het netwerk.

doctor-network = Netwerk
doctor-label-kind = soort
doctor-kind-open = open: geen router in de weg, dus iedereen kan je bereiken
doctor-kind-cone = een router die iedereen laat antwoorden (full cone)
doctor-kind-address-restricted = een router die alleen antwoord doorlaat van adressen die jij hebt benaderd
doctor-kind-port-restricted = een gewone router thuis: alleen precies het adres en de poort die jij hebt benaderd, kunnen antwoorden
doctor-kind-symmetric = symmetrisch: elke server ziet je op een andere poort, dus niemand weet waar je te bereiken bent
doctor-kind-blocked = UDP wordt tegengehouden
doctor-kind-offline = waarschijnlijk offline
doctor-kind-unknown = onbekend

doctor-label-addresses = je adressen
doctor-no-addresses = geen, behalve dat van deze computer zelf
doctor-label-skipped = weggelaten
doctor-skipped = { $names } (containers, VPN's)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] ja
   *[no] nee
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } ziet je als { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } antwoordde niet

doctor-label-mapping = van buiten gezien
doctor-mapping-none = op je eigen adres
doctor-mapping-endpoint-independent = voor iedereen op hetzelfde adres
doctor-mapping-address-dependent = voor elk adres op een andere poort
doctor-mapping-address-and-port-dependent = voor elk adres en elke poort op een andere poort
doctor-mapping-dependent = voor elke server op een andere poort
doctor-mapping-unknown = onbekend

doctor-label-filtering = wie erin komt
doctor-filtering-endpoint-independent = iedereen kan antwoorden
doctor-filtering-address-dependent = alles op een adres dat jij hebt benaderd, kan antwoorden
doctor-filtering-address-and-port-dependent = alleen precies het adres en de poort die jij hebt benaderd, kunnen antwoorden
doctor-filtering-unknown = niet getest; we gaan uit van de strengste soort

doctor-label-relay = relay
doctor-label-courier = koerier
doctor-courier-works = { $server } antwoordt
doctor-relay-works = { $server } via { $transport } werkt
doctor-no-relay = geen ingesteld

## Het apparaat.

doctor-machine = Dit apparaat
doctor-label-clipboard = klembord
doctor-clipboard = { $works ->
    [yes] werkt
   *[no] geen: kopieer codes met de hand, of gebruik een QR-code
}
doctor-label-browser = browser
doctor-no-browser = geen: WhatsApp gaat van hieruit niet open
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, met kaartsymbolen
   *[no] { $encoding }, alleen letters
}
doctor-no-terminal = { $letters }; geen terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } bij { $lines }; met kleuren
   *[no] { $letters }; { $columns } bij { $lines }; zonder kleuren
}
doctor-label-files = bestanden
doctor-folder-good = { $folder }: schrijven kan
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = andere gebruikers kunnen erin schrijven
doctor-unwritable = schrijven kan niet
