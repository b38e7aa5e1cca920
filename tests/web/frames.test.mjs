// Whatever a host says, the page reads it, words it and looks for moves in it without a fault.

import assert from "node:assert/strict";
import test from "node:test";

import { keysOf, longName, movesBySource } from "../../p2p_malice/web/static/shared/cards.js";
import { hintFor, spotsOf } from "../../p2p_malice/web/static/shared/hint.js";
import { rulesText } from "../../p2p_malice/web/static/shared/rules.js";
import { readFrame } from "../../p2p_malice/web/static/shared/seat.js";
import {
  Voice,
  eventWords,
  pileLabel,
  pileWords,
  refusalWords,
  resultWords,
} from "../../p2p_malice/web/static/shared/telling.js";
import { ODD, oddFrames } from "./frames.mjs";
import "./learned.mjs";

const voice = new Voice(["Ann", "Bob"], 0);
const UNKNOWN = rulesText("somebody's own");

for (const odd of ODD) {
  test(`a pile named ${JSON.stringify(odd)} is a pile`, () => assert.equal(pileWords(odd), "pile"));
  test(`rules named ${JSON.stringify(odd)} are rules that this page does not know`, () => {
    assert.equal(rulesText(odd), UNKNOWN);
    assert.equal(rulesText(`mdw ${odd}=1`), UNKNOWN);
  });
  test(`a card named ${JSON.stringify(odd)} is called as it is written`, () =>
    assert.equal(longName(`${odd}s`), `${odd} of spades`));
}

for (const [name, body] of Object.entries({
  "a phrase of a seat that is no number": { kind: "said", seat: "constructor", text: "hi" },
  "a phrase of a seat that cannot be written": { kind: "said", seat: { toString: 1 }, text: "hi" },
  "a proposal that is no word": { kind: "proposed", seat: 0, what: { toString: 1 } },
  "a phrase that is no text": { kind: "said", seat: 0, text: { toString: 1 } },
  "a goodbye whose code is no name": { kind: "bye", code: { valueOf: 1, toString: null } },
  "a refusal with particulars that are none": { kind: "refused", code: "stale_move", particulars: { a: [] } },
  "a kind out of every object": { kind: "constructor" },
})) {
  test(`a table cannot say ${name}`, () => assert.equal(readFrame(JSON.stringify(body)), null));
}

test("a refusal names what is wrong", () => {
  const body = { kind: "refused", code: "does_not_fit", particulars: { pile: 2, needs: "A", card: "9h\u202e" } };
  const { code, particulars } = readFrame(JSON.stringify(body));
  assert.equal(refusalWords(code, particulars), "Centre pile 2 needs an ace. 9h doesn't fit.");
  assert.equal(refusalWords("does_not_fit", {}), "The table said no (does_not_fit).");
  assert.equal(refusalWords("constructor", {}), "The table said no (constructor).");
});

test("many house rules are read as they were written", () => {
  const rules = `mdw${" recycle=when-empty".repeat(8)}`;
  const seated = { kind: "seated", seat: 0, game: "malice", players: [{ name: "Kay", present: true }], token: "" };
  assert.equal(readFrame(JSON.stringify({ ...seated, rules })).rules, rules);
  assert.equal(readFrame(JSON.stringify({ ...seated, rules: "x".repeat(1001) })), null);
});

test("a move without a place to go is no move", () => {
  const [show] = oddFrames(1, 1)
    .map((frame) => JSON.parse(frame))
    .filter(({ kind }) => kind === "show");
  assert.ok(readFrame(JSON.stringify({ ...show, moves: ["7h>c0"] })));
  for (const move of ["7h", ">", "7h>", ">c0", "7h>x0", "constructor>c0"]) {
    assert.equal(readFrame(JSON.stringify({ ...show, moves: [move] })), null, move);
  }
});

test("ten thousand frames with odd names in every field are read and worded, or refused", () => {
  let read = 0;
  for (const frame of oddFrames(10_000, 7)) {
    const message = readFrame(frame);
    if (!message) continue;
    read++;
    if (message.kind !== "show") continue;
    for (const event of message.events) assert.equal(typeof eventWords(event, voice), "string", frame);
    if (message.result) resultWords(message.result, voice);
    for (const pile of message.piles) pileLabel(pile, voice);
    rulesText(message.rules);
    keysOf(message);
    movesBySource(message);
    if (message.moves.length) spotsOf(message, hintFor(message));
  }
  assert.ok(read > 1000, `${read} were read`);
});
