// Who sits where: how many, and a row for each seat, which says who it is for and changes that.

import { button, make } from "../dom/dom.js";
import { avatarOf } from "../players/person-line.js";
import { idOf, stepper } from "./inputs.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("./fields.js").Field} Field */

/** The word for a seat that the computer plays. */
const COMPUTER = "bot";

/** @param {Field} field @param {import("./fields.js").Change} change */
export function seating(field, change) {
  const { name, value, options, closed_seats: closed, least, most } = field;
  const id = idOf(name);
  const seats = value.split(" ");
  const [here] = Object.keys(options);
  const put = (/** @type {number} */ at, /** @type {string} */ word) =>
    change((now) => {
      const kinds = now.split(" ");
      return kinds.map((each, other) => (other === at ? word : each)).join(" ");
    });
  const label = words("field-players");
  // The program makes seats of a number.
  const count = stepper(`${id}-count`, label, String(seats.length), least, most, change);
  /** @type {HTMLElement[]} */
  const rows = seats.map((word, at) => {
    const [kind] = word.split("=");
    const own = `${id}-${at}`;
    const called = words("field-seat", { number: at + 1 });
    const box = make("select", { id: own, "aria-label": called });
    const first = seats.findIndex((each) => each.split("=")[0] === here);
    const isFirst = first === at || (first < 0 && at === 0);
    for (const [each, said] of Object.entries(options)) {
      const text = each === here ? words(isFirst ? "field-seat-you" : "field-seat-here") : said;
      box.append(make("option", { value: each, disabled: Boolean(closed[at]?.includes(each)) }, text));
    }
    box.value = kind === here ? here : word;
    box.addEventListener("change", () => put(at, box.value));
    const names = kind === here && !isFirst ? [nameOf(own, word, at, here, called, put)] : [];
    return make("div", { className: "seat" }, avatarOf(String(at + 1), at), box, ...names);
  });
  const line = make("div", { className: "field" }, make("label", { for: `${id}-count` }, label), count);
  const isOpen = (/** @type {string} */ word, /** @type {number} */ at) =>
    at > 0 && word !== COMPUTER && !closed[at]?.includes(COMPUTER);
  if (COMPUTER in options && seats.filter(isOpen).length > 1) {
    const fill = () =>
      change((now) =>
        now
          .split(" ")
          .map((word, at) => (isOpen(word, at) ? COMPUTER : word))
          .join(" "),
      );
    rows.push(button(words("field-fill"), fill, { id: `${id}-fill` }));
  }
  return make("div", { className: "form" }, line, ...rows);
}

/** A box for the name of somebody else here. @param {string} id @param {string} word @param {number} at
 * @param {string} here @param {string} seat @param {(at: number, word: string) => void} put */
function nameOf(id, word, at, here, seat, put) {
  const value = word.split("=")[1]?.replaceAll("\u00a0", " ") ?? "";
  const label = words("field-name", { seat });
  const input = make("input", { type: "text", id: `${id}-name`, value, maxLength: 24, "aria-label": label });
  Object.assign(input, { placeholder: words("field-name-hint", { number: at + 1 }), autocomplete: "off" });
  input.addEventListener("change", () => {
    // A blank parts one seat from the next, so a name has another kind of it.
    const name = input.value.trim().replaceAll(/[\s=]+/g, "\u00a0");
    put(at, name ? `${here}=${name}` : here);
  });
  return input;
}
