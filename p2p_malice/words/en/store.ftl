### What went wrong with files of this program: `error-CODE`. `{ $reason }` is the operating system's, in its own words.

error-store = One of the program's files couldn't be read or written.
error-file-too-large = The file { $path } is too large. Move it to another folder and try again.
error-file-no-text = The file { $path } isn't a text file. Move it to another folder and try again.
error-no-such-file = There's no file { $path }.
error-no-games-in-file = There are no games in { $path } that this program has saved.
error-replay-of-results = { $path } has the results of games, but not their moves, so it can't be shown. The games that can be are listed here: { -command } stats
error-file-unreadable = The file { $path } can't be read: { $reason }.
error-file-unwritable = { $path } can't be saved: { $reason }. Check that you may write there, and that the disk isn't full.
error-no-node = Building the page needs Node.js, which isn't installed here.
error-no-pyodide = Pyodide isn't in { $path }. Run npm install pyodide, and give the folder node_modules/pyodide.
error-no-esbuild = esbuild isn't in { $path }. Run npm install esbuild, and give the folder node_modules/esbuild.
error-file-undeletable = The file { $path } can't be deleted: { $reason }.

## Saved games.

error-saved-game = The saved game can't be read.
error-game-in-use = This game is open in another window. Continue there, or close it first.
error-saves-unlisted = Your saved games can't be listed: { $reason }.
error-save-unopened = The saved game { $path } can't be opened: { $reason }.
error-save-unreadable = The saved game { $game } can't be read: { $reason }.
error-save-unwritten = The game can't be saved: { $reason }. Free some space, or check { $path }.
error-save-changed = The saved game { $game } has changed in another window since you opened it here. Resume it again, and you'll see how it stands now.
error-days-damaged = { $of ->
    [puzzle] Your results of the daily puzzles can't be read, because { $path } is damaged. They start again from today.
   *[daily] Your results of the daily deals can't be read, because { $path } is damaged. They start again from today.
} The damaged file is now called { $aside }: if you can mend it, give it its old name back.
error-save-unlocked = Your games are saved, but this disk can't keep a second window from playing the same one. Play each in one window only.
error-save-full = The save { $path } is full: it can't hold more than { $most } MB. You can keep playing, but nothing more is saved. Finish here and start a new game.
error-save-too-large = The saved game { $game } is too large to read: it's { $size } MB, and no game needs more than { $most } MB. Move it to another folder; your other games are fine.
error-save-of-another-version = The saved game { $game } was made by another version. Update the program.
error-save-unusable = The saved game { $game } is damaged and can't be used. Delete it, or start a new game: your other games are fine.

## Settings.

error-settings = The settings can't be used.
error-settings-unreadable = The settings in { $path } can't be read: { $reason }. Correct the file, or delete it.
error-no-such-setting = { $path } contains something that isn't a setting: { $settings }. You can use: { $known }.
error-setting-twice = The setting in { $path } is there twice. Remove one of them.
error-setting-wrong = { $why } It's the setting { $setting } in { $path }.
error-no-page-address = “{ $text }” isn't the address of a page, such as https://example.org/malice.
error-setting-of-wrong-kind = { $needed ->
    [text] The setting { $setting } in { $path } has to be text in quotes.
    [number] The setting { $setting } in { $path } has to be a number without quotes.
    [switch] The setting { $setting } in { $path } has to be true or false.
    [list] The setting { $setting } in { $path } has to be a list of texts in quotes, such as ["one", "two"].
    [table] The setting { $setting } in { $path } has to be a table of options.
   *[value] The setting { $setting } in { $path } has to be a number, text in quotes, true or false.
}
error-setting-not-listed = The setting { $setting } in { $path } has to be one of: { $known }.
error-unknown-language = There are no words in the language { $language }. Choose from: { $known }.
error-setting-seconds = The setting { $setting } in { $path } has to be a number of seconds from 0 to { $most }.
error-setting-name = The name in { $path } has characters that can't be shown, or is too long. Choose another.
error-setting-project-url = The setting project_url in { $path } has to be an address such as https://example.org/malice.
