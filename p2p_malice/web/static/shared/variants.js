// The variants and their sheet as data, written by scripts/page_data.py from games/malice/.

/** What each variant is, by the names of its options. */
export const OPTIONS = {
  "mdw": {"min_seats": 2, "max_seats": 2, "payoff": 21, "packs": 2, "jokers": 0, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "yes", "last_rank": 12, "wild_as_ace": "yes", "forced_aces": "no", "undo": "yes", "hands_dealt": "start", "starter": "top", "equal_tops": "shuffle", "recycle": "at-once", "exhaustion": "play-on", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "official": {"min_seats": 2, "max_seats": 9, "payoff": 15, "packs": 0, "jokers": 0, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "yes", "last_rank": 12, "wild_as_ace": "no", "forced_aces": "yes", "undo": "no", "hands_dealt": "start", "starter": "left", "equal_tops": "shuffle", "recycle": "when-empty", "exhaustion": "play-on", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "catmouse": {"min_seats": 2, "max_seats": 2, "payoff": 20, "packs": 2, "jokers": 0, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "yes", "last_rank": 12, "wild_as_ace": "yes", "forced_aces": "no", "undo": "no", "hands_dealt": "turn", "starter": "top", "equal_tops": "redeal", "recycle": "when-empty", "exhaustion": "tie", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "catmouse-short": {"min_seats": 2, "max_seats": 2, "payoff": 5, "packs": 2, "jokers": 0, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "yes", "last_rank": 12, "wild_as_ace": "yes", "forced_aces": "no", "undo": "no", "hands_dealt": "turn", "starter": "top", "equal_tops": "redeal", "recycle": "when-empty", "exhaustion": "tie", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "pz": {"min_seats": 2, "max_seats": 2, "payoff": 20, "packs": 2, "jokers": 2, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "no", "last_rank": 13, "wild_as_ace": "yes", "forced_aces": "no", "undo": "no", "hands_dealt": "turn", "starter": "top", "equal_tops": "redeal", "recycle": "when-empty", "exhaustion": "tie", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "pz-nwis": {"min_seats": 2, "max_seats": 2, "payoff": 20, "packs": 2, "jokers": 2, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "no", "last_rank": 13, "wild_as_ace": "yes", "forced_aces": "no", "undo": "no", "hands_dealt": "turn", "starter": "top", "equal_tops": "redeal", "recycle": "when-empty", "exhaustion": "tie", "wilds_in_payoff": "no", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
  "classic": {"min_seats": 2, "max_seats": 2, "payoff": 20, "packs": 2, "jokers": 0, "hand": 5, "centre_piles": 4, "discard_piles": 4, "kings_wild": "yes", "last_rank": 12, "wild_as_ace": "yes", "forced_aces": "no", "undo": "yes", "hands_dealt": "start", "starter": "top", "equal_tops": "shuffle", "recycle": "at-once", "exhaustion": "tie", "wilds_in_payoff": "yes", "partners": "no", "deals": 1, "target": 0, "scoring": "wins"},
};


/** Limits of turns, games and matches under any options. */
export const LIMITS = {
  "idle_rounds": 100,
  "turn_plays": 100,
  "game_moves": 15000,
  "max_deals": 99,
  "max_undone": 30,
  "max_undone_in_game": 200,
};


/** By each part of the sheet the keys of its sentences. */
export const PARTS = {
  "set-up": ["sheet-payoff", "sheet-packs", "sheet-jokers", "sheet-centre-piles", "sheet-hands-dealt", "sheet-wilds-in-payoff"],
  "start": ["sheet-starter", "sheet-equal-tops"],
  "turn": ["sheet-hand", "sheet-last-rank", "sheet-forced-aces", "sheet-undo"],
  "wild": ["sheet-kings-wild", "sheet-wild-as-ace"],
  "discards": ["sheet-discard-piles"],
  "drawing": ["sheet-recycle", "sheet-exhaustion"],
  "partners": ["sheet-partners"],
  "end": ["sheet-end"],
  "match": ["sheet-deals", "sheet-target", "sheet-scoring"],
};
