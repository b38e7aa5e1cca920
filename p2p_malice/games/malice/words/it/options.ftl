### Le regole fra cui scegliere: varianti in una riga, e di che cosa tratta ogni regola della casa.

variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 giocatori
        [many] da 2 a { $max_seats } giocatori
       *[other] da 2 a { $max_seats } giocatori
    }
    [many] da { $min_seats } a { $max_seats } giocatori
   *[other] da { $min_seats } a { $max_seats } giocatori
}
variant-payoff = mazzetto { $sizes }
variant-wild = { $wild ->
    [kings] matte: i re
    [jokers] matte: i jolly
    [both] matte: re e jolly
   *[none] nessuna matta
}

## Che cosa c'è di speciale in una variante.

variant-listed = { $name }. { $line }

variant-mdw = Le pile complete tornano subito nel tallone.
variant-official = Un mazzo in più dei giocatori. Gli assi in mano vanno giocati. Un re non può fare da asso.
variant-catmouse = La mano si pesca al primo turno. Quando le carte finiscono, è pareggio.
variant-catmouse-short = Gatto e topo con 5 carte nel mazzetto.
variant-pz = Le pile arrivano al re. I jolly sono matte.
variant-pz-nwis = Come «Matte i jolly, fino al re», ma senza jolly nei mazzetti.
variant-classic = Le regole di quasi tutti i libri.

## Come si chiamano il gioco e le varianti.

game-malice = { -title }
game-malice-line = Svuota per primo il mazzetto · da 2 a 9 giocatori
plays-malice = { $count ->
    [one] { $players ->
        [2] { $variant } · 1 carta
        [many] { $variant } · 1 carta · { $players } giocatori
       *[other] { $variant } · 1 carta · { $players } giocatori
    }
    [many] { $players ->
        [2] { $variant } · { $count } carte
        [many] { $variant } · { $count } carte · { $players } giocatori
       *[other] { $variant } · { $count } carte · { $players } giocatori
    }
   *[other] { $players ->
        [2] { $variant } · { $count } carte
        [many] { $variant } · { $count } carte · { $players } giocatori
       *[other] { $variant } · { $count } carte · { $players } giocatori
    }
}

variant-name-mdw = Duello classico
variant-name-official = Ufficiale
variant-name-catmouse = Gatto e topo
variant-name-catmouse-short = Gatto e topo, breve
variant-name-pz = Matte i jolly, fino al re
variant-name-pz-nwis = Matte i jolly, non nei mazzetti
variant-name-classic = Come nei libri

## Regole della casa: etichette di campi di al massimo 21 colonne.

rule-payoff = Mazzetto
rule-packs = Mazzi di carte
rule-jokers = Jolly per mazzo
rule-hand = Carte in mano
rule-centre-piles = Pile al centro
rule-discard-piles = Pile di scarti
rule-kings-wild = Re come matte
rule-last-rank = Ultima carta di pila
rule-wild-as-ace = Matta come asso
rule-forced-aces = Assi obbligatori
rule-undo = Annulla
rule-hints = Consigli
rule-clock = Tempo per turno
rule-clock-off = senza limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Mani iniziali
rule-hands-dealt-start = date all'inizio
rule-hands-dealt-turn = pescate al 1º turno
rule-starter = Chi comincia
rule-starter-top = carta più alta
rule-starter-left = a sinistra del mazziere
rule-starter-dealer = il mazziere
rule-equal-tops = Carte più alte pari
rule-equal-tops-shuffle = mescola quei mazzetti
rule-equal-tops-redeal = ridai le carte
rule-recycle = Pile complete
rule-recycle-at-once = tornano subito
rule-recycle-when-empty = tornano se servono
rule-exhaustion = Carte finite
rule-exhaustion-play-on = si va avanti
rule-exhaustion-tie = è pareggio
rule-wilds-in-payoff = Matte nei mazzetti
rule-partners = A coppie
rule-deals = Partite dell'incontro
rule-target = Punti per vincere
rule-scoring = Chi vince segna
rule-scoring-wins = 1 punto
rule-scoring-cards = le carte rimaste

## Che cosa fa ciascuna, in un elenco.

means-payoff = Ogni mazzetto ha questo numero di carte.
means-packs = Si gioca con questo numero di mazzi. 0 vuol dire uno in più dei giocatori.
means-jokers = Ogni mazzo ha questo numero di jolly, e i jolly sono matte.
means-hand = Al tuo turno peschi fino ad avere in mano questo numero di carte.
means-centre-piles = Al centro si può costruire questo numero di pile per volta.
means-discard-piles = Ciascuno ha questo numero di pile di scarti.
means-kings-wild = I re sono matte: possono fare da qualunque carta.
means-last-rank = Le pile arrivano a questo valore: 12 è la regina, 13 il re.
means-wild-as-ace = Una matta può fare da asso e iniziare una pila.
means-forced-aces = Finché una pila al centro è vuota, prima di scartare giochi gli assi che hai in mano.
means-undo = Puoi annullare quello che hai giocato, finché non vedi qualcosa di nuovo.
means-hints = Puoi chiedere che cosa farebbe il computer al posto tuo.
means-clock = Ogni turno ha un limite di tempo. Quando scade, il tavolo gioca al posto tuo.
means-hands-dealt = Le mani si danno all'inizio, o si pescano al primo turno di ciascuno.
means-starter = Chi comincia: la carta più alta dei mazzetti, chi sta a sinistra del mazziere, o il mazziere.
means-equal-tops = Se le carte più alte dei mazzetti sono pari, si mescolano quei mazzetti, o si ridanno le carte da capo.
means-recycle = Le pile complete tornano nel tallone subito, o quando è finito.
means-exhaustion = Se una mano non si può completare, si va avanti, o la partita finisce in pareggio.
means-wilds-in-payoff = Nei mazzetti possono esserci matte.
means-partners = A coppie: due contro due. Servono 4 giocatori.
means-deals = L'incontro finisce dopo questo numero di partite.
means-target = L'incontro finisce quando qualcuno ha questi punti. Con 0, non sono i punti a farlo finire.
means-scoring = Chi vince segna 1 punto, o 1 per ogni carta rimasta nei mazzetti degli altri.

## Regole con cui non si può giocare.

error-unknown-rules = Non c'è nessuna variante «{ $text }». Scegli fra: { $known }.
error-unknown-house-rule = Non c'è nessuna regola della casa «{ $name }». Scegli fra: { $known }.
error-house-rule-twice = La regola della casa { $name } è indicata due volte.
error-house-rule-word = La regola della casa { $name } non può essere «{ $value }». Scegli fra: { $known }.
error-house-rule-number = La regola della casa { $name } vuole un numero da { $least } a { $most }, non «{ $value }».
error-players-exactly = { $instead ->
    [none] La variante { $variant } è per { $most } giocatori, non { $seats }.
   *[other] La variante { $variant } è per { $most } giocatori, non { $seats }. Per { $seats } giocatori, scegli { $instead }.
}
error-players-between = { $instead ->
    [none] La variante { $variant } è per { $least }-{ $most } giocatori, non { $seats }.
   *[other] La variante { $variant } è per { $least }-{ $most } giocatori, non { $seats }. Per { $seats } giocatori, scegli { $instead }.
}
error-partners-are-four = A coppie si gioca due contro due: servono 4 giocatori, non { $seats }.
error-too-many-packs = Per { $seats } giocatori ci vorrebbero più di { $most } mazzi. Giocate in meno.
error-payoff-piles-too-large = Per { $seats } mazzetti da { $payoff } servono { $needed } carte, ma nei mazzi ce ne sono solo { $there }. Gioca con più mazzi o con mazzetti più piccoli.
error-too-few-cards-left = { $left ->
    [one] Dati i mazzetti, resta solo 1 carta: troppo poco per { $seats } mani da { $hand } e una carta da pescare. Gioca con più mazzi, mazzetti più piccoli o mani più piccole.
    [many] Dati i mazzetti, restano solo { $left } carte: troppo poche per { $seats } mani da { $hand } e una carta da pescare. Gioca con più mazzi, mazzetti più piccoli o mani più piccole.
   *[other] Dati i mazzetti, restano solo { $left } carte: troppo poche per { $seats } mani da { $hand } e una carta da pescare. Gioca con più mazzi, mazzetti più piccoli o mani più piccole.
}

error-payoff-unplayable = Nessuno potrebbe mai vincere: bisogna giocare { $payoff } carte del mazzetto, ma nei mazzi ne vanno bene solo { $there }. Scegli mazzetti più piccoli, o fai salire di più le pile al centro.
error-target-out-of-reach = Nessuno potrebbe arrivare a { $target } punti: in { $games } partite se ne fanno al massimo { $most }. Scegli un traguardo più basso.
error-own-rules-like-variant = In config.toml ci sono regole che si chiamano { $name }, ma così si chiama una variante del programma. Dai alle tue un altro nome, per esempio [rules.my-{ $name }].

error-no-part-of-position = «{ $text }» non fa parte di una posizione.
error-no-position = Questa non è una posizione.
error-no-position-because = Questa non è una posizione. { $reason }
error-seed-length = Un seme casuale deve avere { $bytes } byte.
error-negative-number = Un numero è sotto zero.
error-unknown-pile = Non c'è nessuna pila che si chiama { $pile }.
error-centre-out-of-order = Una pila al centro sale in ordine, a partire dall'asso.
error-payoff-pile-missing = Un mazzetto è vuoto.
error-nobody-can-move = In questa posizione nessuno può giocare.
error-cards-do-not-add-up = Questa posizione ha più o meno carte dei suoi mazzi.
error-not-this-game = Questo tavolo non sembra di Spite & Malice.

## Mosse come testo.

error-no-card = Non c'è nessuna carta «{ $text }». Le carte si scrivono così: 7h, 10s o Kd.
error-too-many-cards = { $card } c'è più di { $most } volte.
error-no-move = «{ $text }» non è una mossa. Le mosse si scrivono così: 7h>c2, payoff>c0 o Ks>d1.
error-hand-card-with-seat = Una carta della tua mano si scrive senza @SEAT.
error-no-such-pile = { $role ->
    [centre] Non c'è nessuna pila { $pile } al centro: vanno da 1 a { $count }.
   *[discard] Non c'è nessuna pila di scarti { $pile }: vanno da 1 a { $count }.
}
