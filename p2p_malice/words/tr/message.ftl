### Bir arkadaşa davet götüren mesaj.

message-invitation = { $game } oynayalım mı?
message-again = Yine { $game } oynayalım mı?
message-tap = Oynamak için dokun: { $link }
message-return = { $game } oyunumuza devam edelim mi?
message-tap-return = Dönmek için dokun: { $link }
message-command =
    Terminalde oynamak için bunu çalıştır ve mesajın tamamını yapıştır:
    p2p-malice join
message-install = Şuradan kur: { $address }
message-ask = Program daha sende yok mu? Nereden alacağını bana sor.
message-page = Ya da tarayıcıda: oyunun sayfasını aç, “Kodla katıl” düğmesini seç ve mesajın tamamını oraya yapıştır.
deal-here =
    Oynamak için p2p-malice programı gerekiyor. Terminalde şunu çalıştır:
    p2p-malice play --deal { $code }
shared-game-here =
    İzlemek için p2p-malice programı gerekiyor. Terminalde şunu çalıştır:
    p2p-malice replay { $code }

## The message with a turn. Whoever has played it sends it, so it is in the first person.

message-turn = { $stage ->
    [first] Bir { $game } oyunu başlattım ve ilk sıramı oynadım.
    [over] { $game } oyunumuz bitti. Bak nasıl bitti.
   *[next] { $game } oyunumuzda sıramı oynadım.
}{ $name ->
    [none] { $stage ->
        [over] { "" }
       *[next] { " " }Şimdi sıra sende.
    }
   *[other] { " " }{ $name }, sıra sende.
}
message-turn-tap = Devam etmek için dokun: { $link }
