// What whoever watches is told of Spite: what is going on, and how it stands.

import { countOf, pilesOf, rankText } from "../../cards/view.js";
import { signed } from "../../players/score-table.js";
import { both, listed } from "../../state/sentences.js";
import { words } from "../../words/catalogue.js";
import { MANY, areJokers, factOf, lastIn, madeWords, sizeOf } from "./hand.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../state/sentences.js").Voice} Voice */

/** So much is explained at once, so that it's read. */
const NOTED = 2;
/** What matters less than what the game is about. */
const REST = ["watched-fakes", "first-bounty"];

/** What is going on, as sentences: who may do something now, and what lies there and beats it.
 * @param {View} view @param {Voice} voice @returns {string[]} */
export function nowWords(view, voice) {
  const [seat, claim] = [view.turn[0], factOf(view, "claim")];
  const name = voice.name(seat);
  const last = lastIn(view);
  if (view.result) return [];
  if (seat === undefined) return last ? [words("watched-call")] : [];
  if (factOf(view, "swap"))
    return [words("watched-swap", { names: both(view.turn.map((each) => voice.name(each))) }), words("first-swap")];
  if (claim) return [words("spite-claimed", { rank: claim })];
  if (factOf(view, "exchange")) return [words("watched-exchange", { name })];
  if (!last) return [words("spite-leads", { name })];
  const may = factOf(view, "passed", seat) ? "return" : "beat";
  const { cards = [], hidden = 0 } = last;
  const made = cards.length > 1 ? `${madeWords(view)} ` : "";
  return [words("watched-turn", { name, may }), made + beatWords(view, cards, hidden)];
}

/** What has to be explained of what is seen now, as sentences: what is pressing, and the rest.
 * @param {View} view @returns {[string[], string[]]} */
export function noteWords(view) {
  const { cards = [] } = lastIn(view) ?? {};
  const dares = !factOf(view, "exchange") && view.piles.some(({ role, shows }) => role === "cams" && shows);
  const lies = (/** @type {string} */ name) => view.piles.some((pile) => pile.role === name && countOf(pile));
  /** @type {[string, unknown][]} */
  const notes = [
    ["first-dared", dares],
    ["first-consec", factOf(view, "due")],
    ["first-poker", cards.length && sizeOf(view) === "5"],
    ["first-thirteen", cards.length > 1 && cards.some((card) => rankText(card) === "13")],
    ["watched-fakes", lies("fakes")],
    ["first-bounty", lies("bounty")],
  ];
  const seen = notes.flatMap(([key, isSeen]) => (isSeen ? [key] : [])).slice(0, NOTED);
  const isRest = (/** @type {string} */ key) => REST.includes(key);
  const said = (/** @type {string[]} */ keys) => keys.map((key) => words(key));
  return [said(seen.filter((key) => !isRest(key))), said(seen.filter(isRest))];
}

/** What may follow those cards, or so many that lie face down. @param {View} view @param {string[]} cards @param {number} count */
function beatWords(view, cards, count) {
  const [arity, due] = [factOf(view, "arity"), factOf(view, "due")];
  if (count) return words(count < MANY ? "first-down" : "first-barrier");
  if (due) return words("hint-consec", { than: Number(due) || due });
  if (factOf(view, "suits")) return words("first-suits");
  const way = factOf(view, "direction") === "<" ? "down" : "up";
  const ranks = new Set(cards.map(rankText));
  const isJoker = areJokers(cards);
  if (isJoker && way === "up" && cards.length === 1) return words("first-joker-played");
  const single = way === "up" && ranks.has("2") ? "highest" : way;
  return words("watched-beat", {
    how: isJoker ? (way === "up" ? "jokers" : arity ? "open" : "any") : cards.length > 1 ? `${way}s` : single,
  });
}

/** Who is out of cards already, or else has fewest, and who has most points. @param {View} view @param {Voice} voice */
export function standingWords(view, voice) {
  const { scores = [] } = view;
  const placed = scores
    .map((_, seat) => ({ name: voice.name(seat), place: Number(factOf(view, "place", seat)) }))
    .filter(({ place }) => place)
    .sort((a, b) => a.place - b.place)
    .map(({ name, place }) => `${name} (${words("spite-place", { place })})`);
  const most = Math.max(...scores);
  const names = both(scores.flatMap((score, seat) => (score === most ? [voice.name(seat)] : [])));
  const ahead = most > Math.min(...scores) ? words("spite-most", { names, score: signed(most) }) : "";
  const race = placed.length ? words("watched-out", { names: listed(placed) }) : fewestWords(view, voice);
  return [race, ahead].filter(Boolean).join(" · ");
}

/** Who has fewest cards, unless most players have as few. @param {View} view @param {Voice} voice */
function fewestWords(view, voice) {
  const held = [...Array(view.seats).keys()].map((seat) => countOf(pilesOf(view, "hand", seat)[0] ?? { name: "" }));
  const count = Math.min(...held);
  const those = held.flatMap((each, seat) => (each === count ? [voice.name(seat)] : []));
  return 2 * those.length > view.seats ? "" : words("spite-fewest", { names: both(those), count });
}
