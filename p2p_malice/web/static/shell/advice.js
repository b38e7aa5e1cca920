// What the coach of a table says at each position: about the move that is advised, first at its card, then at its target.

import "./later.js";
import { Coach } from "./coach.js";
import { words } from "./words.js";

/** @typedef {import("./cards.js").View} View */
/** What is said of a position: the sentence, where it points, and the move that it is about, by its spots.
 * @typedef {{number: number, text: string, at: string, source: string, target: string}} Advice */

/** A coach that follows what is picked at a table. */
export class Adviser {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._coach = new Coach(/** @type {HTMLElement} */ (table.root.querySelector("main.table")));
    /** @type {Advice | null} */
    this._advice = null;
  }

  /** Say that until the next position; whether there is room for it. @param {Advice | null} advice */
  advise(advice) {
    this._advice = advice;
    return this.follow();
  }

  /** Leave the page. */
  remove() {
    this._coach.remove();
  }

  /** Point where the move goes on. */
  follow() {
    const { view, board, isCovered } = this._table;
    const picked = board?.picked ?? "";
    const advice = this._advice;
    if (!advice || !view?.moves.length || view.number !== advice.number || isCovered) return this._coach.say(null);
    const { text, at, source, target } = advice;
    const free = [source, target].filter(Boolean);
    if (!picked) return this._coach.say({ text, spot: at, free });
    return this._coach.say(picked === source && target ? { text: words("coach-there"), spot: target, free } : null);
  }
}
