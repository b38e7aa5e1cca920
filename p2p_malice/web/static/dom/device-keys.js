// Keys that a page which hosts keeps in this browser, so that it's the same host once it is loaded again. None can be read.

const NAME = "p2p-malice host";
const STORE = "keys";
/** Milliseconds after which they are of no more use: a courier keeps notes for 12 hours. */
const KEPT_FOR = 2 * 864e5;
/** Milliseconds after which a browser that doesn't answer is taken for one that keeps nothing. */
const WITHIN = 2000;

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

/** @template T @param {IDBTransactionMode} mode @param {(keys: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
function run(mode, act) {
  const running = new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      opening.result.close();
    };
  });
  return Promise.race([running, new Promise((_, reject) => setTimeout(reject, WITHIN))]);
}
