### Bir bağlantı kodunda yanlış olan: `error-CODE`.

error-code = { $friend ->
    [none] Bu sürüm kodun bir bölümünü tanımıyor. Programı güncelle, arkadaşın da güncellesin, sonra yeni bir davetle yeniden başlayın.
   *[other] Bu sürüm kodun bir bölümünü tanımıyor. Programı güncelle, { $friend } kendininkini güncellesin, sonra yeni bir davetle yeniden başlayın.
}
error-newer-code = Bu kod, oyunun seninkinden yeni bir sürümüyle yapılmış. Seninkini nasıl kurduysan öyle güncelle. Tarayıcıda sayfayı yenilemek yeter.
error-no-deal = Bu metinde bir el yok. Arkadaşından gelen mesajın tamamını kopyalayıp yeniden yapıştır.
error-deal-altered = Bu elin bağlantısında eksik ya da yanlış bir yer var. Arkadaşın yeniden göndersin.
error-deal-unknown = Bu el burada oynanamıyor: bu sürüm, oyununu ya da kurallarını bilmiyor.
error-deal-to-come = Bu el daha gelmemiş bir günün. O gün burada da gelince yeniden dene.
error-puzzle-to-come = Bu bulmaca daha gelmemiş bir günün. O gün burada da gelince yeniden dene.
error-no-code = { $friend ->
    [none] Bu metinde kod yok. Kodlar şöyle başlar: { $prefix }. Arkadaşından gelen mesajın tamamını kopyalayıp yeniden yapıştır.
   *[other] Bu metinde kod yok. Kodlar şöyle başlar: { $prefix }. { $friend } hangi mesajı gönderdiyse tamamını kopyalayıp yeniden yapıştır.
}
error-code-cut-off = { $arrived ->
    [0] Bu kod yarım: yalnızca başı gelmiş.
   *[other] Bu kod yarım: { $whole } karakterin yalnızca { $arrived } tanesi gelmiş.
} Mesajın tamamını yeniden kopyalayıp yapıştır. WhatsApp içinde mesaja basılı tut, sonra Kopyala seçeneğine dokun.
error-code-altered = { $friend ->
    [none] Bu kodun bir yeri yanlış. Arkadaşın kopyalayıp yeniden göndersin.
   *[other] Bu kodun bir yeri yanlış. { $friend } kopyalayıp yeniden göndersin.
}
error-own-code = { $kind ->
    [invitation] { $friend ->
        [none] Bu senin kendi davetin. Onun yerine arkadaşından gelen yanıtı yapıştır.
       *[other] Bu senin kendi davetin. Onun yerine { $friend } ne yanıt gönderdiyse onu yapıştır.
    }
   *[reply] { $friend ->
        [none] Bu senin kendi yanıtın. Buraya yapıştırma, arkadaşına gönder.
       *[other] Bu senin kendi yanıtın. Buraya yapıştırma, { $friend } ile paylaş.
    }
}
error-wrong-kind = { $kind ->
    [reply] Bu bir davet değil, yanıt. Onu bekleyen oyuna yapıştır.
   *[invitation] { $friend ->
        [none] Bu bir yanıt değil, davet. Arkadaşından gelen yanıtı yapıştır. Daveti kabul edeceksen bu oyundan ayrılıp onunla katıl.
       *[other] Bu bir yanıt değil, davet. { $friend } ne yanıt gönderdiyse onu yapıştır. Daveti kabul edeceksen bu oyundan ayrılıp onunla katıl.
    }
}
error-other-game = { $made ->
    [none] { $friend ->
        [none] Bu yanıt başka bir davetin. Arkadaşına son daveti gönder ve onun yanıtını yapıştır.
       *[other] Bu yanıt başka bir davetin. Son daveti { $friend } ile paylaş ve onun yanıtını yapıştır.
    }
   *[other] { $open ->
        [same] { $friend ->
            [none] Bu yanıt başka bir davetin. Arkadaşına son daveti gönder ve onun yanıtını yapıştır.
           *[other] Bu yanıt başka bir davetin. Son daveti { $friend } ile paylaş ve onun yanıtını yapıştır.
        }
       *[other] { $friend ->
            [none] Bu yanıt eski davetin (saat { $made }). Arkadaşın yenisine yanıt versin (saat { $open }).
           *[other] Bu yanıt eski davetin (saat { $made }). { $friend } yenisine yanıt versin (saat { $open }).
        }
    }
}
error-invitation-void = { $friend ->
    [0] Bu yanıt, artık geçerli olmayan bir davetin. Arkadaşına son daveti gönder ve onun yanıtını yapıştır.
   *[other] Bu yanıt, { $friend }. arkadaşına giden ve artık geçerli olmayan bir davetin. Ona son daveti gönder ve onun yanıtını yapıştır.
}
error-old-link = Her bağlantı yalnızca bir kez ve yalnızca son davet için çalışır. Mesajın tamamını kopyalayıp oyuna yapıştır.
