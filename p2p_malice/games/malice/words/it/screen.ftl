### Quello che dice il tavolo a tutto schermo.

screen-malice-help =
    1 - 9           una carta della tua mano
    P               la carta del tuo mazzetto
    Q W E R         le tue pile di scarti
    A S D F         il centro
    Maiusc, P o Q … le pile di chi fa coppia con te, se si gioca a coppie
    Frecce, Invio   un altro modo di scegliere; funziona anche il mouse
    Esc             rimetti a posto la carta
    Tab             guarda tutti gli scarti

    Sul tavolo:
    Stella          una matta
    Punto           da dove è appena venuta o dove è andata una carta
    ×4              4 carte giocate in questo turno
    9♥ 8 7          una pila di scarti: sotto il 9 ci sono un 8 e un 7
screen-title-two = { $title } · mazzetti: { $counts }
screen-picked-play = Scelta: { $card }. Giocala sulla { $plays }.
screen-picked-discard = Scelta: { $card }. Scartala sulla { $discards } (finisce il turno).
screen-picked-both = Scelta: { $card }. Giocala sulla { $plays }, o scartala sulla { $discards }.
screen-choose = Scegli una carta (1-9, P, Q W E R), poi dove giocarla.
screen-choose-partners = Maiusc con P, Q W E R: le pile di chi fa coppia con te.
screen-discards = { $name }, pila di scarti { $pile }: { $cards }
screen-open-hand = { $name }, mano: { $cards }
screen-discards-title = Pile di scarti (l'ultima carta sta in cima)
screen-no-discards = Nessuno ha ancora scartato.
screen-pile-key = { $role ->
    [discard] pila di scarti { $target }
   *[centre] pila { $target }
}
