// How the game is played, for whoever is at no table yet.

import { fan } from "../cards/fan.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** What opens the usual rules: the goal and a turn, and behind these the rest. @param {string} [note] what there is to say
 * of them @param {string} [lesson] the address of a lesson, "" where there is none */
export const rulesButton = (note, lesson = "") =>
  html`<button type="button" @click=${() => showRules(note, lesson)}>${words("page-how-to-play")}</button>`;

/** Show the usual rules. @param {string} [note] @param {string} [lesson] as above */
export async function showRules(note, lesson = "") {
  const [{ default: rules }, { sheetOf }] = await Promise.all([
    import("./default-rules.json.js"),
    import("./answers.js"),
  ]);
  const learn = html`<p><a href=${lesson} target="_blank" class="button main">${words("howto-lesson")}</a></p>`;
  const content = html`${fan(44)}${lesson ? learn : nothing}${note ? html`<p>${note}</p>` : nothing}${sheetOf(rules, words("howto-all"))}`;
  await ask(words("page-how-to-play"), content);
}
