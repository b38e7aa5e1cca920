// The page on which codes go to and fro before the cards: the lobby of whoever hosts, the two codes of whoever joins.

import { make, showPage } from "../dom/dom.js";
import { sharing } from "../codes/share.js";
import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";
import { Lobby } from "./lobby.js";

const MAX_TEXT = 20_000;

/** A code on its way out, and what sends it. @typedef {import("../app-messages.d.ts").OfferMessage & {ways?: HTMLElement}} Offer */

export class CodesPage {
  /** @type {Map<number, Offer>} By friend. */
  offers = new Map();
  /** The friends whose reply was tapped, and waits until it is agreed to: what is sent then.
   * @type {Map<number, import("../app-messages.d.ts").FromPage>} */
  arrived = new Map();
  wanted = "";
  /** What was told beside the codes. @type {{state: string, text: string}[]} */
  news = [];
  isShown = false;
  /** Where a code is pasted: the same element until there is another menu. */
  _box = make("textarea", { id: "paste", rows: 2, placeholder: "MDW1-…", spellcheck: false });
  /** What is wrong with what was pasted. */
  _problem = "";

  /** @param {HTMLElement} root @param {import("../settings/settings.js").Settings} settings
   * @param {(body: import("../app-messages.d.ts").FromPage) => void} send what is told to the program @param {"page" | "program"} way
   * @param {() => boolean} hasTable whether there is a table to go back to @param {() => void} leave leaves this page */
  constructor(root, settings, send, way, hasTable, leave) {
    this.root = root;
    this.send = send;
    this.hasTable = hasTable;
    this.leave = leave;
    this.lobby = new Lobby(settings, send, way, () => this.isShown && this.show());
    this._box.oninput = () => {
      if (this._box.value.trim()) this.send({ kind: "diagnose", text: this._typed, wanted: this.wanted });
      else this._complain("");
    };
    for (const change of ["online", "offline"]) addEventListener(change, () => this.isShown && this.show());
  }

  /** What was pasted, as the program reads it: its end if it is too long, and without half characters. */
  get _typed() {
    return this._box.value.replace(/\p{Cs}/gu, "?").slice(-MAX_TEXT);
  }

  /** The codes have done what they were for. */
  close() {
    this.isShown = false;
    this.news = [];
    this.wanted = "";
    this.offers.clear();
    this.arrived.clear();
    this.lobby.leave();
  }

  /** Forget everybody. */
  reset() {
    this.close();
    this.lobby.reset();
  }

  /** Forget what was pasted. */
  clear() {
    this._box.value = this._problem = "";
  }

  /** Show it as it is now. */
  show() {
    this.isShown = true;
    const before = [...this.arrived.keys()].map((friend) => this._arrival(friend));
    const hasTable = this.hasTable() && !this.isNext;
    const leaves = hasTable ? "talk-to-table" : this.isNext ? "ending-another" : "page-stop";
    const leave = html`<button type="button" @click=${this.leave}>${words(leaves)}</button>`;
    if ([...this.offers.values()].some(({ what }) => what === "invitation")) {
      const around = { before, paste: this._pasting("talk-reply"), news: this._lastNews(2), leave };
      // Whatever is told: nothing moves away from under a finger.
      const card = this.lobby.template(this.offers, { ...around, mayBegin: !hasTable });
      return showPage(this.root, card, "page steady");
    }
    import("../words/extra-words.js").catch(() => {});
    if (this.turn) return showPage(this.root, this._turn(this.turn));
    const replies = [...this.offers.values()].map((offer) => {
      offer.ways ??= sharing(offer.message, offer.link, { send: "send-back" });
      return html`<h1>${words("talk-send-back")}</h1>${offer.ways}`;
    });
    const joining = html`<h1>${words("talk-join")}</h1>${this._pasting("paste-invitation")}`;
    const card = html`<div class="card-form">${before}${replies}${this.wanted && !this.offers.size ? joining : nothing}
      <div class="waiting" role="status">${this._lastNews(4).map((line) => html`<p>${line}</p>`)}</div>
      <div class="buttons">${leave}</div></div>`;
    showPage(this.root, card);
  }

  /** Whether another game at the same table is waited for, which was chosen in place of the last. */
  get isNext() {
    return this.lobby.stage === "next" && this.offers.size > 0;
  }

  /** The turn that is to be sent, where there is one. */
  get turn() {
    return [...this.offers.values()].find(({ what }) => what === "turn");
  }

  /** A turn of a game by message to be sent, and where the next is pasted. @param {Offer} offer */
  _turn(offer) {
    const { about, who, link, message, may_take_back: mayTakeBack } = offer;
    const onsent = () => {
      this.send({ kind: "sent", friend: 0 });
      offer.may_take_back = false;
      offer.about = words("turn-send", { state: "sent", name: who || "none" });
      this.show();
    };
    offer.ways ??= sharing(message, link, { send: "turn-share", name: who || "none", onsent });
    const back = () => this.send({ kind: "back" });
    const leave = () => this.send({ kind: "quit" });
    return html`<div class="card-form"><h1>${about}</h1>${offer.ways}
      <div class="waiting" role="status">${this._lastNews(2).map((line) => html`<p>${line}</p>`)}</div>
      <p>${words("turn-answer")}</p>
      <details><summary>${words("turn-paste")}</summary>${this._pasting("screen-paste-turn")}</details>
      <div class="buttons">${mayTakeBack ? html`<button type="button" @click=${back}>${words("turn-back")}</button>` : nothing}
        <button type="button" @click=${leave}>${words("turn-done")}</button></div></div>`;
  }

  // --- what the program tells

  /** @param {Offer & {friend: number}} offer */
  offer(offer) {
    const { friend, who, everybody, stage } = offer;
    // Nothing of the table that was left lies over a turn that is to be sent.
    if (offer.what === "turn") for (const each of document.querySelectorAll("dialog")) each.close();
    if (friend === 0) this.offers.clear();
    this.offers.set(friend, offer);
    this.arrived.delete(friend);
    this.lobby.offer(friend, who, everybody, stage);
    this.show();
  }

  /** Somebody wants to sit down. @param {{number: number, name: string}} body */
  asks({ number, name }) {
    this.lobby.asking.set(number, name);
    if (this.isShown) this.show();
  }

  /** That friend is the host's partner. @param {number} friend */
  playWith(friend) {
    this.lobby.partner = friend;
    if (this.isShown) this.show();
  }

  /** They have gone before the host has answered. @param {number} number */
  asksNoMore(number) {
    this.lobby.asking.delete(number);
    if (this.isShown) this.show();
  }

  /** How far a friend has come. @param {import("../app-messages.d.ts").FriendMessage} body */
  note(body) {
    // What was told of the last try is old by now. A reply that led nowhere is waited for again: that stays.
    if (body.state !== "sent" || this.lobby.states.get(body.friend) === "new")
      this.news = this.news.filter(({ state }) => state === "unknown_outside");
    this.lobby.note(body);
    // What is being pasted for somebody else stays open.
    if (body.state === "here" && !this._box.value) this.lobby.isPasting = false;
    if (this.isShown) this.show();
  }

  /** A code of that kind can be pasted. @param {string} what */
  want(what) {
    this.wanted = what;
    this.show();
  }

  /** What is wrong with what was pasted, "" for nothing: then it is used. @param {{text: string, wrong: string}} diagnosis */
  diagnosed({ text, wrong }) {
    if (text !== this._typed) return;
    if (!wrong) this._box.value = "";
    this._complain(wrong);
    if (!wrong) this.send({ kind: "code", text });
  }

  /** What is told again, such as for how long one waits, takes the place of what was told before. @param {string} state
   * @param {string} text */
  tell(state, text) {
    if (state === "courier_away") this.lobby.hasCourierFailed = true;
    this.news = [...this.news.filter((each) => !state || each.state !== state), { state, text }];
  }

  /** A reply was tapped: ask whether to use it. @param {number} friend @param {import("../app-messages.d.ts").FromPage} use is sent then */
  arrive(friend, use) {
    this.arrived.set(friend, use);
    this.show();
  }

  // --- what is seen of it

  /** @param {string} wrong */
  _complain(wrong) {
    this._problem = wrong;
    if (!this.isShown) return;
    this.show();
    if (wrong) this.root.querySelector(".problem")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} most */
  _lastNews(most) {
    return this.news.slice(-most).map(({ text }) => text);
  }

  /** A box for a code. @param {string} label the key of what it is for */
  _pasting(label) {
    const { _box: box, _problem: problem } = this;
    box.placeholder = this.wanted === "turn" ? "GAME1-…" : "MDW1-…";
    const paste = async () => {
      box.value = await navigator.clipboard.readText().catch(() => "");
      box.dispatchEvent(new Event("input"));
      box.focus();
    };
    const canPaste = Boolean(navigator.clipboard?.readText);
    const kind = this.wanted === "invitation" ? "main" : "";
    const button = html`<button type="button" class=${kind} @click=${paste}>${words("talk-paste")}</button>`;
    return html`<label for="paste">${words(label)}</label>${box}<p class=${problem ? "problem bad" : "problem"}
      role="status">${problem}</p>${canPaste ? button : nothing}`;
  }

  /** The question whether a reply that was tapped is to be used. @param {number} friend */
  _arrival(friend) {
    const decide = (/** @type {boolean} */ yes) => () => {
      this.send((yes && this.arrived.get(friend)) || { kind: "reply", friend, yes: false });
      this.arrived.delete(friend);
      this.show();
    };
    return html`<h1>${words("talk-arrived", { friend })}</h1><p role="status">${words("talk-arrived-how")}</p>
      <div class="buttons"><button type="button" class="main" @click=${decide(true)}>${words("page-use")}</button>
        <button type="button" @click=${decide(false)}>${words("talk-ignore")}</button></div>`;
  }
}
