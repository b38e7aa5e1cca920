### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = NAZWA
man-synopsis = SKŁADNIA
man-description = OPIS
man-commands = POLECENIA
man-options = OPCJE
man-environment = ŚRODOWISKO
man-files = PLIKI
man-status = KOD WYJŚCIA
man-see = ZOBACZ TAKŻE
man-bugs = BŁĘDY

## Environment variables.

man-any-option = Zastępuje opcję: ta zmienna to --variant po host. Nazwy wszystkich innych tworzy się tak samo.
man-languages = Język, jeśli nie podają go ani --lang, ani ustawienia.
man-folders = Foldery, których użyć zamiast ~/.config i ~/.local/share.

## Files.

man-settings = Twoje ustawienia.
man-games = Zapisane gry.
man-history = To, co zostaje z każdej zakończonej gry.
man-replays = Ostatnie z nich, do ponownego obejrzenia.

## Exit statuses.

man-status-0 = Gotowe.
man-status-1 = Coś nieoczekiwanego.
man-status-2 = Błędna opcja, ustawienia nie do użycia albo zajęty port.
man-status-3 = Błędny kod.
man-status-4 = Brak drogi przez sieci.
man-status-5 = Połączenie się zerwało albo nie było dla ciebie miejsca.
man-status-6 = Zapisanej gry nie da się użyć albo jest otwarta gdzie indziej.
man-status-7 = Wersje do siebie nie pasują.
man-status-129 = Terminal został zamknięty.
man-status-130 = Ctrl-C.
man-status-143 = Zakończył go inny program.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Gra karciana
desktop-keywords = karty;znajomi;wieloosobowa;terminal;
desktop-games = { -title } to wyścig dla dwóch do dziewięciu osób: wygrywa ten, kto pierwszy opróżni swój zapas. Jest też Spite, gra w lewy dla trzech do dziewięciu osób.
desktop-way = Wyślij zaproszenie dowolnym komunikatorem. Od tej chwili wasze urządzenia rozmawiają bezpośrednio ze sobą, szyfrując wszystko od końca do końca: bez serwera gry, bez konta. Albo zagraj z komputerem lub z innymi przy jednym ekranie i rozwiąż zagadkę dnia.
