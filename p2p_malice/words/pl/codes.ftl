error-code = { $friend ->
    [none] Ta wersja nie rozpoznaje części kodu. Zaktualizujcie programy po obu stronach i zacznijcie z nowym zaproszeniem.
   *[other] Ta wersja nie rozpoznaje części kodu. Zaktualizujcie programy po obu stronach (ty i { $friend }) i zacznijcie z nowym zaproszeniem.
}
error-newer-code = Ten kod pochodzi z nowszej wersji gry niż twoja. Zaktualizuj swoją tak samo, jak była instalowana. W przeglądarce wystarczy odświeżyć stronę.
error-no-deal = W tym tekście nie ma rozdania. Skopiuj całą otrzymaną wiadomość i wklej ją ponownie.
error-deal-altered = Brakuje części linku do tego rozdania albo jest błędna. Poproś o wysłanie go jeszcze raz.
error-deal-unknown = Tego rozdania nie da się tu zagrać: ta wersja nie zna jego gry albo zasad.
error-deal-to-come = To rozdanie jest na dzień, który dopiero nadejdzie. Spróbuj, gdy będzie i u ciebie.
error-puzzle-to-come = Ta zagadka jest na dzień, który dopiero nadejdzie. Spróbuj, gdy będzie i u ciebie.
error-no-code = { $friend ->
    [none] W tym tekście nie ma kodu. Kod zaczyna się od { $prefix }. Skopiuj całą otrzymaną wiadomość i wklej ją ponownie.
   *[other] W tym tekście nie ma kodu. Kod zaczyna się od { $prefix }. Skopiuj całą wiadomość, którą wysyła { $friend }, i wklej ją ponownie.
}
error-code-cut-off = { $arrived ->
    [0] Ten kod jest ucięty: doszedł tylko początek.
    [few] Ten kod jest ucięty: znaków doszło tylko { $arrived } z { $whole }.
   *[many] Ten kod jest ucięty: znaków doszło tylko { $arrived } z { $whole }.
} Skopiuj całą wiadomość jeszcze raz i wklej ją. W WhatsAppie przytrzymaj ją i wybierz Kopiuj.
error-code-altered = { $friend ->
    [none] Część tego kodu jest błędna. Poproś o skopiowanie i wysłanie go jeszcze raz.
   *[other] Część tego kodu jest błędna. Niech { $friend } skopiuje go i wyśle jeszcze raz.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] To twoje własne zaproszenie. Wklej odpowiedź drugiej osoby.
       *[other] To twoje własne zaproszenie. Wklej odpowiedź, którą przysyła { $friend }.
    }
   *[reply] { $friend ->
        [none] To twoja własna odpowiedź. Wyślij ją drugiej osobie, zamiast wklejać tutaj.
       *[other] To twoja własna odpowiedź. Wyślij ją, zamiast wklejać tutaj (adresat: { $friend }).
    }
}
error-wrong-kind = { $kind ->
    [reply] To odpowiedź, a nie zaproszenie. Wklej ją w grze, która na nią czeka.
   *[invitation] { $friend ->
        [none] To zaproszenie, a nie odpowiedź. Wklej odpowiedź drugiej osoby. Jeśli wolisz przyjąć zaproszenie, wyjdź z tej gry i dołącz, używając go.
       *[other] To zaproszenie, a nie odpowiedź. Wklej odpowiedź, którą przysyła { $friend }. Jeśli wolisz przyjąć zaproszenie, wyjdź z tej gry i dołącz, używając go.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Ta odpowiedź należy do innego zaproszenia. Wyślij najnowsze i wklej odpowiedź na nie.
       *[other] Ta odpowiedź należy do innego zaproszenia. Wyślij najnowsze, niech odpowie na nie { $friend }, i wklej tę odpowiedź.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Ta odpowiedź należy do innego zaproszenia. Wyślij najnowsze i wklej odpowiedź na nie.
           *[other] Ta odpowiedź należy do innego zaproszenia. Wyślij najnowsze, niech odpowie na nie { $friend }, i wklej tę odpowiedź.
        }
       *[other] { $friend ->
            [none] Ta odpowiedź należy do zaproszenia z godziny { $made }. Poproś o odpowiedź na to z godziny { $open }.
           *[other] Ta odpowiedź należy do zaproszenia z godziny { $made }. Niech { $friend } odpowie na to z godziny { $open }.
        }
    }
}
error-invitation-void = { $friend ->
    [0] To odpowiedź na zaproszenie, które już nie działa. Wyślij drugiej osobie najnowsze i wklej odpowiedź na nie.
    [few] To odpowiedź na zaproszenie dla osoby { $friend }, które już nie działa. Wyślij najnowsze i wklej odpowiedź na nie.
   *[many] To odpowiedź na zaproszenie dla osoby { $friend }, które już nie działa. Wyślij najnowsze i wklej odpowiedź na nie.
}
error-old-link = Każdy link działa tylko raz i tylko dla najnowszego zaproszenia. Skopiuj całą wiadomość i wklej ją w grze.
