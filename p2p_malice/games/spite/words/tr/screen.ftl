### Tam ekrandaki masanın söyledikleri.

screen-spite-help =
    1 – 0, harfler  kartlarından biri; aynı tuş yerine koyar
    =               son seçtiğin değerdeki bütün kartlar
    Nokta ve kart   son seçtiğin karttan buna kadar hepsi
    Shift, ok       işaretli kartı, sonra yanındakini seç
    + - *           de: yukarı, aşağı, yenilmez
    @               de: gel bakalım
    _               sahte jokerleri kapalı koy
    $               şu anki bedelle dön; % başka bir bedel söyler
    Enter           seçtiğini oyna
    P               pas
    M               süresi varken “Hata!” de
    C               geri sayım başlat
    S               kartları değere, takıma ya da kombinasyona göre diz
    Esc             hepsini yerine koy
    Oklar, Space    seçmenin başka yolu; fare de olur. Çift tıklama o
                    değerdeki bütün kartları seçer.
    Tab             masayı yazıyla anlatır. 11+2*: 11 kart ve 2 sahte joker
screen-pick = Kartlarının tuşlarına, sonra Enter tuşuna bas.
screen-range = Aralığın son kartını seç. Esc hepsini yerine koyar.
screen-picked = Seçilen: { $cards }
screen-picked-ready = { $state ->
    [exchange] Enter değiştirir: { $cards }. Esc hepsini yerine koyar.
    [swap] Enter verir: { $cards }. Esc hepsini yerine koyar.
   *[play] Enter oynar: { $cards }. Esc hepsini yerine koyar.
}
screen-misplay = Bu bir hata olurdu.
screen-beat = { $cards ->
    [none] Sahte jokerleri geç ({ $count }) ya da pas de.
   *[other] Bunu geç ya da pas de: { $cards }.
}
screen-call = Bu bir hata mıydı?
screen-title-round = { $title } · raunt { $number }
screen-look = Masa

## Etiketler.

screen-cards = kart
screen-score = puan
screen-direction = { $state ->
    [up] yukarı
   *[down] aşağı
}
screen-bounty = ödül
screen-gave = verilen
screen-got = alınan
screen-price = dönüş: { $count } kart
screen-other-price = başka bedel
screen-to-beat = geçilecek
screen-hand = El
screen-no-cards = kart kalmadı
screen-clock = { $state ->
    [call] Hata
    [claim] Açış
   *[turn] Süre
}
screen-arranged = { $state ->
    [suits] Takıma göre dizili
    [hands] Kombinasyona göre dizili
   *[value] Değere göre dizili
}
screen-place = { $count }.
screen-barred = dışarıda
screen-passed = pas
screen-absent = gelecek raunt
screen-early = erken { $cards }
screen-skips = { $count } bekler
screen-cams = gel bakalım ×{ $count }
