// Connection codes: a description of a peer as text for a chat, and what is wrong with one that did not survive it.
// The format is a contract with every other program; it stands in protocol/codes.py.

import { PREFIX, VERSION, beginning, legible, protect, recoveries } from "./armour.js";
import { ICE, derive, hexOf, hostCredentials, keyOf } from "./secret.js";

/** @typedef {{type: string, address: string, port: number}} Candidate */
/** @typedef {{ufrag: string, password: string}} Credentials */
/** @typedef {"invitation" | "reply"} Kind */
/**
 * What a peer tells the other, see protocol/description.py. `fingerprint`, `secret` and `proof` are hexadecimal, lower
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

/** What is wrong with a code, in a sentence for the person; `code` is the word for programs. */
export class CodeError extends Error {
  /** @param {string} code @param {string} text */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
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

/** The same reply with the proof that its maker has the invitation. @param {Description} reply
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
    this._bits.forEach((bit, place) => (row[place >> 3] |= bit << (7 - (place & 7))));
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

/** What the first code in `text` says that is of use here. Throws a `CodeError` otherwise.
 * @param {string} text
 * @param {{expected?: Kind, own?: string[], invitations?: Description[], friend?: string}} [wanted]
 * @returns {{description: Description, repaired: number}} */
export function read(text, { expected, own = [], invitations = [], friend = "your friend" } = {}) {
  const pasted = text.slice(0, MAX_TEXT);
  const characters = legible(pasted.includes("%") ? unquote(pasted) : pasted);
  let objection = null;
  for (const { payload, repaired } of recoveries(characters)) {
    try {
      const description = unpack(payload, friend);
      if (own.includes(description.fingerprint)) throw new CodeError("own_code", ownCode(description.kind, friend));
      if (expected && description.kind !== expected) {
        throw new CodeError("wrong_kind", wrongKind(description.kind, friend));
      }
      if (description.kind === "reply" && invitations.length) {
        const invitation = invitations.find(({ number }) => number === description.number);
        if (!invitation) {
          throw new CodeError("other_game", otherGame(description.number, invitations[invitations.length - 1].number, friend));
        }
        if (prove(description, invitation).proof !== description.proof) throw new CodeError("other_game", unproven(friend));
      }
      return { description, repaired };
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      objection ??= error;
    }
  }
  throw objection ?? diagnosis(characters, friend);
}

/** @param {string} text */
function unquote(text) {
  return text.replace(/(%[0-9a-f]{2})+/gi, (quoted) =>
    new TextDecoder().decode(Uint8Array.from(quoted.slice(1).split("%"), (hex) => parseInt(hex, 16))),
  );
}

/** @param {Uint8Array} payload @param {string} friend @returns {Description} */
function unpack(payload, friend) {
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
  const nonsense = new CodeError(
    "code",
    "This code arrived unharmed, but says what no code of this version may say. " +
      `Update the program, ask ${friend} to do the same, and exchange new codes.`,
  );
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

const COPY_AGAIN = "In WhatsApp press and hold the message, choose Copy, and paste again.";

/** @param {number} version */
function newer(version) {
  return new CodeError(
    "newer_code",
    `This code comes from a newer version (${version}). This page reads version ${VERSION}. Reload the page.`,
  );
}

/** @param {string} characters @param {string} friend */
function diagnosis(characters, friend) {
  const start = beginning(characters);
  if (!start) {
    return new CodeError(
      "no_code",
      `There is no code in this text. A code starts with ${PREFIX}. ` +
        `Copy the whole message from ${friend} and paste it again.`,
    );
  }
  if (start.version > VERSION) return newer(start.version);
  if (start.characters.length < 2) {
    return new CodeError("code_cut_off", `This code stops too early: only its beginning arrived. ${COPY_AGAIN}`);
  }
  if (start.characters.length < start.wanted) {
    const [arrived, whole] = [PREFIX.length + start.characters.length, PREFIX.length + start.wanted];
    return new CodeError(
      "code_cut_off",
      `This code stops too early: ${arrived} of ${whole} characters arrived. ${COPY_AGAIN}`,
    );
  }
  return new CodeError(
    "code_altered",
    `Part of this code was changed on the way. Ask ${friend} to send it again with "Copy code".`,
  );
}

/** @param {Kind} kind @param {string} friend */
function ownCode(kind, friend) {
  return kind === "invitation"
    ? `This is your own invitation. Paste the answer ${friend} sends back.`
    : `This is your own reply. Send it to ${friend}: it belongs in the waiting game.`;
}

/** @param {Kind} kind @param {string} friend */
function wrongKind(kind, friend) {
  return kind === "reply"
    ? "This is a reply, not an invitation. It belongs in the waiting game."
    : `This is an invitation, not a reply. Paste the reply ${friend} sends back.`;
}

/** @param {string} friend */
function unproven(friend) {
  return (
    "This reply was not made for your invitation. " +
    `Ask ${friend} to open the one you sent and send back the reply that it gives.`
  );
}

/** @param {number} number @param {number} openNumber @param {string} friend */
function otherGame(number, openNumber, friend) {
  const [made, open] = [clockOf(number), clockOf(openNumber)];
  return `This reply belongs to the game of ${made}. The open game is from ${open}. Ask ${friend} to answer that one.`;
}
