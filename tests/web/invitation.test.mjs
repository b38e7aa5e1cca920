// Who invites, by what stands in a link: text of somebody else.

import assert from "node:assert/strict";
import test from "node:test";

import { read } from "../../p2p_malice/web/static/codes/connection-code.js";
import { inviterOf } from "../../p2p_malice/web/static/landing/invitation.js";
import "./learned.mjs";

/** The other name that a link may have: that of a game which isn't the usual one. */
const GAME = 1;

const CODE =
  "MDW1-7RKVX4RH48SM8NB6EY40Y7SF7X7NYVVZHYFTZFYFVZQGY7SF7X7NYVVZHYFTZFYF460N00H9GTG9JR0E43YYCG287TRMEBVC6W4G";

for (const [behind, name] of [
  ["", ""],
  ["!8123.0123456789abcdef", ""],
  ["~Ann", "Ann"],
  ["~Ann!8123.0123456789abcdef", "Ann"],
  ["~Zo%C3%AB%20%F0%9F%8E%B2", "Zoë 🎲"],
  ["~a%7Eb%21c", "a~b!c"],
  ["~%3Cb%3EAnn%3C%2Fb%3E", "<b>Ann</b>"],
  [`~${"x".repeat(99)}`, "x".repeat(24)],
  ["~%E2%80%AEnnA%00%0A", "nnA"],
  ["~%", ""],
  ["~%FF%FE", ""],
  ["~", ""],
  ["~Ann\n\nOr copy the whole message", "Ann"],
]) {
  test(`a link that ends with ${behind || "its code"} names ${name || "nobody"}`, () => {
    assert.equal(inviterOf(CODE + behind), name);
    assert.deepEqual(read(CODE + behind), read(CODE));
  });
}

for (const [behind, name, game] of [
  ["~Ann", "Ann", ""],
  ["~Ann~Spite", "Ann", "Spite"],
  ["~Ann~Spite!8123.0123456789abcdef", "Ann", "Spite"],
  ["~~Spite", "", "Spite"],
  ["~a%7Eb~%3Cb%3E", "a~b", "<b>"],
  ["~%FF~Spite", "", "Spite"],
  [`~Ann~${"x".repeat(99)}`, "Ann", "x".repeat(24)],
]) {
  test(`a link that ends with ${behind} is to ${game || "the usual game"}`, () => {
    assert.equal(inviterOf(CODE + behind), name);
    assert.equal(inviterOf(CODE + behind, GAME), game);
    assert.deepEqual(read(CODE + behind), read(CODE));
  });
}
