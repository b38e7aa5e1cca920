// What the page says: a key and its particulars in, a sentence out. The sentences are the program's own, from the same
// files; they come with the page, in its element “words”.

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";

/** @typedef {Record<string, string | number>} Particulars */

/** @type {any} */
let bundle = null;

/** Say what stands in these files of the catalogue, whose texts are joined. @param {string} text @param {string} language */
export function learn(text, language) {
  // Tests put other letters in place of the language's, to see what is not in the catalogue.
  const transform = /** @type {any} */ (globalThis).transformWords;
  bundle = new FluentBundle(language, { useIsolating: false, transform });
  learnMore(text);
}

/** Say what stands in these files, too. @param {string} text */
export function learnMore(text) {
  if (!text) return;
  const [fault] = bundle.addResource(new FluentResource(text));
  if (fault) throw fault;
}

const element = globalThis.document?.getElementById("words");
if (element) learn(element.textContent ?? "", document.documentElement.lang);

/** Whether anything is said under this key. @param {string} key @returns {boolean} */
export const knows = (key) => bundle.hasMessage(key);

/** The sentence under a key. Throws for a key that is not there and for a particular that is missing: both are bugs.
 * @param {string} key @param {Particulars} [particulars] @returns {string} */
export function words(key, particulars) {
  const message = bundle.getMessage(key);
  if (!message) throw new Error(`nothing is said under ${key}`);
  return bundle.formatPattern(message.value, particulars);
}
