// What a table says, as it arrives: read as protocol/message_codec.py does. Kinds and keys that this page doesn't know are
// ignored, anything else that isn't as it should be is refused, and texts are cleaned.

import { KINDS } from "./frame-schema.js";

/** @typedef {import("../messages.d.ts").FromTable} FromTable */

const MAX_SEATS = 9;

/** The message in a frame of the table, null for what is none. @param {string} frame @returns {FromTable | null} */
export function readFrame(frame) {
  try {
    const body = JSON.parse(frame);
    const { kind } = body;
    const message = Object.hasOwn(KINDS, kind) && KINDS[kind](body);
    if (!message) return null;
    const { players, seat } = message;
    if (kind === "seated" && (players.length > MAX_SEATS || seat >= players.length)) return null;
    return kind === "show" && !areThere(message) ? null : { kind, ...message };
  } catch {
    return null;
  }
}

/** Whether the seats that a position names are at its table. @param {import("../messages.d.ts").Show} view */
function areThere({ seat, seats, turn, partners, piles, events, result }) {
  const named = [seat, ...turn, ...(partners ?? []), ...(result?.winners ?? [])];
  for (const each of [...piles, ...events]) named.push(each.seat ?? 0);
  return seats <= MAX_SEATS && named.every((each) => each < seats);
}
