### Il tavolo come righe di testo: etichette di al massimo 9 caratteri, e dietro poche parole.

lines-centre = Centro
lines-centre-pile = { $number }: { $shows }, poi { $needs }
lines-centre-empty = { $number }: --, poi { $needs }
lines-draw = Tallone
lines-payoff = { $count ->
    [one] mazzetto { $card }, ancora 1 carta
    [many] mazzetto { $card }, ancora { $count } carte
   *[other] mazzetto { $card }, ancora { $count } carte
}
lines-payoff-empty = mazzetto vuoto
lines-hand = mano { $cards }
lines-hand-empty = mano vuota
lines-hand-hidden = { $count ->
    [one] 1 carta in mano
    [many] { $count } carte in mano
   *[other] { $count } carte in mano
}
lines-partner = (in coppia con te)
lines-discards = scarti
lines-discard-pile = { $number }: { $cards }
lines-buried = { $count ->
    [one] (un'altra) { $cards }
    [many] (altre { $count }) { $cards }
   *[other] (altre { $count }) { $cards }
}
lines-buried-brief = +{ $count } { $cards }

plain-help-moves =
    Puoi scrivere una mossa anche come la scrivono i programmi. Contano le pile
    da 0: 7h>c0 gioca il 7 di cuori sulla pila 1, payoff>c1 la carta del
    mazzetto sulla pila 2, d0>c2 la prima della tua pila di scarti 1 sulla
    pila 3, e Ks>d3 scarta il re di picche sulla tua pila di scarti 4.
