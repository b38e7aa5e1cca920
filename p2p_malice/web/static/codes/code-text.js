// Bytes dressed to survive a chat. The format, and the reasons for it, are in protocol/code_text.py.

export const VERSION = 1;
export const PREFIX = `MDW${VERSION}-`;

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const UNKNOWN = "?";
const GAP = " ";
const MIN_SIZE = 55;
const MAX_SIZE = 215;
const OVERHEAD = 9;
const MAX_REPAIRS = 2;
const BITS = 5;
const REACH = 4 * 338;
const MAX_PLACES = 20;

/** @typedef {{payload: Uint8Array, repaired: number}} Recovered */

// --- checksum and parity

const CRC_ROWS = Array.from({ length: 256 }, (_, value) => {
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32 as in zip. @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_ROWS[(crc ^ byte) & 255];
  return (crc ^ 0xffffffff) >>> 0;
}

/** Product in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (; b; b >>= 1, a = a & 128 ? (a << 1) ^ 0x11d : a << 1) if (b & 1) product ^= a;
  return product;
}

// (x - 1)(x - 2)(x - 4)(x - 8) without its first coefficient, highest power first.
const GENERATOR = generator();

function generator() {
  let poly = [1];
  for (const root of [1, 2, 4, 8]) {
    const next = [...poly, 0];
    for (const [place, coefficient] of poly.entries()) next[place + 1] ^= times(coefficient, root);
    poly = next;
  }
  return poly.slice(1);
}

/** What each value of a byte leaves in the division's register when it is shifted out of it. */
const ROWS = Array.from({ length: 256 }, (_, value) =>
  GENERATOR.reduce((row, coefficient) => ((row << 8) | times(coefficient, value)) >>> 0, 0),
);
const ROWS_BACK = new Uint32Array(256);
for (const [value, row] of ROWS.entries()) ROWS_BACK[row & 255] = ((row >>> 8) ^ (value << 24)) >>> 0;

/** @param {Uint8Array} body */
function parity(body) {
  let register = 0;
  for (const byte of body) register = ((register << 8) ^ ROWS[(register >>> 24) ^ byte]) >>> 0;
  return register;
}

// --- characters

/** How many characters spell so many bytes. @param {number} size */
const charactersFor = (size) => Math.ceil((size * 8) / BITS);

/** How many bytes exactly so many characters hold, 0 where no row has that many. @param {number} count */
function sizeFor(count) {
  const size = Math.floor((count * BITS) / 8);
  return charactersFor(size) === count ? size : 0;
}

/** @param {string} characters */
const values = (characters) => Array.from(characters, (each) => Math.max(0, ALPHABET.indexOf(each)));

/** The size that the first two characters announce, 0 when no code has that size. @param {string} characters */
function announcedSize(characters) {
  if (characters.length < 2) return 0;
  const [first, second] = values(characters.slice(0, 2));
  const size = (first << 3) | (second >> 2);
  return size >= MIN_SIZE && size <= MAX_SIZE ? size : 0;
}

/** @param {Uint8Array} row */
function spell(row) {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of row) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= BITS; bits -= BITS) text += ALPHABET[(held >> (bits - BITS)) & 31];
  }
  return bits ? text + ALPHABET[(held << (BITS - bits)) & 31] : text;
}

/** The bytes that values of 5 bits spell. @param {number[]} digits @param {number} size */
function pack(digits, size) {
  const row = new Uint8Array(size);
  digits.forEach((digit, index) => {
    const place = index * BITS;
    const shifted = digit << (11 - (place & 7));
    row[place >> 3] |= shifted >> 8;
    if ((place >> 3) + 1 < size) row[(place >> 3) + 1] |= shifted & 255;
  });
  return row;
}

/** The characters that carry `payload`. @param {Uint8Array} payload */
export function protect(payload) {
  const size = payload.length + OVERHEAD;
  if (size < MIN_SIZE || size > MAX_SIZE) throw new RangeError(`a code holds no ${payload.length} bytes`);
  const row = new Uint8Array(size);
  const view = new DataView(row.buffer);
  row[0] = size;
  row.set(payload, 1);
  view.setUint32(size - 8, crc32(row.subarray(0, size - 8)));
  view.setUint32(size - 4, parity(row.subarray(0, size - 4)));
  return spell(row);
}

// --- repair

/** A change: the places of up to two characters, counted from the first, and the bits that change. */
/** @typedef {[place: number, bits: number][]} Correction */

/** @param {string} characters @param {number} size @param {number} wrong @returns {Recovered | null} */
function recover(characters, size, wrong) {
  const row = repairedRow(characters, size, wrong);
  return row && recovered(row, characters);
}

/** What a row of that size holds whose characters announce another. @param {string} characters @param {number} size */
function recoverAs(characters, size) {
  for (let lower = 0; lower < 4; lower++) {
    const start = ALPHABET[size >> 3] + ALPHABET[((size & 7) << 2) | lower];
    const row = repairedRow(start + characters.slice(2), size, MAX_REPAIRS - 1);
    if (row) return recovered(row, characters);
  }
  return null;
}

/** @param {string} characters @param {number} size @param {number} wrong */
function repairedRow(characters, size, wrong) {
  const digits = values(characters);
  const arrived = pack(digits, size);
  const view = new DataView(arrived.buffer);
  const syndrome = (parity(arrived.subarray(0, size - 4)) ^ view.getUint32(size - 4)) >>> 0;
  for (const correction of corrections(syndrome, size, wrong)) {
    const changed = [...digits];
    for (const [place, bits] of correction) changed[place] ^= bits;
    const row = pack(changed, size);
    if (row[0] === size && crc32(row.subarray(0, size - 8)) === new DataView(row.buffer).getUint32(size - 8))
      return row;
  }
  return null;
}

/** @param {Uint8Array} row @param {string} characters @returns {Recovered | null} */
function recovered(row, characters) {
  const whole = spell(row);
  const repaired = Array.from(characters).filter((each, place) => each !== whole[place]).length;
  return repaired <= MAX_REPAIRS ? { payload: row.slice(1, 1 - OVERHEAD), repaired } : null;
}

/** Every change of at most `wrong` characters that makes the parity fit, the smallest first.
 * @param {number} syndrome @param {number} size @param {number} wrong @returns {Generator<Correction>} */
function* corrections(syndrome, size, wrong) {
  if (!syndrome) {
    yield [];
    return;
  }
  const count = charactersFor(size);
  const last = count - 1;
  const singles = singleChanges(count * BITS - size * 8, count);
  if (wrong >= 1) {
    const one = singles.get(syndrome);
    if (one !== undefined) yield [[last - (one >> BITS), one & 31]];
  }
  if (wrong >= 2) {
    for (const [left, one] of singles) {
      const other = singles.get((left ^ syndrome) >>> 0);
      if (other === undefined || other <= one || one >> BITS === other >> BITS) continue;
      yield [
        [last - (one >> BITS), one & 31],
        [last - (other >> BITS), other & 31],
      ];
    }
  }
}

/** The changes of one character, by the syndrome they leave: the place from the last times 32, plus the bits.
 * @param {number} unused @param {number} count */
function singleChanges(unused, count) {
  const weights = Array.from({ length: unused }, () => 0);
  for (let bit = 0; weights.length < count * BITS; bit++) {
    const before = weights[weights.length - 8];
    weights.push(bit < 32 ? (1 << bit) >>> 0 : ((before << 8) ^ ROWS[before >>> 24]) >>> 0);
  }
  /** @type {Map<number, number>} */
  const found = new Map();
  for (let place = 0; place < count; place++) {
    for (let bits = 1; bits < 32; bits++) {
      let syndrome = 0;
      for (let bit = 0; bit < BITS; bit++) if ((bits >> bit) & 1) syndrome ^= weights[place * BITS + bit];
      if (syndrome) found.set(syndrome >>> 0, (place << BITS) | bits);
    }
  }
  return found;
}

// --- finding it in a text

const LOOK_ALIKES = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
]);

/** @param {string} character */
function plainReading(character) {
  const upper = character.toUpperCase();
  const alike = LOOK_ALIKES.get(upper);
  if (alike) return alike;
  if (upper.length === 1 && ALPHABET.includes(upper)) return upper;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these separate, too
  if (/[\s\x1c-\x1f\x85]/.test(character)) return GAP;
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character)) return "";
  return /[\p{L}\p{N}]/u.test(character) ? UNKNOWN : GAP;
}

/** @param {string} character */
function reading(character) {
  const readings = Array.from(character.normalize("NFKD"), plainReading);
  const telling = readings.filter((each) => each && each !== GAP);
  if (telling.length > 1) return UNKNOWN;
  return telling.length ? telling[0] : readings.includes(GAP) ? GAP : "";
}

/** What of `text` can belong to a code, see `legible` in protocol/code_text.py. @param {string} text */
export function legible(text) {
  return Array.from(text, reading).join("").replace(/ +/g, GAP);
}

const MARKUP = /<[a-z/][^<>\n]{0,40}>|&(?:[a-z]{2,8}|#[0-9]{1,6}|#x[0-9a-f]{1,5});/gi;
const DATED =
  /[0-9]{1,4}[./-][0-9]{1,2}[./-][0-9]{1,4},?[^0-9a-z][0-9]{1,2}[:.][0-9]{2}(?:[:.][0-9]{2})?[^a-z\n]{0,3}(?:[ap]\.?m\.?[^a-z\n]{0,3})?[^:\n]{1,60}: ?/;
const BEFORE_A_PART = new RegExp(
  `^[^0-9a-z\\n]{0,12}(?:${DATED.source})?(?:\\(?[0-9]{1,3}(?:/[0-9]{1,3})?[).:]?[ \\t]+)?`,
  "gim",
);

/** A text without what may stand between the parts of a code, see `joined` in protocol/code_text.py. @param {string} text */
export const joined = (text) =>
  text
    .replace(MARKUP, " ")
    .replace(BEFORE_A_PART, "")
    .replace(/(M ?D ?W ?1)[-=]2D/gi, "$1-");

/** The payloads in readings of a text, each legible: first the intact ones, of each reading the last, then those that
 * take a repair. @param {Set<string>} texts @returns {Generator<Recovered>} */
export function* recoveries(texts) {
  /** @type {Map<string, number>} */
  const damaged = new Map();
  for (const text of texts) {
    const whole = [];
    for (const [place, wrong] of places(text)) {
      const characters = place.replaceAll(GAP, "");
      const size = announcedSize(characters);
      const count = charactersFor(size);
      const found = size && count <= characters.length ? recover(characters.slice(0, count), size, 0) : null;
      if (found) whole.push(found);
      else if (!damaged.has(place)) damaged.set(place, wrong);
    }
    yield* whole.reverse();
  }
  let tried = 0;
  for (const [place, wrong] of damaged) {
    const characters = place.replaceAll(GAP, "");
    const size = announcedSize(characters);
    const count = charactersFor(size);
    if (!size || count > characters.length + MAX_REPAIRS || ++tried > 2) continue;
    const found = recover(characters.slice(0, count).padEnd(count, UNKNOWN), size, wrong);
    if (found) yield found;
  }
  const ends = new Set([...damaged.keys()].flatMap((place) => [...asSeparated(place)]));
  for (const characters of [...ends].slice(0, 6)) {
    const found = recoverAs(characters, sizeFor(characters.length));
    if (found) yield found;
  }
}

/** @param {string} text */
function places(text) {
  /** @type {Map<number, number>} */
  const starts = new Map();
  for (const match of [...text.matchAll(/M ?D ?W ?1/g)].slice(-MAX_PLACES)) {
    const end = match.index + match[0].length;
    starts.set(end, MAX_REPAIRS);
    if (text[end] !== GAP) starts.set(end + 1, MAX_REPAIRS);
  }
  if (!NEWER_START.test(text)) {
    for (const match of [...text.matchAll(/[0-9A-Z?]{82,}/g)].slice(-MAX_PLACES)) {
      if (!starts.has(match.index)) starts.set(match.index, 1);
    }
  }
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [start, wrong] of [...starts].sort(([one], [other]) => one - other)) {
    const place = text.slice(start, start + REACH).trim();
    if (!found.has(place)) found.set(place, wrong);
  }
  return found;
}

/** With the character before it: Safari before 16.4 can't look behind. */
const NEWER_START = /(?:^|[^0-9A-Z?])M ?D ?W(?:([2-9])| ?([2-9]) )(?= ?[0-9A-Z]{4})/;

/** Rows that end with the text or at a gap. @param {string} place */
function* asSeparated(place) {
  const words = place.split(GAP);
  const whole = words.join("");
  let end = 0;
  const ends = words.map((word) => (end += word.length));
  for (const each of new Set([end, ...ends])) {
    const size = sizeFor(each);
    if (size >= MIN_SIZE && size <= MAX_SIZE) yield whole.slice(0, each);
  }
}

/** The version and the characters behind the first prefix, null where there is none. @param {string} text */
export function beginning(text) {
  const old = /M ?D ?W ?(1)/.exec(text);
  const newer = NEWER_START.exec(text);
  const first = old && newer ? (old.index <= newer.index ? old : newer) : old || newer;
  if (!first) return null;
  const end = first.index + first[0].length;
  const characters = text.slice(end, end + REACH).replaceAll(GAP, "");
  const size = announcedSize(characters);
  return { version: Number(first[1] || first[2]), characters, wanted: size ? charactersFor(size) : 0 };
}
