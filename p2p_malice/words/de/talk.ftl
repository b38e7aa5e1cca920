### Codes: den eigenen weitergeben, einen fremden einfügen.

talk-send-invitation = { $friend ->
    [0] Schick das an deinen Gast:
   *[other] Schick das an Gast { $friend }:
}
code-for-all = { $count ->
    [one] Schick das an deinen Gast: Wer es zuerst öffnet, bekommt den Platz.
   *[other] Ein Link für alle: Die ersten { $count }, die ihn öffnen, bekommen einen Platz.
}
talk-send-reply = Schick diese Antwort zurück:
lobby-about = Eingeladen von { $host } · { $plays }
talk-copied = Kopiert. Füge es in euren Chat ein.
code-kept = Die Nachricht steht auch in { $file }

## Zeile für Zeile.

plain-talk = w = in WhatsApp öffnen   qr = als QR-Code zeigen   c = kopieren   quit = aufhören
plain-talk-new = new = noch eine Einladung; die oben gilt dann nicht mehr
plain-talk-friend = w { $friend } = in WhatsApp öffnen   qr { $friend } = als QR-Code zeigen   c { $friend } = kopieren   new { $friend } = ersetzen
plain-talk-everybody = ask = mich fragen, bevor sich jemand setzt   out 2 = Gast 2 kenne ich nicht: Platz frei machen, neuer Link
plain-talk-start = start = ohne die Fehlenden spielen   quit = aufhören
plain-paste-invitation = Füge die Einladung ein oder die ganze Nachricht, in der sie kam:
plain-nothing-to-paste = Deine Antwort wurde am Tisch noch nicht eingefügt. Gib { -type-w }, { -type-qr }, { -type-c } oder { -type-quit } ein.
plain-which-friend = Welcher Gast? Gib { $word } und eine Nummer ein: { $numbers }.
plain-no-browser = Es ließ sich kein Browser öffnen. Kopiere die Nachricht mit { -type-c } und füge sie selbst ein.
plain-choose = Deine Wahl (1-{ $count }):
plain-no-such-choice = „{ $answer }“ steht nicht zur Wahl. Gib eine Nummer von 1 bis { $count } ein.
plain-suggestions = Üblich: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Um ein Spiel erst einzurichten, gib { -type-change } und seinen Namen ein, zum Beispiel { $word }.
plain-form = Enter behält, was in Klammern steht; - leert das Feld; { -type-quit } geht zurück.
plain-empty = nichts
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } bis { $most }
plain-more = { $label }, etwa jokers=1 deals=3 (? listet sie auf) [{ $now }]:
plain-no-such-field = „{ $name }“ gibt es hier nicht. ? zeigt, was es gibt.
plain-no-such-number = Gib eine Zahl von { $least } bis { $most } ein.
