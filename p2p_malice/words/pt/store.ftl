error-store = Não deu para ler ou gravar um dos arquivos do programa.
error-file-too-large = O arquivo { $path } é grande demais. Mova para outra pasta e tente de novo.
error-file-no-text = O arquivo { $path } não é um arquivo de texto. Mova para outra pasta e tente de novo.
error-no-such-file = Não existe o arquivo { $path }.
error-no-games-in-file = Não há em { $path } partidas salvas por este programa.
error-replay-of-results = { $path } tem os resultados das partidas, mas não as jogadas. As que podem ser revistas estão aqui: { -command } stats
error-file-unreadable = Não dá para ler o arquivo { $path }: { $reason }.
error-file-unwritable = Não dá para gravar { $path }: { $reason }. Veja se você pode gravar ali e se o disco não está cheio.
error-no-node = Para montar a página é preciso o Node.js, que não está instalado aqui.
error-no-pyodide = O Pyodide não está em { $path }. Use npm install pyodide e informe a pasta node_modules/pyodide.
error-no-esbuild = O esbuild não está em { $path }. Use npm install esbuild e informe a pasta node_modules/esbuild.
error-file-undeletable = Não dá para apagar o arquivo { $path }: { $reason }.

## Partidas salvas.

error-saved-game = Não dá para ler a partida salva.
error-game-in-use = Esta partida está aberta em outra janela. Continue lá, ou feche aquela primeiro.
error-saves-unlisted = Não dá para listar suas partidas salvas: { $reason }.
error-save-unopened = Não dá para abrir a partida salva { $path }: { $reason }.
error-save-unreadable = Não dá para ler a partida salva { $game }: { $reason }.
error-save-unwritten = Não dá para salvar a partida: { $reason }. Libere espaço, ou confira { $path }.
error-save-changed = A partida salva { $game } mudou em outra janela depois que você abriu aqui. Retome de novo, e você vê como ela está agora.
error-days-damaged = { $of ->
    [puzzle] Não dá para ler seus resultados nos enigmas do dia, porque { $path } está danificado. Eles recomeçam hoje.
   *[daily] Não dá para ler seus resultados nos desafios do dia, porque { $path } está danificado. Eles recomeçam hoje.
} O arquivo danificado agora se chama { $aside }: se você conseguir consertar, devolva o nome antigo.
error-save-unlocked = Suas partidas são salvas, mas este disco não impede que outra janela jogue a mesma. Jogue cada uma numa janela só.
error-save-full = O arquivo { $path } está cheio: não cabem mais de { $most } MB. Você pode continuar jogando, mas nada mais é salvo. Termine esta e comece uma nova partida.
error-save-too-large = A partida salva { $game } é grande demais para ler: tem { $size } MB, e nenhuma partida precisa de mais de { $most } MB. Mova para outra pasta; suas outras partidas estão bem.
error-save-of-another-version = A partida salva { $game } é de outra versão. Atualize o programa.
error-save-unusable = A partida salva { $game } está danificada e não dá para usar. Apague, ou comece uma nova: suas outras partidas estão bem.

## Ajustes.

error-settings = Não dá para usar os ajustes.
error-settings-unreadable = Não dá para ler os ajustes em { $path }: { $reason }. Corrija o arquivo, ou apague.
error-no-such-setting = { $path } contém algo que não é um ajuste: { $settings }. Dá para usar: { $known }.
error-setting-twice = O ajuste em { $path } está lá duas vezes. Tire um deles.
error-setting-wrong = { $why } É o ajuste { $setting } em { $path }.
error-no-page-address = “{ $text }” não é o endereço de uma página, como https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] O ajuste { $setting } em { $path } tem que ser um texto entre aspas.
    [number] O ajuste { $setting } em { $path } tem que ser um número sem aspas.
    [switch] O ajuste { $setting } em { $path } tem que ser true ou false.
    [list] O ajuste { $setting } em { $path } tem que ser uma lista de textos entre aspas, como ["um", "dois"].
    [table] O ajuste { $setting } em { $path } tem que ser uma tabela de opções.
   *[value] O ajuste { $setting } em { $path } tem que ser um número, um texto entre aspas, true ou false.
}
error-setting-not-listed = O ajuste { $setting } em { $path } tem que ser um destes: { $known }.
error-unknown-language = Não há textos no idioma { $language }. Escolha entre: { $known }.
error-setting-seconds = O ajuste { $setting } em { $path } tem que ser um número de segundos de 0 a { $most }.
error-setting-name = O nome em { $path } tem letras que não dá para mostrar, ou é longo demais. Escolha outro.
error-setting-project-url = O ajuste project_url em { $path } tem que ser um endereço como https://example.org/malice.
