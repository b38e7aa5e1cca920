// What each end remembers of a talk, so that it outlives a wire: the counterpart of link/session.py, same messages.

const MAX_FRAME = 64 * 1024;
const MAX_UNACKNOWLEDGED = 1000;

/** In milliseconds. After `given`, the other end has certainly given up a wire over which it heard nothing. */
export const TIMING = { heartbeat: 1500, shaky: 3000, away: 5000, given: 8000, goodbye: 4000 };

/** The other program does not keep to what was agreed. */
export class GarbledError extends Error {}

/** One end's memory of the talk. Times are milliseconds of a clock that never goes back. */
export class Session {
  constructor() {
    this.id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
    this.heardBye = false;
    this.otherId = "";
    /** @type {{number: number, kind: string, frame: string}[]} */
    this._unacknowledged = [];
    this._last = 0;
    this._lastTaken = 0;
    this._received = 0;
    this._onWire = 0;
    this._pings = 0;
    this._pingedAt = -Infinity;
    this._heardAt = 0;
    this._owesAcknowledgement = false;
    /** @type {number | null} */
    this._owesReturn = null;
    this._isIntroduced = false;
    this._hasIntroducedItself = false;
    this._saidBye = false;
  }

  /** @param {string} frame */
  send(frame) {
    if (this._unacknowledged.length < MAX_UNACKNOWLEDGED) this._put("d", frame);
  }

  sayBye() {
    if (!this._saidBye) this._put("b", "");
    this._saidBye = true;
  }

  get isByeAcknowledged() {
    return this._saidBye && !this._unacknowledged.length;
  }

  /** @param {string} kind @param {string} frame */
  _put(kind, frame) {
    this._unacknowledged.push({ number: ++this._last, kind, frame });
  }

  /** Begin on a new wire: what was not acknowledged is due again. @param {number} now */
  attach(now) {
    this._onWire = 0;
    this._isIntroduced = this._hasIntroducedItself = false;
    this._owesAcknowledgement = this._received > 0;
    this._owesReturn = null;
    this._pingedAt = -Infinity;
    this._heardAt = now;
  }

  /** Take in a message; give the frame in it if it is a new one. `"other"` says that the other end is a new session.
   * @param {string} message @param {number} now @returns {{frame?: string, other?: boolean}} */
  hear(message, now) {
    const match = /^([idbapr])(0|[1-9][0-9]{0,15})(?: ([\s\S]*))?$/.exec(message);
    if (!match) throw new GarbledError();
    const [, kind, digits, frame] = match;
    const number = Number(digits);
    if ((frame !== undefined) !== (kind === "d" || kind === "i") || !Number.isSafeInteger(number))
      throw new GarbledError();
    if ((frame?.length ?? 0) > MAX_FRAME) throw new GarbledError();
    this._heardAt = now;
    if (kind === "i") {
      if (!/^[0-9a-f]{16}$/.test(frame)) throw new GarbledError();
      if (this.otherId && this.otherId !== frame) return { other: true };
      this.otherId = frame;
      this._isIntroduced = true;
      return {};
    }
    if (!this._isIntroduced) throw new GarbledError();
    if (kind === "d" || kind === "b") return this._hearNumbered(kind, number, frame);
    if (kind === "a") {
      if (number > this._lastTaken) throw new GarbledError();
      const before = this._unacknowledged.length;
      this._unacknowledged = this._unacknowledged.filter((each) => each.number > number);
      this._onWire = Math.max(0, this._onWire - (before - this._unacknowledged.length));
    } else if (kind === "p") {
      this._owesReturn = number;
    } else if (number > this._pings) throw new GarbledError();
    return {};
  }

  /** @param {string} kind @param {number} number @param {string} frame */
  _hearNumbered(kind, number, frame) {
    this._owesAcknowledgement = true;
    if (number <= this._received) return {};
    if (number !== this._received + 1 || this.heardBye) throw new GarbledError();
    this._received++;
    if (kind === "d") return { frame };
    this.heardBye = true;
    return {};
  }

  /** The messages that are due on the wire; they count as sent. @param {number} now */
  take(now) {
    const due = [];
    if (!this._hasIntroducedItself) due.push(`i1 ${this.id}`);
    this._hasIntroducedItself = true;
    if (!this._isIntroduced) return due;
    if (this._owesAcknowledgement) due.push(`a${this._received}`);
    this._owesAcknowledgement = false;
    if (this._owesReturn !== null) due.push(`r${this._owesReturn}`);
    this._owesReturn = null;
    for (const { number, kind, frame } of this._unacknowledged.slice(this._onWire)) {
      due.push(kind === "d" ? `d${number} ${frame}` : `b${number}`);
    }
    this._onWire = this._unacknowledged.length;
    this._lastTaken = this._last;
    if (now >= this._pingedAt + TIMING.heartbeat) {
      this._pingedAt = now;
      due.push(`p${++this._pings}`);
    }
    return due;
  }

  /** Do not count the time until now as silence, but for so much: this end was asleep. @param {number} now
   * @param {number} [silence] */
  forgive(now, silence = TIMING.shaky) {
    this._heardAt = Math.max(this._heardAt, now - silence);
  }

  /** Milliseconds since anything was heard. @param {number} now */
  silence(now) {
    return now - this._heardAt;
  }
}
