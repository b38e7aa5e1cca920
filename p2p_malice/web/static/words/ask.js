// Dialogs: what is asked, and the button that closes one.

import { make } from "../dom/dom.js";
import { html, render } from "../vendor/lit-html.js";
import { words } from "./catalogue.js";

/** What closes the dialog that it happens in, with that answer. @param {string} answer */
export const closing =
  (answer) =>
  (/** @type {Event} */ { target }) =>
    target instanceof Element && target.closest("dialog")?.close(answer);

/** Show a dialog until it is closed; what its button or key said, "" for none.
 * @param {string} title @param {unknown} content a template, a text, an element, or several of these
 * @param {Record<string, string>} [choices] @returns {Promise<string>} */
export function ask(title, content, choices = { "": words("page-close") }) {
  return new Promise((resolve) => {
    const dialog = make("dialog", { className: "sheet", "aria-label": title });
    const buttons = Object.entries(choices).map(([value, text], at, { length }) => {
      const kind = at === 0 && length > 1 ? "main" : "";
      return html`<button type="button" value=${value} class=${kind} @click=${closing(value)}>${text}</button>`;
    });
    const template = html`<h2>${title}</h2><div class="content" tabindex="0">${content}</div><div class="buttons">${buttons}</div>`;
    render(template, dialog);
    const inside = dialog.children[1];
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue);
    };
    // The click of the very tap that has opened it does not close it.
    dialog.onpointerdown = (down) => {
      dialog.onclick = ({ target }) => {
        if (target === dialog && target === down.target) dialog.close("");
      };
    };
    document.body.append(dialog);
    dialog.showModal();
    // Only what can be scrolled is for keys itself.
    new ResizeObserver(() => {
      const isFocused = document.activeElement === inside;
      if (inside.scrollHeight > inside.clientHeight) inside.setAttribute("tabindex", "0");
      else inside.removeAttribute("tabindex");
      if (isFocused && !inside.hasAttribute("tabindex")) dialog.querySelector("button")?.focus();
    }).observe(inside);
  });
}
