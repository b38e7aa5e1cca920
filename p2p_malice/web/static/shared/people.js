// Who is at a table, or awaited there: a line for each.

import { make } from "./dom.js";

/** @typedef {{name: string, state: string, kind: "new" | "waiting" | "here"}} Person `state` is in words */

/** The line of one person. @param {Person} person @param {number} at counts the lines from 0 */
export function personLine({ name, state, kind }, at) {
  const sign = { new: "+", waiting: "…", here: [...name][0]?.toUpperCase() ?? "?" }[kind];
  const avatar = make("span", { className: "avatar", "aria-hidden": "true" }, sign);
  avatar.style.setProperty("--hue", String((at * 137 + 160) % 360));
  return [avatar, make("b", {}, name), make("span", { className: "how" }, state)];
}

/** A list of such lines, each in an item. @param {Node[][]} lines @param {string[]} kinds */
export function people(lines, kinds) {
  const items = lines.map((line, at) => make("li", { className: `person ${kinds[at]}` }, ...line));
  return make("ul", { className: "people" }, ...items);
}
