// Why nothing comes of choosing a card, or a place for it: by what the view says of the piles.

import "./later.js";
import { cardAt, isWild, partnerOf, pileAt, pilesOf, rankOf, shortName } from "./cards.js";
import { either, rankGiven } from "./telling.js";
import { words } from "./words.js";

/** @typedef {import("./cards.js").View} View */
/** @typedef {import("./cards.js").Pile} Pile */

/** The sentence for a spot that cannot be chosen now, with that card picked or, for "", none.
 * @param {View} view @param {string} picked @param {string} spot */
export function whyNot(view, picked, spot) {
  return picked && picked !== spot ? whyNotThere(view, picked, spot) : whyNotFrom(view, spot);
}

/** Why no card can be taken from there. @param {View} view @param {string} spot */
function whyNotFrom(view, spot) {
  const [pile, card] = [pileAt(view, spot), cardAt(view, spot)];
  const owner = pile?.seat ?? view.seat;
  if (pile?.role === "draw") return words("draws-by-itself");
  if (pile?.role === "centre") return words("choose-card-first");
  if (![view.seat, partnerOf(view)].includes(owner))
    return words(partnerOf(view) >= 0 ? "error-plays-from-team" : "error-plays-from-own");
  if (!card) return words("nothing-there");
  // A card in hand may always be discarded, but where an ace has to be played before.
  return pile ? fitsNowhere(view, card) : words("error-ace-first");
}

/** Why the picked card can't go there. @param {View} view @param {string} picked @param {string} spot */
function whyNotThere(view, picked, spot) {
  const [target, card] = [pileAt(view, spot), cardAt(view, picked) ?? ""];
  if (target?.role === "centre") return misfit(view, card, target);
  if (target?.role !== "discard") return whyNotFrom(view, spot);
  const role = pileAt(view, picked)?.role;
  if (role === "payoff") return words("error-payoff-to-centre-only");
  if (role === "discard") return words("error-discard-to-centre-only");
  return words(target.seat === view.seat ? "error-ace-first" : "error-discards-on-own");
}

/** @param {View} view @param {string} card @param {Pile} pile */
function misfit(view, card, { index = 0, needs }) {
  const key = isWild(view, card) ? "error-wild-may-not-begin" : "error-does-not-fit";
  return words(key, { pile: index + 1, needs: rankGiven(needs ?? ""), card: shortName(card) });
}

/** @param {View} view @param {string} card */
function fitsNowhere(view, card) {
  const piles = pilesOf(view, "centre");
  if (isWild(view, card)) return misfit(view, card, piles[0]);
  const needs = [...new Set(piles.flatMap((pile) => pile.needs ?? []))].sort((a, b) => rankOf(a) - rankOf(b));
  const alike = needs.length === 1 ? "yes" : "no";
  return words("fits-nowhere", {
    needs: either(needs.map((rank) => words("needed-rank", { rank: rankGiven(rank) }))),
    card: shortName(card),
    alike,
  });
}
