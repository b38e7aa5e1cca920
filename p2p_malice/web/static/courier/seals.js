// Seals notes for a courier and opens them, as courier/seals.py does and describes. Loaded only where a courier is named.

const { subtle } = crypto;
export const utf8 = new TextEncoder();
const ROOM = 448;
const NOTE = 504;

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @param {string} hex @returns {Bytes} */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));

/** @param {...Iterable<number>} parts @returns {Bytes} */
export const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** @param {Bytes} row the text is base64url without padding (RFC 4648 section 5) */
export const base64 = (row) =>
  btoa(String.fromCharCode(...row))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");

/** @param {string} text @returns {Bytes} throws for what isn't base64url */
export const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));

/** Bytes that follow from a secret (RFC 5869). @param {Bytes} secret @param {Bytes | string} about @param {number} size */
async function hkdf(secret, about, size) {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const info = typeof about === "string" ? utf8.encode(about) : about;
  const how = { name: "HKDF", hash: "SHA-256", salt: utf8.encode("p2p-malice courier 1"), info };
  return new Uint8Array(await subtle.deriveBits(how, key, 8 * size));
}

/** A topic that follows from a secret. @param {Bytes} secret @param {string} about */
export const topicOf = async (secret, about) => base64(await hkdf(secret, about, 16));

/** The secret of two X25519 keys. @param {CryptoKey} own @param {Bytes} other throws for one of small order */
export async function agree(own, other) {
  const theirs = await subtle.importKey("raw", other, "X25519", false, []);
  return new Uint8Array(await subtle.deriveBits({ name: "X25519", public: theirs }, own, 256));
}

/** A new X25519 key pair, whose private key can't be read. */
export const newPair = () =>
  /** @type {Promise<CryptoKeyPair>} */ (subtle.generateKey("X25519", false, ["deriveBits"]));

/** @param {CryptoKey} key */
export const rawOf = async (key) => new Uint8Array(await subtle.exportKey("raw", key));

/** The mark of the host with that public key. @param {Bytes} host */
export const markOf = async (host) => new Uint8Array(await subtle.digest("SHA-256", host)).slice(0, 10);

/** Whether two rows of bytes are the same. @param {Bytes} one @param {Bytes} other */
const isSame = (one, other) => String(one) === String(other);

/** What follows from a secret that both ends have. */
export class Seal {
  /** @param {Bytes} secret */
  constructor(secret) {
    this.secret = secret;
    this.tagKey = hkdf(this.secret, "tag", 32).then((raw) =>
      subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    );
  }

  /** @param {Bytes} head */
  async tag(head) {
    return new Uint8Array(await subtle.sign("HMAC", await this.tagKey, head)).slice(0, 8);
  }

  /** @param {string} kind @param {Bytes} head @param {Bytes} secret @param {Bytes} content
   * @returns {Promise<Bytes>} */
  async sealed(kind, head, secret, content) {
    const padded = new Uint8Array(ROOM);
    padded.set([content.length >> 8, content.length & 255]);
    padded.set(content, 2);
    const { key, how } = await cipher(kind, head, secret, "encrypt");
    return joined(head, await this.tag(head), new Uint8Array(await subtle.encrypt(how, key, padded)));
  }

  /** The content of a note. @param {string} kind @param {Bytes} note @param {Bytes} secret
   * @returns {Promise<Bytes>} throws for what wasn't sealed with that secret, as a note of that kind */
  async open(kind, note, secret) {
    const head = note.slice(0, 32);
    if (note.length !== NOTE || !isSame(await this.tag(head), note.slice(32, 40))) throw new Error("not ours");
    const { key, how } = await cipher(kind, head, secret, "decrypt");
    const padded = new Uint8Array(await subtle.decrypt(how, key, note.slice(40)));
    return padded.slice(2, 2 + padded[0] * 256 + padded[1]);
  }
}

/** What follows from an invitation's key and its mark. */
export class InvitationSeal extends Seal {
  /** @param {Bytes} key @param {Bytes} mark */
  constructor(key, mark) {
    super(joined(key, mark));
    this.mark = mark;
  }

  /** Where the host leaves its invitation as it is now. */
  invitationTopic = () => topicOf(this.secret, "invitation topic");

  /** Where guests leave their replies. */
  replyTopic = () => topicOf(this.secret, "reply topic");
}

/** @param {string} kind @param {Bytes} head @param {Bytes} secret @param {KeyUsage} use */
async function cipher(kind, head, secret, use) {
  const row = await hkdf(secret, joined(utf8.encode(kind), head), 44);
  const key = await subtle.importKey("raw", row.slice(0, 32), "AES-GCM", false, [use]);
  return { key, how: { name: "AES-GCM", iv: row.slice(32), additionalData: head } };
}

/** The guest's end. */
export class GuestSeal extends InvitationSeal {
  host = new Uint8Array();
  replySecret = new Uint8Array();

  /** The invitation's code, and when it was that. @param {Bytes} note */
  async openInvitation(note) {
    const content = await this.open("invitation", note, this.secret);
    const host = content.slice(0, 32);
    if (!isSame(await markOf(host), this.mark)) throw new Error("not the host's");
    this.host = host;
    return { time: new DataView(content.buffer).getUint32(32), code: textOf(content.slice(36)) };
  }

  /** The note with a reply's code, once an invitation note has been opened. @param {string} code
   * @param {CryptoKeyPair} [pair] for tests; each reply has its own */
  async sealReply(code, pair) {
    const own = pair ?? (await newPair());
    this.replySecret = joined(await agree(own.privateKey, this.host), this.secret);
    return this.sealed("reply", await rawOf(own.publicKey), this.replySecret, utf8.encode(code));
  }

  /** Where the host leaves what answers the last reply. */
  acceptanceTopic = () => topicOf(this.replySecret, "acceptance topic");

  /** The code in that answer. @param {Bytes} note */
  openAcceptance = async (note) => textOf(await this.open("acceptance", note, this.replySecret));
}

/** A time in seconds since 1970, as notes have it. @param {number} now */
export const timeOf = (now) => [now >>> 24, (now >> 16) & 255, (now >> 8) & 255, now & 255];

/** @param {Bytes} row */
export const textOf = (row) => new TextDecoder().decode(row);

/** The bytes of a mark, as `protocol/courier_mark.py` writes it. @param {string} mark @returns {Bytes} */
export function markBytes(mark) {
  let bits = "";
  for (const character of mark)
    bits += "0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(character).toString(2).padStart(5, "0");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}
