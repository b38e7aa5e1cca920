// A row of buttons below the table: of equal width, so that none moves when another one is called otherwise.

import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../state/state.js").Command} Command */

const LEAST = 44;

/** What stands on the caps of keys that have names. */
const CAPS = new Map([
  ["ArrowLeft", "←"],
  ["ArrowRight", "→"],
  ["ArrowUp", "↑"],
  ["ArrowDown", "↓"],
  [" ", "␣"],
]);

/** Those of these buttons that are wanted, each always at its place among all: what has the focus keeps it.
 * @param {string[]} all the keys of their words @param {Command[]} wanted @param {string} [main] the one that stands out */
export function buttonsOf(all, wanted, main = "") {
  const found = new Map(wanted.map((each) => [each[0], each]));
  return all.map((name) => {
    const wants = found.get(name);
    if (!wants) return nothing;
    const [, key, act, on, { as = name, text = "", said = words(as) } = {}] = wants;
    const cap = key ? html`<kbd aria-hidden="true" data-text=${CAPS.get(key) ?? key}></kbd>` : nothing;
    return html`<button type="button" class=${name === main ? "main" : ""} data-command=${as}
      aria-keyshortcuts=${(key === " " ? "Space" : key) || nothing} aria-label=${text ? said : nothing} title=${said} ?disabled=${!on}
      @click=${act}><span>${text || said}</span>${cap}</button>`;
  });
}

/** As many lines of buttons as their words need. @param {HTMLElement} row */
export function fitRow(row) {
  const isFit = (/** @type {Element} */ each) => each.scrollWidth <= each.clientWidth && each.clientWidth >= LEAST - 2;
  for (const lines of [1, 2, 3]) {
    row.style.setProperty("--columns", String(Math.ceil(row.childElementCount / lines)));
    if ([...row.children].every(isFit)) return;
  }
}
