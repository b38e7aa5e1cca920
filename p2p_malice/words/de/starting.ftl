### Die Seite der Gäste ohne gute Einladung, mit einer zweiten, in einem zweiten Tab, oder wo eine Antwort nötig ist.

## Der Anfang.

start-about = Kartenspiele unter Freunden, direkt von Gerät zu Gerät. Hast du eine Einladung, füge sie hier ein.
start-join = Mitspielen
start-play-here = Keine Einladung? Spiel hier, oder lade jemanden ein
start-alone = Gerade niemand da? Von dieser Seite aus kannst du dich nur an einen Tisch setzen, an den man dich einlädt. Um gegen den Computer zu spielen oder Freunde einzuladen, brauchst du das Programm: Frag dort, woher du den Link hast.
start-paste-first = Füge erst die Einladung ein.
start-repaired = { $count ->
    [0] { $others ->
        [yes] In diesem Text war mehr als ein Code. Wir nehmen den letzten.
       *[no] { "" }
    }
    [one] Wir haben 1 falsches Zeichen im Code korrigiert.
   *[other] Wir haben { $count } falsche Zeichen im Code korrigiert.
}
start-fault = Die Verbindung kam nicht zustande. { $fault }

## Ein anderer Tab, eine andere Einladung.

tab-title = Du spielst in einem anderen Tab
tab-about = Geh zu diesem Tab, oder hol das Spiel hierher.
tab-about-page = Geh zu diesem Tab: Nur mit ihm ist der Tisch verbunden.
tab-here = Lieber hier spielen
switch-game = { $friends ->
    [none] Kommt diese Einladung wirklich vom selben Tisch, und ist sie für dieses Spiel? Wenn nicht, ignoriere sie: Sonst könnte dir jemand den Platz wegnehmen.
   *[other] Kommt diese Einladung wirklich von { $friends }, und ist sie für dieses Spiel? Wenn nicht, ignoriere sie: Sonst könnte dir jemand den Platz wegnehmen.
}
switch-waiting = Du wartest noch auf Antwort vom Tisch. Stattdessen diese Einladung nehmen?
switch-ignore = Ignorieren
error-not-your-table = Diese Einladung führt an einen anderen Tisch. Über dich hat niemand etwas erfahren, und dein Platz ist reserviert. Bitte um eine neue Einladung.
switch-not = Das ist keine Einladung

## Eine Antwort, die hier geöffnet wurde.

reply-title = Das ist eine Antwort
reply-how = Kopiere sie und füge sie in das Spiel ein, das auf sie wartet.
reply-table = Falls du von diesem Browser aus eingeladen hast, wurde deine Seite inzwischen geschlossen. Öffne deinen Tisch und lade neu ein.
reply-to-table = Meinen Tisch öffnen
reply-arrived = Die Antwort ist da
reply-arrived-how = Geh zum Tab mit deinem Tisch und wähle „Verwenden“. Diesen hier kannst du schließen.
return-seat = Dein Platz ist reserviert
return-by-code = { $friends ->
    [none] Diese Seite findet den Tisch nicht von selbst wieder. Bitte dort um eine neue Einladung und öffne sie hier: Das Spiel geht weiter, wo es war.
   *[other] Du spielst mit { $friends }. Diese Seite findet den Tisch nicht von selbst wieder: Bitte dort um eine neue Einladung und öffne sie hier.
}
reply-send = { $way ->
    [share] Teilen …
   *[whatsapp] Mit WhatsApp schicken
}
ask-host = Noch keine Einladung?
ask-host-send = { $way ->
    [share] { $name ->
        [none] Um eine bitten
       *[other] { $name } fragen
    }
   *[whatsapp] { $name ->
        [none] Mit WhatsApp fragen
       *[other] { $name } mit WhatsApp fragen
    }
}
guest-closed-title = Du bist nicht mehr am Tisch
guest-own-game = Selbst ein Spiel beginnen
ask-host-message = Bei unserem Kartenspiel ist die Verbindung abgebrochen. Schick mir bitte eine neue Einladung. Wenn du das Spiel geschlossen hast, öffne es erst wieder.
landing-back = { $friends ->
    [none] Zurück zu deinem Spiel
   *[other] Zurück zu deinem Spiel mit { $friends }
}
landing-same = Führt die Einladung zu dem Spiel, in dem du warst, bringt dich „{ landing-join }“ zurück an deinen Platz.
met = Du hast schon mit { $name } gespielt.
met-wins = Du hast schon mit { $name } gespielt. Gewonnene Spiele: { $counts }
met-old = Du warst zuletzt am { $date } an diesem Tisch. Gibt es ihn nicht mehr, führt diese Einladung nirgends mehr hin.
met-newer = Zum neuesten Tisch von { $name }
met-message = Spielen wir wieder Karten? Schick mir bitte eine neue Einladung.

## Wo der direkte Weg zuerst nirgends hinführt.

landing-courier = { $name ->
    [none] Ein Bote bringt deine versiegelte Antwort an den Tisch.
   *[other] Ein Bote bringt { $name } deine versiegelte Antwort.
} Wer ihn betreibt, sieht deine Adresse im Internet und wann du dich gemeldet hast, aber nicht deinen Namen, die Karten oder was er bringt.
call-one-more = { $name ->
    [none] Deine Antwort wird noch gebraucht
   *[other] { $name } braucht noch deine Antwort
}
call-step-open = { $how ->
    [link] { $name ->
        [none] Am Tisch wird der Link darin angetippt, oder sie wird in das wartende Spiel eingefügt.
       *[other] { $name } tippt auf den Link darin oder fügt sie in das wartende Spiel ein.
    }
   *[paste] { $name ->
        [none] Am Tisch wird sie in das wartende Spiel eingefügt.
       *[other] { $name } fügt sie in das wartende Spiel ein.
    }
}
call-step-back = Komm hierher zurück und lass diese Seite offen. Der Tisch öffnet sich von selbst.
call-send = { $way ->
    [share] { $name ->
        [none] Zurückschicken
       *[other] An { $name } schicken
    }
   *[whatsapp] Mit WhatsApp schicken
}
call-sent = { $name ->
    [none] Warten, bis deine Antwort geöffnet wird
   *[other] Warten, bis { $name } deine Antwort öffnet
}
call-sent-how = Lass diese Seite offen: Der Tisch öffnet sich von selbst.
call-sent-long = { $name ->
    [none] Dauert es lange? Frag nach, ob deine Nachricht angekommen ist. Wenn nicht, bitte um eine neue Einladung und füge sie hier ein.
   *[other] Dauert es lange? Frag { $name }, ob deine Nachricht angekommen ist. Wenn nicht, bitte um eine neue Einladung und füge sie hier ein.
}
call-send-again = Antwort noch mal schicken
call-asleep = { $name ->
    [none] Das Gerät am Tisch schläft vielleicht
   *[other] Das Gerät von { $name } schläft vielleicht
}
call-asleep-how = Du bist vorgemerkt: Sobald es aufwacht, öffnet sich der Tisch. Lass diese Seite offen. Ist der Tisch schon zu, bitte um eine neue Einladung.
call-over = Diesen Tisch gibt es vielleicht nicht mehr
call-over-how = Bitte um eine neue Einladung. Schläft dort nur das Gerät, öffnet sich der Tisch, sobald es aufwacht: Lass dafür diese Seite offen.
call-coming-back = Auf dem Weg zurück an den Tisch …
call-coming-back-how = Sobald die Verbindung wieder da ist, kommst du von selbst zurück. Dauert es zu lange, bitte um eine neue Einladung und öffne sie.
call-paste-another = Andere Einladung einfügen
call-no-way = Mit diesem Browser geht es nicht
call-no-way-how = Dieser Browser lässt die Seite keine Verbindung zu anderen Geräten aufnehmen. Erlaube WebRTC in seinen Einstellungen, oder nimm einen anderen Browser. Auf einem iPhone: Schalte den Blockierungsmodus für diese Website aus.
call-reply = { $name } nimmt deine Einladung an. Kopiere diese ganze Nachricht und füge sie in das Spiel ein, das auf sie wartet.
call-reply-link = Oder tippe auf diesen Link, und zwar auf dem wartenden Gerät: { $link }
