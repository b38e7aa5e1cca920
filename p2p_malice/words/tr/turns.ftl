### Games by message: a turn at a time, each sent in any chat.

## Handing over a turn, and pasting the next.

turn-send = { $state ->
    [over] Oyun bitti. Nasıl bittiğini herkes görsün diye bunu gönder:
    [sent] { $name ->
        [none] Sıranı oynadın. Şimdi sıra arkadaşında.
       *[other] Sıranı oynadın. Şimdi sıra: { $name }.
    }
    [theirs] { $name ->
        [none] Sıra arkadaşında. Mesaj ulaşmadıysa yeniden gönder:
       *[other] Sıra: { $name }. Mesaj ulaşmadıysa yeniden gönder:
    }
   *[ready] { $name ->
        [none] Sıran hazır. Arkadaşına gönder:
       *[other] Sıran hazır. Bunu { $name } ile paylaş:
    }
}
turn-share = { $way ->
    [share] { $name ->
        [none] Gönder
       *[other] { $name } ile paylaş
    }
   *[whatsapp] WhatsApp ile gönder
}
turn-back = Son kartımı geri al
turn-answer = Yanıt gelince içindeki bağlantıya dokun.
turn-paste = Ya da yanıtı yapıştır
turn-done = Tamam
plain-talk-back = back = son kartını geri al: henüz kimse görmedi
screen-key-back = F7 geri al
screen-help-back = F7   Ctrl+B   back    son kartını geri al
plain-paste-turn = Yanıt gelince buraya yapıştır; ya da { -type-quit } yaz ve sonra { -command } resume ile dön.
screen-paste-turn = Yanıt gelince buraya yapıştır, ya da sonra dön:

## What comes of a message.

news-said-here = Burada söylediğin gönderilmez: mesajla oynanan oyunda bunu sohbetin kendisinde söyle.
news-older-turn = { $is_over ->
    [yes] O oyun bitti. Onu oyunlarının arasında bulursun.
   *[no] Bu, oyunun daha önceki bir sırası. Oyun şimdi böyle.
}
ask-which-seat = { $name ->
    [none] Biri seninle mesajla { $game } oynuyor. Sen kimsin?
   *[other] { $name } seninle mesajla { $game } oynuyor. Sen kimsin?
}
ask-which-seat-me = { $played ->
    [yes] { $name ->
        [none] { $number }. oyuncuyum, başka bir cihazda
       *[other] Ben: { $name }, başka bir cihazda
    }
   *[no] { $name ->
        [none] Bu benim: { $number }. oyuncu
       *[other] Ben: { $name }
    }
}
ask-which-seat-none = Hiçbiri
ask-turn-differs = Bu mesaj, buradaki oyundan başka türlü sürüyor. Orada { $name } { $there } oynadı; burada { $here } vardı.
ask-turn-differs-here = Buradaki oyunda kal
ask-turn-differs-there = Mesajdan devam et, öbür oyunu da sakla
saved-by-message = { $sent ->
    [no] Henüz gönderilmedi: { $name } sıranı bekliyor
   *[yes] { $name ->
        [none] Sıra sende, mesajla
       *[other] Sıra: { $name }, mesajla
    }
}
saved-by-message-over = Oyun bitti: herkes görsün diye son mesajı gönder

## What is wrong with one.

error-no-game-code = Bu metinde bir oyunun sırası yok. Mesajın tamamını kopyalayıp yeniden yapıştır.
error-game-cut-off = Bu sıra yarım gelmiş. Mesajın tamamını yeniden kopyalayıp yapıştır. WhatsApp içinde mesaja basılı tut, sonra Kopyala seçeneğine dokun.
error-game-altered = Bu sıranın bir yeri yanlış. Yeniden gönderilmesini iste.
error-game-unknown = Bu oyun burada oynanamıyor: bu sürüm, kurallarını ya da oyuncularını bilmiyor.
error-game-of-other-rules = Bu oyun, programın başka bir sürümüyle başlamış. Orada devam et.
error-game-goes-on = Bu oyun daha bitmedi: bitince yeniden izlenebilir.
error-not-by-message = Bu oyun mesajla oynanamaz: oyuncular aynı anda oynar.
error-seats-by-message = Mesajla oynarken bu cihazda yalnız sen varsın. Öbür yerler message, message=AD ya da bot olur.

## A finished game for others, in the first person of whoever sends it.

shared-game =
    { $whose ->
        [mine] { $game } oyunum · { $how }. İzlemek için dokun:
       *[ours] { $game } oyunumuz. İzlemek için dokun:
    }

    { $link }
news-game-to-show = { $share }
news-trophies-near = { $names }
error-not-shareable = Bu oyun paylaşılamaz: yalnızca bu cihazdaki bir masada oynanan Spite & Malice oyunları paylaşılabilir.
