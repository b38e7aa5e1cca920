// The fields of a form: each is made from what the program says of it.

import { byId, make } from "../dom/dom.js";
import { choice, idOf, stepper } from "./inputs.js";
import { seating } from "./seat-rows.js";

/** @typedef {{name: string, label: string, value: string, hint: string, shape: string, default: string, means: string,
 *   options: Record<string, string>, lines: Record<string, string>, closed: Record<string, string>,
 *   common: Record<string, string>, closed_seats: string[][], suggestions: string[], least: number, most: number}} Field */
/** @typedef {(to: import("./form-queue.js").Touch) => void} Change what a field does with another value */

/** Characters of an option beside which there is room for a label. */
const SHORT = 16;

/** The value in force. @param {Field} field */
export const shown = ({ value, default: usual }) => value || usual;

/** A field: its label, what it is about, and what changes it. @param {Field} field @param {Change} change */
export function fieldOf(field, change) {
  const make = { list: select, cards, chips, switch: toggle, number, seats: seating }[field.shape] ?? text;
  return make(field, change);
}

/** @param {Field} field @param {Change} change */
function text({ name, label, value, hint, means }, change) {
  const id = idOf(name);
  const input = make("input", { type: "text", id, value, placeholder: hint });
  Object.assign(input, { spellcheck: false, autocomplete: name === "name" ? "nickname" : "off" });
  input.addEventListener("input", () => change(input.value));
  return make("div", { className: "form" }, make("label", { for: id }, label), input, ...about(id, means, input));
}

/** @param {Field} field @param {Change} change */
function select(field, change) {
  const { name, label, options, means } = field;
  const isShort = Object.values(options).every((each) => each.length < SHORT);
  const input = make("select", { id: idOf(name) });
  for (const [value, said] of Object.entries(options)) {
    input.append(make("option", { value, selected: value === shown(field) }, said));
  }
  input.addEventListener("input", () => change(input.value));
  const called = make("label", { for: input.id }, label);
  return make("div", { className: isShort ? "field" : "form" }, called, input, ...about(input.id, means, input));
}

/** Options with a line each, one below the other. @param {Field} field @param {Change} change */
function cards(field, change) {
  return group(field, "tall", change);
}

/** A few words, side by side. @param {Field} field @param {Change} change */
function chips(field, change) {
  return group(field, "chips", change);
}

/** @param {Field} field @param {string} className @param {Change} change */
function group(field, className, change) {
  const { name, label, options, lines, closed, means } = field;
  const id = idOf(name);
  const each = Object.entries(options).map(([value, said]) =>
    choice(id, value, value === shown(field), value in closed, change, said, closed[value] || lines[value]),
  );
  const box = make("div", { className, role: "radiogroup", "aria-labelledby": `${id}-label` }, ...each);
  const head = make("span", { id: `${id}-label`, className: "label" }, label);
  const inside = make("div", { className: "form" }, head, ...about(id, means, box), box);
  // Cards have room for the reason, chips share a line for it.
  if (className === "chips") {
    for (const why of new Set(Object.values(closed))) inside.append(make("small", { className: "why" }, why));
    for (const line of inside.querySelectorAll(".chips small")) line.remove();
  }
  return inside;
}

/** @param {Field} field @param {Change} change */
function toggle(field, change) {
  const { name, label, closed, means } = field;
  const id = idOf(name);
  const isOn = shown(field) === "yes";
  const why = closed[isOn ? "no" : "yes"];
  const properties = { type: "checkbox", role: "switch", id, checked: isOn, disabled: Boolean(why) };
  const input = make("input", properties);
  input.addEventListener("change", () => change(input.checked ? "yes" : "no"));
  const called = make("label", { for: id }, label, ...about(id, why || means, input));
  return make("div", { className: "field switch" }, called, input);
}

/** @param {Field} field @param {Change} change */
function number(field, change) {
  const { name, label, hint, means, common } = field;
  const id = idOf(name);
  const now = shown(field);
  const called = make("label", { for: id }, label, ...about(id, means || hint));
  const chips = `${id}-common`;
  // The number and its chips agree at once, whichever was touched.
  const mark = (/** @type {string} */ to) => {
    for (const each of document.getElementsByName(chips)) {
      if (each instanceof HTMLInputElement) each.checked = each.value === to;
    }
  };
  const set = (/** @type {string} */ to) => {
    /** @type {HTMLInputElement} */ (byId(id)).value = to;
    mark(to);
    change(to);
  };
  const stepping = stepper(id, label, now, field.least, field.most, set);
  const typed = stepping.querySelector("input");
  typed?.setAttribute("aria-describedby", `${id}-means`);
  typed?.addEventListener("input", () => mark(typed.value));
  const line = make("div", { className: "field" }, called, stepping);
  const known = Object.entries(common).map(([value, said]) => choice(chips, value, value === now, false, set, said));
  const box = make("div", { className: "chips", role: "radiogroup", "aria-label": label }, ...known);
  return make("div", { className: "form" }, line, ...(known.length ? [box] : []));
}

/** The sentence about a field, told with its input. @param {string} id @param {string} means @param {HTMLElement} [input] */
function about(id, means, input) {
  if (!means) return [];
  input?.setAttribute("aria-describedby", `${id}-means`);
  return [make("small", { id: `${id}-means` }, means)];
}
