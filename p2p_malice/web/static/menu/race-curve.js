// How many cards each player had still to go, all through a game: the slider of its replay.

import { svgElement } from "../dom/svg.js";
import { coloursOf, initialsOf } from "../players/avatars.js";
import { avatarOf } from "../players/person-line.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** So near to a mark, in pixels, one means the mark. */
const NEAR = 9;

/** So far lines of the same count are drawn from each other: this part of the height, all of them no more than that part
 * of a card. */
const [THIN, ASIDE] = [0.033, 0.6];

/** What is marked: at which position, and the key of its words, which is that of its sign. @typedef {[number, string]} Mark */

/** Of so many, no line can be strong, and their faces stand in two columns. */
const FEW = 4;

/** So far apart are faces in one column and in two, in parts of the height. */
const [ROOM, CLOSE] = [0.34, 0.18];
/** No face stands lower. */
const LOW = 0.95;

/** A line for each player, and the place that is shown, which can be drawn along them. A game that is no race has only
 * that. Time runs from left to right in all languages, as for players of films. */
export class RaceCurve {
  /** @param {number[][]} race by seat, the cards to go at each position @param {number | null} own the seat of whoever sees it
   * @param {(at: number, isMoved: boolean) => void} go goes there, maybe on the way to elsewhere */
  constructor(race, own, go) {
    this._race = race;
    this._go = go;
    this._own = own;
    this._most = Math.max(1, ...race.flat());
    this._apart = Math.min(ASIDE, (race.length - 1) * this._most * THIN);
    this._lines = race.length ? svgElement(this._picture()) : null;
    for (const line of this._lines?.querySelectorAll("path") ?? [])
      line.style.setProperty("--seat", coloursOf(Number(line.getAttribute("data-seat")))[0]);
    /** @type {import("../messages.d.ts").Sitter[]} Whose the lines are. */
    this._sitters = [];
    this._count = 1;
    this._at = 0;
    /** @type {Mark[]} */
    this._marks = [];
    this._text = "";
    this.element = document.createElement("div");
    this.element.className = race.length ? "curve" : "curve flat";
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      this.element.addEventListener(kind, (event) => this._drag(/** @type {PointerEvent} */ (event)));
  }

  /** The lines, one's own above the others. */
  _picture() {
    const seats = this._race.map((_, seat) => seat).sort((a, b) => Number(a === this._own) - Number(b === this._own));
    const lines = seats.map((seat) => {
      const kind = seat === this._own || (this._own === null && seats.length < FEW) ? "own" : "other";
      const way = this._steps(this._race[seat], seat);
      // What is dark would be lost on a felt, but has the colour of its player: it lies on a light line.
      const under = coloursOf(seat)[1] === "#fff" ? `<path class="under ${kind}" d="${way}"/>` : "";
      return `${under}<path class="${kind}" data-seat="${seat}" d="${way}"/>`;
    });
    const size = `0 0 ${Math.max(1, this._race[0].length - 1)} ${this._most}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" preserveAspectRatio="none" aria-hidden="true">${lines.join("")}</svg>`;
  }

  /** From each count to the next. @param {number[]} counts @param {number} seat */
  _steps(counts, seat) {
    const steps = counts.flatMap((count, at) =>
      at && count !== counts[at - 1] ? [`H${at}V${this._down(count, seat)}`] : [],
    );
    return `M0 ${this._down(counts[0], seat)}${steps.join("")}H${counts.length - 1}`;
  }

  /** How far down a count stands. @param {number} count @param {number} seat */
  _down(count, seat) {
    const aside = this._apart * (seat / Math.max(1, this._race.length - 1) - 0.5);
    return Number((this._most - count + aside).toFixed(2));
  }

  /** Show that position of so many, and what is said of it. @param {number} at @param {number} count @param {string} text
   * @param {Mark[]} marks */
  show(at, count, text, marks) {
    [this._count, this._marks, this._text] = [count, marks, text];
    this.mark(at);
  }

  /** Know whose the lines are. @param {import("../messages.d.ts").Sitter[]} sitters */
  seat(sitters) {
    this._sitters = sitters;
    this.mark(this._at);
  }

  /** Show that position. @param {number} at */
  mark(at) {
    this._at = at;
    const part = (/** @type {number} */ place) => `${(100 * place) / Math.max(1, this._count - 1)}%`;
    const slide = (/** @type {any} */ { target, type }) => this._go(Number(target.value), type === "input");
    const signs = this._marks.map(
      ([place, key]) =>
        html`<i data-mark=${key} title=${words(key)} class=${place === at ? "here" : ""} .style=${`left: ${part(place)}`}></i>`,
    );
    const dots = this._race.map((counts, seat) => {
      const high = `${(100 * this._down(counts[at], seat)) / this._most}%`;
      return html`<i class="dot" .style=${`left: ${part(at)}; top: ${high}; --seat: ${coloursOf(seat)[0]}`}></i>`;
    });
    const said = this._marks.filter(([place]) => place === at).map(([, key]) => words(key));
    render(
      html`<div class="plot">${this._lines ?? nothing}<i class="cursor" .style=${`left: ${part(at)}`}></i>${dots}${signs}${this._faces()}</div><input
        type="range" id="timeline" dir="ltr" min="0" max=${this._count - 1} .value=${String(at)} aria-label=${words("replay-where")}
        aria-valuetext=${[this._text, ...said].join(" ")} @input=${slide} @change=${slide}><small
        aria-hidden="true">${at}/${this._count - 1}</small>`,
      this.element,
    );
  }

  /** Who has come how far: a face at the end of each line, none upon another. */
  _faces() {
    const signs = initialsOf(this._sitters.map(({ name }) => name));
    const ends = this._race.map((counts, seat) => ({
      seat,
      high: this._down(counts[counts.length - 1], seat) / this._most,
    }));
    ends.sort((one, other) => one.high - other.high);
    const isTight = ends.length >= FEW;
    const room = Math.min(isTight ? CLOSE : ROOM, LOW / Math.max(1, ends.length - 1));
    for (const [place, end] of ends.entries()) end.high = Math.max(end.high, place ? ends[place - 1].high + room : 0);
    for (const [place, end] of [...ends.entries()].reverse())
      end.high = Math.min(end.high, place < ends.length - 1 ? ends[place + 1].high - room : LOW);
    return ends.map(({ seat, high }, place) => {
      const [sitter, aside] = [this._sitters[seat], isTight && place % 2 ? "face aside" : "face"];
      return sitter
        ? html`<i class=${aside} title=${sitter.name} .style=${`top: ${(100 * high).toFixed(1)}%`}>${avatarOf(signs[seat], seat, sitter.avatar)}</i>`
        : nothing;
    });
  }

  /** @param {PointerEvent} event */
  _drag({ type, pointerId, clientX }) {
    const { element } = this;
    if (type === "pointerdown") {
      element.setPointerCapture(pointerId);
      element.querySelector("input")?.focus({ preventScroll: true });
    } else if (!element.hasPointerCapture(pointerId)) return;
    const { left, width } = /** @type {Element} */ (element.firstElementChild).getBoundingClientRect();
    const most = this._count - 1;
    const near = this._marks.find(([place]) => Math.abs(left + (place / most) * width - clientX) < NEAR);
    const at = Math.max(0, Math.min(most, Math.round(((clientX - left) / width) * most)));
    this._go(near ? near[0] : at, type === "pointerdown" || type === "pointermove");
  }
}
