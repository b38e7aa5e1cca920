// What the page says: a key and its particulars in, a sentence out. The sentences are the program's own, from the same
// files; they come with the page, in its element “words”.

/// <reference path="../modules.d.ts" />

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { kept } from "../dom/storage.js";

/** @typedef {Record<string, string | number>} Particulars */

const COMMON = "";

/** The sentences that all games have in common, and each game's own, under its name. @type {Map<string, any[]>} */
let resources = new Map();

/** Makes an empty bundle of the language. */
let empty = () => /** @type {any} */ (null);

/** Games may say different things under the same key. @type {any} */
let bundle = null;

let game = COMMON;

/** What languages change at what is put in, between FSI and PDI, as in words/catalogue.py: two for those from right to left,
 * and some for the sound. @type {Record<string, [RegExp, string][]>} */
const CHANGES = {
  rtl: [
    [/(http[^\s\u2069]+)(?=\u2069)/g, "$1 "],
    [/\u2068(?=[^\u2069]*[\u2067\u2068])/g, "\u2067"],
  ],
  es: [
    [/ y (?=\u2068+h?[ií](?![aeouáéóú]))/gi, " e "],
    [/ o (?=\u2068+(h?[oó]|8|11\b))/gi, " u "],
    [/[\u2068\u2069]/g, ""],
  ],
};

/** Those of the language that is spoken. @type {[RegExp, string][]} */
let changes = [];

/** Say what stands in these files of the catalogue, whose texts are joined. A comment `## NAME` begins what is the game's
 * of that name. @param {string} text @param {string} language */
export function learn(text, language) {
  // Tests put other letters in place of the language's, to see what is not in the catalogue.
  const transform = /** @type {any} */ (globalThis).transformWords;
  changes = CHANGES[globalThis.document?.documentElement.dir === "rtl" ? "rtl" : language] ?? [];
  const useIsolating = changes.length > 0;
  // The digits are those on the cards: for Arabic, Safari has others.
  empty = () => new FluentBundle(`${language}-u-nu-latn`, { useIsolating, transform });
  resources = new Map([[COMMON, []]]);
  game = COMMON;
  learnMore(text);
}

/** Say what stands in these files, too. @param {string} text */
export function learnMore(text) {
  if (!text) return;
  const [common, ...own] = text.split(/^## (\w+)\n/m);
  for (const [name, part] of [[COMMON, common], ...pairs(own)]) {
    if (!resources.has(name)) resources.set(name, []);
    resources.get(name)?.push(new FluentResource(part));
  }
  speakOf(game);
}

/** @param {string[]} texts */
const pairs = (texts) => texts.flatMap((text, at) => (at % 2 ? [] : [[text, texts[at + 1]]]));

/** From now on speak of this game: of all games' sentences, say its own alone. Without a name, all are said, the first
 * game's where several games have one. @param {string} [name] */
export function speakOf(name = COMMON) {
  game = name;
  bundle = empty();
  for (const [owner, those] of resources) {
    if (name === COMMON || [COMMON, name].includes(owner)) for (const each of those) bundle.addResource(each);
  }
}

// --- languages

const element = globalThis.document?.getElementById("words");
const others = element?.dataset.languages?.split(" ") ?? [];

/** The codes of the languages that the page can speak; none if the program that serves it has chosen one. */
export const languages = others.length ? [document.documentElement.lang, ...others] : [];

/** The files with words in the language that was chosen, below the page's address. @type {string[]} */
export const ownFiles = [];

/** The sentences of parts that are loaded later, in the language that was chosen. @type {any} */
let later = null;

/** The sentences of a part of the page that is loaded later, in the language that the page speaks.
 * @param {string} name @param {string} text in the language of the page's file @returns {Promise<string>} */
export async function spoken(name, text) {
  if (later) later = await later;
  return later?.[name] ?? text;
}

/** The first language that is wanted, of those that there are. */
function wanted() {
  const asked = [kept("language", "", String), ...navigator.languages];
  const codes = asked.flatMap((code) => [code, code.split("-")[0]]);
  return codes.find((code) => languages.includes(code)) ?? languages[0];
}

/** A script with words in another language. @param {string} name @param {string} code @returns {Promise<any>} */
async function inOther(name, code) {
  const file = `words/${name}.${code}.js`;
  ownFiles.push(file);
  return (await import(String(new URL(file, document.baseURI)))).default;
}

/** Say everything in that language from now on. @param {string} code */
async function speak(code) {
  const { text, dir } = await inOther(element?.dataset.page ?? "", code);
  later = inOther("later", code).catch(() => null);
  document.documentElement.lang = code;
  document.documentElement.dir = dir;
  learn(text, code);
  document.title = words("page-title");
}

if (element) {
  learn(element.textContent ?? "", document.documentElement.lang);
  const code = wanted();
  // Without a network, the words may not be there: then the page speaks its own language.
  if (others.includes(code)) await speak(code).catch(() => ownFiles.splice(0));
}

/** Whether anything is said under this key. @param {string} key @returns {boolean} */
export const knows = (key) => bundle.hasMessage(key);

/** What stands under a key, if anything does and needs no particulars: others may send what the key is made of.
 * @param {string} key @param {string} otherwise @returns {string} */
export function called(key, otherwise) {
  try {
    return words(key);
  } catch {
    return otherwise;
  }
}

/** The sentence under a key. Throws for a key that is not there and for a particular that is missing: both are bugs.
 * @param {string} key @param {Particulars} [particulars] @returns {string} */
export function words(key, particulars) {
  const message = bundle.getMessage(key);
  if (!message) throw new Error(`nothing is said under ${key}`);
  const said = bundle.formatPattern(message.value, particulars);
  return changes.reduce((text, [before, instead]) => text.replace(before, instead), said);
}
