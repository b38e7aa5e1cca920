### Las reglas de la casa de Spite, cada una con un rótulo y una línea.

variant-spite = Gana bazas, suelta tus cartas y pilla faltas.
variant-spite-light = Una ronda con árbitro, sin premios ni «a que no».
variant-name-spite = Spite
variant-name-spite-light = Spite ligero
game-spite = Spite
game-spite-line = Un juego de bazas · de 3 a 9 participantes
game-spite-light = Una ronda con reglas más ligeras. Los premios, los jokers falsos, «a que no» e «imbatible» vienen después, y cada cosa se explica la primera vez que sale.
plays-spite = { $count ->
    [one] { $variant } · 1 ronda · { $players } participantes
    [many] { $variant } · { $count } rondas · { $players } participantes
   *[other] { $variant } · { $count } rondas · { $players } participantes
}

rule-rounds = Rondas
means-rounds = Cuántas rondas se juegan. Después gana quien tiene más puntos.
rule-referee = Árbitro
means-referee = La mesa rechaza lo que va contra las reglas, así que no hay faltas. Bueno para aprender.
rule-hints = Pistas
rule-clock = Tiempo por turno
rule-clock-off = sin límite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Puedes preguntar qué haría la máquina en tu lugar.
means-clock = Cada turno tiene un límite de tiempo. Cuando se acaba, la mesa mueve por ti.
rule-fakes = Jokers falsos
means-fakes = Con cuántos jokers falsos empieza el fondo.
rule-bounty = Premio
means-bounty = Se destapa una carta. Quedarse sin cartas con su valor da jokers falsos.
rule-come-at-me = A que no
means-come-at-me = Quien reta al resto y gana la baza cambia cartas.
rule-window = Plazo para cantar
means-window = Segundos tras una jugada para cantar falta. Con 0, la mesa decide enseguida.
rule-decision = Cuenta atrás
means-decision = Segundos que dura una cuenta atrás, más 1 por cada carta recién recogida.
rule-first-lead = Primera apertura por valor
means-first-lead = Abre quien primero juega un 3; si nadie lo hace, un 4, y así sucesivamente. Si no, abre quien está a la izquierda de quien reparte.
rule-last-chance = Última ocasión
means-last-chance = Una baza termina cuando el turno vuelve a quien jugó lo último. Si no, cuando ha pasado todo el resto.
rule-empty-pays = Cantar siempre tiene premio
means-empty-pays = Si pillas a quien no tiene jokers falsos, te llevas uno del fondo.
rule-cam-counts-passed = Quien pasó cuenta
means-cam-counts-passed = Se puede decir «a que no» mientras 3 tengan cartas. Si no, 3 tienen que seguir en la baza.
rule-thirteens-have-suits = Los 13 tienen palo
means-thirteens-have-suits = Un 13 que hace de otra carta también cuenta cuando se comparan los palos.
rule-thirteens-natural = 13 solos, naturales
means-thirteens-natural = Los 13 solos son naturales: 5 forman una combinación de jokers, y pueden ganar el premio.
rule-big-hands-turn = Muchos 7 y 3
means-big-hands-turn = 5 o más 7 o 3 cambian la dirección, igual que si son menos.
rule-equal-ranks-form = Iguales cuentan
means-equal-ranks-form = 3 combinaciones del mismo valor también forman una secuencia.
rule-sevens-turn-consecs = Los 7 dan la vuelta
means-sevens-turn-consecs = Cuando los 7 cambian la dirección, una secuencia a pasos también da la vuelta.
