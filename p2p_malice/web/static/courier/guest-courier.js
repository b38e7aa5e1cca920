// Has a courier carry a guest's reply to the host, for as long as there is no connection. Loaded where the site names a
// courier and the link has a mark.

import { keyOf } from "../codes/key-derivation.js";
import { read } from "../codes/connection-code.js";
import { courierAddress, DIRECT_FIRST, isFound, leave, listen, untilFound } from "./client.js";
import { GuestSeal, markBytes } from "./seals.js";

/** The mark behind the code of a link, "" for none. @param {string} linked */
const markIn = (linked) => /MDW1-\w+\.([0-9A-HJKMNP-TV-Z]{16})(?!\w)/.exec(linked)?.[1] ?? "";

/** Ends what was begun for the last reply. */
let stopLast = () => {};

/** Leave the reply for the host unless it is reached by itself. Nobody has to wait for that: whatever goes wrong, the
 * reply can be sent by hand.
 *
 * A page that hosts is offered another wire, and says where it awaits this page there; a program says where it is, if
 * it isn't where the link says.
 * @param {string} linked what the link has @param {import("../webrtc/link.js").Link} link that calls the host
 * @param {string} code the reply's @param {() => void} onleft is called once the courier has it */
export async function carry(linked, link, code, onleft) {
  const [courier, mark, { host, isOfPage }] = [courierAddress(), markIn(linked), link];
  if (!courier || !mark || !(code || isOfPage)) return;
  const seal = new GuestSeal(/** @type {any} */ (keyOf(host)), markBytes(mark));
  const topics = Promise.all([seal.invitationTopic(), seal.replyTopic()]);
  const offered = isOfPage ? link.offer() : code;
  if (!isOfPage) await new Promise((resolve) => setTimeout(resolve, DIRECT_FIRST));
  const [invitations, replies] = await topics;
  /** What a note says of the host; throws unless it's the one of the invitation. @param {string} said */
  const hostIn = (said) => {
    const { description } = read(said, { expected: "invitation" });
    if (description.fingerprint !== host.fingerprint) throw new Error("another host");
    return description;
  };
  /** @type {import("./client.js").Left | undefined} */
  let left;
  const own = () => left;
  let isSealed = false;
  let stop = () => {};
  const accepted = async (/** @type {import("./seals.js").Bytes} */ note) => {
    const description = hostIn(await seal.openAcceptance(note));
    if (!isOfPage) return link.learn(description.candidates);
    stop();
    if (!isFound(link)) await link.begin(description);
  };
  const invited = async (/** @type {import("./seals.js").Bytes} */ note) => {
    if (isFound(link)) return stop();
    // Anybody who has the link can write such a note: it shows for whom replies are sealed, and nothing else.
    await seal.openInvitation(note);
    if (isSealed) return;
    isSealed = true;
    left = { topic: replies, note: await seal.sealReply(await offered) };
    stop();
    stop = listen(courier, await seal.acceptanceTopic(), (answer) => accepted(answer).catch(() => {}), own);
    if (await leave(courier, replies, left.note).catch(() => false)) onleft();
  };
  stopLast();
  stopLast = () => stop();
  stop = listen(courier, invitations, (note) => invited(note).catch(() => {}), own);
  untilFound(link, stopLast);
}
