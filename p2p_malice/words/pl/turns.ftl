### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] Partia jest skończona. Wyślij to, żeby inni zobaczyli, jak było:
    [sent] { $name ->
        [none] Twój ruch już jest. Teraz kolej drugiej osoby.
       *[other] Twój ruch już jest. Teraz kolej: { $name }.
    }
    [theirs] { $name ->
        [none] Kolej drugiej osoby. Jeśli wiadomość nie dotarła, wyślij ją jeszcze raz:
       *[other] Kolej: { $name }. Jeśli wiadomość nie dotarła, wyślij ją jeszcze raz:
    }
   *[ready] { $name ->
        [none] Twój ruch jest gotowy. Wyślij go:
       *[other] Twój ruch jest gotowy. Wyślij go, czeka { $name }:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Wyślij
       *[other] Wyślij, czeka { $name }
    }
   *[whatsapp] Wyślij przez WhatsApp
}
turn-back = Cofnij ostatnią kartę
turn-answer = Kiedy przyjdzie odpowiedź, stuknij link, który w niej jest.
turn-paste = Albo wklej odpowiedź
turn-done = Gotowe
plain-talk-back = back = cofnij ostatnią kartę: nikt jej jeszcze nie widzi
screen-key-back = F7 cofnij
screen-help-back = F7   Ctrl+B   back    cofnij ostatnią kartę
plain-paste-turn = Kiedy przyjdzie odpowiedź, wklej ją tutaj; albo wpisz { -type-quit } i wróć później przez { -command } resume.
screen-paste-turn = Kiedy przyjdzie odpowiedź, wklej ją tutaj, albo wróć później:

## What comes of a message.

news-said-here = To, co tu powiesz, nie zostanie wysłane: w grze przez wiadomości napisz to w samym czacie.
news-older-turn = { $is_over ->
    [yes] Ta partia jest skończona. Znajdziesz ją wśród swoich gier.
   *[no] To wcześniejszy ruch tej partii. Teraz wygląda ona tak.
}
ask-which-seat = { $name ->
    [none] Ktoś gra z tobą w { $game } przez wiadomości. Kim jesteś?
   *[other] { $name } gra z tobą w { $game } przez wiadomości. Kim jesteś?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] To ja: numer { $number }, na innym urządzeniu
       *[other] Jestem { $name }, na innym urządzeniu
    }
   *[no] { $name ->
        [none] To ja: numer { $number }
       *[other] Jestem { $name }
    }
}
ask-which-seat-none = Nikt z nich
ask-turn-differs = Ta wiadomość prowadzi dalej inaczej niż partia, którą masz tutaj. Tam { $name } gra { $there }, tutaj było { $here }.
ask-turn-differs-here = Zostaję przy partii, którą mam tutaj
ask-turn-differs-there = Gram dalej z wiadomości i zachowuję też drugą partię
saved-by-message = { $sent ->
    [no] Jeszcze nie wysłane: { $name } czeka na twój ruch
   *[yes] { $name ->
        [none] Twoja kolej, przez wiadomości
       *[other] Kolej: { $name }, przez wiadomości
    }
}
saved-by-message-over = To koniec: wyślij ostatnią wiadomość, żeby wszyscy to zobaczyli

## What is wrong with one.

error-no-game-code = W tym tekście nie ma ruchu z gry. Skopiuj całą wiadomość i wklej ją ponownie.
error-game-cut-off = Ten ruch jest ucięty. Skopiuj całą wiadomość jeszcze raz i wklej ją. W WhatsAppie przytrzymaj ją i wybierz Kopiuj.
error-game-altered = Część tego ruchu jest błędna. Poproś o wysłanie go jeszcze raz.
error-game-unknown = Tej partii nie da się tu zagrać: ta wersja nie zna jej zasad albo graczy.
error-game-of-other-rules = Tę partię zaczęto w innej wersji programu. Graj w nią dalej tam.
error-game-goes-on = Ta partia jeszcze się nie skończyła: potem będzie można ją obejrzeć.
error-not-by-message = W tę grę nie da się grać przez wiadomości: kilka osób gra w niej naraz.
error-seats-by-message = Przez wiadomości na tym urządzeniu grasz tylko ty. Pozostałe miejsca to message, message=IMIĘ albo bot.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] Moja gra w { $game } · { $how }. Stuknij, żeby obejrzeć:
       *[ours] Nasza gra w { $game }. Stuknij, żeby obejrzeć:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Tej gry nie da się udostępnić: można tylko gry w Spite & Malice rozegrane przy stole na tym urządzeniu.
