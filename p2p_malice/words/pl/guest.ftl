guest-own-tab = Otwórz { -title } w osobnej karcie
guest-name = Gość

## What a link leads to.

landing-title = { $name ->
    [none] Masz zaproszenie do gry { $game }
   *[other] { $name } zaprasza cię do gry { $game }
}
landing-rules-usual = To zwykłe zasady { -title }. Gospodarz mógł coś zmienić: stuknij „Zasady” przy stole, żeby zobaczyć, według jakich gracie.
landing-join = Dołącz
landing-replied = Strona wczytała się na nowo, więc wysłana odpowiedź już nie działa. Stuknij „Dołącz” i wyślij nową.
landing-promise = Dopóki nie stukniesz „Dołącz”, nic nie zostanie wysłane. Potem ta strona połączy się z urządzeniem gospodarza, które pozna twoje imię i adres w sieci.

## Back to a game.

return-back = Wróć do stołu
return-other = Dołącz do innej gry
return-kept = { $friends ->
    [none] Twoje miejsce czeka.
   *[other] Twoje miejsce czeka ({ $friends }).
}

## On the way to the table.

call-connecting = { $name ->
    [none] Łączenie z gospodarzem…
   *[other] Łączenie: { $name }…
}

## At the table.

guest-away = Nie mamy kontaktu z gospodarzem. Zwykle wystarczy poczekać: wrócisz automatycznie, a ruch zrobiony teraz zostanie wtedy wysłany.
guest-long-away = Nie mamy kontaktu z gospodarzem. Gdy się odezwie, wrócisz automatycznie. Jeśli to długo trwa, poproś o nowe zaproszenie. Potem je otwórz albo stuknij „Mam nowe zaproszenie”.
guest-page-away = Nie mamy kontaktu z gospodarzem. Twoje miejsce czeka i zwykle wystarczy poczekać. Jeśli to długo trwa, poproś o nowe zaproszenie. Potem je otwórz albo stuknij „Mam nowe zaproszenie”.
guest-leave-page = Twoje miejsce czeka. Żeby wrócić, poproś o nowe zaproszenie.
guest-leave = Gra jest zapisana. Żeby wrócić do stołu, otwórz znów tę stronę.
guest-incomplete = Części tej strony nie udało się wczytać: w międzyczasie została zaktualizowana albo nie masz internetu. Odśwież ją i graj dalej: twoje zaproszenie nie przepadnie.
guest-garbled = Urządzenie gospodarza przysłało coś, czego ta strona nie rozumie. Odśwież stronę i poproś o nowe zaproszenie.
guest-closed = { $reason } Twoje miejsce czeka: żeby wrócić, otwórz tutaj następne zaproszenie od gospodarza.
guest-closed-paste = Wklej nowe zaproszenie
