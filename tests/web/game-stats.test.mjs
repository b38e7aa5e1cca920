// The best turn, the time and the series are reckoned from what the page has seen, and survive a reload.

import assert from "node:assert/strict";
import test from "node:test";

import { ENDS_A_TURN } from "../../p2p_malice/web/static/boards/malice/sounds.js";
import {
  GameStats,
  countResult,
  statsOf,
  keepStats,
  withResult,
} from "../../p2p_malice/web/static/results/game-stats.js";

import { markOf } from "../../p2p_malice/web/static/table/player.js";

const plays = (seat, count) => Array(count).fill({ kind: "play", seat });
const HOUR = 3600_000;

function bestOf(...events) {
  const course = new GameStats(null);
  for (const each of events) course.take([each].flat(), ENDS_A_TURN);
  return course.best;
}

test("the best turn has the most cards played, however many positions it took", () => {
  assert.deepEqual(bestOf(plays(0, 2), { kind: "discard", seat: 0 }, plays(1, 1), plays(1, 2)), { seat: 1, count: 3 });
});

test("two turns of a player are not one", () => {
  const [play, discard] = [plays(0, 2), { kind: "discard", seat: 0 }];
  assert.deepEqual(bestOf(play, discard, { kind: "pass", seat: 1 }, play, discard), { seat: 0, count: 2 });
});

test("cards that are taken back are not played", () => {
  assert.deepEqual(bestOf(plays(0, 3), { kind: "undo", seat: 0 }, { kind: "discard", seat: 0 }), { seat: 0, count: 2 });
});

test("cards that are drawn and piles that are full do not end a turn", () => {
  const [draw, full] = [
    { kind: "draw", seat: 0 },
    { kind: "complete", seat: null },
  ];
  assert.deepEqual(bestOf(plays(0, 2), draw, plays(0, 2), full, plays(0, 1)), { seat: 0, count: 5 });
});

test("nobody has played a best turn before the first card", () => {
  assert.equal(bestOf({ kind: "start", seat: 0 }, { kind: "draw", seat: 0 }), null);
});

test("a series counts each game once", () => {
  let all = withResult([], ["Kay", "Asha"], [0], "a 9", 5);
  all = withResult(all, ["Kay", "Asha"], [0], "a 9", 6);
  all = withResult(all, ["Kay", "Asha"], [1], "a 20", 7);
  assert.deepEqual(all, [{ names: ["Asha", "Kay"], wins: [1, 1], last: "a 20", at: 7 }]);
});

test("a series is that of these players, wherever they sit", () => {
  let all = withResult([], ["Kay", "Asha"], [0], "a 9", 5);
  all = withResult(all, ["Kay", "Ben"], [1], "b 9", 6);
  all = withResult(all, ["Asha", "Kay"], [1], "c 9", 7);
  assert.deepEqual(
    all.map(({ names, wins }) => [names, wins]),
    [
      [
        ["Ben", "Kay"],
        [1, 0],
      ],
      [
        ["Asha", "Kay"],
        [0, 2],
      ],
    ],
  );
});

test("both partners win, and nobody does in a draw", () => {
  const names = ["Ann", "Ben", "Cho", "Dov"];
  const all = withResult(withResult([], names, [0, 2], "a 9", 5), names, [], "a 20", 6);
  assert.deepEqual(all[0].wins, [1, 0, 1, 0]);
});

test("another evening begins another series", () => {
  const all = withResult(withResult([], ["Kay", "Asha"], [0], "a 9", 5), ["Kay", "Asha"], [1], "b 9", 9 * HOUR);
  assert.deepEqual(
    all.map(({ wins }) => wins),
    [[1, 0]],
  );
});

test("what is kept survives a reload, and what is damaged is forgotten", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
  const course = statsOf("token", true);
  course.take(plays(1, 4), ENDS_A_TURN);
  keepStats("token", course);
  assert.deepEqual(statsOf("token", false).best, { seat: 1, count: 4 });
  assert.equal(statsOf("token", false).began, course.began);
  assert.equal(statsOf("another", false).best, null);
  assert.deepEqual(countResult(["Kay", "Asha"], [1], "a 9"), [0, 1]);
  assert.deepEqual(countResult(["Kay", "Asha"], [1], "a 20"), [0, 2]);
  for (const damaged of ["[", '[{"names": [1]}]', "null", '[{"names": ["Kay"], "wins": ["x"], "last": "", "at": 1}]']) {
    for (const key of kept.keys()) kept.set(key, damaged);
    assert.deepEqual(countResult(["Kay", "Asha"], [1], "a 20"), [0, 1]);
    assert.equal(statsOf("token", false).began, null);
  }
});

test("a table is remembered by a mark that doesn't lead back to the seat's token", () => {
  const token = "0123456789abcdef".repeat(2);

  assert.match(markOf(token), /^\d{1,10}$/);
  assert.notEqual(markOf(token), markOf(token.replace("0", "1")));
  assert.equal(markOf(""), "");
});

test("all cards of a combination count", () => {
  assert.deepEqual(bestOf({ kind: "play", seat: 1, cards: ["3h", "3d"] }, plays(0, 1)), { seat: 1, count: 2 });
});
