// The positions of a table that have come: each is shown after those before it have stood for a while.

import { isWatched } from "../state/state.js";

/** @typedef {import("../cards/view.js").View} View */

const MOST_WAITING = 100;
/** How long one's own move stays before the next position, in milliseconds. */
const OWN_PAUSE = 250;
/** How many times as long the last move of a turn stays. */
const BEAT = 1.5;

export class PositionQueue {
  /** @type {View[]} */
  _waiting = [];
  /** Done when all positions that have come are shown. */
  settled = Promise.resolve();
  /** Until when the position that is shown stays, by the clock of the page. */
  _stays = 0;
  _skip = () => {};

  /** @param {import("./table.js").Table} table @param {(view: View) => void} show
   * @param {() => void} onsettled all are shown */
  constructor(table, show, onsettled) {
    this._table = table;
    this._show = show;
    this._onsettled = onsettled;
  }

  /** @param {View} view */
  add(view) {
    this._waiting.push(view);
    if (this._table.state.isSettled) this.settled = this._showAll();
  }

  /** Let the position that is shown stay for so many milliseconds at least: so long is it dealt. @param {number} ms */
  stay(ms) {
    this._stays = Math.max(this._stays, performance.now() + ms);
    this._skip = () => this._table.board?.finish?.();
  }

  /** Show the next position at once. */
  hurry() {
    this._skip();
  }

  async _showAll() {
    this._table.know({ isSettled: false });
    if (!this._table.board) await this._table.opening;
    for (let next = this._waiting.shift(); next; next = this._waiting.shift()) {
      const wait = this._stays - performance.now();
      if (wait > 0 && this._waiting.length < MOST_WAITING) {
        await new Promise((resolve) => {
          this._skip = () => {
            resolve(null);
            this._table.board?.finish?.();
          };
          setTimeout(resolve, wait);
        });
      }
      const first = this._isNextDeal(next) ? await this._rest(next) : next;
      if (!first) return;
      this._stays = performance.now() + this._pause(next);
      // The last one may be played on at once.
      this._table.know({ isSettled: !this._waiting.length });
      this._show(first);
    }
    this._onsettled();
  }

  /** Whether a position is the first of another deal of a match, before which one looks at the last. @param {View} next */
  _isNextDeal(next) {
    const { state, settings } = this._table;
    const { view } = state;
    // After a result, another game was agreed upon.
    return view?.deal && !view.result && next.deal === view.deal + 1 && !isWatched(state) && settings.pause;
  }

  /** Let how a deal has ended be seen, and how it stands. @param {View} next
   * @returns {Promise<View | null>} what is left to be shown, null for nothing where the table is left */
  async _rest(next) {
    const summary = await import("../results/deal-summary.js").catch(() => null);
    return summary ? summary.showDealEnd(this._table, next, this._show) : next;
  }

  /** How long a position stays before the next one, in milliseconds. @param {View} view */
  _pause({ events, seat }) {
    const { settings, state, board } = this._table;
    const mover = events.find((event) => typeof event.seat === "number")?.seat;
    if (mover === undefined || isWatched(state)) return 0;
    const isTurnOver = events.some(({ kind }) => board?.ends?.includes(kind));
    const pause = settings.pause * 1000 * (isTurnOver ? BEAT : 1);
    return mover === seat ? Math.min(OWN_PAUSE, pause) : pause;
  }
}
