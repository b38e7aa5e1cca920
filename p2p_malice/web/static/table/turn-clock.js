// How much time is left for a turn, in the header.

import { TURN_CLOCKS } from "../cards/view.js";
import { html, nothing } from "../vendor/lit-html.js";

/** From so many seconds on, it's told apart by its colour. */
const FEW = 10;

export class TurnClock {
  /** @param {() => void} draw */
  constructor(draw) {
    this._draw = draw;
    this._number = 0;
    this._ends = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this._ticking = undefined;
  }

  /** Know of the times that are running; of a turn there is one at most. @param {import("../messages.d.ts").Deadline[]} [deadlines] */
  know(deadlines = []) {
    const next = deadlines.find(({ number }) => number >= TURN_CLOCKS);
    clearInterval(this._ticking);
    if (!next) this._number = 0;
    else {
      const ends = performance.now() + next.seconds * 1000;
      // It's told in whole seconds: one that is told again ends no later than it was to.
      this._ends = next.number === this._number ? Math.min(this._ends, ends) : ends;
      this._number = next.number;
      this._ticking = setInterval(this._draw, 1000);
    }
  }

  remove() {
    clearInterval(this._ticking);
  }

  template() {
    if (!this._number) return nothing;
    const left = Math.max(0, Math.ceil((this._ends - performance.now()) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return html`<span class=${left <= FEW ? "turn-clock few" : "turn-clock"} role="timer">${text}</span>`;
  }
}
