-same-wifi = Ze znajomymi w tym samym Wi-Fi nadal możesz grać.
-what-helps = Spróbuj innej sieci (na przykład danych komórkowych) albo Wi-Fi drugiej osoby. Pomaga też przekaźnik: serwer, który podaje dalej wasze wiadomości. Jego adres wpisuje się w ustawieniach.

network-light = { $light ->
    [offline] Wygląda na to, że nie masz internetu.
    [unknown] Jeszcze nie wiadomo, czy znajomi mogą do ciebie dołączyć.
    [green] Znajomi mogą dołączyć bezpośrednio.
    [amber] Znajomi pewnie mogą dołączyć, jeśli wyślą odpowiedź.
   *[red] Znajomi mogą dołączyć tylko przez przekaźnik albo w tym samym Wi-Fi.
}
doctor-verdict-relayed = Każdy może z tobą grać: gdy nie da się połączyć bezpośrednio, pomaga twój przekaźnik.
doctor-verdict-open = Każdy może z tobą grać. Znajomi nie muszą wysyłać odpowiedzi: wystarczy zaproszenie.
doctor-verdict-cone = Każdy może z tobą grać. Twój router wpuszcza znajomych, więc często wystarczy samo zaproszenie.
doctor-verdict-address-restricted = Każdy może z tobą grać, z zaproszeniem i odpowiedzią.
doctor-verdict-port-restricted = Prawie każdy może z tobą grać, z zaproszeniem i odpowiedzią. Wyjątkiem są znajomi w niektórych sieciach firmowych i komórkowych.
doctor-verdict-symmetric = Bezpośrednio możesz grać tylko ze znajomymi w otwartej sieci. Przeszkadza już zwykły domowy router po ich stronie. { -what-helps }
doctor-verdict-blocked = Ta sieć blokuje ruch gier. { -same-wifi } { -what-helps }
doctor-verdict-offline = Nie ma sieci albo zapytane serwery nie działają. { -same-wifi }
doctor-verdict-unasked = Żeby sprawdzić, kto może do ciebie dołączyć, trzeba zapytać serwer, a żaden nie jest wybrany. Po prostu spróbuj.
doctor-verdict-unknown = Nie wiadomo, kto może do ciebie dołączyć, bo odpowiedziało za mało serwerów. Po prostu spróbuj.

## The network.

doctor-network = Sieć
doctor-label-kind = rodzaj
doctor-kind-open = otwarta: żadnego routera po drodze, więc każdy może do ciebie dotrzeć
doctor-kind-cone = router, który pozwala odpowiadać każdemu (full cone)
doctor-kind-address-restricted = router, który wpuszcza odpowiedzi tylko z adresów, z którymi już był kontakt
doctor-kind-port-restricted = zwykły domowy router: odpowiedzieć może tylko ten sam adres i port, z którym już był kontakt
doctor-kind-symmetric = symetryczny: każdy serwer widzi cię na innym porcie, więc nikomu nie da się powiedzieć, gdzie cię szukać
doctor-kind-blocked = UDP jest zablokowane
doctor-kind-offline = pewnie bez internetu
doctor-kind-unknown = nieznany

doctor-label-addresses = twoje adresy
doctor-no-addresses = żadnych poza własnym adresem tego komputera
doctor-label-skipped = pominięte
doctor-skipped = { $names } (kontenery, VPN-y)
doctor-label-ipv6 = IPv6
doctor-ipv6 = { $there ->
    [yes] tak
   *[no] nie
}

doctor-label-stun = STUN
doctor-stun-sees = { $server } widzi cię jako { $address } ({ $milliseconds } ms)
doctor-stun-silent = { $server } nie odpowiada

doctor-label-mapping = widok z zewnątrz
doctor-mapping-none = pod własnym adresem
doctor-mapping-endpoint-independent = dla wszystkich pod tym samym adresem
doctor-mapping-address-dependent = dla każdego adresu na innym porcie
doctor-mapping-address-and-port-dependent = dla każdego adresu i portu na innym porcie
doctor-mapping-dependent = dla każdego serwera na innym porcie
doctor-mapping-unknown = nieznany

doctor-label-filtering = kto wchodzi
doctor-filtering-endpoint-independent = każdy może odpowiedzieć
doctor-filtering-address-dependent = odpowiedzieć może wszystko spod adresu, z którym już był kontakt
doctor-filtering-address-and-port-dependent = odpowiedzieć może tylko ten sam adres i port, z którym już był kontakt
doctor-filtering-unknown = nie sprawdzono; zakładamy najsurowszy rodzaj

doctor-label-relay = przekaźnik
doctor-label-courier = kurier
doctor-courier-works = { $server } odpowiada
doctor-relay-works = { $server } przez { $transport } działa
doctor-no-relay = brak

## The machine.

doctor-machine = Ten komputer
doctor-label-clipboard = schowek
doctor-clipboard = { $works ->
    [yes] działa
   *[no] brak: kopiuj kody ręcznie albo użyj kodu QR
}
doctor-label-browser = przeglądarka
doctor-no-browser = brak: WhatsAppa nie da się stąd otworzyć
doctor-label-terminal = terminal
doctor-letters = { $draws_cards ->
    [yes] { $encoding }, ze znakami kart
   *[no] { $encoding }, same litery
}
doctor-no-terminal = { $letters }; nie terminal
doctor-terminal = { $colours ->
    [yes] { $letters }; { $columns } na { $lines }; z kolorami
   *[no] { $letters }; { $columns } na { $lines }; bez kolorów
}
doctor-label-files = pliki
doctor-folder-good = { $folder }: można zapisywać
doctor-folder-bad = { $folder }: { $trouble }
doctor-others-write = inni użytkownicy mogą tam zapisywać
doctor-unwritable = nie można tam zapisywać
