### La lezione, parte per parte: che cosa si spiega, che cosa si dice quando è fatta, e quando si è fatto altro.

lesson-part-beat = { $number } di { $most }: Battere una carta
lesson-part-pass = { $number } di { $most }: Passare
lesson-part-buy = { $number } di { $most }: Rientrare
lesson-part-pair = { $number } di { $most }: Aprire con una coppia
lesson-part-wild = { $number } di { $most }: Il 13, una matta
lesson-part-turn = { $number } di { $most }: Più alto o più basso
lesson-part-consec = { $number } di { $most }: Una sequenza
lesson-part-call = { $number } di { $most }: Chiamare uno sbaglio
lesson-part-out = { $number } di { $most }: Finire le carte

lesson-waiting = Adesso giocano gli altri.

lesson-beat = Ecco un giro già cominciato: lo vince chi finisce per primo le carte. Ogni combinazione deve battere l'ultima, che era un 10. I valori vanno da 3 a 10, poi 11, 12, 13, J, Q, K e A; i 2 sono i più alti. Il tuo fante va bene. { $how }
lesson-beat-done = Ben fatto! Ma poi sono arrivati una regina e un asso.
error-lesson-beat-missed = Per battere il 10 basta il tuo fante. Le altre carte ti serviranno più tardi.

lesson-pass = Solo il tuo jolly batte un asso, e conviene tenerlo ancora un po'. Quindi passa: così sei fuori dalla presa, a meno che tu non rientri. { $how }
lesson-pass-done = E sull'asso arriva un 2.
error-lesson-pass-missed = Tieni il jolly ancora un momento, e passa.

lesson-buy = Puoi rientrare: batti l'ultima combinazione, poi pesca tante carte quant'è il prezzo. Adesso è 1, e sale per tutti: 1, 1, 2, 3, 5, 8. Il tuo jolly batte tutto, anche un 2. { $how }
lesson-buy-done = Hai pescato un 4, e la presa è tua! Ma un jolly fra le tue ultime 2 giocate ti farebbe perdere il giro.
error-lesson-buy-missed = Gioca il jolly, e di' «rientro per 1».

lesson-pair = Si apre con 1 carta, con 2, 3 o 4 dello stesso valore, o con una mano da poker di 5. Apri con i tuoi 9, e a tutti serve una coppia. A pari valore, un colore solo batte i colori misti. { $how }
lesson-pair-done = Coppia chiama coppia: ecco due fanti.
error-lesson-pair-missed = Apri con tutti e due i tuoi 9.

lesson-wild = Un 13 è una matta: con il tuo re fa una coppia di re, che batte i fanti. Due re veri varrebbero un po' di più. { $how }
lesson-wild-done = La presa è tua, quindi la prossima la apri tu.
error-lesson-wild-missed = Gioca insieme il re e il 13.

lesson-turn = Puoi aprire con quello che vuoi. Finora ogni combinazione doveva essere più alta. Se giochi un 7, puoi dire «più basso», e da lì si scende. Per le altre tue carte è l'ideale! { $how }
lesson-turn-done = Stavolta si scende, a partire da un 7.
error-lesson-turn-missed = Apri con il 7, e di' «più basso».

lesson-consec = 7, 6, 5: 3 giocate a passi uguali sono una «sequenza», e la presa deve continuare così. Può seguire solo un 4: niente 13, niente jolly. { $how }
lesson-consec-done = Adesso ci vuole un 3.
error-lesson-consec-missed = Dopo 7, 6 e 5 può seguire solo un 4.

lesson-call = Ma quello è un 9! Hai qualche secondo per chiamare lo sbaglio: se hai ragione, vinci un falso jolly. Se hai torto, lo sbaglio è tuo. { $how }
lesson-call-done = Giusto! Vinci un falso jolly (★).
error-lesson-call-missed = Chiama lo sbaglio: ci voleva un 3.

lesson-out = Il tuo falso jolly è in più: non serve giocarlo. Scoperto, è il 5 che mostra, e tre 5 con due 8 fanno un full, una mano da poker. Giocali, e hai finito le carte. { $how }
lesson-out-done = Hai finito le carte prima degli altri: il giro è tuo, con 2 punti. Chi resta per ultimo ne perde 2. I falsi jolly che non giochi li tieni per i giri dopo.
error-lesson-out-missed = Gioca insieme i tuoi due 5, il falso jolly e i tuoi due 8.

## Come si fa sulla pagina.

spite-tap = { $pointer ->
    [tap] Tocca «{ $what }».
   *[other] Fai clic su «{ $what }».
}
spite-tap-play = { $pointer ->
    [tap] Tocca { $what }, poi «Gioca».
   *[other] Fai clic su { $what }, poi «Gioca».
}
