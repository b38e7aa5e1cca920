### Eine Seite, die das Programm in sich trägt.

inside-loading = Das Spiel wird geladen …
inside-turn = Jemand spielt Karten mit dir, Zug um Zug: Diese Nachricht war ein Zug. Der Tisch wird gedeckt …
inside-megabytes = { $done } von { $all } MB
inside-starting = Alles ist da. Der erste Start dauert etwa 10 Sekunden; danach geht es schnell.
inside-opens = Das geht von selbst auf, sobald es bereit ist …
inside-unkept = { $why ->
    [reading] Deine gespeicherten Spiele sind gerade nicht zu lesen. Um sie zu schützen, wird nichts gespeichert, bis du die Seite neu lädst.
    [locks] Hier wird nichts gespeichert, denn zwei Tabs könnten einander die Spiele überschreiben. Um sie zu speichern, öffne die Seite unter einer Adresse, die mit https beginnt.
   *[writing] Der Browser kann dieses Spiel nicht speichern: Sein Speicher ist voll oder gesperrt. Du kannst weiterspielen, aber was nicht gespeichert ist, ist weg, wenn du die Seite schließt.
}
inside-failed = { $joins ->
    [yes] Der Tisch ließ sich nicht starten, oder er ist stehen geblieben. Lade die Seite neu: Was gespeichert war, ist noch da. Passiert es immer wieder, kann dieser Browser das Spiel nicht selbst ausführen; an einem anderen Tisch mitspielen kannst du trotzdem.
   *[no] Der Tisch ließ sich nicht starten, oder er ist stehen geblieben. Lade die Seite neu: Was gespeichert war, ist noch da. Passiert es immer wieder, kann dieser Browser das Spiel nicht selbst ausführen. Schalte auf einem iPhone den Blockierungsmodus für diese Website aus, oder nimm einen anderen Browser.
}
