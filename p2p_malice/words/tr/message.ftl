### Bir arkadaşa davet götüren mesaj.

message-invitation = { $host } seni oyuna davet ediyor: { $game }.
message-tap = Oynamak için dokun: { $link }
message-return = { $host } seni yarım kalan oyununuza davet ediyor: { $game }.
message-tap-return = Dönmek için dokun: { $link }
message-command =
    Terminalde oynamak için bunu çalıştır ve mesajın tamamını yapıştır:
    p2p-malice join
message-install = Şuradan kur: { $address }
message-ask = Program daha sende yok mu? Nereden alacağını { $host } söyler.
message-page = Ya da bunu oyunun sayfasına yapıştır: “Kodla katıl”.
deal-here =
    Oynamak için p2p-malice programı gerekiyor. Terminalde şunu çalıştır:
    p2p-malice play --deal { $code }
