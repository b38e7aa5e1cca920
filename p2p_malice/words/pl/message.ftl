message-invitation = Zagramy w { $game }?
message-again = Zagramy znowu w { $game }?
message-tap = Stuknij, żeby zagrać: { $link }
message-return = Dokończymy naszą grę w { $game }?
message-tap-return = Stuknij, żeby wrócić: { $link }
message-command =
    Żeby zagrać w terminalu, uruchom to i wklej całą wiadomość:
    p2p-malice join
message-install = Program jest tutaj: { $address }
message-ask = Nie masz programu? Zapytaj mnie, skąd go wziąć.
message-page = Albo w przeglądarce: otwórz stronę gry, wybierz „Dołącz z kodem” i wklej tam całą wiadomość.
deal-here =
    Potrzebny jest program p2p-malice. Uruchom w terminalu:
    p2p-malice play --deal { $code }
shared-game-here =
    Do obejrzenia potrzebny jest program p2p-malice. Uruchom w terminalu:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Zaczynam z tobą partię { $game }, mój pierwszy ruch już jest.
    [over] Nasza partia { $game } jest skończona. Zobacz, jak było.
   *[next] Mój ruch w naszej partii { $game } już jest.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Teraz twoja kolej.
    }
   *[other] { " " }{ $name }, twoja kolej.
}
message-turn-tap = Stuknij, żeby grać dalej: { $link }
