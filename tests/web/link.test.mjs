// The wire of the guest page, over connections that are made up.

import assert from "node:assert/strict";
import test from "node:test";

import "./learned.mjs";
import { Link } from "../../p2p_malice/web/static/webrtc/link.js";

const HOST = { kind: "invitation", number: 1, fingerprint: "aa", secret: "", candidates: [], credentials: null };

/** A connection that a test speaks over in the host's name. */
function made() {
  const pc = { isClosed: false, close: () => (pc.isClosed = true), getStats: async () => new Map() };
  const channel = { readyState: "open", sent: [], send: (message) => channel.sent.push(message) };
  const hear = (data) => channel.onmessage({ data });
  return { pc, channel, side: {}, hear };
}

test("a wire that brings nonsense is replaced once a minute, and nothing is lost", (t) => {
  t.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  globalThis.document = { addEventListener() {}, removeEventListener() {} };
  const link = new Link({ ...HOST }, undefined, []);
  const [calls, ends, frames] = [[], [], []];
  link.oncall = (code) => calls.push(code);
  link.onend = (reason) => ends.push(reason);
  link.onframe = (frame) => frames.push(frame);
  link.offer = async () => "";
  /** Use another connection, by which the host says who it is. */
  const use = () => {
    const wire = made();
    link._use(wire);
    wire.channel.onopen();
    wire.hear("i1 0123456789abcdef");
    return wire;
  };

  let wire = use();
  link.send("a move");
  wire.hear("nonsense");
  wire.hear("d1 too late");
  assert.deepEqual([link.health, wire.pc.isClosed, calls.length], ["away", true, 1]);

  now += 61000;
  wire = use();
  wire.hear("d1 heard");
  assert.deepEqual([link.health, frames], ["good", ["heard"]]);
  assert.ok(wire.channel.sent.includes("d1 a move"));
  wire.hear("nonsense");
  assert.deepEqual([link.health, ends], ["away", []]);

  now += 1000;
  use().hear("nonsense");
  assert.deepEqual([link.health, ends.length], ["ended", 1]);
});
