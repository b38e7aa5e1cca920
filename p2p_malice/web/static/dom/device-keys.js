// Keys that a page which hosts keeps in this browser, so that it's the same host once it is loaded again. None can be read.

import { inStore } from "./database.js";

/** Milliseconds after which they are of no more use: a courier keeps notes for 12 hours. */
const KEPT_FOR = 2 * 864e5;

/** What was asked for here before, so that two who ask at once get the same. @type {Map<string, Promise<any>>} */
const asked = new Map();

/** The key of that name: the one kept here, or else one that is made now, and kept if that is possible.
 * @template T @param {string} name @param {() => Promise<T>} make @returns {Promise<T>} */
export function keptKey(name, make) {
  const found = asked.get(name) ?? keptOrMade(name, make);
  asked.set(name, found);
  return found;
}

/** @template T @param {string} name @param {() => Promise<T>} make */
async function keptOrMade(name, make) {
  const kept = await run("readonly", (keys) => keys.get(name)).catch(() => null);
  if (kept) return kept.key;
  const key = await make();
  const now = Date.now();
  await run("readwrite", (keys) => {
    const cursor = keys.openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      if (cursor.result.value.made < now - KEPT_FOR) cursor.result.delete();
      cursor.result.continue();
    };
    return keys.put({ key, made: now }, name);
  }).catch(() => {});
  return key;
}

/** @template T @param {IDBTransactionMode} mode @param {(keys: IDBObjectStore) => IDBRequest<T>} act */
const run = (mode, act) => inStore("p2p-malice host", "keys", mode, act);
