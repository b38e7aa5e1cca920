// The codes in JavaScript are those of Python, byte for byte: both read the same vectors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { CodeError, encode, errorWords, read } from "../../p2p_malice/web/static/codes/connection-code.js";
import { hostCredentials } from "../../p2p_malice/web/static/codes/key-derivation.js";
import "./learned.mjs";

const vectors = JSON.parse(readFileSync(new URL("../vectors/codes.json", import.meta.url), "utf8"));

const facts = ({ kind, number, fingerprint, setup, credentials, candidates, secret, proof }) => ({
  kind,
  number,
  fingerprint,
  setup,
  credentials: secret ? hostCredentials(secret, number) : credentials,
  secret,
  proof,
  candidates: candidates.map(([type, address, port]) => ({ type, address, port })),
});

for (const { name, facts: written, code } of vectors.codes) {
  test(`codes: ${name}`, () => {
    assert.equal(encode(facts(written)), code);
    assert.deepEqual(read(code), { description: facts(written), repaired: 0, hasOthers: false });
  });
}

test("in a long chat, the newest code counts", () => {
  const [older, newest] = vectors.codes.filter(({ facts }) => facts.kind === "invitation").map(({ code }) => code);
  const talk = "[26/11/2026, 09:14:05] Ann: hello\n";
  for (const text of [
    talk.repeat(3000) + newest,
    `${older}\n`.repeat(25) + newest,
    older + talk.repeat(100) + newest,
  ]) {
    assert.equal(encode(read(text).description), newest);
  }
});

for (const { name, text, code, repaired, error, expected, out, own } of vectors.damaged) {
  test(`damaged: ${name}`, () => {
    const wanted = { expected, own, invitations: out ? [read(out).description] : [] };
    if (error) {
      assert.throws(
        () => read(text, wanted),
        (thrown) => thrown instanceof CodeError && thrown.code === error && /^[A-Z].{20}/.test(errorWords(thrown)),
      );
    } else {
      const found = read(text, wanted);
      assert.equal(encode(found.description), code);
      if (repaired !== undefined) assert.equal(found.repaired, repaired);
      assert.equal(found.hasOthers, name === "read: after an older invitation");
    }
  });
}
