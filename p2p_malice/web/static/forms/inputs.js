// What the fields of a form are made of.

import { button, make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

/** @param {string} name */
export const idOf = (name) => `field-${name.replaceAll(/[^\w]|_/g, "-")}`;

/** One of several: a button that stays down, for every key and reader a radio button.
 * @param {string} id of the group @param {string} value @param {boolean} checked @param {boolean} disabled
 * @param {(to: string) => void} change @param {string} said @param {string} [line] */
export function choice(id, value, checked, disabled, change, said, line) {
  const input = make("input", {
    type: "radio",
    id: `${id}-${idOf(value).slice(6)}`,
    name: id,
    value,
    checked,
    disabled,
  });
  input.addEventListener("change", () => change(input.value));
  const told = make("span", {}, make("b", {}, said), ...(line ? [make("small", {}, line)] : []));
  return make("label", { className: "choice" }, input, told);
}

/** A number with a button for fewer and one for more. @param {string} id @param {string} label @param {string} now
 * @param {number} least @param {number} most @param {(to: string) => void} change */
export function stepper(id, label, now, least, most, change) {
  const input = make("input", { type: "number", id, value: now, defaultValue: now, min: String(least) });
  Object.assign(input, { max: String(most), inputMode: "numeric" });
  const set = (/** @type {string} */ to) => {
    input.value = to;
    change(to);
  };
  input.addEventListener("change", () => set(input.value || input.defaultValue));
  const step = (/** @type {number} */ by) => () =>
    set(String(Math.min(Number(input.max), Math.max(Number(input.min), Number(input.value) + by))));
  const fewer = {
    id: `${id}-fewer`,
    disabled: Number(now) <= least,
    "aria-label": words("field-fewer", { what: label }),
  };
  const more = { id: `${id}-more`, disabled: Number(now) >= most, "aria-label": words("field-more", { what: label }) };
  return make("div", { className: "stepper" }, button("−", step(-1), fewer), input, button("+", step(1), more));
}
