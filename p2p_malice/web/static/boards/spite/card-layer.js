// The cards of a table of Spite on their felt: each is an element that stays while the card is seen, and flies.

import { Card } from "../../cards/card-element.js";
import { make } from "../../dom/dom.js";

/** @typedef {import("../../cards/card-element.js").Pose} Pose */
/** A card that is to be seen: its face ("" for its back), where, in which zone, and where it comes from if it is new.
 * @typedef {{text: string, pose: Pose, zone: string, level: number, from: Pose | null, isLifted?: boolean}} Seen */

const FLIGHT = 260;
const STAGGER = 45;
const SWEEP = 320;
/** The levels of the last hand of a trick. */
const [LAST, ABOVE] = [30, 40];
const LIFT = 0.2;

export class CardLayer {
  element = make("div", { className: "felt", "aria-hidden": "true" });
  /** @type {{card: Card, zone: string, text: string}[]} */
  _lying = [];
  /** @type {Card[]} Those of a trick that was taken, which are still looked at. */
  _taken = [];
  /** For how many milliseconds they are seen until they are gone. */
  taking = 0;

  get _isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Show these cards; what is no longer seen leaves. @param {Seen[]} seen @param {Pose | null} to where it goes
   * @param {number} holds for how many milliseconds it is looked at before that
   * @param {boolean} [isStill] whether nothing moves
   * @returns {number} the milliseconds until the last card lies still that has come to another place */
  show(seen, to, holds, isStill = this._isStill) {
    if (seen.some(({ zone }) => zone !== "own")) this._sweep();
    const rest = [...this._lying];
    const found = seen.map((each) => take(rest, ({ text, zone }) => text === each.text && zone === each.zone));
    for (const [at, each] of seen.entries()) found[at] ??= take(rest, ({ text }) => text === each.text);
    let delay = 0;
    this._lying = seen.map(({ text, zone, pose, level, from, isLifted }, at) => {
      const known = found[at]?.card;
      const card = known ?? this._made(text, from ?? pose);
      const home = isLifted ? { ...pose, y: pose.y - pose.width * 1.42 * LIFT } : pose;
      card.level = level;
      const isNew = !known && from;
      if (!isStill && (isNew || (found[at] && found[at].zone !== zone))) {
        card.fly(home, delay, delay + FLIGHT);
        delay += STAGGER;
      }
      card.run(home, isStill);
      card.element.classList.toggle("lifted", Boolean(isLifted));
      return { card, zone, text };
    });
    this.taking = to && rest.length ? holds + SWEEP : 0;
    for (const { card } of rest) {
      if (to && holds) {
        this._taken.push(card);
        card.element.classList.toggle("winning", card.level >= LAST && card.level < ABOVE);
      }
      const leave = () => {
        if (to && !isStill) card.fly(to, 0, SWEEP);
        card.leave(isStill);
      };
      if (to && holds) setTimeout(leave, holds);
      else leave();
    }
    return delay ? delay - STAGGER + FLIGHT : 0;
  }

  /** Take everything away at once: somebody else looks. */
  clear() {
    this._lying = [];
    this.element.replaceChildren();
  }

  /** What was taken is gone. */
  _sweep() {
    for (const { element } of this._taken) element.remove();
    this._taken = [];
  }

  /** Bring every card to the end of its way. */
  finish() {
    this._sweep();
    for (const each of this.element.getAnimations({ subtree: true })) each.finish();
  }

  /** Let the lifted cards follow the finger, which has moved by so much. @param {number} x @param {number} y */
  drag(x, y) {
    for (const card of this._lifted()) card.hold(x, y);
  }

  /** Let them go. @param {number} x @param {number} y */
  drop(x, y) {
    for (const card of this._lifted()) card.drop(x, y);
  }

  _lifted() {
    return this._lying.map(({ card }) => card).filter(({ element }) => element.classList.contains("lifted"));
  }

  /** @param {string} text @param {Pose} pose */
  _made(text, pose) {
    const card = new Card({ text: text.replace("*", ""), isWild: false }, pose);
    card.element.classList.toggle("fake", text.endsWith("*"));
    this.element.append(card.element);
    return card;
  }
}

/** The first that fits, taken out of the list. @template T @param {T[]} list @param {(each: T) => boolean} fits */
function take(list, fits) {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}
