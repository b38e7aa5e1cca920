courier-at = { $site ->
    [yes] Kurier i strona są pod adresem { $url }. Kończy je Ctrl-C.
   *[no] Kurier jest pod adresem { $url }. Kończy go Ctrl-C.
}

news-asks = { $name } chce usiąść przy stole. Wpisz { -type-yes } { $number } albo { -type-no } { $number }.
news-asked-no-more = { $name } już nie czeka na miejsce.
news-partner = Grasz w parze: { $name }.
news-all-here = Wszyscy są na miejscu. Wpisz { -type-start }, żeby zacząć, albo { -type-with } 2, żeby grać w parze z osobą 2.
news-asks-first = { $is_on ->
    [yes] Zanim ktoś usiądzie, program cię zapyta. Jeśli tego nie chcesz, wpisz znów { -type-ask }.
   *[no] Kto pierwszy otworzy link, ten siada.
}
news-courier-away = Nie ma kontaktu z kurierem. Znajomi mogą ci przysłać odpowiedzi: wklej je tutaj.
news-calling = Łączymy się z gospodarzem…
news-host-asleep = Urządzenie gospodarza chyba śpi. Jesteś na jego liście: stół otworzy się, gdy tylko się obudzi.

error-courier = Nie da się skorzystać z kuriera.
error-courier-away = Nie ma kontaktu z kurierem.
error-courier-busy = Kurier ma za dużo pracy.
error-courier-status = Kurier odpowiada błędem ({ $status }).
error-courier-moved = Kurier jest teraz pod adresem { $url }: wpisz ten adres.
error-courier-buffered = Kurier odpowiada, ale coś po drodze, na przykład jego serwer WWW, wstrzymuje listy. Musi je przekazywać od razu, bez buforowania: docs/networks.md mówi jak.
error-courier-proxy = Nie ma kontaktu z kurierem przez serwer proxy twojej sieci (HTTPS_PROXY).
error-courier-proxy-login = Serwer proxy twojej sieci żąda nazwy i hasła. Wpisz je w jego adres: HTTPS_PROXY=http://NAZWA:HASŁO@HOST:PORT
error-courier-url = { $url } to nie adres kuriera. Taki adres zaczyna się od https:// albo http://.
error-courier-port = Kurier nie może użyć portu { $port }: { $why }. Wybierz inny przez --port.
error-courier-host = Kurier nie może działać pod adresem { $host }: { $why }. Wybierz inny przez --host.
error-no-site = W { $folder } nie ma strony. Zapisz ją tam przez { -command } web --site.
error-note = Ten list jest dla kogoś innego.
