variant-players = { $min_seats ->
    [2] { $max_seats ->
        [2] 2 graczy
        [few] od 2 do { $max_seats } graczy
       *[many] od 2 do { $max_seats } graczy
    }
    [few] od { $min_seats } do { $max_seats } graczy
   *[many] od { $min_seats } do { $max_seats } graczy
}
variant-payoff = zapas { $sizes }
variant-wild = { $wild ->
    [kings] dzikie króle
    [jokers] dzikie jokery
    [both] dzikie króle i jokery
   *[none] bez dzikich kart
}

## What is special about a variant, and in a list what people call it.

variant-listed = { $name }. { $line }

variant-mdw = Pełne stosy wracają od razu do stosu dobierania.
variant-official = O jedną talię więcej niż graczy. Asy z ręki trzeba zagrywać. Król nie zastąpi asa.
variant-catmouse = Rękę dobierasz w pierwszej turze. Gdy zabraknie kart, jest remis.
variant-catmouse-short = Kot i mysz z 5 kartami w zapasie.
variant-pz = Stosy idą do króla. Jokery są dzikie.
variant-pz-nwis = Jak „Dzikie jokery, do króla”, ale w zapasach nie ma jokerów.
variant-classic = Zasady z większości książek.

## What people call the game, and a variant.

game-malice = { -title }
game-malice-line = Opróżnij swój zapas przed innymi · od 2 do 9 graczy
plays-malice = { $variant } · { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}{ $players ->
    [2] { "" }
    [few] { " " }· graczy: { $players }
   *[many] { " " }· graczy: { $players }
}

variant-name-mdw = Klasyczny pojedynek
variant-name-official = Oficjalna
variant-name-catmouse = Kot i mysz
variant-name-catmouse-short = Kot i mysz, krótka
variant-name-pz = Dzikie jokery, do króla
variant-name-pz-nwis = Dzikie jokery, bez jokerów w zapasach
variant-name-classic = Klasyczne zasady

## House rules: what each is about, as the label of a field, and what its words are called there.

rule-payoff = Zapas
rule-packs = Talie kart
rule-jokers = Jokery w każdej talii
rule-hand = Karty w ręce
rule-centre-piles = Stosy na środku
rule-discard-piles = Stosy odrzuconych
rule-kings-wild = Dzikie króle
rule-last-rank = Ostatnia karta stosu
rule-wild-as-ace = Dzika karta jako as
rule-forced-aces = Asy obowiązkowe
rule-undo = Cofanie
rule-hints = Podpowiedzi
rule-clock = Czas na turę
rule-clock-off = bez limitu
rule-clock-30 = 30 s
rule-clock-60 = 1 min
rule-clock-120 = 2 min
rule-clock-300 = 5 min
rule-hands-dealt = Pierwsza ręka
rule-hands-dealt-start = rozdana na początku
rule-hands-dealt-turn = dobrana w 1. turze
rule-starter = Kto zaczyna
rule-starter-top = najwyższa z zapasów
rule-starter-left = na lewo od rozdającego
rule-starter-dealer = rozdający
rule-equal-tops = Równe najwyższe karty
rule-equal-tops-shuffle = tasuj te zapasy
rule-equal-tops-redeal = rozdaj od nowa
rule-recycle = Pełne stosy
rule-recycle-at-once = wracają od razu
rule-recycle-when-empty = wracają w razie potrzeby
rule-exhaustion = Gdy zabraknie kart
rule-exhaustion-play-on = gracie dalej
rule-exhaustion-tie = jest remis
rule-wilds-in-payoff = Dzikie karty w zapasie
rule-partners = Pary
rule-deals = Partie w meczu
rule-target = Punkty do wygranej
rule-scoring = Wygrana daje
rule-scoring-wins = 1 punkt
rule-scoring-cards = pozostałe karty

## What each does, in a list.

means-payoff = Tyle kart ma każdy zapas.
means-packs = Gracie tyloma taliami. 0 to o jedną więcej niż graczy.
means-jokers = Tyle jokerów jest w każdej talii, wszystkie dzikie.
means-hand = W swojej turze dobierasz do tylu kart w ręce.
means-centre-piles = Tyle stosów naraz można układać na środku.
means-discard-piles = Tyle stosów odrzuconych ma każdy gracz.
means-kings-wild = Króle są dzikie: mogą zastąpić każdą kartę.
means-last-rank = Do tej wartości idą stosy: 12 to dama, 13 król.
means-wild-as-ace = Dzika karta może zastąpić asa na początku stosu.
means-forced-aces = Dopóki na środku jest pusty stos, przed odrzuceniem zagrywasz asy z ręki.
means-undo = Możesz cofać ruchy, dopóki nie zobaczysz czegoś nowego.
means-hints = Możesz zapytać, co na twoim miejscu zrobiłby komputer.
means-clock = Tura ma limit czasu. Gdy się skończy, stół wykona ruch za ciebie.
means-hands-dealt = Ręce są rozdawane na początku albo dobierane w pierwszej turze każdego gracza.
means-starter = Kto zaczyna: najwyższa karta z zapasu, gracz na lewo od rozdającego albo rozdający.
means-equal-tops = Gdy najwyższe karty z zapasów są równe, tasuje się te zapasy albo rozdaje wszystko od nowa.
means-recycle = Pełne stosy wracają do stosu dobierania od razu albo dopiero, gdy jest pusty.
means-exhaustion = Gdy nie da się uzupełnić ręki, gracie dalej albo jest remis.
means-wilds-in-payoff = W zapasach mogą być dzikie karty.
means-partners = Pary: 2 na 2. Potrzeba 4 graczy.
means-deals = Mecz kończy się po tylu partiach.
means-target = Mecz kończy się, gdy ktoś ma tyle punktów. Przy 0 punkty go nie kończą.
means-scoring = Wygrana daje 1 punkt albo po 1 za każdą kartę w zapasach innych.

## Rules that cannot be played.

error-unknown-rules = Nie ma odmiany „{ $text }”. Do wyboru: { $known }.
error-unknown-house-rule = Nie ma zasady domowej „{ $name }”. Do wyboru: { $known }.
error-house-rule-twice = Zasada domowa { $name } jest podana dwa razy.
error-house-rule-word = Zasada domowa { $name } nie może być „{ $value }”. Do wyboru: { $known }.
error-house-rule-number = Zasada domowa { $name } to liczba od { $least } do { $most }, a nie „{ $value }”.
error-players-exactly = { $instead ->
    [none] Odmiana { $variant } jest dla { $most } graczy, a nie { $seats }.
   *[other] Odmiana { $variant } jest dla { $most } graczy, a nie { $seats }. Przy { $seats } wybierz { $instead }.
}
error-players-between = { $instead ->
    [none] Odmiana { $variant } jest dla { $least }–{ $most } graczy, a nie { $seats }.
   *[other] Odmiana { $variant } jest dla { $least }–{ $most } graczy, a nie { $seats }. Przy { $seats } wybierz { $instead }.
}
error-partners-are-four = W parach gra się 2 na 2, więc potrzeba 4 graczy, a nie { $seats }.
error-too-many-packs = Graczy jest { $seats }, więc potrzeba by ponad { $most } talii. Zagrajcie w mniej osób.
error-payoff-piles-too-large = Na zapasy ({ $seats } × { $payoff }) potrzeba { $needed } kart, a w taliach jest na to tylko { $there }. Weźcie więcej talii albo mniejsze zapasy.
error-too-few-cards-left = { $left ->
    [one] Po rozdaniu zapasów zostaje tylko 1 karta
    [few] Po rozdaniu zapasów zostają tylko { $left } karty
   *[many] Po rozdaniu zapasów zostaje tylko { $left } kart
}: za mało na ręce ({ $seats } × { $hand }) i kartę do dobrania. Weźcie więcej talii, mniejsze zapasy albo mniejsze ręce.

error-payoff-unplayable = Nikt nie mógłby wygrać: z zapasu trzeba zagrać { $payoff }, a pasujących kart jest w taliach tylko { $there }. Wybierz mniejsze zapasy albo wyższe stosy na środku.
error-target-out-of-reach = Nikt nie zdobędzie tylu punktów ({ $target }): partii jest { $games }, a najwięcej można mieć { $most }. Wybierz mniejszy cel.
error-own-rules-like-variant = W config.toml są zasady { $name }, ale tak nazywa się wbudowana odmiana. Nazwij swoje inaczej, na przykład [rules.my-{ $name }].

error-no-part-of-position = „{ $text }” nie jest częścią pozycji.
error-no-position = To nie jest pozycja.
error-no-position-because = To nie jest pozycja. { $reason }
error-seed-length = Ziarno musi mieć dokładnie { $bytes } B.
error-negative-number = Jakaś liczba jest mniejsza od zera.
error-unknown-pile = Nie ma stosu { $pile }.
error-centre-out-of-order = Stos na środku rośnie po kolei, zaczynając od asa.
error-payoff-pile-missing = Któryś zapas jest pusty.
error-nobody-can-move = W tej pozycji nikt nie ma ruchu.
error-cards-do-not-add-up = W tej pozycji jest więcej albo mniej kart niż w jej taliach.
error-not-this-game = Ten stół nie wygląda na Spite & Malice.

## Moves as text.

error-no-card = Nie ma karty „{ $text }”. Karty zapisuje się jak 7h, 10s albo Kd.
error-too-many-cards = Kart { $card } jest więcej niż { $most }.
error-no-move = „{ $text }” to nie ruch. Ruchy zapisuje się jak 7h>c2, payoff>c0 albo Ks>d1.
error-hand-card-with-seat = Kartę z własnej ręki zapisz bez @SEAT.
error-no-such-pile = { $role ->
    [centre] Nie ma na środku stosu { $pile }: są tylko stosy od 1 do { $count }.
   *[discard] Nie ma stosu odrzuconych { $pile }: są tylko stosy od 1 do { $count }.
}
