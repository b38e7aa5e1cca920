error-code = { $friend ->
    [none] Esta versão não reconhece uma parte deste código. Atualize o programa, peça para a outra pessoa atualizar o dela e recomece com um novo convite.
   *[other] Esta versão não reconhece uma parte deste código. Atualize o programa, peça para { $friend } fazer o mesmo e recomece com um novo convite.
}
error-newer-code = Este código foi feito por uma versão mais nova que a sua. Atualize a sua do mesmo jeito que você instalou. No navegador, basta recarregar a página.
error-no-deal = Não há nenhum desafio neste texto. Copie a mensagem inteira que você recebeu e cole de novo.
error-deal-altered = Uma parte do link deste desafio falta ou está errada. Peça para mandarem de novo.
error-deal-unknown = Não dá para jogar este desafio aqui: esta versão não conhece o jogo ou as regras dele.
error-deal-to-come = Esse desafio é de um dia que ainda não chegou. Tente de novo quando for esse dia aqui.
error-puzzle-to-come = Esse enigma é de um dia que ainda não chegou. Tente de novo quando for esse dia aqui.
error-no-code = { $friend ->
    [none] Não há nenhum código neste texto. Um código começa com { $prefix }. Copie a mensagem inteira da outra pessoa e cole de novo.
   *[other] Não há nenhum código neste texto. Um código começa com { $prefix }. Copie a mensagem inteira de { $friend } e cole de novo.
}
error-code-cut-off = { $arrived ->
    [0] Este código está cortado: só chegou o começo.
    [one] Este código está cortado: só chegou { $arrived } letra de { $whole }.
    [many] Este código está cortado: só chegaram { $arrived } letras de { $whole }.
   *[other] Este código está cortado: só chegaram { $arrived } letras de { $whole }.
} Copie a mensagem inteira de novo e cole. No WhatsApp, mantenha o dedo sobre ela e escolha Copiar.
error-code-altered = { $friend ->
    [none] Uma parte deste código está errada. Peça para a outra pessoa copiar e mandar de novo.
   *[other] Uma parte deste código está errada. Peça para { $friend } copiar e mandar de novo.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Este é o seu próprio convite. Cole a resposta da outra pessoa.
       *[other] Este é o seu próprio convite. Cole a resposta de { $friend }.
    }
   *[reply] { $friend ->
        [none] Esta é a sua própria resposta. Em vez de colar aqui, mande para a outra pessoa.
       *[other] Esta é a sua própria resposta. Em vez de colar aqui, mande para { $friend }.
    }
}
error-wrong-kind = { $kind ->
    [reply] Isto é uma resposta, não um convite. Cole na partida que está esperando por ela.
   *[invitation] { $friend ->
        [none] Isto é um convite, não uma resposta. Cole a resposta da outra pessoa. Se quer aceitar o convite, saia desta partida e entre com ele.
       *[other] Isto é um convite, não uma resposta. Cole a resposta de { $friend }. Se quer aceitar o convite, saia desta partida e entre com ele.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Esta resposta é de outro convite. Mande o último para a outra pessoa, e cole a resposta a ele.
       *[other] Esta resposta é de outro convite. Mande o último para { $friend }, e cole a resposta a ele.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Esta resposta é de outro convite. Mande o último para a outra pessoa, e cole a resposta a ele.
           *[other] Esta resposta é de outro convite. Mande o último para { $friend }, e cole a resposta a ele.
        }
       *[other] { $friend ->
            [none] Esta resposta é do convite que você mandou às { $made }. Peça para a outra pessoa responder ao das { $open }.
           *[other] Esta resposta é do convite que você mandou às { $made }. Peça para { $friend } responder ao das { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] Esta resposta é de um convite que não vale mais. Mande o último para a outra pessoa, e cole a resposta a ele.
    [many] Esta resposta é de um convite à pessoa { $friend } que não vale mais. Mande o último para ela, e cole a resposta a ele.
   *[other] Esta resposta é de um convite à pessoa { $friend } que não vale mais. Mande o último para ela, e cole a resposta a ele.
}
error-old-link = Cada link funciona uma vez só, e só com o último convite. Copie a mensagem inteira e cole na partida.
