### Spite & Malice: bir hamlenin neden geri çevrildiği.

error-discards-on-own = Yalnızca kendi ıskartalarına kart atabilirsin.
error-plays-from-own = Yalnızca kendi kartlarını oynayabilirsin.
error-plays-from-team = Yalnızca kendi kartlarını ve eşininkileri oynayabilirsin.
error-not-in-hand = { $card } elinde yok.
error-discard-pile-empty = { $whose ->
    [partner] Eşinin ıskartası boş: { $pile }.
   *[own] Iskartan boş: { $pile }.
}
error-payoff-pile-empty = { $whose ->
    [partner] Eşinin hedef destesi boş.
   *[own] Hedef desten boş.
}
error-payoff-to-centre-only = Hedef kartı yalnızca ortaya oynanabilir.
error-discard-to-centre-only = Iskartadaki kart yalnızca ortaya oynanabilir.
error-does-not-fit = { $needs ->
    [A] { $card }, { $pile } üzerine gelmez: oraya as gerek.
    [8] { $card }, { $pile } üzerine gelmez: oraya 8 gerek.
    [J] { $card }, { $pile } üzerine gelmez: oraya vale gerek.
    [Q] { $card }, { $pile } üzerine gelmez: oraya kız gerek.
    [K] { $card }, { $pile } üzerine gelmez: oraya papaz gerek.
   *[other] { $card }, { $pile } üzerine gelmez: oraya { $needs } gerek.
}
error-wild-may-not-begin = { $needs ->
    [A] Serbest kart burada as yerine geçemez, { $pile } ise as bekliyor.
   *[other] Serbest kart burada { $needs } yerine geçemez, { $pile } ise onu bekliyor.
}
error-ace-first = Ortada boş bir yığın varken, kart atmadan önce elindeki ası oyna.
