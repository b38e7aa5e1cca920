inside-loading = Wczytuję grę…
inside-turn = Ktoś gra z tobą w karty, ruch po ruchu: ta wiadomość to jego ruch. Stół się przygotowuje…
inside-megabytes = { $done } z { $all } MB
inside-starting = Wszystko już jest. Pierwszy start trwa około 10 sekund, potem idzie szybko.
inside-opens = Otworzy się samo, gdy tylko będzie gotowe…
inside-unkept = { $why ->
    [reading] Zapisanych gier nie da się teraz odczytać. Żeby ich nie zepsuć, nic się nie zapisze, dopóki nie odświeżysz strony.
    [locks] Nic się tu nie zapisuje, bo dwie karty przeglądarki mogłyby nadpisywać sobie gry. Żeby je zapisywać, otwórz stronę pod adresem, który zaczyna się od https.
   *[writing] Przeglądarka nie może zapisać tej gry: jej pamięć jest pełna albo zablokowana. Możesz grać dalej, ale to, co niezapisane, przepadnie po zamknięciu strony.
}
inside-failed = { $joins ->
    [yes] Stół nie mógł ruszyć albo się zatrzymał. Odśwież stronę: to, co zapisane, nie przepadło. Jeśli to się powtarza, ta przeglądarka nie poprowadzi gry sama, ale wciąż możesz dołączyć do czyjegoś stołu.
   *[no] Stół nie mógł ruszyć albo się zatrzymał. Odśwież stronę: to, co zapisane, nie przepadło. Jeśli to się powtarza, ta przeglądarka nie poprowadzi gry sama. Na iPhonie wyłącz dla tej witryny tryb blokady albo użyj innej przeglądarki.
}
