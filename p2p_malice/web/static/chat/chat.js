// What was said so far, and something to say: a phrase or a face by one tap, or words of one's own.

import "../words/extra-words.js";
import { coloursOf } from "../players/avatars.js";
import { ask, closing, make } from "../dom/dom.js";
import { keep, kept } from "../dom/storage.js";
import { html, render } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

const PHRASES = ["phrase-praise", "phrase-sigh", "phrase-hurry", "phrase-thanks", "phrase-wait"];
const FACES = ["👍", "👏", "😀", "😂", "😅", "😮", "😢", "😡", "🤔", "🙈", "🍀", "🎉"];

/** What was said last and has not come back from the table: it may have been too much at once. */
let unheard = "";

/** The most lines that are kept of what was said. */
const MOST = 60;

/** @typedef {import("../table/table.js").Table} Table */
/** Who said what. @typedef {{seat: number, name: string, text: string}} Line */

/** What was said at a table, the newest last, also before the page was loaded again. @param {Table} table @returns {Line[]} */
function linesOf({ state: { chat, mark } }) {
  const isLine = (/** @type {any} */ each) =>
    Number.isInteger(each?.seat) && typeof each.name === "string" && typeof each.text === "string";
  return chat ?? kept("talk", [], ({ table, said }) => (mark && table === mark ? said.filter(isLine) : []));
}

/** Shows what was said anew, where it is in sight. */
let redraw = () => {};

/** Note what was said. @param {Table} table @param {number} seat @param {string} text */
export function heard(table, seat, text) {
  if (seat === table.view?.seat && text === unheard) unheard = "";
  const chat = [...linesOf(table), { seat, name: table.voice.name(seat), text }].slice(-MOST);
  table.know({ chat });
  const { mark } = table.state;
  // Whoever comes back to the last table finds it again.
  if (mark) keep("talk", { table: mark, said: chat });
  redraw();
}

/** @param {Line} line */
const shown = ({ seat, name, text }) => html`<p .style=${`--seat: ${coloursOf(seat)[0]}`}><b>${name}</b> ${text}</p>`;

/** @param {Table} table */
export async function openTalk(table) {
  // One types where there is a keyboard. On a phone, it would come up over the faces.
  const types = matchMedia("(hover: hover)").matches;
  const field = make("input", { type: "text", maxLength: 200, id: "say", autocomplete: "off", value: unheard });
  field.autofocus = types;
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Or the button that has opened this gets the focus back, and the key as well.
    event.preventDefault();
    closing("say")(event);
  });
  const send = (/** @type {string} */ text) => {
    unheard = text;
    table.send({ kind: "say", text });
  };
  const one = (/** @type {string} */ text, isFace = false, isFirst = false) => {
    const say = (/** @type {Event} */ event) => {
      send(text);
      closing("")(event);
      if (!isFace) return;
      table.settings.face = text;
      table.settings.keep();
      table.repaint();
    };
    return html`<button type="button" ?autofocus=${isFirst} @click=${say}>${text}</button>`;
  };
  const history = make("div", { className: "history", role: "log", tabIndex: 0, "aria-label": words("say-history") });
  redraw = () => {
    render(linesOf(table).map(shown), history);
    history.scrollTo(0, history.scrollHeight);
  };
  redraw();
  const content = html`${history}<div class="faces">${FACES.map((face, at) => one(face, true, !at && !types))}</div>
    <div class="phrases">${PHRASES.map((key) => one(words(key)))}</div><label for="say">${words("say-what")}</label>${field}`;
  const asked = ask(words("say-title"), content, { say: words("say-send"), "": words("page-cancel") });
  history.scrollTo(0, history.scrollHeight);
  const answer = await asked;
  redraw = () => {};
  if (answer === "say" && field.value.trim()) send(field.value.trim());
}
