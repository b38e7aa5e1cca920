lesson-part-beat = { $number } de { $most }: Superar uma carta
lesson-part-pass = { $number } de { $most }: Passar
lesson-part-buy = { $number } de { $most }: Voltar
lesson-part-pair = { $number } de { $most }: Abrir com um par
lesson-part-wild = { $number } de { $most }: O 13 livre
lesson-part-turn = { $number } de { $most }: Subir ou descer
lesson-part-consec = { $number } de { $most }: Uma corrida
lesson-part-call = { $number } de { $most }: Acusar uma falta
lesson-part-out = { $number } de { $most }: Bater

lesson-waiting = Agora jogam os outros.

lesson-beat = Uma rodada está em andamento: ganha quem ficar sem cartas primeiro. Cada combinação tem que superar a última, que foi um 10. Os valores vão de 3 a 10 e depois 11, 12, 13, J, Q, K e A; o 2 é o mais alto. Seu valete resolve. { $how }
lesson-beat-done = Muito bem! Mas aí vieram uma dama e um ás.
error-lesson-beat-missed = Seu valete basta para superar o 10. As outras cartas vão ser úteis depois.

lesson-pass = Só seu joker supera um ás, e é melhor guardar o joker mais um pouco. Então passe: quem passa fica fora da vaza, a não ser que pague para voltar. { $how }
lesson-pass-done = E veio um 2 em cima do ás.
error-lesson-pass-missed = Guarde o joker por um momento e passe.

lesson-buy = Dá para voltar: supere a última combinação e pague o preço comprando cartas. Agora é 1, e sobe para todo mundo: 1, 1, 2, 3, 5, 8. Seu joker supera tudo, até um 2. { $how }
lesson-buy-done = Você comprou um 4, e a vaza é sua! Mas com um joker nas suas 2 últimas jogadas, você perderia a rodada.
error-lesson-buy-missed = Jogue o joker e diga “volto por 1” junto.

lesson-pair = Você pode abrir com 1 carta, com 2 a 4 do mesmo valor, ou com uma mão de pôquer de 5. Abra com seus 9, e todo mundo precisa de um par. Com valores iguais, uma só cor supera cores misturadas. { $how }
lesson-pair-done = Par com par se paga: aí vêm dois valetes.
error-lesson-pair-missed = Abra com os seus dois 9.

lesson-wild = O 13 é carta livre: com seu rei, faz um par de reis, que supera valetes. Dois reis de verdade valeriam um pouco mais. { $how }
lesson-wild-done = A vaza é sua, e você abre a próxima.
error-lesson-wild-missed = Jogue o rei e o 13 juntos.

lesson-turn = Você pode abrir com o que quiser. Até agora, cada combinação tinha que ser mais alta. Se jogar um 7, você pode dizer “desce”, e aí cada uma tem que ser mais baixa. É bom para suas outras cartas! { $how }
lesson-turn-done = Desta vez, do 7 para baixo.
error-lesson-turn-missed = Abra com seu 7 e diga “desce” junto.

lesson-consec = 7, 6, 5: 3 jogadas em passos iguais são uma “corrida”, e a vaza tem que continuar assim. Só pode vir um 4: nem 13, nem joker. { $how }
lesson-consec-done = A próxima tem que ser um 3.
error-lesson-consec-missed = Depois de 7, 6 e 5 só pode vir um 4.

lesson-call = Mas isso é um 9! Você tem alguns segundos para acusar a falta: se acertar, ganha um joker falso. Se errar, a falta é sua. { $how }
lesson-call-done = Isso! Você ganha um joker falso (★).
error-lesson-call-missed = Acuse a falta: tinha que vir um 3.

lesson-out = Seu joker falso é um extra: não é obrigatório jogar. Aberto, ele é o 5 que mostra, e três 5 com dois 8 são um full house, uma mão de pôquer. Jogue tudo, e você bate. { $how }
lesson-out-done = Você bateu primeiro: ganhou a rodada e 2 pontos. Quem fica por último perde 2. Os jokers falsos que você não joga ficam para outras rodadas.
error-lesson-out-missed = Jogue juntos os dois 5, o joker falso e os dois 8.

## Como se faz na página.

spite-tap = { $pointer ->
    [tap] Toque em “{ $what }”.
   *[other] Clique em “{ $what }”.
}
spite-tap-play = { $pointer ->
    [tap] Toque em { $what } e depois em “Jogar”.
   *[other] Clique em { $what } e depois em “Jogar”.
}
