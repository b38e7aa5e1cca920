// The program in a worker: a browser's Python runs it, and keeps its files in this browser.

const KEPT = "/kept";
const SNAPSHOTS = `p2p-malice snapshots ${import.meta.url}`;
/** Pyodide's list of packages, as the site has it: with none of them. */
const PACKAGES = "./pyodide-lock.json";
const LOAD = `
import gc, os
os.environ |= {"XDG_DATA_HOME": "${KEPT}/data", "XDG_CONFIG_HOME": "${KEPT}/config"}
import p2p_malice.worker
p2p_malice.worker.warm()
gc.collect()
`;

/** What the page says: a text is of the table, a row of a peer connection. @typedef {string | [number, string, string]} Said */
/** Frames of games that this browser has heard as a guest. @typedef {{heard: string}} Heard */

/** What the page said before the program could hear it. @type {(Said | Heard)[]} */
const early = [];
let hear = (/** @type {Said | Heard} */ said) => {
  early.push(said);
};
/** What the page is told, and friends are, once what the program has written is kept. @type {Said[]} */
const unsaid = [];
let isKeeping = false;
/** Milliseconds after which a browser that doesn't answer is taken for one that keeps nothing. */
const KEEPS_WITHIN = 10000;

addEventListener("message", ({ data }) => hear(data));
// Where Python dies of what it was given, only that is heard of it.
addEventListener("unhandledrejection", ({ reason }) => fail(reason));

/** A file of this folder. @param {string} name */
const at = (name) => String(new URL(name, import.meta.url));

/** A Python that has loaded the program: as it was left on this device, or else made from its files. */
async function loaded() {
  const { loadPyodide } = await import(at("./pyodide/pyodide.js"));
  // Without https, there is no such thing.
  const cache = (await globalThis.caches?.open(SNAPSHOTS).catch(() => null)) ?? null;
  // With what it needs of Python's own modules.
  const program = at("./program.zip");
  const files = { stdLibURL: program, lockFileContents: PACKAGES };
  const kept = await cache?.match(program);
  try {
    if (kept) {
      const snapshot = await kept.arrayBuffer();
      const python = await loadPyodide({ ...files, _loadSnapshot: snapshot });
      python._api.config._loadSnapshot = null;
      release(snapshot);
      // What chance had begun with is in the snapshot, too.
      python.runPython("import random\nrandom.seed()");
      performance.mark("restored");
      return python;
    }
  } catch (error) {
    // A browser that has changed since makes another one.
    console.warn("another start from scratch:", error);
  }
  const python = await loadPyodide({ ...files, _makeSnapshot: Boolean(cache) });
  python.runPython(LOAD);
  if (cache) keep(cache, program, python).catch(() => {});
  return python;
}

/** @param {Cache} cache @param {string} program @param {any} python */
async function keep(cache, program, python) {
  const { buffer } = python.makeMemorySnapshot();
  const snapshot = new Blob([buffer]);
  release(buffer);
  for (const each of await cache.keys()) await cache.delete(each);
  await cache.put(program, new Response(snapshot));
}

/** Free memory at once, not some time later: what is sent to nobody is gone. @param {ArrayBuffer} buffer */
function release(buffer) {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

async function start() {
  const python = await loaded();
  const { FS } = python;
  FS.mkdir(KEPT);
  FS.mount(FS.filesystems.IDBFS, {}, KEPT);
  const { address, courier, ticket, asks, isAlone, spoken, called } = JSON.parse(self.name);
  /** Why nothing is kept, as far as that was told. @type {Set<string>} */
  const told = new Set();
  /** @param {"reading" | "writing" | "locks"} why */
  const failed = (why) => {
    if (!told.has(why)) postMessage({ unkept: why });
    told.add(why);
  };
  /** @param {boolean} isReading */
  const once = (isReading) =>
    new Promise((done, fail) => {
      setTimeout(fail, KEEPS_WITHIN);
      FS.syncfs(isReading, (/** @type {any} */ error) => (error ? fail(error) : done(null)));
    });
  /** @param {boolean} isReading */
  const synchronise = (isReading) =>
    once(isReading)
      .catch(() => {
        // Safari ends the connection of a page in the background (WebKit bug 197050): another one is made.
        delete FS.filesystems.IDBFS.dbs[KEPT];
        return once(isReading);
      })
      .catch(() => failed(isReading ? "reading" : "writing"));
  if (!isAlone) failed("locks");
  await synchronise(true);
  // What wasn't read would be deleted, and so would be what another tab has written.
  const mayKeep = !told.size;
  const tell = async (/** @type {Said} */ said) => {
    unsaid.push(said);
    if (isKeeping) return;
    isKeeping = true;
    while (unsaid.length) {
      const all = unsaid.splice(0);
      // Nobody is told what would be forgotten if the page were closed now; where nothing can be kept, play goes on.
      if (mayKeep && all.some(mayMatter)) await synchronise(false);
      for (const each of all) postMessage(each);
    }
    isKeeping = false;
  };
  const ended = () => fail(new Error("the program has ended"));
  const ask = (/** @type {[number, string, string]} */ ...said) => tell(said);
  // Without a network, it may not be there.
  const found = spoken && (await fetch(at(`./words.${spoken}.txt`)).catch(() => null));
  const said = found?.ok ? await found.text() : "";
  const program = python
    .pyimport("p2p_malice.worker")
    .begin(tell, ask, ended, address, courier, ticket, asks, spoken, said, called);
  const note = (/** @type {[number, string, string] | Heard} */ said) => {
    if (Array.isArray(said)) program.note(...said);
    else if (mayKeep && program.take_in(said.heard)) synchronise(false).then(() => postMessage({ taken: !told.size }));
  };
  hear = (said) => (typeof said === "string" ? program.hear(said) : note(said));
  for (const said of early) hear(said);
}

/** Whether somebody is told anything of the table: all but the heartbeats of connections. @param {Said} said */
const mayMatter = (said) => typeof said === "string" || (said[1] === "send" && said[2].startsWith("d"));

/** A failure is the page's to tell: it hears of what nobody has caught. @param {unknown} error */
function fail(error) {
  setTimeout(() => {
    throw error;
  });
}

start().catch(fail);
