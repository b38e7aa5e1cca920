// How the game is played, for whoever is at no table yet.

import { ask, button, make } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { words } from "../words/catalogue.js";

/** What opens the usual rules: the goal and a turn, and behind these the rest. @param {string} [note] what there is to say
 * of them @param {string} [lesson] the address of a lesson, "" where there is none */
export function rulesButton(note, lesson = "") {
  return button(words("page-how-to-play"), async () => {
    const [{ default: rules }, { sheetOf }] = await Promise.all([
      import("./default-rules.json.js"),
      import("./answers.js"),
    ]);
    const sheet = sheetOf(rules);
    const rest = make("details", {}, make("summary", {}, words("howto-all")));
    const parts = [...sheet.children];
    rest.append(...parts.slice(parts.findIndex((each) => each.matches("ul")) + 1));
    sheet.append(rest);
    const link = { href: lesson, target: "_blank", className: "button main" };
    const learn = lesson ? [make("p", {}, make("a", link, words("howto-lesson")))] : [];
    const said = note ? [make("p", {}, note)] : [];
    await ask(words("page-how-to-play"), [fan(44), ...learn, ...said, sheet]);
  });
}
