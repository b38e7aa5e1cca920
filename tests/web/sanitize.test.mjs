// The page cleans what comes from outside as Python does: both read the same vectors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { cleaned } from "../../p2p_malice/web/static/words/sanitize.js";

const vectors = JSON.parse(readFileSync(new URL("../vectors/words.json", import.meta.url), "utf8"));

for (const [name, dirty, clean] of vectors) {
  test(`what can be shown stays, nothing else: ${name}`, () => assert.equal(cleaned(dirty, 24), clean));
}
