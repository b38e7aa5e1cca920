// What this page has sent to the table and not heard of yet: one move. The same rule as protocol/move_in_flight.py's; the tests
// of both read tests/vectors/moves-in-flight.json.

/** What a shown position means: it's the next one; so it is, and the move in flight has to be sent `again`, since it was
 * lost with the table's program; the table has gone `back`, and the move is void; or it's `past`, and means nothing.
 * @typedef {"next" | "again" | "back" | "past"} Shown */

/** The move that the table has neither confirmed, by showing a later position, nor refused.
 * @template {{number: number}} M */
export class MoveInFlight {
  constructor() {
    /** @type {M | null} */
    this.move = null;
    this._number = 0;
    this._isNewWire = false;
  }

  /** Hello is said once more, since the table's program was started again: the next position may be an earlier one. */
  greet() {
    this._isNewWire = true;
  }

  /** The table shows the position of that number, in which the choices here are those of `since`.
   * @param {number} number @param {number} [since] that of the position itself if it's 0 @returns {Shown} */
  show(number, since) {
    const [isNewWire, before] = [this._isNewWire, this._number];
    if (number < before && !isNewWire) return "past";
    this._isNewWire = false;
    this._number = number;
    if (number < before || (this.move && this.move.number < (since || number))) this.move = null;
    if (number < before) return "back";
    return isNewWire && this.move ? "again" : "next";
  }

  /** The table refuses a message of that kind, "" if it doesn't say which. Whether it was about the move; whoever isn't
   * seated yet will send that again. @param {string} of @param {string} code */
  refuse(of, code) {
    if (!["move", ""].includes(of) || code === "not_seated") return false;
    this.move = null;
    return true;
  }
}
