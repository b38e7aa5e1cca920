screen-malice-help =
    1 do 9          karta z ręki
    P               twoja karta z zapasu
    Q W E R         twoje stosy odrzuconych
    A S D F         środek
    Shift, P, Q…   stosy partnera, jeśli gracie parami
    Strzałki, Enter inny sposób wyboru; mysz też działa
    Esc             odłóż kartę z powrotem
    Tab             obejrzyj wszystkie odrzucone

    Na stole:
    Gwiazdka        dzika karta
    Kropka          skąd lub dokąd właśnie poszła karta
    ×4              4 karty zagrane w tej turze
    9♥ 8 7          stos odrzuconych: pod 9 leżą 8 i 7
screen-title-two = { $title } · zapas: { $counts }
screen-picked-play = Wybrane: { $card }. Zagraj na { $plays }.
screen-picked-discard = Wybrane: { $card }. Odrzuć na { $discards } (kończy turę).
screen-picked-both = Wybrane: { $card }. Zagraj na { $plays } albo odrzuć na { $discards }.
screen-choose = Wybierz kartę (1-9, P, Q W E R), a potem miejsce dla niej.
screen-choose-partners = Shift + P, Q W E R: stosy partnera.
screen-discards = { $name }, stos odrzuconych { $pile }: { $cards }
screen-open-hand = { $name }, ręka: { $cards }
screen-discards-title = Stosy odrzuconych (ostatnia karta leży na wierzchu)
screen-no-discards = Jeszcze nic nie odrzucono.
screen-pile-key = { $role ->
    [discard] stos odrzuconych { $target }
   *[centre] stos { $target }
}
