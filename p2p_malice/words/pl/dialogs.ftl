## Saying something.

say-title = Czat
say-quick = Wyślij { $face }
say-history = Co kto mówi
say-to = Do:
say-to-all = Wszyscy
say-what = Albo własnymi słowami:
say-send = Wyślij
say-poke = Przypomnij: { $name }
poked = { $listener ->
    [called] { $name } czeka: twój ruch.
    [caller] Przypomniano graczowi { $to }, czyj jest ruch.
   *[other] { $name } przypomina graczowi { $to }, czyj jest ruch.
}
watching = { $name } ogląda grę.
watching-no-more = { $name } już nie ogląda.
watching-you = Oglądasz: widzisz to, co mogą widzieć wszyscy, ale nie karty na ręce.
watching-short = Oglądasz
watching-plays = { $who ->
    [you] Teraz grasz.
   *[other] { $name } teraz gra.
}
watching-title = Inni przy stole
allow-watch = Inni mogą oglądać
allow-seats = Inni mogą grać za komputer albo za kogoś, kto odszedł
dismiss-sure = { $over ->
    [yes] Odprawić na dobre: { $name }?
   *[no] Odprawić na dobre: { $name }? W to miejsce zagra komputer.
}
dismissed = { $over ->
    [yes] Gospodarz odprawia od stołu: { $name }.
   *[no] Gospodarz odprawia od stołu: { $name }. Dalej gra komputer: { $computer }.
}
ask-watch = Wszystkie miejsca przy tym stole są zajęte. Chcesz popatrzeć?
ask-playing = Trwa gra: { $game }. { $asks }
ask-watch-yes = Popatrz
ask-watch-no = Nie teraz
leave-for-good = Wyjdź na dobre
leave-sure = Oddajesz swoje miejsce na dobre.
ask-take = { $name } odchodzi od stołu. Chcesz grać dalej na tym miejscu? Najpierw zapytamy gospodarza.
take-seat = Graj za: { $name }
asks-seat = { $name } chce zagrać za: { $other }.
asks-to-play = Chce zagrać: { $names }.
give-seat = Niech { $name } gra za: { $other }
left-awaits = { $name } odchodzi od stołu. Pozostali decydują, co dalej.
left-take = { $name } odchodzi od stołu. Możesz poprosić o to miejsce albo pozostali zdecydują, co dalej.
error-seat-asked = Gospodarz dostał pytanie, czy możesz zagrać.
error-seat-given = Na twoim miejscu gra teraz { $name }.
check-cards-title = Czy ktoś jest pośrodku?
check-cards = { $name ->
    [none] Połączenie z gospodarzem: { $cards }
   *[other] Połączenie: { $name }: { $cards }
}
check-cards-how = Jeśli obie strony widzą te same karty w tej samej kolejności, nikogo nie ma pośrodku. Porównajcie je przez telefon.
another-device = Graj dalej na innym urządzeniu
another-device-how = Otwórz tam ten link albo go zeskanuj: twoje miejsce przejdzie tam, a ta strona je odda. Nie dawaj linku nikomu: kto go ma, ten ma twoje miejsce.
pause = Przerwa
go-on = Gramy dalej
paused = { $who ->
    [you] Ogłaszasz przerwę.
   *[other] { $name } ogłasza przerwę.
}
paused-title = Przerwa
paused-watched = Gracze wrócą do gry, kiedy zechcą.
resumed = { $who ->
    [you] Kończysz przerwę.
   *[other] { $name } kończy przerwę.
}
error-paused = Trwa przerwa w grze.
phrase-praise = Dobra gra!
phrase-sigh = Ojej…
phrase-hurry = Szybciej!
phrase-thanks = Dzięki za grę.
phrase-wait = Chwileczkę, proszę.

## Settings of this page.

settings-title = Ustawienia
settings-theme = Kolory
settings-theme-auto = Jak w urządzeniu
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-contrast = Mocny kontrast
settings-felt = Stół
look-name = { $look ->
    [blue] Niebieski
    [red] Czerwony
    [grey] Szary
    [oak] Stół w karczmie
    [garden] Ogród nocą
    [chart] Mapa morska
    [sky] Gwiazdozbiory
    [mosaic] Mozaika
    [harbour] Port o zmierzchu
    [lattice] Niebieska kratka
    [diamonds] Czerwone romby
    [medallion] Zielony medalion
    [stars] Gwiaździsta noc
    [fox] Dwa lisy
    [moth] Dwie ćmy
    [peacock] Pawie pióra
    [compass] Róża wiatrów
   *[green] Zielony
}
look-closed = { $look ->
    [garden] Ogród nocą: wygraj rozdanie dnia siedem dni z rzędu.
    [sky] Gwiazdozbiory: wygraj siedem gier z rzędu.
    [mosaic] Mozaika: wygraj pięćdziesiąt gier.
    [harbour] Port o zmierzchu: zagraj z pięcioma różnymi osobami.
    [peacock] Pawie pióra: ułóż cały stos w jednej turze.
    [compass] Róża wiatrów: wygraj po odrobieniu straty pięciu kart.
   *[chart] Mapa morska: wygraj dziesięć gier.
}
look-closed-where = Swoje trofea znajdziesz pod „Ty: gry i trofea”, tam, gdzie grasz z komputerem.
earn-progress = { $count } z { $goal }
look-opens = Otwiera: { $look }
settings-cardFace = Wygląd kart
card-face-name = { $face ->
    [large] Duży druk
   *[classic] Klasyczny
}
settings-back = Rewersy kart
settings-avatar = Ty przy stole
avatar-name = { $animal ->
    [fox] Lis
    [owl] Sowa
    [cat] Kot
    [bear] Niedźwiedź
    [hare] Zając
    [frog] Żaba
    [octopus] Ośmiornica
    [whale] Wieloryb
    [crow] Wrona
    [hedgehog] Jeż
    [moth] Ćma
    [dragon] Smok
   *[letters] Pierwsza litera imienia
}
settings-pause = Przerwa po ruchu przeciwnika
settings-seconds = { $seconds ->
    [0] brak
    [few] { $seconds } s
   *[many] { $seconds } s
}
settings-autoplay = Gra bez pytania
settings-explain = Wyjaśniaj nowości
settings-volume = Dźwięki
settings-volume-off = Wyłączone
settings-volume-soft = Ciche
settings-volume-loud = Głośne
settings-vibrate = Wibruj, gdy jest moja kolej
settings-notify = Wyślij powiadomienie, gdy jest moja kolej
settings-awake = Nie wygaszaj ekranu, gdy jest moja kolej

## How to play, for whoever is at no table yet.

howto-all = Wszystkie zasady
howto-lesson = Nauka przez granie (3 minuty, w nowej karcie)
waiting-learn = Poznaj { $game }, zanim zaczniecie
lobby-partner = { $name } (w parze z tobą)
