// What whoever watches is told of Spite: what is going on, and how it stands.

import { SUITS, countOf, pilesOf, rankText } from "../../cards/view.js";
import { signed } from "../../players/score-table.js";
import { both, listed } from "../../state/sentences.js";
import { words } from "../../words/catalogue.js";
import { MANY, areJokers, calledWords, factOf, lastIn, madeWords, ranksOf, sizeOf } from "./hand.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../state/sentences.js").Voice} Voice */

/** So much is explained at once, so that it's read. */
const NOTED = 2;
/** What is going on, as sentences: who may do something now, and what lies there and beats it.
 * @param {View} view @param {Voice} voice @returns {string[]} */
export function nowWords(view, voice) {
  const [seat] = view.turn;
  const last = lastIn(view);
  if (view.result) return [];
  const over = overWords(view, voice);
  if (over) return [over, ...leadWords(view, voice)];
  if (seat === undefined) return last ? [words("watched-call")] : [];
  if (!last) return leadWords(view, voice);
  const may = factOf(view, "passed", seat) ? "return" : "beat";
  return [words("watched-turn", { name: voice.name(seat), may }), beatWords(view)];
}

/** Whether a round has just ended: nothing of the next one lies there yet. @param {View} view */
export const isBetween = (view) =>
  (view.deal ?? 0) > 1 && !view.piles.some((pile) => pile.role === "played" || (pile.role === "out" && countOf(pile)));

/** Who has won the round that has just ended, "" while one is played. @param {View} view @param {Voice} voice */
function overWords(view, voice) {
  const seats = [...Array(view.seats).keys()];
  const won = seats.find((seat) => factOf(view, "counted", seat).split(" ").at(-1)?.startsWith("1:"));
  if (won === undefined || !isBetween(view)) return "";
  return words("watched-over", { round: (view.deal ?? 0) - 1, name: voice.name(won) });
}

/** Who does something before a card lies there. @param {View} view @param {Voice} voice */
function leadWords(view, voice) {
  const claim = factOf(view, "claim");
  if (factOf(view, "swap"))
    return [words("watched-swap", { names: both(view.turn.map((each) => voice.name(each))) }), words("first-swap")];
  if (claim) return [words("spite-who-leads"), words("spite-claimed", { rank: claim })];
  const [seat] = view.turn;
  if (seat === undefined) return [];
  const name = voice.name(seat);
  return [words(factOf(view, "exchange") ? "watched-exchange" : "spite-leads", { name })];
}

/** What has to be explained of what is seen now, as sentences. @param {View} view @param {Voice} voice */
export function noteWords(view, voice) {
  const { cards = [] } = lastIn(view) ?? {};
  const cams = factOf(view, "exchange") ? [] : view.piles.filter(({ role, shows }) => role === "cams" && shows);
  const names = both(cams.map(({ seat }) => voice.name(seat ?? 0)));
  const lies = (/** @type {string} */ name) => view.piles.some((pile) => pile.role === name && countOf(pile));
  /** @type {[string, unknown][]} */
  const notes = [
    ["watched-dared", names],
    ["first-poker", cards.length && sizeOf(view) === "5"],
    ["watched-alike", cards.length > 1 && ranksOf(view).own && !areJokers(cards)],
    ["first-thirteen", cards.length > 1 && cards.some((card) => rankText(card) === "13")],
    ["watched-fakes", lies("fakes")],
    ["watched-bounty", lies("bounty") && !lastIn(view)],
  ];
  const seen = notes.filter(([, isSeen]) => isSeen).slice(0, NOTED);
  return seen.map(([key]) => words(key, { names }));
}

/** What the last combination is, and what may follow it. @param {View} view */
function beatWords(view) {
  const { cards = [], hidden = 0 } = lastIn(view) ?? {};
  if (hidden) return words(hidden < MANY ? "first-down" : "first-barrier");
  const [arity, due] = [factOf(view, "arity"), factOf(view, "due")];
  const suits = [...factOf(view, "suits")].map((suit) => SUITS[suit]).join(" ");
  const way = factOf(view, "direction") === "<" ? "down" : "up";
  const isJoker = areJokers(cards);
  if (due || suits) {
    const next = due ? words("watched-due", { made: calledWords("same", due, cards.length) }) : "";
    const isHighest = way === "up" && rankText(cards[0] ?? "") === "2";
    const only = isHighest ? words("first-unbeatable") : words("watched-suits", { suits });
    return [madeWords(view), next, suits && only].filter(Boolean).join(" ");
  }
  if (isJoker && way === "up" && cards.length === 1) return words("first-joker-played");
  const hasOver = ranksOf(view).over.length > 0;
  const joker = way === "up" ? "jokers" : arity ? "open" : "any";
  const several = hasOver ? `alike_${way}` : `${way}s`;
  const single = hasOver || way === "down" ? way : "highest";
  const how = isJoker ? joker : cards.length > 1 ? several : single;
  return `${madeWords(view)} ${words("watched-beat", { how })}`.trim();
}

/** Who is out of cards already, or else has fewest, and who has most points, as sentences.
 * @param {View} view @param {Voice} voice */
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
  return [race, ahead].filter(Boolean);
}

/** Who has fewest cards, or how many all have. @param {View} view @param {Voice} voice */
function fewestWords(view, voice) {
  const held = [...Array(view.seats).keys()].map((seat) => countOf(pilesOf(view, "hand", seat)[0] ?? { name: "" }));
  const count = Math.min(...held);
  const those = held.flatMap((each, seat) => (each === count ? [voice.name(seat)] : []));
  if (!count) return words("watched-out", { names: both(those) });
  return those.length < view.seats
    ? words("spite-fewest", { names: both(those), count })
    : words("watched-even", { count });
}
