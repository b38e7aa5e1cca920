preview-about = Um jogo de cartas com amigos, direto de um aparelho para o outro.
preview-picture = Um leque de cartas sobre um pano verde

preview-nothing = Não há nada neste endereço. Abra seu convite de novo, ou peça outro a quem convidou você.
