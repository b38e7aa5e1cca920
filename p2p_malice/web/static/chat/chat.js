// What was said so far, and something to say: a phrase or a face by one tap, or words of one's own.

import "../words/extra-words.js";
import { coloursOf } from "../players/avatars.js";
import { ask, button, make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

const PHRASES = ["phrase-praise", "phrase-sigh", "phrase-hurry", "phrase-thanks", "phrase-wait"];
const FACES = ["👍", "👏", "😀", "😂", "😅", "😮", "😢", "😡", "🤔", "🙈", "🍀", "🎉"];

/** What was said last and has not come back from the table: it may have been too much at once. */
let unheard = "";

/** The most lines that are kept of what was said. */
const MOST = 60;

/** What was said at each table, the newest last. @type {WeakMap<import("../table/table.js").Table, HTMLElement>} */
const histories = new WeakMap();

/** Under which the talk of the last table is kept: whoever comes back to that table finds it again. */
const KEPT = "p2p-malice talk";

/** Who said what. @typedef {{seat: number, name: string, text: string}} Line */

/** What was said at that table before the page was loaded again. @param {string} mark @returns {Line[]} */
function keptTalk(mark) {
  try {
    const { table, said } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const isLine = (/** @type {any} */ each) =>
      Number.isInteger(each?.seat) && typeof each.name === "string" && typeof each.text === "string";
    return mark && table === mark ? said.filter(isLine).slice(-MOST) : [];
  } catch {
    return []; // Nothing was kept, or nothing can be.
  }
}

/** @param {string} mark @param {Line} line */
function keepTalk(mark, line) {
  if (!mark) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ table: mark, said: [...keptTalk(mark), line].slice(-MOST) }));
  } catch {
    // A private window keeps nothing.
  }
}

/** @param {import("../table/table.js").Table} table */
function historyOf(table) {
  const known = histories.get(table);
  if (known) return known;
  const label = words("say-history");
  const made = make("div", { className: "history", role: "log", tabIndex: 0, "aria-label": label });
  histories.set(table, made);
  for (const line of keptTalk(table.state.mark)) add(made, line);
  return made;
}

/** @param {HTMLElement} history @param {Line} line */
function add(history, { seat, name, text }) {
  const line = make("p", {}, make("b", {}, name), " ", text);
  line.style.setProperty("--seat", coloursOf(seat)[0]);
  history.append(line);
  if (history.childElementCount > MOST) history.firstElementChild?.remove();
}

/** Note what was said. @param {import("../table/table.js").Table} table @param {number} seat @param {string} text */
export function heard(table, seat, text) {
  if (seat === table.view?.seat && text === unheard) unheard = "";
  const history = historyOf(table);
  const line = { seat, name: table.voice.name(seat), text };
  add(history, line);
  keepTalk(table.state.mark, line);
  history.scrollTo(0, history.scrollHeight);
}

/** @param {import("../table/table.js").Table} table */
export async function openTalk(table) {
  // Who has a keyboard types; on a phone, one would come up over the faces.
  const types = matchMedia("(hover: hover)").matches;
  const field = make("input", { type: "text", maxLength: 200, id: "say", autocomplete: "off", value: unheard });
  field.autofocus = types;
  const close = (/** @type {string} */ value) => field.closest("dialog")?.close(value);
  const send = (/** @type {string} */ text) => {
    unheard = text;
    table.send({ kind: "say", text });
    close("");
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Or the button that has opened this gets the focus back, and the key as well.
    event.preventDefault();
    close("say");
  });
  const one = (/** @type {string} */ text, at = 1) => button(text, () => send(text), { autofocus: at === 0 && !types });
  const face = (/** @type {string} */ text, /** @type {number} */ at) => {
    const said = one(text, at);
    said.addEventListener("click", () => {
      table.settings.face = text;
      table.settings.keep();
      table.repaint();
    });
    return said;
  };
  const history = historyOf(table);
  const content = [
    history,
    make("div", { className: "faces" }, ...FACES.map(face)),
    make("div", { className: "phrases" }, ...PHRASES.map((key) => one(words(key)))),
    make("label", { for: "say" }, words("say-what")),
    field,
  ];
  const asked = ask(words("say-title"), content, { say: words("say-send"), "": words("page-cancel") });
  history.scrollTo(0, history.scrollHeight);
  const answer = await asked;
  if (answer === "say" && field.value.trim()) send(field.value.trim());
}
