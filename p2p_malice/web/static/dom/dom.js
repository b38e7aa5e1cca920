// Elements made in one line. Texts are always set as text, never as markup.

import { words } from "../words/catalogue.js";

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

/** A button. @param {string} text @param {() => void} onclick @param {Record<string, any>} [properties] */
export function button(text, onclick, properties = {}) {
  return make("button", { type: "button", onclick, ...properties }, text);
}

/** The element of that id. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** Show a page of its own instead of the table. @param {HTMLElement} root @param {(Node | string)[]} content */
export function showCard(root, content) {
  root.replaceChildren(make("main", { className: "page" }, make("div", { className: "card-form" }, ...content)));
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

/** Show a dialog until it is closed; what its button or key said, "" for none.
 * @param {string} title @param {(Node | string)[]} content @param {Record<string, string>} [choices]
 * @returns {Promise<string>} */
export function ask(title, content, choices = { "": words("page-close") }) {
  return new Promise((resolve) => {
    const dialog = make("dialog", { className: "sheet", "aria-label": title });
    const several = Object.entries(choices);
    const buttons = several.map(([value, text], at) => {
      const className = at === 0 && several.length > 1 ? "main" : "";
      return button(text, () => dialog.close(value), { value, className });
    });
    const inside = make("div", { className: "content", tabIndex: 0 }, ...content);
    dialog.append(make("h2", {}, title), inside);
    dialog.append(make("div", { className: "buttons" }, ...buttons));
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
      if (inside.scrollHeight > inside.clientHeight) inside.tabIndex = 0;
      else inside.removeAttribute("tabindex");
      if (isFocused && !inside.hasAttribute("tabindex")) dialog.querySelector("button")?.focus();
    }).observe(inside);
  });
}
