### Was das Spielfeld auf dem ganzen Bildschirm sagt.

screen-malice-help =
    1 bis 9         eine Handkarte
    P               deine Zielkarte
    Q W E R         deine Ablagestapel
    A S D F         die Mitte
    Umschalt+P, Q … die Stapel gegenüber, wenn ihr in Paaren spielt
    Pfeile, Enter   eine andere Art zu wählen; auch die Maus geht
    Esc             die Karte zurücklegen
    Tab             alle Ablagen zeigen

    Auf dem Tisch:
    Stern           eine wilde Karte
    Punkt           woher eine Karte gerade kam oder wohin sie ging
    ×4              4 Karten in diesem Zug gespielt
    9♥ 8 7          ein Ablagestapel: Unter der 9 sind eine 8 und eine 7
screen-title-two = { $title } · Zielstapel: { $counts }
screen-picked-play = { $card } gewählt. Spiel sie auf { $plays }.
screen-picked-discard = { $card } gewählt. Leg sie auf { $discards } (beendet deinen Zug).
screen-picked-both = { $card } gewählt. Spiel sie auf { $plays }, oder leg sie auf { $discards }.
screen-choose = Wähle eine Karte (1-9, P, Q W E R), dann, wohin sie soll.
screen-choose-partners = Umschalt mit P, Q W E R: die Stapel gegenüber.
screen-discards = { $name }, Ablagestapel { $pile }: { $cards }
screen-open-hand = { $name }, Hand: { $cards }
screen-discards-title = Ablagestapel (die letzte Karte liegt oben)
screen-no-discards = Noch ist nichts abgelegt.
screen-pile-key = { $role ->
    [discard] Ablagestapel { $target }
   *[centre] Stapel { $target }
}
