// The host's lobby: a line for each friend and how far they have come, one button that sends the invitation, and what
// else can be done with it behind others.

import { initialsOf } from "../players/avatars.js";
import { make } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { noticeTurn } from "../table/turn-notice.js";
import { personLine } from "../players/person-line.js";
import { copy, handOver, messageField, showQr, whatsapp } from "../codes/share.js";
import { unbroken } from "../words/unbroken.js";
import { html, nothing } from "../vendor/lit-html.js";
import { both } from "../state/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {"new" | "free" | "sent" | "connecting" | "here" | "away"} State */
/** @typedef {import("../app-messages.d.ts").OfferMessage} Offer */

const TOAST = 4000;

export class Lobby {
  /** @type {Map<number, State>} How far each friend has come. */
  states = new Map();
  /** @type {Map<number, string>} */
  names = new Map();
  /** The friend whose invitation is at hand. */
  friend = 0;
  /** Whether one invitation is for all friends; it counts as that of friend 0. */
  isForAll = false;
  /** Whether a courier carries the replies, so that nobody has to paste any; and whether it has failed to. */
  isCarried = false;
  hasCourierFailed = false;
  /** Who wants to sit down, by the number under which the host is asked. @type {Map<number, string>} */
  asking = new Map();
  asksFirst = false;
  /** The friend who plays with the host, where that can be chosen; 0 for nobody yet. */
  partner = 0;
  /** Who has been here. @type {Set<number>} */
  met = new Set();
  /** The names of those who have played with the host before. @type {Set<string>} */
  known = new Set();
  isReading = false;
  isPasting = false;
  /** What came of handing over the invitation. */
  said = "";
  /** What the invitation leads to, as in `CodeToSend` of the program. */
  stage = "";
  _field = messageField("");
  /** @type {HTMLElement | null} */
  _fan = null;

  /**
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(body: import("../app-messages.d.ts").FromPage) => void} send what is told to the program
   * @param {"page" | "program"} way where the program runs: a page that has it in itself can't be reached by a code
   * @param {() => void} redraw shows the lobby again, as it is then
   */
  constructor(settings, send, way, redraw) {
    this.way = way;
    this.redraw = redraw;
    this.settings = settings;
    this.send = send;
  }

  /** Begin anew with the same friends. */
  leave() {
    this.states.clear();
    this.friend = this.partner = 0;
    this.isReading = this.isPasting = this.isForAll = this.asksFirst = this.hasCourierFailed = false;
    this.asking.clear();
    this.said = this.stage = "";
  }

  /** Forget everybody. */
  reset() {
    this.leave();
    this.met.clear();
    this.names.clear();
  }

  /** Whether anything was sent that a friend hasn't come by yet. */
  get isWaiting() {
    return [...this.states.values()].some((state) => state === "sent" || state === "connecting");
  }

  /** Whether nobody is left to be invited, so that replies are what is waited for. */
  get _isAllSent() {
    return this.isWaiting && ![...this.states.values()].includes("new");
  }

  /** Whether the steps by hand aren't needed. */
  get _isByItself() {
    return this.isCarried && !this.hasCourierFailed;
  }

  /** Note how far a friend has come; whoever has just come is announced, and the next one to invite comes up.
   * @param {import("../app-messages.d.ts").FriendMessage} body */
  note({ friend, who, state, known }) {
    if (known) this.known.add(who);
    const before = this.states.get(friend);
    this.states.set(friend, /** @type {State} */ (state));
    // One message for all was sent to each.
    if (this.isForAll && friend === 0 && state === "sent")
      for (const [each, its] of this.states) if (its === "new") this.states.set(each, "sent");
    if (who) this.names.set(friend, who);
    if (state === "here") {
      this.met.add(friend);
      this.said = "";
    }
    if (state === "here" && before && before !== "here")
      this._announce(words("lobby-came", { name: this.called(friend) }));
    if (!this.isForAll && before !== state && friend === this.friend && (state === "sent" || state === "here"))
      this._goOn();
  }

  /** An invitation for a friend: of those that are new, the first is shown. One may be for everybody.
   * @param {number} friend @param {string} who @param {[number, string][]} [everybody] @param {string} [stage] */
  offer(friend, who, everybody = [], stage = "") {
    this.stage = stage;
    this.isCarried = everybody.length > 0;
    this.isForAll = everybody.some(([each]) => each > 0);
    if (this.isForAll)
      for (const [each, name] of everybody) {
        this.states.set(each, name ? "new" : "free");
        if (name) this.names.set(each, name);
      }
    if (stage === "back" || stage === "over")
      for (const [each, name] of new Map([...everybody, [friend, who]])) if (name) this.met.add(each);
    if (who) this.names.set(friend, who);
    const isShown = this.states.has(this.friend) && this.friend !== friend;
    this.states.set(friend, "new");
    if (!isShown || this.states.get(this.friend) !== "new") this.friend = friend;
  }

  /** The next friend who is to be invited comes up; what was said of the last one stays, to be read. */
  _goOn() {
    const order = [...this.states.keys()].sort((a, b) => Number(a <= this.friend) - Number(b <= this.friend) || a - b);
    const next = order.find((each) => this.states.get(each) === "new");
    if (next === undefined) return;
    this.friend = next;
    this.isReading = false;
  }

  /** @param {number} friend */
  _turnTo(friend) {
    this.friend = friend;
    this.isReading = false;
    this.said = "";
  }

  /** @param {string} text */
  _announce(text) {
    noticeTurn(this.settings, text);
    const toast = make("p", { className: "toast", role: "status" }, text);
    document.body.append(toast);
    setTimeout(() => toast.remove(), TOAST);
  }

  /** What a friend is called. @param {number} friend */
  called(friend) {
    return this.names.get(friend) || words("lobby-friend", { friend });
  }

  /** The lobby as a card. @param {Map<number, Offer>} offers
   * @param {{before: unknown[], paste: unknown, news: string[], leave: unknown, mayBegin: boolean}} around what stands above
   * and below it; `mayBegin` offers to start without the others */
  template(offers, { before, paste, news, leave, mayBegin }) {
    const known = this.isForAll ? [...this.states.keys()].filter((friend) => friend > 0) : [...offers.keys()];
    const friends = known.sort((a, b) => a - b);
    if (!offers.has(this.friend)) this.friend = friends[0];
    const isSeveral = friends.length > 1 && !this.isForAll;
    const initials = initialsOf(friends.map((friend) => this.called(friend)));
    const offer = /** @type {Offer} */ (offers.get(this.friend));
    const missing = friends.filter((friend) => this.states.get(friend) !== "here");
    const awaited = missing.length;
    const [invite, wait] = [
      this.isForAll ? "lobby-all-title" : "lobby-title",
      this._isByItself ? "lobby-all-waiting" : "lobby-waiting",
    ];
    const sent = friends.filter((friend) => this.states.get(friend) !== "new").length;
    // Who has a seat at that game isn't invited to it as if for the first time.
    const returns = /^(back|over)$/.test(this.stage) && awaited > 0 && missing.every((friend) => this.met.has(friend));
    const isComplete = this.partner > 0 && !awaited;
    const title = isComplete
      ? words("lobby-all-here")
      : this._isAllSent
        ? words(wait, { count: awaited })
        : isSeveral && sent
          ? words("lobby-progress", { sent, count: friends.length })
          : returns
            ? words("lobby-return", {
                how: this._isByItself ? "itself" : "hand",
                names: both(missing.map((each) => this.called(each))),
              })
            : words(invite, { count: friends.length });
    const way = !this._isByItself ? this.way : this.isForAll ? "all" : "friend";
    const byHand = html`<details><summary>${words("lobby-reply")}</summary>${paste}</details>`;
    const told = navigator.onLine ? news : [words("lobby-offline"), ...news];
    // Only what is in the page gets its figures.
    this._fan ??= fan(56);
    const inviting = html`${this.isForAll ? this._asking() : nothing}${this._invitation(offer, isSeveral)}${stepsOf(words("lobby-how", { way }))}
      ${this._isByItself ? byHand : this.isPasting ? paste : this._replies()}`;
    const begins = isComplete ? "lobby-deal" : this.stage === "over" ? "talk-to-table" : "talk-begin";
    const begin = html`<button type="button" class=${isComplete ? "main" : ""}
      @click=${() => this.send({ kind: "begin" })}>${words(begins)}</button>`;
    return html`<div class="card-form">${before.length ? before : this._fan}<h1>${title}</h1>
      <p class="plays">${unbroken(offer.about)}</p>
      <ul class="people">${friends.map((friend, at) => html`<li>${this._line(friend, initials[at], at + 1, isSeveral)}${mayBegin ? [this._with(friend), this._out(friend)] : nothing}</li>`)}</ul>
      ${isComplete ? nothing : inviting}
      <div class="waiting" role="status">${told.map((line) => html`<p>${line}</p>`)}</div>
      <div class="buttons">${friends[0] && mayBegin ? begin : nothing}${leave}</div></div>`;
  }

  /** What makes a friend the partner. @param {number} friend */
  _with(friend) {
    if (!this.partner || this.states.get(friend) !== "here") return nothing;
    const name = this.called(friend);
    const choose = () => this.send({ kind: "with", friend });
    return html`<button type="button" class="out" aria-pressed=${friend === this.partner} aria-label=${words("lobby-with-of", { name })}
      @click=${choose}>${words("lobby-with")}</button>`;
  }

  /** What frees the seat of somebody who came by the invitation for all and is no friend, or who doesn't come back for the
   * next game. @param {number} friend */
  _out(friend) {
    const isHere = this.states.get(friend) === "here";
    const isNext = this.stage === "next" && this.met.has(friend);
    if (!this.isForAll || !(isHere || isNext)) return nothing;
    const name = this.called(friend);
    const free = () => {
      this.send({ kind: "out", friend });
      if (isHere) return;
      this.states.set(friend, "free");
      // The invitation for all may have been for them alone.
      for (const each of [friend, this.friend]) this.names.delete(each);
      this.met.delete(friend);
      this.redraw();
    };
    const [said, label] = isNext || this.known.has(name) ? ["dismiss", "dismiss"] : ["lobby-out", "lobby-out-of"];
    return html`<button type="button" class="out" aria-label=${words(label, { name })} @click=${free}>${words(said, { name })}</button>`;
  }

  /** Who wants to sit down, and whether the host is asked at all. */
  _asking() {
    const answer = (/** @type {number} */ number, /** @type {boolean} */ yes) => () => {
      this.asking.delete(number);
      this.send({ kind: "admit", number, yes });
      this.redraw();
    };
    const rows = [...this.asking].map(
      ([number, name]) => html`<p class="asks" role="alert"><span>${words("lobby-asks", { name })}</span>
        <button type="button" class="main" @click=${answer(number, true)}>${words("lobby-admit")}</button>
        <button type="button" @click=${answer(number, false)}>${words("lobby-refuse")}</button></p>`,
    );
    const choose = () => {
      this.asksFirst = !this.asksFirst;
      this.send({ kind: "ask", on: this.asksFirst });
      this.redraw();
    };
    return html`${rows}<label class="switch"><input type="checkbox" .checked=${this.asksFirst} @change=${choose}>
      ${words("lobby-ask-first")}</label>`;
  }

  /** What opens the box for a reply. */
  _replies() {
    const open = () => {
      Object.assign(this, { isPasting: true, isReading: false });
      this.redraw();
      const box = document.getElementById("paste");
      box?.focus({ preventScroll: true });
      box?.scrollIntoView({ block: "center" });
    };
    return html`<button type="button" id="replies" class=${this._isAllSent ? "main" : ""} @click=${open}>${words("lobby-reply")}</button>`;
  }

  /** @param {number} friend @param {string} initials @param {number} seat @param {boolean} isSeveral */
  _line(friend, initials, seat, isSeveral) {
    const state = this.states.get(friend) ?? "new";
    const kind = state === "here" || state === "new" ? state : "waiting";
    // Who was at the table before is invited again.
    const told = words("lobby-state", { state: state === "new" && this.met.has(friend) ? "away" : state });
    const line = personLine({ name: this.called(friend), initials, state: told, kind }, seat);
    const [classes, id] = [`person ${kind}`, `friend-${friend}`];
    if (!isSeveral) return html`<div class=${classes} id=${id}>${line}</div>`;
    const turnTo = () => {
      this._turnTo(friend);
      this.redraw();
    };
    return html`<button type="button" class=${classes} id=${id} aria-pressed=${friend === this.friend} @click=${turnTo}>${line}</button>`;
  }

  /** What can be done with the invitation of one friend. @param {Offer} offer @param {boolean} isSeveral */
  _invitation({ message, link }, isSeveral) {
    const { friend, isReading, _field: field } = this;
    const sent = () => this.send({ kind: "sent", friend });
    field.value = message;
    const name = isSeveral || this.names.has(friend) ? this.called(friend) : "none";
    const copied = async () => {
      this.said = await copy(field, name);
      this.redraw();
      sent();
    };
    const again = this.states.get(friend) === "new" ? "no" : "yes";
    const main = this._isAllSent && !this._isByItself ? "" : "main";
    const share = async () => {
      const came = await handOver(message);
      if (came === "shared") sent();
      if (came === "refused") await copied();
    };
    const read = () => {
      this.isReading = !isReading;
      this.redraw();
    };
    const shares = html`<button type="button" @click=${share}>${words("share-share")}</button>`;
    const scans = html`<button type="button" @click=${() => showQr(link)}>${words("share-qr")}</button>`;
    return html`${whatsapp(message, words("lobby-whatsapp", { name, again }), main, copied, "whatsapp")}
      <div class="buttons tools">${"share" in navigator ? shares : nothing}
        <button type="button" id="copy" @click=${copied}>${words("share-copy")}</button>${link ? scans : nothing}
        <button type="button" id="message" aria-expanded=${isReading} @click=${read}>${words("lobby-message")}</button></div>
      <p class="said" role="status">${this.said}</p>
      <div class="sharing" ?hidden=${!isReading}>${field}
        <button type="button" @click=${() => this.send({ kind: "new", friend })}>${words("lobby-new")}</button></div>`;
  }
}

/** What is to be done, step by step where there are several lines. @param {string} text */
function stepsOf(text) {
  const lines = text.split("\n");
  if (lines.length === 1) return html`<p class="about">${text}</p>`;
  return html`<ol class="about">${lines.map((line) => html`<li>${line}</li>`)}</ol>`;
}
