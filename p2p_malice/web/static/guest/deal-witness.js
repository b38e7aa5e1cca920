// A guest's part in a deal whose seed nobody chooses, and what can be told of it without the rules: the counterpart of
// protocol/deal_witness.py and protocol/joint_seed.py.

import { checkCards } from "../codes/check-cards.js";
import { bytesOf, hexOf } from "../codes/key-derivation.js";
import { readFrame } from "../table/frames.js";
import { sha256 } from "../vendor/noble-hashes.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../messages.d.ts").Deal} Deal
 * @typedef {import("../messages.d.ts").FromTable} FromTable
 * @typedef {import("../messages.d.ts").Opened} Opened
 * @typedef {import("../messages.d.ts").Part} Part */

/** A deal as this page has seen it come about.
 * @typedef {{deal: Deal, seat: number, own: string, parts: string[] | null, opened: Opened | null, givenUp: number,
 * faults: string[]}} SeenDeal */

const MAX_MOVES = 200_000;

/** @param {(string | Uint8Array | number[])[]} parts texts, and bytes */
const hash = (...parts) =>
  sha256(
    Uint8Array.from(parts.flatMap((each) => [...(typeof each === "string" ? new TextEncoder().encode(each) : each)])),
  );

/** @param {string} what @param {number} number @param {string} terms */
const about = (what, number, terms) => {
  const digits = new Uint8Array(8);
  new DataView(digits.buffer).setUint32(4, number);
  return [`p2p-malice ${what} 1\0`, digits, hash(terms)];
};

/** The table's commitment to its secret. @param {number} number @param {string} terms @param {string} secret */
export const commitmentOf = (number, terms, secret) =>
  hexOf(hash(...about("deal", number, terms), [255], bytesOf(secret)));

/** A player's commitment to what they contribute. @param {string} part */
export const commitmentToPart = (part) => hexOf(hash("p2p-malice part 1\0", bytesOf(part)));

/** The seed that follows. @param {number} number @param {string} terms @param {string} secret @param {string[]} parts */
export const jointSeed = (number, terms, secret, parts) =>
  hexOf(
    hash(
      ...about("seed", number, terms),
      bytesOf(secret),
      ...parts.flatMap((part, seat) => (part ? [[seat], bytesOf(part)] : [])),
    ),
  );

const isSame = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
  JSON.stringify(one) === JSON.stringify(other);

export class DealWitness {
  /** @type {SeenDeal | null} */
  seen = null;

  /** @param {() => string} newPart draws 32 random bytes, as hexadecimal digits */
  constructor(newPart = () => hexOf(crypto.getRandomValues(new Uint8Array(32)))) {
    this._newPart = newPart;
    this._next = newPart();
  }

  /** The commitment to what this page contributes next, which the table is told with each hello. */
  get next() {
    return commitmentToPart(this._next);
  }

  /** Whether the table has told its secret, and all moves. */
  get isOpened() {
    const opened = this.seen?.opened;
    return !!opened && opened.moves.length === (opened.of ?? 0);
  }

  /** Take in what the table says to the player at that seat, null for a spectator; what to answer, null for nothing.
   * @param {FromTable} message @param {number | null} seat @returns {Part | null} */
  hear(message, seat) {
    const { seen } = this;
    if (seat === null) return null;
    if (message.kind === "deal") return this._hearOf(message, seat);
    if (message.kind === "dealt" && message.number === seen?.deal.number) this._takeParts(seen, message.parts);
    if (message.kind === "opened" && message.number === seen?.deal.number) this._open(seen, message);
    return null;
  }

  /** @param {SeenDeal} seen @param {string} fault */
  _find(seen, fault) {
    if (!seen.faults.includes(fault)) seen.faults.push(fault);
  }

  /** @param {Deal} deal @param {number} seat */
  _hearOf(deal, seat) {
    const before = this.seen;
    if (before && deal.number <= before.deal.number) {
      const isKnown = isSame({ ...deal, is_past: false }, { ...before.deal, is_past: false });
      if (before.parts && !isKnown) this._find(before, "secret_changed");
      if (before.parts || isKnown) return null;
    }
    const isGivenUp = before?.opened && !before.opened.position;
    /** @type {SeenDeal} */
    const seen = { deal, seat, own: "", parts: null, opened: null, givenUp: 0, faults: [] };
    if (before && isGivenUp) seen.givenUp = before.givenUp + 1;
    if (before && !this.isOpened) this._find(seen, "deal_hidden");
    this.seen = seen;
    if (deal.is_past) {
      // Whoever was left out doesn't hear of the deal that is played before it's there.
      if (seen.givenUp && isSame(before?.faults, ["part_left_out"])) this._find(seen, "part_left_out");
      return null;
    }
    const listed = deal.commitments[seat];
    if (listed === undefined || (deal.commitments.some(Boolean) && listed !== commitmentToPart(this._next))) {
      this._find(seen, "part_left_out");
      return null;
    }
    seen.own = this._next;
    this._next = this._newPart();
    return /** @type {Part} */ ({ kind: "part", part: seen.own, next: this.next });
  }

  /** @param {SeenDeal} seen @param {string[]} parts */
  _takeParts(seen, parts) {
    if (seen.parts) {
      if (!isSame(seen.parts, parts)) this._find(seen, "part_changed");
      return;
    }
    const { commitments } = seen.deal;
    seen.parts = parts;
    if (parts.length !== commitments.length) return this._find(seen, "part_late");
    if (seen.own && parts[seen.seat] !== seen.own) this._find(seen, "part_changed");
    if (!commitments.some(Boolean)) {
      if (parts.filter(Boolean).length !== 1) this._find(seen, "part_late");
      return;
    }
    parts.forEach((part, seat) => {
      const bound = commitments[seat];
      const isRight = part && bound ? commitmentToPart(part) === bound : part === bound;
      if (!isRight && !(seat === seen.seat && seen.faults.includes("part_changed"))) this._find(seen, "part_late");
    });
  }

  /** @param {SeenDeal} seen @param {Opened} opened */
  _open(seen, opened) {
    if (this.isOpened) return;
    const { number, terms, commitment } = seen.deal;
    if (!opened.first) {
      const isRight = opened.secret && commitmentOf(number, terms, opened.secret) === commitment;
      if (!isRight || (seen.opened && seen.opened.secret !== opened.secret)) this._find(seen, "secret_changed");
      seen.opened = { ...opened, seats: [], moves: [] };
    }
    const before = seen.opened;
    if (!before || (opened.first ?? 0) !== before.moves.length || before.moves.length + opened.moves.length > MAX_MOVES)
      return;
    before.moves.push(...opened.moves);
    before.seats?.push(...(opened.seats ?? []));
  }
}

const KEPT = "deal";

/** Keep what was seen of the deal at the seat with that token, for when this page is loaded again.
 * @param {string} token @param {SeenDeal | null} seen */
export function keepSeen(token, seen) {
  try {
    if (seen && token) sessionStorage.setItem(KEPT, JSON.stringify({ token, seen }));
  } catch {
    // It is a line at the end of the game that isn't said then.
  }
}

/** What was kept of the deal at the seat with that token. @param {string} token @returns {SeenDeal | null} */
export function keptSeen(token) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    return token && kept.token === token ? kept.seen : null;
  } catch {
    return null;
  }
}

/** The commitment of a page that takes part in the next deal. @param {import("./guest-page.js").GuestPage} page */
export function committed(page) {
  if (!page.witness) {
    page.witness = new DealWitness();
    page.witness.seen = keptSeen(page.seat.token);
  }
  return page.witness.next;
}

/** Take part in how the cards come about, as the table asks a page, and say at the end what can be said of it.
 * @param {import("./guest-page.js").GuestPage} page @param {import("../webrtc/link.js").Link} link @param {string} frame */
export async function partake(page, link, frame) {
  const { player } = page;
  const message = readFrame(frame);
  if (!message || !player) return;
  const { witness } = page;
  if (!witness) return;
  const part = witness.hear(message, player.watches ? null : player.table.state.own);
  keepSeen(page.seat.token, witness.seen);
  if (part && page.link === link) link.send(JSON.stringify(part));
  if (part?.part) page.keepFrame(JSON.stringify(part));
  player.table.know({ ownCheck: () => checkCards(link.binding) });
  const isOlder = message.kind === "seated" && !message.understands?.includes("deal");
  const isOver = message.kind === "opened" && witness.isOpened && message.position;
  if (message.kind === "deal") player.table.change({ deal: "" });
  if ((!isOlder && !isOver) || player.watches) return;
  await import("../words/extra-words.js");
  player.table.change({ deal: isOlder ? words("news-deal-unchecked", { why: "older" }) : verdict(witness.seen) });
}

/** What can be said of an opened deal without its cards. @param {SeenDeal | null} seen */
function verdict(seen) {
  if (!seen) return "";
  const fault = seen.faults.find((each) => each !== "part_left_out");
  if (fault) return words("news-deal-unfair", { fault, moves: 0 });
  if (seen.faults.length) return words("news-deal-unchecked", { why: "part_left_out" });
  return seen.own && words("deal-own");
}
