// Notes for a courier, byte for byte as the program seals them; tests/courier/test_seals.py reads the same vectors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { base64, bytesOf, fromBase64, GuestSeal } = await import("../../p2p_malice/web/static/courier/seals.js");
const { SeatSeal } = await import("../../p2p_malice/web/static/courier/seat-courier.js");
const { HostSeal } = await import("../../p2p_malice/web/static/courier/host-seal.js");
const { hexOf } = await import("../../p2p_malice/web/static/codes/key-derivation.js");

const vectors = JSON.parse(readFileSync(new URL("../vectors/courier.json", import.meta.url), "utf8"));

/** The X25519 key pair with that private key, in RFC 8410's form. */
async function pairOf(hex) {
  const pkcs8 = bytesOf(`302e020100300506032b656e04220420${hex}`);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "X25519", true, ["deriveBits"]);
  const { x } = await crypto.subtle.exportKey("jwk", privateKey);
  return { privateKey, publicKey: await crypto.subtle.importKey("raw", fromBase64(x), "X25519", true, []) };
}

for (const vector of vectors)
  test(`notes are sealed as ever: ${vector.mark}`, async () => {
    const [key, head] = [bytesOf(vector.key), bytesOf(vector.head)];
    const host = await HostSeal.of(key, await pairOf(vector.host_private));
    const guest = new GuestSeal(key, host.mark);

    const invitation = await host.sealInvitation(vector.invitation_code, vector.time, head);
    assert.deepEqual(await guest.openInvitation(invitation), { time: vector.time, code: vector.invitation_code });
    const reply = await guest.sealReply(vector.reply_code, await pairOf(vector.guest_private));
    const opened = await host.openReply(reply);
    assert.equal(opened.code, vector.reply_code);
    assert.equal(await host.acceptanceTopicOf(opened), await guest.acceptanceTopic());
    const acceptance = await host.sealAcceptance(opened, vector.acceptance_code, head);
    assert.equal(await guest.openAcceptance(acceptance), vector.acceptance_code);

    const topics = [await host.invitationTopic(), await host.replyTopic(), await guest.acceptanceTopic()];
    assert.deepEqual(topics, vector.topics);
    const notes = { invitation, reply, acceptance };
    for (const [kind, note] of Object.entries(notes)) assert.equal(hexOf(note), vector[kind]);
  });

for (const vector of vectors)
  test(`notes about a seat are sealed as ever: ${vector.mark}`, async () => {
    const seal = new SeatSeal(bytesOf(vector.seat_key));
    const day = new Date(`${vector.day}T12:00:00Z`);

    assert.deepEqual([await seal.topic("host", day), await seal.topic("guest", day)], vector.seat_topics);
    const opened = await seal.openHosts(bytesOf(vector.seat_host));
    assert.deepEqual(opened, { time: vector.time, code: vector.invitation_code });
    const note = await seal.seal(vector.reply_code, vector.time, bytesOf(vector.head));
    assert.equal(hexOf(note), vector.seat_guest);
    await assert.rejects(seal.openHosts(note));
  });

test("a note of a stranger, and one that was changed, are refused", async () => {
  const key = bytesOf(vectors[0].key);
  const host = await HostSeal.of(key);
  const guest = new GuestSeal(key, host.mark);
  await guest.openInvitation(await host.sealInvitation("MDW1-NOW", 0));
  const reply = await guest.sealReply("MDW1-REPLY");

  for (const place of [0, 32, 40, 503]) {
    const changed = reply.slice();
    changed[place] ^= 1;
    await assert.rejects(host.openReply(changed));
  }
  await assert.rejects(host.openReply(new Uint8Array(504)));
  const impostor = new HostSeal(key, host.mark, host.pair, new Uint8Array(32));
  await assert.rejects(guest.openInvitation(await impostor.sealInvitation("MDW1-MINE", 0)));
});

test("what comes from a courier is base64url", () => {
  assert.deepEqual(fromBase64(base64(bytesOf("00fbff"))), bytesOf("00fbff"));
  assert.throws(() => fromBase64("not base64!"));
});
