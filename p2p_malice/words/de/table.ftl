### Was ein Tisch sagt: warum er etwas ablehnt und warum er sich verabschiedet.

-command = p2p-malice

error-refused = Das geht nicht ({ $code }).

error-game-over = Das Spiel ist aus.
error-not-over = Das Spiel ist noch nicht aus.
error-not-your-turn = Du bist nicht dran.
error-no-hints = Hier wird ohne Tipps gespielt.
error-no-undo = Das bleibt liegen: Nach diesen Regeln nimmt man nichts zurück.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Sobald eine neue Karte aufgedeckt oder gezogen ist, bleibt liegen, was liegt.
error-undone-enough = Du hast in diesem Zug schon { $most } Karten zurückgenommen. Diese bleibt liegen.
error-undone-enough-in-game = Du hast in diesem Spiel schon { $most } Karten zurückgenommen. Diese bleibt liegen.

error-seated-already = Du sitzt schon an diesem Tisch.
error-version-mismatch = { $older ->
    [yours] Dein Programm ist älter als das am Tisch, darum könnt ihr nicht zusammen spielen. Aktualisiere es so, wie du es installiert hast.
   *[host] Das Programm am Tisch ist älter als deins, darum könnt ihr nicht zusammen spielen. Wer dich eingeladen hat, sollte es so aktualisieren, wie es installiert wurde.
}
error-seat-taken = Dieser Platz ist besetzt. Ist es deiner, spiel auf dem Gerät weiter, auf dem du angefangen hast. Wenn nicht, bitte um eine andere Einladung.
error-table-full = An diesem Tisch sind schon alle da. Gehörst du dazu, spiel auf dem Gerät weiter, auf dem du angefangen hast.
error-no-seat = Du hast an diesem Tisch keinen Platz bekommen. Bitte um eine neue Einladung.
error-not-watchable = Bei diesem Tisch kann gerade niemand mehr zusehen: Der Host möchte das nicht, oder es sind schon zu viele.
error-only-watching = Du schaust nur zu: Das geht nur mit einem Platz am Tisch.
error-seat-not-free = Der Host lässt gerade niemanden einen Platz nehmen.
error-only-host = Das darf nur der Host.
error-host-busy = Gerade kann am Tisch niemand gefragt werden, ob du dich setzen darfst. Sag Bescheid, dass du wartest, und versuch den Link in einer Minute noch einmal.
error-not-started = Das Spiel hat noch nicht angefangen: Es fehlt noch jemand.
error-rematch-is-proposed = Für ein neues Spiel müssen alle einverstanden sein. Schlag erst eins vor.
error-stale-move = Dieser Zug kam zu spät: Auf dem Tisch hat sich etwas geändert. Schau noch einmal hin und wähle neu.
error-unknown-proposal = Das steht nicht zur Wahl. Es gibt: { $known }.
error-nobody-away = Im Moment ist niemand weg.
error-not-all-here = Es sind nicht mehr alle am Tisch.
error-said-by-table = Ob jemand zu spät dran ist, sagt nur der Tisch.
error-too-much-asked = Das war viel auf einmal. Warte ein paar Sekunden und frag noch einmal.
error-too-much-said = Das war viel auf einmal. Warte ein paar Sekunden und sag es noch einmal.
error-nothing-said = Deine Nachricht war leer.
error-not-their-turn = Da ist niemand zu erinnern: Das geht nur bei jemand anderem, der gerade dran ist.
error-poke-unheard = Erinnern geht gerade nicht: nicht da, oder die Version ist zu alt.
error-poked-already = Daran wurde gerade schon erinnert. Warte einen Moment.

bye-left = Bis bald!
bye-over = Das Spiel ist aus.
bye-closed = Der Tisch wurde geschlossen.
bye-stopped = Schluss für heute. Das Spiel ist gespeichert und kann am selben Tisch weitergehen.
bye-turned-out = Du wurdest vom Tisch weggeschickt. Falls man dich nur nicht erkannt hat, bitte um einen neuen Link.
bye-not-watchable = Der Host möchte gerade nicht, dass jemand zuschaut.
bye-superseded = Du spielst jetzt woanders weiter, darum ist dieses Fenster geschlossen.
