// The way to a program that runs inside this page, in a worker.

import { make, showCard } from "../shell/dom.js";
import { words } from "../shell/words.js";

/** Fulfils the page's `Way`. */
export class Inside {
  _worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

  /** @param {import("../local/local.js").LocalPage} page */
  begin(page) {
    showCard(page.root, [make("h1", {}, words("page-title")), make("p", { role: "status" }, words("inside-loading"))]);
    this._worker.onmessage = ({ data }) => page.hear(JSON.parse(data));
    this._worker.onerror = () => {
      showCard(page.root, [make("h1", {}, words("page-title")), make("p", { role: "alert" }, words("inside-failed"))]);
    };
  }

  /** @param {Record<string, any>} body */
  send(body) {
    this._worker.postMessage(JSON.stringify(body));
  }
}
