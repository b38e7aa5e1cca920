### Der Lehrgang, Schritt für Schritt.

lesson-part-building = { $number } von { $most }: Aufbauen
lesson-part-payoff = { $number } von { $most }: Der Zielstapel
lesson-part-wild = { $number } von { $most }: Wilde Karten
lesson-part-discard = { $number } von { $most }: Ablegen
lesson-part-discarded = { $number } von { $most }: Von der Ablage
lesson-part-king = { $number } von { $most }: Mit einem König anfangen
lesson-part-hand = { $number } von { $most }: Eine leere Hand
lesson-part-full = { $number } von { $most }: Ein voller Stapel
lesson-part-winning = { $number } von { $most }: Gewinnen

lesson-build = Ein Spiel läuft gerade. Alle bauen an den 4 Stapeln in der Mitte, vom Ass bis zur Dame. Die Farbe ist egal. Auf { $pile } liegt eine 2, also gehört eine 3 darauf, und du hast eine. { $how }
lesson-build-done = Gut gemacht! Jetzt gehört dort eine 4 hin.
error-lesson-build-missed = Das ginge auch, aber such in deiner Hand die 3: Sie gehört auf die 2.

lesson-payoff = Um deinen Zielstapel dreht sich alles: Wer den eigenen zuerst los ist, gewinnt. Du siehst nur die oberste Karte, eine 4, und sie passt! { $how }
lesson-payoff-done = Eine weniger, und schon liegt eine 7 offen.
error-lesson-payoff-missed = Deine Zielkarte, die 4, passt auf die 3. Besser geht es nicht.

lesson-wild = Für deine 7 fehlt eine 6, und du hast keine. Aber Könige sind wild: Ein König ist immer die Karte, die sein Stapel gerade braucht. Leg deinen auf die 5: Auf { $pile } zählt er dann als 6. { $how }
lesson-wild-done = Da ist deine 6.
error-lesson-wild-missed = Leg den König auf die 5: Dort zählt er als 6, und der Weg für deine 7 ist frei.

lesson-wild-payoff = Jetzt passt deine 7 darauf.
lesson-wild-payoff-done = Besser kann man einen König nicht nutzen.
error-lesson-wild-payoff-missed = Deine 7 passt auf den König, denn er zählt als 6.

lesson-discard = Jetzt passt nichts mehr. Leg eine Handkarte ab, und dein Zug ist zu Ende; das darfst du auch, wenn noch etwas passt. Leg die 9 auf die 10, dann kannst du später beide spielen. { $how }
lesson-discard-done = Damit ist dein Zug zu Ende.
error-lesson-discard-missed = Leg die 9 auf die 10 in deiner Ablage.

lesson-waiting = Jetzt ist die andere Seite dran.

lesson-discarded = Du bist wieder dran, mit 5 Karten auf der Hand. Inzwischen liegt in der Mitte eine 8, also passt eine 9. Auch die obersten Karten deiner Ablagestapel darfst du spielen. { $how }
lesson-discarded-done = Und schon ist die 10 darunter frei.
error-lesson-discarded-missed = Die 9 auf deinem Ablagestapel passt auf die 8.

lesson-which-10 = Jetzt passen zwei 10en: deine Zielkarte und die, die du abgelegt hast. Welche spielst du?
lesson-which-10-done = Richtig: Der Zielstapel geht vor.
error-lesson-which-10-missed = Überleg noch mal: Welche 10 bringt dich dem Sieg näher?

lesson-king = Deine Zielkarte ist eine 2, und nirgends liegt ein Ass dafür. Mit einem König kannst du auch einen Stapel anfangen: Auf einem leeren zählt er als Ass. { $how }
lesson-king-done = So gut wie ein Ass.
error-lesson-king-missed = Leg deinen König auf einen leeren Stapel: Dort zählt er als Ass, und deine 2 passt darauf.

lesson-king-payoff = Und jetzt deine 2.
lesson-king-payoff-done = Nur noch eine Zielkarte: eine 8!
error-lesson-king-payoff-missed = Deine 2 passt auf den König, denn er zählt als Ass.

lesson-hand = Alle 4 Karten deiner Hand passen irgendwohin, wenn die Reihenfolge stimmt. Spiel sie alle: Ist deine Hand leer, ziehst du 5 neue Karten und spielst weiter.
lesson-hand-3 = Noch 3 Karten.
lesson-hand-2 = Noch 2 Karten.
lesson-hand-1 = Und die letzte.
lesson-hand-1-done = Du hast 5 neue Karten, und du bist immer noch dran!
error-lesson-hand-missed = Such in deiner Hand eine Karte, die in die Mitte passt.

lesson-full = Auf den Buben gehört eine Dame, und du hast gerade eine gezogen. Schau, was mit einem vollen Stapel passiert. { $how }
lesson-full-done = Er ist abgeräumt! Seine Karten werden wieder gezogen, und es ist Platz für einen neuen Stapel.
error-lesson-full-missed = Heb dir das für später auf. Leg erst die Dame auf den Buben.

lesson-way = Deine letzte Zielkarte ist eine 8. Finde einen Weg, sie zu spielen!
lesson-way-done = Richtig. Und weiter?
error-lesson-way-missed = Such den Stapel, auf dem eine 5 liegt, und zähl von dort weiter bis zu deiner 8.

lesson-way-7 = Gleich hast du es.
lesson-way-7-done = Und jetzt …
error-lesson-way-7-missed = Für deine 8 fehlt noch eine 7.

lesson-last = Spiel deine letzte Zielkarte und gewinne!
lesson-last-done = Gewonnen! Sobald ein Zielstapel leer ist, ist das Spiel aus, ganz gleich, was noch auf der Hand ist.
error-lesson-last-missed = Deine 8 passt auf die 7.

## Das Rätsel eines Tages: Die Nummer ist die des Versuchs.

lesson-puzzle-try = Rätsel, Versuch { $number }
lesson-puzzle = Gewinne in diesem Zug: Spiel deine letzte Zielkarte. Es gibt nur einen Weg. Du kannst Karten zurücknehmen; wenn du ablegst, fängst du von vorn an.
lesson-puzzle-on = Gewinne in diesem Zug: Es gibt nur einen Weg.
lesson-puzzle-stuck = Nichts passt mehr. Nimm Karten zurück, oder leg ab und fang von vorn an.
lesson-puzzle-missed = Das war es nicht. Die Karten liegen wieder wie am Anfang.
lesson-puzzle-solved = Das ist es! Einen anderen Weg gab es nicht.
error-puzzle-take-back = Von hier aus ist nichts zu gewinnen. Nimm die letzte Karte zurück und frag dann noch mal.
