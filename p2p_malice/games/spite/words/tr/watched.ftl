watched-call = Şimdi kimse “Hata!” demezse bu geçerli.
watched-exchange = { $name } “gel bakalım” deyip kazandı ve çekme destesiyle kart değiştiriyor.
watched-beat = { $how ->
    [up] Bunu daha yüksek bir kart ya da bir joker geçer.
    [ups] Bunu aynı sayıda karttan daha yüksek bir kombinasyon ya da bir joker geçer.
    [highest] Bunu yalnızca joker ya da tek değerden en az 5 kart geçer.
    [jokers] Bunu yalnızca daha yüksek bir değerden aynı sayıda kart ya da tek değerden daha çok kart geçer.
    [down] Bunu daha düşük bir kart ya da bir joker geçer.
    [downs] Bunu aynı sayıda karttan daha düşük bir kombinasyon ya da bir joker geçer.
    [open] Lövenin kart sayısına uyan her kombinasyon oynanır.
   *[any] Her kombinasyon oynanır.
}
watched-turn = { $may ->
    [return] { $name } pas geçti ama bunu geçerek dönebilir.
   *[beat] { $name } bunu geçebilir ya da pas diyebilir.
}
watched-swap = Raunt öncesi takas · seçen: { $names }
watched-fakes = ★ sahte jokerleri sayar: oynanabilen, ama bitirmek için oynanması gerekmeyen fazladan kartlar.
watched-out = Kartı bitenler: { $names }
spite-goal = { $has ->
    [one_round] Spite, tek raunt: kartlarını ilk bitiren kazanır.
   *[rounds] Spite, raunt { $round }: kartlarını ilk bitiren raundu ve 2 puanı kazanır. Son raunttan sonra en yüksek puan kazanır.
}
spite-fewest = En az kart: { $names } ({ $count })
spite-most = En çok puan: { $names } ({ $score })
