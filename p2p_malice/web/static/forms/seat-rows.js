// Who sits where: how many, and a row for each seat, which says who it is for and changes that.

import "../players/avatar-art.js";
import { avatarOf } from "../players/person-line.js";
import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";
import { idOf, stepper, valueIn } from "./inputs.js";

/** @typedef {import("./fields.js").Field} Field */

/** The word for a seat that the computer plays. */
const COMPUTER = "bot";
/** The word for somebody who plays by message. */
const FAR = "message";

/** @param {Field} field @param {import("./fields.js").Change} change @param {string} face the avatar of who sits here first */
export function seatRows(field, change, face) {
  const { name, value, options, lines, computers, avatars, closed_seats: closed, least, most } = field;
  const id = idOf(name);
  const seats = value.split(" ");
  const [here] = Object.keys(options);
  const isNamed = (/** @type {string} */ kind) => kind === here || kind === FAR;
  const each = (/** @type {(word: string, at: number) => string} */ put) =>
    change((now) => now.split(" ").map(put).join(" "));
  const put = (/** @type {number} */ at, /** @type {string} */ word) =>
    each((other, seat) => (seat === at ? word : other));
  const label = words("field-players");
  // The program makes seats of a number.
  const count = stepper(`${id}-count`, label, String(seats.length), least, most, change);
  const first = Math.max(
    0,
    seats.findIndex((word) => word.split("=")[0] === here),
  );
  const rows = seats.map((word, at) => {
    const [kind] = word.split("=");
    const own = `${id}-${at}`;
    const called = words("field-seat", { number: at + 1 });
    const mine = words(at === first ? "field-seat-you" : "field-seat-here");
    const choices = Object.entries(options).map(
      ([other, said]) => html`<option value=${other} ?disabled=${Boolean(closed[at]?.includes(other))}
        ?selected=${other === (isNamed(kind) ? kind : word)}>${other === here ? mine : (computers[at]?.[other] ?? said)}</option>`,
    );
    const named = isNamed(kind) && at !== first ? nameOf(own, word, at, kind, called, put) : nothing;
    const temper = lines[word] ? html`<small id=${`${own}-means`}>${lines[word]}</small>` : nothing;
    return html`<div class="seat">${avatarOf(String(at + 1), at, at === first && kind === here ? face : avatars[at])}<select id=${own} aria-label=${called}
      aria-describedby=${lines[word] ? `${own}-means` : nothing}
      @change=${(/** @type {Event} */ event) => put(at, valueIn(event))}>${choices}</select>${named}${temper}</div>`;
  });
  const isOpen = (/** @type {string} */ word, /** @type {number} */ at) =>
    at > 0 && word.split("=")[0] !== COMPUTER && !closed[at]?.includes(COMPUTER);
  const fill = () => each((word, at) => (isOpen(word, at) ? COMPUTER : word));
  const canFill = COMPUTER in options && seats.filter(isOpen).length > 1;
  return html`<div class="form" data-field=${name}><div class="field"><label for=${`${id}-count`}>${label}</label>${count}</div>${rows}${
    canFill ? html`<button type="button" id=${`${id}-fill`} @click=${fill}>${words("field-fill")}</button>` : nothing
  }</div>`;
}

/** A box for the name of somebody else here or by message. @param {string} id @param {string} word @param {number} at
 * @param {string} kind @param {string} seat @param {(at: number, word: string) => void} put */
function nameOf(id, word, at, kind, seat, put) {
  const value = word.split("=")[1]?.replaceAll("\u00a0", " ") ?? "";
  const change = (/** @type {Event} */ event) => {
    // A blank parts one seat from the next, so a name has another kind of it.
    const name = valueIn(event)
      .trim()
      .replaceAll(/[\s=]+/g, "\u00a0");
    put(at, name ? `${kind}=${name}` : kind);
  };
  return html`<input type="text" id=${`${id}-name`} value=${value} maxlength="24" autocomplete="off"
    aria-label=${words("field-name", { seat })} placeholder=${words("field-name-hint", { number: at + 1 })} @change=${change}>`;
}
