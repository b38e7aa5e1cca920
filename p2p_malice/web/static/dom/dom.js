// Pages, and elements made in one line. Texts are always set as text, never as markup.

import { html, render } from "../vendor/lit-html.js";

/**
 * An element. `properties` are set as they are; `data-…`, `aria-…` and `role` as attributes; `on…` as listeners.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (/^(data-|aria-|role$|for$|list$)/.test(name)) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children);
  return element;
}

/** Whether a key is for what is being written by an input method: Safari tells only the key that confirms it, as 229
 * (UI Events, "Determine keydown / keyup keyCode"). @param {KeyboardEvent} event */
export const isOfInputMethod = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

/** The element of that id. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** The page that is shown instead of the table: what its template is, and the node before which it is drawn.
 * @type {{strings: TemplateStringsArray | null, end: Comment | null}} */
let shown = { strings: null, end: null };

/** Show a page of its own instead of the table. One that is shown already is only brought up to date: what has the focus,
 * what is typed, and how far it is scrolled stay. @param {HTMLElement} root
 * @param {{strings: TemplateStringsArray}} page a template of a card or a form @param {string} [kind] its classes */
export function showPage(root, page, kind = "page") {
  if (shown.strings !== page.strings || !shown.end?.isConnected) {
    shown = { strings: page.strings, end: document.createComment("") };
    root.replaceChildren(/** @type {Comment} */ (shown.end));
  }
  render(html`<main class=${kind}>${page}</main>`, root, { renderBefore: shown.end });
  keepFocus(root);
}

/** Where what had the focus is gone, the heading has it: whoever doesn't see the page would be nowhere.
 * @param {HTMLElement} root */
export function keepFocus(root) {
  const heading = root.querySelector("h1");
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
