// The program in a worker: a browser's Python runs it, and keeps its files in this browser.

const KEPT = "/kept";
const BEGIN = `
import os, sys
sys.path.insert(0, "/program")
os.environ |= {"XDG_DATA_HOME": "${KEPT}/data", "XDG_CONFIG_HOME": "${KEPT}/config"}
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

async function start() {
  const at = (/** @type {string} */ name) => String(new URL(name, import.meta.url));
  const [{ loadPyodide }, program] = await Promise.all([
    import(at("./pyodide/pyodide.mjs")),
    fetch(at("./program.zip")).then((response) => response.arrayBuffer()),
  ]);
  const python = await loadPyodide();
  const { FS } = python;
  FS.mkdir(KEPT);
  FS.mount(FS.filesystems.IDBFS, {}, KEPT);
  /** @param {boolean} isReading @returns {Promise<void>} */
  const synchronise = (isReading) =>
    new Promise((done, fail) => FS.syncfs(isReading, (/** @type {any} */ error) => (error ? fail(error) : done())));
  await synchronise(true);
  python.unpackArchive(program, "zip", { extractDir: "/program" });
  python.runPython(BEGIN);
  hear = python.pyimport("p2p_malice.worker").begin(async (/** @type {string} */ text) => {
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
  });
  for (const text of early) hear(text);
}

start().catch((error) => {
  // A failure here is the page's to tell: it hears of what nobody has caught.
  setTimeout(() => {
    throw error;
  });
});
