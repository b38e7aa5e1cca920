// Those whom a choice is about, before its words.

import { initialsOf } from "./avatars.js";
import { avatarOf } from "./person-line.js";
import { html, nothing } from "../vendor/lit-html.js";

/** How many avatars there is room for. */
const SHOWN = 2;

/** The avatars of the first ones, and how many more there are. @param {string[]} names */
export function avatarGroup(names) {
  const signs = initialsOf(names);
  const more = signs.length - SHOWN;
  return html`<span class="avatars">${signs.slice(0, SHOWN).map((sign, at) => avatarOf(sign, at + 1))}${
    more > 0 ? html`<small aria-hidden="true">+${more}</small>` : nothing
  }</span>`;
}
