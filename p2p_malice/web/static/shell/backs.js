// The backs of cards to choose from, as little cards.

import "./courts.js";
import { make } from "./dom.js";
import { BACKS } from "./settings.js";
import { words } from "./words.js";

/** A field that shows each choice at once on the table, and what takes it back. @param {import("./settings.js").Settings} settings */
export function choiceOfBack(settings) {
  const before = settings.back;
  const choose = (/** @type {string} */ back) => {
    settings.back = back;
    settings.apply();
  };
  const cards = BACKS.map((back) =>
    make("input", {
      type: "radio",
      name: "back",
      value: back,
      checked: back === before,
      className: "card down",
      "data-back": back,
      "aria-label": words("back-name", { back }),
      onchange: () => choose(back),
    }),
  );
  const field = make("fieldset", { className: "backs" }, make("legend", {}, words("settings-back")), ...cards);
  return { field, forget: () => choose(before) };
}
