// Carries a hosting page's notes by the site's courier, as its program asks: courier/browser.py says how. Loaded where the
// site names one.

import { courierAddress, leave, leaveAgain, listen } from "./client.js";
import { keptKey } from "../dom/device-keys.js";
import { HostSeal } from "./host-seal.js";
import { bytesOf, newPair } from "./seals.js";

export { courierAddress };

/** @typedef {import("./host-seal.js").SealedReply} SealedReply */

/** Notes that are remembered so that each counts once, and replies that can be accepted. */
const MAX_KNOWN = 1024;
/** Of accepted ones, that many are known when this page is loaded again. */
const MAX_ACCEPTED = 100;
const ACCEPTED = "p2p-malice accepted";
/** Milliseconds after which an invitation is sealed and left anew: a courier keeps notes for twelve hours. */
const SEALED_FOR = 6 * 3600e3;

/** What an invitation's notes are sealed with, the replies to it by number, and what ends the listening. */
class Invitation {
  /** By number. @type {Map<string, SealedReply & { id: string }>} */
  replies = new Map();
  _known = new Set();
  _number = 0;
  _code = "";
  _madeAt = 0;
  /** The invitation as it was left last. @type {import("./client.js").Left | undefined} */
  left;
  stop = () => {};

  /** @param {HostSeal} seal @param {(what: string, text: string) => void} tell */
  constructor(seal, tell) {
    this.seal = seal;
    this._tell = tell;
  }

  /** Leave the invitation's code as it is now, unless that is still there; throws if it wasn't taken.
   * @param {string} code */
  async publish(code) {
    const now = Date.now();
    const isNew = code !== this._code || !(now >= this._madeAt && now < this._madeAt + SEALED_FOR);
    if (isNew) {
      const note = await this.seal.sealInvitation(code, Math.floor(now / 1000));
      this.left = { topic: await this.seal.invitationTopic(), note };
      [this._code, this._madeAt] = [code, now];
    }
    const { topic, note } = /** @type {import("./client.js").Left} */ (this.left);
    if (isNew) await left(topic, note);
    else if (!(await leaveAgain(courierAddress(), { topic, note }))) throw new Error("not taken");
  }

  /** Hear the replies from now on, and those that are there. */
  async listen() {
    const topic = await this.seal.replyTopic();
    this.stop();
    const hear = (/** @type {import("./seals.js").Bytes} */ note, /** @type {string} */ id) =>
      this._hear(note, id).catch(() => {});
    this.stop = listen(courierAddress(), topic, hear, () => this.left);
  }

  /** @param {import("./seals.js").Bytes} note @param {string} id the courier's */
  async _hear(note, id) {
    const text = String(note);
    if (this._known.has(text) || accepted().includes(id)) return;
    first(this._known, MAX_KNOWN);
    this._known.add(text);
    const reply = await this.seal.openReply(note);
    first(this.replies, MAX_KNOWN);
    const number = String(++this._number);
    this.replies.set(number, { ...reply, id });
    this._tell("reply", `${number} ${reply.code}`);
  }
}

/** The ids of the replies that were accepted before. @returns {unknown[]} */
function accepted() {
  try {
    return [].concat(JSON.parse(sessionStorage.getItem(ACCEPTED) ?? "[]"));
  } catch {
    return [];
  }
}

/** Make room for one more. @param {Set<any> | Map<any, any>} all @param {number} most */
const first = (all, most) => all.size >= most && all.delete(all.keys().next().value);

export class HostCourier {
  /** @type {Map<number, Invitation>} */
  _all = new Map();

  /** @param {(number: number, what: string, text: string) => void} tell what is told to the program, as `note` in
   * courier/browser.py takes it */
  constructor(tell) {
    this._tell = tell;
  }

  /** Do what the program asks for, as `Ask` in courier/browser.py says it. @param {number} number @param {string} what
   * @param {string} text */
  ask(number, what, text) {
    const invitation = this._all.get(number);
    if (what === "renew") return invitation?.listen();
    if (what === "close") {
      invitation?.stop();
      return this._all.delete(number);
    }
    const [, question, rest] = /** @type {RegExpExecArray} */ (/^(\d+) (.*)$/.exec(text));
    this._do(number, what, rest).then(
      (done) => this._tell(number, "done", `${question} ${done}`),
      () => this._tell(number, "failed", question),
    );
  }

  /** @param {number} number @param {string} what @param {string} text */
  async _do(number, what, text) {
    if (what === "invite") return this._invite(number, bytesOf(text));
    const invitation = /** @type {Invitation} */ (this._all.get(number));
    const { seal, replies } = invitation;
    if (what === "publish") {
      await invitation.publish(text);
    } else {
      const [reply, code] = text.split(" ");
      const sealed = /** @type {SealedReply & { id: string }} */ (replies.get(reply));
      sessionStorage.setItem(ACCEPTED, JSON.stringify([...accepted(), sealed.id].slice(-MAX_ACCEPTED)));
      await left(await seal.acceptanceTopicOf(sealed), await seal.sealAcceptance(sealed, code));
    }
    return "";
  }

  /** @param {number} number @param {import("./seals.js").Bytes} key */
  async _invite(number, key) {
    const seal = await HostSeal.of(key, await keptKey(`notes ${key}`, newPair));
    const invitation = new Invitation(seal, (what, said) => this._tell(number, what, said));
    this._all.set(number, invitation);
    invitation.listen();
    return Array.from(seal.mark, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Hear nothing any more: the program is elsewhere. */
  close() {
    for (const { stop } of this._all.values()) stop();
    this._all.clear();
  }
}

/** Leave a note; throws if it wasn't taken. @param {string} topic @param {import("./seals.js").Bytes} note */
async function left(topic, note) {
  if (!(await leave(courierAddress(), topic, note))) throw new Error("not taken");
}

/** Whether this browser can seal notes. */
export const canSeal = () =>
  newPair().then(
    () => true,
    () => false,
  );
