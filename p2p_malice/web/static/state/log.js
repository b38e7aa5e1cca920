// What has happened, line by line: whose line it is, by the colour of the seat, and what is new since one's own turn.

import { coloursOf } from "../players/avatars.js";
import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

const MOST_LINES = 200;

/** The lines, oldest first, each with the seat that it is about; and how many of the last ones are newer than what the
 * player here did last, -1 where that is too long ago.
 * @typedef {{lines: {text: string, seat: number | null}[], newer: number}} Log */

/** @type {Log} */
export const NO_LINES = { lines: [], newer: -1 };

/** The log with another line. @param {Log} log @param {string} text @param {number | null} [seat]
 * @param {boolean} [isOwn] whether the player here did it @returns {Log} */
export function withLine({ lines, newer }, text, seat = null, isOwn = false) {
  const next = isOwn ? 0 : newer < 0 || newer > MOST_LINES ? -1 : newer + 1;
  return { lines: [...lines, { text, seat }].slice(-MOST_LINES), newer: next };
}

/** The last lines, so many at most. With `marks`, a line of its own says which are new since one's turn.
 * @param {Log} log @param {number} most @param {boolean} marks */
export function shownLines({ lines, newer }, most, marks) {
  const from = Math.max(0, lines.length - most);
  const since = marks && newer > 0 ? lines.length - newer : -1;
  return lines.slice(from).map(({ text, seat }, at) => {
    const isFirst = seat !== null && seat !== lines[from + at - 1]?.seat;
    const colour = seat === null ? "" : `--seat: ${coloursOf(seat)[0]}`;
    return html`${from + at === since ? html`<p class="since">${words("log-since")}</p>` : nothing}<p
        class=${isFirst ? "turn" : ""} .style=${colour}>${text}</p>`;
  });
}
