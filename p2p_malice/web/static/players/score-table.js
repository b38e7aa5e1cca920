// A table of the players and what they have.

import { avatarOf } from "./person-line.js";
import { html } from "../vendor/lit-html.js";

/** A player in it. @typedef {{seat: number, name: string, initial: string, avatar?: string, isWinner: boolean, counts: (number | string | null)[]}} Scored */

/** @param {string[]} heads @param {Scored[]} rows @param {(seat: number) => string} [mark] what stands behind a name */
export function scoreTable(heads, rows, mark = () => "") {
  const line = (/** @type {Scored} */ { seat, name, initial, avatar, isWinner, counts }) =>
    html`<tr class=${isWinner ? "winner" : ""}><th><div class="who">${avatarOf(initial, seat, avatar)}<b>${name}</b><span
      class="is-ready" data-of=${seat}>${mark(seat)}</span></div></th>${counts.map((count) => html`<td>${minus(count)}</td>`)}</tr>`;
  return html`<div class="scores" tabindex="0"><table><thead><tr>${heads.map((each) => html`<th>${each}</th>`)}</tr></thead><tbody>${rows.map(line)}</tbody></table></div>`;
}

/** @param {number | string | null} count */
export const minus = (count) => `${count}`.replace("-", "−");

/** @param {number} count */
export const signed = (count) => (count > 0 ? `+${count}` : minus(count));
