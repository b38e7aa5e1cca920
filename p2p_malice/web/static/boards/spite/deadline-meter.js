// A meter for the time until something happens by itself.

import { make } from "../../dom/dom.js";
import { words } from "../../words/catalogue.js";

const TICK = 250;

/** What is left of it, and for what, as a bar that grows shorter and as a number of seconds. */
export class Clock {
  _bar = make("i", {});
  _text = make("b", {});
  _what = make("small", {});
  element = make(
    "div",
    { className: "clock", role: "timer", hidden: true },
    this._what,
    make("span", {}, this._bar),
    this._text,
  );
  _ends = 0;
  _span = 0;
  _number = -1;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  _ticking = undefined;

  /** Count down to the last of the deadlines, which matters most; none stop it.
   * @param {{number: number, seconds: number}[]} deadlines @param {string} what what there is time for */
  start(deadlines, what) {
    this._what.textContent = what;
    const next = deadlines.at(-1);
    if (!next) return this.stop();
    const ends = performance.now() + next.seconds * 1000;
    // A deadline is told in whole seconds: one that is told again ends no later than it was to.
    this._ends = next.number === this._number ? Math.min(this._ends, ends) : ends;
    if (next.number !== this._number) this._span = next.seconds * 1000;
    this._number = next.number;
    clearInterval(this._ticking);
    this._ticking = setInterval(() => this._show(), TICK);
    this._show();
  }

  stop() {
    clearInterval(this._ticking);
    this._number = -1;
    this.element.hidden = true;
  }

  remove() {
    clearInterval(this._ticking);
  }

  _show() {
    const left = Math.max(0, this._ends - performance.now());
    this.element.hidden = false;
    this._bar.style.width = `${(100 * left) / Math.max(1, this._span)}%`;
    this._text.textContent = String(Math.ceil(left / 1000));
    const time = words("any-time", { count: Math.ceil(left / 1000) });
    this.element.setAttribute("aria-label", `${this._what.textContent}: ${time}`);
  }
}
