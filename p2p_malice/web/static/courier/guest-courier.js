// Has a courier carry a guest's reply to the host, for as long as there is no connection. Loaded where the site names a
// courier and the link has a mark.

import { keyOf } from "../codes/key-derivation.js";
import { read } from "../codes/connection-code.js";
import { leave, listen } from "./client.js";
import { bytesOf, GuestSeal, markBytes, SeatSeal } from "./seals.js";

/** Milliseconds to reach the host without a courier, which needn't hear of it then. */
const DIRECT_FIRST = 600;

/** The address of this site's courier, "" for none. */
function courierAddress() {
  const named = document.querySelector("meta[name=courier]")?.getAttribute("content");
  return named ? new URL(named, document.baseURI).href.replace(/\/$/, "") : "";
}

/** The mark behind the code of a link, "" for none. @param {string} linked */
const markIn = (linked) => /MDW1-\w+\.([0-9A-HJKMNP-TV-Z]{16})(?!\w)/.exec(linked)?.[1] ?? "";

/** Leave the reply for the host unless it is reached by itself, and learn where it is now. Nobody has to wait for that:
 * whatever goes wrong, the reply can be sent by hand.
 * @param {string} linked what the link has @param {import("../webrtc/link.js").Link} link that calls the host
 * @param {string} code the reply's @param {() => void} onleft is called once the courier has it */
export async function carry(linked, link, code, onleft) {
  const [courier, mark, { host }] = [courierAddress(), markIn(linked), link];
  if (!courier || !mark || !code) return;
  const seal = new GuestSeal(/** @type {any} */ (keyOf(host)), markBytes(mark));
  const topics = Promise.all([seal.invitationTopic(), seal.replyTopic()]);
  await new Promise((resolve) => setTimeout(resolve, DIRECT_FIRST));
  const [invitations, replies] = await topics;
  let isLeft = false;
  const stop = listen(courier, invitations, async (note) => {
    if (link.health !== "connecting") return stop();
    try {
      const { description } = read((await seal.openInvitation(note)).code, { expected: "invitation" });
      // Who the host is, the invitation says.
      if (description.fingerprint === host.fingerprint) link.learn(description.candidates);
    } catch {
      return;
    }
    if (isLeft) return;
    isLeft = true;
    const isTaken = await leave(courier, replies, await seal.sealReply(code)).catch(() => false);
    if (isTaken) onleft();
  });
  untilFound(link, stop);
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
  stopLast = listen(courier, others.join(), hear);
  untilFound(link, stopLast);
  await leave(courier, own, await seal.seal(code, Math.floor(Date.now() / 1000))).catch(() => {});
}

/** Ends listening for the host on behalf of the last attempt. */
let stopLast = () => {};

/** Whether nothing has to be carried any more. @param {import("../webrtc/link.js").Link} link */
const isFound = ({ health }) => health !== "connecting" && health !== "away";

/** @param {import("../webrtc/link.js").Link} link @param {() => void} stop */
function untilFound(link, stop) {
  const timer = setInterval(() => {
    if (!isFound(link)) return;
    clearInterval(timer);
    stop();
  }, DIRECT_FIRST);
}
