// What is heard of a position follows from its events and from who listens.

import assert from "node:assert/strict";
import test from "node:test";

import { heard as ofEvents } from "../../p2p_malice/web/static/boards/malice/sounds.js";
import { raisedBy, soundsOf as sounds } from "../../p2p_malice/web/static/table/sounds.js";

const soundsOf = (shown, ...listener) => sounds(shown, ofEvents(shown), ...listener);

const view = (events, result = null) => ({ seat: 0, events, result });
const names = (heard) => heard.map(([sound]) => sound);
const win = { how: "win", winners: [1], left: [3, 0] };

test("a friend's card slides, one's own was heard when it was let go", () => {
  const events = [
    { kind: "play", seat: 1 },
    { kind: "turn up", seat: 1 },
  ];
  assert.deepEqual(names(soundsOf(view(events), false, false)), ["slide", "flip"]);
  assert.deepEqual(names(soundsOf(view([{ kind: "play", seat: 0 }]), false, false)), []);
});

test("cards that are drawn slide one after another", () => {
  const heard = soundsOf(view([{ kind: "draw", seat: 1, count: 3 }]), false, false);
  assert.deepEqual(heard, [
    ["slide", 0],
    ["slide", 60],
    ["slide", 120],
  ]);
});

test("a turn is heard after what led to it", () => {
  const events = [
    { kind: "discard", seat: 1 },
    { kind: "clear", seat: null },
  ];
  const heard = soundsOf(view(events), true, false);
  assert.deepEqual(
    heard.map(([sound, after]) => [sound, after]),
    [
      ["slide", 0],
      ["full", 250],
      ["turn", 570],
    ],
  );
});

test("the end sounds as it is for who listens", () => {
  assert.deepEqual(names(soundsOf(view([], win), true, false)), ["lose"]);
  assert.deepEqual(names(soundsOf(view([], { ...win, winners: [0] }), false, false)), ["win"]);
  assert.deepEqual(names(soundsOf(view([], win), false, true)), ["win"]);
  assert.deepEqual(names(soundsOf(view([], { ...win, winners: [] }), false, false)), []);
});

test("each card of a turn sounds higher than the one before, up to a limit", () => {
  const all = [...Array(13).keys()].map(raisedBy);
  assert.equal(all[0], 1);
  assert.equal(all[5], 2);
  assert.ok(all.every((each, at) => !at || each > all[at - 1]));
  assert.equal(raisedBy(40), raisedBy(12));
});
