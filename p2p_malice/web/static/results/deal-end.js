// How a deal of a match ends: what was played last is seen before the next deal, which the table tells of in one message.

import { pileAt } from "../cards/view.js";

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {import("../cards/view.js").Pile} Pile */
/** @typedef {import("../cards/view.js").GameEvent} GameEvent */

/** What begins another deal. */
const BEGINS = ["deal", "round"];
/** The role of the piles on which cards lie that were played from a hand, and how many of them are seen. */
const [LIES, MOST] = ["played", 3];

/** The position in which a deal has ended, and the first one of the next deal, with what led to each; null where no
 * card was played last. @param {View} before the last position that was shown @param {View} next
 * @returns {[View, View] | null} */
export function dealEndOf(before, next) {
  const at = next.events.findIndex(({ kind }) => BEGINS.includes(kind));
  const events = next.events.slice(0, Math.max(0, at));
  const played = events.find(({ kind }) => kind === "play");
  const piles = played && (played.card ? moved(before, played) : laid(before, played));
  if (!piles) return null;
  const still = { moves: [], free: undefined, may: [], ahead: undefined, undo: undefined };
  const last = { ...before, ...still, piles, events, scores: next.scores, number: next.number - 0.5 };
  return [last, { ...next, events: next.events.slice(at) }];
}

/** A card went from one pile to another. @param {View} before @param {GameEvent} played @returns {Pile[] | null} */
function moved(before, { card, source, target, seat, stands_for: shows }) {
  const [from, to] = [pileAt(before, source ?? "", seat), pileAt(before, target ?? "", null)];
  if (!card || !from || !to) return null;
  const cards = [...(to.cards ?? []), card];
  const wild = shows ? [...(to.wild ?? []), cards.length - 1] : to.wild;
  return before.piles.map((pile) => {
    if (pile === from) return without(pile, [card]);
    return pile === to ? { ...pile, cards, wild, shows: shows ?? null, needs: null } : pile;
  });
}

/** Cards of a hand lie upon those that were played before. @param {View} before @param {GameEvent} played
 * @returns {Pile[]} */
function laid(before, { cards = [], seat }) {
  const piles = before.piles.map((pile) => {
    if (pile.role === LIES) return { ...pile, index: (pile.index ?? 0) + 1 };
    return pile.role === "hand" && pile.seat === seat ? without(pile, cards) : pile;
  });
  return [
    ...piles.filter(({ role, index = 0 }) => role !== LIES || index < MOST),
    { name: LIES, role: LIES, seat, index: 0, cards },
  ];
}

/** @param {Pile} pile @param {string[]} gone */
function without(pile, gone) {
  const cards = [...(pile.cards ?? [])];
  let hidden = pile.hidden ?? 0;
  for (const card of gone) {
    const at = cards.lastIndexOf(card);
    if (at >= 0) cards.splice(at, 1);
    else hidden = Math.max(0, hidden - 1);
  }
  return { ...pile, cards, hidden };
}
