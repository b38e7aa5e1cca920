// Who is at a table, or awaited there: a line for each.

import { coloursOf } from "./avatars.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {{name: string, initials: string, state: string, kind: "new" | "waiting" | "here"}} Person `state` is in words */

/** The line of one person, with the colour that the seat has at the table. @param {Person} person @param {number} seat */
export function personLine({ name, initials, state, kind }, seat) {
  const sign = { new: "+", waiting: "…", here: initials }[kind];
  return html`${avatarOf(sign, seat)}<b>${name}</b><span class="how">${state}</span>`;
}

/** The colours of a seat, as a style. @param {number} seat */
export function seatStyle(seat) {
  const [colour, ink] = coloursOf(seat);
  return `--seat: ${colour}; --letters: ${ink}`;
}

/** A disc in the colour of a seat. @param {string} sign @param {number} seat */
export const avatarOf = (sign, seat) =>
  html`<span class="avatar" aria-hidden="true" .style=${seatStyle(seat)}>${sign}</span>`;
