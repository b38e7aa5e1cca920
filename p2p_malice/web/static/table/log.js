// What has happened, line by line: whose line it is, by the colour of the seat, and what is new since one's own turn.

import { coloursOf } from "../players/avatars.js";
import { make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

const MOST_LINES = 200;

export class Log {
  /** @type {string[]} The lines, oldest first. */
  lines = [];
  /** @type {(number | null)[]} By line, the seat that it is about. */
  _seats = [];
  /** How many of the last lines are newer than what the player here did last; -1 where that is too long ago. */
  _newer = -1;

  /** @param {string} line @param {number | null} [seat] @param {boolean} [isOwn] whether the player here did it */
  write(line, seat = null, isOwn = false) {
    this.lines.push(line);
    this._seats.push(seat);
    if (isOwn) this._newer = 0;
    else if (this._newer >= 0) this._newer++;
    if (this.lines.length <= MOST_LINES) return;
    this.lines.shift();
    this._seats.shift();
    if (this._newer > MOST_LINES) this._newer = -1;
  }

  /** The last lines as elements, so many at most. With `marks`, a line of its own says which are new since one's turn.
   * @param {number} most @param {boolean} marks */
  show(most, marks) {
    const from = Math.max(0, this.lines.length - most);
    const newer = marks && this._newer > 0 ? this.lines.length - this._newer : -1;
    return this.lines.slice(from).flatMap((text, at) => {
      const [seat, before] = [this._seats[from + at], this._seats[from + at - 1]];
      const line = make("p", { className: seat !== null && seat !== before ? "turn" : "" }, text);
      if (seat !== null) line.style.setProperty("--seat", coloursOf(seat)[0]);
      return from + at === newer ? [make("p", { className: "since" }, words("log-since")), line] : [line];
    });
  }
}
