error-discards-on-own = Odrzucać możesz tylko na własne stosy.
error-plays-from-own = Zagrywać możesz tylko z własnych stosów.
error-plays-from-team = Zagrywać możesz tylko z własnych stosów i ze stosów partnera.
error-not-in-hand = Nie masz w ręce karty { $card }.
error-discard-pile-empty = { $whose ->
    [partner] Ten stos partnera jest pusty ({ $pile }).
   *[own] Twój { $pile } jest pusty.
}
error-payoff-pile-empty = { $whose ->
    [partner] Zapas partnera jest pusty.
   *[own] Twój zapas jest pusty.
}
error-payoff-to-centre-only = Kartę z zapasu można zagrać tylko na środek.
error-discard-to-centre-only = Kartę odrzuconą można zagrać tylko na środek.
error-does-not-fit = { $needs ->
    [A] { $card } nie pasuje na { $pile }: tam trzeba asa.
    [8] { $card } nie pasuje na { $pile }: tam trzeba 8.
    [J] { $card } nie pasuje na { $pile }: tam trzeba waleta.
    [Q] { $card } nie pasuje na { $pile }: tam trzeba damy.
    [K] { $card } nie pasuje na { $pile }: tam trzeba króla.
   *[other] { $card } nie pasuje na { $pile }: tam trzeba { $needs }.
}
error-wild-may-not-begin = { $needs ->
    [A] Na { $pile } potrzeba asa, a dzika karta nie może go tu zastąpić.
   *[other] Na { $pile } potrzeba karty { $needs }, a dzika karta nie może jej tu zastąpić.
}
error-ace-first = Na środku jest pusty stos: zanim odrzucisz kartę, zagraj asa z ręki.
