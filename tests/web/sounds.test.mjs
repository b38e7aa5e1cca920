// What is heard of a position follows from its events and from who listens.

import assert from "node:assert/strict";
import test from "node:test";

import { heard as ofEvents } from "../../p2p_malice/web/static/boards/malice/sounds.js";
import { raisedBy, soundsOf as sounds } from "../../p2p_malice/web/static/table/sounds.js";

const soundsOf = (shown, ends, ...listener) => sounds(shown, ofEvents(shown, ends), ...listener);

const view = (events, result = null) => ({ seat: 0, events, result });
const names = (heard) => heard.map(([sound]) => sound);
const win = { how: "win", winners: [1], left: [3, 0] };

test("a friend's card is heard when it lands, one's own was heard before", () => {
  const events = [
    { kind: "play", seat: 1 },
    { kind: "turn up", seat: 1 },
  ];
  assert.deepEqual(soundsOf(view(events), [250, 450]), [
    ["slide", 250],
    ["flip", 250],
  ]);
  assert.deepEqual(soundsOf(view([{ kind: "play", seat: 0 }]), [250]), []);
});

test("cards that are drawn slide one after another, and the turn comes last", () => {
  const events = [
    { kind: "discard", seat: 1 },
    { kind: "draw", seat: 0, count: 3 },
  ];
  assert.deepEqual(soundsOf(view(events), [250, 680], true, false, 680), [
    ["slide", 250],
    ["slide", 250],
    ["slide", 310],
    ["slide", 370],
    ["turn", 680],
  ]);
});

test("the end sounds as it is for who listens", () => {
  assert.deepEqual(names(soundsOf(view([], win), [], true, false)), ["lose"]);
  assert.deepEqual(names(soundsOf(view([], { ...win, winners: [0] }), [], false, false)), ["win"]);
  assert.deepEqual(names(soundsOf(view([], win), [], false, true)), ["win"]);
  assert.deepEqual(names(soundsOf(view([], { ...win, winners: [] }), [], false, false)), []);
});

test("each card of a turn sounds higher than the one before, up to a limit", () => {
  const all = [...Array(13).keys()].map(raisedBy);
  assert.equal(all[0], 1);
  assert.equal(all[5], 2);
  assert.ok(all.every((each, at) => !at || each > all[at - 1]));
  assert.equal(raisedBy(40), raisedBy(12));
});
