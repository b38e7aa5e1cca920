// What was said so far, and something to say: a phrase or a face by one tap, or words of one's own.

import "../words/extra-words.js";
import { coloursOf } from "../players/avatars.js";
import { isOfInputMethod, make } from "../dom/dom.js";
import { keep, kept } from "../dom/storage.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { ask, closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";

const PHRASES = ["phrase-praise", "phrase-sigh", "phrase-hurry", "phrase-thanks", "phrase-wait"];
const FACES = ["👍", "👏", "😀", "😂", "😅", "😮", "😢", "😡", "🤔", "🙈", "🍀", "🎉"];

/** What was said last and has not come back from the table: it may have been too much at once. */
let unheard = "";

/** The most lines that are kept of what was said. */
const MOST = 60;

/** @typedef {import("../table/table.js").Table} Table */
/** Who said what, to whom if not to all. @typedef {{seat: number, name: string, text: string, to?: string}} Line */

/** What was said at a table, the newest last, also before the page was loaded again. @param {Table} table @returns {Line[]} */
function linesOf({ state: { chat, mark } }) {
  const isLine = (/** @type {any} */ each) =>
    Number.isInteger(each?.seat) && typeof each.name === "string" && typeof each.text === "string";
  return chat ?? kept("talk", [], ({ table, said }) => (mark && table === mark ? said.filter(isLine) : []));
}

/** Shows what was said anew, where it is in sight. */
let redraw = () => {};

/** Note what was said, to the player at `to` or to all. @param {Table} table @param {number} seat @param {number | null} to
 * @param {string} text @param {string} [name] of somebody without a seat */
export function heard(table, seat, to, text, name = table.voice.name(seat)) {
  if (seat === table.view?.seat && text === unheard) unheard = "";
  const { voice } = table;
  const line = { seat, name, text, ...(to === null ? {} : { to: voice.name(to) }) };
  const chat = [...linesOf(table), line].slice(-MOST);
  table.know({ chat });
  const { mark } = table.state;
  // Whoever comes back to the last table finds it again.
  if (mark) keep("talk", { table: mark, said: chat });
  redraw();
}

/** A line; whoever has no seat has no colour. @param {Line} line */
const shown = ({ seat, name, text, to }) =>
  html`<p .style=${`--seat: ${coloursOf(seat)?.[0] ?? "#888"}`}><b>${typeof to === "string" ? `${name} → ${to}` : name}</b> ${text}</p>`;

/** Whom it is for, where there are several: all of them at first. @param {Table} table @param {(to: number | null) => void} choose */
function addressees({ state, voice }, choose) {
  const { sitters, own } = state;
  const one = (/** @type {number | null} */ to, /** @type {string} */ name) =>
    html`<label><input type="radio" name="to" ?checked=${to === null} @change=${() => choose(to)}><span>${name}</span></label>`;
  const others = sitters.flatMap(({ name, computer }, seat) =>
    name && !computer && seat !== own ? [one(seat, voice.name(seat))] : [],
  );
  // What spectators say is for all.
  if (state.view?.watches || sitters.length < 3 || !others.length) return nothing;
  return html`<fieldset class="addressees"><legend>${words("say-to")}</legend>${one(null, words("say-to-all"))}${others}</fieldset>`;
}

/** A button for each player whose turn it is and who can be reminded of that. @param {Table} table */
function pokes({ state: { view, sitters, own, understands, paused, isShared }, voice, send }) {
  const canPoke = understands.includes("poke") && paused === null && !isShared;
  const awaited = (canPoke && !view?.result && view?.turn.filter((seat) => seat !== own)) || [];
  const poke = (/** @type {number} */ seat) => (/** @type {Event} */ event) => {
    send({ kind: "poke", seat });
    closing("")(event);
  };
  return awaited
    .filter((seat) => sitters[seat]?.present && !sitters[seat].computer)
    .map(
      (seat) =>
        html`<button type="button" @click=${poke(seat)}>${words("say-poke", { name: voice.name(seat) })}</button>`,
    );
}

/** @param {Table} table */
export async function openTalk(table) {
  // One types where there is a keyboard. On a phone, it would come up over the faces, and no key may send one of these.
  const types = matchMedia("(hover: hover)").matches;
  const field = make("input", { type: "text", maxLength: 200, id: "say", autocomplete: "off", value: unheard });
  field.autofocus = types;
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || isOfInputMethod(event)) return;
    // Or the button that has opened this gets the focus back, and the key as well.
    event.preventDefault();
    closing("say")(event);
  });
  /** @type {number | null} */
  let addressee = null;
  const send = (/** @type {string} */ text) => {
    unheard = text;
    table.send({ kind: "say", text, ...(addressee === null ? {} : { to: addressee }) });
  };
  const one = (/** @type {string} */ text, isFace = false) => {
    const say = (/** @type {Event} */ event) => {
      send(text);
      closing("")(event);
      if (!isFace) return;
      table.settings.face = text;
      table.settings.keep();
      table.repaint();
    };
    return html`<button type="button" @click=${say}>${text}</button>`;
  };
  const history = make("div", { className: "history", role: "log", tabIndex: 0, "aria-label": words("say-history") });
  redraw = () => {
    render(linesOf(table).map(shown), history);
    history.scrollTo(0, history.scrollHeight);
  };
  redraw();
  const to = addressees(table, (seat) => {
    addressee = seat;
  });
  const content = html`${history}${to}<div class="faces" tabindex="-1" ?autofocus=${!types}>${FACES.map((face) => one(face, true))}</div>
    <div class="phrases">${pokes(table)}${PHRASES.map((key) => one(words(key)))}</div><label for="say">${words("say-what")}</label>${field}`;
  const asked = ask(words("say-title"), content, { say: words("say-send"), "": words("page-cancel") });
  history.scrollTo(0, history.scrollHeight);
  const answer = await asked;
  redraw = () => {};
  if (answer === "say" && field.value.trim()) send(field.value.trim());
}
