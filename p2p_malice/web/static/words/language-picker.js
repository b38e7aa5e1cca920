// The choice of a language on a page that speaks several: each is named in itself.

import { keep } from "../dom/storage.js";
import { html, nothing } from "../vendor/lit-html.js";
import { languages, words } from "./catalogue.js";

/** What a language calls itself. @param {string} code */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** @param {Event} event */
function choose({ target }) {
  keep("language", /** @type {HTMLSelectElement} */ (target).value);
  location.reload();
}

/** The languages, or nothing where there is no choice. @param {string} [kind] its classes */
export function languagePicker(kind = "") {
  if (!languages.length) return nothing;
  const { lang } = document.documentElement;
  return html`<select id="language" class=${kind} aria-label=${words("page-language")} @change=${choose}>${languages.map(
    (code) => html`<option value=${code} lang=${code} ?selected=${code === lang}>${nameOf(code)}</option>`,
  )}</select>`;
}
