// What a shown position and a refusal mean for a move in flight: the same cases as tests/protocol/test_move_in_flight.py's.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { MoveInFlight } from "../../p2p_malice/web/static/table/move-in-flight.js";

const { cases } = JSON.parse(readFileSync(new URL("../vectors/moves-in-flight.json", import.meta.url), "utf8"));

for (const { name, steps } of cases) {
  test(name, () => {
    const flight = new MoveInFlight();
    for (const step of steps) {
      if (step.send) flight.move = { number: step.send };
      if (step.greet) flight.greet();
      if (step.show) assert.equal(flight.show(...step.show), step.is);
      if (step.refuse) assert.equal(flight.refuse(...step.refuse), step.is);
      assert.equal(flight.move?.number ?? null, step["in flight"]);
    }
  });
}
