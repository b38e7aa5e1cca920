### La lección, parte a parte.

lesson-part-beat = { $number } de { $most }: Superar una carta
lesson-part-pass = { $number } de { $most }: Pasar
lesson-part-buy = { $number } de { $most }: Volver a la baza
lesson-part-pair = { $number } de { $most }: Abrir con una pareja
lesson-part-wild = { $number } de { $most }: El 13, comodín
lesson-part-turn = { $number } de { $most }: Más alto o más bajo
lesson-part-consec = { $number } de { $most }: Una secuencia
lesson-part-call = { $number } de { $most }: Cantar una falta
lesson-part-out = { $number } de { $most }: Sin cartas

lesson-waiting = Ahora juega el resto.

lesson-beat = La ronda está en marcha: la gana quien primero se queda sin cartas. Cada combinación tiene que superar la anterior, que era un 10. Los valores van del 3 al 10, después 11, 12, 13, J, Q, K y A; el 2 es el más alto. Con tu jota basta. { $how }
lesson-beat-done = ¡Muy bien! Pero después llegaron una reina y un as.
error-lesson-beat-missed = Tu jota basta para superar el 10. Las otras cartas te harán falta después.

lesson-pass = Solo tu joker supera un as, y más vale guardarlo un poco. Así que pasa: quedas fuera de la baza, a no ser que vuelvas. { $how }
lesson-pass-done = Y ahí va un 2 sobre el as.
error-lesson-pass-missed = Guarda tu joker un momento, y pasa.

lesson-buy = Puedes volver: supera la última combinación y roba tantas cartas como diga el precio. Ahora es 1, y sube para todo el mundo: 1, 1, 2, 3, 5, 8. Tu joker lo supera todo, hasta un 2. { $how }
lesson-buy-done = Robas un 4, ¡y la baza es tuya! Pero un joker entre tus 2 últimas jugadas te haría perder la ronda.
error-lesson-buy-missed = Juega tu joker, y di «vuelvo por 1».

lesson-pair = Para abrir valen 1 carta, de 2 a 4 del mismo valor, o una mano de póquer de 5. Abre con tus 9, y hará falta otra pareja. Entre iguales, la de un solo color (rojo o negro) gana a la mezclada. { $how }
lesson-pair-done = Pareja contra pareja: ahí van dos jotas.
error-lesson-pair-missed = Abre con tus dos 9.

lesson-wild = Un 13 es comodín: con tu rey forma una pareja de reyes, que supera a las jotas. Dos reyes de verdad valdrían un poco más. { $how }
lesson-wild-done = La baza es tuya, así que abres la siguiente.
error-lesson-wild-missed = Juega el rey y el 13 juntos.

lesson-turn = Puedes abrir con lo que quieras. Hasta ahora, cada combinación tenía que ser más alta. Si juegas un 7, puedes decir «más bajo», y entonces cada una tiene que ser más baja. ¡Eso les viene bien a tus otras cartas! { $how }
lesson-turn-done = Esta vez, del 7 hacia abajo.
error-lesson-turn-missed = Abre con tu 7, y di «más bajo».

lesson-consec = 7, 6, 5: 3 jugadas a pasos iguales son una «secuencia», y la baza tiene que seguir así. Solo vale un 4: ni 13 ni joker. { $how }
lesson-consec-done = Ahora tiene que venir un 3.
error-lesson-consec-missed = Tras 7, 6 y 5 solo vale un 4.

lesson-call = ¡Pero eso es un 9! Tienes unos segundos para cantar falta: si aciertas, ganas un joker falso. Si no, la falta es tuya. { $how }
lesson-call-done = ¡Bien visto! Ganas un joker falso (★).
error-lesson-call-missed = Canta la falta: tocaba un 3.

lesson-out = Tu joker falso es un extra: no hace falta jugarlo. Boca arriba es el 5 que muestra, y tres 5 y dos 8 son un full, una mano de póquer. Juégalos, y te quedas sin cartas. { $how }
lesson-out-done = Terminas antes que nadie: ganas la ronda y 2 puntos. Quien queda al final pierde 2. Los jokers falsos que no juegas se guardan para otras rondas.
error-lesson-out-missed = Juega juntos tus dos 5, el joker falso y tus dos 8.

## Cómo se hace en la página.

spite-tap = { $pointer ->
    [tap] Toca «{ $what }».
   *[other] Haz clic en «{ $what }».
}
spite-tap-play = { $pointer ->
    [tap] Toca { $what } y luego «Jugar».
   *[other] Haz clic en { $what } y luego en «Jugar».
}
