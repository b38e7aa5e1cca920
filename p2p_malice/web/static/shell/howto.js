// How the game is played, for whoever is at no table yet.

import { ask, button, make } from "./dom.js";
import { fan } from "./fan.js";
import { words } from "./words.js";

/** What opens the usual rules. @param {string} [note] what there is to say of them */
export function rulesButton(note) {
  return button(words("page-how-to-play"), async () => {
    const [{ USUAL }, { sheetOf }] = await Promise.all([import("./usual.js"), import("./answers.js")]);
    await ask(words("page-rules"), [fan(44), ...(note ? [make("p", {}, note)] : []), sheetOf(USUAL)]);
  });
}
