// The wire of the guest page: WebRTC straight to the host, made again whenever it breaks.

import { DUMMY, connection, gathered, pathOf } from "./peer-connection.js";
import { words } from "../words/catalogue.js";
import { encode, prove, read } from "../codes/connection-code.js";
import { answerOf, candidateLine, replyOf } from "./sdp.js";
import { agreed, freshKey, pageUfrag } from "../codes/key-derivation.js";
import { GarbledError, Session, TIMING } from "./session.js";

/** @typedef {import("../codes/connection-code.js").Description} Description */
/** @typedef {import("./peer-connection.js").Connection} Connection */
/** @typedef {"connecting" | "good" | "shaky" | "away" | "ended"} Health */

const ADD_EVERY = 4000;
const OPEN_WITHIN = 20000;
const SPARE_WITHIN = 1500;
const STUCK_AFTER = 8000;
/** Milliseconds after which a page is asked for another wire once more: one that was begun, and one not accepted yet. */
const ASK_EVERY = 20000;
const OFFER_FOR = 300000;
/** Milliseconds that a page has to be heard again once this one was asleep. */
const AWAKE_WITHIN = 700;
/** Milliseconds within which a second wire that brings nonsense is the other program's doing. */
const FAULT_EVERY = 60000;
/** Addresses of the host that are tried. */
const MOST_ADDRESSES = 16;

/** A talk with the host that outlives its wires. Set `onframe`, `onhealth`, `onrestart` and `onend`. */
export class Link {
  /** `key` is the one that was agreed on with the host earlier, "" for none.
   * @param {Description} host @param {RTCCertificate | undefined} certificate @param {string[]} stun @param {string} [key] */
  constructor(host, certificate, stun, key = "") {
    this.host = host;
    /** What the next wires are asked for with; the host may not have it yet unless `isAgreed`. */
    this.key = key;
    this.isAgreed = key !== "";
    this._certificate = certificate;
    this._stun = stun;
    this._session = new Session();
    /** @type {RTCPeerConnection | null} */
    this._pc = null;
    /** @type {RTCDataChannel | null} */
    this._channel = null;
    /** @type {Health} */
    this.health = "connecting";
    /** What this page and the host have in common, and nobody else: both fingerprints. */
    this.binding = "";
    this.isRelayed = false;
    this._wasOpen = false;
    /** @type {Connection | null} */
    this._offered = null;
    /** How a page awaits what was offered last, once that is needed. @type {Description | null} */
    this._spare = null;
    /** @type {RTCDataChannel | null} */
    this._side = null;
    /** Milliseconds that the wire in the making has to open. */
    this._patience = OPEN_WITHIN;
    this._askedAt = this._faultAt = -Infinity;
    this._isMaking = this._usesKey = this._usesOffer = false;
    this._round = this._attempts = 0;
    this._madeAt = 0;
    this._addedAt = 0;
    this._tickedAt = performance.now();
    /** @type {(frame: string) => void} */
    this.onframe = () => {};
    /** @type {(health: Health) => void} */
    this.onhealth = () => {};
    this.onrestart = () => {};
    /** Is given the code of each further call; "" asks for an offer to a page. @type {(code: string) => void} */
    this.oncall = () => {};
    /** Is called when the host was reached once, but nothing can come of the code that was given any more. */
    this.onstuck = () => {};
    /** @type {(reason: string) => void} */
    this.onend = () => {};
    this._timer = setInterval(() => this._tick(), 500);
    this._wake = () => this._tick();
    document.addEventListener("visibilitychange", this._wake);
  }

  /** Whether a browser's page has the table: programs put a secret into their invitations. */
  get isOfPage() {
    return !this.host.secret;
  }

  /** Call the host from now on, and give the reply code that lets it call back. */
  async call() {
    return this._codeOf(await this._make());
  }

  /** Offer another wire to a page, which is begun once that has accepted it: the code for it. */
  async offer() {
    this._offered?.pc.close();
    this._spare = null;
    this._offered = connection(this._stun, this._certificate);
    await this._offered.pc.setLocalDescription(await this._offered.pc.createOffer());
    return this._codeOf(this._offered);
  }

  /** Begin the wire that was offered last, in place of the one before. @param {Description} host as it awaits this page */
  async begin(host) {
    const { _offered: offered } = this;
    if (!offered || this.health === "ended") return;
    this._offered = this._spare = null;
    this._patience = OPEN_WITHIN;
    this._usesOffer = true;
    this._use(offered);
    this.host.candidates = host.candidates;
    await offered.pc.setRemoteDescription({ type: "answer", sdp: answerOf(host, host.credentials?.ufrag ?? "") });
  }

  /** @param {{pc: RTCPeerConnection}} made */
  async _codeOf({ pc }) {
    await gathered(pc);
    const own = replyOf(pc.localDescription?.sdp ?? "", this.host.number);
    return own.candidates.length ? encode(prove(own, this.host)) : "";
  }

  /** Another peer connection, which calls the host at once. */
  async _make() {
    this._isMaking = true;
    this._attempts++;
    this._usesKey = this.key !== "" && (this.isAgreed || this._attempts % 2 === 0);
    const host = this._usesKey ? agreed(this.host, this.key) : this.host;
    try {
      const made = connection(this._stun, this._certificate);
      const { pc } = made;
      this._use(made);
      await pc.setLocalDescription(await pc.createOffer());
      const own = replyOf(pc.localDescription?.sdp ?? "", this.host.number);
      this.binding = `${this.host.fingerprint} ${own.fingerprint}`;
      // A page can't read who calls.
      const ufrag = this.isOfPage ? host.credentials?.ufrag : pageUfrag(host, own);
      await pc.setRemoteDescription({ type: "answer", sdp: answerOf(host, ufrag ?? "") });
      return { pc };
    } finally {
      this._isMaking = false;
    }
  }

  /** @param {Connection} made */
  _use({ pc, channel, side }) {
    this._drop();
    this._side = side;
    side.onmessage = ({ data }) => this._accept(data);
    this._pc = pc;
    this._madeAt = this._addedAt = performance.now();
    channel.onopen = () => this._opened(pc, channel);
    channel.onmessage = (event) => this._hear(channel, event.data);
    channel.onclose = () => this._broke(channel);
  }

  _drop() {
    if (this._channel) this._channel.onclose = null;
    this._channel = null;
    this._pc?.close();
    this._pc = null;
  }

  /** @param {RTCPeerConnection} pc @param {RTCDataChannel} channel */
  _opened(pc, channel) {
    if (this._pc !== pc) return;
    this._channel = channel;
    this._wasOpen = true;
    this._askedAt = -Infinity;
    this._session.attach(performance.now());
    this._flush();
    this._note("good");
    this._lookAtPath(pc).catch(() => {});
    if (this.isOfPage) this._describeSpare().catch(() => {});
  }

  /** Tell a page how to reach a spare wire, which is begun only once this one is lost. */
  async _describeSpare() {
    const { _side: side } = this;
    const code = await this.offer();
    if (side?.readyState === "open") side.send(code);
  }

  /** The page says how its spare wire is reached. @param {unknown} code */
  _accept(code) {
    try {
      const { description } = read(String(code).slice(0, 1000), { expected: "invitation" });
      if (description.fingerprint === this.host.fingerprint) this._spare = description;
    } catch {
      // It has none.
    }
  }

  /** Note whether a relay is used, and where the host was reached. @param {RTCPeerConnection} pc */
  async _lookAtPath(pc) {
    const { remote, isRelayed } = await pathOf(pc);
    this.isRelayed = isRelayed;
    const { address, port } = remote ?? {};
    const isKnown = this.host.candidates.some((each) => each.address === address && each.port === port);
    if (address && port && !isKnown) this.host.candidates.push({ type: "srflx", address, port });
    this.onhealth(this.health);
  }

  /** @param {RTCDataChannel} channel */
  _broke(channel) {
    if (this._channel !== channel || this.health === "ended") return;
    if (this._session.heardBye) return this._end(words("table-closed"));
    this._lose();
  }

  /** The wire in use is of no use any more: make another. */
  _lose() {
    this._channel = null;
    this._note("away");
    this._again();
  }

  /** Make another wire. A page has to be asked for one, by whoever can reach it; else this one may be heard again. */
  _again() {
    if (this._isMaking) return;
    if (this._spare) {
      this.begin(this._spare).catch(() => {});
      // A host that was loaded again has no spare one.
      this._patience = SPARE_WITHIN;
      this._askedAt = -Infinity;
      return;
    }
    if (this.isOfPage) {
      const now = performance.now();
      if (now < this._askedAt + (this._offered ? OFFER_FOR : ASK_EVERY)) return;
      this._askedAt = now;
      return this.oncall("");
    }
    this._make()
      .then((made) => this._codeOf(made))
      .then((code) => this.oncall(code))
      .catch(() => {});
  }

  /** @param {RTCDataChannel} channel @param {unknown} message */
  _hear(channel, message) {
    if (this._channel !== channel || typeof message !== "string") return;
    const wasBye = this._session.heardBye;
    try {
      const { frame, other } = this._session.hear(message, performance.now());
      if (other) this._startOver(message);
      this._agree(message);
      if (frame !== undefined) this.onframe(frame);
    } catch (error) {
      if (!(error instanceof GarbledError)) throw error;
      const now = performance.now();
      if (now < this._faultAt + FAULT_EVERY) return this._end(words("guest-garbled"));
      this._faultAt = now;
      this._drop();
      return this._lose();
    }
    this._note("good");
    this._flush();
    if (this._session.heardBye && !wasBye) this._end(words("table-closed"));
  }

  /** The host's program was started again: begin the talk anew. @param {string} introduction */
  _startOver(introduction) {
    const { id } = this._session;
    this._session = new Session();
    this._session.id = id;
    this._session.attach(performance.now());
    this._session.hear(introduction, performance.now());
    this.onrestart();
  }

  /** Once both ends know each other's ids, the next wires have a key of their own. What follows an introduction shows
   * that the host knows both. The counterpart of link/peers/key_agreement.py. @param {string} message */
  _agree(message) {
    if (this.isAgreed || this.isOfPage) return;
    if (!this._usesKey) this.key = freshKey(this.host, this._session.otherId, this._session.id);
    this.isAgreed = this._usesKey || message[0] !== "i";
  }

  _flush() {
    if (this._channel?.readyState !== "open") return;
    for (const message of this._session.take(performance.now())) this._channel.send(message);
  }

  /** @param {string} frame */
  send(frame) {
    this._session.send(frame);
    this._flush();
  }

  _tick() {
    const now = performance.now();
    // While the page was asleep nobody could be heard: ask before anything is concluded.
    const asleep = now - this._tickedAt;
    const slept = asleep > TIMING.shaky;
    this._tickedAt = now;
    if (this.health === "ended") return;
    if (asleep > TIMING.given && this._spare) this._again();
    if (slept) this._askedAt = -Infinity;
    this._flush();
    if (this._channel) {
      if (slept) this._session.forgive(now, this._spare ? TIMING.away - AWAKE_WITHIN : TIMING.shaky);
      const silence = this._session.silence(now);
      if (silence >= TIMING.away) {
        this._note("away");
        this._again();
        // The one wire that there is may find another path.
        if (this.isOfPage && now >= this._addedAt + ADD_EVERY) this._addCandidates(now);
      } else if (silence >= TIMING.shaky) {
        this._note("shaky");
      }
      return;
    }
    if (now >= this._addedAt + ADD_EVERY || slept) this._addCandidates(now);
    // Only the handshake tells: a browser calls the whole connection failed while it still looks for a way.
    const isStuck = this._pc?.sctp?.transport.state === "failed";
    const isWanted = this._wasOpen || (this.isOfPage && this._usesOffer);
    if (isWanted && (isStuck || now >= this._madeAt + this._patience)) this._again();
    else if (isStuck && !this.isOfPage && now >= this._madeAt + STUCK_AFTER) this.onstuck();
  }

  /** Give the browser the host's addresses once more: it would give up after some seconds. @param {number} now */
  _addCandidates(now) {
    this._addedAt = now;
    this._round++;
    [...this.host.candidates, DUMMY].forEach((candidate, index) => {
      const line = candidateLine(candidate, index, this._round);
      this._pc?.addIceCandidate({ candidate: line, sdpMid: "0", sdpMLineIndex: 0 }).catch(() => {});
    });
  }

  /** Call the host at these addresses too. @param {import("../codes/connection-code.js").Candidate[]} candidates */
  learn(candidates) {
    const isNew = (/** @type {typeof candidates[0]} */ { address, port }) =>
      !this.host.candidates.some((each) => each.address === address && each.port === port);
    const found = candidates.filter(isNew);
    // The last of many are kept: those that others may have left grow old.
    this.host.candidates = [...this.host.candidates, ...found].slice(-MOST_ADDRESSES);
    if (found.length) this._addCandidates(performance.now());
  }

  /** @param {Health} health */
  _note(health) {
    if (this.health === health || this.health === "ended") return;
    this.health = health;
    this.onhealth(health);
  }

  /** @param {string} reason */
  _end(reason) {
    if (this.health === "ended") return;
    this._flush();
    this._note("ended");
    clearInterval(this._timer);
    document.removeEventListener("visibilitychange", this._wake);
    setTimeout(() => this._drop(), 200);
    this._offered?.pc.close();
    this.onend(reason);
  }

  /** Let go of everything without a word: another tab goes on with the talk. */
  drop() {
    this.onend = () => {};
    this._end("");
  }

  /** Say goodbye and let go of everything. */
  close() {
    this.onend = this.onframe = () => {};
    this._session.sayBye();
    this._flush();
    const started = performance.now();
    const wait = () => {
      if (this._session.isByeAcknowledged || performance.now() > started + TIMING.goodbye) this._end("");
      else setTimeout(wait, 50);
    };
    if (this._channel) wait();
    else this._end("");
  }
}
