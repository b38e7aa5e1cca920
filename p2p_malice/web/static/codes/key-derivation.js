// What follows from an invitation's secret, so nobody who only sees the wire knows it. The counterpart of the same
// functions in protocol/ice_credentials.py.

import { hmac, sha256 } from "../vendor/noble-hashes.js";

/** @typedef {import("./connection-code.js").Description} Description */
/** @typedef {import("./connection-code.js").Credentials} Credentials */

export const ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** @param {Uint8Array} bytes */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What only those know who have the invitation. @param {Description} invitation */
export function keyOf({ secret, credentials }) {
  return secret ? bytesOf(secret) : new TextEncoder().encode(credentials?.password ?? "");
}

/** 32 bytes that only who has the key can work out. @param {Uint8Array} key @param {string} purpose
 * @param {Uint8Array} [context] @returns {Uint8Array} */
export function derive(key, purpose, context = new Uint8Array()) {
  return hmac(sha256, key, Uint8Array.from([...new TextEncoder().encode(`p2p-malice ${purpose}:`), ...context]));
}

/** The credentials of the host whose invitation carries the secret. @param {string} secret @param {number} number
 * @returns {Credentials} */
export function hostCredentials(secret, number) {
  const row = hexOf(derive(bytesOf(secret), "host", Uint8Array.of(number >> 8, number & 255)));
  return { ufrag: number.toString(16).padStart(4, "0") + row.slice(0, 8), password: row.slice(8, 40) };
}

/** The key that both ends of a link agree on over its first wire; see link/peers/key_agreement.py. @param {Description} invitation
 * @param {string} hostId @param {string} guestId the ids of both sessions */
export function freshKey(invitation, hostId, guestId) {
  return hexOf(derive(keyOf(invitation), "wires", new TextEncoder().encode(`${hostId} ${guestId}`)));
}

/** The host as it goes by that key. @param {Description} host @param {string} key @returns {Description} */
export function agreed(host, key) {
  return { ...host, secret: key, credentials: hostCredentials(key, host.number) };
}

/** The user name fragment under which this page calls the host: the host's, then its own fingerprint and password,
 * masked. @param {Description} host @param {Description} own */
export function pageUfrag(host, own) {
  const { ufrag = "", password = "" } = own.credentials ?? {};
  const text = btoa(String.fromCharCode(...bytesOf(own.fingerprint))).replace(/=+$/, "") + password;
  const context = new TextEncoder().encode(ufrag);
  /** @type {number[]} */
  const row = [];
  for (let block = 0; row.length < text.length; block++) row.push(...derive(keyOf(host), `call ${block}`, context));
  const masked = Array.from(text, (character, place) => ICE[(ICE.indexOf(character) + row[place]) % 64]).join("");
  return (host.credentials?.ufrag ?? "") + masked;
}
