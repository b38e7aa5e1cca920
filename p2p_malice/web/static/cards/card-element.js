// One card as an element that is kept while the card is on the table: its face, and its way from place to place.

import { rankText, suitOf } from "./view.js";
import { make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

/** Where a card lies: its middle and width in pixels of the board, its turn in degrees.
 * @typedef {{x: number, y: number, width: number, turn: number}} Pose */
/** What is seen of a card: its text, "" for its back; the rank that a wild card stands for; whether it is wild.
 * @typedef {{text: string, as?: string, isWild?: boolean}} Face */
/** A part of a way, in milliseconds from its beginning. @typedef {{pose: Pose, from: number, to: number}} Leg */

/** How many times as high as wide a card is. */
export const RATIO = 1.42;

/** Milliseconds in which a card turns over. */
export const TURN = 200;

const SETTLE = 170;
const SPRING = 320;
const TILT = 6;
const SWELL = 1.06;
const ON_ITS_WAY = 100;
/** The narrowest card, in pixels, on which a figure is more than a blot. */
const SMALL = 40;

/** Draws a figure on a face. @typedef {(card: HTMLElement, text: string) => void} Artist */
/** @type {Artist} */
let draw = () => {};

/** Have figures drawn on the cards that are there and those to come. @param {Artist} artist */
export function adorn(artist) {
  draw = artist;
  for (const each of document.querySelectorAll("[data-figure]")) {
    if (each instanceof HTMLElement) draw(each, each.dataset.figure ?? "");
  }
}

export class Card {
  /** @param {Face} face @param {Pose} pose */
  constructor(face, pose) {
    /** The text of its face, as it will be once it has turned over. */
    this.face = face.text;
    this.element = make("div", {});
    /** @type {Map<string, string>} The properties of its look that were set. */
    this._look = new Map();
    this.pose = pose;
    /** Which card lies above which. */
    this.level = 0;
    /** When it lands, by the clock of the page. */
    this.lands = 0;
    /** @type {Leg[]} */
    this._way = [];
    /** @type {Animation | null} The way that it is on. */
    this._flight = null;
    /** @type {{face: Face, at: number, lasts: number} | null} What it turns over to, with the next `run`. */
    this._turned = null;
    /** @type {Face | null} What it is turning over to. */
    this._turning = null;
    this._paint(face);
    this._lie(pose);
  }

  /** When the way begins that it is about to take. */
  get begins() {
    return this._way[0]?.from ?? 0;
  }

  /** Milliseconds until it has landed. */
  get left() {
    return Math.max(0, this.lands - performance.now());
  }

  /** Fly to a pose between two times, with the next `run`. @param {Pose} pose @param {number} from @param {number} to */
  fly(pose, from, to) {
    this._way.push({ pose, from, to });
  }

  /** Show a face; a card that has to be turned over for it begins to turn at that time.
   * @param {Face} face @param {number} [at] @param {number} [lasts] for how many milliseconds it turns over */
  show(face, at = 0, lasts = TURN) {
    const isTurned = Boolean(face.text) !== Boolean(this.face);
    this.face = face.text;
    if (isTurned) this._turned = { face, at, lasts };
    else if (this._turned) this._turned.face = face;
    else if (this._turning) this._turning = face;
    else this._paint(face);
  }

  /** Set out on the way, which ends at `home`.
   * @param {Pose} home @param {boolean} isStill @param {boolean} [isSprung] whether it springs back to where it was */
  run(home, isStill, isSprung = false) {
    const [way, turned] = [this._way, this._turned];
    const isNew = !alike(this.pose, home);
    [this._way, this._turned] = [[], null];
    if (way.length) way[way.length - 1].pose = home;
    else if (isNew) way.push({ pose: home, from: 0, to: isSprung ? SPRING : SETTLE });
    if (isStill) {
      this._stop();
      this._lie(home);
      const shown = turned?.face ?? this._turning;
      if (shown) this._paint(shown);
      this._turning = null;
      return;
    }
    if (way.length) this._move(way, home, isSprung);
    else if (!this.left) this._lie(home);
    if (turned) this._turn(turned);
  }

  /** Take no way, and show at once what it would have turned over to: nobody sees it, or a finger holds it. */
  stay() {
    if (this._turned) this._paint(this._turned.face);
    [this._way, this._turned] = [[], null];
  }

  /** Set out on the way, and be gone after it. @param {boolean} isStill */
  leave(isStill) {
    const end = this._way.at(-1)?.pose;
    if (end) this.run(end, isStill);
    if (!this._flight) return this.element.remove();
    this._flight.onfinish = () => this.element.remove();
  }

  /** Follow the finger that holds it. @param {number} x @param {number} y by how much it has moved */
  hold(x, y) {
    this._stop();
    const { pose } = this;
    this._lie({ ...pose, x: pose.x + x, y: pose.y + y, turn: 0 });
    this.pose = pose;
    this._set("z-index", String(2 * ON_ITS_WAY));
  }

  /** Stay where the finger let it go. @param {number} x @param {number} y */
  drop(x, y) {
    this.pose = { ...this.pose, x: this.pose.x + x, y: this.pose.y + y, turn: 0 };
  }

  // --- how it looks

  /** @param {Face} face */
  _paint({ text, as = "", isWild = false }) {
    const state = `${text}|${as}|${isWild}`;
    if (this._state === state) return;
    this._state = state;
    const isFlying = this.element.classList.contains("flying");
    this.element.className = `card ${text ? `face ${colourOf(text)}` : "down"}${isFlying ? " flying" : ""}`;
    this.element.replaceChildren(...(text ? pictures(text, as, isWild) : []));
    const hasFigure = !as && /^([AJQK][shdc]|Jk)/.test(text);
    if (!hasFigure) return this.element.removeAttribute("data-figure");
    this.element.dataset.figure = text;
    draw(this.element, text);
  }

  _state = "?";

  /** @param {Pose} pose */
  _lie(pose) {
    this.pose = pose;
    this._set("--card", `${pose.width}px`);
    this.element.toggleAttribute("data-small", pose.width < SMALL);
    this._set("transform", transformOf(pose, pose.width));
    this._set("z-index", String(this.level));
  }

  /** Set a property of its look, if it is another: a browser reckons anew with whatever is set.
   * @param {string} name @param {string} value */
  _set(name, value) {
    if (this._look.get(name) === value) return;
    this._look.set(name, value);
    this.element.style.setProperty(name, value);
  }

  // --- how it moves

  /** End the flight where it is. */
  _stop() {
    this._flight?.cancel();
    this._flight = null;
    this.element.classList.remove("flying");
  }

  /** Where it is just now, on its way or at rest. */
  _now() {
    if (!this._flight) return this.pose;
    // A card that turns over is narrow just now: its height tells how large it is.
    const { c, d, e, f } = new DOMMatrix(getComputedStyle(this.element).transform);
    const width = Number.parseFloat(this.element.style.getPropertyValue("--card")) * Math.hypot(c, d);
    return { x: e, y: f, width, turn: (Math.atan2(-c, d) * 180) / Math.PI };
  }

  /** @param {Leg[]} way @param {Pose} home @param {boolean} isSprung */
  _move(way, home, isSprung) {
    const start = this._now();
    this._stop();
    const [begin, end] = [way[0].from, way[way.length - 1].to];
    const frame = (/** @type {Pose} */ pose, /** @type {number} */ time) => ({
      transform: transformOf(pose, home.width),
      offset: Math.min(1, (time - begin) / (end - begin)),
      easing: isSprung ? "cubic-bezier(.3,1.5,.5,1)" : "linear",
    });
    const frames = [frame(start, begin)];
    let [last, time] = [start, begin];
    for (const { pose, from, to } of way) {
      if (from > time) frames.push(frame(last, from));
      if (to - from > SETTLE && !isSprung) frames.push(frame(between(last, pose), (from + to) / 2));
      frames.push(frame(pose, to));
      [last, time] = [pose, to];
    }
    this._lie(home);
    this._set("z-index", String(ON_ITS_WAY + this.level));
    const timing = { delay: begin, duration: end - begin, fill: /** @type {const} */ ("backwards") };
    const easing = way.length === 1 && !isSprung ? "cubic-bezier(.35,0,.25,1)" : "linear";
    const flight = this.element.animate(frames, { ...timing, easing, id: "flight" });
    this._flight = flight;
    this._set("--flight", `${end - begin}ms ${begin}ms`);
    // What only makes room stays on the table: no shadow tells of a flight.
    this.element.classList.toggle("flying", end - begin > SETTLE);
    this.lands = performance.now() + end;
    flight.onfinish = () => {
      if (this._flight !== flight) return;
      this._stop();
      this._set("z-index", String(this.level));
    };
  }

  /** Turn over: a half turn with the old face, a half turn with the new one.
   * @param {{face: Face, at: number, lasts: number}} turned */
  _turn({ face, at, lasts }) {
    this._turning = face;
    const half = (/** @type {string[]} */ transform, /** @type {number} */ delay) =>
      this.element.animate({ transform }, { delay, duration: lasts / 2, composite: "add", id: "turn" });
    half(["scaleX(1)", "scaleX(0)"], at).onfinish = () => {
      if (!this._turning) return;
      this._paint(this._turning);
      this._turning = null;
      half(["scaleX(0)", "scaleX(1)"], 0);
    };
  }
}

/** @param {Pose} pose @param {number} width the width that the element has */
const transformOf = ({ x, y, turn, width: wide }, width) =>
  `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${round(wide / width)})`;

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/** Half way, tilted towards where it goes, and nearer to the eye. @param {Pose} one @param {Pose} other @returns {Pose} */
function between(one, other) {
  const mean = (/** @type {number} */ a, /** @type {number} */ b) => (a + b) / 2;
  const lean = Math.max(-1, Math.min(1, (other.x - one.x) / 120)) * TILT;
  return {
    x: mean(one.x, other.x),
    y: mean(one.y, other.y),
    turn: mean(one.turn, other.turn) + lean,
    width: mean(one.width, other.width) * SWELL,
  };
}

/** @param {Pose} one @param {Pose} other */
const alike = (one, other) =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.turn - other.turn) < 1 &&
  Math.abs(one.width - other.width) < 1;

// --- the pictures on it

/** @param {string} text */
const colourOf = (text) =>
  ({ s: "spade", h: "heart", d: "diamond", c: "club" })[/** @type {"s"} */ (suitOf(text))] ?? "joker";

/** @param {string} text @param {string} as @param {boolean} isWild */
function pictures(text, as, isWild) {
  const isJoker = !suitOf(text);
  const rank = isJoker ? "★" : rankText(text);
  const suit = () => (isJoker ? "" : make("i", {}));
  const corner = (/** @type {string} */ where) => make("span", { className: where }, rank, suit());
  const isCourt = isJoker || /[JQK]/.test(rank);
  const middle = make("span", { className: "middle" });
  if (as) middle.append(make("small", {}, words("board-stands-for")), make("b", { className: "as" }, as));
  else if (isCourt) middle.append(make("b", {}, rank), isWild && !isJoker ? make("small", {}, "★") : suit());
  else middle.append(suit());
  return [corner("first"), middle, corner("last")];
}
