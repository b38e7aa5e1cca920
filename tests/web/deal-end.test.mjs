// How a deal of a match ends, before the next one is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dealEndOf } from "../../p2p_malice/web/static/results/deal-end.js";

const view = (piles, events = [], number = 7) => ({
  ...{ rules: "", seat: 0, seats: 2, turn: [1], moves: ["a"], result: null, undo: true, deal: 1 },
  ...{ piles, events, number },
});

test("the card that was played last lies on its pile", () => {
  const before = view([
    { name: "one", seat: 1, role: "source", cards: ["3s"], hidden: 0 },
    { name: "c0", role: "target", cards: ["As", "Kd"], wild: [1], needs: "3" },
  ]);
  const play = { kind: "play", seat: 1, card: "3s", source: "one", target: "c0" };
  const [last, first] = dealEndOf(before, view([], [play, { kind: "deal", count: 2 }, { kind: "start", seat: 1 }], 8));
  assert.deepEqual(last.piles[0], { name: "one", seat: 1, role: "source", cards: [], hidden: 0 });
  assert.deepEqual(last.piles[1].cards, ["As", "Kd", "3s"]);
  assert.deepEqual([last.events, last.moves, last.deal], [[play], [], 1]);
  assert.deepEqual(
    first.events.map(({ kind }) => kind),
    ["deal", "start"],
  );
  assert.ok(before.number < last.number && last.number < first.number);
  assert.deepEqual(before.piles[0].cards, ["3s"]);
});

test("a hand that was played last lies upon those before", () => {
  const before = view([
    { name: "hand", seat: 1, role: "hand", hidden: 2 },
    ...[0, 1, 2].map((index) => ({ name: "played", seat: 0, role: "played", index, cards: [`${index + 4}s`] })),
  ]);
  const play = { kind: "play", seat: 1, cards: ["9s", "9h"] };
  const [last] = dealEndOf(before, view([], [play, { kind: "out", seat: 1 }, { kind: "round", count: 2 }], 8));
  const seen = last.piles.filter(({ role }) => role === "played").sort((a, b) => a.index - b.index);
  assert.deepEqual(
    seen.map(({ cards }) => cards),
    [["9s", "9h"], ["4s"], ["5s"]],
  );
  assert.deepEqual(last.piles[0], { name: "hand", seat: 1, role: "hand", cards: [], hidden: 0 });
});

test("where nothing was played, there is nothing to be seen", () => {
  assert.equal(
    dealEndOf(
      view([]),
      view(
        [],
        [
          { kind: "pass", seat: 0 },
          { kind: "round", count: 2 },
        ],
        8,
      ),
    ),
    null,
  );
});
