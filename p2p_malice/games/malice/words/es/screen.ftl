### Lo que dice el tablero en la pantalla completa.

screen-malice-help =
    1 a 9           una carta de tu mano
    P               tu carta de reserva
    Q W E R         tus pilas de descarte
    A S D F         el centro
    Mayús, P o Q…  las pilas de tu pareja, si juegas por parejas
    Flechas, Enter  otra manera de elegir; el ratón también sirve
    Esc             devolver la carta a su sitio
    Tab             ver todos los descartes

    En la mesa:
    Estrella        un comodín
    Punto           de dónde sale o adónde acaba de ir una carta
    ×4              4 cartas jugadas en este turno
    9♥ 8 7          una pila de descarte: bajo el 9 hay un 8 y un 7
screen-title-two = { $title } · reserva: { $counts }
screen-picked-play = Carta elegida: { $card }. Juégala en { $plays }.
screen-picked-discard = Carta elegida: { $card }. Descártala en { $discards } (termina tu turno).
screen-picked-both = Carta elegida: { $card }. Juégala en { $plays }, o descártala en { $discards }.
screen-choose = Elige una carta (1-9, P, Q W E R) y luego dónde jugarla.
screen-choose-partners = Mayús con P, Q W E R: las pilas de tu pareja.
screen-discards = { $name }, pila de descarte { $pile }: { $cards }
screen-open-hand = { $name }, mano: { $cards }
screen-discards-title = Pilas de descarte (la última carta está encima)
screen-no-discards = Aún no hay descartes.
screen-pile-key = { $role ->
    [discard] la pila de descarte { $target }
   *[centre] la pila { $target }
}
