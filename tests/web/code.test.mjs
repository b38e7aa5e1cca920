// The codes in JavaScript are those of Python, byte for byte: both read the same vectors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { CodeError, encode, read } from "../../p2p_malice/web/static/code.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/codes.json", import.meta.url), "utf8"));

const facts = ({ kind, number, fingerprint, setup, credentials, candidates }) => ({
  kind,
  number,
  fingerprint,
  setup,
  credentials: credentials ?? {
    ufrag: number.toString(16).padStart(4, "0") + fingerprint.slice(0, 8),
    password: fingerprint.slice(8, 40),
  },
  candidates: candidates.map(([type, address, port]) => ({ type, address, port })),
});

for (const { name, facts: written, code } of vectors.codes) {
  test(`codes: ${name}`, () => {
    assert.equal(encode(facts(written)), code);
    assert.deepEqual(read(code), { description: facts(written), repaired: 0 });
  });
}

for (const { name, text, code, repaired, error, expected, number, own } of vectors.damaged) {
  test(`damaged: ${name}`, () => {
    const wanted = { expected, own, numbers: number === undefined ? [] : [number] };
    if (error) {
      assert.throws(() => read(text, wanted), (thrown) => thrown instanceof CodeError && thrown.code === error);
    } else {
      const found = read(text, wanted);
      assert.equal(encode(found.description), code);
      if (repaired !== undefined) assert.equal(found.repaired, repaired);
    }
  });
}
