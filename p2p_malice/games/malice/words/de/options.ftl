### Regeln zum Auswählen: Varianten in einer Zeile, und worum es bei jeder Hausregel geht.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] zu zweit
       *[other] 2 bis { $max_seats } Personen
    }
   *[other] { $min_seats } bis { $max_seats } Personen
}
variant-payoff = Zielstapel { $sizes }
variant-wild = { $wild ->
    [kings] Könige wild
    [jokers] Joker wild
    [both] Könige und Joker wild
   *[none] nichts wild
}

## Was an einer Variante besonders ist.

variant-listed = { $name }. { $line }

variant-mdw = Volle Stapel kommen sofort in den Nachziehstapel zurück.
variant-official = Ein Kartenspiel mehr als Personen. Asse auf der Hand müssen gespielt werden. Ein König kann kein Ass sein.
variant-catmouse = Die Hand ziehst du erst in deinem ersten Zug. Gehen die Karten aus, endet das Spiel unentschieden.
variant-catmouse-short = Katz und Maus mit 5 Zielkarten.
variant-pz = Stapel gehen bis zum König. Joker sind wild.
variant-pz-nwis = Wie „Wilde Joker, bis zum König“, aber ohne Joker in den Zielstapeln.
variant-classic = Die Regeln der meisten Bücher.

## Wie man das Spiel nennt, und eine Variante.

game-malice = { -title }
game-malice-line = Werde deinen Zielstapel vor allen anderen los · 2 bis 9 Personen
plays-malice = { $count ->
    [one] { $players ->
        [2] { $variant } · 1 Karte
       *[other] { $variant } · 1 Karte · { $players } am Tisch
    }
   *[other] { $players ->
        [2] { $variant } · { $count } Karten
       *[other] { $variant } · { $count } Karten · { $players } am Tisch
    }
}

variant-name-mdw = Klassisches Duell
variant-name-official = Offiziell
variant-name-catmouse = Katz und Maus
variant-name-catmouse-short = Katz und Maus, kurz
variant-name-pz = Wilde Joker, bis zum König
variant-name-pz-nwis = Wilde Joker, keine im Zielstapel
variant-name-classic = Wie im Buch

## Hausregeln.

rule-payoff = Zielstapel
rule-packs = Kartenspiele
rule-jokers = Joker je Kartenspiel
rule-hand = Karten auf der Hand
rule-centre-piles = Stapel in der Mitte
rule-discard-piles = Ablagestapel
rule-kings-wild = Wilde Könige
rule-last-rank = Stapel gehen bis
rule-wild-as-ace = Wilde Karte als Ass
rule-forced-aces = Asse sind Pflicht
rule-undo = Zurücknehmen
rule-hints = Tipps
rule-clock = Zeit pro Zug
rule-clock-off = ohne Ende
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Erste Hand
rule-hands-dealt-start = zu Beginn gegeben
rule-hands-dealt-turn = im 1. Zug gezogen
rule-starter = Wer anfängt
rule-starter-top = höchste Zielkarte
rule-starter-left = Vorhand
rule-starter-dealer = wer gibt
rule-equal-tops = Höchste gleich
rule-equal-tops-shuffle = diese Stapel mischen
rule-equal-tops-redeal = neu geben
rule-recycle = Volle Stapel
rule-recycle-at-once = sofort zurück
rule-recycle-when-empty = bei Bedarf zurück
rule-exhaustion = Keine Karten mehr
rule-exhaustion-play-on = weiterspielen
rule-exhaustion-tie = unentschieden
rule-wilds-in-payoff = Wilde Zielkarten
rule-partners = Paare
rule-deals = Spiele im Match
rule-target = Punkte fürs Match
rule-scoring = Ein Sieg zählt
rule-scoring-wins = 1 Punkt
rule-scoring-cards = die Restkarten

## Was jede bewirkt.

means-payoff = Jeder Zielstapel hat so viele Karten.
means-packs = Ihr spielt mit so vielen Kartenspielen. 0 heißt: eins mehr als Personen.
means-jokers = In jedem Kartenspiel sind so viele Joker, und sie sind wild.
means-hand = Wenn du dran bist, ziehst du, bis du so viele Karten hast.
means-centre-piles = So viele Stapel können in der Mitte zugleich wachsen.
means-discard-piles = Alle haben so viele Ablagestapel.
means-kings-wild = Könige sind wild: Sie können jede Karte sein.
means-last-rank = Stapel gehen bis zu diesem Wert: 12 ist die Dame, 13 der König.
means-wild-as-ace = Eine wilde Karte darf das Ass sein, mit dem ein Stapel anfängt.
means-forced-aces = Solange ein Stapel in der Mitte leer ist, spielst du erst die Asse von deiner Hand, dann legst du ab.
means-undo = Du darfst zurücknehmen, was du gespielt hast, bis du etwas Neues siehst.
means-hints = Du darfst fragen, was der Computer an deiner Stelle tun würde.
means-clock = Ein Zug hat eine Zeitgrenze. Ist sie erreicht, zieht der Tisch für dich.
means-hands-dealt = Die Hand wird am Anfang gegeben, oder alle ziehen sie in ihrem ersten Zug.
means-starter = Wer anfängt: die höchste Zielkarte, die Vorhand (links von der Person, die gibt) oder wer gibt.
means-equal-tops = Sind die höchsten Zielkarten gleich, werden diese Stapel gemischt, oder alles wird neu gegeben.
means-recycle = Volle Stapel kommen sofort in den Nachziehstapel zurück oder erst, wenn er leer ist.
means-exhaustion = Reicht es nicht für eine volle Hand, spielt ihr weiter, oder das Spiel endet unentschieden.
means-wilds-in-payoff = In Zielstapeln dürfen wilde Karten sein.
means-partners = Paare: zwei gegen zwei. Dafür müsst ihr zu viert sein.
means-deals = Ein Match endet nach so vielen Spielen.
means-target = Ein Match endet, wenn jemand so viele Punkte hat. Bei 0 beenden Punkte es nicht.
means-scoring = Ein Sieg zählt 1 Punkt oder 1 für jede Karte, die in den anderen Zielstapeln übrig ist.

## Regeln, nach denen man nicht spielen kann.

error-unknown-rules = Eine Variante „{ $text }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-unknown-house-rule = Eine Hausregel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-house-rule-twice = Die Hausregel { $name } steht zweimal da.
error-house-rule-word = Die Hausregel { $name } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
error-house-rule-number = Die Hausregel { $name } braucht eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
error-players-exactly = { $instead ->
    [none] Die Variante { $variant } ist für { $most } Personen, nicht { $seats }.
   *[other] Die Variante { $variant } ist für { $most } Personen, nicht { $seats }. Für { $seats } nimm { $instead }.
}
error-players-between = { $instead ->
    [none] Die Variante { $variant } ist für { $least } bis { $most } Personen, nicht { $seats }.
   *[other] Die Variante { $variant } ist für { $least } bis { $most } Personen, nicht { $seats }. Für { $seats } nimm { $instead }.
}
error-partners-are-four = Paare spielen zwei gegen zwei, also zu viert, nicht mit { $seats } Plätzen.
error-too-many-packs = Für { $seats } Personen bräuchte es mehr als { $most } Kartenspiele. Spielt mit weniger Personen.
error-payoff-piles-too-large = { $seats } Zielstapel zu { $payoff } brauchen { $needed } Karten, aber die Kartenspiele haben nur { $there } dafür. Nehmt mehr Kartenspiele oder kleinere Zielstapel.
error-too-few-cards-left = { $left ->
    [one] Nach dem Geben der Zielstapel bleibt nur 1 Karte: zu wenig, um { $seats } Hände zu { $hand } zu füllen und eine Karte zu ziehen. Nehmt mehr Kartenspiele, kleinere Zielstapel oder kleinere Hände.
   *[other] Nach dem Geben der Zielstapel bleiben nur { $left } Karten: zu wenig, um { $seats } Hände zu { $hand } zu füllen und eine Karte zu ziehen. Nehmt mehr Kartenspiele, kleinere Zielstapel oder kleinere Hände.
}

error-payoff-unplayable = So könnte niemand gewinnen: { $payoff } Zielkarten sind zu spielen, aber nur { $there } Karten der Kartenspiele passen irgendwohin. Nehmt kleinere Zielstapel, oder lasst die Stapel in der Mitte höher gehen.
error-target-out-of-reach = Auf { $target } Punkte käme niemand: In { $games } Spielen sind höchstens { $most } zu holen. Nehmt ein kleineres Ziel.
error-own-rules-like-variant = In config.toml stehen Regeln namens { $name }, aber so heißt schon eine eingebaute Variante. Gib deinen einen anderen Namen, etwa [rules.my-{ $name }].

error-no-part-of-position = „{ $text }“ gehört zu keiner Stellung.
error-no-position = Das ist keine Stellung.
error-no-position-because = Das ist keine Stellung. { $reason }
error-seed-length = Ein Seed muss { $bytes } Bytes lang sein.
error-negative-number = Eine Zahl ist kleiner als null.
error-unknown-pile = Einen Stapel namens { $pile } gibt es nicht.
error-centre-out-of-order = Ein Stapel in der Mitte geht der Reihe nach aufwärts, vom Ass an.
error-payoff-pile-missing = Ein Zielstapel ist leer.
error-nobody-can-move = In dieser Stellung kann niemand spielen.
error-cards-do-not-add-up = Diese Stellung hat mehr oder weniger Karten als ihre Kartenspiele.
error-not-this-game = Dieser Tisch sieht nicht nach Spite & Malice aus.

## Züge als Text.

error-no-card = Eine Karte „{ $text }“ gibt es nicht. Karten schreibt man wie 7h, 10s oder Kd.
error-too-many-cards = { $card } kommt mehr als { $most }-mal vor.
error-no-move = „{ $text }“ ist kein Zug. Züge schreibt man wie 7h>c2, payoff>c0 oder Ks>d1.
error-hand-card-with-seat = Eine Handkarte schreibt man ohne @SEAT.
error-no-such-pile = { $role ->
    [centre] Stapel { $pile } gibt es in der Mitte nicht: Es gibt 1 bis { $count }.
   *[discard] Ablagestapel { $pile } gibt es nicht: Es gibt 1 bis { $count }.
}
