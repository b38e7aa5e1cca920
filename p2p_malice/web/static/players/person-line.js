// Who is at a table, or awaited there: a line for each.

import { coloursOf } from "./avatars.js";
import { make } from "../dom/dom.js";

/** @typedef {{name: string, initials: string, state: string, kind: "new" | "waiting" | "here"}} Person `state` is in words */

/** The line of one person, with the colour that the seat has at the table. @param {Person} person @param {number} seat */
export function personLine({ name, initials, state, kind }, seat) {
  const sign = { new: "+", waiting: "…", here: initials }[kind];
  return [avatarOf(sign, seat), make("b", {}, name), make("span", { className: "how" }, state)];
}

/** A disc in the colour of a seat. @param {string} sign @param {number} seat */
export function avatarOf(sign, seat) {
  const avatar = make("span", { className: "avatar", "aria-hidden": "true" }, sign);
  const [colour, ink] = coloursOf(seat);
  avatar.style.setProperty("--seat", colour);
  avatar.style.setProperty("--letters", ink);
  return avatar;
}

/** A list of such lines, each in an item. @param {Node[][]} lines @param {string[]} kinds */
export function people(lines, kinds) {
  const items = lines.map((line, at) => make("li", { className: `person ${kinds[at]}` }, ...line));
  return make("ul", { className: "people" }, ...items);
}
