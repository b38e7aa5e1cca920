// The hint is always one of the moves on offer, and plays the payoff card where that can be.

import assert from "node:assert/strict";
import test from "node:test";

import { hintFor, spotsOf } from "../../p2p_malice/web/static/shared/hint.js";
import { readFrame } from "../../p2p_malice/web/static/shared/seat.js";

const view = (moves, hand, payoff, centre) => ({
  rules: "mdw",
  seat: 0,
  seats: 2,
  turn: [0],
  moves,
  result: null,
  events: [],
  number: 1,
  piles: [
    { name: "c0", role: "centre", cards: centre },
    { name: "draw", role: "draw", hidden: 40 },
    { name: "payoff", role: "payoff", seat: 0, cards: [payoff], hidden: 5 },
    { name: "hand", role: "hand", seat: 0, cards: hand },
    { name: "d0", role: "discard", seat: 0 },
    { name: "payoff", role: "payoff", seat: 1, cards: ["9c"], hidden: 5 },
    { name: "hand", role: "hand", seat: 1, hidden: 5 },
  ],
});

test("the payoff card comes first", () => {
  const shown = view(["payoff>c0", "3h>c0", "3h>d0"], ["3h"], "3s", ["As", "2s"]);
  assert.equal(hintFor(shown), "payoff>c0");
  assert.deepEqual(spotsOf(shown, "payoff>c0"), ["payoff", "c0"]);
});

test("a card that leads to the payoff card comes next", () => {
  const shown = view(["3h>c0", "3h>d0", "Qd>d0"], ["3h", "Qd"], "4s", ["As", "2s"]);
  assert.equal(hintFor(shown), "3h>c0");
});

test("no wild card is spent where an ace is forced", () => {
  const shown = { ...view(["Kd>c0", "Ah>c1"], ["Kd", "Ah"], "Js", ["As"]) };
  shown.piles = shown.piles.map((pile) => (pile.name === "hand" && pile.seat === 0 ? { ...pile, wild: [0] } : pile));
  shown.piles.push({ name: "c1", role: "centre", cards: [] });
  for (const pile of shown.piles) if (pile.name === "payoff" && pile.seat === 1) pile.cards = ["2c"];
  assert.equal(hintFor(shown), "Ah>c1");
});

test("nothing is played that opens the way for the other", () => {
  const shown = view(["8h>c0", "8h>d0", "Qd>d0"], ["8h", "Qd"], "2s", Array(7).fill("As"));
  assert.match(hintFor(shown), />d0$/);
});

for (const [name, frame] of Object.entries({
  "no JSON": "{",
  "another kind": '{"kind":"explode"}',
  "a show without piles": '{"kind":"show","number":1}',
  "seats that are not there": JSON.stringify({ kind: "show", ...view([], [], "3s", []), turn: [7] }),
  "a text where a number belongs": JSON.stringify({ kind: "show", ...view([], [], "3s", []), number: "1" }),
  "a name that is no text":
    '{"kind":"seated","seat":0,"game":"malice","rules":"mdw","players":[{"name":5}],"token":""}',
})) {
  test(`a table cannot show ${name}`, () => assert.equal(readFrame(frame), null));
}

test("names come without control and direction characters", () => {
  const name = "\u001b[31mMal\u202elory\u0000 <b>";
  const frame = JSON.stringify({
    kind: "seated",
    seat: 0,
    game: "malice",
    rules: "mdw",
    players: [{ name }],
    token: "",
  });
  assert.equal(readFrame(frame).players[0].name, "[31mMallory <b>");
});
