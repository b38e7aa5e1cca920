menu-hello = { $name ->
    [none] { -title }
   *[other] { -title }. Cześć, { $name }!
}
menu-again = Zaproś znajomych ponownie
menu-again-line = Stół został zamknięty, zanim przyszli, więc ich zaproszenia już nie działają
friends-again = Znowu razem: { $names }
menu-learn-new = Pierwszy raz? Nauka w 3 minuty
menu-play = Z komputerem
menu-host = Zaproś kogoś
menu-message = Graj przez wiadomości
menu-daily = Rozdanie dnia
menu-puzzle = Zagadka dnia
menu-two = W dwie osoby na tym urządzeniu
menu-group = Zaproś kilka osób
menu-change = Dostosuj grę
menu-change-one = Zmień…
menu-join = Dołącz z kodem
menu-watch = Popatrz, jak gra komputer
menu-resume = Wznów grę
resume-others = Inne zapisane gry: { $count }
menu-learn = Jak grać
menu-rules = Przeczytaj zasady
menu-name = Zmień imię
menu-doctor = Sprawdź sieć
menu-browser = Otwórz w przeglądarce
menu-settings = Ustawienia
menu-quit = Zakończ
menu-house-rules = Zasady domowe
ask-which-rules = Która odmiana?
ask-which-game = Która gra?

## Today's deal: the same cards for everyone, once a day.

daily-goes-on = Gra rozpoczęta: graj dalej
daily-new = { $run ->
    [0] Te same karty dla wszystkich
    [one] Te same karty dla wszystkich · wczoraj wygrana
    [few] Te same karty dla wszystkich · wygrane { $run } dni z rzędu
   *[many] Te same karty dla wszystkich · wygrane { $run } dni z rzędu
}
daily-played = { $how ->
    [won] Wygrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } · { $run ->
        [one] jutro nowe karty
        [few] { $run } dni z rzędu
       *[many] { $run } dni z rzędu
    }
    [lost] Przegrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } · jutro nowe karty
   *[tied] Remis · jutro nowe karty
}
news-daily-begun = { $counts ->
    [no] Rozdanie dnia, dla wprawy: dziś liczyła się już twoja pierwsza gra.
   *[yes] Rozdanie dnia: te karty dostają wszyscy. Liczy się twoja pierwsza gra. Komputer gra na zwykłym poziomie. Podpowiedzi są dozwolone, a ich liczbę widać po udostępnieniu.
}
news-daily-over = { $counts ->
    [no] Rozdanie dnia, dla wprawy: liczy się tylko pierwsza gra w danym dniu.
   *[yes] { $how ->
        [won] Wygrywasz rozdanie dnia o { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[many] { $count } kart
        }! { $run ->
            [one] { $best ->
                [one] Wygraj też jutro, a będą 2 dni z rzędu.
                [few] Zaczyna się nowa passa: twój rekord to { $best } dni z rzędu.
               *[many] Zaczyna się nowa passa: twój rekord to { $best } dni z rzędu.
            }
            [few] To już { $run } dni z rzędu; twój rekord: { $best }.
           *[many] To już { $run } dni z rzędu; twój rekord: { $best }.
        }
        [lost] Przegrywasz rozdanie dnia o { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[many] { $count } kart
        }. Jutro nowe karty.
       *[tied] Rozdanie dnia: remis. Jutro nowe karty.
    }
}
daily-share-hints = { $share } · { $hints ->
    [0] bez podpowiedzi
    [one] 1 podpowiedź
    [few] { $hints } podpowiedzi
   *[many] { $hints } podpowiedzi
}
daily-drawn =
    { $told }
    Każde pole to tura; 🟩 i ⭐ przybliżyły wygraną: { $good } z { $turns }
    { $picture }
daily-beside = { $told } · { $others }
daily-results = Rozdanie dnia, { $date }
puzzle-share-helped = { -title }, zagadka z { $date }: rozwiązana
daily-share = { -title }, { $date }: { $how ->
    [won] wygrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [lost] przegrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[tied] remis
}
daily-run = { $told } · dni z rzędu: { $run }

## Today's puzzle: win this turn, in the only way there is.

puzzle-new = { $run ->
    [0] Wygraj w tej turze
    [one] Wygraj w tej turze · wczoraj rozwiązana
    [few] Wygraj w tej turze · rozwiązane { $run } dni z rzędu
   *[many] Wygraj w tej turze · rozwiązane { $run } dni z rzędu
}
puzzle-solved = { $tries ->
    [one] Rozwiązana od razu
    [few] Rozwiązana za { $tries }. razem
   *[many] Rozwiązana za { $tries }. razem
} · { $run ->
    [one] jutro nowa
    [few] { $run } dni z rzędu
   *[many] { $run } dni z rzędu
}
ask-puzzle = { $tries ->
    [one] Rozwiązana od razu
    [few] Rozwiązana za { $tries }. razem
   *[many] Rozwiązana za { $tries }. razem
}, { $hints ->
    [0] bez podpowiedzi!
    [one] z 1 podpowiedzią.
    [few] z { $hints } podpowiedziami.
   *[many] z { $hints } podpowiedziami.
} { $counts ->
    [no] To było dla wprawy: liczy się tylko zagadka dnia, i tylko raz.
   *[yes] { $run ->
        [one] Jutro będzie nowa.
        [few] To już { $run } dni z rzędu.
       *[many] To już { $run } dni z rzędu.
    }
}
ask-puzzle-share = Pochwal się znajomym
ask-puzzle-quit = Na dziś wystarczy
puzzle-share = { -title }, zagadka z { $date }: { $tries ->
    [one] rozwiązana od razu
    [few] rozwiązana za { $tries }. razem
   *[many] rozwiązana za { $tries }. razem
}{ $run ->
    [one] { "" }
    [few] { " " }· { $run } dni z rzędu
   *[many] { " " }· { $run } dni z rzędu
}

## A deal that a friend has played.

deal-friend = Druga osoba
news-deal-begun = { $how ->
    [won] { $by }: wygrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Dasz radę lepiej?
    [lost] { $by }: przegrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Dasz radę lepiej?
    [tied] { $by }: w tym rozdaniu remis. Dasz radę lepiej?
   *[none] { $by } ma to rozdanie już za sobą. Powodzenia!
}
news-deal-over = { $than ->
    [better] { $by ->
        [none] Idzie ci lepiej niż drugiej osobie!
       *[other] Masz lepszy wynik niż { $by }!
    }
    [worse] { $by ->
        [none] Druga osoba ma z tymi kartami lepszy wynik.
       *[other] { $by } ma z tymi kartami lepszy wynik.
    }
    [same] { $by ->
        [none] Masz dokładnie taki sam wynik jak druga osoba.
       *[other] Masz dokładnie taki sam wynik jak { $by }.
    }
   *[none] Inni też mogą zagrać to rozdanie.
}
deal-share = { -title }: { $how ->
    [won] w tym rozdaniu wygrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [lost] w tym rozdaniu przegrana o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[tied] w tym rozdaniu remis
}
deal-ask = { $told } · Dasz radę lepiej?
deal-told =
    { $share }
    { $link }

## Forms.

form-default = zwykłe
form-yes = tak
form-no = nie
form-back = Anuluj
form-more = { $changed ->
    [0] Więcej zasad
    [one] Więcej zasad (1 zmiana)
    [few] Więcej zasad ({ $changed } zmiany)
   *[many] Więcej zasad ({ $changed } zmian)
}

form-play = Z komputerem
form-play-done = Zacznij
form-host = Zaproś kogoś
form-host-done = Zacznij
form-message = Graj przez wiadomości
form-message-done = Zacznij
form-two = W dwie osoby na tym urządzeniu
form-two-done = Zacznij
form-group = Zaproś kilka osób
form-group-done = Zacznij
form-watch = Popatrz, jak gra komputer
form-watch-done = Zacznij
form-naming = Jak masz na imię?
form-naming-done = Zapisz
form-naming-why = Znajomi zobaczą to imię na zaproszeniu i przy stole.
form-name-needed = Znajomi widzą, kto ich zaprasza, więc wpisz swoje imię.
form-name = Twoje imię
form-variant = Odmiana
form-variant-line = { $least ->
    [2] { $most ->
        [2] Dla 2 graczy. { $what }
        [few] Od 2 do { $most } graczy. { $what }
       *[many] Od 2 do { $most } graczy. { $what }
    }
    [few] Od { $least } do { $most } graczy. { $what }
   *[many] Od { $least } do { $most } graczy. { $what }
}
form-variant-small = { $most ->
    [2] Dla 2 graczy.
    [few] Najwyżej dla { $most } graczy.
   *[many] Najwyżej dla { $most } graczy.
}
form-seats = Miejsca
form-seats-hint = Na każdym miejscu: me, me=IMIĘ, friend, friend=IMIĘ, bot lub:
form-players = Gracze
form-seat-me = Tutaj
form-seat-friend = Gość
form-seat-message = Przez wiadomości
form-seat-computer = Komputer
form-seat-beginner = { $name } (na początek)
form-seat-easy = { $name } (łatwy)
form-seat-normal = { $name } (zwykły)
form-seat-strong = { $name } (mocny)
form-seat-hard = { $name } (trudny)
form-seat-expert = { $name } (mistrz)
temper-beginner = Gra, czym popadnie, i sporo przeocza.
temper-easy = Gra ostrożnie, ale widzi tylko krótkie drogi.
temper-normal = Widzi większość dróg, czasem się myli.
temper-strong = Widzi prawie wszystko, rzadko się myli.
temper-hard = Sprawdza każdą drogę w turze.
temper-expert = Myśli na kilka tur naprzód, także o tym, co zakryte.
form-seat-name = Gracz { $number }
form-size-quick = Szybka { $number }
form-size-standard = Zwykła { $number }
form-size-long = Długa { $number }
form-matched = { $what } → { $value }
form-matched-more = { $first } · { $next }
form-note = Dopasowano: { $what }
form-favourite = Zapisz zasady jako
form-favourite-means = Nadaj im nazwę, a następnym razem znajdziesz je wśród odmian.
form-favourite-hint = na przykład Niedziela
error-favourite-like-variant = Odmiana { $name } już istnieje. Wybierz inną nazwę.
form-setup-good = { $friends ->
    [0] { "" }
    [one] Potem zapraszasz drugą osobę.
    [few] Potem zapraszasz { $friends } osoby.
   *[many] Potem zapraszasz { $friends } osób.
}
form-setup-by-message = Gracie na zmianę, każdy ruch to wiadomość. Są w niej wszystkie karty: graj ze znajomymi, którym ufasz.
form-setup-watched = Komputer gra na wszystkich miejscach, a ty patrzysz.
who-watches-next = { $play ->
    [none] Będzie oglądać: { $watch }.
   *[other] Chce zagrać: { $play }. Będzie oglądać: { $watch }.
}

form-settings = Ustawienia
form-settings-done = Zapisz
form-settings-more = Zaawansowane
form-settings-next = Ustawienia połączenia działają od następnej gry.
form-language = Język
form-language-next = Nowy język zadziała po ponownym uruchomieniu.
form-language-device = jak w urządzeniu
form-language-name = { $name }
form-theme = Kolory
form-theme-dark = ciemne
form-theme-light = jasne
form-theme-contrast = mocny kontrast
form-cards = Karty
form-cards-auto = automatycznie
form-cards-suits = z symbolami
form-cards-ascii = same litery
form-pause = Przerwa po ruchu (s)
form-autoplay = Gra bez pytania
form-explain = Wyjaśniaj nowości
form-stun = Serwery STUN
form-stun-hint = puste: wbudowane
form-turn = Przekaźnik (TURN)
form-turn-hint = turn:user:password@host:port
form-game_url = Twoja strona
form-game_url-hint = https://… do linków w zaproszeniach
form-courier = Twój kurier
form-courier-hint = https://… dostarcza ci odpowiedzi gości
error-pause-wrong = Przerwa po ruchu przeciwnika może trwać od 0 do { $most } sekund.

## The network.

news-looking-around = Sprawdzanie sieci…
sheet-doctor = Twoja sieć

## The table in a browser.

news-page-at =
    Twój stół: { $address }
    Otworzysz go tylko na tym komputerze. Żeby go zamknąć, naciśnij { $ends }.
news-no-browser = Nie udało się otworzyć przeglądarki. Skopiuj adres i otwórz go ręcznie.
error-page-port = Nie można użyć portu { $port }: { $why }. Wybierz inny przez --page-port.

## Everyone's name.

welcome = Witaj w { -title }! Graj ze znajomymi, prosto z twojego urządzenia na ich, albo z komputerem.
ask-day = { $told }. Dostajesz te same karty i tego samego przeciwnika. Zagrasz lepiej?
ask-day-play = Zagraj tymi kartami
ask-name = Jak masz na imię?
name-first = To jest zaproszenie. Najpierw powiedz, jak masz na imię.
name-too-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}

## The page as files.

web-site-written = Zapisane pliki: { $count }, w folderze { $folder }. Wyślij je na dowolny serwer statycznych stron i wpisz ich adres do game_url.
web-site-plain = { $left ->
    [play] Brakuje play.html, czyli całej gry na stronie.
    [plain] Skrypty są w takiej postaci, w jakiej je napisano, więc wczytuje się o jedną trzecią więcej.
   *[both] Brakuje play.html, czyli całej gry na stronie. Skrypty są w takiej postaci, w jakiej je napisano, więc wczytuje się o jedną trzecią więcej.
} W kopii repozytorium wszystko przygotuje polecenie: { $run }
web-site-preview = Czaty pokażą linki do niej bez obrazka. Żeby był, zapisz ją jeszcze raz z --url i jej adresem w sieci.
web-size = { $part ->
    [guest] Strona dla gości: { $size }, po gzip { $sent }
    [play] Strona do gry, dodatkowo: { $size }, po gzip { $sent }
    [pyodide] Pyodide: { $size }, po gzip { $sent }
   *[program] Program: { $size }, po gzip { $sent }
}
web-kilobytes = { $count } kB
web-megabytes = { $count } MB
web-page-written = Strona zapisana w { $file }.

## On any screen.

game = { -title }
form-range = od { $least } do { $most }; puste: zwykłe

## Learning.

ask-try = { $game } pierwszy raz?
ask-try-learn = Najpierw nauka
ask-try-first = Zagraj w { $rules }
ask-try-play = Dostosuj grę
ask-learned = To wszystko, co trzeba wiedzieć. Czas na pierwszą grę?
ask-learned-first = Na pierwszą grę wystarczy. Gramy?
ask-learned-skipped = Może od razu gra z podpowiedziami?
ask-learned-back = Wróć do lekcji
ask-learned-play = Zagraj krótką grę z taryfą ulgową. Przy stole: { $opponents }
ask-learned-light = Zagraj w { $rules } z taryfą ulgową ({ $opponents })
ask-learned-quit = Na razie wystarczy
form-value = { $word }

## Options that don't go together.

usage-deal-alone = --deal ma własną grę, zasady i graczy: pomiń pozostałe opcje.
usage-two-or-seats = --two IMIĘ to skrót od --seat me --seat me=IMIĘ: użyj jednego albo drugiego.
usage-no-friends = Żeby zaprosić znajomych, użyj: { -command } host
usage-pyodide = --pyodide dodaje stronę do witryny, więc dodaj --site FOLDER, żeby było wiadomo, gdzie ma powstać.
usage-esbuild = --esbuild łączy skrypty strony, więc dodaj --site FOLDER albo --save PLIK, żeby było wiadomo, gdzie mają trafić.
usage-courier = --courier podaje kuriera, którego strona może wzywać, więc dodaj --site FOLDER, żeby było wiadomo, gdzie ma trafić strona.
usage-url = --url podaje przyszły adres witryny, więc dodaj --site FOLDER, żeby było wiadomo, gdzie ją zapisać.
usage-save = Żeby strona była jednym plikiem, potrzebny jest esbuild: dodaj --esbuild FOLDER. Zainstalujesz go przez npm install esbuild.
usage-did-you-mean = Czy chodzi o { $name }?
usage-variant = Dodaj: --variant { $name }
usage-output-closed = Nic nie da się pokazać: wyjście programu jest zamknięte. Uruchom go bez >&-.
usage-output-full = Nie da się zapisać tego, co mówi program: { $reason }.
usage-one-seat = Program może grać tylko na jednym miejscu: z --json dokładnie jedno miejsce musi być me.

## What the page's server tells those who aren't the page.

refused-place = Pod tym adresem nic nie ma. Musi się zaczynać od { $url }
refused-site = Ten stół odpowiada tylko własnej stronie. Otwórz ją pod adresem podanym przez { -command } web.
refused-frame = Tego stołu nie można pokazać wewnątrz innej strony. Otwórz go w osobnej karcie.

## Lists of rules.

variants = Odmiany
variant-own = To są twoje własne zasady.
house-rules = Zasady domowe
house-rule-set = { $rule } ({ $value })
