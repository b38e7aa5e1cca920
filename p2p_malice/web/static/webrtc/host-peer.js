// The connection to one friend, with a spare one to a friend's page: described while all is well, and begun only once the
// first is lost. Of a connection that has slept for a minute, a browser often can't do anything any more.

import { encode, read } from "../codes/connection-code.js";
import { DUMMY, gathered, pathOf } from "./peer-connection.js";
import { answerOf, candidateLine, replyOf } from "./sdp.js";
import { TIMING } from "./session.js";

/** @typedef {import("../codes/connection-code.js").Description} Description */
/** @typedef {import("./peer-connection.js").Connection} Connection */
/** A connection that waits, and how the friend's page awaits this one; since when it has been begun, 0 for not yet.
 * @typedef {Connection & { friend: Description, begunAt: number, addedAt: number, round: number }} Spare */

const LOOK_EVERY = 500;
/** Milliseconds after which the browser is given the friend's addresses again: it would give up. */
const ADD_EVERY = 4000;
/** Milliseconds that a friend has to be heard again once this page was asleep. */
const AWAKE_WITHIN = 700;
/** Milliseconds between two spare connections for the same friend. */
const PREPARE_EVERY = 1000;
/** Milliseconds after which a spare connection that doesn't open has failed. */
const OPEN_WITHIN = 60000;

export class HostPeer {
  /** @type {Spare | null} */
  _spare = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  _timer = undefined;
  _isAnew = false;
  _preparedAt = -PREPARE_EVERY;
  _heardAt = 0;
  _lookedAt = 0;
  /** That of the friend's certificate. */
  _fingerprint = "";

  /** @param {() => Connection} make @param {(what: string, text: string) => void} tell as `note` in link/browser.py
   * takes it, but for the number */
  constructor(make, tell) {
    this._make = make;
    this._tell = tell;
    this._now = make();
    this._attend();
  }

  get isOpen() {
    return this._now.channel.readyState === "open";
  }

  /** Hear what comes over the connection in use. */
  _attend() {
    const { pc, channel, side } = this._now;
    channel.onopen = () => this._opened("opened");
    channel.onmessage = ({ data }) => this._hear(data);
    channel.onclose = () => this._lost();
    side.onmessage = ({ data }) => this._prepare(pc, side, data).catch(() => {});
  }

  /** Say how this end is reached, once that is known. */
  async describe() {
    const { pc } = this._now;
    await pc.setLocalDescription(await pc.createOffer());
    await gathered(pc);
    this._tell("described", pc.localDescription?.sdp ?? "");
  }

  /** Do what the program asks for, as `Ask` in link/browser.py says it. @param {string} what @param {string} text */
  ask(what, text) {
    const { pc } = this._now;
    if (what === "answer") this._answer(text).catch(() => this._tell(pc.remoteDescription ? "refused" : "ended", ""));
    else if (what === "candidate") addCandidate(pc, text);
    else if (what === "send") this._send(text);
  }

  /** @param {string} sdp */
  async _answer(sdp) {
    const { pc } = this._now;
    // After another answer, it has to be offered again; it's the same offer. Firefox takes no second one.
    if (pc.remoteDescription) await pc.setLocalDescription(await pc.createOffer());
    await pc.setRemoteDescription({ type: "answer", sdp });
    this._fingerprint = replyOf(sdp, 0).fingerprint;
    this._watchHandshake(pc);
  }

  /** Only the handshake tells: a browser calls the whole connection failed while it still looks for a way.
   * @param {RTCPeerConnection} pc */
  _watchHandshake(pc) {
    const transport = pc.sctp?.transport;
    const failed = () => transport?.state === "failed" && this._now.pc === pc && this._lost();
    transport?.addEventListener("statechange", failed);
  }

  /** @param {string} message */
  _send(message) {
    // What the program said before it knew of the spare connection isn't for that one.
    if (this._isAnew && message[0] !== "i") return;
    this._isAnew = false;
    try {
      if (this.isOpen || !this._spare) this._now.channel.send(message);
    } catch {
      this._lost();
    }
  }

  /** @param {unknown} message */
  _hear(message) {
    this._heardAt = performance.now();
    if (typeof message === "string") this._tell("heard", message);
  }

  /** @param {"opened" | "anew"} what */
  _opened(what) {
    this._isAnew = what === "anew";
    this._heardAt = this._lookedAt = performance.now();
    this._timer ??= setInterval(() => this._look(), LOOK_EVERY);
    this._tell(what, "");
    this._sayPath().catch(() => {});
  }

  async _sayPath() {
    const { local, remote, isRelayed } = await pathOf(this._now.pc);
    if (!local || !remote) return;
    this._tell("path", `${isRelayed ? "relayed" : "direct"} ${local.candidateType} ${remote.candidateType}`);
  }

  // --- the spare one

  /** A friend's page says how its spare connection is reached: describe one for that.
   * @param {RTCPeerConnection} pc @param {RTCDataChannel} side @param {unknown} code */
  async _prepare(pc, side, code) {
    const now = performance.now();
    if (typeof code !== "string" || code.length > 1000 || this._now.pc !== pc) return;
    // A connection is dear, and whoever is at the other end may ask for many.
    if (now < this._preparedAt + PREPARE_EVERY) return;
    this._preparedAt = now;
    const { description } = read(code, { expected: "reply" });
    if (description.fingerprint !== this._fingerprint || !description.credentials) return;
    this._dropSpare();
    const spare = { ...this._make(), friend: description, begunAt: 0, addedAt: 0, round: 0 };
    this._spare = spare;
    await spare.pc.setLocalDescription(await spare.pc.createOffer());
    await gathered(spare.pc);
    const own = replyOf(spare.pc.localDescription?.sdp ?? "", description.number);
    side.send(encode({ ...own, kind: "invitation", setup: "active" }));
  }

  /** Whether the friend is still heard; if not, begin the spare connection. */
  _look() {
    const now = performance.now();
    const slept = now - this._lookedAt;
    this._lookedAt = now;
    const { _spare: spare } = this;
    if (!spare) return;
    if (slept > TIMING.shaky) this._heardAt = Math.max(this._heardAt, now - TIMING.away + AWAKE_WITHIN);
    const isLost = !this.isOpen || slept > TIMING.given || now - this._heardAt > TIMING.away;
    if (!spare.begunAt && isLost) this._begin(spare);
    if (!spare.begunAt) return;
    if (now > spare.addedAt + ADD_EVERY) {
      spare.addedAt = now;
      spare.round++;
      for (const [at, each] of [...spare.friend.candidates, DUMMY].entries())
        addCandidate(spare.pc, candidateLine(each, at, spare.round));
    }
    if (!this.isOpen && now > spare.begunAt + OPEN_WITHIN) {
      this._dropSpare();
      this._lost();
    }
  }

  /** @param {Spare} spare */
  _begin(spare) {
    spare.begunAt = performance.now();
    const { friend } = spare;
    spare.channel.onopen = () => {
      if (this._spare !== spare) return;
      this._spare = null;
      this._drop(this._now);
      this._now = spare;
      this._attend();
      this._watchHandshake(spare.pc);
      this._opened("anew");
    };
    const sdp = answerOf({ ...friend, setup: "passive" }, friend.credentials?.ufrag ?? "");
    spare.pc.setRemoteDescription({ type: "answer", sdp }).catch(() => this._dropSpare());
  }

  /** The connection is of no use any more. */
  _lost() {
    if (this._spare) this._look();
    else this._tell("ended", "");
  }

  _dropSpare() {
    if (this._spare) this._drop(this._spare);
    this._spare = null;
  }

  /** @param {Connection} made */
  _drop({ pc, channel }) {
    channel.onopen = channel.onmessage = channel.onclose = null;
    pc.close();
  }

  close() {
    clearInterval(this._timer);
    this._dropSpare();
    this._drop(this._now);
  }
}

/** @param {RTCPeerConnection} pc @param {string} candidate */
const addCandidate = (pc, candidate) =>
  pc.addIceCandidate({ candidate, sdpMid: "0", sdpMLineIndex: 0 }).catch(() => {});
