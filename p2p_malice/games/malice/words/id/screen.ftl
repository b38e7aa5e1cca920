### Yang dikatakan papan di layar penuh.

screen-malice-help =
    1 sampai 9       kartu di tanganmu
    P                kartu targetmu
    Q W E R          tumpukan buanganmu
    A S D F          tengah
    Shift, P atau Q… tumpukan rekanmu, kalau bermain berpasangan
    Panah, Enter     cara lain untuk memilih; mouse juga bisa
    Esc              kembalikan kartunya
    Tab              lihat semua buangan

    Di meja:
    Bintang          kartu bebas
    Titik            tempat asal atau tujuan kartu yang baru pindah
    ×4               4 kartu dimainkan di giliran ini
    9♥ 8 7           tumpukan buangan: di bawah 9 ada 8 dan 7
screen-title-two = { $title } · target: { $counts }
screen-picked-play = { $card } dipilih. Mainkan ke { $plays }.
screen-picked-discard = { $card } dipilih. Buang ke { $discards } (giliranmu selesai).
screen-picked-both = { $card } dipilih. Mainkan ke { $plays }, atau buang ke { $discards }.
screen-choose = Pilih kartu (1-9, P, Q W E R), lalu tempat memainkannya.
screen-choose-partners = Shift dengan P, Q W E R: tumpukan rekanmu.
screen-discards = { $name }, tumpukan buangan { $pile }: { $cards }
screen-open-hand = { $name }, di tangan: { $cards }
screen-discards-title = Tumpukan buangan (kartu terakhir paling atas)
screen-no-discards = Belum ada kartu yang dibuang.
screen-pile-key = { $role ->
    [discard] tumpukan buangan { $target }
   *[centre] tumpukan { $target }
}
