// What the quick bot would do: payoff card, what leads to it, what does no harm, a tidy discard (see games/malice/bots/greedy.py).

import { isWild, movesBySource, ownHand, partnerOf, pileAt, pileOf, pilesOf, rankOf, topOf } from "./cards.js";

/** @typedef {import("./cards.js").View} View */

/** A move to make. @param {View} view @returns {string} */
export const hintFor = (view) => hintWithReason(view).move;

/** A move to make, and why, by the end of the key of its sentence. @param {View} view @returns {{move: string, why: string}} */
export function hintWithReason(view) {
  const team = [view.seat, partnerOf(view)];
  const payoffs = view.piles.filter((pile) => pile.role === "payoff" && topOf(pile));
  const rivals = payoffs.filter((pile) => !team.includes(pile.seat ?? -2)).map((pile) => rankOf(topOf(pile) ?? ""));
  const needs = (/** @type {string} */ pile) => (pileOf(view, pile)?.cards?.length ?? 0) + 1;
  const isGift = (/** @type {string} */ pile) => rivals.includes(needs(pile) + 1);
  const target = (/** @type {string} */ move) => move.split(">")[1];
  const source = (/** @type {string} */ move) => move.split(">")[0];
  const role = (/** @type {string} */ spot) => pileAt(view, spot)?.role;
  const plays = view.moves.filter((move) => role(target(move)) === "centre");

  const payoff = plays.filter((move) => role(source(move)) === "payoff");
  if (payoff.length) {
    const move = least(payoff, (move) => [Number(isGift(target(move))), -needs(target(move))]);
    return { move, why: source(move) === "payoff" ? "payoff" : "other" };
  }

  const lead = leadToPayoff(view, plays, needs);
  if (lead) return { move: lead, why: "lead" };

  const card = (/** @type {string} */ move) => cardOf(view, move);
  const free = plays.filter((move) => !isWild(view, card(move)) && !isGift(target(move)));
  if (free.length) {
    const move = least(free, (move) => [Number(role(source(move)) !== "discard"), -rankOf(card(move))]);
    return { move, why: "free" };
  }

  const discards = view.moves.filter((move) => role(target(move)) === "discard");
  if (!discards.length) {
    const cost = (/** @type {string} */ move) => {
      const played = card(move);
      return [Number(isWild(view, played)), Number(isGift(target(move))), -rankOf(played)];
    };
    return { move: plays.length ? least(plays, cost) : view.moves[0], why: "other" };
  }
  const move = least(discards, (move) => [harm(view, card(move), target(move))]);
  return { move, why: goesWell(view, card(move), target(move)) ? "discard-match" : "discard" };
}

/** @param {string[]} moves @param {(move: string) => number[]} cost */
function least(moves, cost) {
  return moves.map((move) => ({ move, cost: cost(move) })).sort((a, b) => compare(a.cost, b.cost))[0].move;
}

/** @param {number[]} a @param {number[]} b */
function compare(a, b) {
  const place = a.findIndex((each, index) => each !== b[index]);
  return place < 0 ? 0 : a[place] - b[place];
}

/** @param {View} view @param {string} move */
function cardOf(view, move) {
  const [name, seat] = move.split(">")[0].split("@");
  const pile = pileOf(view, name, seat ? Number(seat) : view.seat);
  return pile ? (topOf(pile) ?? "") : name;
}

/** The first card of the cheapest run of this player's cards that ends with the payoff card.
 * @param {View} view @param {string[]} plays @param {(pile: string) => number} needs */
function leadToPayoff(view, plays, needs) {
  const own = pilesOf(view, "payoff", view.seat)[0];
  const payoff = own && topOf(own);
  if (!payoff) return "";
  const hand = ownHand(view);
  const end = isWild(view, payoff) ? 2 : rankOf(payoff);
  let best = { cost: [99, 99], move: "" };
  for (const move of plays) {
    const pile = move.split(">")[1];
    const used = [cardOf(view, move)];
    let wilds = Number(isWild(view, used[0]));
    let rank = needs(pile) + 1;
    const isFromDiscards = pileAt(view, move.split(">")[0])?.role === "discard";
    const left = hand.filter((_, index) => isFromDiscards || index !== hand.indexOf(used[0]));
    for (; rank < end; rank++) {
      const from = left.findIndex((each) => rankOf(each) === rank && !isWild(view, each));
      const wild = left.findIndex((each) => isWild(view, each));
      const place = from >= 0 ? from : wild;
      if (place < 0 || (from < 0 && ++wilds > 2)) break;
      used.push(...left.splice(place, 1));
    }
    const reaches = needs(pile) < end && rank >= end;
    if (reaches && compare([wilds, used.length], best.cost) < 0) best = { cost: [wilds, used.length], move };
  }
  return best.move;
}

/** Whether a discard can be played together with the card that it lies on. @param {View} view @param {string} card @param {string} name */
function goesWell(view, card, name) {
  const below = pileOf(view, name, view.seat);
  const top = below ? rankOf(topOf(below) ?? "") : 0;
  return top > 0 && (top === rankOf(card) || top === rankOf(card) + 1);
}

/** How much a discard buries. @param {View} view @param {string} card @param {string} name */
function harm(view, card, name) {
  const below = pileOf(view, name, view.seat)?.cards ?? [];
  const keep = isWild(view, card) ? 40 : 12 - rankOf(card);
  const top = below.length ? rankOf(below[below.length - 1]) : 0;
  if (!below.length) return keep + 4;
  if (top === rankOf(card)) return keep;
  if (top === rankOf(card) + 1) return keep + 1;
  const buried = 10 * below.filter((each) => isWild(view, each)).length;
  return keep + 6 + buried + (top < rankOf(card) ? 8 : 14 - top);
}

/** The spots of a move: where it comes from, where it goes. @param {View} view @param {string} move */
export function spotsOf(view, move) {
  for (const [source, targets] of movesBySource(view)) {
    for (const [target, own] of targets) if (own === move) return [source, target];
  }
  return ["", ""];
}
