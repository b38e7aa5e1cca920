variant-spite = Ganhe vazas, livre-se das suas cartas e pegue as faltas dos outros.
variant-spite-light = Uma rodada com juiz, sem prêmios e sem “vem que tem”.
variant-name-spite = Spite
variant-name-spite-light = Spite leve
game-spite = Spite
game-spite-line = Um jogo de vazas · 3 a 9 jogadores
game-spite-light = Uma rodada com regras mais leves. Prêmios, jokers falsos, “vem que tem” e “imbatível” vêm depois, cada um explicado na primeira vez em que aparece.
plays-spite = { $count ->
    [one] { $variant } · { $count } rodada · { $players } jogadores
    [many] { $variant } · { $count } rodadas · { $players } jogadores
   *[other] { $variant } · { $count } rodadas · { $players } jogadores
}

rule-rounds = Rodadas
means-rounds = Depois deste número de rodadas, ganha quem tem mais pontos.
rule-referee = Juiz
means-referee = A mesa recusa tudo o que é contra as regras, então não há faltas. Bom para aprender.
rule-hints = Dicas
rule-clock = Tempo por turno
rule-clock-off = sem limite
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
means-hints = Dá para perguntar o que o computador faria no seu lugar.
means-clock = Cada vez tem um limite de tempo. Quando acaba, a mesa joga por você.
rule-fakes = Jokers falsos
means-fakes = A pilha comum começa com este número de jokers falsos.
rule-bounty = Prêmio
means-bounty = Uma carta é virada. Bater com o valor dela rende jokers falsos.
rule-come-at-me = Vem que tem
means-come-at-me = Quem desafia a mesa e ganha a vaza troca cartas.
rule-window = Tempo para acusar
means-window = Depois de uma jogada, há este número de segundos para acusar uma falta. Com 0, a mesa decide na hora.
rule-decision = Contagem
means-decision = Uma contagem dura este número de segundos, mais 1 por carta recém-comprada.
rule-first-lead = Primeira abertura por valor
means-first-lead = Abre quem jogar primeiro um 3; se ninguém jogar, um 4, e assim por diante. Sem isso, abre quem está à esquerda de quem dá as cartas.
rule-last-chance = Última chance
means-last-chance = Uma vaza acaba quando a vez volta a quem jogou por último. Sem isso, acaba quando o resto da mesa passou.
rule-empty-pays = Acusar sempre paga
means-empty-pays = Pegar a falta de quem não tem jokers falsos rende um da pilha comum.
rule-cam-counts-passed = Conta quem passou
means-cam-counts-passed = Dá para dizer “vem que tem” enquanto 3 pessoas tiverem cartas. Sem isso, 3 ainda precisam estar na vaza.
rule-thirteens-have-suits = 13 tem naipe
means-thirteens-have-suits = Um 13 que vale por outra carta ainda conta quando se comparam naipes.
rule-thirteens-natural = Só 13 é natural
means-thirteens-natural = Combinações só de 13 são naturais: 5 formam uma combinação de jokers, e elas podem render o prêmio.
rule-big-hands-turn = 7 e 3 em grupo
means-big-hands-turn = Com 5 ou mais 7, ou 5 ou mais 3, o sentido também muda, como com menos.
rule-equal-ranks-form = Valores iguais
means-equal-ranks-form = 3 combinações do mesmo valor também formam uma corrida.
rule-sevens-turn-consecs = 7 inverte a corrida
means-sevens-turn-consecs = Quando os 7 mudam o sentido, uma corrida em passos também se inverte.
