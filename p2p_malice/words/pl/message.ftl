message-invitation = { $host } zaprasza cię do gry { $game }.
message-tap = Stuknij, żeby zagrać: { $link }
message-return = { $host } zaprasza cię z powrotem do gry { $game }.
message-tap-return = Stuknij, żeby wrócić: { $link }
message-command =
    Żeby zagrać w terminalu, uruchom to i wklej całą wiadomość:
    p2p-malice join
message-install = Program jest tutaj: { $address }
message-ask = Nie masz programu? { $host } powie, skąd go wziąć.
message-page = Albo wklej to na stronie gry: „Dołącz z kodem”.
deal-here =
    Potrzebny jest program p2p-malice. Uruchom w terminalu:
    p2p-malice play --deal { $code }
