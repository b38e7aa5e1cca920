// How what is in a frame is read: each of these gives what was read of a value, undefined for what is none. The counterpart
// of protocol/message_codec.py's hooks.

import { cleaned } from "../words/sanitize.js";

/** @typedef {(value: any) => any} Read */

const MAX_LIST = 2000;
const MAX_TEXT = 200;
const MAX_RULES = 1000;
const MAX_PARTICULARS = 64;

/** @param {RegExp} shape @returns {Read} */
const shaped = (shape) => (value) => (typeof value === "string" && shape.test(value) ? value : undefined);

/** @type {Read} */
export const points = (value) => (Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : undefined);
/** @type {Read} */
export const count = (value) => (value >= 0 ? points(value) : undefined);
/** @type {Read} */
export const flag = (value) => (typeof value === "boolean" ? value : undefined);
export const token = shaped(/^[ -~]{0,100}$/);
export const move = shaped(/^[ -~]{1,100}$/);
export const rules = shaped(/^[ -~]{0,1000}$/);
export const code = shaped(/^[a-z][a-z0-9_]{0,39}$/);
export const kind = shaped(/^([a-z][a-z0-9_]{0,39})?$/);
export const avatar = shaped(/^[a-z]{0,16}$/);
export const digits = shaped(/^([0-9a-f]{32}){0,2}$/);

/** A text that people write. @param {number} limit @returns {Read} */
export const text = (limit) => (value) => (typeof value === "string" ? cleaned(value, limit) : undefined);

/** One of these words. @param {string[]} words @returns {Read} */
export const word = (words) => (value) => (words.includes(value) ? value : undefined);

/** One of these words, or one that nobody knows yet, which counts as the first. @param {string[]} words @returns {Read} */
export const known = (words) => (value) =>
  words.includes(value) ? value : typeof value === "string" ? words[0] : undefined;

/** @param {Read} read @returns {Read} */
export const list = (read) => (value) => {
  if (!Array.isArray(value) || value.length >= MAX_LIST) return undefined;
  const told = value.map(read);
  return told.includes(undefined) ? undefined : told;
};

/** An object with this in it, perhaps with that; whatever else is in it is ignored.
 * @param {Record<string, Read>} needed @param {Record<string, Read>} [optional] @returns {Read} */
export const object =
  (needed, optional = {}) =>
  (value) => {
    if (!(value instanceof Object)) return undefined;
    /** @type {Record<string, any>} */
    const told = {};
    for (const [key, read] of Object.entries({ ...needed, ...optional })) {
      const isThere = Object.hasOwn(value, key) && value[key] !== undefined;
      if (isThere || key in needed) {
        told[key] = isThere && value[key] === null && key in optional ? null : read(isThere ? value[key] : undefined);
        if (told[key] === undefined) return undefined;
      }
    }
    return told;
  };

/** What goes into a sentence that is neither a text nor a number. @type {Record<string, Read>} */
const FACTS = {
  card: object({ card: token }),
  rank: object({ rank: token }),
  ranks: object({ ranks: list(token) }),
  pile: object({ pile: token }, { index: count }),
};

/** What goes into sentences, without the kinds that this page doesn't know. @type {Read} */
export const facts = (value) => {
  if (!(value instanceof Object) || Object.keys(value).length > MAX_PARTICULARS) return undefined;
  /** @type {Record<string, any>} */
  const told = {};
  for (const [name, fact] of Object.entries(value)) {
    const key = fact instanceof Object && Object.keys(FACTS).find((each) => Object.hasOwn(fact, each));
    if (key === undefined && !Array.isArray(fact)) continue;
    const read = key ? FACTS[key] : typeof fact === "string" ? text(name === "rules" ? MAX_RULES : MAX_TEXT) : points;
    told[name] = read(fact);
    if (!code(name) || told[name] === undefined) return undefined;
  }
  return told;
};
