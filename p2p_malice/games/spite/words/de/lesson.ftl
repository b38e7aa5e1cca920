### Der Lehrgang, Teil für Teil.

lesson-part-beat = { $number } von { $most }: Eine Karte schlagen
lesson-part-pass = { $number } von { $most }: Passen
lesson-part-buy = { $number } von { $most }: Zurückkaufen
lesson-part-pair = { $number } von { $most }: Ein Paar ausspielen
lesson-part-wild = { $number } von { $most }: Die wilde 13
lesson-part-turn = { $number } von { $most }: Höher oder tiefer
lesson-part-consec = { $number } von { $most }: Eine Serie
lesson-part-call = { $number } von { $most }: „Fehlspiel“ rufen
lesson-part-out = { $number } von { $most }: Fertig werden

lesson-waiting = Die anderen spielen.

lesson-beat = Eine Runde läuft gerade: Wer zuerst alle Karten los ist, gewinnt sie. Jede Kombination muss die letzte schlagen, und das war eine 10. Die Werte gehen von 3 aufwärts bis 10, dann 11, 12, 13, J, Q, K und A; am höchsten sind die 2en. Dein Bube reicht. { $how }
lesson-beat-done = Gut gemacht! Aber dann kamen eine Dame und ein Ass.
error-lesson-beat-missed = Dein Bube genügt für die 10. Die anderen Karten brauchst du noch.

lesson-pass = Ein Ass schlägt nur dein Joker, und den behältst du besser noch ein wenig. Also passe: Damit bist du raus aus dem Stich, es sei denn, du kaufst dich zurück. { $how }
lesson-pass-done = Und schon liegt eine 2 auf dem Ass.
error-lesson-pass-missed = Behalte deinen Joker noch kurz, und passe.

lesson-buy = Du kannst dich zurückkaufen: Schlag die letzte Kombination, dann zieh so viele Karten, wie es kostet. Der Preis ist jetzt 1 und steigt für alle: 1, 1, 2, 3, 5, 8. Dein Joker schlägt alles, sogar eine 2. { $how }
lesson-buy-done = Du hast eine 4 gezogen, und der Stich ist deiner! Aber in deinen letzten 2 Kombinationen kostet ein Joker die Runde.
error-lesson-buy-missed = Spiel deinen Joker, und sag dazu „Rückkauf 1“.

lesson-pair = Ausspielen darfst du 1 Karte, 2 bis 4 von einem Wert oder ein Pokerblatt aus 5. Spiel deine 9en aus, dann brauchen alle ein Paar. Bei gleichem Wert schlägt rein rot oder schwarz gemischt. { $how }
lesson-pair-done = Paar auf Paar: Da kommen zwei Buben.
error-lesson-pair-missed = Spiel beide 9en aus.

lesson-wild = Eine 13 ist wild: Mit deinem König ist sie ein Paar Könige, und das schlägt Buben. Zwei echte Könige wären noch etwas mehr. { $how }
lesson-wild-done = Das ist dein Stich, also spielst du den nächsten aus.
error-lesson-wild-missed = Spiel den König und die 13 zusammen.

lesson-turn = Du darfst ausspielen, was du willst. Bisher musste jede Kombination höher sein. Spielst du eine 7, darfst du „tiefer“ sagen, und dann muss jede tiefer sein. Das ist gut für deine anderen Karten! { $how }
lesson-turn-done = Diesmal geht es von der 7 abwärts.
error-lesson-turn-missed = Spiel deine 7 aus, und sag dazu „tiefer“.

lesson-consec = 7, 6, 5: 3-mal in gleichen Schritten ist eine „Serie“, und so muss der Stich weitergehen. Nur eine 4 darf folgen: keine 13, kein Joker. { $how }
lesson-consec-done = Als Nächstes ist eine 3 fällig.
error-lesson-consec-missed = Auf 7, 6 und 5 darf nur eine 4 folgen.

lesson-call = Aber das ist ja eine 9! Ein paar Sekunden lang kannst du „Fehlspiel“ rufen: Stimmt es, gewinnst du einen Scheinjoker. Stimmt es nicht, ist das Fehlspiel deins. { $how }
lesson-call-done = Richtig! Du gewinnst einen Scheinjoker (★).
error-lesson-call-missed = Ruf „Fehlspiel“: Fällig war eine 3.

lesson-out = Dein Scheinjoker ist eine Zugabe: Du musst ihn nicht spielen. Offen ist er die 5, die er zeigt, und drei 5en und zwei 8en sind ein Full House, ein Pokerblatt. Spiel sie, und du bist fertig. { $how }
lesson-out-done = Du bist zuerst fertig, also gewinnst du die Runde und bekommst 2 Punkte. Wer als Letztes übrig bleibt, verliert 2. Scheinjoker, die du nicht spielst, behältst du für spätere Runden.
error-lesson-out-missed = Spiel deine beiden 5en, den Scheinjoker und deine beiden 8en zusammen.

## Wie es auf der Seite geht.

spite-tap = { $pointer ->
    [tap] Tippe auf „{ $what }“.
   *[other] Klicke auf „{ $what }“.
}
spite-tap-play = { $pointer ->
    [tap] Tippe auf { $what }, dann auf „Spielen“.
   *[other] Klicke auf { $what }, dann auf „Spielen“.
}
