### Ce que dit le tapis en plein écran.

screen-malice-help =
    1 à 9           une carte de ta main
    P               ta carte de réserve
    Q W E R         tes défausses
    A S D F         le centre
    Maj, P ou Q…   les piles partenaires, si tu joues en équipe
    Flèches, Entrée une autre façon de choisir ; la souris marche aussi
    Esc             reposer la carte
    Tab             voir toutes les défausses

    Sur la table :
    Étoile          un passe-partout
    Point           d’où vient une carte, ou bien où elle est allée
    ×4              4 cartes jouées à ce tour
    9♥ 8 7          une défausse : sous le 9, il y a un 8 et un 7
screen-title-two = { $title } · réserve : { $counts }
screen-picked-play = { $card } : joue-la sur { $plays }.
screen-picked-discard = { $card } : défausse-la sur { $discards } (finit ton tour).
screen-picked-both = { $card } : joue-la sur { $plays }, ou défausse-la sur { $discards }.
screen-choose = Choisis une carte (1-9, P, Q W E R), puis où la jouer.
screen-choose-partners = Maj avec P, Q W E R : les piles partenaires.
screen-discards = { $name }, défausse { $pile } : { $cards }
screen-open-hand = { $name }, main : { $cards }
screen-discards-title = Défausses (la dernière carte est dessus)
screen-no-discards = Rien n’est encore défaussé.
screen-pile-key = { $role ->
    [discard] la défausse { $target }
   *[centre] la pile { $target }
}
