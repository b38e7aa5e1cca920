// Whatever a host says, the page reads it, words it and looks for moves in it without a fault.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { keysOf, movesBySource, spotsOf } from "../../p2p_malice/web/static/boards/malice/moves.js";
import { longName } from "../../p2p_malice/web/static/cards/view.js";
import { readFrame } from "../../p2p_malice/web/static/table/frames.js";
import "../../p2p_malice/web/static/boards/malice/moves.js";
import { Voice, eventWords, pileLabel, pileWords, resultWords } from "../../p2p_malice/web/static/state/sentences.js";
import { ODD, oddFrames } from "./frames.mjs";
import "./learned.mjs";

const { sheetText, told } = await import("../../p2p_malice/web/static/rules/answers.js");

const vectors = JSON.parse(readFileSync(new URL("../vectors/frames.json", import.meta.url), "utf8"));
const voice = new Voice(["Ann", "Bob"], 0);
const TITLE = "Spite & Malice: Classic duel";

// A hint used to call it by its key.
test("a pile is called by its number, in a hint as in the log", () => {
  assert.equal(pileWords({ role: "centre", index: 0 }), "pile 1");
  assert.equal(pileWords({ role: "discard", index: 0 }), "discard pile 1");
});

for (const odd of ODD) {
  test(`a pile named ${JSON.stringify(odd)} is a pile`, () => assert.equal(pileWords({ role: odd }), "pile"));
  test(`a rule named ${JSON.stringify(odd)} is left out of a sheet`, () =>
    assert.equal(sheetText({ codes: [["title"], ["part_small", odd]], facts: { variant: "mdw" }, move: "" }), TITLE));
  test(`a card named ${JSON.stringify(odd)} is called as it is written`, () =>
    assert.equal(longName(`${odd}s`), `${odd} of spades`));
}

test("the points of two are told as a result is: one's own first", () => {
  const told = [0, 1, null].map((listener) => new Voice(["Ann", "Bob"], listener).points([3, 1]));
  assert.deepEqual(told, ["3 – 1", "1 – 3", "3 – 1"]);
});

const SEATED = { kind: "seated", seat: 0, game: "malice", rules: "mdw", token: "" };
const ANSWER = { codes: [["ace_first"]], facts: {}, move: "" };

for (const [name, body] of Object.entries({
  "a phrase of a seat that is no number": { kind: "said", seat: "constructor", text: "hi" },
  "a phrase of a seat that cannot be written": { kind: "said", seat: { toString: 1 }, text: "hi" },
  "a proposal that is no text": {
    ...SEATED,
    players: [{ name: "Ann", present: true, proposal: 1 }],
  },
  "a phrase that is no text": { kind: "said", seat: 0, text: { toString: 1 } },
  "a goodbye whose code is no name": { kind: "bye", code: { valueOf: 1, toString: null } },
  "a refusal with particulars that are none": { kind: "refused", code: "stale_move", particulars: { a: [] } },
  "a kind out of every object": { kind: "constructor" },
  "an answer to no question": { kind: "answered", what: "constructor", number: 1, answer: ANSWER },
  "an answer without facts": { kind: "answered", what: "why", number: 1, answer: { ...ANSWER, facts: null } },
  "an answer with a card that is none": {
    kind: "answered",
    what: "why",
    number: 1,
    answer: { ...ANSWER, facts: { card: { card: {} } } },
  },
  "a show without piles": { kind: "show", number: 1 },
  "a name that is no text": {
    kind: "seated",
    seat: 0,
    game: "malice",
    rules: "mdw",
    players: [{ name: 5, present: true }],
    token: "",
  },
})) {
  test(`a table cannot say ${name}`, () => assert.equal(readFrame(JSON.stringify(body)), null));
}

/** Add a key to every object in a value; but to no facts, whose keys are names. */
function addTo(value, name = "") {
  if (!(value instanceof Object)) return;
  for (const [key, each] of Object.entries(value)) addTo(each, key);
  if (!Array.isArray(value) && !["particulars", "facts"].includes(name)) value.extra = null;
}

for (const frame of vectors.frames) {
  test(`a key too many is ignored wherever it is: ${JSON.parse(frame).kind}`, () => {
    const body = JSON.parse(frame);
    addTo(body);
    assert.ok(readFrame(frame));
    assert.deepEqual(readFrame(JSON.stringify(body)), readFrame(frame));
  });
}

for (const { name, from, frame, reads } of vectors.future) {
  if (from === "table")
    test(`what a later program says more is ignored: ${name}`, () =>
      assert.deepEqual(named(readFrame(frame)), reads && named(readFrame(reads))));
}

/** A message in which an empty proposal is none. */
function named(message) {
  for (const player of message?.players ?? []) player.proposal ||= undefined;
  return message;
}

test("names come without control and direction characters", () => {
  const players = [{ name: "\u001b[31mMal\u202elory\u0000 <b>", present: true }];
  const frame = JSON.stringify({ kind: "seated", seat: 0, game: "malice", rules: "mdw", players, token: "" });
  assert.equal(readFrame(frame).players[0].name, "[31mMallory <b>");
});

test("a refusal names what is wrong", () => {
  const facts = { pile: { pile: "centre", index: 1 }, needs: { rank: "A" }, card: { card: "9h" } };
  const { code, particulars } = readFrame(
    JSON.stringify({ kind: "refused", code: "does_not_fit", particulars: facts }),
  );
  assert.equal(told(code, particulars), "9♥ doesn't fit on pile 2, which needs an ace.");
  assert.equal(told("does_not_fit", {}), "That isn't allowed (does_not_fit).");
  assert.equal(told("constructor", {}), "That isn't allowed (constructor).");
});

test("many house rules are read as they were written", () => {
  const rules = `mdw${" recycle=when-empty".repeat(8)}`;
  const seated = { kind: "seated", seat: 0, game: "malice", players: [{ name: "Kay", present: true }], token: "" };
  assert.equal(readFrame(JSON.stringify({ ...seated, rules })).rules, rules);
  assert.equal(readFrame(JSON.stringify({ ...seated, rules: "x".repeat(1001) })), null);
});

test("a move without a place to go is picked nowhere", () => {
  const [show] = oddFrames(1, 1)
    .map((frame) => JSON.parse(frame))
    .filter(({ kind }) => kind === "show");
  for (const move of ["7h", ">", "7h>", "constructor", "pass"]) {
    assert.equal(movesBySource(readFrame(JSON.stringify({ ...show, moves: [move] }))).size, 0, move);
  }
  assert.equal(readFrame(JSON.stringify({ ...show, moves: [""] })), null);
});

test("ten thousand frames with odd names in every field are read and worded, or refused", () => {
  let read = 0;
  for (const frame of oddFrames(10_000, 7)) {
    const message = readFrame(frame);
    if (!message) continue;
    read++;
    if (message.kind === "answered") {
      const { codes, facts } = message.answer;
      assert.equal(typeof sheetText(message.answer), "string", frame);
      for (const code of codes.flat()) assert.equal(typeof told(code, facts, message.what), "string", frame);
    }
    if (message.kind !== "show") continue;
    for (const event of message.events) assert.equal(typeof eventWords(event, voice, message), "string", frame);
    if (message.result) resultWords(message.result, voice);
    for (const pile of message.piles) pileLabel(pile, voice);
    keysOf(message);
    movesBySource(message);
    for (const move of message.moves) spotsOf(message, move);
  }
  assert.ok(read > 1000, `${read} were read`);
});
