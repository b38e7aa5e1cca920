// The cards of one player of Spite in the order in which they lie, and the moves that are made of them. No rules.

import { countOf, pilesOf, rankText, suitOf } from "../../cards/view.js";
import { knows, words } from "../../words/catalogue.js";

/** @typedef {import("../../cards/view.js").View} View */
/** A card of one's own: `key` tells it from others with the same face; an `isExtra` is none of the regular ones.
 * @typedef {{key: string, text: string, isExtra: boolean}} Own */

/** From low to high. */
export const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A", "2", "Jk"];
const SUITS = "cdhs";

/** So many cards of one rank are a joker combination, and so many fake jokers face down beat everything else. */
export const MANY = 5;

/** The ways in which a hand may be sorted. */
export const ORDERS = ["value", "suit", "hands"];

/** @param {string} text */
const rankAt = (text) => RANKS.indexOf(rankText(text));

/** The cards that have to be beaten. @param {View} view */
export const lastIn = (view) => view.piles.find(({ role, index }) => role === "played" && !index);

/** Whether these are a joker combination. @param {string[]} cards */
export const areJokers = (cards) =>
  cards[0] === "Jk" || (cards.length >= MANY && new Set(cards.map(rankText)).size === 1);

/** How many cards have to be played, "" where any number or only other jokers may follow. @param {View} view */
export function sizeOf(view) {
  const { cards = [], hidden = 0 } = lastIn(view) ?? {};
  const isBeyond = hidden >= MANY || (factOf(view, "direction") !== "<" && areJokers(cards));
  return isBeyond ? "" : factOf(view, "arity");
}

/** All cards of the viewer, in the order that was chosen: fake jokers and the like behind the others.
 * @param {View} view @param {string} order one of `ORDERS` @returns {Own[]} */
export function ownCards(view, order) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const keyed = (/** @type {string} */ text, /** @type {boolean} */ isExtra) => {
    const copy = seen.get(text) ?? 0;
    seen.set(text, copy + 1);
    return { key: `${text}${copy}`, text, isExtra };
  };
  const [hand, extra] = ["hand", "fakes"].map((role) =>
    pilesOf(view, role, view.seat).flatMap((pile) => (pile.cards ?? []).map((text) => keyed(text, role === "fakes"))),
  );
  return [...sorted(hand, order), ...sorted(extra, order)];
}

/** @param {Own[]} cards @param {string} order */
function sorted(cards, order) {
  const [byValue, bySuit] = [
    (/** @type {Own} */ { text }) => rankAt(text),
    (/** @type {Own} */ { text }) => SUITS.indexOf(suitOf(text)),
  ];
  if (order === "suit") return [...cards].sort((a, b) => bySuit(a) - bySuit(b) || byValue(a) - byValue(b));
  const plain = [...cards].sort((a, b) => byValue(a) - byValue(b) || bySuit(a) - bySuit(b));
  if (order !== "hands") return plain;
  // Many of one value in front, then what lies in a row, then the rest.
  const count = (/** @type {Own} */ card) => plain.filter((other) => byValue(other) === byValue(card)).length;
  return [...plain].sort((a, b) => count(b) - count(a));
}

/** The text of a move that plays those cards and says those words. @param {Own[]} cards @param {Iterable<string>} words */
export const written = (cards, words) =>
  cards.map(({ text }) => text).join("+") + [...words].map((word) => `!${word}`).join("");

/** Of the cards, those that a move names. @param {Own[]} cards @param {string} move */
export function namedIn(cards, move) {
  const wanted = move.split("!")[0].split("+");
  return cards.filter(({ text }) => {
    const at = wanted.indexOf(text);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
}

/** Which cards may be picked now: of those on offer or, while others act, all. @param {View} view @param {Own[]} cards */
export const pickable = ({ free }, cards) => (free ? cards.filter(({ text }) => free.cards.includes(text)) : cards);

/** What shows in a fact of the table, or of a player; "" where there is none.
 * @param {View} view @param {string} role @param {number | null} [seat] */
export const factOf = (view, role, seat = null) => pilesOf(view, role, seat)[0]?.shows ?? "";

/** What the last combination is called, and its rank; cards of one rank say so themselves. @param {View} view */
function madeOf(view) {
  const [card = "", ...more] = lastIn(view)?.cards ?? [];
  const made = factOf(view, "made");
  // What a play comes to is told once nobody can call it a misplay any more, but anybody sees a pair.
  if (made || !card || more.some((each) => rankText(each) !== rankText(card))) return made.split(" ");
  if (card === "Jk") return ["joker"];
  return [more.length < MANY - 1 ? "same" : "jokers", rankText(card)];
}

/** What the last combination is called, as a sentence; "" where that isn't known yet. @param {View} view */
export function madeWords(view) {
  const [code, of = ""] = madeOf(view);
  return calledWords(code, of, countOf(lastIn(view) ?? { name: "" }));
}

/** What so many cards that make a combination are called. @param {string} code @param {string} of its rank @param {number} cards */
export function calledWords(code, of, cards) {
  const key = `preview-${code.replaceAll("_", "-")}`;
  return cards && knows(key) ? words(key, { cards, of: Number(of) || of, alike: "mixed" }).trim() : "";
}

/** The ranks that beat the last combination, beginning with the nearest; none where its rank isn't all that counts.
 * @param {View} view @returns {{own: string, over: string[]}} */
export function ranksOf(view) {
  const [code, own = ""] = madeOf(view);
  const at = RANKS.indexOf(own);
  if (at < 0 || !["same", "jokers"].includes(code) || factOf(view, "due")) return { own: "", over: [] };
  const over = factOf(view, "direction") === "<" ? RANKS.slice(0, at).reverse() : RANKS.slice(at + 1, -1);
  // No consec allows 13s.
  return { own, over: over.filter((rank) => rank !== "13" || !factOf(view, "suits")) };
}
