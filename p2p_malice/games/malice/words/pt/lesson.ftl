lesson-part-building = { $number } de { $most }: Construir
lesson-part-payoff = { $number } de { $most }: A reserva
lesson-part-wild = { $number } de { $most }: Cartas livres
lesson-part-discard = { $number } de { $most }: O descarte
lesson-part-discarded = { $number } de { $most }: Usar os descartes
lesson-part-king = { $number } de { $most }: Começar com um rei
lesson-part-hand = { $number } de { $most }: A mão vazia
lesson-part-full = { $number } de { $most }: Uma pilha completa
lesson-part-winning = { $number } de { $most }: Ganhar

lesson-build = Uma partida está em andamento. Todo mundo constrói nas mesmas 4 pilhas do centro, do ás à dama. Os naipes não importam. Em cima do 2 da { $pile } vai um 3, e você tem um. { $how }
lesson-build-done = Muito bem! Agora essa pilha pede um 4.
error-lesson-build-missed = Até dá, mas procure um 3 na sua mão: ele vai em cima do 2.

lesson-payoff = O que decide o jogo é a reserva: ganha quem esvaziar a sua primeiro. Você só vê a carta de cima, um 4, e ela serve! { $how }
lesson-payoff-done = Uma carta a menos, e aparece um 7.
error-lesson-payoff-missed = Sua carta da reserva, o 4, serve em cima do 3. Não há lance melhor.

lesson-wild = Seu 7 precisa de um 6, e você não tem nenhum. Mas o rei é carta livre: vale pela carta que a pilha pede. Ponha o seu em cima do 5 da { $pile }, onde ele vale como 6. { $how }
lesson-wild-done = Aí está o seu 6.
error-lesson-wild-missed = Ponha o rei em cima do 5: ali ele vale como 6 e abre caminho para o seu 7.

lesson-wild-payoff = Agora o seu 7 serve em cima dele.
lesson-wild-payoff-done = Não há melhor uso para um rei.
error-lesson-wild-payoff-missed = Seu 7 serve em cima do rei, que vale como 6.

lesson-discard = Agora nada serve: você travou. Descartar uma carta da mão encerra sua vez, com ou sem saída. Ponha o 9 em cima do 10, e depois dá para jogar os dois. { $how }
lesson-discard-done = E acabou a sua vez.
error-lesson-discard-missed = Ponha o 9 em cima do 10, nas suas pilhas de descarte.

lesson-waiting = Agora é a vez do outro lado.

lesson-discarded = Sua vez de novo, com 5 cartas na mão. O outro lado jogou um 8, então um 9 serve. Você também pode jogar as cartas de cima das suas pilhas de descarte. { $how }
lesson-discarded-done = E agora o 10 que estava embaixo ficou livre.
error-lesson-discarded-missed = O 9 da sua pilha de descarte serve em cima do 8.

lesson-which-10 = Agora servem dois 10: o da sua reserva e o que você descartou. Qual deles você joga?
lesson-which-10-done = Isso: a reserva vem primeiro.
error-lesson-which-10-missed = Pense mais um pouco: qual dos dois 10 deixa você mais perto da vitória?

lesson-king = Sua carta da reserva é um 2, e não há nenhum ás para pôr embaixo. Um rei também pode começar uma pilha: numa pilha vazia, ele vale como ás. { $how }
lesson-king-done = Vale tanto quanto um ás.
error-lesson-king-missed = Ponha o rei numa pilha vazia: ali ele vale como ás, e o seu 2 serve em cima.

lesson-king-payoff = E agora o seu 2.
lesson-king-payoff-done = Só falta uma carta da reserva: um 8!
error-lesson-king-payoff-missed = Seu 2 serve em cima do rei, que vale como ás.

lesson-hand = As 4 cartas da sua mão servem em algum lugar, na ordem certa. Jogue todas: quando a mão fica vazia, você compra 5 cartas novas e continua jogando.
lesson-hand-3 = Faltam 3 cartas.
lesson-hand-2 = Faltam 2 cartas.
lesson-hand-1 = E a última.
lesson-hand-1-done = Você comprou 5 cartas novas, e ainda é sua vez!
error-lesson-hand-missed = Procure na mão uma carta que sirva no centro.

lesson-full = O valete pede uma dama, e você acabou de comprar uma. Veja o que acontece com uma pilha completa. { $how }
lesson-full-done = Ela sai da mesa! As cartas dela voltam a ser compradas mais tarde, e há espaço para uma nova pilha.
error-lesson-full-missed = Deixe isso para depois. Primeiro, a dama em cima do valete.

lesson-way = Sua última carta da reserva é um 8. Ache um jeito de jogar essa carta!
lesson-way-done = Isso. E agora?
error-lesson-way-missed = Procure a pilha que mostra um 5 e conte a partir dali até o seu 8.

lesson-way-7 = Está quase lá.
lesson-way-7-done = E agora…
error-lesson-way-7-missed = Seu 8 precisa de um 7.

lesson-last = Jogue sua última carta da reserva e ganhe!
lesson-last-done = Você ganhou! A partida acaba assim que a reserva de alguém fica vazia, não importa o que haja nas mãos.
error-lesson-last-missed = Seu 8 serve em cima do 7.

## O enigma do dia: o número é o da tentativa.

lesson-puzzle-try = Enigma, tentativa { $number }
lesson-puzzle = Ganhe sem passar a vez: jogue sua última carta da reserva. Só há um jeito. Você pode desfazer lances; se descartar, começa de novo.
lesson-puzzle-on = Ganhe sem passar a vez: só há um jeito.
lesson-puzzle-stuck = Nada mais serve. Desfaça lances, ou descarte para começar de novo.
lesson-puzzle-missed = Não era assim. As cartas estão como no começo.
lesson-puzzle-solved = Era isso! Não havia outro jeito.
error-puzzle-take-back = Daqui não dá para ganhar. Desfaça seu último lance e peça de novo.
