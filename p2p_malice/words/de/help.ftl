### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice unter Freunden, direkt von Gerät zu Gerät.

    { -command } host      jemanden einladen: Schick die Nachricht, die du siehst
    { -command } join      die Nachricht einfügen, die du bekommen hast

    Ohne Befehl öffnet sich das Menü.

## Commands.

help-host = Freunde einladen und spielen.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Zeigt für jeden Gast eine Einladung, die du mit WhatsApp oder auf anderem Weg verschickst,
    und wartet dann auf die Antworten, ganz gleich, in welcher Reihenfolge.
help-message = Eine Partie per Nachricht spielen, Zug um Zug.

    { -command } message           du und ein Gast; du fängst an
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Jeder Zug ist eine Nachricht für irgendeinen Chat. Wer eine bekommt, fügt sie ein mit: { -command } join

help-join = Bei Freunden mitspielen.

    { -command } join              fragt nach der Einladung
    { -command } join MDW1-…       oder nimmt sie hier; - liest sie aus einer Pipe

    Es genügt alles, worin der Code steht, zum Beispiel die ganze Nachricht aus WhatsApp.
    Danach siehst du eine Antwort: Schick sie zurück.
help-resume = Ein Spiel fortsetzen.

    { -command } resume            das Spiel oder eine Liste zur Auswahl
    { -command } resume GAME       das Spiel dieses Namens; --list zeigt die Namen

    Das gibt ein, wer das Spiel geschlossen hat. Die Programme finden einander wieder, solange eure
    Netze den Weg noch kennen; sonst braucht es eine neue Einladung vom Tisch.
help-play = An diesem Gerät spielen.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     nur zusehen
    { -command } play --deal DAY-2026-11-27     das Spiel dieses Tages oder ein Link

    Du spielst gegen den Computer oder mit anderen an einem Bildschirm.
help-puzzle = Das Rätsel des Tages lösen.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    Du kannst in diesem Zug gewinnen, aber nur auf eine einzige Art. Das Rätsel ist für alle dasselbe
    und wird von Montag bis Sonntag immer schwerer.
help-stats = Deine Spiele, Gegenüber und Trophäen zeigen.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Jedes zu Ende gespielte Spiel wird auf diesem Gerät aufbewahrt, und nirgends sonst.
help-replay = Ein beendetes Spiel noch einmal zeigen.

    { -command } replay            das letzte, das hier am Tisch gespielt wurde
    { -command } replay GAME       das Spiel dieses Namens oder das in dieser Datei
    { -command } replay GAME1-…    die beendete Partie in diesem Code

    Alle erreichst du auch über deine Spiele ({ -command } stats).
help-verify = Prüfen, ob fair gegeben wurde.

    { -command } verify            das letzte Spiel an einem fremden Tisch
    { -command } verify GAME       das Spiel dieses Namens oder das in dieser Datei

    Spielen Freunde, sucht niemand die Karten aus: Jedes Programm trägt zum Geben bei und prüft es nach dem
    Spiel. Hiermit prüfst du ein Spiel noch einmal, auch eines, das dir jemand schickt. Endet mit 1, wenn es nicht fair war.
help-arena = Computer gegen Computer spielen lassen.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Gibt aus, wie das erste Programm abgeschnitten hat, mit Fehlerspanne und in Elo, und wie lange
    eine Entscheidung gedauert hat. Neben den Computern aus dem Menü gibt es random, naive und greedy,
    die immer gleich bleiben. Mit run: beginnt der Befehl, der ein Programm von dir startet.
help-doctor = Dein Netz und dein Gerät prüfen.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Dauert ein paar Sekunden. Gefragt werden die STUN-Server und das Relay aus deinen Einstellungen
    und sonst niemand.
help-learn = Das Spiel in ein paar Minuten lernen.

    { -command } learn
    { -command } learn --game spite --name Asha

    Eine kurze Lektion, dann ein erstes Spiel mit Tipps.
help-web = Den Tisch im Browser öffnen.

    { -command } web
    { -command } web --site public     die Seite der Gäste, für jeden Webserver

    Nur dieses Gerät kann die Seite öffnen, und nur unter der angezeigten Adresse.
help-courier = Einen Boten betreiben: Zum Mitspielen genügt ein Fingertipp.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Er bringt versiegelte Antworten von Gästen an den Tisch und kann keine davon lesen. Für Browser
    muss er hinter einem Webserver stehen, der HTTPS spricht.
help-rules = Die Regeln lesen.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Diese Hilfe anzeigen und beenden.
option-version = Die Version anzeigen und beenden.
option-lang = Die Sprache des Programms, zum Beispiel en.
option-variant = mdw (üblich), official, classic …; rules --list nennt alle.
option-game = Das Spiel: malice oder spite.
option-rule = Eine Hausregel, zum Beispiel hand=6; --hand 6 bedeutet dasselbe. Für mehrere wiederholen.
option-seat-host = me, me=NAME, friend, friend=NAME, bot oder bot=beginner|easy|strong|hard|expert (Spite: auch late); für jeden Platz.
option-seat-message = me, message, message=NAME, bot oder bot=beginner|easy|strong|hard|expert; für jeden Platz.
option-seat-play = me, me=NAME, bot oder bot=beginner|easy|strong|hard|expert; für jeden Platz wiederholen.
option-name = Dein Name am Tisch; er wird fürs nächste Mal gespeichert.
option-plain = Zeile für Zeile, ohne Vollbild.
option-json = Ein JSON-Objekt je Zeile, als Eingabe und als Ausgabe, für Programme.
option-turn = Ein Relay: turn:user:password@host:port?transport=udp
option-stun = Ein STUN-Server oder none; für mehrere wiederholen.
option-port = Der UDP-Port auf diesem Gerät.
option-open-port = Den Port vom Router öffnen lassen (UPnP).
option-no-copy = Nichts in die Zwischenablage kopieren.
option-list-games = Nur die Spiele auflisten, die du fortsetzen kannst.
option-two = Mit NAME an diesem Bildschirm spielen, nicht gegen den Computer.
option-deal = Ein Spiel, das man dir geschickt hat, oder ein Spiel des Tages.
option-day = Das Rätsel dieses Tages, zum Üben.
option-stats-json = Ein JSON-Objekt mit allen Zahlen und Spielen.
option-csv = Eine Zeile je Spiel, für eine Tabellenkalkulation.
option-import = Zuerst die Spiele aus der Datei eines anderen Geräts hinzufügen.
option-export = Alle Spiele in einer Datei sichern, für ein anderes Gerät.
option-share = Stattdessen eine Nachricht ausgeben, die anderen das Spiel zeigt.
option-pairs = Wie oft neu gegeben wird; dieselben Karten werden von jedem Platz aus gespielt.
option-seats = Wie viele Plätze; das erste Programm hat einen davon, das zweite die anderen.
option-seed = Derselbe Text ergibt dieselben Karten.
option-sprt = Aufhören, sobald klar ist, ob das erste Programm um 20 Elo stärker ist.
option-ask-stun = Ein STUN-Server, der gefragt wird; für mehrere wiederholen.
option-doctor-json = Ein JSON-Objekt, für Programme.
option-no-open = Nur die Adresse zeigen, keinen Browser öffnen.
option-page-port = Der TCP-Port der Seite auf diesem Gerät.
option-site = Nur die Seite der Gäste dorthin schreiben.
option-pyodide = Mit --site: play.html hinzufügen, das ohne Programm auskommt; der Ordner von Pyodide. Ein Release bringt das schon mit.
option-esbuild = Mit --site oder --save: die Skripte der Seite zusammenfassen, damit sie schneller lädt; der Ordner von esbuild. Ein Release bringt das schon mit.
option-page-courier = Mit --site: der Bote, mit dem sich die Seite verbinden darf; . wenn auch die Seite von ihm kommt.
option-page-url = Mit --site: wo die Seite stehen wird, damit Chats Links dorthin mit Bild zeigen. Ohne Angabe: deine game_url.
option-save = Nur die Seite der Gäste als eine einzige Datei schreiben.
option-courier-port = Der TCP-Port; ohne Angabe 8090.
option-listen = Die Adresse, unter der er zu erreichen ist; 0.0.0.0 für alle Netze.
option-serve-site = Auch die Seite der Gäste von dort ausliefern.
option-behind-proxy = Besuche nach X-Forwarded-For zählen, das dein Webserver setzt.
option-metrics = Unter /metrics Prometheus sagen, wie viel zu tun ist.
option-list-rules = Die Varianten und die Hausregeln auflisten.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Aufruf:
typing-options = Optionen
typing-commands = Befehle
typing-error = Fehler: { $message }
typing-try = Hilfe bekommst du mit { $command } { $option }.
typing-did-you-mean = Meintest du { $possibility }?
typing-did-you-mean-one = (Meintest du eine von diesen: { $possibilities }?)
typing-invalid = Ungültiger Wert: { $message }
typing-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Es fehlt:
typing-no-such-option = Eine Option { $name } gibt es nicht.
typing-no-such-command = Einen Befehl { $name } gibt es nicht.
typing-too-much = Das ist zu viel: { $args }
typing-needs-values = { $name } braucht { $nargs } Werte.
typing-takes-values = Nötig sind { $nargs } Werte, angegeben: { $len }.
typing-no-value = Zur Option { $name } gehört kein Wert.
typing-needs-value = Die Option { $name } braucht einen Wert.
typing-no-number = { $value } ist keine ganze Zahl.
typing-out-of-range = { $value } liegt nicht im Bereich { $range }.
typing-no-date = { $value } ist kein Datum wie 2026-11-27.
typing-is-file = { $filename } ist eine Datei, kein Ordner.
typing-is-folder = { $filename } ist ein Ordner, keine Datei.

## What the value of an option is called.

value-name = NAME
value-person = NAME
value-rule = NAME=WERT
value-who = WER
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = CODE
value-link = LINK
value-date = DATUM
value-file = DATEI
value-dir = ORDNER
value-text = TEXT
value-address = ADRESSE
