// Has a courier carry a guest's reply to the host, for as long as there is no connection. Loaded where the site names a
// courier and the link has a mark.

import { keyOf } from "../codes/key-derivation.js";
import { read } from "../codes/connection-code.js";
import { courierAddress, DIRECT_FIRST, leave, listen, untilFound } from "./client.js";
import { GuestSeal, markBytes } from "./seals.js";

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
