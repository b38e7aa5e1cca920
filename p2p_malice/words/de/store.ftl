### Was mit Dateien dieses Programms schiefging: `error-CODE`. `{ $reason }` sagt das Betriebssystem, in seinen Worten.

error-store = Eine Datei des Programms ließ sich nicht lesen oder schreiben.
error-file-too-large = Die Datei { $path } ist zu groß. Verschieb sie in einen anderen Ordner und versuch es noch einmal.
error-file-no-text = Die Datei { $path } ist keine Textdatei. Verschieb sie in einen anderen Ordner und versuch es noch einmal.
error-no-such-file = Die Datei { $path } gibt es nicht.
error-no-games-in-file = In { $path } sind keine Spiele, die dieses Programm gespeichert hat.
error-replay-of-results = In { $path } stehen die Ergebnisse von Spielen, aber nicht ihre Züge. Was sich noch einmal zeigen lässt, steht hier: { -command } stats
error-file-unreadable = Die Datei { $path } ist nicht zu lesen: { $reason }.
error-file-unwritable = { $path } lässt sich nicht speichern: { $reason }. Prüfe, ob du dort schreiben darfst und auf dem Datenträger Platz ist.
error-no-node = Um die Seite zu bauen, braucht es Node.js, und das ist hier nicht installiert.
error-no-pyodide = Pyodide ist nicht in { $path }. Führ npm install pyodide aus und gib den Ordner node_modules/pyodide an.
error-no-esbuild = esbuild ist nicht in { $path }. Führ npm install esbuild aus und gib den Ordner node_modules/esbuild an.
error-file-undeletable = Die Datei { $path } lässt sich nicht löschen: { $reason }.

## Gespeicherte Spiele.

error-saved-game = Das gespeicherte Spiel ist nicht zu lesen.
error-game-in-use = Dieses Spiel ist in einem anderen Fenster offen. Spiel dort weiter, oder schließ es erst.
error-saves-unlisted = Deine gespeicherten Spiele lassen sich nicht auflisten: { $reason }.
error-save-unopened = Das gespeicherte Spiel { $path } lässt sich nicht öffnen: { $reason }.
error-save-unreadable = Das gespeicherte Spiel { $game } ist nicht zu lesen: { $reason }.
error-save-unwritten = Das Spiel lässt sich nicht speichern: { $reason }. Schaff etwas Platz, oder prüfe { $path }.
error-save-changed = Das gespeicherte Spiel { $game } ist in einem anderen Fenster weitergegangen, seit du es hier geöffnet hast. Setz es noch einmal fort, dann siehst du, wie es jetzt steht.
error-days-damaged = { $of ->
    [puzzle] Deine Ergebnisse der Tagesrätsel sind nicht zu lesen, denn { $path } ist beschädigt. Sie fangen heute neu an.
   *[daily] Deine Ergebnisse der Spiele des Tages sind nicht zu lesen, denn { $path } ist beschädigt. Sie fangen heute neu an.
} Die beschädigte Datei heißt jetzt { $aside }: Kannst du sie reparieren, gib ihr den alten Namen zurück.
error-save-unlocked = Deine Spiele werden gespeichert, aber dieser Datenträger kann ein zweites Fenster nicht daran hindern, dasselbe zu spielen. Spiel jedes nur in einem Fenster.
error-save-full = Der Spielstand { $path } ist voll: Mehr als { $most } MB fasst er nicht. Du kannst weiterspielen, aber es wird nichts mehr gespeichert. Bring das Spiel hier zu Ende und fang ein neues an.
error-save-too-large = Das gespeicherte Spiel { $game } ist zu groß zum Lesen: Es hat { $size } MB, und kein Spiel braucht mehr als { $most } MB. Verschieb es in einen anderen Ordner; deine anderen Spiele sind in Ordnung.
error-save-of-another-version = Das gespeicherte Spiel { $game } stammt von einer anderen Version. Aktualisiere das Programm.
error-save-unusable = Das gespeicherte Spiel { $game } ist beschädigt und nicht zu gebrauchen. Lösch es, oder fang ein neues an: Deine anderen Spiele sind in Ordnung.

## Einstellungen.

error-settings = Die Einstellungen sind nicht zu gebrauchen.
error-settings-unreadable = Die Einstellungen in { $path } sind nicht zu lesen: { $reason }. Korrigiere die Datei, oder lösch sie.
error-no-such-setting = In { $path } steht etwas, das keine Einstellung ist: { $settings }. Möglich sind: { $known }.
error-setting-twice = Die Einstellung steht in { $path } zweimal. Entferne eine davon.
error-setting-wrong = { $why } Es geht um die Einstellung { $setting } in { $path }.
error-no-page-address = „{ $text }“ ist nicht die Adresse einer Seite wie https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] Die Einstellung { $setting } in { $path } muss Text in Anführungszeichen sein.
    [number] Die Einstellung { $setting } in { $path } muss eine Zahl ohne Anführungszeichen sein.
    [switch] Die Einstellung { $setting } in { $path } muss true oder false sein.
    [list] Die Einstellung { $setting } in { $path } muss eine Liste von Texten in Anführungszeichen sein, etwa ["one", "two"].
    [table] Die Einstellung { $setting } in { $path } muss eine Tabelle von Angaben sein.
   *[value] Die Einstellung { $setting } in { $path } muss eine Zahl, ein Text in Anführungszeichen, true oder false sein.
}
error-setting-not-listed = Die Einstellung { $setting } in { $path } muss eine von diesen sein: { $known }.
error-unknown-language = In der Sprache { $language } gibt es keine Texte. Zur Wahl stehen: { $known }.
error-setting-seconds = Die Einstellung { $setting } in { $path } muss eine Zahl von Sekunden sein, von 0 bis { $most }.
error-setting-name = Der Name in { $path } hat Zeichen, die sich nicht zeigen lassen, oder er ist zu lang. Wähle einen anderen.
error-setting-project-url = Die Einstellung project_url in { $path } muss eine Adresse wie https://example.org/malice sein.
