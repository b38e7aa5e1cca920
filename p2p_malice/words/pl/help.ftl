### The help of the command line. A text of a command begins with a line for the list of commands, at most 60 letters.
### Paragraphs that begin with the command are shown line by line, others are wrapped.

help = Spite & Malice ze znajomymi, prosto z urządzenia na urządzenie.

    { -command } host      zaproś kogoś: wyślij wiadomość, którą zobaczysz
    { -command } join      wklej wiadomość, którą ktoś ci przysłał

    Bez polecenia otwiera się menu.

## Commands.

help-host = Zaproś znajomych i graj.

    { -command } host
    { -command } host --variant official --seat me --seat friend --seat friend

    Pokazuje zaproszenie dla każdej osoby, do wysłania przez WhatsApp albo w inny sposób,
    a potem czeka na odpowiedzi, w dowolnej kolejności.
help-message = Graj przez wiadomości, ruch po ruchu.

    { -command } message           ty i ktoś jeszcze; ty zaczynasz
    { -command } message --seat me --seat message=Asha --seat message=Ben

    Każdy ruch to wiadomość do dowolnego czatu. Kto ją dostanie, wkleja ją przez: { -command } join

help-join = Dołącz do gry znajomych.

    { -command } join              pyta o zaproszenie
    { -command } join MDW1-…       albo bierze je stąd; - czyta je z potoku

    Wystarczy dowolny tekst z kodem, na przykład cała wiadomość z WhatsAppa.
    Pokazuje odpowiedź, którą trzeba odesłać gospodarzowi.
help-resume = Wznów grę.

    { -command } resume            gra albo lista gier do wyboru
    { -command } resume GAME       gra o tej nazwie; nazwy pokazuje --list

    Uruchamia to osoba, która zamknęła grę. Programy same znów się odnajdą, jeśli wasze sieci
    znają jeszcze drogę; jeśli nie, gospodarz wysyła nowe zaproszenie.
help-play = Graj na tym urządzeniu.

    { -command } play
    { -command } play --payoff 11 --two Asha
    { -command } play --variant official --seat me --seat bot --seat bot
    { -command } play --seat bot --seat bot     tylko patrzysz
    { -command } play --deal DAY-2026-11-27     rozdanie z tego dnia albo z linku

    Grasz z komputerem albo z innymi przy jednym ekranie.
help-puzzle = Rozwiąż zagadkę dnia.

    { -command } puzzle
    { -command } puzzle --day 2026-11-27

    W tej turze możesz wygrać, ale tylko w jeden sposób. Zagadka jest dla wszystkich ta sama,
    a od poniedziałku do niedzieli coraz trudniejsza.
help-stats = Zobacz swoje gry, przeciwników i trofea.

    { -command } stats
    { -command } stats --csv > games.csv
    { -command } stats --import from-my-phone.jsonl

    Każda gra rozegrana do końca zostaje na tym urządzeniu i nigdzie indziej.
help-replay = Obejrzyj powtórkę skończonej gry.

    { -command } replay            ostatnia gra rozegrana tutaj przy stole
    { -command } replay GAME       gra o tej nazwie albo gra z tego pliku
    { -command } replay GAME1-…    skończona gra z tego kodu

    Wszystkie znajdziesz na ekranie swoich gier ({ -command } stats).
help-verify = Sprawdzić, czy rozdanie było uczciwe.

    { -command } verify            ostatnia gra przy cudzym stole
    { -command } verify GAME       gra o tej nazwie albo ta z tego pliku

    Wśród znajomych nikt nie wybiera kart: program każdego ma wkład w rozdanie i sprawdza je po grze.
    Tak sprawdzisz grę jeszcze raz, także przysłaną. Kończy się kodem 1, jeśli nie była uczciwa.
help-arena = Niech gracze komputerowi grają między sobą.

    { -command } arena normal greedy --pairs 200
    { -command } arena easy "run:python my_bot.py" --variant official --seats 4

    Podaje wynik pierwszego gracza z marginesem błędu, w Elo, oraz to, ile trwała jedna decyzja.
    Oprócz graczy z menu są też random, naive i greedy, którzy nigdy się nie zmieniają.
    Od run: zaczyna się polecenie, które uruchamia twój własny program.
help-doctor = Sprawdź sieć i komputer.

    { -command } doctor
    { -command } doctor --stun stun.example.org:3478

    Trwa to kilka sekund. Program pyta serwery STUN i przekaźnik z twoich ustawień
    i nikogo więcej.
help-learn = Naucz się gry w kilka minut.

    { -command } learn
    { -command } learn --game spite --name Asha

    Krótka lekcja, a potem pierwsza gra z podpowiedziami.
help-web = Otwórz stół w przeglądarce.

    { -command } web
    { -command } web --site public     strona dla gości, na dowolny serwer WWW

    Stronę otworzysz tylko na tym komputerze i tylko pod pokazanym adresem.
help-courier = Uruchom kuriera: znajomi dołączą jednym stuknięciem.

    { -command } courier --port 8090
    { -command } courier --port 8090 --site public --behind-proxy

    Kurier zanosi gospodarzowi zapieczętowane odpowiedzi gości i żadnej nie może przeczytać.
    Dla przeglądarek musi stać za serwerem WWW, który obsługuje HTTPS.
help-rules = Przeczytaj zasady.

    { -command } rules
    { -command } rules official --rule payoff=13

## Options.

option-help = Pokaż tę pomoc i zakończ.
option-version = Pokaż wersję i zakończ.
option-lang = Język programu, na przykład en.
option-variant = mdw (domyślnie), official, classic…; wszystkie pokazuje rules --list.
option-game = Gra: malice albo spite.
option-rule = Zasada domowa, na przykład hand=6; --hand 6 znaczy to samo. Powtórz, żeby podać kilka.
option-seat-host = me, me=IMIĘ, friend, friend=IMIĘ, bot albo bot=beginner|easy|strong|hard|expert (Spite: także late); dla każdego miejsca.
option-seat-message = me, message, message=IMIĘ, bot albo bot=beginner|easy|strong|hard|expert; dla każdego miejsca.
option-seat-play = me, me=IMIĘ, bot albo bot=beginner|easy|strong|hard|expert; powtórz dla każdego miejsca.
option-name = Twoje imię przy stole; zostanie zapisane na następny raz.
option-plain = Wiersz po wierszu, bez pełnego ekranu.
option-json = Po jednym obiekcie JSON w wierszu, na wejściu i na wyjściu, dla programów.
option-turn = Przekaźnik: turn:user:password@host:port?transport=udp
option-stun = Serwer STUN albo none; powtórz, żeby podać kilka.
option-port = Port UDP na tym komputerze.
option-open-port = Niech router otworzy port (UPnP).
option-no-copy = Nie kopiuj niczego do schowka.
option-list-games = Pokaż gry, które można wznowić, i zakończ.
option-two = Graj z IMIĘ przy tym ekranie, a nie z komputerem.
option-deal = Zagraj rozdanie, które ktoś ci przysłał, albo rozdanie z danego dnia.
option-day = Zagadka z tego dnia, dla wprawy.
option-stats-json = Jeden obiekt JSON ze wszystkimi statystykami i grami.
option-csv = Wiersz dla każdej gry, do arkusza kalkulacyjnego.
option-import = Najpierw dodaj gry z pliku z innego urządzenia.
option-export = Zapisz wszystkie gry w pliku, żeby przenieść je na inne urządzenie.
option-share = Zamiast tego wypisz wiadomość, która pokaże grę innym.
option-pairs = Ile rozdań; każde jest grane z każdego miejsca.
option-seats = Ile miejsc; pierwszy gracz ma jedno z nich, drugi pozostałe.
option-seed = Ten sam tekst daje te same rozdania.
option-sprt = Skończ, gdy będzie jasne, czy pierwszy jest mocniejszy o 20 Elo.
option-ask-stun = Serwer STUN, który program zapyta; powtórz, żeby podać kilka.
option-doctor-json = Jeden obiekt JSON, dla programów.
option-no-open = Tylko pokaż adres, nie otwieraj przeglądarki.
option-page-port = Port TCP strony na tym komputerze.
option-site = Zapisz tam stronę dla gości i zakończ.
option-pyodide = Z --site: dodaj stronę play.html, do której nie trzeba programu; folder Pyodide. Wydanie już to zawiera.
option-esbuild = Z --site albo --save: połącz skrypty strony, żeby wczytywała się szybciej; folder esbuild. Wydanie już to zawiera.
option-page-courier = Z --site: kurier, którego strona może wzywać; . jeśli to on udostępnia też samą stronę.
option-page-url = Z --site: adres, pod którym będzie strona, żeby czaty pokazywały linki do niej z obrazkiem. Bez tego: twoje game_url.
option-save = Zapisz stronę dla gości jako jeden plik i zakończ.
option-courier-port = Port TCP; 8090, jeśli go nie podasz.
option-listen = Adres, pod którym działa; 0.0.0.0 to wszystkie sieci.
option-serve-site = Udostępniaj stamtąd także stronę dla gości.
option-behind-proxy = Licz odwiedzających według X-Forwarded-For, które ustawia twój serwer WWW.
option-metrics = Pod /metrics podawaj Prometheusowi, ile się dzieje.
option-list-rules = Pokaż odmiany i zasady domowe.

## What is said about a command line. Names of options, and what was typed, come in quotes.

typing-usage = Użycie:
typing-options = Opcje
typing-commands = Polecenia
typing-error = Błąd: { $message }
typing-try = Pomoc pokaże { $command } { $option }.
typing-did-you-mean = Czy chodzi o { $possibility }?
typing-did-you-mean-one = (Czy chodzi o jedną z tych: { $possibilities }?)
typing-invalid = Nieprawidłowa wartość: { $message }
typing-invalid-for = Nieprawidłowa wartość dla { $param_hint }: { $message }
# Followed by what is missing.
typing-missing = Brakuje:
typing-no-such-option = Nie ma opcji { $name }.
typing-no-such-command = Nie ma polecenia { $name }.
typing-too-much = Tego jest za dużo: { $args }
typing-needs-values = { $name } wymaga tylu wartości: { $nargs }.
typing-takes-values = Potrzeba tylu wartości: { $nargs }, a podano { $len }.
typing-no-value = Opcja { $name } nie przyjmuje wartości.
typing-needs-value = Opcja { $name } wymaga wartości.
typing-no-number = { $value } to nie liczba całkowita.
typing-out-of-range = { $value } jest poza zakresem { $range }.
typing-no-date = { $value } to nie data taka jak 2026-11-27.
typing-is-file = { $filename } to plik, a nie folder.
typing-is-folder = { $filename } to folder, a nie plik.

## What the value of an option is called.

value-name = NAZWA
value-person = IMIĘ
value-rule = NAZWA=WARTOŚĆ
value-who = KTO
value-url = URL
value-server = HOST:PORT
value-n = N
value-code = KOD
value-link = LINK
value-date = DATA
value-file = PLIK
value-dir = FOLDER
value-text = TEKST
value-address = ADRES
