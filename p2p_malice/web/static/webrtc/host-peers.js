// The peer connections to friends. The program says what each has to do, and is told what comes of it.

import { keptKey } from "../dom/device-keys.js";
import { connection, gathered, pathOf, stunServers } from "./peer-connection.js";

/** @typedef {{pc: RTCPeerConnection, channel: RTCDataChannel}} Peer */

const TICKET = "p2p-malice table";

/** The ticket that was kept before this page was loaded again, "" for none: it had a table then. */
export const keptTicket = () => sessionStorage.getItem(TICKET) ?? "";

export class Peers {
  /** @type {Map<number, Peer>} */
  _all = new Map();
  /** @type {WakeLockSentinel | null} A phone that sleeps would leave its friends alone. */
  _awake = null;

  /** @param {(number: number, what: string, text: string) => void} tell what is told to the program, as `note` in
   * link/browser.py takes it */
  constructor(tell) {
    this._tell = tell;
    this._online = () => tell(0, "stale", "");
    addEventListener("online", this._online);
    // Whoever leaves the page leaves everybody who is at the table, and voids what was sent to the others; unless a
    // courier leads them back.
    this._leaving = (/** @type {Event} */ event) => this._all.size && !keptTicket() && event.preventDefault();
    addEventListener("beforeunload", this._leaving);
    this._seen = () => this._stayAwake();
    document.addEventListener("visibilitychange", this._seen);
  }

  /** The certificate of that name; undefined where the browser makes its own for each connection. @param {string} name */
  _certificateOf(name) {
    const how = /** @type {any} */ ({ name: "ECDSA", namedCurve: "P-256" });
    return keptKey(`certificate ${name}`, () => RTCPeerConnection.generateCertificate(how)).catch(() => undefined);
  }

  get _hasFriends() {
    return [...this._all.values()].some(({ channel }) => channel.readyState === "open");
  }

  /** While friends are here, the screen stays on; a browser forgets that whenever the page is out of sight. */
  async _stayAwake() {
    if (!this._hasFriends) {
      this._awake?.release();
      this._awake = null;
    } else if (document.visibilityState === "visible" && (!this._awake || this._awake.released)) {
      const awake = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      if (this._hasFriends && (!this._awake || this._awake.released)) this._awake = awake;
      else awake?.release();
    }
  }

  /** Do what the program asks for, as `Ask` in link/browser.py says it. @param {number} number @param {string} what
   * @param {string} text */
  ask(number, what, text) {
    if (what === "keep") return sessionStorage.setItem(TICKET, text);
    if (what === "forget") return sessionStorage.getItem(TICKET) === text && sessionStorage.removeItem(TICKET);
    if (what === "open") return this._open(number, text).catch(() => this._tell(number, "ended", ""));
    const peer = this._all.get(number);
    if (!peer) return;
    const { pc } = peer;
    if (what === "answer")
      this._answer(number, pc, text).catch(() => this._tell(number, pc.remoteDescription ? "refused" : "ended", ""));
    else if (what === "candidate") addCandidate(pc, text).catch(() => {});
    else if (what === "send") this._send(number, peer.channel, text);
    else this._close(number, peer);
  }

  /** @param {number} number @param {string} name that of its certificate */
  async _open(number, name) {
    const { pc, channel } = connection(stunServers(), await this._certificateOf(name));
    this._all.set(number, { pc, channel });
    channel.onopen = () => {
      this._tell(number, "opened", "");
      this._stayAwake();
      this._sayPath(number, pc).catch(() => {});
    };
    channel.onmessage = ({ data }) => typeof data === "string" && this._tell(number, "heard", data);
    channel.onclose = () => {
      this._tell(number, "ended", "");
      this._stayAwake();
    };
    await pc.setLocalDescription(await pc.createOffer());
    await gathered(pc);
    this._tell(number, "described", pc.localDescription?.sdp ?? "");
  }

  /** @param {number} number @param {RTCPeerConnection} pc @param {string} sdp */
  async _answer(number, pc, sdp) {
    // After another answer, it has to be offered again; it's the same offer. Firefox takes no second one.
    if (pc.remoteDescription) await pc.setLocalDescription(await pc.createOffer());
    await pc.setRemoteDescription({ type: "answer", sdp });
    // Only the handshake tells: a browser calls the whole connection failed while it still looks for a way.
    const transport = pc.sctp?.transport;
    transport?.addEventListener("statechange", () => transport.state === "failed" && this._tell(number, "ended", ""));
  }

  /** @param {number} number @param {RTCPeerConnection} pc */
  async _sayPath(number, pc) {
    const { local, remote, isRelayed } = await pathOf(pc);
    if (!local || !remote) return;
    this._tell(number, "path", `${isRelayed ? "relayed" : "direct"} ${local.candidateType} ${remote.candidateType}`);
  }

  /** @param {number} number @param {RTCDataChannel} channel @param {string} message */
  _send(number, channel, message) {
    try {
      channel.send(message);
    } catch {
      this._tell(number, "ended", "");
    }
  }

  /** @param {number} number @param {Peer} peer */
  _close(number, { pc, channel }) {
    this._all.delete(number);
    channel.onclose = null;
    pc.close();
    this._stayAwake();
  }

  /** Close all: the program is elsewhere. */
  close() {
    removeEventListener("online", this._online);
    removeEventListener("beforeunload", this._leaving);
    document.removeEventListener("visibilitychange", this._seen);
    for (const [number, peer] of this._all) this._close(number, peer);
  }
}

/** @param {RTCPeerConnection} pc @param {string} candidate */
const addCandidate = (pc, candidate) => pc.addIceCandidate({ candidate, sdpMid: "0", sdpMLineIndex: 0 });
