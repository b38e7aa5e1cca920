error-store = Nie udało się odczytać lub zapisać jednego z plików programu.
error-file-too-large = Plik { $path } jest za duży. Przenieś go do innego folderu i spróbuj ponownie.
error-file-no-text = Plik { $path } to nie plik tekstowy. Przenieś go do innego folderu i spróbuj ponownie.
error-no-such-file = Nie ma pliku { $path }.
error-no-games-in-file = W { $path } nie ma gier zapisanych przez ten program.
error-replay-of-results = W { $path } są wyniki gier, ale nie ma ich ruchów. Gry, które można obejrzeć, są tutaj: { -command } stats
error-file-unreadable = Pliku { $path } nie da się odczytać: { $reason }.
error-file-unwritable = Nie da się zapisać { $path }: { $reason }. Sprawdź, czy możesz tam zapisywać i czy na dysku jest miejsce.
error-no-node = Do zbudowania strony potrzebny jest Node.js, a tu go nie ma.
error-no-pyodide = W { $path } nie ma Pyodide. Uruchom npm install pyodide i podaj folder node_modules/pyodide.
error-no-esbuild = W { $path } nie ma esbuild. Uruchom npm install esbuild i podaj folder node_modules/esbuild.
error-file-undeletable = Pliku { $path } nie da się usunąć: { $reason }.

## Saved games.

error-saved-game = Zapisanej gry nie da się odczytać.
error-game-in-use = Ta gra jest otwarta w innym oknie. Graj tam albo najpierw je zamknij.
error-saves-unlisted = Nie da się pokazać listy zapisanych gier: { $reason }.
error-save-unopened = Zapisanej gry { $path } nie da się otworzyć: { $reason }.
error-save-unreadable = Zapisanej gry { $game } nie da się odczytać: { $reason }.
error-save-unwritten = Gry nie da się zapisać: { $reason }. Zwolnij trochę miejsca albo sprawdź { $path }.
error-save-changed = Zapisana gra { $game } zmieniła się w innym oknie, odkąd jest otwarta tutaj. Wznów ją jeszcze raz, a zobaczysz, jak teraz stoi.
error-days-damaged = { $of ->
    [puzzle] Twoich wyników zagadek dnia nie da się odczytać, bo plik { $path } jest uszkodzony. Liczą się od nowa od dziś.
   *[daily] Twoich wyników rozdań dnia nie da się odczytać, bo plik { $path } jest uszkodzony. Liczą się od nowa od dziś.
} Uszkodzony plik nazywa się teraz { $aside }: jeśli umiesz go naprawić, przywróć mu starą nazwę.
error-save-unlocked = Twoje gry są zapisane, ale na tym dysku drugie okno może grać w tę samą. Graj w każdą tylko w jednym oknie.
error-save-full = Zapis { $path } jest pełny: mieści najwyżej { $most } MB. Możesz grać dalej, ale nic więcej się nie zapisze. Dokończ tę grę i zacznij nową.
error-save-too-large = Zapisana gra { $game } jest za duża: ma { $size } MB, a żadna gra nie potrzebuje więcej niż { $most } MB. Przenieś ją do innego folderu; innym grom nic nie jest.
error-save-of-another-version = Zapisana gra { $game } pochodzi z innej wersji. Zaktualizuj program.
error-save-unusable = Zapisana gra { $game } jest uszkodzona i nie da się jej użyć. Usuń ją albo zacznij nową: innym grom nic nie jest.

## Settings.

error-settings = Ustawień nie da się użyć.
error-settings-unreadable = Ustawień z { $path } nie da się odczytać: { $reason }. Popraw plik albo go usuń.
error-no-such-setting = W { $path } jest coś, co nie jest ustawieniem: { $settings }. Możliwe są: { $known }.
error-setting-twice = Ustawienie w { $path } jest tam dwa razy. Usuń jedno z nich.
error-setting-wrong = { $why } Chodzi o ustawienie { $setting } w { $path }.
error-no-page-address = „{ $text }” to nie adres strony, na przykład https://example.org/malice.
error-setting-of-wrong-kind = Ustawienie { $setting } w { $path } musi być { $needed ->
    [text] tekstem w cudzysłowie.
    [number] liczbą bez cudzysłowu.
    [switch] wartością true albo false.
    [list] listą tekstów w cudzysłowach, na przykład ["one", "two"].
    [table] tabelą opcji.
   *[value] liczbą, tekstem w cudzysłowie, true albo false.
}
error-setting-not-listed = Ustawienie { $setting } w { $path } musi być jednym z: { $known }.
error-unknown-language = Nie ma słów w języku { $language }. Do wyboru: { $known }.
error-setting-seconds = Ustawienie { $setting } w { $path } musi być liczbą sekund od 0 do { $most }.
error-setting-name = Imię w { $path } jest za długie albo ma znaki, których nie da się pokazać. Wybierz inne.
error-setting-project-url = Ustawienie project_url w { $path } musi być adresem, na przykład https://example.org/malice.
