### Was `doctor` von deinem Netz und deinem Gerät sagt: zuerst, ob du spielen kannst, dann die Einzelheiten.

-same-wifi = Freunde im selben WLAN erreichst du trotzdem.
-what-helps = Versuch es in einem anderen Netz (etwa mit den mobilen Daten deines Handys), oder geh ins selbe WLAN. Auch ein Relay hilft: ein Server, der deine Nachrichten weitergibt. Seine Adresse kommt in die Einstellungen.

network-light = { $light ->
    [offline] Du bist anscheinend offline.
    [unknown] Ob Freunde zu dir kommen können, ist noch nicht bekannt.
    [green] Freunde können direkt zu dir kommen.
    [amber] Freunde können wahrscheinlich zu dir kommen, wenn sie eine Antwort schicken.
   *[red] Freunde können nur über ein Relay oder im selben WLAN zu dir kommen.
}
doctor-verdict-relayed = Alle können mit dir spielen: Wo es direkt nicht geht, springt dein Relay ein.
doctor-verdict-open = Alle können mit dir spielen. Niemand muss antworten: Die Einladung genügt.
doctor-verdict-cone = Alle können mit dir spielen. Dein Router lässt Freunde herein, darum genügt oft schon die Einladung.
doctor-verdict-address-restricted = Alle können mit dir spielen, mit Einladung und Antwort.
doctor-verdict-port-restricted = Fast alle können mit dir spielen, mit Einladung und Antwort. Nicht dabei sind manche Firmen- und Mobilfunknetze.
doctor-verdict-symmetric = Direkt spielen kannst du nur mit Freunden in einem offenen Netz. Schon ein gewöhnlicher Router bei ihnen steht im Weg. { -what-helps }
doctor-verdict-blocked = Dieses Netz lässt Spiele nicht durch. { -same-wifi } { -what-helps }
doctor-verdict-offline = Es gibt kein Netz, oder die gefragten Server sind ausgefallen. { -same-wifi }
doctor-verdict-unasked = Wer zu dir kommen kann, weiß nur ein Server, und du hast keinen gewählt. Versuch es einfach.
doctor-verdict-unknown = Wer zu dir kommen kann, ist nicht zu sagen: Zu wenige Server haben geantwortet. Versuch es einfach.

## Das Netz.

doctor-network = Netz
doctor-label-kind = Art
doctor-kind-open = offen: kein Router im Weg, also können dich alle erreichen
doctor-kind-cone = ein Router, durch den alle antworten können (Full Cone)
doctor-kind-address-restricted = ein Router, der nur Antworten von Adressen hereinlässt, die du angesprochen hast
doctor-kind-port-restricted = ein gewöhnlicher Router: nur genau die angesprochene Adresse und ihr Port können antworten
doctor-kind-symmetric = symmetrisch: jeder Server sieht dich an einem anderen Port, also lässt sich niemandem sagen, wo du zu erreichen bist
doctor-kind-blocked = UDP ist gesperrt
doctor-kind-offline = wahrscheinlich offline
doctor-kind-unknown = unbekannt

doctor-label-addresses = deine Adressen
doctor-no-addresses = keine außer der des Computers selbst
doctor-label-skipped = ausgelassen
doctor-skipped = { $names } (Container, VPNs)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] ja
   *[no] nein
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } sieht dich als { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } hat nicht geantwortet

doctor-label-mapping = von außen
doctor-mapping-none = an deiner eigenen Adresse
doctor-mapping-endpoint-independent = für alle an derselben Adresse
doctor-mapping-address-dependent = für jede Adresse an einem anderen Port
doctor-mapping-address-and-port-dependent = für jede Adresse und jeden Port an einem anderen Port
doctor-mapping-dependent = für jeden Server an einem anderen Port
doctor-mapping-unknown = unbekannt

doctor-label-filtering = wer hereinkommt
doctor-filtering-endpoint-independent = alle können antworten
doctor-filtering-address-dependent = von einer angesprochenen Adresse kann alles antworten
doctor-filtering-address-and-port-dependent = nur genau die angesprochene Adresse und ihr Port können antworten
doctor-filtering-unknown = nicht geprüft; wir nehmen das Strengste an

doctor-label-relay = Relay
doctor-label-courier = Bote
doctor-courier-works = { $server } antwortet
doctor-relay-works = { $server } über { $transport } funktioniert
doctor-no-relay = keines eingerichtet

## Das Gerät.

doctor-machine = Dieses Gerät
doctor-label-clipboard = Zwischenablage
doctor-clipboard = { $works ->
    [yes] funktioniert
   *[no] keine: Codes von Hand kopieren oder als QR-Code zeigen
}
doctor-label-browser = Browser
doctor-no-browser = keiner: WhatsApp lässt sich von hier nicht öffnen
doctor-label-terminal = Terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, mit Kartenzeichen
   *[no] { $encoding }, nur Buchstaben
}
doctor-no-terminal = { $letters }; kein Terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } mal { $lines }; mit Farben
   *[no] { $letters }; { $columns } mal { $lines }; ohne Farben
}
doctor-label-files = Dateien
doctor-folder-good = { $folder }: beschreibbar
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = auch andere können hineinschreiben
doctor-unwritable = nicht beschreibbar
