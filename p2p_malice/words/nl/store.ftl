### Wat er misging met bestanden van dit programma.

error-store = Een van de bestanden van het programma was niet te lezen of te schrijven.
error-file-too-large = Het bestand { $path } is te groot. Verplaats het naar een andere map en probeer het opnieuw.
error-file-no-text = Het bestand { $path } is geen tekstbestand. Verplaats het naar een andere map en probeer het opnieuw.
error-no-such-file = Er is geen bestand { $path }.
error-no-games-in-file = Er staan geen spellen in { $path } die dit programma heeft bewaard.
error-replay-of-results = In { $path } staan de uitslagen van spellen, maar niet hun zetten. Welke je kunt terugzien, staat hier: { -command } stats
error-file-unreadable = Het bestand { $path } is niet te lezen: { $reason }.
error-file-unwritable = { $path } is niet op te slaan: { $reason }. Kijk of je daar mag schrijven, en of de schijf niet vol is.
error-no-node = Om de pagina te bouwen is Node.js nodig, en dat is hier niet geïnstalleerd.
error-no-pyodide = Pyodide staat niet in { $path }. Voer npm install pyodide uit, en geef de map node_modules/pyodide op.
error-no-esbuild = esbuild staat niet in { $path }. Voer npm install esbuild uit, en geef de map node_modules/esbuild op.
error-file-undeletable = Het bestand { $path } is niet te verwijderen: { $reason }.

## Opgeslagen spellen.

error-saved-game = Het opgeslagen spel is niet te lezen.
error-game-in-use = Dit spel is open in een ander venster. Ga daar verder, of sluit het eerst.
error-saves-unlisted = Je opgeslagen spellen zijn niet te tonen: { $reason }.
error-save-unopened = Het opgeslagen spel { $path } gaat niet open: { $reason }.
error-save-unreadable = Het opgeslagen spel { $game } is niet te lezen: { $reason }.
error-save-unwritten = Het spel is niet op te slaan: { $reason }. Maak ruimte vrij, of kijk naar { $path }.
error-save-changed = Het opgeslagen spel { $game } is in een ander venster veranderd sinds je het hier opende. Hervat het nog eens, dan zie je hoe het er nu voor staat.
error-days-damaged = { $of ->
    [puzzle] Je uitslagen van de puzzels van de dag zijn niet te lezen, want { $path } is beschadigd. Ze beginnen vandaag opnieuw.
   *[daily] Je uitslagen van de spellen van de dag zijn niet te lezen, want { $path } is beschadigd. Ze beginnen vandaag opnieuw.
} Het beschadigde bestand heet nu { $aside }: kun je het herstellen, geef het dan zijn oude naam terug.
error-save-unlocked = Je spellen worden opgeslagen, maar deze schijf kan niet verhinderen dat een tweede venster hetzelfde spel speelt. Speel elk in maar één venster.
error-save-full = Het opgeslagen spel { $path } is vol: er past niet meer dan { $most } MB in. Je kunt verder spelen, maar er wordt niets meer opgeslagen. Rond het hier af en begin een nieuw spel.
error-save-too-large = Het opgeslagen spel { $game } is te groot om te lezen: het is { $size } MB, en geen spel heeft meer nodig dan { $most } MB. Verplaats het naar een andere map; met je andere spellen is niets mis.
error-save-of-another-version = Het opgeslagen spel { $game } komt van een andere versie. Werk het programma bij.
error-save-unusable = Het opgeslagen spel { $game } is beschadigd en niet te gebruiken. Verwijder het, of begin een nieuw spel: met je andere spellen is niets mis.

## Instellingen.

error-settings = De instellingen zijn niet te gebruiken.
error-settings-unreadable = De instellingen in { $path } zijn niet te lezen: { $reason }. Verbeter het bestand, of verwijder het.
error-no-such-setting = In { $path } staat iets wat geen instelling is: { $settings }. Je kunt gebruiken: { $known }.
error-setting-twice = De instelling in { $path } staat er twee keer. Haal er een weg.
error-setting-wrong = { $why } Het gaat om de instelling { $setting } in { $path }.
error-no-page-address = “{ $text }” is geen adres van een pagina, zoals https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] De instelling { $setting } in { $path } moet tekst tussen aanhalingstekens zijn.
    [number] De instelling { $setting } in { $path } moet een getal zonder aanhalingstekens zijn.
    [switch] De instelling { $setting } in { $path } moet true of false zijn.
    [list] De instelling { $setting } in { $path } moet een lijst van teksten tussen aanhalingstekens zijn, zoals ["een", "twee"].
    [table] De instelling { $setting } in { $path } moet een tabel van opties zijn.
   *[value] De instelling { $setting } in { $path } moet een getal, tekst tussen aanhalingstekens, true of false zijn.
}
error-setting-not-listed = De instelling { $setting } in { $path } moet een van deze zijn: { $known }.
error-unknown-language = Er zijn geen woorden in de taal { $language }. Kies uit: { $known }.
error-setting-seconds = De instelling { $setting } in { $path } moet een aantal seconden van 0 tot { $most } zijn.
error-setting-name = De naam in { $path } heeft tekens die niet te tonen zijn, of is te lang. Kies een andere.
error-setting-project-url = De instelling project_url in { $path } moet een adres zijn, zoals https://example.org/malice.
