// What happened, in sentences: the counterpart of plain/event_sentences.py.

import { countOf, longName, pileAt, shortName, standsFor, topOf } from "../cards/view.js";
import { knows, words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").GameEvent} GameEvent */
/** @typedef {import("../cards/view.js").Result} Result */
/** @typedef {import("../cards/view.js").Pile} Pile */
/** @typedef {import("../cards/view.js").View} View */
/** @typedef {"you" | "other" | "nobody"} Who as sentences choose by it */

/** Events that say how a game ended. */
export const ENDINGS = ["win", "stalemate", "idle", "long", "fewest", "tie"];

/** Speaks of the players by name, or as “you”. */
export class Voice {
  /** @param {string[]} names @param {number | null} listener */
  constructor(names, listener) {
    this.names = names;
    this.listener = listener;
  }

  /** @param {number | null | undefined} seat @returns {Who} */
  who(seat) {
    if (seat === null || seat === undefined) return "nobody";
    return seat === this.listener ? "you" : "other";
  }

  /** @param {number | null | undefined} seat */
  name(seat) {
    if (seat === null || seat === undefined) return words("player-nobody");
    if (seat === this.listener) return words("player-you");
    return this.names[seat] || words("player-number", { number: seat + 1 });
  }

  /** What somebody has said to the player at `to`, null for all. @param {number} seat @param {number | null} to @param {string} text */
  said(seat, to, text) {
    if (to === null) return words("table-said", { name: this.name(seat), text });
    return words("table-said-to", { name: this.name(seat), who: this.who(to), to: this.name(to), text });
  }

  /** Points of two, one's own first. @param {number[]} scores */
  points([one, other]) {
    return (this.listener === 1 ? [other, one] : [one, other]).join(" – ");
  }
}

/** `Ann, Bob, Cho`. @param {string[]} texts */
export const listed = (texts) =>
  texts.length ? texts.reduce((first, last) => words("list-more", { first, last })) : "";

/** `Ann, Bob and Cho`. @param {string[]} texts */
export const both = (texts) => ended("list-and", texts);

/** `1, 2 or 3`. @param {string[]} texts */
export const either = (texts) => ended("list-or", texts);

/** @param {string} key @param {string[]} texts */
function ended(key, texts) {
  if (texts.length < 2) return texts[0] ?? "";
  return words(key, { first: listed(texts.slice(0, -1)), last: texts.at(-1) ?? "" });
}

// --- piles

/** Which of its kind a pile is. @param {{index?: number} | undefined} pile */
export const pileNumber = (pile) => (pile?.index ?? 0) + 1;

/** What people call a pile. @param {{role?: string, index?: number} | undefined} pile */
export const pileWords = (pile) => words("pile", { role: pile?.role ?? "none", number: pileNumber(pile) });

/** What people call a pile, and whose it is. @param {Pile} pile @param {Voice} voice */
export function ownedPile(pile, voice) {
  const who = voice.who(pile.seat);
  const named = pileWords(pile);
  const of = { who, name: voice.name(pile.seat), pile: named, role: pile.role ?? "none", number: pileNumber(pile) };
  return who === "nobody" ? named : words("pile-of", of);
}

/** What lies at a pile, for those who hear the page. @param {Pile} pile @param {Voice} voice */
export function pileLabel(pile, voice) {
  const [count, top] = [countOf(pile), topOf(pile)];
  const label = ownedPile(pile, voice);
  const needs = pile.needs ?? "none";
  if (!count) return words("ear-empty", { pile: label, needs });
  if (!top) return words("ear-hidden", { pile: label, count });
  const card = longName(top);
  const rank = standsFor(pile);
  const shown = rank ? words("card-as", { card, rank }) : card;
  return words("ear-cards", { pile: label, card: shown, count, needs });
}

// --- what happened

/** The event as a sentence, "" for one that needs none. @param {GameEvent} event @param {Voice} voice @param {View} view */
export function eventWords(event, voice, view) {
  const key = `event-${event.kind.replaceAll(" ", "-")}`;
  return knows(key) ? words(key, particulars(event, voice, view)) : "";
}

/** @param {GameEvent} event @param {Voice} voice @param {View} view */
function particulars({ kind: _, seat, card, source, target, stands_for: rank, count, cards = [] }, voice, view) {
  const [from, to] = [source, target].map((place) => pileAt(view, place ?? "", seat));
  const shown = card ? shortName(card) : "";
  const owner = [null, undefined, seat].includes(from?.seat) ? null : from?.seat;
  return {
    who: voice.who(seat),
    name: voice.name(seat),
    card: card && rank ? words("card-as", { card: shown, rank: Number(rank) || rank }) : shown,
    as: Number(rank) || (rank ?? "none"),
    source: from?.role ?? "none",
    source_number: (from?.index ?? 0) + 1,
    whose: owner === null ? "own" : voice.who(owner),
    owner: owner === null ? "" : voice.name(owner),
    target: to?.role ?? "none",
    target_number: (to?.index ?? 0) + 1,
    count: count ?? 0,
    cards: cards.map(shortName).join(" "),
  };
}

/** @param {Result} result @param {Voice} voice */
export function resultWords(result, voice) {
  const key = `result-${result.how}`;
  if (!knows(key)) return words("result-over");
  const left = result.left.flatMap((count, seat) =>
    count || !result.winners.includes(seat)
      ? [words("left-of", { who: voice.who(seat), name: voice.name(seat), count })]
      : [],
  );
  const winners = listenerFirst(result.winners, voice);
  const names = both(winners.map((seat) => voice.name(seat)));
  return words(key, { who: whoWon(winners, voice), names, left: listed(left) });
}

/** Seats as they are named: You and Ann. @param {number[]} seats @param {Voice} voice */
export function listenerFirst(seats, { listener }) {
  return [...seats].sort((a, b) => Number(b === listener) - Number(a === listener));
}

/** How sentences choose by it. @param {number[]} winners @param {Voice} voice */
export function whoWon(winners, voice) {
  if (!winners.length) return "nobody";
  if (voice.who(winners[0]) === "you") return winners.length === 1 ? "you" : "team";
  return winners.length === 1 ? "other" : "others";
}
