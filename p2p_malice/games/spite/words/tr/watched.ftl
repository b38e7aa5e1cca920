watched-call = Şimdi herkes “Hata!” diyebilir. Kimse demezse masa karar verir.
watched-exchange = { $name } “gel bakalım” deyip kazandı ve çekme destesiyle kart değiştiriyor.
watched-beat = { $how ->
    [up] Bunu daha yüksek bir kart ya da bir joker geçer.
    [ups] Bunu aynı sayıda karttan daha yüksek bir kombinasyon ya da bir joker geçer.
    [alike_up] Bunu daha yüksek bir değerden aynı sayıda kart ya da bir joker geçer.
    [alike_down] Bunu daha düşük bir değerden aynı sayıda kart ya da bir joker geçer.
    [highest] 2’den yüksek değer yok. Bunu yalnızca joker ya da tek değerden en az 5 kart geçer.
    [jokers] Bunu yalnızca daha yüksek bir değerden aynı sayıda kart ya da tek değerden daha çok kart geçer.
    [down] Bunu daha düşük bir kart ya da bir joker geçer.
    [downs] Bunu aynı sayıda karttan daha düşük bir kombinasyon ya da bir joker geçer.
    [open] Lövenin kart sayısına uyan her kombinasyon oynanır.
   *[any] Her kombinasyon oynanır.
}
watched-ranks = { $way ->
    [up] Daha yüksekler, düşükten yükseğe: { $ranks }
   *[down] Daha düşükler, yüksekten düşüğe: { $ranks }
}
watched-due = Eşit adımlarla 3 hamle: bu bir dizi. Löve bitene kadar yalnızca bu oynanır: { $made }
watched-suits = Aynı takımlardan 3 hamle: bu bir dizi. Löve bitene kadar yalnızca bu takımlar oynanır: { $suits }
watched-turn = { $may ->
    [return] { $name } pas geçti ama bunu geçerek dönebilir.
   *[beat] { $name } bunu geçebilir ya da pas diyebilir.
}
watched-swap = Raunt öncesi takas · seçen: { $names }
watched-over = { $round }. raunt bitti. Kazanan: { $name }.
watched-dared = { $names }: “gel bakalım”. Bunu deyip löveyi kazanan kötü kartlarını değiştirir; geçilen bir tur bekler.
watched-alike = Değerler eşitse tek renk karışığı, tek takım ikisini de geçer.
watched-fakes = ★ sahte jokerleri sayar: oynanabilen, ama bitirmek için oynanması gerekmeyen fazladan kartlar.
watched-bounty = Ödül: yalnızca onun değerindeki kartlarla bitiren, her kart için bir sahte joker kazanır.
watched-out = Bu rauntta kartı bitenler: { $names }
watched-even = Eldeki kartlar: herkeste { $count }
spite-goal = { $has ->
    [one_round] Spite, tek raunt: kartlarını ilk bitiren kazanır.
   *[rounds] Spite, raunt { $round }: kartlarını ilk bitiren raundu ve 2 puanı kazanır. Son raunttan sonra en yüksek puan kazanır.
}
spite-fewest = En az kart: { $names } ({ $count })
spite-most = Toplamda en çok puan: { $names } ({ $score })
