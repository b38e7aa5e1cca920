// What happened, in sentences: the counterpart of plain/words.py.

import { countOf, longName, shortName } from "./cards.js";

/** @typedef {import("./cards.js").GameEvent} GameEvent */
/** @typedef {import("./cards.js").Result} Result */

/** Speaks of the players by name, or as “you”. */
export class Voice {
  /** @param {string[]} names @param {number | null} listener */
  constructor(names, listener) {
    this.names = names;
    this.listener = listener;
  }

  /** @param {number | null | undefined} seat */
  name(seat) {
    if (seat === null || seat === undefined) return "Nobody";
    return seat === this.listener ? "You" : this.names[seat] || `Player ${seat + 1}`;
  }

  /** @param {number | null | undefined} seat @param {string} verb */
  does(seat, verb) {
    if (seat === this.listener) return `You ${verb}`;
    return `${this.name(seat)} ${verb === "have" ? "has" : `${verb}s`}`;
  }

  /** @param {number | null | undefined} seat */
  whose(seat) {
    return seat === this.listener ? "Your" : `${this.name(seat)}'s`;
  }
}

// A Map: what a host writes is looked up here, and an object would also answer to names such as “constructor”.
const PILES = new Map([["payoff", "the payoff pile"], ["hand", "the hand"], ["draw", "the draw pile"]]);

/** @param {string | null | undefined} name */
export function pileWords(name) {
  const plain = (name ?? "").split("@")[0];
  const number = Number(plain.slice(1)) + 1;
  if (/^c\d$/.test(plain)) return `centre ${number}`;
  if (/^d\d$/.test(plain)) return `discard pile ${number}`;
  return PILES.get(plain) ?? "a pile";
}

/** @param {number | null | undefined} count @param {string} [thing] */
export const counted = (count, thing = "card") => `${count ?? 0} ${thing}${count === 1 ? "" : "s"}`;

/** The event as a sentence, "" for one that needs none. @param {GameEvent} event @param {Voice} voice */
export function eventWords(event, voice) {
  const { kind, seat, count, target, source } = event;
  const card = event.card ? shortName(event.card) : "";
  const pile = pileWords(target);
  const Pile = pile[0].toUpperCase() + pile.slice(1);
  const as = event.stands_for ? ` as ${event.stands_for}` : "";
  const owner = source?.includes("@") ? ` of ${voice.name(Number(source.split("@")[1]))}` : "";
  switch (kind) {
    case "equal":
      return `${voice.whose(seat)} payoff card ${card} is not the only one: the pile is shuffled and turned up.`;
    case "start":
      return `${voice.does(seat, "start")}.`;
    case "play":
      return `${voice.does(seat, "play")} ${card}${as} from ${pileWords(source)}${owner} on ${pile}.`;
    case "turn up":
      return `${voice.whose(seat)} next payoff card is ${card}.`;
    case "complete":
      return `${Pile} is complete: its ${count} cards are shuffled into the draw pile.`;
    case "clear":
      return `${Pile} is complete: its ${count} cards are put aside.`;
    case "reshuffle":
      return `The draw pile is used up: the ${count} cards put aside are shuffled and become the new one.`;
    case "redeal":
      return `The highest payoff cards are equal (${card}): everything is dealt again.`;
    case "draw":
      return `${voice.does(seat, "draw")} ${counted(count)}.`;
    case "discard":
      return `${voice.does(seat, "discard")} ${card} on ${pile}.`;
    case "undo":
      return `${voice.does(seat, "take")} ${card} back from ${pile}.`;
    case "pass":
      return `${voice.does(seat, "have")} no card to play and nothing to draw: the turn passes.`;
    case "out":
      return `${voice.whose(seat)} payoff pile is played out. Now the partner's.`;
    case "score":
      return `${voice.does(seat, "have")} ${counted(count, "point")}.`;
    case "deal":
      return `Game ${count} of the match begins.`;
    default:
      return "";
  }
}

/** @param {Result} result @param {Voice} voice */
export function resultWords(result, voice) {
  const winners = result.winners.map((seat) => voice.name(seat)).join(" and ");
  const left = result.left.map((count, seat) => `${voice.name(seat)} ${count}`).join(", ");
  if (result.how === "match") return winners ? `${winners} won the match.` : "The match is drawn: all have the same points.";
  if (result.how === "tie") return `The game is a tie: a hand cannot be filled any more. Payoff cards left: ${left}.`;
  if (result.how === "win") {
    const others = result.left
      .map((count, seat) => (result.winners.includes(seat) ? "" : `${voice.name(seat)} had ${counted(count)} left`))
      .filter(Boolean)
      .join(", ");
    return `${winners} won: the payoff pile is played out. ${others}.`;
  }
  if (!winners) return `The game is drawn: nobody can move, and the payoff piles are equal (${left}).`;
  return `${winners} won: nobody can move any more, and fewest payoff cards are left there (${left}).`;
}

/** What lies at a pile, for those who hear the page.
 * @param {import("./cards.js").Pile} pile @param {string} owner */
export function pileLabel(pile, owner) {
  const count = countOf(pile);
  const top = pile.cards?.[pile.cards.length - 1];
  const name = pile.role === "payoff" ? "payoff pile" : pile.role === "draw" ? "draw pile" : pileWords(pile.name);
  const whose = owner ? `${owner} ${name}` : name;
  if (!count) return `${whose}: empty${pile.needs ? `, needs ${pile.needs}` : ""}`;
  const shows = top ? longName(top) + (pile.shows && !top.startsWith(pile.shows) ? ` as ${pile.shows}` : "") : "face down";
  return `${whose}: ${shows}, ${counted(count)}${pile.needs ? `, needs ${pile.needs}` : ""}`;
}
