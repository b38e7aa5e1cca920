// The fields of a form: each is drawn from what the program says of it.

import { html, nothing } from "../vendor/lit-html.js";
import { choice, idOf, stepper, valueIn } from "./inputs.js";
import { seatRows } from "./seat-rows.js";

/** @typedef {import("../app-messages.d.ts").FormField} Field */
/** @typedef {(to: import("./form-queue.js").Touch) => void} Change what a field does with another value */

/** Characters of an option beside which there is room for a label. */
const SHORT = 16;

/** The value in force. @param {Field} field */
const shown = ({ value, default: usual }) => value || usual;

/** A field: its label, what it is about, and what changes it. @param {Field} field @param {Change} change
 * @param {string} face the avatar of who fills it in, "" for none */
export function fieldOf(field, change, face) {
  const draw = { list: select, cards: tall, chips, switch: toggle, number, seats: seatRows }[field.shape] ?? text;
  return draw(field, change, face);
}

/** @param {Field} field @param {Change} change */
function text({ name, label, value, hint, means }, change) {
  const id = idOf(name);
  return html`<div class="form" data-field=${name}><label for=${id}>${label}</label><input type="text" id=${id}
    value=${value} placeholder=${hint} spellcheck="false" autocomplete=${name === "name" ? "nickname" : "off"}
    aria-describedby=${means ? `${id}-means` : nothing}
    @input=${(/** @type {Event} */ event) => change(valueIn(event))}>${about(id, means)}</div>`;
}

/** @param {Field} field @param {Change} change */
function select(field, change) {
  const { name, label, options, means } = field;
  const id = idOf(name);
  const isShort = Object.values(options).every((each) => each.length < SHORT);
  const each = Object.entries(options).map(
    ([value, said]) => html`<option value=${value} ?selected=${value === shown(field)}>${said}</option>`,
  );
  return html`<div class=${isShort ? "field" : "form"} data-field=${name}><label for=${id}>${label}</label><select
    id=${id} aria-describedby=${means ? `${id}-means` : nothing}
    @input=${(/** @type {Event} */ event) => change(valueIn(event))}>${each}</select>${about(id, means)}</div>`;
}

/** Options with a line each, one below the other. @param {Field} field @param {Change} change */
const tall = (field, change) => group(field, "tall", change);

/** A few words, side by side: cards have room for the reason why one is closed, these share a line for it.
 * @param {Field} field @param {Change} change */
const chips = (field, change) => group(field, "chips", change);

/** @param {Field} field @param {"tall" | "chips"} kind @param {Change} change */
function group(field, kind, change) {
  const { name, label, options, lines, closed, means } = field;
  const id = idOf(name);
  const line = (/** @type {string} */ value) => (kind === "tall" ? closed[value] || lines[value] : "");
  const each = Object.entries(options).map(([value, said]) =>
    choice(id, value, value === shown(field), value in closed, change, said, line(value)),
  );
  const reasons = kind === "chips" ? [...new Set(Object.values(closed))] : [];
  return html`<div class="form" data-field=${name}><span id=${`${id}-label`} class="label">${label}</span>${about(id, means)}<div
    class=${kind} role="radiogroup" aria-labelledby=${`${id}-label`}
    aria-describedby=${means ? `${id}-means` : nothing}>${each}</div>${reasons.map((why) => html`<small class="why">${why}</small>`)}</div>`;
}

/** @param {Field} field @param {Change} change */
function toggle(field, change) {
  const { name, label, closed, means } = field;
  const id = idOf(name);
  const isOn = shown(field) === "yes";
  const why = closed[isOn ? "no" : "yes"];
  const turn = (/** @type {Event} */ { target }) => change(/** @type {any} */ (target).checked ? "yes" : "no");
  return html`<div class="field switch" data-field=${name}><label for=${id}>${label}${about(id, why || means)}</label><input
    type="checkbox" role="switch" id=${id} ?checked=${isOn} ?disabled=${Boolean(why)}
    aria-describedby=${why || means ? `${id}-means` : nothing} @change=${turn}></div>`;
}

/** @param {Field} field @param {Change} change */
function number(field, change) {
  const { name, label, hint, means, common, least, most } = field;
  const id = idOf(name);
  const now = shown(field);
  const known = `${id}-common`;
  // The number and its chips agree at once, whichever was touched.
  const mark = (/** @type {string} */ to) => {
    for (const each of document.getElementsByName(known)) {
      if (each instanceof HTMLInputElement) each.checked = each.value === to;
    }
  };
  const set = (/** @type {string} */ to) => {
    /** @type {HTMLInputElement} */ (document.getElementById(id)).value = to;
    mark(to);
    change(to);
  };
  const each = Object.entries(common).map(([value, said]) => choice(known, value, value === now, false, set, said));
  const box = html`<div class="chips" role="radiogroup" aria-label=${label}>${each}</div>`;
  return html`<div class="form" data-field=${name}><div class="field"><label for=${id}>${label}${about(id, means || hint)}</label>${stepper(
    id,
    label,
    now,
    least,
    most,
    set,
    `${id}-means`,
    mark,
  )}</div>${each.length ? box : nothing}</div>`;
}

/** The sentence about a field, told with its input. @param {string} id @param {string} means */
const about = (id, means) => (means ? html`<small id=${`${id}-means`}>${means}</small>` : nothing);
