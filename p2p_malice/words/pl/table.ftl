-command = p2p-malice

error-refused = Tak nie można ({ $code }).

error-game-over = Gra już się skończyła.
error-not-over = Gra jeszcze trwa.
error-not-your-turn = To nie twój ruch.
error-no-hints = Ta gra toczy się bez podpowiedzi.
error-no-undo = Tego nie cofniesz: te zasady nie pozwalają cofać ruchów.
error-nothing-to-undo = Nie ma czego cofać: po odkryciu lub dobraniu nowej karty ruchy zostają.
error-undone-enough = { $most ->
    [one] W tej turze był już { $most } cofnięty ruch, więc ten zostaje.
    [few] W tej turze były już { $most } cofnięte ruchy, więc ten zostaje.
   *[many] W tej turze było już { $most } cofniętych ruchów, więc ten zostaje.
}
error-undone-enough-in-game = { $most ->
    [one] W tej grze masz już { $most } cofnięty ruch, więc ten zostaje.
    [few] W tej grze masz już { $most } cofnięte ruchy, więc ten zostaje.
   *[many] W tej grze masz już { $most } cofniętych ruchów, więc ten zostaje.
}

error-seated-already = Już siedzisz przy tym stole.
error-version-mismatch = { $older ->
    [yours] Twój program jest starszy niż program gospodarza, więc nie zagracie razem. Zaktualizuj go tak samo, jak był instalowany.
   *[host] Program gospodarza jest starszy niż twój, więc nie zagracie razem. Poproś o aktualizację.
}
error-seat-taken = To miejsce jest zajęte. Jeśli jest twoje, wznów grę na urządzeniu, na którym się zaczęła. Jeśli nie, poproś gospodarza o inne zaproszenie.
error-table-full = Przy tym stole są już wszyscy. Jeśli jedno z miejsc jest twoje, wznów grę na urządzeniu, na którym się zaczęła.
error-no-seat = Nie ma dla ciebie miejsca przy tym stole. Poproś gospodarza o nowe zaproszenie.
error-not-watchable = Tego stołu nie można teraz oglądać: gospodarz tego nie chce albo ogląda już zbyt wiele osób.
error-only-watching = Tylko oglądasz: do tego trzeba mieć miejsce przy stole.
error-seat-not-free = Gospodarz nie pozwala teraz widzom zająć miejsca.
error-only-host = Może to zrobić tylko gospodarz.
error-host-busy = Gospodarza nie można teraz zapytać, czy wolno ci usiąść. Daj znać, że czekasz, i za minutę otwórz link jeszcze raz.
error-not-started = Gra się jeszcze nie zaczęła: kogoś brakuje.
error-rematch-is-proposed = Na nową grę muszą się zgodzić wszyscy. Najpierw ją zaproponuj.
error-stale-move = Ten ruch przyszedł za późno: na stole coś się zmieniło. Spójrz jeszcze raz i wybierz na nowo.
error-unknown-proposal = Nie ma takiej możliwości. Do wyboru: { $known }.
error-nobody-away = Teraz nikogo nie brakuje.
error-not-all-here = Nie wszyscy są nadal przy stole: ktoś już odszedł.
error-said-by-table = Tylko sam stół może ogłosić, że ktoś się spóźnia.
error-too-much-asked = Trochę za dużo naraz. Odczekaj kilka sekund i zapytaj ponownie.
error-too-much-said = Trochę za dużo naraz. Odczekaj kilka sekund i powiedz to jeszcze raz.
error-nothing-said = Wiadomość jest pusta.
error-not-their-turn = Nie ma komu przypominać: można tylko innemu graczowi, gdy jest jego ruch.
error-poke-unheard = Teraz nie da się przypomnieć: gracza nie ma albo ma zbyt starą wersję.
error-poked-already = Ktoś właśnie o tym przypomniał. Daj mu chwilę.

bye-left = Do zobaczenia.
bye-over = Koniec gry.
bye-closed = Stół jest zamknięty.
bye-stopped = Na dziś tyle. Gra jest zapisana, gospodarz może ją wznowić.
bye-turned-out = Gospodarz odprawia cię od stołu. Jeśli to pomyłka, poproś o nowy link.
bye-not-watchable = Gospodarz nie chce teraz widzów.
bye-superseded = Grasz teraz w innym miejscu, więc to okno jest zamknięte.
