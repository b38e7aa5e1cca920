### Das Menü, die Formulare und was man von dort aus liest.

menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Hallo, { $name }!
}
menu-again = Freunde noch mal einladen
menu-again-line = Der Tisch wurde geschlossen, bevor sie da waren, darum gelten ihre Einladungen nicht mehr
friends-again = Noch mal mit { $names }
menu-learn-new = Neu hier? In 3 Minuten gelernt
menu-play = Gegen den Computer
menu-host = Jemanden einladen
menu-message = Per Nachricht spielen
menu-daily = Spiel des Tages
menu-puzzle = Rätsel des Tages
menu-two = Zu zweit an diesem Gerät
menu-group = Mehrere Freunde einladen
menu-change = Spiel einrichten
menu-change-one = Ändern …
menu-join = Mit einem Code mitspielen
menu-watch = Dem Computer zusehen
menu-resume = Spiel fortsetzen
resume-others = Weitere gespeicherte Spiele: { $count }
menu-learn = So wird gespielt
menu-rules = Regeln lesen
menu-name = Meinen Namen ändern
menu-doctor = Mein Netz prüfen
menu-browser = Im Browser öffnen
menu-settings = Einstellungen
menu-quit = Beenden
menu-house-rules = Hausregeln
ask-which-rules = Welche Variante?
ask-which-game = Welches Spiel?

## Das Spiel des Tages: dieselben Karten für alle, einmal am Tag.

daily-goes-on = Schon angefangen: weiterspielen
daily-new = { $run ->
    [0] Dieselben Karten für alle
    [one] Dieselben Karten für alle · gestern gewonnen
   *[other] Dieselben Karten für alle · { $run } Tage in Folge gewonnen
}
daily-played = { $how ->
    [won] { $count ->
        [one] { $run ->
            [one] Um 1 Karte gewonnen · morgen neue Karten
           *[other] Um 1 Karte gewonnen · { $run } Tage in Folge
        }
       *[other] { $run ->
            [one] Um { $count } Karten gewonnen · morgen neue Karten
           *[other] Um { $count } Karten gewonnen · { $run } Tage in Folge
        }
    }
    [lost] { $count ->
        [one] Um 1 Karte verloren · morgen neue Karten
       *[other] Um { $count } Karten verloren · morgen neue Karten
    }
   *[tied] Unentschieden · morgen neue Karten
}
news-daily-begun = { $counts ->
    [no] Das Spiel des Tages, zum Üben: Dein erstes Spiel heute hat schon gezählt.
   *[yes] Das Spiel des Tages: Alle bekommen diese Karten. Dein erstes Spiel zählt. Der Computer spielt normal stark. Tipps sind erlaubt, und wer teilt, zeigt, wie viele es waren.
}
news-daily-over = { $counts ->
    [no] Das Spiel des Tages, zum Üben: Nur dein erstes Spiel am Tag zählt.
   *[yes] { $how ->
        [won] { $count ->
            [one] { $run ->
                [one] { $best ->
                    [one] Du gewinnst das Spiel des Tages mit 1 Karte Vorsprung! Gewinnst du morgen auch, sind es 2 Tage in Folge.
                   *[other] Du gewinnst das Spiel des Tages mit 1 Karte Vorsprung! Damit fängt die Zählung neu an; dein Rekord: { $best } Tage in Folge.
                }
               *[other] Du gewinnst das Spiel des Tages mit 1 Karte Vorsprung! Das sind { $run } Tage in Folge; dein Rekord: { $best }.
            }
           *[other] { $run ->
                [one] { $best ->
                    [one] Du gewinnst das Spiel des Tages mit { $count } Karten Vorsprung! Gewinnst du morgen auch, sind es 2 Tage in Folge.
                   *[other] Du gewinnst das Spiel des Tages mit { $count } Karten Vorsprung! Damit fängt die Zählung neu an; dein Rekord: { $best } Tage in Folge.
                }
               *[other] Du gewinnst das Spiel des Tages mit { $count } Karten Vorsprung! Das sind { $run } Tage in Folge; dein Rekord: { $best }.
            }
        }
        [lost] { $count ->
            [one] Du verlierst das Spiel des Tages um 1 Karte. Morgen gibt es neue Karten.
           *[other] Du verlierst das Spiel des Tages um { $count } Karten. Morgen gibt es neue Karten.
        }
       *[tied] Das Spiel des Tages endet unentschieden. Morgen gibt es neue Karten.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] ohne Tipps
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
daily-drawn =
    { $told }
    Jedes Feld ist ein Zug; 🟩 und ⭐ brachten mich dem Sieg näher: { $good } von { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Spiel des Tages, { $date }
puzzle-share-helped = { -title }, Rätsel vom { $date }: gelöst
daily-share = { -title }, { $date }: { $how ->
    [won] { $count ->
        [one] mit 1 Karte Vorsprung gewonnen
       *[other] mit { $count } Karten Vorsprung gewonnen
    }
    [lost] { $count ->
        [one] um 1 Karte verloren
       *[other] um { $count } Karten verloren
    }
   *[tied] unentschieden
}
daily-run = { $told } · Tage in Folge: { $run }

## Das Rätsel des Tages: in diesem Zug gewinnen, auf die einzige Art, die es gibt.

puzzle-new = { $run ->
    [0] Gewinne in diesem Zug
    [one] Gewinne in diesem Zug · gestern gelöst
   *[other] Gewinne in diesem Zug · { $run } Tage in Folge gelöst
}
puzzle-solved = { $run ->
    [one] { $tries ->
        [one] Auf Anhieb gelöst · morgen ein neues
       *[other] In { $tries } Versuchen gelöst · morgen ein neues
    }
   *[other] { $tries ->
        [one] Auf Anhieb gelöst · { $run } Tage in Folge
       *[other] In { $tries } Versuchen gelöst · { $run } Tage in Folge
    }
}
ask-puzzle = { $tries ->
    [one] { $hints ->
        [0] Auf Anhieb gelöst, ganz ohne Tipp!
        [one] Auf Anhieb gelöst, mit einem Tipp.
       *[other] Auf Anhieb gelöst, mit { $hints } Tipps.
    }
   *[other] { $hints ->
        [0] In { $tries } Versuchen gelöst, ganz ohne Tipp!
        [one] In { $tries } Versuchen gelöst, mit einem Tipp.
       *[other] In { $tries } Versuchen gelöst, mit { $hints } Tipps.
    }
} { $counts ->
    [no] Das war zum Üben: Nur das Rätsel von heute zählt, und nur einmal.
   *[yes] { $run ->
        [one] Morgen gibt es ein neues.
       *[other] Das sind { $run } Tage in Folge.
    }
}
ask-puzzle-share = Weitersagen
ask-puzzle-quit = Genug für heute
puzzle-share = { -title }, Rätsel vom { $date }: { $tries ->
    [one] { $run ->
        [one] auf Anhieb gelöst
       *[other] auf Anhieb gelöst · { $run } Tage in Folge
    }
   *[other] { $run ->
        [one] in { $tries } Versuchen gelöst
       *[other] in { $tries } Versuchen gelöst · { $run } Tage in Folge
    }
}

## Ein Spiel, das schon jemand gespielt hat.

deal-friend = Jemand
news-deal-begun = { $how ->
    [won] { $count ->
        [one] { $by } gewann dieses Spiel mit 1 Karte Vorsprung. Schaffst du mehr?
       *[other] { $by } gewann dieses Spiel mit { $count } Karten Vorsprung. Schaffst du mehr?
    }
    [lost] { $count ->
        [one] { $by } verlor dieses Spiel um 1 Karte. Schaffst du mehr?
       *[other] { $by } verlor dieses Spiel um { $count } Karten. Schaffst du mehr?
    }
    [tied] { $by } spielte dieses Spiel unentschieden. Schaffst du mehr?
   *[none] { $by } hat dieses Spiel schon gespielt. Viel Glück!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Du hast mit diesen Karten mehr geschafft!
       *[other] Du warst besser als { $by }!
    }
    [worse] { $by ->
        [none] Mit diesen Karten wurde schon mehr geschafft.
       *[other] { $by } war mit diesen Karten besser.
    }
    [same] { $by ->
        [none] Ihr habt genau gleich viel geschafft.
       *[other] Du warst genauso gut wie { $by }.
    }
   *[none] Dieses Spiel kann man auch weitergeben.
}
deal-share = { $how ->
    [won] { $count ->
        [one] { -title }: dieses Spiel mit 1 Karte Vorsprung gewonnen
       *[other] { -title }: dieses Spiel mit { $count } Karten Vorsprung gewonnen
    }
    [lost] { $count ->
        [one] { -title }: dieses Spiel um 1 Karte verloren
       *[other] { -title }: dieses Spiel um { $count } Karten verloren
    }
   *[tied] { -title }: dieses Spiel endete unentschieden
}
deal-ask = { $told } · Schaffst du mehr?
deal-told =
    { $share }
    { $link }

## Formulare.

form-default = üblich
form-yes = ja
form-no = nein
form-back = Abbrechen
form-more = { $changed ->
    [0] Weitere Regeln
   *[other] Weitere Regeln ({ $changed } geändert)
}

form-play = Gegen den Computer
form-play-done = Los
form-host = Jemanden einladen
form-host-done = Los
form-message = Per Nachricht spielen
form-message-done = Los
form-two = Zu zweit an diesem Gerät
form-two-done = Los
form-group = Mehrere Freunde einladen
form-group-done = Los
form-watch = Dem Computer zusehen
form-watch-done = Los
form-naming = Wie heißt du?
form-naming-done = Speichern
form-naming-why = Diesen Namen sehen deine Freunde auf der Einladung und am Tisch.
form-name-needed = Deine Freunde sehen, wer sie einlädt: Gib also deinen Namen ein.
form-name = Dein Name
form-variant = Variante
form-variant-line = { $least ->
    [2] { $most ->
        [2] Für 2 Personen. { $what }
       *[other] Für 2 bis { $most } Personen. { $what }
    }
   *[other] Für { $least } bis { $most } Personen. { $what }
}
form-variant-small = { $most ->
    [2] Für 2 Personen.
   *[other] Für bis zu { $most } Personen.
}
form-seats = Plätze
form-seats-hint = Für jeden Platz: me, me=NAME, friend, friend=NAME, bot oder:
form-players = Personen
form-seat-me = Hier
form-seat-friend = Gast
form-seat-message = Per Nachricht
form-seat-computer = Computer
form-seat-beginner = { $name } (Neuling)
form-seat-easy = { $name } (leicht)
form-seat-normal = { $name } (normal)
form-seat-strong = { $name } (stark)
form-seat-hard = { $name } (schwer)
form-seat-expert = { $name } (Profi)
temper-beginner = Spielt, was gerade passt, und übersieht viel.
temper-easy = Spielt bedacht, sieht aber nur kurze Wege.
temper-normal = Sieht die meisten Wege und irrt sich ab und zu.
temper-strong = Sieht fast alles und irrt sich selten.
temper-hard = Prüft jeden Weg, den ein Zug nehmen kann.
temper-expert = Denkt mehrere Züge voraus, auch an verdeckte Karten.
form-seat-name = Nummer { $number }
form-size-quick = Kurz { $number }
form-size-standard = Normal { $number }
form-size-long = Lang { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Passend geändert: { $what }
form-favourite = Diese Regeln merken als
form-favourite-means = Gib ihnen einen Namen, dann findest du sie beim nächsten Mal unter den Varianten.
form-favourite-hint = zum Beispiel Sonntag
error-favourite-like-variant = Es gibt schon eine Variante namens { $name }. Wähle einen anderen Namen.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Gleich lädst du deinen Gast ein.
   *[other] Gleich lädst du deine { $friends } Gäste ein.
}
form-setup-by-message = Ihr spielt abwechselnd, jeder Zug ist eine Nachricht. Sie enthält alle Karten: Spiel mit Leuten, denen du traust.
form-setup-watched = Der Computer spielt auf allen Plätzen, und du siehst zu.
who-watches-next = { $play ->
    [none] Schaut zu: { $watch }.
   *[other] Möchte mitspielen: { $play }. Schaut zu: { $watch }.
}

form-settings = Einstellungen
form-settings-done = Speichern
form-settings-more = Erweitert
form-settings-next = Was die Verbindung betrifft, gilt ab dem nächsten Spiel.
form-language = Sprache
form-language-next = Die andere Sprache gilt ab dem nächsten Start.
form-language-device = die des Geräts
form-language-name = { $name }
form-theme = Farben
form-theme-dark = dunkel
form-theme-light = hell
form-theme-contrast = starker Kontrast
form-cards = Karten
form-cards-auto = automatisch
form-cards-suits = mit Farbzeichen
form-cards-ascii = nur Buchstaben
form-pause = Pause nach Zügen (s)
form-autoplay = Sofort spielen
form-explain = Neues erklären
form-stun = STUN-Server
form-stun-hint = leer: die eingebauten
form-turn = Relay (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Deine Webseite
form-game_url-hint = https://… für Links in Einladungen
form-courier = Dein Bote
form-courier-hint = https://… bringt dir die Antworten der Gäste
error-pause-wrong = Die Pause nach dem Zug der anderen darf 0 bis { $most } Sekunden dauern.

## Das Netz.

news-looking-around = Dein Netz wird geprüft …
sheet-doctor = Dein Netz

## Der Tisch im Browser.

news-page-at =
    Dein Tisch: { $address }
    Nur dieser Computer kann ihn öffnen. Mit { $ends } schließt du ihn.
news-no-browser = Es ließ sich kein Browser öffnen. Kopiere die Adresse und öffne sie selbst.
error-page-port = Port { $port } lässt sich nicht verwenden: { $why }. Wähle mit --page-port einen anderen.

## Wie alle heißen.

welcome = Willkommen bei { -title }! Spiel mit Freunden, direkt von Gerät zu Gerät, oder gegen den Computer.
ask-day = { $told }. Du bekommst dieselben Karten gegen denselben Gegner. Kannst du es besser?
ask-day-play = Diese Karten spielen
ask-name = Wie heißt du?
name-first = Das ist eine Einladung. Sag uns erst, wie du heißt.
name-too-long = Ein Name darf höchstens { $most } Zeichen haben.

## Die Seite als Dateien.

web-site-written = { $count } Dateien stehen jetzt in { $folder }. Lade sie auf irgendeinen Webserver hoch und setze game_url auf ihre Adresse.
web-site-plain = { $left ->
    [play] Es fehlt: play.html, das ganze Spiel in der Seite.
    [plain] Die Skripte sind, wie sie geschrieben wurden; wer die Seite besucht, lädt ein Drittel mehr.
   *[both] Es fehlt: play.html, das ganze Spiel in der Seite. Die Skripte sind, wie sie geschrieben wurden; wer die Seite besucht, lädt ein Drittel mehr.
} In einer Kopie des Projekts macht das alles: { $run }
web-site-preview = Chats zeigen Links dorthin ohne Bild. Mit Bild geht es, wenn du die Dateien noch einmal schreibst, mit --url und ihrer Adresse im Web.
web-size = { $part ->
    [guest] Die Seite der Gäste: { $size }, mit gzip { $sent }
    [play] Dazu die Seite zum Spielen: { $size }, mit gzip { $sent }
    [pyodide] Pyodide: { $size }, mit gzip { $sent }
   *[program] Das Programm: { $size }, mit gzip { $sent }
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = Die Seite steht jetzt in { $file }.

## Auf jedem Bildschirm.

game = { -title }
form-range = { $least } bis { $most }; leer: üblich

## Lernen.

ask-try = Neu bei { $game }?
ask-try-learn = Erst lernen
ask-try-first = { $rules } spielen
ask-try-play = Spiel einrichten
ask-learned = Mehr brauchst du nicht zu wissen. Lust auf dein erstes Spiel?
ask-learned-first = Das reicht fürs erste Spiel. Lust darauf?
ask-learned-skipped = Lieber gleich ein Spiel mit Tipps?
ask-learned-back = Zurück zum Lehrgang
ask-learned-play = Ein kurzes, leichtes Spiel gegen { $opponents }
ask-learned-light = { $rules } gegen { $opponents }, ganz gemütlich
ask-learned-quit = Genug für jetzt
form-value = { $word }

## Angaben, die nicht zusammenpassen.

usage-deal-alone = --deal bringt Spiel, Regeln und Mitspielende selbst mit: Lass die anderen Angaben weg.
usage-two-or-seats = --two NAME ist kurz für --seat me --seat me=NAME: Nimm das eine oder das andere.
usage-no-friends = Um Freunde einzuladen, gib ein: { -command } host
usage-pyodide = --pyodide fügt den Dateien eine Seite hinzu. Sag mit --site ORDNER, wohin sie kommen.
usage-esbuild = --esbuild fasst die Skripte der Seite zusammen. Sag mit --site ORDNER oder --save DATEI, wohin sie kommen.
usage-courier = --courier nennt den Boten, mit dem sich die Seite verbinden darf. Sag mit --site ORDNER, wohin sie kommt.
usage-url = --url nennt die spätere Adresse der Dateien. Sag mit --site ORDNER, wohin sie kommen.
usage-save = Um aus der Seite eine einzige Datei zu machen, braucht es esbuild: Gib --esbuild ORDNER an. Du bekommst es mit npm install esbuild.
usage-did-you-mean = Meintest du { $name }?
usage-variant = Gib dazu an: --variant { $name }
usage-output-closed = Es lässt sich nichts zeigen: Die Ausgabe des Programms ist geschlossen. Starte es ohne >&-.
usage-output-full = Was das Programm sagt, lässt sich nicht schreiben: { $reason }.
usage-one-seat = Ein Programm spielt nur auf einem Platz: Mit --json muss genau ein Platz me sein.

## Was der Server der Seite denen sagt, die nicht die Seite sind.

refused-place = Unter dieser Adresse gibt es nichts. Sie muss mit { $url } beginnen.
refused-site = Dieser Tisch antwortet nur seiner eigenen Seite. Öffne sie unter der Adresse, die { -command } web ausgegeben hat.
refused-frame = Dieser Tisch lässt sich nicht in einer anderen Seite zeigen. Öffne ihn in einem eigenen Tab.

## Listen von Regeln.

variants = Varianten
variant-own = Das sind deine eigenen Regeln.
house-rules = Hausregeln
house-rule-set = { $rule } ({ $value })
