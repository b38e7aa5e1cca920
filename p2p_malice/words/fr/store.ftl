### Ce qui n’a pas marché avec les fichiers du programme : `error-CODE`. `{ $reason }` vient du système, dans ses mots.

error-store = Un des fichiers du programme n’a pas pu être lu ou écrit.
error-file-too-large = Le fichier { $path } est trop gros. Déplace-le dans un autre dossier et réessaie.
error-file-no-text = Le fichier { $path } n’est pas un fichier texte. Déplace-le dans un autre dossier et réessaie.
error-no-such-file = Il n’y a pas de fichier { $path }.
error-no-games-in-file = Il n’y a dans { $path } aucune partie enregistrée par ce programme.
error-replay-of-results = { $path } contient les résultats des parties, mais pas leurs coups. Celles que l’on peut revoir sont ici : { -command } stats
error-file-unreadable = Le fichier { $path } est illisible : { $reason }.
error-file-unwritable = { $path } ne peut pas être enregistré : { $reason }. Vérifie que tu peux y écrire, et que le disque n’est pas plein.
error-no-node = Pour faire la page, il faut Node.js, qui n’est pas installé ici.
error-no-pyodide = Pyodide n’est pas dans { $path }. Lance npm install pyodide, et indique le dossier node_modules/pyodide.
error-no-esbuild = esbuild n’est pas dans { $path }. Lance npm install esbuild, et indique le dossier node_modules/esbuild.
error-file-undeletable = Le fichier { $path } ne peut pas être supprimé : { $reason }.

## Saved games.

error-saved-game = La partie enregistrée est illisible.
error-game-in-use = Cette partie est ouverte dans une autre fenêtre. Continue là-bas, ou ferme-la d’abord.
error-saves-unlisted = Impossible de lister tes parties enregistrées : { $reason }.
error-save-unopened = La partie enregistrée { $path } ne s’ouvre pas : { $reason }.
error-save-unreadable = La partie enregistrée { $game } est illisible : { $reason }.
error-save-unwritten = La partie ne peut pas être enregistrée : { $reason }. Libère de la place, ou regarde { $path }.
error-save-changed = La partie enregistrée { $game } a changé dans une autre fenêtre depuis que tu l’as ouverte ici. Rouvre-la, et tu verras où elle en est.
error-days-damaged = { $of ->
    [puzzle] Tes résultats aux casse-tête du jour sont illisibles, car { $path } est abîmé. Ils repartent d’aujourd’hui.
   *[daily] Tes résultats aux donnes du jour sont illisibles, car { $path } est abîmé. Ils repartent d’aujourd’hui.
} Le fichier abîmé s’appelle maintenant { $aside } : si tu arrives à le réparer, redonne-lui son ancien nom.
error-save-unlocked = Tes parties sont enregistrées, mais ce disque ne peut pas empêcher une deuxième fenêtre de jouer la même. Joue chacune dans une seule fenêtre.
error-save-full = L’enregistrement { $path } est plein : il ne contient pas plus de { $most } Mo. Tu peux continuer à jouer, mais plus rien n’est enregistré. Finis ici et commence une nouvelle partie.
error-save-too-large = La partie enregistrée { $game } est trop grosse pour être lue : elle fait { $size } Mo, et aucune n’a besoin de plus de { $most } Mo. Déplace-la dans un autre dossier ; tes autres parties sont intactes.
error-save-of-another-version = La partie enregistrée { $game } vient d’une autre version. Mets le programme à jour.
error-save-unusable = La partie enregistrée { $game } est abîmée et inutilisable. Supprime-la, ou commence une nouvelle partie : tes autres parties sont intactes.

## Settings.

error-settings = Les réglages sont inutilisables.
error-settings-unreadable = Les réglages de { $path } sont illisibles : { $reason }. Corrige le fichier, ou supprime-le.
error-no-such-setting = { $path } contient quelque chose qui n’est pas un réglage : { $settings }. Tu peux prendre : { $known }.
error-setting-twice = Ce réglage est deux fois dans { $path }. Enlèves-en un.
error-setting-wrong = { $why } C’est le réglage { $setting } dans { $path }.
error-no-page-address = « { $text } » n’est pas l’adresse d’une page, comme https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] Le réglage { $setting } dans { $path } doit être un texte entre guillemets droits.
    [number] Le réglage { $setting } dans { $path } doit être un nombre sans guillemets.
    [switch] Le réglage { $setting } dans { $path } doit être true ou false.
    [list] Le réglage { $setting } dans { $path } doit être une liste de textes entre guillemets droits, comme ["un", "deux"].
    [table] Le réglage { $setting } dans { $path } doit être un tableau d’options.
   *[value] Le réglage { $setting } dans { $path } doit être un nombre, un texte entre guillemets droits, true ou false.
}
error-setting-not-listed = Le réglage { $setting } dans { $path } doit être un de ceux-ci : { $known }.
error-unknown-language = Le programme ne parle pas la langue { $language }. Choisis parmi : { $known }.
error-setting-seconds = Le réglage { $setting } dans { $path } doit être un nombre de secondes de 0 à { $most }.
error-setting-name = Le nom dans { $path } a des caractères qui ne s’affichent pas, ou il est trop long. Choisis-en un autre.
error-setting-project-url = Le réglage project_url dans { $path } doit être une adresse, comme https://example.org/malice.
