// A page and a courier that was restarted: what it has lost is left again.

import assert from "node:assert/strict";
import { test } from "node:test";

const { leave, listen } = await import("../../p2p_malice/web/static/courier/client.js");

test("a note that a restart has lost is left again, one that was kept isn't", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const streams = [];
  let notes = [];
  globalThis.EventSource = class {
    constructor() {
      streams.push(this);
    }
    close() {}
  };
  globalThis.fetch = async (_url, { method, body }) => {
    if (method) notes.push(body);
    return { ok: true, text: async () => notes.join("\n") };
  };
  const breakOff = async () => {
    streams.at(-1).onerror();
    context.mock.timers.tick(5000);
    streams.at(-1).onopen();
    await new Promise(setImmediate);
  };
  const left = { topic: "question", note: Uint8Array.of(1, 2, 3) };
  const own = () => left;
  listen("https://courier", "answer", () => {}, own);
  streams[0].onopen();
  await leave("https://courier", left.topic, left.note);

  await breakOff();
  assert.deepEqual(notes, ["AQID"]);
  notes = [];
  await breakOff();
  assert.deepEqual(notes, ["AQID"]);
});
