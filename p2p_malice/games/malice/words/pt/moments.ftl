moment-did-payoff = Você jogou sua carta da reserva na { $onto }.
moment-did-play = Você jogou { $own } na { $onto }.
moment-did-discard = Você descartou { $own } na { $onto }.

moment-win = Melhor: { $card } na { $pile }, porque aí dava para ganhar.
moment-payoff = Melhor: sua carta da reserva na { $pile }, porque cada uma deixa você mais perto da vitória.
moment-lead = { $count ->
    [one] Melhor: { $card } na { $pile }, porque teria aberto caminho para sua carta da reserva, { $payoff }.
    [many] Melhor: { $card } na { $pile }, a primeira de { $count } cartas que teriam aberto caminho para sua carta da reserva, { $payoff }.
   *[other] Melhor: { $card } na { $pile }, a primeira de { $count } cartas que teriam aberto caminho para sua carta da reserva, { $payoff }.
}
moment-empty = Melhor: { $card } na { $pile }, porque teria dado para jogar a mão inteira e comprar outra.
moment-block = { $other ->
    [none] Melhor: { $card } na { $pile }, porque a reserva de outra pessoa precisava desse lugar ({ $rival }).
   *[other] Melhor: { $card } na { $pile }, porque a reserva de { $other } precisava desse lugar ({ $rival }).
}
moment-nearer = Melhor: { $card } na { $pile }, porque sua carta da reserva, { $payoff }, teria ficado mais perto.
moment-clear = Melhor: { $card } na { $pile }, porque teria aberto espaço nas suas pilhas de descarte.
moment-free = Melhor: { $card } na { $pile }, porque servia e não teria ajudado mais ninguém.
moment-instead = { $other ->
    [none] Melhor: { $card } na { $pile }, porque seu lance abriu caminho para a reserva de outra pessoa ({ $rival }).
   *[other] Melhor: { $card } na { $pile }, porque seu lance abriu caminho para a reserva de { $other } ({ $rival }).
}
moment-hold = { $other ->
    [none] Melhor: descartar { $card } na { $pile }, porque seu lance abriu caminho para a reserva de outra pessoa ({ $rival }).
   *[other] Melhor: descartar { $card } na { $pile }, porque seu lance abriu caminho para a reserva de { $other } ({ $rival }).
}
moment-wait = Melhor: descartar { $card } na { $pile }, porque valia a pena guardar a outra carta.
moment-keep-wild = Melhor: descartar { $card } na { $pile }, porque uma carta livre vale mais na mão.
moment-keep = Melhor: descartar { $card } na { $pile }, para ficar mais perto da sua carta da reserva, { $payoff }.
moment-discard = Melhor: descartar { $card } na { $pile }.
moment-discard-match = Melhor: descartar { $card } na { $pile }, porque teria combinado com a carta que estava lá.
moment-other = Melhor: { $card } na { $pile }.
moment-wild = Dava para guardar sua carta livre.
