### Che cosa è andato storto con i file di questo programma.

error-store = Uno dei file del programma non si è potuto leggere o scrivere.
error-file-too-large = Il file { $path } è troppo grande. Spostalo in un'altra cartella e riprova.
error-file-no-text = Il file { $path } non è un file di testo. Spostalo in un'altra cartella e riprova.
error-no-such-file = Il file { $path } non c'è.
error-no-games-in-file = In { $path } non ci sono partite salvate da questo programma.
error-replay-of-results = { $path } contiene i risultati delle partite, ma non le mosse. Quelle che si possono rivedere sono qui: { -command } stats
error-file-unreadable = Il file { $path } non si può leggere: { $reason }.
error-file-unwritable = { $path } non si può salvare: { $reason }. Controlla che tu possa scrivere lì, e che il disco non sia pieno.
error-no-node = Per fare la pagina serve Node.js, che qui non è installato.
error-no-pyodide = In { $path } non c'è Pyodide. Usa npm install pyodide, e indica la cartella node_modules/pyodide.
error-no-esbuild = In { $path } non c'è esbuild. Usa npm install esbuild, e indica la cartella node_modules/esbuild.
error-file-undeletable = Il file { $path } non si può cancellare: { $reason }.

## Partite salvate.

error-saved-game = La partita salvata non si può leggere.
error-game-in-use = Questa partita è aperta in un'altra finestra. Continua lì, o prima chiudila.
error-saves-unlisted = L'elenco delle tue partite salvate non si può leggere: { $reason }.
error-save-unopened = La partita salvata { $path } non si può aprire: { $reason }.
error-save-unreadable = La partita salvata { $game } non si può leggere: { $reason }.
error-save-unwritten = La partita non si può salvare: { $reason }. Libera un po' di spazio, o controlla { $path }.
error-save-changed = La partita salvata { $game } è cambiata in un'altra finestra dopo che l'hai aperta qui. Riprendila di nuovo, e vedrai a che punto è.
error-days-damaged = { $of ->
    [puzzle] I tuoi risultati dei problemi del giorno non si possono leggere, perché { $path } è danneggiato. Ricominciano da oggi.
   *[daily] I tuoi risultati delle partite del giorno non si possono leggere, perché { $path } è danneggiato. Ricominciano da oggi.
} Il file danneggiato ora si chiama { $aside }: se riesci ad aggiustarlo, ridagli il vecchio nome.
error-save-unlocked = Le tue partite si salvano, ma questo disco non può impedire a una seconda finestra di giocare la stessa. Gioca ognuna in una finestra sola.
error-save-full = Il salvataggio { $path } è pieno: non può superare { $most } MB. Puoi continuare a giocare, ma non si salva più niente. Finisci qui e comincia una nuova partita.
error-save-too-large = La partita salvata { $game } è troppo grande per leggerla: sono { $size } MB, e a nessuna partita ne servono più di { $most }. Spostala in un'altra cartella; le altre tue partite sono a posto.
error-save-of-another-version = La partita salvata { $game } viene da un'altra versione. Aggiorna il programma.
error-save-unusable = La partita salvata { $game } è danneggiata e non si può usare. Cancellala, o comincia una nuova partita: le altre tue partite sono a posto.

## Impostazioni.

error-settings = Le impostazioni non si possono usare.
error-settings-unreadable = Le impostazioni in { $path } non si possono leggere: { $reason }. Correggi il file, o cancellalo.
error-no-such-setting = { $path } contiene qualcosa che non è un'impostazione: { $settings }. Puoi usare: { $known }.
error-setting-twice = L'impostazione in { $path } è scritta due volte. Togline una.
error-setting-wrong = { $why } È l'impostazione { $setting } in { $path }.
error-no-page-address = «{ $text }» non è l'indirizzo di una pagina, come https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] L'impostazione { $setting } in { $path } deve essere un testo fra virgolette.
    [number] L'impostazione { $setting } in { $path } deve essere un numero senza virgolette.
    [switch] L'impostazione { $setting } in { $path } deve essere true o false.
    [list] L'impostazione { $setting } in { $path } deve essere un elenco di testi fra virgolette, come ["one", "two"].
    [table] L'impostazione { $setting } in { $path } deve essere una tabella di opzioni.
   *[value] L'impostazione { $setting } in { $path } deve essere un numero, un testo fra virgolette, true o false.
}
error-setting-not-listed = L'impostazione { $setting } in { $path } deve essere una di queste: { $known }.
error-unknown-language = La lingua { $language } non è disponibile. Scegli fra: { $known }.
error-setting-seconds = L'impostazione { $setting } in { $path } deve essere un numero di secondi da 0 a { $most }.
error-setting-name = Il nome in { $path } ha caratteri che non si possono mostrare, o è troppo lungo. Scegline un altro.
error-setting-project-url = L'impostazione project_url in { $path } deve essere un indirizzo come https://example.org/malice.
