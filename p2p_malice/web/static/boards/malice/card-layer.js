// The felt: which card lies where, and the ways that cards take when something happens.

import { Card, TURN } from "../../cards/card-element.js";
import { countOf, pilesOf, standsFor } from "../../cards/view.js";
import { dealtIn, isDealt } from "./dealing.js";
import { isWild, ownHand } from "./moves.js";
import { make } from "../../dom/dom.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").Pile} Pile */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */
/** @typedef {import("../../cards/card-element.js").Pose} Pose */
/** @typedef {import("../../cards/card-element.js").Face} Face */
/** A card at a place, counted from the bottom; -1 is the top one. @typedef {{place: string, index: number}} Spot */
/** The places of the table on the screen; a place is `hand`, or a pile with its owner, such as `c0` and `d1@0`.
 * @typedef {object} Ground
 * @property {(place: string, index: number, count: number) => Pose | null} pose of a card, null where none is drawn
 * @property {(seat: number) => Pose | null} anchor where the cards of a hand that is not seen come from
 */

const FLIGHT = 250;
const STAGGER = 60;
const SWEEP = 320;
const LIFT = 0.24;
/** For how many milliseconds the last payoff card of a player turns over. */
const SLOW_TURN = 900;
/** In how many milliseconds all cards of a deal set out, at most. */
const DEAL = 1200;
/** How many cards of a pile are drawn, by its role; of others, the top. */
const DEPTHS = new Map([
  ["discard", 6],
  ["centre", 2],
]);

/** The cards on the table, each an element that stays while the card does. */
export class CardLayer {
  /** @param {Ground} ground */
  constructor(ground) {
    this.element = make("div", { className: "felt", "aria-hidden": "true" });
    /** Where the card is that a finger holds. */
    this._over = make("div", { className: "felt over", "aria-hidden": "true" });
    this._ground = ground;
    /** @type {Map<string, Card[]>} By place, bottom first. */
    this._piles = new Map();
    /** @type {Set<Card>} Cards that leave the felt with their way. */
    this._leaving = new Set();
    /** @type {Card[]} Cards that are drawn and whose places in the hand are not known yet. */
    this._drawn = [];
    /** @type {Card | null} The card that was played here, and is not confirmed yet. */
    this._sent = null;
    /** @type {Card | null} The card that a finger holds. */
    this._held = null;
    /** @type {Card | null} A card that was let go where it cannot lie. */
    this._thrown = null;
    /** @type {Spot | null} The card that is picked. */
    this._lifted = null;
    this._seat = -1;
    /** Whether deals are seen being dealt. */
    this.deals = false;
    /** How many milliseconds the deal takes that is shown, 0 for any other position. */
    this.dealing = 0;
    /** After how many milliseconds the last card that was played or discarded has landed. */
    this.placing = 0;
    /** After how many milliseconds each event of the position is over. @type {number[]} */
    this.ends = [];
  }

  /** Whether no card flies. */
  isStill = false;

  get _isStill() {
    return this.isStill || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Show a position, and how it came about.
   * @param {View} view @param {GameEvent[]} events what led to it, none where it was seen before
   * @param {boolean} isCovered whether the hand is hidden @param {Spot | null} lifted
   * @returns {number} the milliseconds until the last card has landed */
  show(view, events, isCovered, lifted) {
    const isOther = view.seat !== this._seat;
    this._lifted = lifted;
    try {
      if (isOther) this._clear(view.seat);
      const faces = facesOf(view, isCovered);
      const isDeal = this.deals && !this._isStill && (isOther || events.length > 0) && isDealt(view);
      let time = isDeal ? this._deal(view, faces) : 0;
      this.dealing = this.placing = time;
      this.ends = [];
      if (!isOther && !time)
        for (const event of events) {
          time = this._follow(view, event, time);
          this.ends.push(this._isStill ? 0 : time);
        }
      if (this._isStill) this.placing = 0;
      if (events.length) this._sent = null;
      this._match(faces);
      this._settle(isOther && !this.dealing);
      return this._isStill ? 0 : time;
    } catch (error) {
      if (isOther) throw error;
      // Cards that can't move lie where they belong; the game goes on, and whoever looks for faults sees this one.
      reportError(error);
      this._seat = -1;
      return this.show(view, events, isCovered, lifted);
    }
  }

  /** Lay everything where it belongs: the page has another size. What is on its way goes there without a leap. */
  lay() {
    this._settle(!this.element.getAnimations({ subtree: true }).length);
  }

  /** Bring every card to the end of its way. */
  finish() {
    for (const each of this.element.getAnimations({ subtree: true })) each.finish();
  }

  /** Send a card off before the table has confirmed it; the milliseconds until it has landed.
   * @param {Spot} from @param {string} place */
  send(from, place) {
    const card = this._cardAt(from);
    const count = this._piles.get(place)?.length ?? 0;
    const pose = this._ground.pose(place, count, count + 1);
    if (!card || !pose) return 0;
    this._sent = card;
    card.run(pose, this._isStill);
    return card.left;
  }

  /** What was sent off comes back with the next position. */
  recall() {
    this._sent = null;
  }

  /** Whether there is a card at the spot for a finger to hold. @param {Spot} spot */
  hold(spot) {
    this._held = this._cardAt(spot) ?? null;
    // It lies above frames, keys and bubbles, which stay above the other cards.
    if (this._held) {
      this._over.append(this._held.element);
      this.element.after(this._over);
    }
    return Boolean(this._held);
  }

  /** Move the card that is held. @param {number} x @param {number} y by which the finger has moved */
  drag(x, y) {
    this._held?.hold(x, y);
  }

  /** Let the card go. @param {number} x @param {number} y @param {boolean} isThrown whether it can't lie there */
  drop(x, y, isThrown) {
    if (this._held) this.element.append(this._held.element);
    this._over.remove();
    this._held?.drop(x, y);
    if (isThrown) this._thrown = this._held;
    this._held = null;
  }

  /** @param {Spot} spot */
  _cardAt({ place, index }) {
    return this._piles.get(place)?.at(index);
  }

  /** @param {number} seat */
  _clear(seat) {
    this._seat = seat;
    this._sent = null;
    this._piles.clear();
    this._leaving.clear();
    this._drawn = [];
    this.element.replaceChildren();
    this._over.remove();
  }

  /** @param {string} place */
  _pile(place) {
    const found = this._piles.get(place) ?? [];
    this._piles.set(place, found);
    return found;
  }

  /** @param {Face} face @param {Pose | null} pose */
  _make(face, pose) {
    const card = new Card(face, pose ?? { x: 0, y: 0, width: 1, turn: 0 });
    this.element.append(card.element);
    return card;
  }

  // --- what happened

  /** Deal the cards, one after another; the time at which all are there. @param {View} view @param {Map<string, Face[]>} faces */
  _deal(view, faces) {
    const from = this._ground.pose("draw", 0, 1);
    const dealt = dealtIn(view);
    if (!from || !dealt.length) return 0;
    this._clear(view.seat);
    const step = Math.min(STAGGER, DEAL / dealt.length);
    dealt.forEach(({ seat, place }, at) => {
      const [begin, end] = [at * step, at * step + FLIGHT];
      const pile = this._pile(place);
      // Of a payoff pile, all that is seen comes at once.
      const seen = place === "hand" ? (faces.get(place) ?? []).slice(pile.length, pile.length + 1) : faces.get(place);
      for (const face of seen ?? [{ text: "" }]) {
        const card = this._make({ text: "" }, from);
        const to = place ? from : this._ground.anchor(seat);
        // Until then it lies in the draw pile, below all others.
        card.element.animate({ visibility: ["hidden", "hidden"] }, begin);
        if (to) card.fly(to, begin, end);
        card.show(face, end - TURN / 2);
        if (place) pile.push(card);
        else this._leaving.add(card);
      }
    });
    this._piles.delete("");
    return dealt.length * step + FLIGHT + TURN / 2;
  }

  /** Prepare the ways for an event; the time at which it is over. @param {View} view @param {GameEvent} event @param {number} time */
  _follow(view, event, time) {
    const { kind, card, target, seat } = event;
    const place = target ? placeOf(view, event, target) : "";
    if ((kind === "play" || kind === "discard") && card) return this._move(view, event, place, time);
    if (kind === "turn up" && card) return this._turnUp(view, `payoff@${seat}`, card, time);
    if (kind === "complete" || kind === "clear") return this._sweep(place, time);
    if (kind === "draw") return this._draw(event, seat === view.seat && ownHand(view).length > 0, time);
    return time;
  }

  /** @param {View} view @param {GameEvent} event @param {string} place @param {number} time */
  _move(view, event, place, time) {
    const card = this._take(view, event);
    const pile = this._pile(place);
    pile.push(card);
    card.show({ text: event.card ?? "", as: event.stands_for ?? "", isWild: isWild(view, event.card ?? "") });
    const pose = this._ground.pose(place, pile.length - 1, pile.length) ?? this._ground.anchor(event.seat ?? 0);
    if (pose && this._sent !== card) card.fly(pose, time, time + FLIGHT);
    this.placing = time + (this._sent === card ? card.left : FLIGHT);
    return this.placing;
  }

  /** The card that an event moves, from where it lay. @param {View} view @param {GameEvent} event */
  _take(view, event) {
    const [source, text] = [event.source ?? "", event.card ?? ""];
    const isHand = source === "hand" || pilesOf(view, "hand", event.seat).some((pile) => pile.name === source);
    const pile = isHand && event.seat !== view.seat ? [] : this._pile(isHand ? "hand" : placeOf(view, event, source));
    const sent = this._sent ? pile.indexOf(this._sent) : -1;
    const at =
      sent >= 0 && pile[sent].face === text
        ? sent
        : lastIndex(pile, (card) => card.face === text || (isHand && !card.face));
    return at >= 0 ? pile.splice(at, 1)[0] : this._make({ text }, this._ground.anchor(event.seat ?? 0));
  }

  /** @param {View} view @param {string} place @param {string} text @param {number} time */
  _turnUp(view, place, text, time) {
    const pile = this._pile(place);
    const lasts = isLast(view, place) ? SLOW_TURN : TURN;
    const pose = this._ground.pose(place, 0, 1);
    if (!pose) return time;
    if (!pile.length) pile.push(this._make({ text: "" }, pose));
    pile.at(-1)?.show({ text }, Math.max(0, time - TURN / 4), lasts);
    return time + lasts;
  }

  /** A full pile goes away. @param {string} place @param {number} time */
  _sweep(place, time) {
    const away = this._ground.pose("draw", 0, 1);
    const begin = time + 90;
    for (const card of this._pile(place).splice(0)) {
      if (away) card.fly(away, begin, begin + SWEEP);
      card.show({ text: "" }, begin + 30);
      this._leaving.add(card);
    }
    return begin + SWEEP;
  }

  /** @param {GameEvent} event @param {boolean} isOwn @param {number} time */
  _draw(event, isOwn, time) {
    const from = this._ground.pose("draw", 0, 1);
    const to = this._ground.anchor(event.seat ?? 0);
    if (!from) return time;
    const count = Math.min(event.count ?? 1, 9);
    for (let number = 0; number < count; number++) {
      const card = this._make({ text: "" }, from);
      const begin = time + number * STAGGER;
      if (to || isOwn) card.fly(to ?? from, begin, begin + FLIGHT);
      if (isOwn) this._drawn.push(card);
      else this._leaving.add(card);
    }
    return time + count * STAGGER + FLIGHT;
  }

  // --- what lies where

  /** Let every place have its faces: by the cards that lie there, by others that lie where none is wanted, by new ones.
   * @param {Map<string, Face[]>} wanted */
  _match(wanted) {
    const places = new Set([...wanted.keys(), ...this._piles.keys()]);
    /** @type {Map<string, (Card | undefined)[]>} */
    const kept = new Map();
    /** @type {Card[]} */
    const spare = [];
    for (const place of places) {
      const rest = this._piles.get(place) ?? [];
      kept.set(place, matched(wanted.get(place) ?? [], rest));
      spare.push(...rest);
    }
    for (const place of places) {
      const faces = wanted.get(place) ?? [];
      const cards = kept.get(place) ?? [];
      this._piles.set(
        place,
        faces.map((face, index) => cards[index] ?? this._fill(place, face, index, faces.length, spare)),
      );
      for (const [index, face] of faces.entries()) this._piles.get(place)?.[index].show(face);
    }
    for (const card of [...spare, ...this._drawn.splice(0)]) this._leaving.add(card);
  }

  /** @param {string} place @param {Face} face @param {number} index @param {number} count @param {Card[]} spare */
  _fill(place, face, index, count, spare) {
    const drawn = place === "hand" ? this._drawn.shift() : undefined;
    if (drawn) {
      drawn.show(face, drawn.begins + FLIGHT / 3);
      return drawn;
    }
    const at = face.text ? spare.findIndex((card) => card.face === face.text) : -1;
    if (at >= 0) return spare.splice(at, 1)[0];
    return this._make(face, this._ground.pose(place, index, count));
  }

  /** Send every card on its way. @param {boolean} atOnce */
  _settle(atOnce) {
    const lifted = this._lifted;
    const isStill = atOnce || this._isStill;
    for (const [place, cards] of this._piles) {
      cards.forEach((card, index) => {
        const isLifted = lifted?.place === place && cards.at(lifted.index) === card;
        const home = this._ground.pose(place, index, cards.length);
        card.level = (place === "hand" ? 20 : 0) + index;
        card.element.classList.toggle("lifted", isLifted);
        card.element.hidden = !home;
        if (!home || card === this._held || card === this._sent) card.stay();
        else card.run(isLifted ? raised(home) : home, isStill, card === this._thrown);
      });
    }
    this._thrown = null;
    for (const card of this._leaving) card.leave(isStill);
    this._leaving.clear();
  }
}

/** @param {Pose} pose @returns {Pose} */
const raised = (pose) => ({ ...pose, y: pose.y - pose.width * LIFT, turn: 0 });

/** Whether there is only one card left at a place. @param {View} view @param {string} place */
function isLast(view, place) {
  const pile = view.piles.find((each) => `${each.name}@${each.seat}` === place);
  return pile !== undefined && countOf(pile) === 1;
}

/** The place of a pile that an event names. @param {View} view @param {GameEvent} event @param {string} name */
function placeOf(view, event, name) {
  const isCommon = view.piles.some((pile) => pile.name === name && (pile.seat ?? null) === null);
  return isCommon || name.includes("@") ? name : `${name}@${event.seat}`;
}

/** What is to be seen at each place, bottom first. @param {View} view @param {boolean} isCovered */
function facesOf(view, isCovered) {
  /** @type {Map<string, Face[]>} */
  const found = new Map();
  found.set(
    "hand",
    ownHand(view).map((text) => (isCovered ? { text: "" } : { text, isWild: isWild(view, text) })),
  );
  for (const pile of view.piles) {
    const place = (pile.seat ?? null) === null ? pile.name : `${pile.name}@${pile.seat}`;
    if (pile.role !== "hand" && pile.role !== "waste") found.set(place, facesOfPile(view, pile));
  }
  return found;
}

/** @param {View} view @param {Pile} pile @returns {Face[]} */
function facesOfPile(view, pile) {
  const depth = DEPTHS.get(pile.role ?? "") ?? 1;
  const cards = (pile.cards ?? []).slice(-depth).map((text) => ({ text, as: "", isWild: isWild(view, text) }));
  const top = cards.at(-1);
  if (top) top.as = standsFor(pile) ?? "";
  const hidden = (pile.hidden ?? 0) > 0 || (pile.cards?.length ?? 0) > depth;
  return hidden && cards.length < 2 ? [{ text: "" }, ...cards] : cards;
}

/** The cards for the faces, undefined where there is none, taken from `rest`: those with that face, then those that can
 * be turned over to show it. @param {Face[]} faces @param {Card[]} rest @returns {(Card | undefined)[]} */
function matched(faces, rest) {
  /** @type {(Card | undefined)[]} */
  const found = faces.map(() => undefined);
  const take = (/** @type {number} */ index, /** @type {(card: Card) => boolean} */ isFit) => {
    const at = found[index] ? -1 : lastIndex(rest, isFit);
    if (at >= 0) found[index] = rest.splice(at, 1)[0];
  };
  for (let index = faces.length - 1; index >= 0; index--) take(index, (card) => card.face === faces[index].text);
  for (let index = faces.length - 1; index >= 0; index--) take(index, (card) => !card.face || !faces[index].text);
  return found;
}

/** @param {Card[]} cards @param {(card: Card) => boolean} isFit */
const lastIndex = (cards, isFit) => cards.reduce((found, card, index) => (isFit(card) ? index : found), -1);
