// Written by scripts/message_types.py, from the classes of messages: what is in a frame of a table.

/** By the name of an object, its keys: `?` for one that may be left out or null, `*` for several; `a|b` for
 * one of some words. @type {Record<string, Record<string, string>>} */
export const SCHEMA = {
  proved: { nonce: "digits", proof: "digits" },
  sitter: {
    name: "text24",
    present: "switch",
    computer: "switch?",
    proposal: "|wait|bot|stop|rematch?",
    avatar: "avatar?",
    left: "switch?",
  },
  seated: { seat: "count", game: "token", rules: "rules", players: "sitter*", token: "token?", understands: "code*?" },
  pile: {
    name: "token",
    seat: "count?",
    cards: "token*?",
    hidden: "count?",
    shows: "token?",
    needs: "token?",
    role: "token?",
    index: "count?",
    wild: "count*?",
  },
  result: { how: "token", winners: "count*", left: "count*" },
  deadline: { number: "count", seconds: "count" },
  note: { key: "token", number: "count", most: "count", move: "token" },
  free: { cards: "token*", least: "count", most: "count", words: "move*" },
  event: {
    kind: "token",
    seat: "count?",
    card: "token?",
    source: "token?",
    target: "token?",
    stands_for: "token?",
    count: "points?",
    cards: "token*?",
  },
  show: {
    number: "count",
    rules: "rules",
    seat: "count",
    seats: "count",
    turn: "count*",
    piles: "pile*",
    result: "result?",
    scores: "points*?",
    deal: "count?",
    undo: "switch?",
    partners: "count*?",
    deadlines: "deadline*?",
    notes: "note*?",
    moves: "move*",
    free: "free?",
    may: "move*?",
    ahead: "free?",
    events: "event*",
    since: "count?",
  },
  refused: { code: "code", particulars: "facts?", of: "name?" },
  answer: { codes: "code**", facts: "facts", move: "token" },
  answered: { what: "hint|why|sheet|preview", about: "token", number: "count", answer: "answer" },
  said: { seat: "count", text: "text200", to: "count?" },
  poked: { seat: "count", to: "count" },
  bye: { code: "code?", particulars: "facts?" },
};

/** What a table may say. */
export const KINDS = ["proved", "seated", "show", "refused", "answered", "said", "poked", "bye"];

/** What every hello says: see messages.py. */
export const VERSION = 7;
export const UNDERSTOOD = ["more", "moved", "poke"];
