// How a page comes back to its seat: the table proves that it gave the seat's token, then the page does. Neither shows
// it. The counterpart of protocol/proof.py.

import { derive, hexOf } from "./secret.js";

/** What shows that the prover, `table` or `player`, has the token; `nonce` is the player's, `other` the table's.
 * @param {string} token @param {string} prover @param {string} nonce @param {string} other @param {string} binding */
export function proofOf(token, prover, nonce, other, binding) {
  const encoder = new TextEncoder();
  return hexOf(derive(encoder.encode(token), `seat ${prover}`, encoder.encode(`${nonce} ${other} ${binding}`)));
}

/** Say hello once the table has proved that it gave the token. Nobody else is told anything, not even the name.
 * @param {import("./link.js").Link} link @param {Record<string, any>} hello @param {string} token
 * @param {(frame: string) => void} hear takes what the table says afterwards
 * @param {() => void} refuse is called for a table that proves nothing */
export function introduce(link, hello, token, hear, refuse) {
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  link.onframe = (frame) => {
    const message = read(frame);
    if (message.code === "version_mismatch") return hear(frame);
    const { binding } = link;
    if (message.kind !== "proved" || message.proof !== proofOf(token, "table", nonce, message.nonce, binding)) {
      link.onframe = () => {};
      return refuse();
    }
    link.onframe = hear;
    link.send(JSON.stringify({ ...hello, nonce, proof: proofOf(token, "player", nonce, message.nonce, binding) }));
  };
  link.send(JSON.stringify({ kind: "hello", name: "", version: hello.version, nonce }));
}

/** @param {string} frame @returns {Record<string, any>} */
function read(frame) {
  try {
    return JSON.parse(frame) ?? {};
  } catch {
    return {};
  }
}
