// A row of buttons below the table: of equal width, so that none moves when another one is called otherwise.

import { button, make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

/** The key of its words, its key on the board, what it does, and whether it does that now.
 * @typedef {[string, string, () => void, boolean]} Command */

const LEAST = 44;

/** What each button does now. @type {WeakMap<Element, () => void>} */
const acts = new WeakMap();

/** Put these buttons into the row. Those that stay are kept: to measure new ones takes a slow phone many frames.
 * @param {HTMLElement} row @param {Command[]} wanted */
export function fillRow(row, wanted) {
  const names = wanted.map(([name]) => name).join();
  if (row.dataset.commands !== names) {
    row.dataset.commands = names;
    build(row, wanted);
  }
  wanted.forEach(([, , act, on], at) => {
    const each = /** @type {HTMLButtonElement} */ (row.children[at]);
    acts.set(each, act);
    if (each.disabled === on) each.disabled = !on;
  });
}

/** @param {HTMLElement} row @param {Command[]} wanted */
function build(row, wanted) {
  const focused = document.activeElement?.parentElement === row ? document.activeElement?.textContent : "";
  row.hidden = !wanted.length;
  row.replaceChildren(
    ...wanted.map(([name, key]) => {
      const shortcut = key && { "aria-keyshortcuts": key };
      const element = button("", () => acts.get(element)?.(), { "data-command": name, ...shortcut });
      const cap = make("kbd", { "aria-hidden": "true", "data-text": key });
      element.append(make("span", {}, words(name)), ...(key ? [cap] : []));
      return element;
    }),
  );
  fitRow(row);
  for (const each of row.children) {
    if (focused && each.textContent === focused && each instanceof HTMLElement) each.focus({ preventScroll: true });
  }
}

/** As many lines of buttons as their words need. @param {HTMLElement} row */
export function fitRow(row) {
  const isFit = (/** @type {Element} */ each) => each.scrollWidth <= each.clientWidth && each.clientWidth >= LEAST - 2;
  for (const lines of [1, 2, 3]) {
    row.style.setProperty("--columns", String(Math.ceil(row.childElementCount / lines)));
    if ([...row.children].every(isFit)) return;
  }
}
