// The backs of cards and the felts to choose from, as little cards and patches.

import "../cards/court-art.js";
import { make } from "../dom/dom.js";
import { BACKS, FELTS } from "./settings.js";
import { words } from "../words/catalogue.js";

/** A field that shows each choice at once on the table, and what takes it back.
 * @param {import("./settings.js").Settings} settings @param {"back" | "felt"} what */
export function choiceOf(settings, what) {
  const before = settings[what];
  const choose = (/** @type {string} */ value) => {
    settings[what] = value;
    settings.apply();
  };
  const patches = (what === "back" ? BACKS : FELTS).map((value) =>
    make("input", {
      type: "radio",
      name: what,
      value,
      checked: value === before,
      className: what === "back" ? "card down" : "patch",
      [`data-${what}`]: value,
      "aria-label": what === "back" ? words("back-name", { back: value }) : words("felt-name", { felt: value }),
      onchange: () => choose(value),
    }),
  );
  const field = make("fieldset", { className: "backs" }, make("legend", {}, words(`settings-${what}`)), ...patches);
  return { field, forget: () => choose(before) };
}
