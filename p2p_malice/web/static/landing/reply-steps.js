// On the way to a table: the direct way is tried, then come the steps by which a reply gets there, then the wait for it.

import "../words/connecting-words.js";
import { button, make, showCard } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { connecting, inviterOf, pageWith, WAITING_PROGRAM } from "./invitation.js";
import { sharing } from "../codes/share.js";
import { words } from "../words/catalogue.js";

/** For how long only the direct way is spoken of, in milliseconds; mostly it is there in one. */
const DIRECT_WITHIN = 4000;

/** @typedef {import("../guest/guest-page.js").GuestPage} GuestPage */

/** Have the reply sent by which the host can call back, unless the host is reached before. @param {GuestPage} page
 * @param {string} code "" where this browser has no address @param {number} since when the host was called first */
export function showReply(page, code, since) {
  if (!code) return showNoWay(page);
  const reply = new Reply(page, code);
  // Nothing but a reply leads to a page.
  const patience = page.link?.isOfPage ? 0 : since + DIRECT_WITHIN - performance.now();
  if (patience > 0) setTimeout(() => reply.ask(), patience);
  else reply.ask();
}

/** @param {GuestPage} page */
function showNoWay(page) {
  const stop = button(words("page-stop"), () => page._stop());
  showCard(page.root, [make("h1", {}, words("call-no-way")), make("p", {}, words("call-no-way-how")), stop]);
}

class Reply {
  /** @param {GuestPage} page @param {string} code */
  constructor(page, code) {
    this.page = page;
    this.name = inviterOf(page.seat.invitation) || "none";
    this.isSent = false;
    const link = linkTo(page, code);
    const { name } = this;
    this.sharing = sharing(messageOf(page, code, link), pageWith(code), {
      send: "call-send",
      name,
      onsent: (isThere) => {
        this.isSent = true;
        // When the page is loaded again, what was sent is good for nothing.
        history.replaceState({ ...history.state, isReplied: true }, "");
        if (isThere) this._returned();
      },
    });
    this.steps = make(
      "ol",
      { className: "steps", hidden: true },
      make("li", {}, this.sharing),
      make("li", {}, words("call-step-open", { name, how: link ? "link" : "paste" })),
      make("li", {}, words("call-step-back")),
    );
    this.told = connecting(page.seat.invitation);
    this.told.append(...this.about);
    this.again = make("details", { hidden: true }, make("summary", {}, words("call-send-again")));
    this.others = make(
      "div",
      { className: "buttons", hidden: true },
      button(words("call-paste-another"), () => page._askNewCode()),
      button(words("page-stop"), () => page._stop()),
    );
    showCard(page.root, [fan(), this.told, this.steps, this.again, this.others]);
    const returned = () => this._returned();
    document.addEventListener("visibilitychange", returned, this._coming);
    addEventListener("focus", returned, this._coming);
  }

  about = [make("p"), make("p", { className: "long" })];
  _gone = new AbortController();
  _coming = { signal: this._gone.signal };

  /** The direct way takes too long: say what else there is to do. */
  ask() {
    if (!this.told.isConnected) return;
    this.others.hidden = false;
    if (!this.page.isInvited) return this._wait("call-coming-back", "", "call-coming-back-how");
    this.told.classList.add("asking");
    this._say("call-one-more");
    this.steps.hidden = false;
  }

  /** Whoever comes back from sending it finds what is awaited now. */
  _returned() {
    if (!this.told.isConnected) return this._gone.abort();
    if (this.isSent && !document.hidden && !this.steps.hidden)
      this._wait("call-sent", "call-sent-how", "call-sent-long");
  }

  /** @param {string} title @param {...string} about */
  _wait(title, ...about) {
    this.told.classList.remove("asking");
    this._say(title, ...about);
    this.again.hidden = false;
    this.steps.hidden = true;
    this.again.append(this.sharing);
  }

  /** @param {...string} keys of the title and of what stands below it */
  _say(...keys) {
    const lines = [this.told.firstElementChild, ...this.about];
    for (const [at, line] of lines.entries()) {
      if (line) line.textContent = keys[at] ? words(keys[at], { name: this.name }) : "";
    }
  }
}

/** Where the reply reaches the waiting table by one tap, "" for nowhere. @param {GuestPage} page @param {string} code */
function linkTo(page, code) {
  const [, port, secret] = WAITING_PROGRAM.exec(page.seat.invitation) ?? [];
  if (port) return `http://127.0.0.1:${port}/r/${secret}#${code}`;
  return page.link?.isOfPage ? pageWith(code) : "";
}

/** A link has the code in it. @param {GuestPage} page @param {string} code @param {string} link */
function messageOf(page, code, link) {
  const last = link ? words("call-reply-link", { link }) : code;
  return [words("call-reply", { name: page.seat.name }), last].join("\n\n");
}
