### Was für eine Weile über dem Tisch einer Seite liegt.

## Etwas sagen.

say-title = Chat
say-quick = { $face } senden
say-history = Was gesagt wurde
say-to = An:
say-to-all = Alle
say-what = Oder in eigenen Worten:
say-send = Senden
say-poke = { $name } erinnern
poked = { $listener ->
    [called] { $name } wartet auf dich: Du bist dran.
    [caller] Du hast { $to } erinnert: { $to } ist dran.
   *[other] { $name } erinnert { $to }: { $to } ist dran.
}
watching = { $name } schaut zu.
watching-no-more = { $name } schaut nicht mehr zu.
watching-you = Du schaust zu: Du siehst, was alle sehen, und kein Blatt.
watching-short = Zuschauen
watching-plays = { $who ->
    [you] Du spielst jetzt mit.
   *[other] { $name } spielt jetzt mit.
}
watching-title = Die anderen am Tisch
allow-watch = Andere dürfen zuschauen
allow-seats = Andere dürfen für den Computer weiterspielen, oder für jemanden, der gegangen ist
dismiss-sure = { $over ->
    [yes] { $name } endgültig wegschicken?
   *[no] { $name } endgültig wegschicken? Dann spielt der Computer dort weiter.
}
dismissed = { $over ->
    [yes] { $name } wurde weggeschickt.
   *[no] { $name } wurde weggeschickt. Der Computer spielt als { $computer } weiter.
}
ask-watch = An diesem Tisch sind alle Plätze vergeben. Möchtest du zuschauen?
ask-playing = Gespielt wird { $game }. { $asks }
ask-watch-yes = Zuschauen
ask-watch-no = Jetzt nicht
leave-for-good = Ganz aussteigen
leave-sure = Du gibst deinen Platz ganz auf.
ask-take = { $name } ist gegangen. Möchtest du auf diesem Platz weiterspielen? Zuerst wird der Host gefragt.
take-seat = Für { $name } weiterspielen
asks-seat = { $name } möchte für { $other } weiterspielen.
asks-to-play = Möchte mitspielen: { $names }.
give-seat = { $name } für { $other } weiterspielen lassen
left-awaits = { $name } ist gegangen. Die anderen entscheiden, wie es weitergeht.
left-take = { $name } ist gegangen. Du kannst fragen, ob du dort weiterspielen darfst, oder die anderen entscheiden, wie es weitergeht.
error-seat-asked = Der Host ist gefragt, ob du mitspielen darfst.
error-seat-given = Dein Platz ging an { $name }.
check-cards-title = Ist jemand dazwischen?
check-cards = { $name ->
    [none] Die Verbindung mit dem Host: { $cards }
   *[other] Die Verbindung mit { $name }: { $cards }
}
check-cards-how = Zeigen beide Enden dieselben Karten in derselben Reihenfolge, ist niemand dazwischen. Vergleicht sie am Telefon.
another-device = An einem anderen Gerät weiterspielen
another-device-how = Öffne diesen Link dort, oder scann ihn: Dein Platz geht dort weiter, und diese Seite gibt ihn ab. Gib den Link niemandem: Wer ihn hat, hat deinen Platz.
pause = Pause
go-on = Weiter
paused = { $who ->
    [you] Du hast das Spiel angehalten.
   *[other] { $name } hat das Spiel angehalten.
}
paused-title = Pause
paused-watched = Die Spielenden machen weiter, wenn sie mögen.
resumed = { $who ->
    [you] Du hast die Pause beendet.
   *[other] { $name } hat die Pause beendet.
}
error-paused = Gerade ist Pause.
phrase-praise = Gut gespielt!
phrase-sigh = Oh nein …
phrase-hurry = Mach schon!
phrase-thanks = Danke fürs Spiel.
phrase-wait = Einen Moment bitte.

## Einstellungen dieser Seite.

settings-title = Einstellungen
settings-theme = Farben
settings-theme-auto = Wie dieses Gerät
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-contrast = Starker Kontrast
settings-felt = Tisch
look-name = { $look ->
    [blue] Blau
    [red] Rot
    [grey] Grau
    [oak] Wirtshaustisch
    [garden] Garten bei Nacht
    [chart] Seekarte
    [sky] Sternbilder
    [mosaic] Mosaik
    [harbour] Hafen in der Dämmerung
    [lattice] Blaues Gitter
    [diamonds] Rote Rauten
    [medallion] Grünes Medaillon
    [stars] Sternennacht
    [fox] Zwei Füchse
    [moth] Zwei Falter
    [peacock] Pfauenfedern
    [compass] Windrose
   *[green] Grün
}
look-closed = { $look ->
    [garden] Garten bei Nacht: Gewinne das Spiel des Tages sieben Tage in Folge.
    [sky] Sternbilder: Gewinne sieben Spiele in Folge.
    [mosaic] Mosaik: Gewinne fünfzig Spiele.
    [harbour] Hafen in der Dämmerung: Spiel mit fünf verschiedenen Freunden.
    [peacock] Pfauenfedern: Spiel einen ganzen Stapel in einem Zug.
    [compass] Windrose: Gewinne nach fünf Karten Rückstand.
   *[chart] Seekarte: Gewinne zehn Spiele.
}
look-closed-where = Welche Trophäen du hast, steht unter „Du: Spiele und Trophäen“, dort, wo du gegen den Computer spielst.
earn-progress = { $count } von { $goal }
look-opens = Öffnet: { $look }
settings-cardFace = Vorderseiten
card-face-name = { $face ->
    [large] Große Zeichen
   *[classic] Klassisch
}
settings-back = Rückseiten
settings-avatar = Du am Tisch
avatar-name = { $animal ->
    [fox] Fuchs
    [owl] Eule
    [cat] Katze
    [bear] Bär
    [hare] Hase
    [frog] Frosch
    [octopus] Krake
    [whale] Wal
    [crow] Krähe
    [hedgehog] Igel
    [moth] Falter
    [dragon] Drache
   *[letters] Anfangsbuchstabe deines Namens
}
settings-pause = Pause nach dem Zug der anderen
settings-seconds = { $seconds ->
    [0] keine
   *[other] { $seconds } s
}
settings-autoplay = Sofort spielen
settings-explain = Neues erklären
settings-volume = Töne
settings-volume-off = Aus
settings-volume-soft = Leise
settings-volume-loud = Laut
settings-vibrate = Vibrieren, wenn ich dran bin
settings-notify = Benachrichtigen, wenn ich dran bin
settings-awake = Bildschirm anlassen, solange ich dran bin

## So wird gespielt, für alle, die noch an keinem Tisch sitzen.

howto-all = Alle Regeln
howto-lesson = Beim Spielen lernen (3 Minuten, in einem neuen Tab)
waiting-learn = { $game } lernen, solange du wartest
lobby-partner = { $name } (im Paar mit dir)
