// The shared picture says where others find the game.

import assert from "node:assert/strict";
import test from "node:test";

import { siteOf } from "../../p2p_malice/web/static/dom/address.js";

for (const [address, says] of [
  ["https://ann.github.io/malice/play.html#MDW1-X", "ann.github.io/malice"],
  ["https://example.org/", "example.org"],
  ["http://127.0.0.1:8000/", ""],
  ["file:///home/ann/malice.html", ""],
]) {
  test(`a picture shared from ${address} names ${says || "no address"}`, () =>
    assert.equal(siteOf(new URL(address)), says));
}
