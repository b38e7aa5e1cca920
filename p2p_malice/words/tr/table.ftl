### Masanın söyledikleri: bir mesajı neden geri çevirdiği, neden vedalaştığı.

-command = p2p-malice

error-refused = Buna izin yok ({ $code }).

error-game-over = Oyun bitti.
error-not-over = Oyun daha bitmedi.
error-not-your-turn = Sıra sende değil.
error-no-hints = Bu oyunda ipucu yok.
error-no-undo = Bunu geri alamazsın: bu kurallarda geri almak yok.
error-nothing-to-undo = Geri alınacak bir şey yok: yeni bir kart açılınca ya da çekilince hamlelerin kalıcı olur.
error-undone-enough = Bu turda { $most } hamleyi geri aldın bile, bu hamle kalıyor.
error-undone-enough-in-game = Bu oyunda { $most } hamleyi geri aldın bile, bu hamle kalıyor.

error-seated-already = Zaten bu masadasın.
error-version-mismatch = { $older ->
    [yours] Senin programın ev sahibininkinden eski, bu yüzden birlikte oynayamıyorsunuz. Nasıl kurduysan öyle güncelle.
   *[host] Ev sahibinin programı seninkinden eski, bu yüzden birlikte oynayamıyorsunuz. Nasıl kurduysa öyle güncellesin.
}
error-seat-taken = Bu yer dolu. Senin yerinse, daha önce oynadığın cihazdan devam et. Değilse, ev sahibinden başka bir davet iste.
error-table-full = Bu masada herkes tamam. Sen de onlardan biriysen, daha önce oynadığın cihazdan devam et.
error-no-seat = Bu masada sana yer verilmedi. Ev sahibinden yeni bir davet iste.
error-not-watchable = Bu masa şu anda izlenemiyor: ev sahibi istemiyor ya da zaten çok fazla izleyen var.
error-only-watching = Sen yalnızca izliyorsun: bunun için masada bir yer gerekir.
error-seat-not-free = Ev sahibi şu anda izleyenlerin yer almasına izin vermiyor.
error-only-host = Bunu yalnızca ev sahibi yapabilir.
error-host-busy = Ev sahibine oturup oturamayacağın şu anda sorulamıyor. Beklediğini haber ver, bir dakika sonra bağlantıyı yeniden dene.
error-not-started = Oyun başlamadı: daha gelmeyen var.
error-rematch-is-proposed = Yeni oyun için herkesin onayı gerek. Önce öner.
error-stale-move = Bu hamle geç kaldı: masa değişti. Bir daha bakıp yeniden seç.
error-unknown-proposal = Böyle bir seçenek yok. Şunlardan birini seç: { $known }.
error-nobody-away = Şu an herkes burada.
error-not-all-here = Artık herkes masada değil.
error-said-by-table = Birinin geciktiğini ancak masanın kendisi söyleyebilir.
error-too-much-asked = Bir anda çok fazla oldu. Birkaç saniye bekleyip yeniden sor.
error-too-much-said = Bir anda çok fazla oldu. Birkaç saniye bekleyip yeniden söyle.
error-nothing-said = Mesajın boştu.
error-not-their-turn = Hatırlatacak kimse yok: yalnızca sırası gelen başka bir oyuncuya hatırlatılır.
error-poke-unheard = Şu anda hatırlatılamıyor: oyuncu uzakta ya da sürümü çok eski.
error-poked-already = Az önce biri hatırlattı. Biraz bekle.

bye-left = Hoşça kal.
bye-over = Oyun bitti.
bye-closed = Masa kapatıldı.
bye-stopped = Şimdilik bu kadar. Oyun kayıtlı, ev sahibi devam ettirebilir.
bye-turned-out = Ev sahibi seni masadan çıkardı. Seni tanıyamadıysa, başka bir bağlantı iste.
bye-not-watchable = Ev sahibi şu anda izlenmek istemiyor.
bye-superseded = Başka bir yerden masaya döndün, bu pencere kapandı.
