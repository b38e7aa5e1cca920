// Which picks make which move of Spite & Malice, and the keys for them. No rules: the view has the moves.

import { pileAt, pilesOf, rankText, topOf } from "../../cards/view.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").Pile} Pile */

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** 1 to 13, 0 for a joker. @param {string} card */
const rankOf = (card) => RANKS.indexOf(rankText(card)) + 1;

/** Whether cards lie buried in a pile that everybody may look through. @param {Pile | undefined} pile */
export const isBuried = (pile) => pile?.role === "discard" && (pile.cards?.length ?? 0) > 1;

/** The own hand in the order shown: "" for each card that is hidden, and none for a spectator, to whom no hand is shown.
 * @param {View} view */
export function ownHand(view) {
  const { cards = [], hidden = 0 } = pilesOf(view, "hand", view.seat)[0] ?? {};
  if (hidden) return view.watches ? [] : Array(hidden).fill("");
  return [...cards].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** The partner's seat, -1 where there is none. @param {View} view */
export const partnerOf = (view) => view.partners?.[0] ?? -1;

/** By the spot that a card comes from, and the spot that it goes to: the move. @param {View} view */
export function movesBySource(view) {
  const hand = ownHand(view);
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map();
  for (const move of view.moves) {
    const [source, target] = move.split(">");
    if (!target) continue;
    const spots = hand.flatMap((card, index) => (card === source ? [`hand${index}`] : []));
    for (const spot of spots.length ? spots : [source]) {
      found.set(spot, (found.get(spot) ?? new Map()).set(target, move));
    }
  }
  return found;
}

/** The spots of a move: where it comes from, where it goes. @param {View} view @param {string} move */
export function spotsOf(view, move) {
  for (const [source, targets] of movesBySource(view)) {
    for (const [target, own] of targets) if (own === move) return [source, target];
  }
  return ["", ""];
}

/** The card that lies uppermost at a spot. @param {View} view @param {string} spot */
export function cardAt(view, spot) {
  if (spot.startsWith("hand")) return ownHand(view)[Number(spot.slice(4))];
  const pile = pileAt(view, spot);
  return pile && topOf(pile);
}

/** Whether a card stands for others. @param {View} view @param {string} card */
export function isWild(view, card) {
  return view.piles.some((pile) => pile.wild?.some((place) => pile.cards?.[place] === card));
}

/** The move that plays the card at a spot to the centre, if it makes no difference to which pile; "" for a wild card.
 * @param {View} view @param {string} spot */
export function centreMove(view, spot) {
  const moves = movesBySource(view).get(spot) ?? new Map();
  const plays = [...moves.keys()].filter((target) => pileAt(view, target)?.role === "centre");
  const needs = new Set(plays.map((target) => pileAt(view, target)?.needs));
  return isWild(view, cardAt(view, spot) ?? "") || needs.size !== 1 ? "" : moves.get(plays[0]);
}

/** The move that plays the card at a spot to the centre, if it can do nothing else; "" for a wild card.
 * @param {View} view @param {string} spot */
export function onlyMove(view, spot) {
  const targets = [...(movesBySource(view).get(spot)?.keys() ?? [])];
  return targets.every((target) => pileAt(view, target)?.role === "centre") ? centreMove(view, spot) : "";
}

const KEYS = new Map([
  ["centre", "asdfgbnm"],
  ["discard", "qwerzxcv"],
  ["payoff", "p"],
]);

/** The keys of the spots, as in the terminal; capitals are for the partner's piles. @param {View} view */
export function keysOf(view) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const index of ownHand(view).slice(0, 9).keys()) found[String(index + 1)] = `hand${index}`;
  const partner = partnerOf(view);
  for (const { name, seat, role, index } of view.piles) {
    const key = (KEYS.get(role ?? "") ?? "")[index ?? 0];
    if (!key) continue;
    if (role === "centre") found[key] = name;
    else if (seat === view.seat || seat === partner) {
      found[seat === view.seat ? key : key.toUpperCase()] = seat === view.seat ? name : `${name}@${seat}`;
    }
  }
  return found;
}
