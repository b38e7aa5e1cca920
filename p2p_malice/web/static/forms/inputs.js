// What the fields of a form are made of.

import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** @param {string} name */
export const idOf = (name) => `field-${name.replaceAll(/[^\w]|_/g, "-")}`;

/** The value of the input that something has happened to. @param {Event} event */
export const valueIn = ({ target }) => /** @type {HTMLInputElement} */ (target).value;

/** Whether an input is disabled now: none is while it has the focus. @param {string} id @param {boolean} isDisabled */
const disabledNow = (id, isDisabled) => isDisabled && document.activeElement?.id !== id;

/** One of several: a button that stays down, for every key and reader a radio button.
 * @param {string} group @param {string} value @param {boolean} checked @param {boolean} disabled
 * @param {(to: string) => void} change @param {string} said @param {string} [line] */
export function choice(group, value, checked, disabled, change, said, line) {
  const id = `${group}-${idOf(value).slice(6)}`;
  return html`<label class="choice"><input type="radio" id=${id} name=${group} value=${value} ?checked=${checked}
    ?disabled=${disabledNow(id, disabled)} @change=${() => change(value)}><span><b>${said}</b>${
      line ? html`<small>${line}</small>` : nothing
    }</span></label>`;
}

/** A number with a button for fewer and one for more. @param {string} id @param {string} label @param {string} now
 * @param {number} least @param {number} most @param {(to: string) => void} change
 * @param {string} [described] the id of what describes it @param {(to: string) => void} [typed] what a digit does */
export function stepper(id, label, now, least, most, change, described = "", typed = () => {}) {
  const step =
    (/** @type {number} */ by) =>
    (/** @type {Event} */ { target }) => {
      const input = /** @type {HTMLInputElement} */ (/** @type {Element} */ (target).parentElement?.children[1]);
      input.value = String(Math.min(most, Math.max(least, Number(input.value) + by)));
      change(input.value);
    };
  const set = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    input.value ||= input.defaultValue;
    change(input.value);
  };
  const end = (
    /** @type {string} */ name,
    /** @type {string} */ said,
    /** @type {number} */ by,
    /** @type {boolean} */ isOff,
  ) =>
    html`<button type="button" id=${`${id}-${name}`} ?disabled=${disabledNow(`${id}-${name}`, isOff)}
      aria-label=${said} @click=${step(by)}>${by < 0 ? "−" : "+"}</button>`;
  return html`<div class="stepper">${end("fewer", words("field-fewer", { what: label }), -1, Number(now) <= least)}<input type="number" id=${id} value=${now}
    min=${least} max=${most} inputmode="numeric" aria-describedby=${described || nothing} @change=${set}
    @input=${(/** @type {Event} */ event) => typed(valueIn(event))}>${end("more", words("field-more", { what: label }), 1, Number(now) >= most)}</div>`;
}

/** Put into the inputs of an element what it says of them, but for what is typed into one just now, unless that is the
 * value `sent`: that one was answered. @param {Element} element @param {string} [sent] */
export function settle(element, sent) {
  for (const option of element.querySelectorAll("option")) option.selected = option.defaultSelected;
  for (const input of element.querySelectorAll("input")) {
    const hasFocus = input === document.activeElement;
    const isTyped = input.type === "text" || (input.type === "number" && input.value !== sent);
    input.checked = input.defaultChecked;
    if ((hasFocus && isTyped) || input.value === input.defaultValue) continue;
    input.value = input.defaultValue;
    if (hasFocus) input.select();
  }
}
