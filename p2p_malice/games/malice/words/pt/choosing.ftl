## Por que uma escolha não dá em nada.

error-fits-nowhere = { $alike ->
    [yes] Todas as pilhas do centro pedem { $needs }: { $card } não serve.
   *[no] As pilhas do centro pedem { $needs }: { $card } não serve.
}
error-choose-card-first = Escolha primeiro uma carta e depois onde jogar.
error-draws-by-itself = Você compra cartas novas no começo da sua vez e sempre que sua mão fica vazia.
error-nothing-there = Não há nenhuma carta aí.

## O que uma dica diz: o lance e o motivo.

hint-payoff = Jogue sua carta da reserva na { $pile }: cada uma deixa você mais perto da vitória.
hint-lead = Jogue { $card } na { $pile }: abre caminho para sua carta da reserva, { $payoff }.
hint-lead-partner = Jogue { $card } na { $pile }: abre caminho para a carta da reserva da sua dupla, { $payoff }.
hint-empty = Jogue { $card } na { $pile }: dá para jogar a mão inteira e comprar outra.
hint-block = Jogue { $card } na { $pile }: ocupa o lugar que outra pessoa quer para a reserva ({ $rival }).
hint-block-then = Jogue { $card } na { $pile }: depois { $then } ocupa o lugar que outra pessoa quer para a reserva ({ $rival }).
hint-nearer = Jogue { $card } na { $pile }: assim sua carta da reserva, { $payoff }, fica mais perto.
hint-clear = Jogue { $card } na { $pile }: abre espaço nas suas pilhas de descarte.
hint-free = Jogue { $card } na { $pile }: serve ali e não ajuda mais ninguém.
hint-hold = Não abra caminho para a reserva de outra pessoa ({ $rival }). Descarte { $card } na { $pile }.
hint-wait = Guarde o que serve para um momento melhor. Descarte { $card } na { $pile } para encerrar sua vez.
hint-discard = Nada de útil serve agora. Descarte { $card } na { $pile } para encerrar sua vez.
hint-discard-match = Nada de útil serve agora. Descarte { $card } na { $pile }: combina com a carta que está lá.
hint-other = Jogue { $card } na { $pile }.

## Todos os descartes.

discards-title = Todos os descartes
discards-none = Ninguém descartou nada ainda.
discards-top = em cima
discards-next = A seguir: { $name }

## Ajustes que só este jogo tem.

settings-autoplay-how = No jogo direto, escolher uma vez sua carta da reserva, ou a de cima de uma pilha de descarte, já joga a carta no centro. Escolher duas vezes uma carta da mão também joga. O jogo direto nunca descarta e nunca joga uma carta livre.

## At a page, once.

first-buried = Toque na pilha de descarte de outra pessoa para ver todas as cartas.
