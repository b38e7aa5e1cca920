// Sentences as the page says them.

import assert from "node:assert/strict";
import test from "node:test";

import { learnAll } from "./learned.mjs";
import { learn, words } from "../../p2p_malice/web/static/words/catalogue.js";

// Safari wrote ٣ beside a card with a 3, and the program 3. Node does so by the rules of Egypt.
test("numbers have the digits of the cards", () => {
  learn("board-to-go = { $count }", "ar-EG");
  try {
    assert.equal(words("board-to-go", { count: 3 }), "3");
  } finally {
    learnAll();
  }
});
