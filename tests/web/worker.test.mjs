// What the program in a page has written is kept by the browser, or nothing is: then somebody is told.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const file = new URL("../../p2p_malice/web/static/host/worker.js", import.meta.url);
const text = readFileSync(file, "utf8")
  .replaceAll("import.meta.url", '"file:///host/worker.js"')
  .replace('await import(at("./pyodide/pyodide.js"))', "pyodide");

/** Run a worker whose browser keeps files by `sync`; what it posts once the program has said three things, and for how
 * many of them it read or wrote. */
async function run(sync, isAlone = true) {
  const [posted, reads, writes] = [[], [], []];
  const FS = {
    mkdir() {},
    mount() {},
    filesystems: {},
    syncfs(isReading, done) {
      (isReading ? reads : writes).push(posted.length);
      sync(isReading, done);
    },
  };
  const begun = Promise.withResolvers?.() ?? later();
  const python = { FS, runPython() {}, pyimport: () => ({ begin: (tell) => begun.resolve(tell) }) };
  const self = { name: JSON.stringify({ address: "", asks: false, isAlone }) };
  const pyodide = { loadPyodide: async () => python };
  const names = ["self", "postMessage", "addEventListener", "pyodide", "setTimeout"];
  const hurried = (act) => setTimeout(act, 0);
  new Function(...names, text)(
    self,
    (said) => posted.push(said),
    () => {},
    pyodide,
    hurried,
  );
  const tell = await begun.promise;
  for (const each of ["one", "two", "three"]) await tell(each);
  return { posted, reads: reads.length, writes: writes.length };
}

function later() {
  const made = {};
  made.promise = new Promise((resolve) => {
    made.resolve = resolve;
  });
  return made;
}

const FULL = new Error("full");

test("what is told is kept before", async () => {
  const { posted, reads, writes } = await run((_, done) => done(null));

  assert.deepEqual([posted, reads, writes], [["one", "two", "three"], 1, 3]);
});

// It used to be taken for one, and the next save deleted all games.
test("a failed read is not taken for an empty store", async () => {
  const { posted, writes } = await run((isReading, done) => done(isReading ? FULL : null));

  assert.deepEqual([posted, writes], [[{ unkept: "reading" }, "one", "two", "three"], 0]);
});

test("a store that never answers holds up nobody, and is left alone", async () => {
  const { posted, writes } = await run(() => {});

  assert.deepEqual([posted, writes], [[{ unkept: "reading" }, "one", "two", "three"], 0]);
});

test("that nothing can be written is told once, and tried again", async () => {
  const { posted, writes } = await run((isReading, done) => done(isReading ? null : FULL));

  assert.deepEqual([posted, writes], [[{ unkept: "writing" }, "one", "two", "three"], 3]);
});

// Tabs used to delete each other's games.
test("without locks, nothing is written, and that is told", async () => {
  const { posted, reads, writes } = await run((_, done) => done(null), false);

  assert.deepEqual([posted, reads, writes], [[{ unkept: "locks" }, "one", "two", "three"], 1, 0]);
});
