// Written by scripts/write/message_types.py, from the classes of messages: a table's frames.

import { avatar, code, count, digits, facts, flag, kind, known, list, move, object, points, rules, text, token, word } from "./frame-values.js";

const sitter = object({ name: text(24), present: flag }, { computer: flag, proposal: known(["", "wait", "bot", "stop", "rematch"]), avatar, left: flag, won: count, kept: text(24) });
const pile = object({ name: token }, { seat: count, cards: list(token), hidden: count, shows: token, needs: token, role: token, index: count, wild: list(count) });
const result = object({ how: token, winners: list(count), left: list(count) });
const deadline = object({ number: count, seconds: count });
const note = object({ key: token, number: count, most: count, move: token });
const free = object({ cards: list(token), least: count, most: count, words: list(move) });
const event = object({ kind: token }, { seat: count, card: token, source: token, target: token, stands_for: token, count: points, cards: list(token) });
const answer = object({ codes: list(list(code)), facts, move: token });

/** How each message of a table is read. @type {Record<string, import("./frame-values.js").Read>} */
export const KINDS = {
proved: object({ nonce: digits, proof: digits }, { former: list(digits) }),
seated: object({ seat: count, game: token, rules, players: list(sitter) }, { token, understands: list(code), spectators: list(text(24)), watches: flag, hosts: flag, allows: list(code), asks: list(text(24)), checks: list(text(24)), choosing: flag, host: text(24), paused: count, resumed: count, setup: count, former: list(sitter), games: count, earlier: count }),
show: object({ number: count, rules, seat: count, seats: count, turn: list(count), piles: list(pile), moves: list(move), events: list(event) }, { result, scores: list(points), deal: count, undo: flag, partners: list(count), deadlines: list(deadline), notes: list(note), watches: flag, free, may: list(move), ahead: free, since: count }),
refused: object({ code }, { particulars: facts, of: kind }),
answered: object({ what: word(["hint", "why", "sheet", "preview"]), about: token, number: count, answer }),
said: object({ seat: count, text: text(200) }, { to: count }),
remarked: object({ spectator: text(24), text: text(200) }),
poked: object({ seat: count, to: count }),
deal: object({ number: count, terms: rules, commitment: digits, commitments: list(digits) }, { is_past: flag }),
dealt: object({ number: count, parts: list(digits) }),
opened: object({ number: count, secret: digits, moves: list(move) }, { position: count, first: count, of: count, seats: list(count) }),
bye: object({  }, { code, particulars: facts }),
};

/** What may be asked of a table. */
export const QUESTIONS = ["hint", "why", "sheet", "preview"];

/** What every hello says: see messages.py. */
export const VERSION = 7;
export const UNDERSTOOD = ["more", "moved", "poke", "watch", "another", "pause", "deal"];
