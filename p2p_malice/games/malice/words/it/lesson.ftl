### La lezione, mossa per mossa: che cosa si spiega, che cosa si dice quando è fatta, e quando si è fatto altro.

lesson-part-building = { $number } di { $most }: Costruire
lesson-part-payoff = { $number } di { $most }: Il mazzetto
lesson-part-wild = { $number } di { $most }: Le matte
lesson-part-discard = { $number } di { $most }: Lo scarto
lesson-part-discarded = { $number } di { $most }: Dagli scarti
lesson-part-king = { $number } di { $most }: Iniziare con un re
lesson-part-hand = { $number } di { $most }: La mano vuota
lesson-part-full = { $number } di { $most }: Una pila completa
lesson-part-winning = { $number } di { $most }: Vincere

lesson-build = Ecco una partita già cominciata. Al centro ci sono 4 pile che salgono dall'asso alla regina, e tutti ci giocano sopra. I semi non contano. Sul 2 della { $pile } serve un 3, e tu ne hai uno. { $how }
lesson-build-done = Ben fatto! Adesso su quella pila serve un 4.
error-lesson-build-missed = Potresti anche farlo, ma cerca un 3 nella tua mano: va sul 2.

lesson-payoff = Tutto gira intorno al mazzetto: vince chi svuota il suo per primo. Ne vedi solo la prima carta, un 4, e va proprio bene! { $how }
lesson-payoff-done = Una carta in meno, e si scopre un 7.
error-lesson-payoff-missed = La carta del tuo mazzetto, il 4, va sul 3. Non c'è mossa migliore.

lesson-wild = Al tuo 7 serve un 6, e non ne hai. Ma i re sono matte: un re vale come la carta che serve alla sua pila. Metti il tuo sul 5 della { $pile }, dove vale come un 6. { $how }
lesson-wild-done = Ecco il tuo 6.
error-lesson-wild-missed = Metti il re sul 5: lì vale come un 6, e apre la strada al tuo 7.

lesson-wild-payoff = Adesso ci sta sopra il tuo 7.
lesson-wild-payoff-done = Un re non si può usare meglio di così.
error-lesson-wild-payoff-missed = Il tuo 7 va sul re, che vale come un 6.

lesson-discard = Adesso nessuna carta va più bene. Il turno finisce quando scarti una carta della mano, anche se potresti ancora giocare. Metti il 9 sul 10: più avanti potrai giocarli tutti e due. { $how }
lesson-discard-done = E così il tuo turno è finito.
error-lesson-discard-missed = Metti il 9 sul 10, nelle tue pile di scarti.

lesson-waiting = Adesso gioca il tuo avversario.

lesson-discarded = Tocca di nuovo a te, con 5 carte in mano. Il tuo avversario ha giocato un 8, quindi ci va un 9. Puoi giocare anche le carte in cima alle tue pile di scarti. { $how }
lesson-discarded-done = E adesso il 10 che stava sotto è libero.
error-lesson-discarded-missed = Il 9 della tua pila di scarti va sull'8.

lesson-which-10 = Adesso vanno bene due 10: la carta del mazzetto, e quello che hai scartato. Quale giochi?
lesson-which-10-done = Giusto: prima viene il mazzetto.
error-lesson-which-10-missed = Pensaci ancora: quale 10 ti avvicina alla vittoria?

lesson-king = La carta del tuo mazzetto è un 2, e non c'è un asso su cui metterlo. Ma un re può anche iniziare una pila: su un posto vuoto vale come un asso. { $how }
lesson-king-done = Vale proprio come un asso.
error-lesson-king-missed = Metti il re su una pila vuota: lì vale come un asso, e sopra ci va il tuo 2.

lesson-king-payoff = E adesso il tuo 2.
lesson-king-payoff-done = Nel mazzetto resta una carta sola: un 8!
error-lesson-king-payoff-missed = Il tuo 2 va sul re, che vale come un asso.

lesson-hand = Tutte e 4 le carte della tua mano vanno da qualche parte, nell'ordine giusto. Giocale tutte: quando la mano è vuota, peschi 5 carte nuove e continui a giocare.
lesson-hand-3 = Ancora 3 carte.
lesson-hand-2 = Ancora 2 carte.
lesson-hand-1 = E l'ultima.
lesson-hand-1-done = Hai pescato 5 carte nuove, e tocca ancora a te!
error-lesson-hand-missed = Trova nella tua mano una carta che va bene al centro.

lesson-full = Sul fante va una regina, e l'hai appena pescata. Guarda che cosa succede a una pila completa. { $how }
lesson-full-done = Via dal tavolo! Le sue carte si pescheranno di nuovo, e c'è posto per un'altra pila.
error-lesson-full-missed = Tienilo per dopo. Prima metti la regina sul fante.

lesson-way = L'ultima carta del tuo mazzetto è un 8. Trova il modo di giocarla!
lesson-way-done = Giusto. E poi?
error-lesson-way-missed = Cerca la pila che mostra un 5, e da lì conta fino al tuo 8.

lesson-way-7 = Ci sei quasi.
lesson-way-7-done = E adesso…
error-lesson-way-7-missed = Al tuo 8 serve un 7.

lesson-last = Gioca l'ultima carta del tuo mazzetto, e vinci!
lesson-last-done = Hai vinto! La partita finisce appena un mazzetto è vuoto, qualunque cosa si abbia ancora in mano.
error-lesson-last-missed = Il tuo 8 va sul 7.

## Il problema del giorno: il numero è quello del tentativo.

lesson-puzzle-try = Problema, tentativo { $number }
lesson-puzzle = Vinci in questo turno: gioca l'ultima carta del tuo mazzetto. C'è un solo modo. Puoi annullare le giocate; se scarti, ricominci.
lesson-puzzle-on = Vinci in questo turno: c'è un solo modo.
lesson-puzzle-stuck = Nessuna carta va più bene. Annulla qualche giocata, o scarta per ricominciare.
lesson-puzzle-missed = Non era così. Le carte sono di nuovo come all'inizio.
lesson-puzzle-solved = Proprio così! Non c'era altro modo.
error-puzzle-take-back = Da qui non si vince. Annulla l'ultima giocata, poi chiedi di nuovo.
