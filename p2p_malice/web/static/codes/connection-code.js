// Connection codes: a description of a peer as text for a chat, and what is wrong with one that did not survive it.
// The format is a contract with every other program; it is in protocol/connection_codes.py.

import { PREFIX, VERSION, beginning, joined, legible, protect, recoveries } from "./code-text.js";
import { words } from "../words/catalogue.js";
import { ICE, derive, hexOf, hostCredentials, keyOf } from "./key-derivation.js";

/** @typedef {{type: string, address: string, port: number}} Candidate */
/** @typedef {{ufrag: string, password: string}} Credentials */
/** @typedef {"invitation" | "reply"} Kind */
/**
 * What a peer tells the other, see protocol/peer_description.py. `fingerprint`, `secret` and `proof` are hexadecimal, lower
 * case; 56 digits of fingerprint are SHA-224, 64 SHA-256.
 * @typedef {object} Description
 * @property {Kind} kind
 * @property {number} number
 * @property {string} fingerprint
 * @property {string} setup
 * @property {Credentials | null} credentials
 * @property {Candidate[]} candidates
 * @property {string} secret
 * @property {string} proof
 */

/** What is wrong with a code, as a word for programs, and the particulars that its sentence names. */
export class CodeError extends Error {
  /** @param {string} code @param {Record<string, string | number>} [particulars] */
  constructor(code, particulars = {}) {
    super(code);
    this.code = code;
    this.particulars = { friend: "none", ...particulars };
  }
}

/** What went wrong, for a person. @param {unknown} error */
export function errorWords(error) {
  if (error instanceof CodeError) return words(`error-${error.code.replaceAll("_", "-")}`, error.particulars);
  return error instanceof Error ? error.message : String(error);
}

/** @type {Kind[]} */
const KINDS = ["invitation", "reply"];
const SETUPS = ["actpass", "active", "passive"];
const TYPES = ["host", "srflx", "relay"];
const HEX = "0123456789abcdef";
/** @type {Record<number, [number, string]>} */
const SPELLINGS = { 1: [4, HEX], 2: [6, ICE] };
const MAX_TEXT = 64 * 1024;

/** The time of day at which the invitation of that number was made, on the host's clock. @param {number} number */
function clockOf(number) {
  const minutes = Math.floor(number / 45) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0")).join(":");
}

// --- writing

/** The code that says `description`. @param {Description} description */
export function encode(description) {
  const proof = description.proof.match(/../g) ?? [];
  return PREFIX + protect(Uint8Array.from([...pack(description), ...proof.map((hex) => parseInt(hex, 16))]));
}

/** That reply with the proof that its maker has the invitation. @param {Description} reply
 * @param {Description} invitation @returns {Description} */
export function prove(reply, invitation) {
  return { ...reply, proof: hexOf(derive(keyOf(invitation), "reply", pack(reply)).slice(0, 4)) };
}

/** @param {Description} description */
function pack(description) {
  const bits = new Bits();
  const { ufrag, password } = description.credentials ?? { ufrag: "", password: "" };
  const spelling = description.secret ? 3 : !ufrag ? 0 : /^[0-9a-f]*$/.test(ufrag + password) ? 1 : 2;
  bits.put(VERSION, 3);
  bits.put(KINDS.indexOf(description.kind), 1);
  bits.put(SETUPS.indexOf(description.setup), 2);
  bits.put(spelling, 2);
  bits.put(description.number, 16);
  bits.putHex(description.secret);
  if (SPELLINGS[spelling]) {
    const [width, alphabet] = SPELLINGS[spelling];
    bits.put(ufrag.length - 4, 5);
    bits.put(password.length - 22, 6);
    for (const character of ufrag + password) bits.put(alphabet.indexOf(character), width);
  }
  bits.putHex(description.fingerprint);
  bits.put(description.candidates.length - 1, 3);
  for (const candidate of description.candidates) {
    bits.put(TYPES.indexOf(candidate.type), 2);
    if (candidate.address.endsWith(".local")) {
      bits.put(2, 2);
      bits.putHex(candidate.address.slice(0, -6).replaceAll("-", ""));
    } else if (candidate.address.includes(":")) {
      bits.put(1, 2);
      bits.putHex(hexOfIpv6(candidate.address));
    } else {
      bits.put(0, 2);
      for (const part of candidate.address.split(".")) bits.put(Number(part), 8);
    }
    bits.put(candidate.port, 16);
  }
  return bits.bytes();
}

class Bits {
  constructor() {
    /** @type {number[]} */
    this._bits = [];
  }

  /** @param {number} value @param {number} width */
  put(value, width) {
    if (value < 0 || value >= 2 ** width) throw new RangeError("does not fit into a code");
    for (let bit = width - 1; bit >= 0; bit--) this._bits.push((value >> bit) & 1);
  }

  /** @param {string} digits */
  putHex(digits) {
    for (const digit of digits) this.put(HEX.indexOf(digit), 4);
  }

  bytes() {
    const row = new Uint8Array(Math.ceil(this._bits.length / 8));
    for (const [place, bit] of this._bits.entries()) row[place >> 3] |= bit << (7 - (place & 7));
    return row;
  }
}

/** @param {string} address */
function hexOfIpv6(address) {
  const [head, tail] = address.split("::");
  const groups = (/** @type {string | undefined} */ part) => (part ? part.split(":") : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, "0")).join("");
}

/** An IPv6 address in its canonical form (RFC 5952). @param {number[]} groups */
function ipv6Of(groups) {
  let best = [0, 0];
  for (let start = 0; start < 8; start++) {
    let end = start;
    while (end < 8 && !groups[end]) end++;
    if (end - start > best[1] - best[0] && end - start > 1) best = [start, end];
  }
  const texts = groups.map((group) => group.toString(16));
  if (!best[1]) return texts.join(":");
  return `${texts.slice(0, best[0]).join(":")}::${texts.slice(best[1]).join(":")}`;
}

// --- reading

/** What the first useful code in `text` says. Throws a `CodeError` otherwise.
 * @param {string} text
 * @param {{expected?: Kind, own?: string[], invitations?: Description[]}} [wanted]
 * @returns {{description: Description, repaired: number, hasOthers: boolean}} */
export function read(text, { expected, own = [], invitations = [] } = {}) {
  const part = text.slice(-MAX_TEXT);
  const pasted = part.includes("%") ? unquote(part) : part;
  const characters = legible(pasted);
  const accept = (/** @type {Uint8Array} */ payload) => {
    const description = unpack(payload);
    const { kind } = description;
    if (own.includes(description.fingerprint)) throw new CodeError("own_code", { kind });
    if (expected && kind !== expected) throw new CodeError("wrong_kind", { kind });
    if (kind === "reply" && invitations.length) {
      const invitation = invitations.find(({ number }) => number === description.number);
      if (!invitation) {
        const [made, open] = [description.number, invitations[invitations.length - 1].number].map(clockOf);
        throw new CodeError("other_game", { made, open: open === made ? "same" : open });
      }
      if (prove(description, invitation).proof !== description.proof) {
        throw new CodeError("other_game", { made: "none", open: "" });
      }
    }
    return description;
  };
  let objection = null;
  let found = null;
  for (const { payload, repaired } of recoveries(new Set([characters, legible(joined(pasted))]))) {
    if (found && repaired) break;
    try {
      const description = accept(payload);
      // The last one counts.
      if (found && encode(description) !== encode(found.description)) return { ...found, hasOthers: true };
      found ??= { description, repaired, hasOthers: false };
      if (repaired) break;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      objection ??= error;
    }
  }
  if (found) return found;
  throw objection ?? diagnosis(characters);
}

/** @param {string} text */
function unquote(text) {
  return text.replace(/(%[0-9a-f]{2})+/gi, (quoted) =>
    new TextDecoder().decode(Uint8Array.from(quoted.slice(1).split("%"), (hex) => parseInt(hex, 16))),
  );
}

/** @param {Uint8Array} payload @returns {Description} */
function unpack(payload) {
  if (payload[0] >> 5 > VERSION) throw newer(payload[0] >> 5);
  let place = 0;
  const take = (/** @type {number} */ width) => {
    if (place + width > payload.length * 8) throw nonsense;
    let value = 0;
    for (const end = place + width; place < end; place++) {
      value = value * 2 + ((payload[place >> 3] >> (7 - (place & 7))) & 1);
    }
    return value;
  };
  const takeHex = (/** @type {number} */ digits) => Array.from({ length: digits }, () => HEX[take(4)]).join("");
  const oneOf = (/** @type {string[]} */ words, /** @type {number} */ index) => {
    if (index >= words.length) throw nonsense;
    return words[index];
  };
  const nonsense = new CodeError("code");
  if (take(3) !== VERSION) throw nonsense;
  const kind = KINDS[take(1)];
  const setup = oneOf(SETUPS, take(2));
  const spelling = take(2);
  const number = take(16);
  const isInvitation = kind === "invitation";
  if (isInvitation ? !spelling : spelling === 3) throw nonsense;
  const secret = spelling === 3 ? takeHex(16) : "";
  let credentials = secret ? hostCredentials(secret, number) : null;
  if (SPELLINGS[spelling]) {
    const [width, alphabet] = SPELLINGS[spelling];
    const [ufrag, password] = [take(5) + 4, take(6) + 22];
    const all = Array.from({ length: ufrag + password }, () => alphabet[take(width)]).join("");
    if (ufrag > 32 || password > 64) throw nonsense;
    credentials = { ufrag: all.slice(0, ufrag), password: all.slice(ufrag) };
  }
  const fingerprint = takeHex(secret ? 56 : 64);
  const count = take(3) + 1;
  if (count > 5) throw nonsense;
  const candidates = Array.from({ length: count }, () => {
    const type = oneOf(TYPES, take(2));
    const sort = take(2);
    let address = "";
    if (sort === 0) address = Array.from({ length: 4 }, () => take(8)).join(".");
    else if (sort === 1) address = ipv6Of(Array.from({ length: 8 }, () => take(16)));
    else if (sort === 2) address = `${takeHex(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
    else throw nonsense;
    const port = take(16);
    if (!port) throw nonsense;
    return { type, address, port };
  });
  const left = payload.length * 8 - place - (isInvitation ? 0 : 32);
  if (left < 0 || left >= 8 || take(left)) throw nonsense;
  const proof = isInvitation ? "" : takeHex(8);
  return { kind, number, fingerprint, setup, credentials, candidates, secret, proof };
}

// --- what is wrong

/** @param {number} version */
const newer = (version) => new CodeError("newer_code", { version, known: VERSION });

/** @param {string} characters */
function diagnosis(characters) {
  const start = beginning(characters);
  if (!start) return new CodeError("no_code", { prefix: PREFIX });
  if (start.version > VERSION) return newer(start.version);
  if (start.characters.length < 2) return new CodeError("code_cut_off", { arrived: 0, whole: 0 });
  if (start.characters.length < start.wanted) {
    const [arrived, whole] = [PREFIX.length + start.characters.length, PREFIX.length + start.wanted];
    return new CodeError("code_cut_off", { arrived, whole });
  }
  return new CodeError("code_altered");
}
