// What a view says of its cards.

import assert from "node:assert/strict";
import test from "node:test";

import { longName, shortName, standsFor } from "../../p2p_malice/web/static/cards/view.js";
import { Voice, pileLabel } from "../../p2p_malice/web/static/state/sentences.js";
import "./learned.mjs";

const cards = ["Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c"];
const joker = { name: "c0", role: "centre", cards: [...cards, "Jk"], wild: [10], shows: "J", needs: "Q" };

test("a joker that stands for a jack does not look like one", () => {
  assert.equal(standsFor(joker), "J");
  assert.match(pileLabel(joker, new Voice(["Ann", "Bob"], 0)), /Joker as J/);
});

test("a jack stands for nothing else", () => {
  assert.equal(standsFor({ ...joker, cards: [...cards, "Jc"], wild: [] }), null);
});

test("cards that no pack of 52 has are written and called by what they are", () => {
  assert.deepEqual(["11d", "13h", "8d*", "10s*", "Jk"].map(shortName), ["11♦", "13♥", "8♦★", "10♠★", "Joker"]);
  assert.deepEqual(["12c", "8d*"].map(longName), ["12 of clubs", "8 of diamonds, with a different back"]);
});
