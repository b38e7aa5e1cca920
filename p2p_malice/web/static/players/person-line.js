// Who is at a table, or awaited there: a line for each.

import { coloursOf } from "./avatars.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {{name: string, initials: string, state: string, kind: "new" | "waiting" | "here", avatar?: string}} Person
 * `state` is in words, `avatar` one of players/animals */

/** The line of one person, with the colour that the seat has at the table. @param {Person} person @param {number} seat */
export function personLine({ name, initials, state, kind, avatar }, seat) {
  const sign = { new: "+", waiting: "…", here: initials }[kind];
  return html`${avatarOf(sign, seat, kind === "here" ? avatar : "")}<b>${name}</b><span class="how">${state}</span>`;
}

/** The colours of a seat, as a style. @param {number} seat */
export function seatStyle(seat) {
  const [colour, ink] = coloursOf(seat);
  return `--seat: ${colour}; --letters: ${ink}`;
}

/** Draws an avatar of that name, null for a name that is none. @typedef {(name: string) => Element | null} Artist */
/** @type {Artist} */
let draw = () => null;

/** Have avatars drawn from now on. @param {Artist} artist */
export function drawAvatars(artist) {
  draw = artist;
}

/** A disc in the colour of a seat: with the avatar of that name, where it's drawn, and otherwise with letters.
 * @param {string} sign @param {number} seat @param {string} [avatar] */
export const avatarOf = (sign, seat, avatar = "") =>
  html`<span class="avatar" aria-hidden="true" data-avatar=${avatar} .style=${seatStyle(seat)}>${draw(avatar) ?? sign}</span>`;
