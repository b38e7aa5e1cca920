// Leads a guest's page and its host back to each other by a courier, once both have agreed on a key. Loaded where the site
// names a courier and the link has a mark.

import { read } from "../codes/connection-code.js";
import { courierAddress, DIRECT_FIRST, isFound, leave, listen, untilFound } from "./client.js";
import { bytesOf, joined, Seal, textOf, timeOf, topicOf, utf8 } from "./seals.js";

/** @typedef {import("./seals.js").Bytes} Bytes */

/** The guest's end of a link, as the host finds it again: both leave notes about where they are. */
export class SeatSeal extends Seal {
  /** Where that end, `host` or `guest`, leaves its notes on that day. @param {string} end @param {Date} day */
  topic = (end, day) => topicOf(this.secret, `seat topic ${end} ${day.toISOString().slice(0, 10)}`);

  /** The note with this end's code. @param {string} code @param {number} now in seconds since 1970
   * @param {Bytes} [head] for tests */
  seal(code, now, head = crypto.getRandomValues(new Uint8Array(32))) {
    return this.sealed("seat guest", head, this.secret, joined(timeOf(now), utf8.encode(code)));
  }

  /** The host's code, and since when it is that. @param {Bytes} note */
  async openHosts(note) {
    const content = await this.open("seat host", note, this.secret);
    return { time: new DataView(content.buffer).getUint32(0), code: textOf(content.slice(4)) };
  }
}

/** Say where this page is now to the host with whom it has agreed on a key, unless one of them finds the other by itself;
 * and hear where the host is. @param {import("../webrtc/link.js").Link} link @param {string} code of its latest attempt */
export async function lead(link, code) {
  const courier = courierAddress();
  if (!courier || !code || !link.isAgreed) return;
  const seal = new SeatSeal(bytesOf(link.key));
  const [today, yesterday] = [new Date(), new Date(Date.now() - 864e5)];
  const topics = Promise.all([seal.topic("guest", today), seal.topic("host", today), seal.topic("host", yesterday)]);
  await new Promise((resolve) => setTimeout(resolve, DIRECT_FIRST));
  if (isFound(link)) return;
  const [own, ...others] = await topics;
  let latest = 0;
  const hear = async (/** @type {import("./seals.js").Bytes} */ note) => {
    try {
      const { time, code: hosts } = await seal.openHosts(note);
      const { description } = read(hosts, { expected: "invitation" });
      if (time < latest || description.fingerprint !== link.host.fingerprint) return;
      latest = time;
      link.learn(description.candidates);
    } catch {
      // It isn't the host's.
    }
  };
  stopLast();
  const left = { topic: own, note: await seal.seal(code, Math.floor(Date.now() / 1000)) };
  stopLast = listen(courier, others.join(), hear, () => left);
  untilFound(link, stopLast);
  await leave(courier, own, left.note).catch(() => {});
}

/** Ends listening for the host on behalf of the last attempt. */
let stopLast = () => {};
