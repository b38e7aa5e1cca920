### Wat het bord op het volle scherm zegt.

screen-malice-help =
    1 tot 9         een kaart in je hand
    P               je doelkaart
    Q W E R         je aflegstapels
    A S D F         het midden
    Shift, P of Q … de stapels van je partner, als je in koppels speelt
    Pijlen, Enter   een andere manier van kiezen; de muis werkt ook
    Esc             leg de kaart terug
    Tab             bekijk alle afgelegde kaarten

    Op tafel:
    Ster            een wilde kaart
    Punt            waar net een kaart vandaan kwam of heen ging
    ×4              4 kaarten gespeeld in deze beurt
    9♥ 8 7          een aflegstapel: onder de 9 liggen een 8 en een 7
screen-title-two = { $title } · doel: { $counts }
screen-picked-play = { $card } gekozen. Speel op { $plays }.
screen-picked-discard = { $card } gekozen. Leg af op { $discards } (einde beurt).
screen-picked-both = { $card } gekozen. Speel op { $plays }, of leg af op { $discards }.
screen-choose = Kies een kaart (1-9, P, Q W E R), en dan waar je die speelt.
screen-choose-partners = Shift met P, Q W E R: de stapels van je partner.
screen-discards = { $name }, aflegstapel { $pile }: { $cards }
screen-open-hand = { $name }, hand: { $cards }
screen-discards-title = Aflegstapels (de laatste kaart ligt boven)
screen-no-discards = Er is nog niets afgelegd.
screen-pile-key = { $role ->
    [discard] aflegstapel { $target }
   *[centre] stapel { $target }
}
