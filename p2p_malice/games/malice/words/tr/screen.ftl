### Tam ekrandaki masanın söyledikleri.

screen-malice-help =
    1 – 9           elindeki bir kart
    P               hedef kartın
    Q W E R         ıskartaların
    A S D F         orta
    Shift, P, Q…   eşinin kartları, eşli oynuyorsanız
    Oklar, Enter    seçmenin başka yolu; fare de olur
    Esc             kartı yerine koy
    Tab             bütün ıskartalara bak

    Masada:
    Yıldız          serbest bir kart
    Nokta           bir kartın az önce geldiği ya da gittiği yer
    ×4              bu turda oynanan 4 kart
    9♥ 8 7          bir ıskarta: 9 altında bir 8 ve bir 7
screen-title-two = { $title } · hedef: { $counts }
screen-picked-play = { $card } seçildi. Oyna: { $plays }.
screen-picked-discard = { $card } seçildi. Şuraya at: { $discards } (turun biter).
screen-picked-both = { $card } seçildi. Oyna: { $plays }; ya da at: { $discards }.
screen-choose = Bir kart (1-9, P, Q W E R), sonra oynayacağın yeri seç.
screen-choose-partners = Shift ile P, Q W E R: eşinin kartları.
screen-discards = { $name }, ıskarta { $pile }: { $cards }
screen-open-hand = { $name }, el: { $cards }
screen-discards-title = Iskartalar (son kart en üstte)
screen-no-discards = Henüz hiçbir kart atılmadı.
screen-pile-key = { $role ->
    [discard] ıskarta { $target }
   *[centre] yığın { $target }
}
