### The manual page, and what a desktop shows of the program.

## Headings of the manual page.

man-name = AD
man-synopsis = KULLANIM
man-description = AÇIKLAMA
man-commands = KOMUTLAR
man-options = SEÇENEKLER
man-environment = ORTAM DEĞİŞKENLERİ
man-files = DOSYALAR
man-status = ÇIKIŞ DURUMU
man-see = AYRICA BAKINIZ
man-bugs = HATALAR

## Environment variables.

man-any-option = Bir seçeneğin yerine geçer: bu, host için --variant seçeneğinin. Ötekilerin adı da böyle kurulur.
man-languages = Ne --lang ne de ayarlar bir dil söylüyorsa kullanılan dil.
man-folders = ~/.config ve ~/.local/share yerine kullanılacak klasörler.

## Files.

man-settings = Ayarların.
man-games = Kaydedilen oyunlar.
man-history = Biten her oyundan saklananlar.
man-replays = Bunların sonuncuları, yeniden izlemek için.

## Exit statuses.

man-status-0 = Tamam.
man-status-1 = Beklenmedik bir şey.
man-status-2 = Yanlış bir seçenek, kullanılamayan ayarlar ya da dolu bir port.
man-status-3 = Kullanılamayan bir kod.
man-status-4 = Ağların arasından yol yok.
man-status-5 = Bağlantı koptu ya da sana yer yoktu.
man-status-6 = Kaydedilen bir oyun kullanılamıyor ya da başka yerde açık.
man-status-7 = Sürümler uyuşmuyor.
man-status-129 = Terminal kapandı.
man-status-130 = Ctrl-C.
man-status-143 = Onu başka bir program kapattı.

## What stands beside the name in menus and in shops. Keywords end with a semicolon each.

desktop-kind = Kart oyunu
desktop-keywords = kart;arkadaşlar;çok oyunculu;terminal;
desktop-games = { -title } iki ila dokuz kişilik bir yarıştır: destesini ilk bitiren kazanır. Bir de üç ila dokuz kişilik bir löve oyunu olan Spite var.
desktop-way = Arkadaşına herhangi bir mesajlaşma uygulamasıyla davet gönder. Ondan sonra cihazlarınız birbiriyle doğrudan, uçtan uca şifreli olarak konuşur: oyun sunucusu yok, hesap yok. Ya da bilgisayara karşı veya tek ekranda başkalarıyla oyna, günün bulmacasını çöz.
