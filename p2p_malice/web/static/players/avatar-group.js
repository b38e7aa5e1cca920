// Those whom a choice is about, before its words.

import { initialsOf } from "./avatars.js";
import { make } from "../dom/dom.js";
import { avatarOf } from "./person-line.js";

/** How many avatars there is room for. */
const SHOWN = 2;

/** The avatars of the first ones, and how many more there are. @param {string[]} names */
export function avatarGroup(names) {
  const signs = initialsOf(names);
  const shown = Math.min(signs.length, SHOWN);
  const element = make(
    "span",
    { className: "avatars" },
    ...signs.slice(0, shown).map((sign, at) => avatarOf(sign, at + 1)),
  );
  if (shown < signs.length) element.append(make("small", { "aria-hidden": "true" }, `+${signs.length - shown}`));
  return element;
}
