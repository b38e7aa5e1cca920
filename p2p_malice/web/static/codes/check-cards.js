// Cards by which two people can tell that nobody is between their devices: the counterpart of protocol/check_cards.py.

import { sha256 } from "../vendor/noble-hashes.js";

const ROUNDS = 10_000;
const CARDS = 6;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The cards of a connection by the fingerprints of both certificates; "" where it has none. @param {string} binding */
export function checkCards(binding) {
  if (!binding) return "";
  const text = new TextEncoder().encode(binding);
  let digest = sha256(text);
  const both = new Uint8Array(digest.length + text.length);
  both.set(text, digest.length);
  for (let round = 1; round < ROUNDS; round++) {
    both.set(digest);
    digest = sha256(both);
  }
  let number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  const cards = [];
  for (let at = 0; at < CARDS; at++, number /= 52n) {
    const card = Number(number % 52n);
    cards.push(`${RANKS[card % 13]}${"♣♦♥♠"[Math.floor(card / 13)]}`);
  }
  return cards.join(" ");
}
