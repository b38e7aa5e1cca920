### Wat er misging.

-nonsense = Het programma van de ander stuurde iets wat nergens op slaat. Zorg dat jullie allebei dezelfde versie hebben.

error-words-twice = De sleutel { $key } staat twee keer in de woordenlijst.
error-words-in-circles = De sleutel { $key } verwijst naar zichzelf.
error-words-unread = Dit is niet als Fluent te lezen: { $text }

## Een spel opzetten.

error-own-rules = De regels { $name } in config.toml zijn niet te gebruiken: { $why }
error-no-such-seat = { $late ->
    [yes] Er is geen plek die “{ $seat }” heet. Gebruik me, me=NAAM (iemand anders aan dit scherm), friend, friend=NAAM, bot ({ $bots }), of late (iemand die later aanschuift).
   *[no] Er is geen plek die “{ $seat }” heet. Gebruik me, me=NAAM (iemand anders aan dit scherm), friend, friend=NAAM, bot ({ $bots }), of message of message=NAAM (iemand die via berichten speelt).
}
error-seats-wrong = Een tafel heeft 2 tot { $most } plekken, niet { $seats }.
error-seat-kept-twice = Er kan maar één plek voor { $name } worden vrijgehouden.
error-nobody-here = Om met vrienden te spelen, moet er iemand aan dit scherm zitten. Voeg --seat me toe voor jezelf.

## Aan de tafel van een ander spelen, en hervatten.

error-turned-out = De host heeft je van tafel gestuurd. Ben je niet herkend? Vraag dan om een nieuwe link.
error-host-left = Je host heeft het spel verlaten. Vraag om een nieuwe uitnodiging.
error-no-such-finished-game = Er is geen afgelopen spel dat { $game } heet. Het scherm met je spellen toont welke je nog eens kunt zien: { -command } stats
error-nothing-to-replay = Er is nog geen spel uitgespeeld.
error-no-such-game = Er is geen opgeslagen spel dat { $game } heet. Die van jou zie je met: { -command } resume --list
error-save-damaged = { $lost ->
    [0] Het opgeslagen spel { $game } is beschadigd na zet { $moves }.
    [one] Het opgeslagen spel { $game } is beschadigd na zet { $moves }, en 1 zet is verloren.
   *[other] Het opgeslagen spel { $game } is beschadigd na zet { $moves }, en { $lost } zetten zijn verloren.
}
error-save-unplayable = Het opgeslagen spel { $game } is niet te spelen: { $why }
error-save-of-unknown-game = Het opgeslagen spel { $id } is een spel { $game }, en dat heeft deze versie niet. Werk het programma bij.
error-save-illegal = Het opgeslagen spel { $game } is zo niet te gebruiken: zet { $move } is tegen de regels. { $why }

## Beginnen.

error-no-name = In een naam moet minstens één letter staan.
error-no-input = Er valt niets te typen: de invoer van het programma is gesloten. Start het zonder <&- of </dev/null.
error-no-terminal = De uitnodiging kwam door een pipe, dus er is geen terminal om in te spelen. Laat je een programma spelen, voeg dan --json toe.
error-page-nonsense = De pagina stuurde iets wat het programma niet begrijpt. Laad de pagina opnieuw.
error-one-seat-only = Een programma kan maar één plek spelen. Doe voor elk programma apart mee.
error-code-needed = Stuur nu dit: {"{"}"kind":"{ $wanted }","code":…{"}"}
error-too-early = Er valt nog niets te antwoorden: de andere kant is nog niet verbonden.

## Wat een ander programma stuurde.

error-frame-too-long = Er kwam een te lang bericht binnen (meer dan { $most } bytes). Zorg dat jullie allebei dezelfde versie hebben.
error-no-json = Er kwam iets binnen dat geen JSON is. Zorg dat jullie allebei dezelfde versie hebben.
error-no-kind = De soort van het bericht (kind) moet een van deze zijn: { $known }.
error-malformed = Een bericht “{ $kind }” was niet te lezen. Zorg dat jullie allebei dezelfde versie hebben.

error-seat-not-there = { -nonsense }
error-seats-changed = { -nonsense }
error-cards-before-seat = { -nonsense }
error-cards-of-another = { -nonsense }
error-shown-again = { -nonsense }
error-unasked-answer = { -nonsense }
error-words-of-nobody = { -nonsense }

error-unknown-bot = Er is geen computerspeler die “{ $name }” heet. Kies uit: { $known }.
error-unknown-game = Er is geen spel dat “{ $name }” heet. Kies uit: { $known }.

## Bots en spellen bij naam, en wat een client fout doet.

error-not-on-offer = { $move } kan nu niet.
error-nothing-due = Er loopt geen tijdslimiet.
error-not-seated = Ga eerst aan tafel zitten.

## Waar niets meer bekend is dan wiens fout het was.

error-malice = Er ging iets mis. Start het programma opnieuw.
error-words = Een van de bestanden van het programma is niet te lezen. Installeer het programma opnieuw.
error-game = Dat mag niet volgens de regels.
error-notation = Dat is geen kaart, zet of stelling.
error-options = Met deze regels valt niet te spelen. Verander er een en probeer het opnieuw.
error-illegal-move = Die zet is tegen de regels.
error-protocol = De twee programma's begrepen elkaar niet. Zorg dat jullie allebei dezelfde versie hebben.
error-local-protocol = Dat kan op dit punt van het spel niet worden verstuurd.
error-remote-protocol = { -nonsense }
