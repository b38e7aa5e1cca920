// What a view says of cards and piles, in any game. No rules: the view has the moves.

import { words } from "../words/catalogue.js";

/** What a table shows a seat. @typedef {Omit<import("../messages.d.ts").Show, "kind">} View
 * @typedef {import("../messages.d.ts").Free} Free
 * @typedef {import("../messages.d.ts").Pile} Pile
 * @typedef {import("../messages.d.ts").GameEvent} GameEvent
 * @typedef {import("../messages.d.ts").Note} Note
 * @typedef {import("../messages.d.ts").Result} Result
 */

/** The clocks of turns have this number or a higher one. */
export const TURN_CLOCKS = 1e6;

/** @type {Record<string, string>} */
export const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** Whether it has another back than the cards of the pack. @param {string} card */
export const hasOtherBack = (card) => card.endsWith("*");

/** @param {string} card */
export const rankText = (card) => (card.startsWith("Jk") ? "Jk" : card.replace(/[a-z]?\*?$/, ""));

/** @param {string} card */
export const suitOf = (card) => (card.startsWith("Jk") ? "" : card.replace("*", "").slice(-1));

/** @param {string} card */
export const shortName = (card) =>
  card.startsWith("Jk")
    ? words("card-joker")
    : rankText(card) + (SUITS[suitOf(card)] ?? "") + (hasOtherBack(card) ? "★" : "");

/** For the ear. @param {string} card */
export function longName(card) {
  if (card.startsWith("Jk")) return words("card-joker");
  const name = words("card-name", { rank: rankText(card), suit: suitOf(card) });
  return hasOtherBack(card) ? words("card-other-back", { card: name }) : name;
}

/** @param {Pile} pile */
export const topOf = (pile) => pile.cards?.at(-1);

/** The rank that a wild top stands for, null for a card that is only itself. @param {Pile} pile */
export const standsFor = (pile) => (pile.wild?.includes((pile.cards?.length ?? 0) - 1) ? (pile.shows ?? null) : null);

/** @param {Pile} pile */
export const countOf = (pile) => (pile.cards?.length ?? 0) + (pile.hidden ?? 0);

/** The piles of that role and owner, in their order. @param {View} view @param {string} role @param {number | null} [seat] */
export const pilesOf = (view, role, seat = null) =>
  view.piles
    .filter((pile) => pile.role === role && (pile.seat ?? null) === seat)
    .sort((a, b) => (a.index ?? 0) - (b.index ?? 0));

/** The pile at a spot, or that an event calls so, undefined for none. Without its owner behind an `@`, it belongs to `seat`
 * or to the whole table. @param {View} view @param {string} spot @param {number | null} [seat] */
export function pileAt(view, spot, seat = view.seat) {
  const [name, owner] = spot.split("@");
  const seats = owner ? [Number(owner)] : [seat ?? view.seat, null];
  return view.piles.find((pile) => pile.name === name && seats.includes(pile.seat ?? null));
}
