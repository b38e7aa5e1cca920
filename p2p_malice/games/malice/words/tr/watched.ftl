watched-goal = { $partners ->
    [yes] İki hedef destesini de ilk bitiren çift kazanır.
   *[no] Hedef destesini ilk bitiren kazanır.
}
watched-pairs = Çiftler: { $one } – { $other }.
watched-in-front = Önde: { $names } ({ $left })
watched-needs = { $name } · hedef kartı: { $card } · ortaya konabilir: { $ranks }
watched-left = Hedef destesindeki sayı, içinde kaç kart kaldığını gösterir.
watched-wild = { $card } serbest kart: burada { $rank } yerine geçer.
