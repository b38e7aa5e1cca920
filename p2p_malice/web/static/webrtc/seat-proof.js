// How a page comes back to its seat: the table proves that it gave the seat's token, then the page does. Neither shows
// it. The counterpart of protocol/seat_proof.py.

import "../words/connecting-words.js";
import { told } from "../rules/answers.js";
import { readFrame } from "../table/frames.js";
import { words } from "../words/catalogue.js";
import { derive, hexOf } from "../codes/key-derivation.js";

/** What shows that the prover, `table` or `player`, has the token; `nonce` is the player's, `other` the table's.
 * @param {string} token @param {string} prover @param {string} nonce @param {string} other @param {string} binding */
export function proofOf(token, prover, nonce, other, binding) {
  const encoder = new TextEncoder();
  return hexOf(derive(encoder.encode(token), `seat ${prover}`, encoder.encode(`${nonce} ${other} ${binding}`)));
}

/** Say hello once the table has proved that it gave the token. Nobody else is told anything, not even the name.
 * @param {import("./link.js").Link} link @param {import("../messages.d.ts").Hello} hello @param {string} token
 * @param {(frame: string) => void} hear takes what the table says afterwards
 * @param {(says: string) => void} refuse is told what is wrong with a table that proves nothing
 * @param {(() => void) | null} [asNew] takes a table that has given that seat to nobody: it may be another one */
export function introduce(link, hello, token, hear, refuse, asNew = null) {
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  link.onframe = (frame) => {
    // A table has one chance: what it says after anything else is heard by nobody.
    link.onframe = () => {};
    const message = readFrame(frame);
    const { binding } = link;
    if (message?.kind !== "proved") return refuse(reasonOf(message));
    const proof = proofOf(token, "table", nonce, message.nonce, binding);
    // Whoever has a seat no more, and doesn't look for another, is told why.
    if (message.proof !== proof && (asNew || !message.former?.includes(proof)))
      return asNew ? asNew() : refuse(reasonOf(message));
    link.onframe = hear;
    link.send(JSON.stringify({ ...hello, nonce, proof: proofOf(token, "player", nonce, message.nonce, binding) }));
  };
  const { version, seat, understands } = hello;
  link.send(JSON.stringify({ kind: "hello", name: "", version, seat, nonce, understands }));
}

/** Why a table proves nothing: one of another version says that it can't.
 * @param {import("../messages.d.ts").FromTable | null} message null for rubbish */
function reasonOf(message) {
  if ((message?.kind === "refused" || message?.kind === "bye") && message.code === "version_mismatch")
    return told(message.code, message.particulars ?? {});
  return words("error-not-your-table");
}
