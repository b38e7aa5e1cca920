lesson-part-building = { $number } z { $most }: Układanie
lesson-part-payoff = { $number } z { $most }: Zapas
lesson-part-wild = { $number } z { $most }: Dzikie karty
lesson-part-discard = { $number } z { $most }: Odrzucanie
lesson-part-discarded = { $number } z { $most }: Ze stosów odrzuconych
lesson-part-king = { $number } z { $most }: Król na początek
lesson-part-hand = { $number } z { $most }: Pusta ręka
lesson-part-full = { $number } z { $most }: Pełny stos
lesson-part-winning = { $number } z { $most }: Wygrana

lesson-build = Gra już trwa. Wszyscy układają 4 stosy na środku, od asa do damy. Kolory się nie liczą. Na jednym z nich ({ $pile }) leży 2, więc potrzebna jest 3, a ty ją masz. { $how }
lesson-build-done = Brawo! Teraz ten stos czeka na 4.
error-lesson-build-missed = Można i tak, ale poszukaj w ręce 3: pasuje na 2.

lesson-payoff = Najważniejszy jest twój zapas: kto pierwszy opróżni swój, wygrywa. Widzisz tylko kartę na wierzchu, 4, i akurat pasuje! { $how }
lesson-payoff-done = O jedną kartę mniej, a odkrywa się 7.
error-lesson-payoff-missed = Twoja karta z zapasu, 4, pasuje na 3. Lepszego ruchu nie ma.

lesson-wild = Twoja 7 czeka na 6, a ty jej nie masz. Ale król to dzika karta: zastępuje każdą, której stos potrzebuje. Połóż swojego na 5 ({ $pile }): tam liczy się jako 6. { $how }
lesson-wild-done = I masz swoją 6.
error-lesson-wild-missed = Połóż króla na 5: liczy się tam jako 6 i otwiera drogę twojej 7.

lesson-wild-payoff = Teraz twoja 7 pasuje na niego.
lesson-wild-payoff-done = Lepiej króla użyć się nie da.
error-lesson-wild-payoff-missed = Twoja 7 pasuje na króla, który liczy się jako 6.

lesson-discard = Teraz nic nie pasuje. Odrzucenie karty z ręki kończy turę, czy masz jeszcze ruch, czy nie. Połóż 9 na 10, a później zagrasz obie. { $how }
lesson-discard-done = To koniec twojej tury.
error-lesson-discard-missed = Połóż 9 na 10 na stosach odrzuconych.

lesson-waiting = Gra przeciwnik.

lesson-discarded = Znów twoja tura, z 5 kartami w ręce. Przeciwnik zagrał 8, więc pasuje 9. Możesz też zagrywać karty z wierzchu swoich stosów odrzuconych. { $how }
lesson-discarded-done = A teraz wolna jest 10, która leżała pod nią.
error-lesson-discarded-missed = 9 ze stosu odrzuconych pasuje na 8.

lesson-which-10 = Teraz pasują dwie 10: twoja karta z zapasu i ta odrzucona. Którą zagrasz?
lesson-which-10-done = Właśnie: zapas ma pierwszeństwo.
error-lesson-which-10-missed = Pomyśl jeszcze raz: która 10 przybliża cię do wygranej?

lesson-king = Twoja karta z zapasu to 2, a nie ma asa, na którego można by ją położyć. Król może też zacząć stos: na pustym liczy się jako as. { $how }
lesson-king-done = Nie gorszy niż as.
error-lesson-king-missed = Połóż króla na pustym stosie: liczy się tam jako as, a twoja 2 pasuje na niego.

lesson-king-payoff = A teraz twoja 2.
lesson-king-payoff-done = W zapasie została tylko jedna karta: 8!
error-lesson-king-payoff-missed = Twoja 2 pasuje na króla, który liczy się jako as.

lesson-hand = Wszystkie 4 karty z ręki gdzieś pasują, byle w dobrej kolejności. Zagraj je: gdy ręka jest pusta, dobierasz 5 nowych kart i grasz dalej.
lesson-hand-3 = Zostały 3 karty.
lesson-hand-2 = Zostały 2 karty.
lesson-hand-1 = I ostatnia.
lesson-hand-1-done = Masz 5 nowych kart, a to wciąż twoja tura!
error-lesson-hand-missed = Znajdź w ręce kartę, która pasuje na środek.

lesson-full = Walet czeka na damę, a ta właśnie trafiła ci do ręki. Zobacz, co się dzieje z pełnym stosem. { $how }
lesson-full-done = Stos znika! Jego karty znów wejdą do gry, a na środku jest miejsce na nowy.
error-lesson-full-missed = To na później. Najpierw połóż damę na waleta.

lesson-way = Twoja ostatnia karta z zapasu to 8. Znajdź dla niej drogę!
lesson-way-done = Dobrze. Co dalej?
error-lesson-way-missed = Poszukaj stosu, na którym leży 5, i licz od niego do swojej 8.

lesson-way-7 = Już prawie.
lesson-way-7-done = A teraz…
error-lesson-way-7-missed = Twoja 8 czeka na 7.

lesson-last = Zagraj ostatnią kartę z zapasu i wygraj!
lesson-last-done = Wygrywasz! Gra kończy się, gdy tylko czyjś zapas jest pusty, bez względu na karty w ręce.
error-lesson-last-missed = Twoja 8 pasuje na 7.

## The puzzle of a day: the number is that of the try.

lesson-puzzle-try = Zagadka, próba { $number }
lesson-puzzle = Wygraj w tej turze: zagraj ostatnią kartę z zapasu. Jest tylko jedna droga. Możesz cofać ruchy; gdy odrzucisz kartę, zaczynasz od nowa.
lesson-puzzle-on = Wygraj w tej turze: jest tylko jedna droga.
lesson-puzzle-stuck = Nic już nie pasuje. Cofnij ruchy albo odrzuć kartę, żeby zacząć od nowa.
lesson-puzzle-missed = To nie to. Karty leżą znów jak na początku.
lesson-puzzle-solved = Tak jest! Innej drogi nie było.
error-puzzle-take-back = Stąd już nie wygrasz. Cofnij ostatni ruch i zapytaj ponownie.
