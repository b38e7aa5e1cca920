// On the way to a table: the direct way is tried, then come the steps by which a reply gets there, then the wait for it.

import "../words/connecting-words.js";
import { make, showPage } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { connecting, inviterOf, pageWith, WAITING_PROGRAM } from "./invitation.js";
import { isMet, oldLink, otherWays } from "./met.js";
import { sharing } from "../codes/share.js";
import { html, render } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** For how long only the direct way is spoken of, in milliseconds; mostly it is there in one. */
const DIRECT_WITHIN = 4000;

/** @typedef {import("./way.js").Way} Way */

/** Have the reply sent by which the host can call back, unless the host is reached before. @param {Way} page
 * @param {string} code "" where this browser has no address @param {number} since when the host was called first */
export function showReply(page, code, since) {
  if (!code) return showNoWay(page);
  const reply = new Reply(page, code);
  // Nothing but a reply leads to a page without a courier.
  const patience = page.needsCode ? 0 : since + DIRECT_WITHIN - performance.now();
  if (patience > 0) setTimeout(() => reply.ask(), patience);
  else reply.ask();
}

/** @param {Way} page */
function showNoWay(page) {
  const card = html`<div class="card-form"><h1>${words("call-no-way")}</h1><p>${words("call-no-way-how")}</p>
    <button type="button" @click=${() => page.stop()}>${words("page-stop")}</button></div>`;
  showPage(page.root, card);
}

class Reply {
  /** @type {unknown} What else there is to say and to do while the host doesn't answer, as a template. */
  _besides = "";
  /** The keys of what is said. */
  _keys = ["call-connecting"];
  /** How far it is: the direct way is tried, the reply is to be sent, what comes of that is awaited.
   * @type {"direct" | "asking" | "waiting"} */
  _state = "direct";
  _isSent = false;
  _element = make("div", { className: "card-form" });
  _fan = fan();
  _gone = new AbortController();

  /** @param {Way} page @param {string} code */
  constructor(page, code) {
    this.page = page;
    this._name = inviterOf(page.seat.invitation) || "none";
    this._link = linkTo(page, code);
    this._sharing = sharing(messageOf(page, code, this._link), pageWith(code), {
      send: "call-send",
      name: this._name,
      onsent: (isThere) => {
        this._isSent = true;
        // When the page is loaded again, what was sent is good for nothing.
        history.replaceState({ ...history.state, isReplied: true }, "");
        if (isThere) this._returned();
      },
    });
    this._show();
    showPage(page.root, html`${this._element}`);
    const returned = () => this._returned();
    document.addEventListener("visibilitychange", returned, this._gone);
    addEventListener("focus", returned, this._gone);
  }

  /** The direct way takes too long: say what else there is to do. */
  ask() {
    if (!this._element.isConnected) return;
    if (!this.page.isInvited) this._turn("waiting", "call-coming-back", "", "call-coming-back-how");
    else if (this.page.isCarried) {
      const { invitation } = this.page.seat;
      const mayBeOver = isMet(invitation);
      this._besides = html`${oldLink(invitation, mayBeOver)}${otherWays(this.page, invitation, null, mayBeOver)}`;
      if (mayBeOver) this._turn("waiting", "call-over", "call-over-how");
      else this._turn("waiting", "call-asleep", "call-asleep-how");
    } else this._turn("asking", "call-one-more");
  }

  /** Whoever comes back from sending it finds what is awaited now. */
  _returned() {
    if (!this._element.isConnected) return this._gone.abort();
    if (this._isSent && !document.hidden && this._state === "asking")
      this._turn("waiting", "call-sent", "call-sent-how", "call-sent-long");
  }

  /** @param {"asking" | "waiting"} state @param {...string} keys of the title and of what stands below it */
  _turn(state, ...keys) {
    this._state = state;
    this._keys = keys;
    this._show();
  }

  _show() {
    const { page, _name: name, _state: state } = this;
    const [isAsking, isWaiting] = [state === "asking", state === "waiting"];
    const kind = isAsking ? "told asking" : "told";
    render(
      html`${this._fan}${connecting(page.seat.invitation, this._keys, kind)}
        <ol class="steps" ?hidden=${!isAsking}><li>${isWaiting ? "" : this._sharing}</li>
          <li>${words("call-step-open", { name, how: this._link ? "link" : "paste" })}</li><li>${words("call-step-back")}</li></ol>
        ${this._besides}<details ?hidden=${!isWaiting}><summary>${words("call-send-again")}</summary>${isWaiting ? this._sharing : ""}</details>
        <div class="buttons" ?hidden=${state === "direct"}>
          <button type="button" @click=${() => page.askNewCode()}>${words("call-paste-another")}</button>
          <button type="button" @click=${() => page.stop()}>${words("page-stop")}</button></div>`,
      this._element,
    );
  }
}

/** Where the reply reaches the waiting table by one tap, "" for nowhere. @param {Way} page @param {string} code */
function linkTo(page, code) {
  const [, port, secret] = WAITING_PROGRAM.exec(page.seat.invitation) ?? [];
  if (port) return `http://127.0.0.1:${port}/r/${secret}#${code}`;
  return page.link?.isOfPage ? pageWith(code) : "";
}

/** A link has the code in it. @param {Way} page @param {string} code @param {string} link */
function messageOf(page, code, link) {
  const last = link ? words("call-reply-link", { link }) : code;
  return [words("call-reply", { name: page.seat.name }), last].join("\n\n");
}
