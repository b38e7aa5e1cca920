### Die Seite des Programms selbst: Menü, Einrichten, Codes. `{ $friend }` ist die Nummer eines Gastes, 0 für den einzigen.

## Der Schlüssel zum Tisch.

key-none = Dieser Seite fehlt ihr Schlüssel
start-looks = Einstellungen
start-hello = Hallo, { $name }
own-face = Dein Name und Bild
home-about = Kartenspiele unter Freunden, direkt von Gerät zu Gerät. Nichts zu installieren, kein Konto.
# The seat at a friend's table that this browser has kept; the game there goes on, or is over. What is sent to the host is in
# the next one.
home-seat = { $over ->
    [yes] { $friends ->
        [none] Noch einmal mit deinen Freunden
       *[other] Noch einmal mit { $friends }
    }
   *[no] { $friends ->
        [none] Zurück an deinen Platz
       *[other] Zurück an den Tisch mit { $friends }
    }
}
home-seat-line = { $over ->
    [yes] Um eine neue Einladung bitten
   *[no] Dein Platz ist gesichert
}
home-seat-message = Ich möchte noch mal spielen. Schick mir bitte eine neue Einladung.
key-none-how = Öffne die Adresse, die { -command } web ausgegeben hat: In ihr steckt der Schlüssel zu diesem Tisch.
key-old = Diese Adresse gilt nicht mehr
key-old-how = Öffne die neueste Adresse, die { -command } web ausgegeben hat.
key-elsewhere = Der Tisch ist woanders offen
key-elsewhere-how = { $way ->
    [page] Er ist in einem anderen Tab. Hol ihn her, um dort weiterzumachen, wo du warst; alle anderen brauchen dann neue Einladungen.
   *[program] Er ist in einem anderen Tab oder Browser auf diesem Computer. Hol ihn her, um genau dort weiterzumachen, wo du warst.
}
key-take = Hierher holen
link-program-closed = ○ Programm aus
program-stopped = Das Programm ist beendet.
program-stopped-how = Um weiterzumachen, starte es wieder mit: { -command } web

## Im Lauf der Dinge.

sheet-details = Einzelheiten
page-failed = Das hat nicht geklappt
table-invite = Neu einladen

## Formulare.

field-fewer = { $what }: weniger
field-more = { $what }: mehr
field-players = Personen
field-seat = Platz { $number }
field-seat-you = Du
field-seat-here = Auf diesem Gerät
field-fill = Mit Computern auffüllen
field-name = Name für { $seat }
field-name-hint = Nummer { $number }

## Codes.

talk-join = Bei jemandem mitspielen
talk-send-back = Schick diese Antwort zurück
send-back = { $way ->
    [share] Zurückschicken
   *[whatsapp] Mit WhatsApp schicken
}
talk-reply = Füge hier die Antwort ein oder die ganze Nachricht, in der sie kam
talk-paste = Einfügen
talk-begin = Ohne die anderen anfangen
talk-to-table = Zurück zum Tisch
talk-arrived = { $friend ->
    [0] Die Antwort deines Gastes ist da
   *[other] Die Antwort von Gast { $friend } ist da
}
talk-arrived-how = Wähle „Verwenden“, wenn du gerade den Link in der Nachricht angetippt hast, sonst „Ignorieren“.
talk-ignore = Ignorieren
leaving-closes = Der Tisch wird für alle geschlossen.
leaving-table = { $kept ->
    [yes] Das Spiel ist gespeichert. Im Menü kannst du es fortsetzen.
   *[no] Du hast noch nicht gespielt, es gibt also nichts zu speichern.
}

## Der Vorraum: Freunde einladen. `{ $name }` ist der Name eines Gastes, `none` für den einzigen ohne Namen.

lobby-title = { $count ->
    [one] Lade jemanden ein
   *[other] Lade deine Freunde ein
}
lobby-return = { $how ->
    [itself] Warten auf { $names }
   *[hand] { $names } neu einladen
}
lobby-progress = { $sent } von { $count } eingeladen
lobby-waiting = { $count ->
    [one] Warten auf eine Antwort
   *[other] Warten auf { $count } Antworten
}
lobby-all-title = Ein Link für alle
lobby-all-waiting = { $count ->
    [one] Warten auf 1 Gast
   *[other] Warten auf { $count } Gäste
}
lobby-ask-first = Mich fragen, bevor sich jemand setzt
lobby-asks = { $name } möchte sich setzen.
lobby-admit = Hereinlassen
lobby-refuse = Kenne ich nicht
lobby-out = Falscher Gast?
lobby-out-of = Falscher Gast? Den Platz von { $name } frei machen und einen neuen Link erzeugen.
dismiss = { $name } wegschicken
ending-another = Anderes Spiel, andere Plätze
lobby-with = Im Paar mit mir
lobby-with-of = Mit { $name } im Paar spielen
lobby-all-here = Alle sind da
lobby-deal = Karten geben
lobby-offline = Du bist anscheinend offline. Verbinde dich erst mit einem Netz, damit dein Gast dich erreichen kann.
lobby-friend = { $friend ->
    [0] Dein Gast
   *[other] Gast { $friend }
}
lobby-state = { $state ->
    [free] freier Platz
    [sent] verschickt
    [connecting] verbindet sich …
    [here] da ✓
    [away] weg
   *[new] noch nicht eingeladen
}
lobby-whatsapp = { $again ->
    [yes] { $name ->
        [none] Noch mal mit WhatsApp schicken
       *[other] Noch mal mit WhatsApp an { $name }
    }
   *[no] { $name ->
        [none] Mit WhatsApp einladen
       *[other] { $name } mit WhatsApp einladen
    }
}
lobby-message = Nachricht
lobby-how = { $way ->
    [page]
        Schick die Einladung ab.
        Dein Gast öffnet sie und schickt dir eine Antwort.
        Tippe in der Antwort auf den Link, oder füge sie hier ein. Lass diese Seite so lange offen.
    [friend] Schick diesen Link. Wer ihn antippt, sitzt am Tisch. Lass diese Seite offen, bis dein Gast da ist.
    [all] Schick diesen Link. Wer ihn antippt, sitzt am Tisch. Lass diese Seite offen, bis alle da sind.
   *[program] Lass diese Seite offen. Dein Gast kommt gleich herein oder schickt dir eine Antwort.
}
lobby-reply = Antwort einfügen
lobby-new = Neue Einladung
lobby-came = { $name } ist da.

## Das Spiel des Tages.

daily-share-title = Teile dein Ergebnis
daily-send = { $way ->
    [share] An jemanden schicken
   *[whatsapp] Mit WhatsApp schicken
}

## Die Seite, auf der eine Antwort angetippt wird.

tapped-title = Die Antwort ist da
tapped-how = Geh zum Tab mit deinem Spiel und wähle „Verwenden“. Diesen Tab kannst du schließen.
tapped-wrong = Dieser Link funktioniert nicht
tapped-closed = Das Spiel läuft nicht mehr. Starte es wieder und schick eine neue Einladung.
tapped-needs-script = Diese Seite braucht JavaScript. Kopiere die ganze Nachricht und füge sie ins Spiel ein.

## Dem Computer zusehen.

watch-every = Tempo: { $times }
watch-slower = Langsamer
watch-faster = Schneller
watch-stop = Pause
watch-go = Weiter
watch-step = Nächster Schritt
replay-last = Voriger Zug
replay-back = Schritt zurück
replay-turn = Nächster Zug
replay-best = Bester Zug
replay-moment = Verpasstes
replay-lead = Hier wechselt die Führung
replay-next = { $who ->
    [you] Als Nächstes: du
   *[other] Als Nächstes: { $name }
}
watch-again = Noch mal ansehen
replay-leave = Zurück
replay-own-game = Selbst spielen
moment-which = Verpasste Chance { $number } von { $most }.
moment-looking = Verpasste Chancen werden gesucht …
moment-none = Nichts anderes hätte dir viel mehr gebracht. Gut gespielt!
replay-where = Stelle der Wiederholung
replay-look = Wessen Karten man sieht
replay-turns = Alle Züge

## Der Lehrgang.

lesson-notes = Was zu tun ist
page-lesson-one = { $pointer ->
    [tap] Tippe auf { $card }.
   *[other] Klicke auf { $card }.
}
page-lesson-two = { $pointer ->
    [tap] Tippe auf { $card }, dann auf { $pile }.
   *[other] Klicke auf { $card }, dann auf { $pile }.
}

## Was gespielt und gewonnen wurde.

profile-mark = { $mark ->
    [won] Gewonnen
    [lost] Verloren
    [drawn] Unentschieden
   *[none] Nicht beendet
}
profile-bar = { $won } gewonnen, { $lost } verloren
profile-replay = Wiederholung
profile-older = Frühere Spiele
profile-to-earn = Noch nicht verdient
profile-no-file = Diese Datei lässt sich nicht lesen, oder sie ist größer als 4 MB.
