// The page reads browsers' own descriptions as Python does: what was captured from them gives the same codes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { encode, read } from "../../p2p_malice/web/static/codes/connection-code.js";
import { answerOf, candidateLine, prune, replyOf } from "../../p2p_malice/web/static/webrtc/sdp.js";
import { pageUfrag } from "../../p2p_malice/web/static/codes/key-derivation.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/codes.json", import.meta.url), "utf8"));
const captured = vectors.codes.filter((vector) => vector.sdp);
const host = read(vectors.codes[1].code).description;
const lan = { type: "host", address: "192.168.1.20", port: 50000 };

test("there is something captured", () => assert.ok(captured.length >= 8));

for (const { name, facts, sdp, code } of captured) {
  test(`captured: ${name}`, () => {
    const reply = replyOf(sdp, facts.number);
    assert.equal(reply.setup, "actpass");
    assert.equal(encode({ ...reply, kind: facts.kind, setup: facts.setup, proof: facts.proof }), code);
  });
}

test("addresses that nobody else can reach are left out, and doubles, and all hidden ones but the first", () => {
  const hidden = (digit) => ({
    type: "host",
    address: `${digit}1234567-89ab-cdef-0123-456789abcdef.local`,
    port: 1000,
  });
  const useless = ["0.0.0.0", "169.254.1.1", "fe80::1", "ff02::1", "::", "239.1.1.1"];
  const given = [lan, lan, hidden(1), hidden(2), ...useless.map((address) => ({ ...lan, address }))];
  assert.deepEqual(prune(given), [lan, hidden(1)]);
});

test("a crowd of one sort never displaces the only way through a router", () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({ ...lan, address: `192.168.1.${index + 1}` }));
  const router = { type: "srflx", address: "203.0.113.7", port: 61234 };
  const kept = prune([...crowd, router]);
  assert.equal(kept.length, 5);
  assert.ok(kept.includes(router));
});

test("the host is described as the answer: active, by the name that tells who calls, without an end of candidates", () => {
  const own = replyOf(captured[0].sdp, host.number);
  const called = pageUfrag(host, own);
  const lines = answerOf(host, called).split("\r\n");
  assert.ok(called.startsWith(host.credentials.ufrag) && !called.includes(own.credentials.password));
  assert.equal(called.length, host.credentials.ufrag.length + 43 + own.credentials.password.length);
  for (const line of [
    `a=ice-ufrag:${called}`,
    `a=ice-pwd:${host.credentials.password}`,
    "a=setup:active",
    "a=sctp-port:5000",
  ]) {
    assert.ok(lines.includes(line), line);
  }
  assert.equal(lines.filter((line) => line.startsWith("a=candidate:")).length, host.candidates.length);
  assert.ok(!lines.some((line) => line.includes("end-of-candidates")));
});

test("a candidate that is given once more looks like another one", () => {
  assert.notEqual(candidateLine(lan, 0, 1), candidateLine(lan, 0, 2));
  assert.equal(candidateLine(lan, 0), "candidate:01 1 udp 2130706431 192.168.1.20 50000 typ host");
});
