// The rules as a sheet to read, written from the options in force: the counterpart of plain/rules.py.

import { OPTIONS } from "./variants.js";

/** @typedef {Record<string, any>} Options */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** The options that a text stands for, null for one that is not known here. @param {string} rules @returns {Options | null} */
export function parseOptions(rules) {
  const [variant, ...changes] = rules.split(" ");
  if (!Object.hasOwn(OPTIONS, variant)) return null;
  const known = /** @type {Record<string, Options>} */ (OPTIONS)[variant];
  /** @type {Options} */
  const options = { ...known, text: rules };
  for (const change of changes) {
    const [name, value] = change.split("=");
    if (!Object.hasOwn(known, name)) return null;
    options[name] = { boolean: value === "yes", number: Number(value), string: value }[
      /** @type {"boolean" | "number" | "string"} */ (typeof options[name])
    ];
  }
  return options;
}

/** @param {number} count */
const number = (count) => NUMBERS[count] ?? String(count);
/** @param {number} count */
const cards = (count) => (count === 1 ? "one card" : `${number(count)} cards`);
/** @param {number} count */
const s = (count) => (count > 1 ? "s" : "");
/** @param {Options} options */
const lastRank = (options) =>
  /** @type {Record<number, string>} */ ({ 13: "king", 12: "queen", 11: "jack" })[options.last_rank] ?? String(options.last_rank);
/** @param {Options} options */
const wildNames = (options) => [options.kings_wild && "kings", options.jokers > 0 && "jokers"].filter(Boolean).join(" and ");

/** The rules in paragraphs. @param {string} rules */
export function rulesText(rules) {
  const options = parseOptions(rules);
  if (!options) return "The host plays by rules that this version does not know. The moves on offer are the lawful ones.";
  /** @type {[string, string[]][]} */
  const parts = [
    ["Set-up", setUp(options)],
    ["Start", start(options)],
    ["Your turn", turn(options)],
    ["Wild cards", wild(options)],
    ["Discards", DISCARDS],
    ["Drawing", drawing(options)],
    ["Partners", options.partners ? PARTNERS : []],
    ["The end", end(options)],
    ["Match", match(options)],
  ];
  const said = parts.filter(([, sentences]) => sentences.length);
  return [`Spite & Malice: ${options.text}`, ...said.map(([head, text]) => `${head.toUpperCase()}. ${text.join(" ")}`)].join("\n\n");
}

/** @param {Options} options */
function setUp(options) {
  const { min_seats: least, max_seats: most, jokers } = options;
  const players = options.partners ? "four" : least === most ? number(least) : `${number(least)} to ${number(most)}`;
  const with_ = jokers ? ` with ${number(jokers)} joker${s(jokers)} each` : "";
  const packs = options.packs
    ? `${number(options.packs)} pack${s(options.packs)} of 52 cards${with_}`
    : `one pack of 52 cards${with_} more than there are players`;
  const said = [
    `For ${players} players, with ${packs}, all shuffled together.`,
    `Each player gets a payoff pile of ${cards(options.payoff)}, face down, whose top is turned up; below it nobody may look, the owner included.`,
  ];
  if (!options.wilds_in_payoff && wildNames(options)) {
    said.push("There are no wild cards in the payoff piles: they are shuffled into the draw pile afterwards.");
  }
  said.push(
    options.hands_dealt === "start"
      ? `Each gets a hand of ${cards(options.hand)}.`
      : "Hands are not dealt: each player draws one when the own first turn starts.",
    `The rest is the draw pile. In the centre there is room for ${number(options.centre_piles)} pile${s(options.centre_piles)}, and everybody has ${number(options.discard_piles)} discard pile${s(options.discard_piles)}.`,
  );
  return said;
}

/** @param {Options} options */
function start(options) {
  if (options.starter === "left") {
    return ["The dealer is drawn by lot. The player to the dealer's left starts; play goes round clockwise."];
  }
  if (options.starter === "dealer") return ["The dealer is drawn by lot, and starts; play goes round clockwise."];
  const highest = options.jokers && options.wilds_in_payoff ? "a joker is highest, then the king" : "the king is highest";
  return [
    `The higher payoff card starts: ${highest}, the ace lowest.`,
    options.equal_tops === "shuffle"
      ? "Where the highest are equal, those piles are shuffled and turned up again."
      : "Where the highest are equal, everything is dealt again.",
  ];
}

/** @param {Options} options */
function turn(options) {
  return [
    `First your hand is filled up to ${cards(options.hand)}.`,
    `Then play as many cards as you like to the centre: your payoff card, cards of your hand, tops of your discard piles. A centre pile begins with an ace and goes up one by one to the ${lastRank(options)}; suits do not matter. When the payoff card is played the next one is turned up, and may be played at once.`,
    `When your hand runs out by playing you draw ${cards(options.hand)} and go on.`,
    options.forced_aces
      ? "You need not play, but while a centre pile is empty an ace of your hand has to be played before you may discard."
      : "You never have to play.",
    "Your turn ends with a discard.",
  ];
}

/** @param {Options} options */
function wild(options) {
  const names = wildNames(options);
  if (!names) return ["There are none."];
  const single = [options.kings_wild && "king", options.jokers > 0 && "joker"].filter(Boolean).join(" or ");
  const said = [
    `${names[0].toUpperCase()}${names.slice(1)} are wild: a ${single} stands for whatever the pile needs next, also several in a row, and also for the ${lastRank(options)} that completes it.`,
    options.wild_as_ace ? "It may stand for the ace that begins a pile too." : "It may not stand for the ace that begins a pile.",
    "When the pile is cleared it is wild again.",
  ];
  if (!options.kings_wild && options.last_rank === 13) said.push("Kings are ordinary cards: they follow the queen.");
  return said;
}

const DISCARDS = [
  "One card of your hand, on any of your discard piles, whatever lies there. It comes back only from the top, and only to the centre. Payoff cards are never discarded, and nothing goes from one discard pile to another. All discards lie open for everybody.",
];

/** @param {Options} options */
function drawing(options) {
  const last = lastRank(options);
  return [
    options.recycle === "at-once"
      ? `A pile that has reached the ${last} is shuffled into the draw pile at once.`
      : `A pile that has reached the ${last} is put aside. When the draw pile is used up, all that was put aside is shuffled and becomes the draw pile.`,
    options.exhaustion === "tie"
      ? "When a hand cannot be filled all the same, the game is a tie."
      : "When there is not enough all the same, what is left is drawn and play goes on.",
  ];
}

const PARTNERS = [
  "Four play two against two; partners sit across from each other. In your turn you may also play your partner's payoff card and the tops of your partner's discard piles. You discard on your own piles only. Who has played out the own payoff pile goes on for the partner.",
];

/** @param {Options} options */
function end(options) {
  const said = [
    options.partners
      ? "The pair wins whose payoff piles are both played out first, at once, whatever is in their hands."
      : "Who plays out the own payoff pile first wins, at once, whatever is in the hand.",
  ];
  let when = `nobody plays a payoff card for ${options.idle_rounds} turns each`;
  if (options.exhaustion === "play-on") {
    said.push("Who has no card in hand, nothing to draw and nothing that fits is passed over.");
    when = `that holds for everybody, or when ${when}`;
  }
  const both = options.partners ? " with both of a pair" : "";
  said.push(`When ${when}, fewest payoff cards left${both} wins; equal is a draw.`);
  said.push(
    `Nothing goes on for ever: after ${options.game_moves.toLocaleString("en")} moves the game ends in the same way, and once you've played ${options.turn_plays} cards in one turn without a payoff card, you draw no new hand until your next turn.`,
  );
  return said;
}

/** @param {Options} options */
function match(options) {
  if (options.deals <= 1 && !options.target) return [];
  return [
    options.scoring === "wins"
      ? "The winner of a game scores one point."
      : "The winner of a game scores a point for each card left in the others' payoff piles.",
    options.target
      ? `Who has ${options.target} points first wins the match; after ${options.max_deals} games most points win.`
      : `After ${number(options.deals)} games most points win the match.`,
    "Where there is a dealer, the deal moves on clockwise from game to game.",
  ];
}
