// A table proves that it gave the seat before this page tells it anything.

import assert from "node:assert/strict";
import { test } from "node:test";

const { introduce, proofOf } = await import("../../p2p_malice/web/static/guest/proof.js");

const TOKEN = "b".repeat(32);
const NONCE = "7".repeat(32);
const HELLO = { kind: "hello", name: "Bob", version: 3, heard: 4 };

/** What a page with the token says to a table that answers so, and whether it refused that table. */
function meet(answer) {
  const [said, heard] = [[], []];
  let refused = 0;
  const link = { binding: "host guest", onframe: () => {}, send: (frame) => said.push(JSON.parse(frame)) };
  introduce(
    link,
    HELLO,
    TOKEN,
    (frame) => heard.push(frame),
    () => refused++,
  );
  link.onframe(answer(said[0]));
  link.onframe("after");
  return { said, heard, refused };
}

test("the proof is the one that the program makes", () => {
  const proof = proofOf(TOKEN, "table", "1".repeat(32), "2".repeat(32), "host guest");

  assert.equal(proof, "d9b08b7600967ed176e034cc7ba881898e8c31f4b6f17ee792d6f9bfa6c6b56b");
});

test("the table that gave the seat is told the name, and never the token", () => {
  const { said, heard, refused } = meet(({ nonce }) =>
    JSON.stringify({ kind: "proved", nonce: NONCE, proof: proofOf(TOKEN, "table", nonce, NONCE, "host guest") }),
  );

  const [first, second] = said;
  assert.deepEqual(first, { kind: "hello", name: "", version: 3, nonce: first.nonce });
  const proof = proofOf(TOKEN, "player", first.nonce, NONCE, "host guest");
  assert.deepEqual(second, { ...HELLO, nonce: first.nonce, proof });
  assert.ok(!JSON.stringify(said).includes(TOKEN));
  assert.deepEqual([heard, refused], [["after"], 0]);
});

test("a foreign table is told nothing, and nothing of it is shown", () => {
  const answers = [
    () => "rubbish",
    () => "null",
    () => JSON.stringify({ kind: "seated", seat: 0 }),
    ({ nonce }) => JSON.stringify({ kind: "proved", nonce: NONCE, proof: nonce.repeat(2) }),
    ({ nonce }) => JSON.stringify({ kind: "proved", nonce: NONCE, proof: proofOf(TOKEN, "table", nonce, NONCE, "") }),
    ({ nonce }) =>
      JSON.stringify({ kind: "proved", nonce: NONCE, proof: proofOf(TOKEN, "player", nonce, NONCE, "host guest") }),
  ];
  for (const answer of answers) {
    const { said, heard, refused } = meet(answer);

    assert.deepEqual([said.length, heard, refused], [1, [], 1]);
  }
});

test("an older table says that it is older", () => {
  const { said, heard } = meet(() => JSON.stringify({ kind: "refused", code: "version_mismatch" }));

  assert.deepEqual([said.length, heard.length], [1, 1]);
});
