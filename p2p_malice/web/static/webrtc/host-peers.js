// The peer connections to friends. The program says what each has to do, and is told what comes of it.

import { keptKey } from "../dom/device-keys.js";
import { ScreenLock } from "../dom/screen-lock.js";
import { HostPeer } from "./host-peer.js";
import { connection } from "./peer-connection.js";
import { stunServers } from "./stun-servers.js";

const TICKET = "p2p-malice table";

/** The ticket that was kept before this page was loaded again, "" for none: it had a table then. */
export function keptTicket() {
  try {
    return sessionStorage.getItem(TICKET) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} ticket "" to keep none */
function keepTicket(ticket) {
  try {
    sessionStorage.setItem(TICKET, ticket);
  } catch {
    // Then a page that is loaded again has another invitation.
  }
}

export class Peers {
  /** @type {Map<number, HostPeer>} */
  _all = new Map();
  _screen = new ScreenLock();

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
  }

  /** The certificate of that name; undefined where the browser makes its own for each connection. @param {string} name */
  _certificateOf(name) {
    const how = /** @type {any} */ ({ name: "ECDSA", namedCurve: "P-256" });
    return keptKey(`certificate ${name}`, () => RTCPeerConnection.generateCertificate(how)).catch(() => undefined);
  }

  /** While friends are here, the screen stays on. */
  _stayAwake() {
    this._screen.want([...this._all.values()].some(({ isOpen }) => isOpen));
  }

  /** Do what the program asks for, as `Ask` in link/browser.py says it. @param {number} number @param {string} what
   * @param {string} text */
  ask(number, what, text) {
    if (what === "keep") return keepTicket(text);
    if (what === "forget") return keptTicket() === text && keepTicket("");
    if (what === "open") return this._open(number, text).catch(() => this._tell(number, "ended", ""));
    const peer = this._all.get(number);
    if (what === "close") this._close(number);
    else peer?.ask(what, text);
  }

  /** @param {number} number @param {string} name that of its certificate */
  async _open(number, name) {
    const certificate = await this._certificateOf(name);
    const make = () => connection(stunServers(), certificate);
    const peer = new HostPeer(make, (what, text) => {
      this._tell(number, what, text);
      if (what === "opened" || what === "ended") this._stayAwake();
    });
    this._all.set(number, peer);
    await peer.describe();
  }

  /** @param {number} number */
  _close(number) {
    this._all.get(number)?.close();
    this._all.delete(number);
    this._stayAwake();
  }

  /** Close all: the program is elsewhere. */
  close() {
    removeEventListener("online", this._online);
    removeEventListener("beforeunload", this._leaving);
    for (const number of this._all.keys()) this._close(number);
    this._screen.remove();
  }
}
