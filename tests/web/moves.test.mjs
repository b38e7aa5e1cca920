// What one click plays, and two: only where it makes no difference to which pile, never a discard, never a wild card.

import assert from "node:assert/strict";
import test from "node:test";

import { centreMove, onlyMove } from "../../p2p_malice/web/static/boards/malice/moves.js";

const pile = (index, cards, needs) => ({ name: `c${index}`, role: "centre", index, cards, needs });
const VIEW = {
  rules: "mdw",
  seat: 0,
  seats: 2,
  turn: [0],
  moves: ["payoff>c0", "payoff>c1", "3s>c0", "3s>c1", "3s>d0", "8h>d0", "Kd>c0", "Kd>c1", "Kd>c2", "Kd>d0", "d1>c2"],
  result: null,
  events: [],
  number: 1,
  piles: [
    pile(0, ["As", "2s"], "3"),
    pile(1, ["Ah", "2h"], "3"),
    pile(2, ["Ac", "2c", "3c"], "4"),
    { name: "payoff", role: "payoff", seat: 0, cards: ["3d"], hidden: 5 },
    { name: "hand", role: "hand", seat: 0, cards: ["3s", "8h", "Kd"], wild: [2] },
    { name: "d0", role: "discard", seat: 0, index: 0, cards: [] },
    { name: "d1", role: "discard", seat: 0, index: 1, cards: ["4c"] },
  ],
};

test("one click plays a payoff card and a discard to any of the piles that are alike", () => {
  assert.equal(onlyMove(VIEW, "payoff"), "payoff>c0");
  assert.equal(onlyMove(VIEW, "d1"), "d1>c2");
});

test("one click does not play a card that could be discarded", () => {
  assert.equal(onlyMove(VIEW, "hand0"), "");
  assert.equal(onlyMove(VIEW, "hand1"), "");
});

test("a double click plays a hand card, never discards it, and never plays a wild card", () => {
  assert.equal(centreMove(VIEW, "hand0"), "3s>c0");
  assert.equal(centreMove(VIEW, "hand1"), "");
  assert.equal(centreMove(VIEW, "hand2"), "");
});

test("what is no source plays nothing", () => {
  assert.equal(onlyMove(VIEW, "c0"), "");
  assert.equal(centreMove(VIEW, "d0"), "");
});
