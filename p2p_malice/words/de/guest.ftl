### Die Seite der Gäste: von der Einladung an den Tisch und zurück. `{ $friends }` sind die anderen, `none` ohne Namen.

guest-own-tab = { -title } in einem eigenen Tab öffnen
guest-name = Gast

## Wohin ein Link führt.

landing-title = { $name ->
    [none] Du bist zu { $game } eingeladen
   *[other] { $name } lädt dich zu { $game } ein
}
landing-rules-usual = Das sind die üblichen Regeln von { -title }. An diesem Tisch können einige anders sein: Tippe dort auf „Regeln“, um zu sehen, wonach ihr spielt.
landing-join = Mitspielen
landing-replied = Diese Seite wurde neu geladen, darum gilt deine Antwort von vorhin nicht mehr. Tippe auf „Mitspielen“ und schick die neue.
landing-promise = Bevor du auf „Mitspielen“ tippst, wird nichts gesendet. Danach verbindet sich diese Seite mit dem Gerät, von dem die Einladung kommt; es erfährt dabei deinen Namen und deine Netzadresse.

## Zurück zu einem Spiel.

return-back = Weiterspielen
return-other = Woanders mitspielen
return-kept = { $friends ->
    [none] Dein Platz ist reserviert.
   *[other] Dein Platz bei { $friends } ist reserviert.
}

## Auf dem Weg zum Tisch.

call-connecting = { $name ->
    [none] Verbindung zum Tisch …
   *[other] Verbindung zu { $name } …
}

## Am Tisch.

guest-away = Die Verbindung zum Tisch ist unterbrochen. Meist hilft es zu warten: Du kommst von selbst zurück, und was du jetzt spielst, wird dann gesendet.
guest-long-away = Die Verbindung zum Tisch ist unterbrochen. Sobald er wieder da ist, kommst du von selbst zurück. Dauert es zu lange, bitte um eine neue Einladung. Öffne sie dann, oder tippe auf „Ich habe eine neue Einladung“.
guest-page-away = Die Verbindung zum Tisch ist unterbrochen. Dein Platz ist reserviert, und meist hilft es zu warten. Dauert es zu lange, bitte um eine neue Einladung. Öffne sie dann, oder tippe auf „Ich habe eine neue Einladung“.
guest-leave-page = Dein Platz ist reserviert. Um zurückzukommen, bitte um eine neue Einladung.
guest-leave = Das Spiel ist gespeichert. Öffne diese Seite wieder, um an den Tisch zurückzukehren.
guest-incomplete = Ein Teil dieser Seite ließ sich nicht laden: Entweder wurde sie inzwischen erneuert, oder du bist offline. Lade sie neu, um weiterzumachen; deine Einladung bleibt erhalten.
guest-garbled = Vom Tisch kam etwas, das diese Seite nicht versteht. Lade sie neu und bitte um eine neue Einladung.
guest-closed = { $reason } Dein Platz ist reserviert: Um zurückzukommen, öffne hier die nächste Einladung.
guest-closed-paste = Neue Einladung einfügen
