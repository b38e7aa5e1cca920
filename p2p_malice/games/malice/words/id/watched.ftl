watched-goal = { $partners ->
    [yes] Pasangan yang lebih dulu menghabiskan kedua tumpukan targetnya menang.
   *[no] Pemain yang lebih dulu menghabiskan tumpukan targetnya menang.
}
watched-pairs = { $one } melawan { $other }.
watched-in-front = Di depan: { $names } ({ $left })
watched-needs = Kartu target { $name }: { $card } · tengah menerima { $ranks }
watched-left = Angka di tumpukan target menunjukkan sisa kartunya.
watched-wild = { $card } kartu bebas: di sini bernilai { $rank }.
