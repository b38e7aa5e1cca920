"""What whoever watches is told in positions of Spite, by Kay, Robin, Asha and Mohammed."""

from p2p_malice.games.spite.state import State
from tests.games.spite.seats import at_table

WATCHED: list[tuple[State, list[str]]] = [
    (at_table("5c 6s", "4c 4d", "3c Kd", lead=1), ["Robin leads, with any combination.", "Cards in hand: 2 each"]),
    (
        at_table("5c 6s", "4c 4d", "3c Kd", lead=1).after(1, "4c"),
        [
            "Asha may beat that or pass.",
            "A single 4. A higher card or a joker beats that.",
            "Higher, from low to high: 5 6 7 8 9 10 11 12 13 J Q K A 2",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1, direction="lower").after(1, "4c+4d"),
        [
            "Asha may beat that or pass.",
            "A pair of 4s. As many cards of a lower rank beat that, or a joker.",
            "Lower, from high to low: 3",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "3c 4c 5d 6d 7d 9h", "3d Kd", lead=1).after(1, "3c+4c+5d+6d+7d"),
        [
            "Asha may beat that or pass.",
            "A straight up to 7. A higher combination of as many cards beats that, or a joker.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c Jk", "3c 4c 5d 6d 7d 9h", "3d Kd", lead=1)
        .after(1, "3c+4c+5d+6d+7d")
        .after(2, "pass")
        .after(0, "Jk"),
        [
            "Robin may beat that or pass.",
            "A joker beats anything of any size. Only another joker can follow, or 5 or more cards of one rank.",
            "Fewest cards: Kay and Robin (1)",
        ],
    ),
    (
        at_table("5c 6s 7s 7c 7d 7h", "8c 8d 8h 8s 8d 9h 9d", "3d Kd", lead=1).after(1, "8c+8d+8h+8s+8d"),
        [
            "Asha may beat that or pass.",
            "A joker combination of 5 cards. Only as many cards of a higher rank beat that, or more cards of one rank.",
            "Higher, from low to high: 9 10 11 12 13 J Q K A 2",
            "Fewest cards: Robin and Asha (2)",
        ],
    ),
    (
        at_table("5c 6s 7s", "Kc 13h 9h", "3d Kd", lead=1).after(1, "Kc+13h"),
        [
            "Asha may beat that or pass.",
            "A pair of kings. As many cards of a higher rank beat that, or a joker.",
            "Higher, from low to high: A 2",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "2c 4d", "3c Kd", lead=1).after(1, "2c"),
        [
            "Asha may beat that or pass.",
            "A single 2. No rank is above a 2. Only a joker beats that, or 5 or more cards of one rank.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "Jk 4d 9h", "3c Kd", lead=1).after(1, "Jk"),
        [
            "Asha may beat that or pass.",
            "A joker beats anything of any size. Only another joker can follow, or 5 or more cards of one rank.",
            "Cards in hand: 2 each",
        ],
    ),
    (
        at_table("5c 6s", "Jk 4d 9h", "3c Kd", lead=1, direction="lower").after(1, "Jk"),
        ["Asha may beat that or pass.", "A joker. Any combination may follow.", "Cards in hand: 2 each"],
    ),
    (
        at_table("5c 8s", "4c 4d", "6c 9d", lead=1).after(1, "4c").after(2, "6c").after(0, "8s"),
        [
            "Robin may beat that or pass.",
            "A single 8. 3 plays in even steps: that's a consec. "
            "Until the trick ends, only this may follow: A single 10.",
            "Cards in hand: 1 each",
        ],
    ),
    (
        at_table("5c 8s", "3s* 4d 9d", "6c 9d", lead=1).after(1, "3s*!down"),
        [
            "Asha may beat that or pass.",
            "Fake jokers lie face down. They beat nothing: anything of the trick's size may follow.",
            "Cards in hand: 2 each",
        ],
    ),
    (
        at_table("5c 6s 7s", "4c 4d 7d", "3c Kd 9d", lead=1)
        .after(1, "4c")
        .after(2, "pass")
        .after(0, "5c")
        .after(1, "7d"),
        [
            "Asha has passed, but may buy back by beating that.",
            "A single 7. A higher card or a joker beats that.",
            "Higher, from low to high: 8 9 10 11 12 13 J Q K A 2",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c", "4c 4d 7d", "3c Kd 9d", "Qc Kc", lead=0, rules="spite").after(0, "5c"),
        ["The players may call a misplay now. If nobody does, the table decides.", "Out of cards in this round: Kay"],
    ),
    (
        at_table("5c", "4c 4d 7d", "3c Kd 9d", "Qc Kc", lead=0, scores=[1, 0, 1, -2]).after(0, "5c"),
        [
            "Robin may beat that or pass.",
            "A single 5. A higher card or a joker beats that.",
            "Higher, from low to high: 6 7 8 9 10 11 12 13 J Q K A 2",
            "Out of cards in this round: Kay (1st)",
            "Most points overall: Kay and Asha (+1)",
        ],
    ),
    (
        at_table("5c 8s 9h", "3s 4d 9d", "6s 9d Ks", lead=1).after(1, "3s").after(2, "6s").after(0, "8s"),
        [
            "Robin may beat that or pass.",
            "A single 8. 3 plays with the same suits: that's a consec. "
            "Until the trick ends, only these suits may follow: ♠",
            "Higher, from low to high: 9 10 11 12 J Q K A 2",
            "Cards in hand: 2 each",
        ],
    ),
    (
        at_table("5c 8s 9h", "3s 4d 9d", "6s 9d Ks", "2s 4h 5h", lead=1)
        .after(1, "3s")
        .after(2, "6s")
        .after(3, "2s!unbeatable"),
        [
            "Kay may beat that or pass.",
            "A single 2. Only these suits may follow, going higher, so nothing beats a 2. "
            "Whoever plays a 2 now has to say “unbeatable” with it.",
            "Fewest cards: Robin, Asha and Mohammed (2)",
        ],
    ),
    (
        at_table("5c 6s", "4c 4d 9h", "3c Kd 5s", lead=1, rules="spite window=9").after(1, "4c+4d"),
        [
            "Asha may beat that or pass.",
            "A pair of 4s. As many cards of a higher rank beat that, or a joker.",
            "Higher, from low to high: 5 6 7 8 9 10 11 12 13 J Q K A 2",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "4c", "3c Kd", counted=(("1:0:0:2", "3:0:0:-2", "2:2:1:1"),), scores=[2, -2, 1], round=2),
        [
            "Round 1 is over. Won by Kay.",
            "Kay leads, with any combination.",
            "Fewest cards: Robin (1)",
            "Most points overall: Kay (+2)",
        ],
    ),
]
