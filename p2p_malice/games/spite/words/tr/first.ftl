### Bir masada ilk kez karşılaşıldığında açıklananlar.

first-goal = Spite: kartlarını ilk bitiren kazanır.
first-goal-rounds = Spite: kartlarını ilk bitiren raundu ve 2 puanı kazanır. Son raunttan sonra en yüksek puan kazanır.
first-misplay = Bir hata: kartlar geri döner. Hata yapan bu lövenin dışında kalır, sahte jokerlerini kaybeder ve bir tur bekler.
first-exchange = { $number ->
    [one] “Gel bakalım” deyip kazandın: 1 kartı bırak, yenisini çek. Sonra sen açarsın.
   *[other] “Gel bakalım” deyip kazandın: 1–{ $number } kart bırak, o kadar yenisini çek. Sonra sen açarsın.
}
first-swap = Her raunt bir takasla başlar, puan başına bir kart. Puanı 0 üstünde olanlar düşük, altında olanlar yüksek kartlarını verir ve birbirininkini alır.
first-claim = İstenen değerde bir şeyi ilk kim oynarsa ilk löveyi o açar. Kimse oynamazsa sıra bir sonraki değere geçer.
first-call = Bu hamle kurallara aykırı mıydı? “Hata!” demek için birkaç saniyen var. Haklıysan bir sahte joker kazanabilirsin; haksızsan hata senin olur.
first-down = Sahte jokerler kapalı duruyor. Hiçbir şeyi geçmezler: lövenin kart sayısına uyan her şey oynanır.
first-barrier = 5 ya da daha çok sahte joker kapalı duruyor. Her şeyi geçerler; üzerlerine ancak daha çok sahte joker oynanır.
first-unbeatable = Yalnızca bu takımlar oynanır, hep yukarı; bu yüzden hiçbir şey 2'yi geçemez. Şimdi bir 2 oynayan yanında “yenilmez” demeli.
first-consec = Eşit adımlarla 3 hamle: bu bir dizi. Löve bitene kadar yalnızca sıradaki değer oynanır, 13 ve joker oynanmaz.
first-suits = Aynı takımlardan 3 hamle: bu bir dizi. Löve bitene kadar yalnızca o takımlar oynanır, 13 ve joker oynanmaz.
first-joker-played = Joker, kaç kart olursa olsun her şeyi geçer. Üzerine ancak başka bir joker ya da tek değerden en az 5 kart oynanır.
first-poker = 5 kartlık kombinasyon bir poker elidir. Düşükten yükseğe: kent, ful, floş, kare, floş kent.
first-lower = Aşağı gidiliyor: her kombinasyon öncekinden düşük olmalı. 7 bunu çevirebilir, 3 ise hep çevirir.
first-dared = Biri “gel bakalım” dedi. Bu löveyi kazanırsa kötü kartlarını değiştirir. Geçilirse bir tur bekler.
first-buy = Pastan sonra da dönebilirsin: ortadakini geç, sonra { $number } kart çek. Bedel herkes için artar: 1, 1, 2, 3, 5, 8.
first-limit = Elinde { $number } kart var. 20 olursa raundu kaybedersin, bu yüzden dönüşlerde dikkatli ol.
first-fake = Sahte jokerin (★) fazladan bir kart: bitirmek için onu oynaman gerekmez. Açıkken gösterdiği karttır. Kapalıyken neredeyse her şeyin üzerine konur, ama üzerine herkes oynayabilir.
first-cam = Hamlenle birlikte “gel bakalım” diyebilirsin. Löveyi kazanırsan kötü kartlarını değiştirirsin; kazanamazsan bir tur beklersin.
first-joker = Jokerin, kaç kart olursa olsun her şeyi geçer. Zamanında kullan: son 2 hamlenden biri olursa raundu kaybettirir.
first-thirteen = Başka kartların yanında 13 serbesttir: bir papazla iki papaz eder. Tek başına 12 ile vale arasındadır.
first-bounty = Ortada bir ödül var. Son kartlarının hepsi onun değerindeyse her biri sana bir sahte joker kazandırır.
first-countdown = Biri uzun sürerse “Geri sayım başlat” ona birkaç saniye bırakır; sonra sıra bir sonrakine geçer.
