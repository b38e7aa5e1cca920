// The session in JavaScript keeps to the same words as link/session.py.

import assert from "node:assert/strict";
import test from "node:test";

import { GarbledError, Session } from "../../p2p_malice/web/static/webrtc/session.js";

/** Carry everything that is due between two sessions, losing what `loses` says. */
function carry(one, other, now, loses = () => false) {
  for (let round = 0; round < 4; round++) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      for (const message of from.take(now)) {
        if (loses(message)) continue;
        const { frame } = to.hear(message, now);
        if (frame !== undefined) to.frames.push(frame);
      }
    }
  }
}

function pair(now = 0) {
  const both = [new Session(), new Session()];
  for (const each of both) {
    each.frames = [];
    each.attach(now);
  }
  return both;
}

test("frames arrive once and in order, and are acknowledged", () => {
  const [one, other] = pair();
  for (const word of ["a", "b", "c\nd"]) one.send(word);
  carry(one, other, 0);
  assert.deepEqual(other.frames, ["a", "b", "c\nd"]);
  assert.equal(one._unacknowledged.length, 0);
});

test("what was not acknowledged is due again on the next wire, and what comes twice is dropped", () => {
  const [one, other] = pair();
  one.send("a");
  carry(one, other, 0, (message) => message.startsWith("a"));
  one.send("b");
  for (const each of [one, other]) each.attach(10);
  carry(one, other, 10);
  assert.deepEqual(other.frames, ["a", "b"]);
});

test("another session at the other end is told", () => {
  const [one, other] = pair();
  carry(one, other, 0);
  assert.deepEqual(one.hear("i1 0123456789abcdef", 1), { other: true });
});

test("a goodbye is acknowledged", () => {
  const [one, other] = pair();
  one.send("last words");
  one.sayBye();
  carry(one, other, 0);
  assert.ok(other.heardBye && one.isByeAcknowledged);
});

for (const nonsense of [
  "",
  "x1",
  "d1",
  "a1 x",
  "i1 nonsense",
  "d01 x",
  "p",
  "a99",
  "d7 skipped",
  "r9",
  `d1 ${"x".repeat(70000)}`,
]) {
  test(`nonsense is refused: ${nonsense.slice(0, 20)}`, () => {
    const [one, other] = pair();
    carry(one, other, 0);
    assert.throws(() => one.hear(nonsense, 1), GarbledError);
  });
}
