// The way to a program that runs inside this page, in a worker.

import { make, showCard } from "../shell/dom.js";
import { words } from "../shell/words.js";

/** Fulfils the page's `Way`. */
export class Inside {
  _isKept = false;
  _worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

  /** @param {import("../local/local.js").LocalPage} page */
  begin(page) {
    showCard(page.root, [make("h1", {}, words("page-title")), make("p", { role: "status" }, words("inside-loading"))]);
    this._worker.onmessage = ({ data }) => {
      page.hear(JSON.parse(data));
      if (!this._isKept) keepAll().catch(() => {});
      this._isKept = true;
    };
    this._worker.onerror = () => {
      showCard(page.root, [make("h1", {}, words("page-title")), make("p", { role: "alert" }, words("inside-failed"))]);
    };
  }

  /** @param {Record<string, any>} body */
  send(body) {
    this._worker.postMessage(JSON.stringify(body));
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
