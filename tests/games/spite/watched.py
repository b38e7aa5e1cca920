"""What whoever watches is told in positions of Spite, by Kay, Robin, Asha and Mohammed."""

from p2p_malice.games.spite.state import State
from tests.games.spite.seats import at_table

WATCHED: list[tuple[State, list[str]]] = [
    (at_table("5c 6s", "4c 4d", "3c Kd", lead=1), ["Robin leads, with any combination."]),
    (
        at_table("5c 6s", "4c 4d", "3c Kd", lead=1).after(1, "4c"),
        [
            "Asha may beat that or pass.",
            "A higher card or a joker beats that.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "4c 4d 9h", "3c Kd", lead=1, direction="lower").after(1, "4c+4d"),
        [
            "Asha may beat that or pass.",
            "A pair of 4s. A lower combination of as many cards beats that, or a joker.",
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
        ],
    ),
    (
        at_table("5c 6s 7s 7c 7d 7h", "8c 8d 8h 8s 8d 9h 9d", "3d Kd", lead=1).after(1, "8c+8d+8h+8s+8d"),
        [
            "Asha may beat that or pass.",
            "A joker combination of 5 cards. Only as many cards of a higher rank beat that, or more cards of one rank.",
        ],
    ),
    (
        at_table("5c 6s 7s", "Kc 13h 9h", "3d Kd", lead=1).after(1, "Kc+13h"),
        [
            "Asha may beat that or pass.",
            "A pair of kings. A higher combination of as many cards beats that, or a joker.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "2c 4d", "3c Kd", lead=1).after(1, "2c"),
        [
            "Asha may beat that or pass.",
            "Only a joker beats that, or 5 or more cards of one rank.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c 6s", "Jk 4d 9h", "3c Kd", lead=1).after(1, "Jk"),
        [
            "Asha may beat that or pass.",
            "A joker beats anything of any size. Only another joker can follow, or 5 or more cards of one rank.",
        ],
    ),
    (
        at_table("5c 6s", "Jk 4d 9h", "3c Kd", lead=1, direction="lower").after(1, "Jk"),
        ["Asha may beat that or pass.", "Any combination may follow."],
    ),
    (
        at_table("5c 8s", "4c 4d", "6c 9d", lead=1).after(1, "4c").after(2, "6c").after(0, "8s"),
        ["Robin may beat that or pass.", "The consec calls for a 10."],
    ),
    (
        at_table("5c 8s", "3s* 4d 9d", "6c 9d", lead=1).after(1, "3s*!down"),
        [
            "Asha may beat that or pass.",
            "Fake jokers lie face down. They beat nothing: anything of the trick's size may follow.",
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
            "A higher card or a joker beats that.",
            "Fewest cards: Robin (1)",
        ],
    ),
    (
        at_table("5c", "4c 4d 7d", "3c Kd 9d", "Qc Kc", lead=0, rules="spite").after(0, "5c"),
        ["If nobody calls a misplay now, that counts.", "Fewest cards: Kay (0)"],
    ),
    (
        at_table("5c", "4c 4d 7d", "3c Kd 9d", "Qc Kc", lead=0, scores=[1, 0, 1, -2]).after(0, "5c"),
        [
            "Robin may beat that or pass.",
            "A higher card or a joker beats that.",
            "Already out: Kay (1st) · Most points: Kay and Asha (+1)",
        ],
    ),
]
