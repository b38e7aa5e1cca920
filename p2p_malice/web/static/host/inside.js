// The way to a program that runs inside this page, in a worker.

import { make, showCard } from "../shell/dom.js";
import { words } from "../shell/words.js";

const TABLE = "p2p-malice table";

/** Fulfils the page's `Way`. Of several tabs, one has the program: two would write over each other's games. */
export class Inside {
  /** @type {Worker | null} */
  _worker = null;
  _tabs = new BroadcastChannel(TABLE);
  /** Lets another tab have the program. */
  _release = () => {};

  /** @param {import("../local/local.js").LocalPage} page */
  begin(page) {
    this._page = page;
    this._tabs.onmessage = () => {
      if (!this._worker) return;
      this._worker.terminate();
      this._worker = null;
      this._release();
      page.hear({ kind: "busy" });
    };
    this._say("status", "inside-loading");
    this._ask({ ifAvailable: true });
  }

  /** Run the program once no other tab does; where one does, and it isn't to be waited for, say so. @param {LockOptions} how */
  _ask(how) {
    navigator.locks.request(TABLE, how, (lock) => {
      if (!lock) return this._page?.hear({ kind: "busy" });
      this._run();
      return new Promise((done) => {
        this._release = () => done(null);
      });
    });
  }

  _run() {
    const { _page: page } = this;
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
    showCard(root, [make("h1", {}, words("page-title")), make("p", { role }, words(key))]);
  }

  /** @param {Record<string, any>} body */
  send(body) {
    if (body.kind === "take" && !this._worker) {
      this._say("status", "inside-loading");
      this._tabs.postMessage("take");
      this._ask({});
    }
    this._worker?.postMessage(JSON.stringify(body));
  }
}

/** Keep all files of this page, so that it's there without a network. */
async function keepAll() {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("sw.js");
  const { scope } = await navigator.serviceWorker.ready;
  const names = await (await fetch(new URL("./files.json", import.meta.url))).json();
  const cache = await caches.open(`p2p-malice ${scope}`);
  for (const name of names) {
    const address = String(new URL(name, scope));
    if (!(await cache.match(address))) await cache.add(address);
  }
}
