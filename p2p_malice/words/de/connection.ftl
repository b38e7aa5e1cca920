### Was mit einer Verbindung schiefging, oder mit einer Einladung auf ihrem Weg: `error-CODE`.

error-link = Die Verbindung ist gescheitert. Versuch es mit einer neuen Einladung noch einmal.
error-no-path = Die Verbindung kam nicht zustande. Entweder lassen eure Netze keine direkte zu, oder das Spiel am anderen Ende wurde geschlossen. Wechselt auf einer Seite das Netz (mobile Daten oder das WLAN der anderen), oder nehmt ein Relay. Was dein Netz zulässt, sagt dir: { -command } doctor. Fangt dann mit einer neuen Einladung an: Diese ist verbraucht.
error-no-path-in-page = Dein Gast ist nicht zu erreichen. Ist die Seite dort noch offen? Wenn ja, lassen eure Netze keine direkte Verbindung zu: Wechselt auf einer Seite das Netz (mobile Daten oder das WLAN der anderen). Schick dann eine neue Einladung: Diese ist verbraucht.
error-answered-already = Auf diese Einladung ist schon eine Antwort da, und ein Browser nimmt nur eine an. Schick eine neue Einladung.
error-came-and-went = Mit dieser Antwort hat sich jemand verbunden, ist aber gleich wieder gegangen. Schick eine neue Einladung: Diese ist verbraucht.
error-guests-page = Um eine Einladung anzunehmen, öffne ihren Link.
error-unfinished-link = Das andere Gerät wurde erreicht, aber die Verbindung kam nicht zustande. Versuch es mit einer neuen Einladung noch einmal.
error-link-not-secured = Das andere Gerät wurde erreicht, aber die Verbindung ließ sich nicht sichern. Versuch es mit einer neuen Einladung noch einmal.
error-link-broken-off = Das andere Gerät wurde erreicht, aber dann brach die Verbindung ab. Versuch es mit einer neuen Einladung noch einmal.
error-somebody-else-answered = Da hat jemand Fremdes geantwortet. Versuch es mit einer neuen Einladung noch einmal, und schick sie in einem Chat, den nur ihr beide lest.
error-library-failed = Die Verbindung ist an einem internen Fehler gescheitert ({ $reason }). Versuch es mit einer neuen Einladung noch einmal.
error-resume-ticket-unusable = Die gespeicherte Verbindung ließ sich nicht wiederherstellen. Versuch es mit einer neuen Einladung noch einmal.
error-relay-refused = Das Relay { $server } hat die Verbindung abgelehnt: { $reason }. Prüfe Benutzernamen und Passwort in den Einstellungen.
error-relay-silent = Das Relay { $server } hat nicht geantwortet. Versuch es später noch einmal oder ohne Relay.
error-relay-unknown = Das Relay { $server } ist nicht zu finden. Prüfe seinen Namen in den Einstellungen.
error-relay-unreachable = Das Relay { $server } ist nicht zu erreichen: { $reason }. Versuch es später noch einmal oder ohne Relay.
error-no-address = Dieser Computer ist in keinem Netz, in dem man dich erreicht. Verbinde ihn mit einem und versuch es noch einmal.
error-no-address-in-page = Dieser Browser lässt die Seite keine Verbindung zu anderen Geräten aufnehmen. Bist du online? Dann erlaube WebRTC in seinen Einstellungen, oder nimm einen anderen Browser. Auf einem iPhone: Schalte den Blockierungsmodus für diese Website aus.
error-port-taken = Port { $port } lässt sich auf diesem Computer nicht öffnen. Vielleicht belegt ihn ein anderes Spiel: Schließ es, oder wähle einen anderen Port.

## Das Ende einer Verbindung.

error-link-closed = Am anderen Ende wurde das Spiel geschlossen.
error-link-closed-here = Du hast die Verbindung geschlossen.
error-stopped-waiting = Du wartest nicht mehr.
error-player-left = Jemand hat den Tisch verlassen.
error-link-lost = Die Verbindung ist abgebrochen.
error-link-broken = Die Verbindung ist abgebrochen.
error-link-silent = { $unit ->
    [hours] { $count ->
        [one] Vom anderen Gerät kam seit 1 Stunde nichts mehr.
       *[other] Vom anderen Gerät kam seit { $count } Stunden nichts mehr.
    }
    [minutes] { $count ->
        [one] Vom anderen Gerät kam seit 1 Minute nichts mehr.
       *[other] Vom anderen Gerät kam seit { $count } Minuten nichts mehr.
    }
   *[seconds] { $count ->
        [one] Vom anderen Gerät kam seit 1 Sekunde nichts mehr.
       *[other] Vom anderen Gerät kam seit { $count } Sekunden nichts mehr.
    }
}
error-link-restarted = Am anderen Ende wurde das Spiel geschlossen und neu geöffnet.

## Das andere Programm redet Unsinn.

error-garbled-link = { -nonsense }
error-link-flooded = Vom anderen Gerät kam viel mehr, als ein Spiel braucht, darum wurde die Verbindung geschlossen. Versuch es mit einer neuen Einladung noch einmal.
error-said-no-hello = Das andere Gerät hat nicht gesagt, welches Spiel es ist, darum wurde die Verbindung geschlossen. Achtet darauf, dass ihr dieselbe Version habt.
error-too-much-nonsense = Vom anderen Gerät kam zu viel Unverständliches, darum wurde die Verbindung geschlossen. Achtet darauf, dass ihr dieselbe Version habt.
error-reads-nothing = Das andere Gerät hat nicht mehr reagiert, darum wurde die Verbindung geschlossen. Versuch es mit einer neuen Einladung noch einmal.
error-restarted-too-often = Das Spiel am anderen Ende wurde zu oft neu gestartet, darum wurde die Verbindung geschlossen. Versuch es mit einer neuen Einladung noch einmal.
error-remote-frame-too-long = Vom anderen Gerät kam eine zu lange Nachricht (über { $most } Bytes). Achtet darauf, dass ihr dieselbe Version habt.
error-link-not-introduced = Das andere Gerät hat nicht gesagt, welches Spiel es ist. Achtet darauf, dass ihr dieselbe Version habt.
error-frame-left-out = { -nonsense }
error-acknowledged-unsent = { -nonsense }
error-answered-unasked = { -nonsense }
error-sdp-without-address = In diesem Code steht nicht, wo das andere Gerät zu erreichen ist. Bitte um einen neuen.
error-sdp-unusable = Die Angaben zur Verbindung in diesem Code sind unbrauchbar: { $reason }. Bitte um einen neuen.
error-sdp-of-no-channel = Dieser Code gehört zu keinem Spiel. Bitte um einen neuen.

## Programme an diesem Ende.

error-frame-of-half-characters = In der Nachricht steht ein halbes Surrogatpaar, darum lässt sie sich nicht senden.
error-message-too-long = Die Nachricht ist zu lang: { $size } Bytes, erlaubt sind { $most }.
error-frame-of-several-lines = Eine Nachricht auf stdout muss eine einzige Zeile sein.
error-stdout-unread = Niemand liest mehr von stdout.
error-stdin-no-frame = Eine Zeile auf stdin ist keine Nachricht: { $reason }.
error-stdin-unreadable = stdin lässt sich nicht mehr lesen.
error-stdin-ended = stdin ist zu Ende.
error-unsupported-library = Dieses Programm braucht { $packages }, installiert ist aber { $installed }. Abhilfe schafft: pip install { $packages }
error-library-not-loaded = Dieses Programm braucht { $packages }, aber das lässt sich nicht laden ({ $reason }). Abhilfe schafft: pip install { $packages }

## Server und Ports, wie sie eingegeben werden.

error-no-stun-server = „{ $text }“ ist nicht die Adresse eines STUN-Servers. Schreib sie als host:port, zum Beispiel { $example }.
error-no-turn-server = Das ist nicht die Adresse eines Relays. Schreib sie als turn:user:password@host:port?transport=udp.
error-turn-without-user = Das Relay braucht einen Benutzernamen und ein Passwort: turn:user:password@host:port.
error-turns-over-udp = turns: bedeutet TLS, und das geht nicht mit transport=udp. Nimm stattdessen turn:, oder lass transport=udp weg.
error-port-out-of-range = { $least ->
    [0] Ein Port ist eine Zahl von 1 bis 65535 oder 0 für irgendeinen freien, nicht { $port }.
   *[1] Ein Port ist eine Zahl von 1 bis 65535, nicht { $port }.
}
error-no-ipv6-address = { $text } ist keine IPv6-Adresse.

## Eine Einladung weitergeben.

error-invitation = Die Einladung ließ sich weder kopieren noch öffnen. Kopiere sie vom Bildschirm.
error-clipboard = Die Zwischenablage ist nicht zu erreichen. Kopiere die Nachricht vom Bildschirm, oder zeig sie als QR-Code.
error-clipboard-silent = Die Zwischenablage hat nicht geantwortet. Kopiere die Nachricht vom Bildschirm, oder zeig sie als QR-Code.
error-clipboard-unwilling = Die Zwischenablage hat die Nachricht nicht angenommen. Kopiere sie vom Bildschirm, oder zeig sie als QR-Code.
error-too-long-for-qr = Dieser Text ist zu lang für einen QR-Code. Schick ihn als Nachricht.
