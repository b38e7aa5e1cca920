## Der Bote, der versiegelte Zettel unter Freunden hin- und herträgt.

courier-at = { $site ->
    [yes] Der Bote und die Seite sind unter { $url }. Strg-C beendet sie.
   *[no] Der Bote ist unter { $url }. Strg-C beendet ihn.
}

news-asks = { $name } möchte sich setzen. Gib { -type-yes } { $number } oder { -type-no } { $number } ein.
news-asked-no-more = { $name } wartet nicht mehr auf einen Platz.
news-partner = { $name } spielt im Paar mit dir.
news-all-here = Alle sind da. Gib { -type-start } ein, um anzufangen, oder { -type-with } 2, um mit Freund 2 ein Paar zu bilden.
news-asks-first = { $is_on ->
    [yes] Du wirst gefragt, bevor sich jemand setzt. Gib noch einmal { -type-ask } ein, wenn du das nicht möchtest.
   *[no] Wer den Link zuerst öffnet, bekommt einen Platz.
}
news-courier-away = Der Bote ist nicht zu erreichen. Vielleicht bekommst du Antworten geschickt: Füge sie hier ein.
news-calling = Wir rufen beim Tisch an …
news-host-asleep = Das Gerät am Tisch schläft vielleicht. Du bist vorgemerkt: Sobald es aufwacht, öffnet sich der Tisch.

error-courier = Der Bote ist nicht zu gebrauchen.
error-courier-away = Der Bote ist nicht zu erreichen.
error-courier-busy = Der Bote hat zu viel zu tun.
error-courier-status = Der Bote antwortet mit einem Fehler ({ $status }).
error-courier-moved = Der Bote ist jetzt unter { $url }: Schreib diese Adresse.
error-courier-buffered = Der Bote antwortet, aber etwas auf dem Weg, etwa sein Webserver, hält seine Zettel zurück. Es muss sie sofort weitergeben, ohne zu puffern: Wie, steht in docs/networks.md.
error-courier-proxy = Der Bote ist über den Proxy deines Netzes nicht zu erreichen (HTTPS_PROXY).
error-courier-proxy-login = Der Proxy deines Netzes verlangt einen Namen und ein Passwort. Schreib sie in seine Adresse: HTTPS_PROXY=http://NAME:PASSWORT@HOST:PORT
error-courier-url = { $url } ist keine Adresse eines Boten. So eine beginnt mit https:// oder http://.
error-courier-port = Der Bote kann Port { $port } nicht verwenden: { $why }. Wähle mit --port einen anderen.
error-courier-host = Der Bote kann die Adresse { $host } nicht verwenden: { $why }. Wähle mit --host eine andere.
error-no-site = In { $folder } ist keine Seite. Schreib eine dorthin mit { -command } web --site.
error-note = Dieser Zettel ist für jemand anderen.
