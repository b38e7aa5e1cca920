talk-send-invitation = { $friend ->
    [0] Mande isto para a outra pessoa:
    [many] Mande isto para a pessoa { $friend }:
   *[other] Mande isto para a pessoa { $friend }:
}
code-for-all = { $count ->
    [one] Mande isto para a outra pessoa: quem abrir primeiro fica com o lugar.
    [many] Um link para a turma toda: as primeiras { $count } pessoas que abrirem entram na mesa.
   *[other] Um link para a turma toda: as primeiras { $count } pessoas que abrirem entram na mesa.
}
talk-send-reply = Mande esta resposta para quem convidou você:
lobby-about = Convite de { $host } · { $plays }
talk-copied = Copiado. Agora cole na conversa.
code-kept = A mensagem também está em { $file }

## Linha por linha.

plain-talk = w = abrir no WhatsApp   qr = mostrar como código QR   c = copiar   quit = parar
plain-talk-new = new = fazer outro convite; o de cima deixa de valer
plain-talk-friend = w { $friend } = abrir no WhatsApp   qr { $friend } = mostrar o QR   c { $friend } = copiar   new { $friend } = trocar o convite
plain-talk-everybody = ask = perguntar antes de alguém sentar, ou não   out 2 = não conheço a pessoa 2: liberar o lugar e fazer outro link
plain-talk-start = start = jogar sem quem falta   quit = parar
plain-paste-invitation = Cole o convite, ou a mensagem inteira em que ele veio:
plain-nothing-to-paste = Quem convidou ainda não colou sua resposta. Digite { -type-w }, { -type-qr }, { -type-c } ou { -type-quit }.
plain-which-friend = Qual pessoa? Digite { $word } e um número: { $numbers }.
plain-no-browser = Não deu para abrir o navegador. Copie a mensagem com { -type-c } e cole na conversa.
plain-choose = Sua escolha (1-{ $count }):
plain-no-such-choice = “{ $answer }” não é uma das opções. Digite um número de 1 a { $count }.
plain-suggestions = O comum é: { $suggestions }
plain-choice = { $choice }. { $line }
plain-besides = Para montar uma partida antes, digite { -type-change } e o nome dela, por exemplo { $word }.
plain-form = Enter mantém o que está entre colchetes, - deixa vazio, e { -type-quit } volta.
plain-empty = nada
plain-field = { $label } [{ $now }]:
plain-range = { $label }, { $least } a { $most }
plain-more = { $label }, como jokers=1 deals=3 (? mostra a lista) [{ $now }]:
plain-no-such-field = Aqui não há nada chamado “{ $name }”. Digite ? para ver a lista.
plain-no-such-number = Digite um número de { $least } a { $most }.
