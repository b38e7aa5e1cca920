// The rules as a sheet to read, written from the options in force: the counterpart of plain/rules.py.

import "./later.js";
import { LIMITS, OPTIONS, PARTS } from "./variants.js";
import { words } from "./words.js";

/** @typedef {Record<string, string | number>} Options */

/** The options that a text stands for, null for one that is not known here. @param {string} rules @returns {Options | null} */
export function parseOptions(rules) {
  const [variant, ...changes] = rules.split(" ");
  if (!Object.hasOwn(OPTIONS, variant)) return null;
  const known = /** @type {Record<string, Options>} */ (OPTIONS)[variant];
  /** @type {Options} */
  const options = { ...known, variant };
  for (const change of changes) {
    const [name, value] = change.split("=");
    if (!Object.hasOwn(known, name)) return null;
    options[name] = typeof known[name] === "number" ? Number(value) : value;
  }
  return options;
}

/** What the sentences are given, as `facts` in games/malice/sheet.py has it. @param {Options} options */
function factsOf(options) {
  const { kings_wild: kings, jokers, target, deals, last_rank: last } = options;
  const wild = jokers ? (kings === "yes" ? "both" : "jokers") : kings === "yes" ? "kings" : "none";
  const match = target ? "points" : Number(deals) > 1 ? "games" : "none";
  return { ...options, ...LIMITS, wild, match, dead_from: Number(last) + 1 };
}

/** The rules in paragraphs. @param {string} rules */
export function rulesText(rules) {
  const options = parseOptions(rules);
  if (!options) return words("sheet-unknown");
  const facts = factsOf(options);
  const paragraphs = [words("sheet-title", { rules })];
  for (const [part, keys] of Object.entries(PARTS)) {
    const said = keys.map((key) => words(key, facts).trim()).filter(Boolean);
    if (said.length) paragraphs.push(`${words(`sheet-part-${part}`).toUpperCase()}. ${said.join(" ")}`);
  }
  return paragraphs.join("\n\n");
}
