// What the page must remember to come back to its seat: one record in IndexedDB, with the certificate's key.

const NAME = "p2p-malice";
const STORE = "seats";
/** Milliseconds after which a browser that doesn't answer is taken for one that keeps nothing: some never do. */
const WITHIN = 2000;

/**
 * @typedef {object} Seat
 * @property {string} invitation
 * @property {string} name
 * @property {string} token
 * @property {string[]} players
 * @property {number} [place] which of the seats it is, from 0
 * @property {boolean} [isOver]
 * @property {RTCCertificate} [certificate]
 * @property {string} [key] what was agreed on over the link to that invitation's host
 * @property {import("../codes/connection-code.js").Candidate[]} [candidates]
 */

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
function run(mode, act) {
  return Promise.race([ran(mode, act), new Promise((_, reject) => setTimeout(reject, WITHIN))]);
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
async function ran(mode, act) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Keep the seat; where nothing can be kept the game goes on without. @param {Seat} seat */
export async function keepSeat(seat) {
  try {
    await run("readwrite", (store) => store.put(seat, "last"));
  } catch (error) {
    console.warn("The seat cannot be kept:", error);
  }
}

/** The seat that was kept, null where there is none. @returns {Promise<Seat | null>} */
export async function keptSeat() {
  try {
    const seat = await run("readonly", (store) => store.get("last"));
    const isSeat = [seat?.invitation, seat?.name, seat?.token, ...(seat?.players ?? [null])].every(
      (each) => typeof each === "string",
    );
    return isSeat ? seat : null;
  } catch {
    return null;
  }
}

/** Forget the seat, and what was said and played there. */
export async function forgetSeat() {
  try {
    await run("readwrite", (store) => store.delete("last"));
    for (const each of ["talk", "stats"]) localStorage.removeItem(`p2p-malice ${each}`);
  } catch {
    // Nothing is kept anyway.
  }
}
