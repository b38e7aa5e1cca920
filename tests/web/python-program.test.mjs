// What a browser keeps of the large files is whole, or it's fetched again.

import assert from "node:assert/strict";
import test from "node:test";

import { fetchLarge } from "../../p2p_malice/web/static/host/python-program.js";

const SCOPE = "https://cards.test/";
const NAME = "host/program-0123.zip";

/** Fetch the one large file from a static host that answers so; what the browser keeps then. */
async function keptAfter(answer) {
  const kept = new Map();
  const cache = {
    match: async (address) => kept.get(address),
    put: async (address, response) => kept.set(address, await response.text()),
  };
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ scope: SCOPE }) };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  globalThis.caches = { open: async () => cache };
  globalThis.fetch = async (address) =>
    String(address).endsWith("files.json") ? Response.json({ [NAME]: 5, "host/host.js": 1 }) : answer;
  await fetchLarge(() => {}).catch(() => {});
  return Object.fromEntries(kept);
}

test("a large file is kept", async () => {
  assert.deepEqual(await keptAfter(new Response("whole")), { [SCOPE + NAME]: "whole" });
});

for (const [name, answer] of Object.entries({
  "an error page": new Response("sorry", { status: 503 }),
  "another page, as that of a hotel": new Response("<h1>Welcome</h1>"),
  "a part of it": new Response("who"),
})) {
  test(`${name} is not kept in place of a large file`, async () => {
    assert.deepEqual(await keptAfter(answer), {});
  });
}
