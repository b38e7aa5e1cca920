// The page's part in a deal whose seed nobody chooses is that of the program: the same vectors, as in
// tests/protocol/test_deal_witness.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { checkCards } from "../../p2p_malice/web/static/codes/check-cards.js";
import {
  commitmentOf,
  commitmentToPart,
  DealWitness,
  jointSeed,
  keepSeen,
  keptSeen,
} from "../../p2p_malice/web/static/guest/deal-witness.js";
import { readFrame } from "../../p2p_malice/web/static/table/frames.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/deals.json", import.meta.url), "utf8"));

for (const { number, terms, secret, parts, commitment, commitments, seed } of vectors.deals)
  test(`commitments and the seed of deal ${number}`, () => {
    assert.equal(commitmentOf(number, terms, secret), commitment);
    assert.deepEqual(
      parts.map((part) => part && commitmentToPart(part)),
      commitments,
    );
    assert.equal(jointSeed(number, terms, secret, parts), seed);
  });

for (const { binding, cards } of vectors.checks)
  test(`check cards ${cards}`, () => assert.equal(checkCards(binding), cards));

for (const { name, steps, faults, own, given_up, is_opened } of vectors.witnesses)
  test(name, () => {
    let drawn = 0;
    const witness = new DealWitness(() => (++drawn).toString(16).padStart(2, "0").repeat(32));
    assert.equal(witness.next, commitmentToPart("01".repeat(32)));
    for (const { frame, answer } of steps) assert.deepEqual(witness.hear(readFrame(frame), 1), answer);

    const { seen, isOpened } = witness;
    assert.deepEqual([seen.faults, seen.own, seen.givenUp, isOpened], [faults, own, given_up, is_opened]);
  });

test("a page that is loaded again knows what it has contributed, at that seat", () => {
  const kept = new Map();
  globalThis.sessionStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
  const [{ steps }] = vectors.witnesses;
  const [deal, ...others] = steps.map(({ frame }) => readFrame(frame));
  const witness = new DealWitness(() => "01".repeat(32));
  witness.hear(deal, 1);
  keepSeen("token", witness.seen);

  const again = new DealWitness();
  assert.equal(keptSeen("another"), null);
  assert.equal(keptSeen(""), null);
  again.seen = keptSeen("token");
  for (const message of [{ ...deal, is_past: true }, ...others]) assert.equal(again.hear(message, 1), null);
  assert.deepEqual([again.seen.own, again.seen.faults, again.isOpened], ["01".repeat(32), [], true]);
});
