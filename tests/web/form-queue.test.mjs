// What a form asks the program: nothing that was touched is lost, however late the answers are.

import assert from "node:assert/strict";
import test from "node:test";

import { FormQueue } from "../../p2p_malice/web/static/forms/form-queue.js";

/** A form with seats and a payoff pile, and what it has asked so far. */
function asking() {
  const looks = [];
  const questions = new FormQueue({ seats: "me bot", payoff: "" }, ({ values, changed }) =>
    looks.push([changed, values]),
  );
  return { questions, looks };
}

test("one question is asked at a time, about each touched field in turn", () => {
  const { questions, looks } = asking();
  questions.touch("seats", "3");
  questions.touch("payoff", "4");
  assert.deepEqual(looks, [["seats", { seats: "3", payoff: "" }]]);
  assert.ok(questions.isWaiting("payoff"));

  questions.values = { seats: "me bot bot", payoff: "" };
  questions.next();

  assert.deepEqual(looks.slice(1), [["payoff", { seats: "me bot bot", payoff: "4" }]]);
  questions.next();
  assert.equal(questions.isOpen, false);
});

test("of one field that is touched again and again, the last value is asked about", () => {
  const { questions, looks } = asking();
  for (const number of "3456789") questions.touch("seats", number);
  questions.next();
  questions.next();
  assert.deepEqual(
    looks.map(([, { seats }]) => seats),
    ["3", "9"],
  );
});

test("a seat is changed among the seats that the program makes of a number", () => {
  const { questions, looks } = asking();
  questions.touch("seats", "3");
  questions.touch("seats", (now) => now.replace(/bot$/, "friend"));
  questions.values = { seats: "me bot bot", payoff: "" };
  questions.next();
  assert.equal(looks[1][1].seats, "me bot friend");
});
