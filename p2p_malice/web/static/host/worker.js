// The program in a worker: a browser's Python runs it, and keeps its files in this browser.

const KEPT = "/kept";
const SNAPSHOTS = `p2p-malice snapshots ${import.meta.url}`;
const LOAD = `
import gc, os, sys
sys.path.insert(0, "/program")
os.environ |= {"XDG_DATA_HOME": "${KEPT}/data", "XDG_CONFIG_HOME": "${KEPT}/config"}
import p2p_malice.worker
p2p_malice.worker.warm()
gc.collect()
`;

/** What the page said before the program could hear it. @type {string[]} */
const early = [];
let hear = (/** @type {string} */ text) => {
  early.push(text);
};
/** What the page is told, once what the program has written is kept. @type {string[]} */
const unsaid = [];
let isKeeping = false;

addEventListener("message", ({ data }) => hear(data));

/** A file of this folder. @param {string} name */
const at = (name) => String(new URL(name, import.meta.url));

/** A Python that has loaded the program: as it was left on this device, or else made from its files. */
async function loaded() {
  const { loadPyodide } = await import(at("./pyodide/pyodide.mjs"));
  // Without https, there is no such thing.
  const cache = (await globalThis.caches?.open(SNAPSHOTS).catch(() => null)) ?? null;
  const program = at("./program.zip");
  const kept = await cache?.match(program);
  try {
    if (kept) return await loadPyodide({ _loadSnapshot: kept.arrayBuffer() });
  } catch {
    // A browser that has changed since makes another one.
  }
  const [python, zip] = await Promise.all([
    loadPyodide({ _makeSnapshot: Boolean(cache) }),
    fetch(program).then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(zip, "zip", { extractDir: "/program" });
  python.runPython(LOAD);
  if (cache) await keep(cache, program, python).catch(() => {});
  return python;
}

/** @param {Cache} cache @param {string} program @param {any} python */
async function keep(cache, program, python) {
  for (const each of await cache.keys()) await cache.delete(each);
  await cache.put(program, new Response(python.makeMemorySnapshot()));
}

async function start() {
  const python = await loaded();
  const { FS } = python;
  FS.mkdir(KEPT);
  FS.mount(FS.filesystems.IDBFS, {}, KEPT);
  /** @param {boolean} isReading @returns {Promise<void>} */
  const synchronise = (isReading) =>
    new Promise((done, fail) => FS.syncfs(isReading, (/** @type {any} */ error) => (error ? fail(error) : done())));
  await synchronise(true).catch(() => {});
  const tell = async (/** @type {string} */ text) => {
    unsaid.push(text);
    if (isKeeping) return;
    isKeeping = true;
    while (unsaid.length) {
      const texts = unsaid.splice(0);
      // Nobody is told what would be forgotten if the page were closed now; where nothing can be kept, play goes on.
      await synchronise(false).catch(() => {});
      for (const each of texts) postMessage(each);
    }
    isKeeping = false;
  };
  hear = python.pyimport("p2p_malice.worker").begin(tell, () => fail(new Error("the program has ended")));
  for (const text of early) hear(text);
}

/** A failure is the page's to tell: it hears of what nobody has caught. @param {unknown} error */
function fail(error) {
  setTimeout(() => {
    throw error;
  });
}

start().catch(fail);
