// Imported for what it does: the page's scripts can say all that is in the catalogue.

import { readFileSync, readdirSync } from "node:fs";
import { register } from "node:module";

import { learn } from "../../p2p_malice/web/static/words/catalogue.js";

// All sentences are known here.
globalThis.makesModules ??= register(new URL("made.mjs", import.meta.url)) ?? true;

/** @param {string} path */
function textsIn(path) {
  const folder = new URL(`../../p2p_malice/${path}/en/`, import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
}

/** Know all of them in English. */
export const learnAll = () =>
  learn(
    [
      ...textsIn("words"),
      ...["malice", "spite"].flatMap((game) => [`## ${game}`, ...textsIn(`games/${game}/words`)]),
    ].join("\n"),
    "en",
  );

learnAll();
