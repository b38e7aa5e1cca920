say-title = Papo
say-quick = Mandar { $face }
say-history = O que já foi dito
say-to = Para:
say-to-all = Todo mundo
say-what = Ou com suas palavras:
say-send = Mandar
say-poke = Lembrar { $name }
poked = { $listener ->
    [called] { $name } está esperando: é a sua vez.
    [caller] Você lembrou { $to } de que é a vez de jogar.
   *[other] { $name } lembra { $to } de que é a vez de jogar.
}
watching = { $name } está assistindo.
watching-no-more = { $name } parou de assistir.
watching-you = Você está assistindo: vê o que todo mundo pode ver, e a mão de ninguém.
watching-short = Assistindo
watching-plays = { $who ->
    [you] Você está jogando agora.
   *[other] { $name } está jogando agora.
}
watching-title = Os outros na mesa
allow-watch = Outras pessoas podem assistir
allow-seats = Outros podem jogar no lugar do computador, ou de quem saiu
dismiss-sure = { $over ->
    [yes] Mandar { $name } embora de vez?
   *[no] Mandar { $name } embora de vez? O computador continua no lugar.
}
dismissed = { $over ->
    [yes] Quem convidou mandou { $name } embora.
   *[no] Quem convidou mandou { $name } embora. O computador continua como { $computer }.
}
ask-watch = Todos os lugares desta mesa estão ocupados. Quer assistir?
ask-playing = Estão jogando { $game }. { $asks }
ask-watch-yes = Assistir
ask-watch-no = Agora não
leave-for-good = Sair de vez
leave-sure = Você deixa seu lugar de vez.
ask-take = { $name } saiu. Quer continuar o jogo nesse lugar? Antes, quem convidou precisa deixar.
take-seat = Jogar no lugar de { $name }
asks-seat = { $name } quer jogar no lugar de { $other }.
asks-to-play = Quer jogar: { $names }.
give-seat = Deixar { $name } jogar no lugar de { $other }
left-awaits = { $name } saiu. Os outros decidem como continuar.
left-take = { $name } saiu. Você pode pedir esse lugar, ou os outros decidem como continuar.
error-seat-asked = Perguntamos a quem convidou se você pode jogar.
error-seat-given = Seu lugar ficou com { $name }.
check-cards-title = Tem alguém no meio?
check-cards = { $name ->
    [none] A conexão com quem convidou: { $cards }
   *[other] A conexão com { $name }: { $cards }
}
check-cards-how = Se os dois lados mostram as mesmas cartas na mesma ordem, não há ninguém no meio. Comparem por telefone.
another-device = Continuar em outro aparelho
another-device-how = Abra este link lá, ou escaneie: seu lugar continua lá, e esta página o deixa. Não dê o link a ninguém: quem o tem, tem o seu lugar.
pause = Pausa
go-on = Continuar
paused = { $who ->
    [you] Você pausou a partida.
   *[other] { $name } pausou a partida.
}
paused-title = Em pausa
paused-watched = Quem joga continua quando quiser.
resumed = { $who ->
    [you] Você retomou a partida.
   *[other] { $name } retomou a partida.
}
error-paused = A partida está em pausa.
phrase-praise = Mandou bem!
phrase-sigh = Ah, não…
phrase-hurry = Anda logo!
phrase-thanks = Valeu pelo jogo.
phrase-wait = Só um momento.

## Ajustes desta página.

settings-title = Ajustes
settings-theme = Cores
settings-theme-auto = Como no aparelho
settings-theme-dark = Escuras
settings-theme-light = Claras
settings-theme-contrast = Alto contraste
settings-felt = Mesa
look-name = { $look ->
    [blue] Azul
    [red] Vermelha
    [grey] Cinza
    [oak] Mesa de boteco
    [garden] Jardim à noite
    [chart] Carta náutica
    [sky] Constelações
    [mosaic] Mosaico
    [harbour] Porto ao anoitecer
    [lattice] Treliça azul
    [diamonds] Losangos vermelhos
    [medallion] Medalhão verde
    [stars] Noite estrelada
    [fox] Duas raposas
    [moth] Duas mariposas
    [peacock] Penas de pavão
    [compass] Rosa dos ventos
   *[green] Verde
}
look-closed = { $look ->
    [garden] Jardim à noite: ganhe o desafio do dia por sete dias seguidos.
    [sky] Constelações: ganhe sete partidas seguidas.
    [mosaic] Mosaico: ganhe cinquenta partidas.
    [harbour] Porto ao anoitecer: jogue com cinco amigos diferentes.
    [peacock] Penas de pavão: jogue uma pilha inteira num só turno.
    [compass] Rosa dos ventos: ganhe depois de estar cinco cartas atrás.
   *[chart] Carta náutica: ganhe dez partidas.
}
look-closed-where = Os troféus que você tem estão em “Você: partidas e troféus”, onde se joga contra o computador.
earn-progress = { $count } de { $goal }
look-opens = Abre: { $look }
settings-cardFace = Frente das cartas
card-face-name = { $face ->
    [large] Letras grandes
   *[classic] Clássica
}
settings-back = Verso das cartas
settings-avatar = Você na mesa
avatar-name = { $animal ->
    [fox] Raposa
    [owl] Coruja
    [cat] Gato
    [bear] Urso
    [hare] Lebre
    [frog] Sapo
    [octopus] Polvo
    [whale] Baleia
    [crow] Corvo
    [hedgehog] Ouriço
    [moth] Mariposa
    [dragon] Dragão
   *[letters] A primeira letra do seu nome
}
settings-pause = Pausa depois de cada lance dos outros
settings-seconds = { $seconds ->
    [0] nenhuma
    [many] { $seconds } s
   *[other] { $seconds } s
}
settings-autoplay = Jogo direto
settings-explain = Explicar novidades
settings-volume = Sons
settings-volume-off = Mudo
settings-volume-soft = Baixo
settings-volume-loud = Alto
settings-vibrate = Vibrar quando for sua vez
settings-notify = Mandar uma notificação quando for sua vez
settings-awake = Manter a tela acesa quando for sua vez

## Como se joga, para quem ainda não está em nenhuma mesa.

howto-all = Todas as regras
howto-lesson = Aprender jogando (3 minutos, em outra aba)
waiting-learn = Aprenda { $game } enquanto espera
lobby-partner = { $name } (sua dupla)
