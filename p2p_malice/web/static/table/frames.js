// What a table says, as it arrives: read as protocol/message_codec.py does. Kinds and keys that this page doesn't know are
// ignored, anything else that isn't as `SCHEMA` says is refused, and texts are cleaned.

import { KINDS, SCHEMA } from "./frame-schema.js";
import { cleaned } from "../words/sanitize.js";

/** @typedef {import("../messages.d.ts").FromTable} FromTable */
/** @typedef {import("../messages.d.ts").Show} Show */

/** What may be asked of a table. */
export const QUESTIONS = SCHEMA.answered.what.split("|");

const MAX_LIST = 2000;
const MAX_TEXT = 200;
const MAX_RULES = 1000;
const MAX_PARTICULARS = 64;
const MAX_SEATS = 9;

/** Gives what was read of a value, undefined for what is none. @typedef {(value: any) => any} Read */

/** @param {RegExp} shape @returns {Read} */
const text = (shape) => (value) => (typeof value === "string" && shape.test(value) ? value : undefined);
/** @param {number} least @returns {Read} */
const whole = (least) => (value) => (Number.isInteger(value) && value >= least && value < 2 ** 31 ? value : undefined);
/** @param {number} limit @returns {Read} */
const written = (limit) => (value) => (typeof value === "string" ? cleaned(value, limit) : undefined);

/** How each kind of value that a schema names is read. @type {Record<string, Read>} */
const VALUES = {
  count: whole(0),
  points: whole(1 - 2 ** 31),
  switch: (value) => (typeof value === "boolean" ? value : undefined),
  token: text(/^[ -~]{0,100}$/),
  move: text(/^[ -~]{1,100}$/),
  rules: text(/^[ -~]{0,1000}$/),
  code: text(/^[a-z][a-z0-9_]{0,39}$/),
  name: text(/^([a-z][a-z0-9_]{0,39})?$/),
  avatar: text(/^[a-z]{0,16}$/),
  digits: text(/^([0-9a-f]{32}){0,2}$/),
  text24: written(24),
  text200: written(MAX_TEXT),
  facts: readFacts,
};

/** What goes into sentences, without what this page doesn't know. */
const FACTS = { card: "token", rank: "token", ranks: "token*", pile: "token" };

/** @type {Map<string, Read>} */
const READERS = new Map(Object.entries(VALUES));

/** The reader of what a schema calls so. @param {string} spec */
function readerOf(spec) {
  const read = READERS.get(spec) ?? made(spec);
  READERS.set(spec, read);
  return read;
}

/** @param {string} spec @returns {Read} */
function made(spec) {
  if (spec.endsWith("*")) {
    const each = readerOf(spec.slice(0, -1));
    return (value) => {
      if (!Array.isArray(value) || value.length >= MAX_LIST) return undefined;
      const read = value.map(each);
      return read.includes(undefined) ? undefined : read;
    };
  }
  const words = spec.split("|");
  if (words.length > 1) return (value) => (words.includes(value) ? value : undefined);
  const keys = Object.entries(/** @type {Record<string, Record<string, string>>} */ (SCHEMA)[spec]).map(([key, of]) => {
    const mayMiss = of.endsWith("?");
    return { key, mayMiss, isWord: of.includes("|"), read: readerOf(mayMiss ? of.slice(0, -1) : of) };
  });
  return (value) => {
    if (!(value instanceof Object)) return undefined;
    /** @type {Record<string, any>} */
    const told = {};
    for (const { key, mayMiss, isWord, read } of keys) {
      const given = Object.hasOwn(value, key) ? value[key] : undefined;
      if (mayMiss && (given === undefined || given === null)) {
        if (given === null) told[key] = null;
        continue;
      }
      told[key] = read(given);
      if (told[key] === undefined) {
        // A word that nobody knows yet counts as none.
        if (!(mayMiss && isWord && typeof given === "string")) return undefined;
        delete told[key];
      }
    }
    return told;
  };
}

/** @param {any} facts */
function readFacts(facts) {
  if (!(facts instanceof Object) || Object.keys(facts).length > MAX_PARTICULARS) return undefined;
  /** @type {Record<string, any>} */
  const told = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (VALUES.code(name) === undefined || Array.isArray(fact)) return undefined;
    if (fact instanceof Object) {
      const key = Object.keys(FACTS).find((each) => Object.hasOwn(fact, each));
      if (!key) continue;
      told[name] = { [key]: readerOf(FACTS[/** @type {keyof typeof FACTS} */ (key)])(fact[key]) };
      if (key === "pile") told[name].index = VALUES.count(fact.index ?? 0);
      if (Object.values(told[name]).includes(undefined)) return undefined;
    } else {
      told[name] = VALUES.points(fact) ?? written(name === "rules" ? MAX_RULES : MAX_TEXT)(fact);
      if (told[name] === undefined) return undefined;
    }
  }
  return told;
}

/** The message in a frame of the table, null for what is none. @param {string} frame @returns {FromTable | null} */
export function readFrame(frame) {
  try {
    const body = JSON.parse(frame);
    const { kind } = body;
    const message = KINDS.includes(kind) && readerOf(kind)(body);
    if (!message) return null;
    if (kind === "seated" && (message.players.length > MAX_SEATS || message.seat >= message.players.length))
      return null;
    return kind === "show" && !areThere(message) ? null : { kind, ...message };
  } catch {
    return null;
  }
}

/** Whether the seats that a position names are at its table. @param {Show} view */
function areThere({ seat, seats, turn, partners, piles, events, result }) {
  const named = [seat, ...turn, ...(partners ?? []), ...(result?.winners ?? [])];
  for (const each of [...piles, ...events]) named.push(each.seat ?? 0);
  return seats <= MAX_SEATS && named.every((each) => each < seats);
}
