// A row of buttons below the table: of equal width, so that none moves when another one is called otherwise.

import { button, make } from "./dom.js";
import { words } from "./words.js";

/** The key of its words, its key on the board, what it does, and whether it does that now.
 * @typedef {[string, string, () => void, boolean]} Command */

const LEAST = 44;

/** Put these buttons into the row. @param {HTMLElement} row @param {Command[]} wanted */
export function fillRow(row, wanted) {
  const focused = document.activeElement?.parentElement === row ? document.activeElement?.textContent : "";
  row.hidden = !wanted.length;
  row.replaceChildren(
    ...wanted.map(([name, key, act, on]) => {
      const element = button("", act, { disabled: !on, "data-command": name });
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
