// What the page must remember to come back to its seat: one record in IndexedDB, with the certificate's key.

import { inStore } from "../dom/database.js";
import { both } from "./sentences.js";

/**
 * @typedef {object} Seat
 * @property {string} invitation
 * @property {string} name
 * @property {string} token
 * @property {string[]} players
 * @property {string[]} [avatars] those of the players
 * @property {number} [place] which of the seats it is, from 0
 * @property {boolean} [isOver]
 * @property {RTCCertificate} [certificate]
 * @property {string} [key] what was agreed on over the link to that invitation's host
 * @property {import("../codes/connection-code.js").Candidate[]} [candidates]
 */

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act */
const run = (mode, act) => inStore("p2p-malice", "seats", mode, act);

/** Keep the seat; where nothing can be kept the game goes on without. @param {Seat} seat */
export async function keepSeat(seat) {
  try {
    const put = (/** @type {Seat} */ kept) => run("readwrite", (store) => store.put(kept, "last"));
    // Where a browser can't keep its certificate, another one leads back.
    await put(seat).catch(() => put({ ...seat, certificate: undefined }));
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

/** The others at the table of a seat, `none` without names. @param {Seat} seat */
export const friends = (seat) => both(seat.players.filter((name) => name && name !== seat.name)) || "none";
