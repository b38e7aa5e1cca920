// The way to a program that runs inside this page, in a worker.

import { make, showCard } from "../shell/dom.js";
import { words } from "../shell/words.js";

const TABLE = "p2p-malice table";
/** The names of files that say their version. */
const LARGE = /\bhost\/(program|pyodide)-/;

/** Fulfils the page's `Way`. Of several tabs, one has the program: two would write over each other's games. */
export class Inside {
  /** @type {Worker | null} */
  _worker = null;
  _tabs = new BroadcastChannel(TABLE);
  _hasLock = false;
  _bar = make("progress", { hidden: true, "aria-label": words("inside-loading") });
  _said = make("p", {});
  /** Lets another tab have the program. */
  _release = () => {};

  /** @param {import("../local/local.js").LocalPage} page */
  begin(page) {
    this._page = page;
    this._tabs.onmessage = () => {
      if (!this._hasLock) return;
      this._hasLock = false;
      this._worker?.terminate();
      this._worker = null;
      this._release();
      page.hear({ kind: "busy" });
    };
    this._say("status", "inside-loading");
    this._ask({ ifAvailable: true });
  }

  /** Run the program once no other tab does; where one does, and it isn't to be waited for, say so. @param {LockOptions} how */
  _ask(how) {
    // Where a browser has none, as without https, there is nothing to keep tabs apart.
    if (!navigator.locks) {
      this._hasLock = true;
      return this._run();
    }
    navigator.locks.request(TABLE, how, (lock) => {
      if (!lock) return this._page?.hear({ kind: "busy" });
      this._hasLock = true;
      this._run();
      return new Promise((done) => {
        this._release = () => done(null);
      });
    });
  }

  async _run() {
    const { _page: page } = this;
    await fetchLarge((done, all) => this._progress(done, all)).catch(() => {});
    // Meanwhile another tab may have taken it.
    if (!this._hasLock) return;
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this._worker = worker;
    let isFirst = true;
    worker.onmessage = ({ data }) => {
      page?.hear(JSON.parse(data));
      if (isFirst) keepAll().catch(() => {});
      isFirst = false;
    };
    worker.onerror = () => this._say("alert", "inside-failed");
  }

  /** @param {"status" | "alert"} role @param {"inside-loading" | "inside-failed"} key */
  _say(role, key) {
    const root = /** @type {HTMLElement} */ (this._page?.root);
    showCard(root, [make("h1", {}, words("page-title")), make("p", { role }, words(key)), this._bar, this._said]);
  }

  /** @param {number} done @param {number} all in bytes */
  _progress(done, all) {
    const [now, most] = [done, all].map((bytes) => (bytes / 1e6).toFixed(1));
    Object.assign(this._bar, { hidden: false, max: all, value: done });
    this._said.textContent = words("inside-megabytes", { done: now, all: most });
  }

  /** @param {Record<string, any>} body */
  send(body) {
    if (body.kind === "take" && !this._hasLock) {
      this._say("status", "inside-loading");
      this._tabs.postMessage("take");
      this._ask({});
    }
    this._worker?.postMessage(JSON.stringify(body));
  }
}

/** The files of this page by their names, with their sizes in bytes. @returns {Promise<Record<string, number>>} */
const listed = async () => (await fetch(new URL("./files.json", import.meta.url))).json();

/** Where the browser keeps them. Throws where it keeps nothing. */
async function kept() {
  await navigator.serviceWorker.register("sw.js");
  const { scope } = await navigator.serviceWorker.ready;
  return { scope, cache: await caches.open(`p2p-malice ${scope}`) };
}

/** Fetch the large files, which this browser then keeps; say how far it is.
 * @param {(done: number, all: number) => void} tell */
async function fetchLarge(tell) {
  const { scope, cache } = await kept();
  const files = Object.entries(await listed()).filter(([name]) => LARGE.test(name));
  const missing = [];
  for (const [name, size] of files) {
    const address = String(new URL(name, scope));
    if (!(await cache.match(address))) missing.push({ address, size });
  }
  const all = missing.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { address } of missing) {
    const [told, stored] = /** @type {ReadableStream<Uint8Array>} */ ((await fetch(address)).body).tee();
    const storing = cache.put(address, new Response(stored, { headers: { "Content-Type": typeOf(address) } }));
    const reader = told.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      done += part.value.length;
      tell(done, all);
    }
    await storing;
  }
}

/** @param {string} address */
const typeOf = (address) =>
  ({ wasm: "application/wasm", mjs: "text/javascript", json: "application/json" })[address.split(".").pop() ?? ""] ??
  "application/zip";

/** Keep all files of this page, so that it's there without a network. */
async function keepAll() {
  const { scope, cache } = await kept();
  const addresses = Object.keys(await listed()).map((name) => String(new URL(name, scope)));
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
  // Of the large files, an older version is of no more use.
  for (const { url } of await cache.keys()) if (LARGE.test(url) && !addresses.includes(url)) await cache.delete(url);
}
