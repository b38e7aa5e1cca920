// What a guest's page has heard of its games: the page that has the program in it keeps of them what is worth keeping.

import { inStore } from "../dom/database.js";

/** Frames that are kept, the last of them: of some fifteen games. */
const MOST = 4000;
/** Characters of a frame that is kept: a table of nine needs half as many. */
const LONGEST = 16_384;

/** Who sits there, what lies there, and how the cards came about. */
const KEPT = ["seated", "show", "deal", "dealt", "opened", "part"];

/** @template T @param {IDBTransactionMode} mode @param {(frames: IDBObjectStore) => IDBRequest<T>} act */
const run = (mode, act) => inStore("p2p-malice games", "frames", mode, act);

/** Keep a frame of a table, or of this page, if it's worth that. @param {string} mark what the seat is known by
 * @param {string} frame */
export async function keepFrame(mark, frame) {
  if (frame.length > LONGEST) return;
  const body = JSON.parse(frame);
  if (!mark || !KEPT.includes(body.kind)) return;
  // It's the key to the seat.
  delete body.token;
  const at = await run("readwrite", (frames) => frames.add({ mark, at: Date.now(), body }));
  const old = Number(at) - MOST;
  if (old > 0 && old % 100 === 0) await run("readwrite", (frames) => frames.delete(IDBKeyRange.upperBound(old)));
}

/** The frames of games that are over, a line for each with its seat's mark and its time, and what forgets these.
 * @returns {Promise<{text: string, forget: () => Promise<void>}>} */
export async function heardGames() {
  const [keys, all] = await Promise.all([
    run("readonly", (frames) => frames.getAllKeys()),
    run("readonly", (frames) => frames.getAll()),
  ]);
  const isEnd = (/** @type {Record<string, unknown>} */ body) =>
    body.result || (body.kind === "opened" && body.position);
  const ends = new Map(all.map(({ mark, body }, at) => /** @type {const} */ ([isEnd(body) ? mark : "", at])));
  const isOver = (/** @type {{mark: string}} */ { mark }, /** @type {number} */ at) => at <= (ends.get(mark) ?? -1);
  const lines = all.filter(isOver).map(({ mark, at, body }) => `${mark} ${at} ${JSON.stringify(body)}\n`);
  const taken = keys.filter((_, at) => isOver(all[at], at));
  const forget = async () => {
    for (const key of taken) await run("readwrite", (frames) => frames.delete(key));
  };
  return { text: lines.join(""), forget };
}
