// Those whom a choice is about, before its words.

import { initialsOf } from "./avatars.js";
import { avatarOf } from "./person-line.js";
import { html, nothing } from "../vendor/lit-html.js";

/** One's own avatar, as at a table. @param {string} name "" for none @param {string} avatar */
export const ownFace = (name, avatar) => avatarOf(name ? initialsOf([name])[0] : "+", 0, avatar);

/** How many avatars there is room for. */
const SHOWN = 2;

/** The avatars of the first ones, and how many more there are. @param {import("../app-messages.d.ts").Person[]} people */
export function avatarGroup(people) {
  const signs = initialsOf(people.map(({ name }) => name));
  const more = signs.length - SHOWN;
  const faces = people.slice(0, SHOWN).map(({ seat, avatar }, at) => avatarOf(signs[at], seat, avatar));
  return html`<span class="avatars">${faces}${
    more > 0 ? html`<small aria-hidden="true">+${more}</small>` : nothing
  }</span>`;
}
