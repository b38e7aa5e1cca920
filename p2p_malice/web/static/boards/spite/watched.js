// What whoever watches is told of Spite: what is going on, and how it stands.

import { rankText } from "../../cards/view.js";
import { signed } from "../../players/score-table.js";
import { both, eventWords, listed } from "../../state/sentences.js";
import { words } from "../../words/catalogue.js";
import { factOf } from "./hand.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../state/sentences.js").Voice} Voice */

/** So many cards of one rank are a joker combination, and so many fake jokers face down beat everything else. */
const MANY = 5;

/** What is going on, as sentences: who has played what and what beats it, and who may do something now.
 * @param {View} view @param {Voice} voice @returns {string[]} */
export function nowWords(view, voice) {
  const [seat, claim] = [view.turn[0], factOf(view, "claim")];
  const name = voice.name(seat);
  const last = view.piles.find(({ role, index }) => role === "played" && !index);
  const { cards = [], hidden: count = 0 } = last ?? {};
  const lies = last && eventWords({ kind: count ? "play down" : "play", seat: last.seat, cards, count }, voice, view);
  if (view.result) return [];
  if (seat === undefined) return lies ? [lies, words("watched-call")] : [];
  if (factOf(view, "swap")) return [words("first-swap")];
  if (claim) return [words("spite-claimed", { rank: claim })];
  if (factOf(view, "exchange")) return [words("watched-exchange", { name })];
  if (!lies) return [words("spite-leads", { name })];
  const may = factOf(view, "passed", seat) ? "return" : "beat";
  const kinds = factOf(view, "arity") === "5" ? [words("first-poker")] : [];
  return [lies, ...kinds, `${beatWords(view, cards, count)} ${words("watched-turn", { name, may })}`];
}

/** What may follow those cards, or so many that lie face down. @param {View} view @param {string[]} cards @param {number} count */
function beatWords(view, cards, count) {
  const [arity, due] = [factOf(view, "arity"), factOf(view, "due")];
  if (count) return words(count < MANY ? "first-down" : "first-barrier");
  if (due) return words("hint-consec", { than: Number(due) || due });
  if (factOf(view, "suits")) return words("first-suits");
  const way = factOf(view, "direction") === "<" ? "down" : "up";
  const ranks = new Set(cards.map(rankText));
  const isJoker = cards[0] === "Jk" || (ranks.size === 1 && cards.length >= MANY);
  if (isJoker && way === "up") return words("hint-joker-up");
  const single = way === "up" && ranks.has("2") ? "highest" : way;
  return words("watched-beat", { how: isJoker ? (arity ? "open" : "any") : cards.length > 1 ? `${way}s` : single });
}

/** Who is out of cards already, and who has most points. @param {View} view @param {Voice} voice */
export function standingWords(view, voice) {
  const { scores = [] } = view;
  const placed = scores
    .map((_, seat) => ({ name: voice.name(seat), place: Number(factOf(view, "place", seat)) }))
    .filter(({ place }) => place)
    .sort((a, b) => a.place - b.place)
    .map(({ name, place }) => `${name} (${words("spite-place", { place })})`);
  const most = Math.max(...scores);
  const names = both(scores.flatMap((score, seat) => (score === most ? [voice.name(seat)] : [])));
  const ahead = most > Math.min(...scores) ? words("spite-in-front", { names, score: signed(most) }) : "";
  return [placed.length ? words("watched-out", { names: listed(placed) }) : "", ahead].filter(Boolean).join(" · ");
}
