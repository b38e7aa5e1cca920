// The way to a program that runs inside this page, in a worker.

import { earlyMenu, keepMenu } from "./early-home.js";
import { stunServers } from "../webrtc/stun-servers.js";
import { make, showPage } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { keptSeat } from "../state/seat-store.js";
import { rulesButton, showRules } from "../rules/rules-button.js";
import { TABLE_LOCK } from "../table/tab-lock.js";
import { html, nothing } from "../vendor/lit-html.js";
import { languages, ownFiles, words } from "../words/catalogue.js";
import { heardGames } from "../results/heard-games.js";
import { keptTicket, Peers } from "../webrtc/host-peers.js";

/** The names of large files, and of all files of this page alone, that say their version. */
const LARGE = /\bhost\/(program|pyodide)-/;
const VERSIONED = /\bhost\/((program|pyodide)-|.*-[0-9A-Z]{8}\.js$)/;

/** Milliseconds after which a browser that doesn't answer is taken for one that keeps no files. */
const READY_WITHIN = 5000;

/** Milliseconds after which whoever looks at home is told that the program is still to come. */
const QUICK = 2500;
/** Milliseconds in which another tab gives the table to one with a friend's turn. */
const TURN_WAITS = 1500;

/** Fulfils the page's `Way`. Of several tabs, one has the program: two would write over each other's games. */
export class PythonProgram {
  /** @type {"page"} */
  name = "page";
  /** @type {Worker | null} */
  _worker = null;
  /** @type {Peers | null} */
  _peers = null;
  /** @type {import("../courier/host-courier.js").HostCourier | null} */
  _carrier = null;
  _tabs = new BroadcastChannel(TABLE_LOCK);
  _hasLock = false;
  /** Whether the program has said what may be begun. */
  _isThere = false;
  /** What was chosen before. @type {import("../app-messages.d.ts").ChosenMessage | null} */
  _wanted = null;
  _bar = make("progress", { hidden: true, "aria-label": words("inside-loading") });
  _said = make("p", {});
  _status = make("p", { role: "status" });
  /** How far the program is, below what may be begun. */
  _strip = make("div", { className: "starting strip paper", hidden: true }, this._status, this._bar, this._said);
  /** Tells that something is waited for. */
  _go = () => {};
  /** Lets another tab have the program. */
  _release = () => {};

  /** @param {import("../menu/app-page.js").AppPage} page */
  begin(page) {
    this._page = page;
    this._tabs.onmessage = ({ data }) => {
      if (!this._hasLock) return;
      if (data.reply) return this._takeReply(page, data.reply);
      // A turn that a friend has sent may be shown elsewhere, unless friends would lose this table.
      if (data !== "take" && (data !== "turn" || page.isHosting)) return;
      this._hasLock = false;
      this._worker?.terminate();
      this._peers?.close();
      this._carrier?.close();
      this._worker = this._peers = this._carrier = null;
      this._release();
      page.beginAnew();
      page.showElsewhere(data === "turn");
    };
    // Who has just tapped a friend's turn is told what that is.
    const isTurn = /^#GAME\d/i.test(location.hash);
    if (isTurn) this._say("status", "inside-turn");
    if (isTurn && navigator.locks) this._tabs.postMessage("turn");
    if (!isTurn) return this._ask({ ifAvailable: true });
    const patience = new AbortController();
    setTimeout(() => patience.abort(), TURN_WAITS);
    this._ask({ signal: patience.signal });
  }

  /** A friend's reply was tapped, which has opened another tab. Any page can do that, and one reply waits at a time.
   * @param {import("../menu/app-page.js").AppPage} page @param {string} text */
  _takeReply(page, text) {
    if (page.codes.wanted !== "reply" || page.codes.arrived.size) return;
    page.codes.arrive(0, { kind: "code", text });
    this._tabs.postMessage("taken");
  }

  /** Run the program once no other tab does; where one does, and it isn't to be waited for, say so. @param {LockOptions} how */
  _ask(how) {
    // Where a browser has none, as without https, there is nothing to keep tabs apart: nothing is saved.
    if (!navigator.locks) {
      this._hasLock = true;
      return this._run();
    }
    const isBusy = () => this._page?.hear({ kind: "busy" });
    navigator.locks
      .request(TABLE_LOCK, how, (lock) => {
        if (!lock) return isBusy();
        this._hasLock = true;
        this._run();
        return new Promise((done) => {
          this._release = () => done(null);
        });
      })
      .catch(isBusy);
  }

  async _run() {
    const { _page: page } = this;
    this._isThere = false;
    if (!/^#GAME\d/i.test(location.hash)) await this._showHome();
    const wanted = new Promise((done) => {
      this._go = () => done(null);
    });
    // Who saves data isn't sent 7 MB unasked.
    const isAsked = !(/** @type {any} */ (navigator).connection?.saveData) || !this._isAtHome || location.hash;
    const may = () => (isAsked || this._wanted ? null : wanted);
    await fetchLarge((done, all) => this._progress(done, all), may).catch(() => {});
    // Meanwhile another tab may have taken it.
    if (!this._hasLock) return;
    const address = String(new URL("./", location.href));
    const notes = await this._courier();
    if (!this._hasLock) return;
    const courier = notes?.courierAddress() ?? "";
    const asks = stunServers().length > 0;
    const ticket = courier && keptTicket();
    const { lang } = document.documentElement;
    const spoken = lang === languages[0] ? "" : lang;
    const called = this._page?.settings.name ?? "";
    const isAlone = Boolean(navigator.locks);
    const name = JSON.stringify({ address, courier, ticket, asks, isAlone, spoken, called });
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });
    this._worker = worker;
    const tell = (/** @type {[number, string, string]} */ ...said) => worker.postMessage(said);
    const peers = new Peers(tell);
    this._peers = peers;
    const carrier = notes && new notes.HostCourier(tell);
    this._carrier = carrier;
    this._handOverHeard(worker).catch(() => {});
    let isFirst = true;
    worker.onmessage = ({ data }) => {
      if (data.taken) return this._forgetHeard();
      if (data.unkept) return page?.complain(words("inside-unkept", { why: data.unkept }));
      if (Array.isArray(data)) return (data[0] < 0 ? carrier : peers)?.ask(data[0], data[1], data[2]);
      // That it's ready is no news to a page where nothing has begun, except perhaps reading the rules.
      if (isFirst) keepAll().catch(() => {});
      else this._hear(JSON.parse(data));
      isFirst = false;
    };
    worker.onerror = () => {
      // What it couldn't start from is fetched again next time.
      if (isFirst) forgetLarge().catch(() => {});
      worker.terminate();
      peers.close();
      carrier?.close();
      // Whatever is on the screen leads nowhere any more.
      this._isAtHome = false;
      page?.hear({ kind: "ready" });
      this._say("alert", "inside-failed");
    };
  }

  /** Show what may be begun while the program loads; what is chosen opens by itself once it's there. */
  async _showHome() {
    const page = /** @type {import("../menu/app-page.js").AppPage} */ (this._page);
    const [seat, heard] = await Promise.all([keptSeat(), heardGames()]).catch(() => [null, null]);
    page.menu.seat = seat;
    this._early = await earlyMenu(Boolean(seat || heard?.text), page.settings.name, heard?.text).catch(() => null);
    if (!this._early) return this._say("status", "inside-loading");
    if (!this._hasLock || this._isThere) return;
    this._isAtHome = true;
    this._draw();
    setTimeout(() => this._tell(), QUICK);
  }

  /** What is shown until the program is there. @type {import("../app-messages.d.ts").MenuMessage | null} */
  _early = null;
  _isAtHome = false;

  /** Draw home anew. */
  _draw() {
    const word = this._wanted?.word ?? this._page?.begun().word ?? "";
    if (this._early) this._page?.menu.show(this._early, { word, below: this._strip });
  }

  /** Say that it's still to come, and what then. */
  _tell() {
    if (!this._isAtHome) return;
    const isWaited = this._wanted || this._page?.begun().word;
    this._status.textContent = words(isWaited ? "inside-opens" : "inside-loading");
    // Who only looks at home needs to know no more than that.
    this._said.hidden = !isWaited;
    this._strip.hidden = false;
  }

  /** @param {import("../app-messages.d.ts").ToPage} body */
  _hear(body) {
    // What lies over home, such as the rules, stays.
    if (body.kind === "ready" && this._isAtHome) return;
    const { _wanted: wanted } = this;
    // It may go on where it was, without a question.
    this._isThere = true;
    this._isAtHome = false;
    this._wanted = this._early = null;
    this._page?.hear(body);
    if (body.kind !== "menu") return;
    keepMenu(body);
    if (wanted && (wanted.word in body.choices || wanted.word in body.besides)) this.send(wanted);
  }

  /** Forgets the games that the program has taken over. */
  _forgetHeard = async () => {};

  /** Give the program what this browser has heard of games as a guest. @param {Worker} worker */
  async _handOverHeard(worker) {
    const { text, forget } = await heardGames();
    this._forgetHeard = () => forget().catch(() => {});
    if (text) worker.postMessage({ heard: text });
  }

  /** What carries notes, null where the site names no courier or this browser can't seal any. */
  async _courier() {
    if (!document.querySelector("meta[name=courier]")) return null;
    const notes = await import("../courier/host-courier.js");
    return (await notes.canSeal()) ? notes : null;
  }

  /** @param {"status" | "alert"} role @param {"inside-loading" | "inside-turn" | "inside-failed"} key */
  _say(role, key) {
    const root = /** @type {HTMLElement} */ (this._page?.root);
    const joins = "RTCPeerConnection" in window ? "yes" : "no";
    const reload = html`<button type="button" class="main" @click=${() => location.reload()}>${words("page-reload")}</button>`;
    this._said.hidden = false;
    const card = html`<div class="card-form">${fan()}<h1 class="wordmark">${words("page-title")}</h1>
      <div class="starting"><p role=${role}>${words(key, { joins })}</p>${role === "status" ? [this._bar, this._said] : nothing}</div>
      ${role === "alert" ? reload : nothing}${rulesButton()}</div>`;
    showPage(root, card);
  }

  /** @param {number} done @param {number} all in bytes */
  _progress(done, all) {
    this._tell();
    const [now, most] = [done, all].map((bytes) => (bytes / 1e6).toFixed(1));
    Object.assign(this._bar, { hidden: false, max: all, value: done });
    this._said.textContent = words("inside-megabytes", { done: now, all: most });
    if (done < all) return;
    // How far Python is with starting, nobody can say.
    this._bar.removeAttribute("value");
    this._said.textContent = words("inside-starting");
  }

  /** @param {import("../app-messages.d.ts").FromPage} body */
  send(body) {
    // Whoever joins a friend's table does so at the guests' page.
    if (body.kind === "chosen" && body.word === "join") return location.assign("./#join");
    // The usual rules are here already.
    if (body.kind === "chosen" && body.word === "rules" && this._isAtHome) return showRules();
    if (body.kind === "chosen" && this._isAtHome) {
      this._wanted = body;
      this._go();
      this._draw();
      return this._tell();
    }
    if (body.kind === "take" && !this._hasLock) {
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
  const late = new Promise((_, reject) => setTimeout(reject, READY_WITHIN));
  const { scope } = await Promise.race([navigator.serviceWorker.ready, late]);
  return { scope, cache: await caches.open(`p2p-malice ${scope}`) };
}

/** Fetch the large files, which this browser then keeps; say how far it is.
 * @param {(done: number, all: number) => void} tell
 * @param {() => unknown} [may] what is awaited before, if there is anything to fetch */
export async function fetchLarge(tell, may = () => {}) {
  const { scope, cache } = await kept();
  const files = Object.entries(await listed()).filter(([name]) => LARGE.test(name));
  const missing = [];
  for (const [name, size] of files) {
    const address = String(new URL(name, scope));
    if (!(await cache.match(address))) missing.push({ address, size });
  }
  if (missing.length) await may();
  const all = missing.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const fetching = missing.map(async ({ address, size }) => {
    let own = 0;
    /** @type {TransformStream<Uint8Array, Uint8Array>} */
    const counting = new TransformStream({
      transform(part, to) {
        own += part.length;
        done += part.length;
        tell(done, all);
        to.enqueue(part);
      },
      // Of a body that breaks off with an error, nothing is kept.
      flush(to) {
        if (own !== size) to.error(new Error("another size"));
      },
    });
    const { ok, body } = await fetch(address);
    if (!ok) throw new Error("no such file");
    const counted = /** @type {ReadableStream<Uint8Array>} */ (body).pipeThrough(counting);
    await cache.put(address, new Response(counted, { headers: { "Content-Type": typeOf(address) } }));
  });
  await Promise.all(fetching);
}

/** Keep them no longer. */
async function forgetLarge() {
  const { cache } = await kept();
  for (const { url } of await cache.keys()) if (LARGE.test(url)) await cache.delete(url);
}

/** @param {string} address */
const typeOf = (address) =>
  ({ wasm: "application/wasm", js: "text/javascript", json: "application/json" })[address.split(".").pop() ?? ""] ??
  "application/zip";

/** The words of the program in another language. @param {string} code */
const wordsFile = (code) => `words.${code}.txt`;

/** Keep all files of this page, so that it's there without a network. */
async function keepAll() {
  const { scope, cache } = await kept();
  const own = ownFiles.length ? [...ownFiles, `host/${wordsFile(document.documentElement.lang)}`] : [];
  const sizes = await listed();
  const names = [...Object.keys(sizes), ...own];
  const addresses = names.map((name) => String(new URL(name, scope)));
  for (const [at, address] of addresses.entries()) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    const { size } = await response.clone().blob();
    // A host may answer with a page, or with the part of a file that it has.
    if (!response.ok || size !== (sizes[names[at]] ?? size)) throw new Error(`not ${names[at]}`);
    await cache.put(address, response);
  }
  // An older version is of no more use.
  for (const { url } of await cache.keys())
    if (VERSIONED.test(url) && !addresses.includes(url)) await cache.delete(url);
}
