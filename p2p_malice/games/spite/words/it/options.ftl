### Le regole della casa di Spite, ciascuna con un'etichetta e una riga.

variant-spite = Vinci prese, liberati delle carte, e scopri gli sbagli.
variant-spite-light = Un giro con l'arbitro, senza taglie né «fatevi sotto».
variant-name-spite = Spite
variant-name-spite-light = Spite leggero
game-spite = Spite
game-spite-line = Un gioco di prese · da 3 a 9 giocatori
game-spite-light = Un giro con regole leggere. Taglie, falsi jolly, «fatevi sotto» e «imbattibile» vengono più tardi, ognuno spiegato la prima volta che capita.
plays-spite = { $count ->
    [one] { $variant } · 1 giro · { $players } giocatori
    [many] { $variant } · { $count } giri · { $players } giocatori
   *[other] { $variant } · { $count } giri · { $players } giocatori
}

rule-rounds = Giri
means-rounds = Dopo questo numero di giri vince chi ha più punti.
rule-referee = Arbitro
means-referee = Il tavolo rifiuta tutto ciò che è contro le regole, quindi non ci sono sbagli. Buono per imparare.
rule-hints = Consigli
rule-clock = Tempo per turno
rule-clock-off = senza limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Puoi chiedere che cosa farebbe il computer al posto tuo.
means-clock = Ogni turno ha un limite di tempo. Quando scade, il tavolo gioca al posto tuo.
rule-fakes = Falsi jolly
means-fakes = Il fondo comincia con questo numero di falsi jolly.
rule-bounty = Taglia
means-bounty = Si scopre una carta. Finire le carte con il suo valore fa guadagnare falsi jolly.
rule-come-at-me = Fatevi sotto
means-come-at-me = Chi sfida gli altri e vince la presa cambia carte.
rule-window = Tempo per chiamare
means-window = Dopo una giocata hai questi secondi per chiamare uno sbaglio. Con 0, decide subito il tavolo.
rule-decision = Conto alla rovescia
means-decision = Un conto alla rovescia dura questi secondi, più 1 per ogni carta appena presa.
rule-first-lead = Prima apertura per valore
means-first-lead = Apre chi gioca per primo un 3; se nessuno lo fa, un 4, e così via. Altrimenti apre chi sta a sinistra del mazziere.
rule-last-chance = Ultima occasione
means-last-chance = Una presa finisce quando il turno torna a chi ha giocato per ultimo. Altrimenti finisce quando tutti gli altri hanno passato.
rule-empty-pays = Chiamare paga sempre
means-empty-pays = Scoprire chi non ha falsi jolly ne fa guadagnare uno dal fondo.
rule-cam-counts-passed = Conta chi ha passato
means-cam-counts-passed = Si può dire «fatevi sotto» finché 3 giocatori hanno carte. Altrimenti, 3 devono essere ancora nella presa.
rule-thirteens-have-suits = I 13 hanno un seme
means-thirteens-have-suits = Un 13 che fa da un'altra carta conta lo stesso quando si confrontano i semi.
rule-thirteens-natural = 13 naturali da soli
means-thirteens-natural = I 13 da soli sono naturali: 5 fanno una combinazione di jolly, e possono guadagnare la taglia.
rule-big-hands-turn = 7 e 3 in tanti
means-big-hands-turn = 5 o più 7 o 3 cambiano la direzione, come quando sono meno.
rule-equal-ranks-form = Valori uguali contano
means-equal-ranks-form = Anche 3 combinazioni dello stesso valore formano una sequenza.
rule-sevens-turn-consecs = 7 in sequenza
means-sevens-turn-consecs = Quando i 7 cambiano la direzione, s'inverte anche una sequenza a passi.
