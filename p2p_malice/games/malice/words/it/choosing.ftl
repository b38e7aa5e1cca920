### Quello che si dice mentre scegli una carta e dove va, e che cosa consiglia un consiglio.

## Perché da una scelta non viene niente.

error-fits-nowhere = { $alike ->
    [yes] Su ogni pila al centro serve { $needs }: { $card } non va bene.
   *[no] Sulle pile al centro serve { $needs }: { $card } non va bene.
}
error-choose-card-first = Prima scegli una carta, poi dove giocarla.
error-draws-by-itself = Le carte si pescano da sole, all'inizio del tuo turno e quando la tua mano è vuota.
error-nothing-there = Lì non c'è nessuna carta.

## Quello che dice un consiglio: la mossa, e la sua ragione.

hint-payoff = Gioca la carta del mazzetto sulla { $pile }: ogni carta in meno ti avvicina alla vittoria.
hint-lead = Gioca { $card } sulla { $pile }: prepara la strada alla carta del tuo mazzetto, { $payoff }.
hint-lead-partner = Gioca { $card } sulla { $pile }: prepara la strada alla carta del mazzetto di chi gioca con te, { $payoff }.
hint-empty = Gioca { $card } sulla { $pile }: puoi giocare tutta la mano, e averne una nuova.
hint-block = Gioca { $card } sulla { $pile }: occupa il posto che serve alla carta di qualcun altro, { $rival }.
hint-block-then = Gioca { $card } sulla { $pile }: poi { $then } occupa il posto che serve alla carta di qualcun altro, { $rival }.
hint-nearer = Gioca { $card } sulla { $pile }: avvicina la carta del tuo mazzetto, { $payoff }.
hint-clear = Gioca { $card } sulla { $pile }: fa spazio nelle tue pile di scarti.
hint-free = Gioca { $card } sulla { $pile }: va bene, e non aiuta nessun altro.
hint-hold = Non preparare la strada alla carta di qualcun altro, { $rival }. Scarta { $card } sulla { $pile }.
hint-wait = Tieni per un momento migliore le carte che vanno bene. Scarta { $card } sulla { $pile } per finire il turno.
hint-discard = Per ora non c'è niente di utile da giocare. Scarta { $card } sulla { $pile } per finire il turno.
hint-discard-match = Per ora non c'è niente di utile da giocare. Scarta { $card } sulla { $pile }: sta bene con la carta che c'è lì.
hint-other = Gioca { $card } sulla { $pile }.

## Tutti gli scarti.

discards-title = Tutti gli scarti
discards-none = Nessuno ha ancora scartato.
discards-top = in cima
discards-next = Avanti: { $name }

## Impostazioni di questo solo gioco.

settings-autoplay-how = Con il gioco diretto basta scegliere una volta la carta del mazzetto, o quella in cima a una pila di scarti, per giocarla al centro. Una carta della mano si gioca anche scegliendola due volte. Il gioco diretto non scarta mai, e non gioca mai una matta.

## At a page, once.

first-buried = Tocca la pila di scarti di qualcun altro per vederne tutte le carte.
