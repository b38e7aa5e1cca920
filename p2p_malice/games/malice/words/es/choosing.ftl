### Lo que se dice mientras eliges una carta y su destino, y lo que aconseja una pista: por qué esa jugada es buena.

## Por qué una elección no lleva a nada.

error-fits-nowhere = { $alike ->
    [yes] Todas las pilas del centro piden { $needs }: { $card } no encaja.
   *[no] Las pilas del centro piden { $needs }: { $card } no encaja.
}
error-choose-card-first = Elige primero una carta y luego dónde jugarla.
error-draws-by-itself = Robas cartas al empezar tu turno, y cada vez que se te vacía la mano.
error-nothing-there = Ahí no hay ninguna carta.

## Lo que dice una pista: la jugada y su razón.

hint-payoff = Juega tu carta de reserva en { $pile }: cada una te acerca a la victoria.
hint-lead = Juega { $card } en { $pile }: lleva hasta tu carta de reserva, { $payoff }.
hint-lead-partner = Juega { $card } en { $pile }: lleva hasta la carta de reserva de tu pareja, { $payoff }.
hint-empty = Juega { $card } en { $pile }: puedes jugar toda la mano y recibir otra.
hint-block = Juega { $card } en { $pile }: ocupa el lugar que necesita otra reserva ({ $rival }).
hint-block-then = Juega { $card } en { $pile }: así { $then } ocupa después el lugar que necesita otra reserva ({ $rival }).
hint-nearer = Juega { $card } en { $pile }: acerca tu carta de reserva, { $payoff }.
hint-clear = Juega { $card } en { $pile }: hace sitio en tus pilas de descarte.
hint-free = Juega { $card } en { $pile }: encaja y no ayuda a nadie más.
hint-hold = No le prepares el camino a otra reserva ({ $rival }). Descarta { $card } en { $pile }.
hint-wait = Guarda lo que encaja para un momento mejor. Descarta { $card } en { $pile } para terminar tu turno.
hint-discard = Ahora no encaja nada útil. Descarta { $card } en { $pile } para terminar tu turno.
hint-discard-match = Ahora no encaja nada útil. Descarta { $card } en { $pile }: va bien con la carta que hay allí.
hint-other = Juega { $card } en { $pile }.

## Todos los descartes.

discards-title = Los descartes
discards-none = Aún no hay descartes.
discards-top = encima
discards-next = Sigue: { $name }

## Ajustes que solo tiene este juego.

settings-autoplay-how = Con el juego directo, basta con elegir una vez tu carta de reserva, o la de encima de una pila de descarte, para jugarla en el centro. Una carta de tu mano se juega al elegirla dos veces. El juego directo nunca descarta, ni juega comodines.

## At a page, once.

first-buried = Toca la pila de descarte de otra persona para ver todas sus cartas.
