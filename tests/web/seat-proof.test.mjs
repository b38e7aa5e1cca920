// A table proves that it gave the seat before this page tells it anything.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./learned.mjs";

const { introduce, proofOf } = await import("../../p2p_malice/web/static/webrtc/seat-proof.js");

const vectors = JSON.parse(readFileSync(new URL("../vectors/frames.json", import.meta.url), "utf8"));

const TOKEN = "b".repeat(32);
const NONCE = "7".repeat(32);
const HELLO = { kind: "hello", name: "Bob", version: 3, heard: 4, seat: 1, understands: ["more"] };

/** What a page with the token says to a table that answers so and then shows cards, and why it refused that table. */
function meet(answer) {
  const [said, heard, reasons] = [[], [], []];
  const link = { binding: "host guest", onframe: () => {}, send: (frame) => said.push(JSON.parse(frame)) };
  introduce(
    link,
    HELLO,
    TOKEN,
    (frame) => heard.push(frame),
    (says) => reasons.push(says),
  );
  link.onframe(answer(said[0]));
  link.onframe("after");
  return { said, heard, reasons };
}

test("the proof is the one that the program makes", () => {
  const proof = proofOf(TOKEN, "table", "1".repeat(32), "2".repeat(32), "host guest");

  assert.equal(proof, "d9b08b7600967ed176e034cc7ba881898e8c31f4b6f17ee792d6f9bfa6c6b56b");
});

test("the table that gave the seat is told the name, and never the token", () => {
  const { said, heard, reasons } = meet(({ nonce }) =>
    JSON.stringify({ kind: "proved", nonce: NONCE, proof: proofOf(TOKEN, "table", nonce, NONCE, "host guest") }),
  );

  const [first, second] = said;
  assert.deepEqual(first, { kind: "hello", name: "", version: 3, seat: 1, nonce: first.nonce, understands: ["more"] });
  const proof = proofOf(TOKEN, "player", first.nonce, NONCE, "host guest");
  assert.deepEqual(second, { ...HELLO, nonce: first.nonce, proof });
  assert.ok(!JSON.stringify(said).includes(TOKEN));
  assert.deepEqual([heard, reasons], [["after"], []]);
});

test("at another table than one's own, one joins as anybody does, if that was wanted", () => {
  const link = { binding: "host guest", onframe: () => {} };
  const said = [];
  link.send = (frame) => said.push(JSON.parse(frame));
  const refuse = assert.fail;
  introduce(link, HELLO, TOKEN, assert.fail, refuse, () => said.push("as new"));
  link.onframe(JSON.stringify({ kind: "proved", nonce: NONCE, proof: "0".repeat(64) }));

  assert.deepEqual([said[0].name, said[1], said.length], ["", "as new", 2]);
});

/** What a page says that has the vectors' token and nonce. */
function meetWith(frame) {
  const { getRandomValues } = crypto;
  crypto.getRandomValues = (bytes) => bytes.fill(0x11);
  try {
    return meet(() => frame);
  } finally {
    crypto.getRandomValues = getRandomValues;
  }
}

const REASONS = { version_mismatch: /older than/, refused: /is for another table/ };

for (const { name, frame, outcome } of vectors.introductions) {
  test(`before the proof, the program and the page take ${name} the same way`, () => {
    const { said, heard, reasons } = meetWith(frame);

    const isProved = outcome === "proved";
    assert.deepEqual([said.length, heard, reasons.length], isProved ? [2, ["after"], 0] : [1, [], 1]);
    if (!isProved) assert.match(reasons[0], REASONS[outcome]);
  });
}
