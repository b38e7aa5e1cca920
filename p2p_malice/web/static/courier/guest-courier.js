// Has a courier carry a guest's reply to the host, for as long as there is no connection. Loaded where the site names a
// courier and the link has a mark.

import { keyOf } from "../codes/key-derivation.js";
import { read } from "../codes/connection-code.js";
import { leave, listen } from "./client.js";
import { GuestSeal, markBytes } from "./seals.js";

/** Milliseconds to reach the host without a courier, which needn't hear of it then. */
const DIRECT_FIRST = 600;

/** Leave the reply for the host unless it is reached by itself, and learn where it is now. Nobody has to wait for that:
 * whatever goes wrong, the reply can be sent by hand.
 * @param {string} courier its address @param {string} mark of the invitation
 * @param {import("../webrtc/link.js").Link} link that calls the host @param {string} code the reply's */
export async function carry(courier, mark, link, code) {
  const { host } = link;
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
    await leave(courier, replies, await seal.sealReply(code)).catch(() => {});
  });
  const timer = setInterval(() => {
    if (link.health === "connecting") return;
    clearInterval(timer);
    stop();
  }, DIRECT_FIRST);
}
