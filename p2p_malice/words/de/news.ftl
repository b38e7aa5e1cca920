### Neuigkeiten: von Codes, von Verbindungen, von Freunden, die kommen und gehen. `{ $who }` ist einer von mehreren Gästen.

-program = p2p-malice

news-gathering = Dein Code wird vorbereitet …
news-port-closed = Dein Router hat den Port nicht geöffnet. Wenn dein Gast nicht hereinkommt, öffne in den Einstellungen des Routers selbst einen UDP-Port und wähle ihn mit --port.
news-unknown-outside = Kein Server im Internet hat geantwortet, darum gilt dieser Code nur in deinem eigenen Netz. Ist dein Gast woanders, versuch es mit mobilen Daten oder einem anderen WLAN.
news-waiting = { $is_carried ->
    [yes] Lass das hier offen: Der Link gilt nur, solange dieses Programm läuft.
   *[no] { $friends ->
        [0] Vielleicht wird deine Antwort gebraucht, um dich hereinzulassen. Lass das hier offen, bis du am Tisch bist.
        [one] Schickt dein Gast dir eine Antwort, füge sie hier ein; vielleicht geht es auch ohne. Lass das hier offen: Die Einladung gilt nur, solange dieses Programm läuft.
       *[other] Schicken deine Gäste dir Antworten, füge sie hier ein, egal in welcher Reihenfolge; bei manchen geht es auch ohne. Lass das hier offen: Die Einladungen gelten nur, solange dieses Programm läuft.
    }
}
news-still-waiting = { $friends ->
    [0] { $minutes ->
        [one] Du wartest seit 1 Minute. Deine Antwort gilt noch.
       *[other] Du wartest seit { $minutes } Minuten. Deine Antwort gilt noch.
    }
    [one] { $minutes ->
        [one] Du wartest seit 1 Minute. Deine Einladung gilt noch.
       *[other] Du wartest seit { $minutes } Minuten. Deine Einladung gilt noch.
    }
   *[other] { $minutes ->
        [one] Du wartest seit 1 Minute. Deine Einladungen gelten noch.
       *[other] Du wartest seit { $minutes } Minuten. Deine Einladungen gelten noch.
    }
}
news-stale = { $is_reply ->
    [yes] Deine Adresse im Internet hat sich geändert, darum gilt die Antwort oben nicht mehr. Schick diese neue.
   *[no] Deine Adresse im Internet hat sich geändert, darum gilt die Einladung oben nicht mehr. Schick diese neue.
}
news-renewed = { $friend ->
    [0] Hier ist eine neue Einladung für deinen Gast.
   *[other] Hier ist eine neue Einladung für Gast { $friend }.
}
news-which-friend = Welcher Gast? Gib { -type-new } und eine Nummer ein: { $numbers }.
news-repaired = { $count ->
    [one] Wir haben 1 falsches Zeichen im Code korrigiert.
   *[other] Wir haben { $count } falsche Zeichen im Code korrigiert.
}
news-last-of-several = In diesem Text war mehr als ein Code. Wir nehmen den letzten.
news-connecting = Verbinden …
news-connected = { $relayed ->
    [yes] Verbunden über ein Relay, mit { $round_trip } ms Verzögerung.
   *[no] Direkt verbunden, mit { $round_trip } ms Verzögerung.
}
news-connected-unmeasured = { $relayed ->
    [yes] Verbunden über ein Relay.
   *[no] Direkt verbunden.
}
news-connected-of = { $relayed ->
    [yes] { $who } ist über ein Relay verbunden, mit { $round_trip } ms Verzögerung.
   *[no] { $who } ist direkt verbunden, mit { $round_trip } ms Verzögerung.
}
news-connected-unmeasured-of = { $relayed ->
    [yes] { $who } ist über ein Relay verbunden.
   *[no] { $who } ist direkt verbunden.
}
news-shaky = Die Verbindung ist wacklig: Seit ein paar Sekunden kommt nichts an.
news-shaky-of = Die Verbindung zu { $who } ist wacklig: Seit ein paar Sekunden kommt nichts an.
news-away = { $is_host ->
    [yes] Die Verbindung zum Tisch ist unterbrochen. Das Spiel ist gespeichert, und sobald sie wieder steht, kommst du von selbst zurück. Dauert es zu lange, bitte um eine neue Einladung und füge sie hier ein.
   *[no] Die Verbindung zu deinem Gast ist unterbrochen. Das Spiel ist gespeichert. Dauert es zu lange, lade noch einmal ein.
}
news-away-of = Die Verbindung zu { $who } ist unterbrochen. Das Spiel ist gespeichert. Dauert es zu lange, lade noch einmal ein.
news-back = Die Verbindung ist wieder gut.
news-back-of = Die Verbindung zu { $who } ist wieder gut.
news-lost = { $error } Der Platz ist reserviert: Lade deinen Gast noch einmal ein.
news-lost-of = Die Verbindung zu { $who } ist abgebrochen. { $error } Der Platz ist reserviert: Lade noch einmal ein.
news-left = Dein Gast ist gegangen. Der Platz bleibt reserviert, falls dein Gast wiederkommt oder du noch einmal einlädst.
news-left-of = { $who } ist gegangen. Der Platz bleibt reserviert, falls { $who } wiederkommt oder du noch einmal einlädst.
news-gone = Dein Gast ist ganz ausgestiegen. Du kannst jemand anderen einladen oder den Computer spielen lassen.
news-gone-of = { $who } ist ganz ausgestiegen. Du kannst jemand anderen einladen oder den Computer spielen lassen.
news-stranger = Jemand anders wollte sich auf den Platz von { $name } setzen und wurde abgewiesen. Der Platz gehört weiter { $name }.
news-other-version = { $older ->
    [yours] Dein Programm ist älter als das andere, darum könnt ihr nicht zusammen spielen. Aktualisiere es so, wie du es installiert hast.
   *[friend] Das andere Programm ist älter als deins, darum könnt ihr nicht zusammen spielen. Es sollte so aktualisiert werden, wie es installiert wurde.
}
news-coming-back = { $names ->
    [none] Der Tisch wird wieder gesucht. Dauert es zu lange, bitte um eine neue Einladung.
   *[other] Die Verbindung zu { $names } wird wieder gesucht. Vielleicht muss dort jemand auch das eingeben: { -program } resume
}
news-last-call = Das Spiel ist aus. Wir sagen allen Bescheid …
news-here = Du bist schon verbunden. Ein Code ist nicht nötig.
news-here-of = { $who } ist mit dieser Einladung schon da. Kommt diese Antwort von jemand anderem, schick dieser Person eine eigene Einladung.
news-nobody-away = Niemand ist weg, also braucht es keine neue Einladung.
news-back-at-table = { $is_host ->
    [yes] Du bist wieder am Tisch. Die Einladung gilt nicht mehr.
   *[no] Du bist wieder am Tisch. Die Antwort gilt nicht mehr.
}
news-seat-kept = Dein Platz ist reserviert. Sobald das Spiel am Tisch weitergeht, kommst du zurück mit: { -command } resume
news-no-game = Es gibt kein Spiel zum Fortsetzen.

## Gäste, die noch keinen Namen haben, und mehrere Namen.

friend-numbered = Gast { $number }
names-more = { $names }, { $next }
names-last = { $names } und { $next }

## Fragen im Lauf eines Spiels.

ask-no-path = Die Verbindung kam nicht zustande. Was nun?
ask-no-path-new = Neuer Versuch mit neuer Einladung
ask-no-path-bot = Hier gegen den Computer spielen
ask-no-path-quit = Aufhören
ask-host-gone = Der Tisch ist nicht mehr da. Was nun?
ask-host-gone-bot = Hier gegen den Computer weiterspielen
ask-host-gone-quit = Aufhören
ask-game = Welches Spiel?
ask-game-quit = Abbrechen
ask-next = Was spielt ihr als Nächstes?
ask-game-delete = Ein Spiel löschen
ask-which-delete = Welches Spiel willst du löschen?
ask-damaged = Fortsetzen, so weit es lesbar ist?
ask-damaged-yes = { $moves ->
    [0] Noch einmal vom Geben an
   *[other] Nach Schritt { $moves } fortsetzen, dem letzten guten
}
ask-damaged-no = Lassen, wie es ist

## Spiele zum Fortsetzen.

saved-game = { $says }
saved-race = Restkarten: { $who }
saved-left = { $name } { $count }
saved-left-you = du { $count }
saved-many = { $first }, { $second } und { $count } andere
saved-about = { $about } · { $ago }
saved-about-over = Es ist aus, aber vielleicht wissen es noch nicht alle · { $ago }
saved-about-damaged = { $moves ->
    [0] Vom ersten Schritt an beschädigt · { $ago }
    [one] Nach 1 Schritt beschädigt · { $ago }
   *[other] Nach { $moves } Schritten beschädigt · { $ago }
}
saved-about-seat = Zu Gast an einem Tisch · { $ago }
saved-ago = { $unit ->
    [days] { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
    [hours] vor { $count } Std.
    [minutes] vor { $count } Min.
   *[now] gerade eben
}
resume-by-message = Deine Partie mit { $game }
resume-last = Dein Spiel mit { $game } fortsetzen
saved-own = { $moves ->
    [one] { $when }  dein Tisch, mit { $names }; 1 Schritt
   *[other] { $when }  dein Tisch, mit { $names }; { $moves } Schritte
}
saved-own-damaged = { $moves ->
    [0] { $when }  dein Tisch, mit { $names }; vom ersten Schritt an beschädigt
    [one] { $when }  dein Tisch, mit { $names }; nach 1 Schritt beschädigt
   *[other] { $when }  dein Tisch, mit { $names }; nach { $moves } Schritten beschädigt
}
saved-over = { $when }  dein Tisch, mit { $names }; aus, aber vielleicht noch nicht für alle
saved-seat = { $when }  am Tisch von { $names }
saved-friend = jemand
news-deal-fair = Fair gegeben: Niemand hat die Karten ausgesucht, und jede, die du gesehen hast, stimmt. { $own ->
    [yes] Dein Gerät hat mitgemischt.
   *[no] Beigetragen haben { $names }, ohne dich.
}
