// The host's lobby: a line for each friend and how far they have come, one button that sends the invitation, and what
// else can be done with it behind others.

import { initialsOf } from "../players/avatars.js";
import { button, make, showCard } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { noticeTurn } from "../table/turn-notice.js";
import { personLine } from "../players/person-line.js";
import { copy, showQr, whatsapp } from "../codes/share.js";
import { unbroken } from "../menu/home.js";
import { words } from "../words/catalogue.js";

/** @typedef {"new" | "sent" | "connecting" | "here" | "away"} State */
/** @typedef {{code: string, message: string, link: string, who: string, about: string}} Offer */

const TOAST = 4000;

export class Lobby {
  /** @type {Map<number, State>} How far each friend has come. */
  states = new Map();
  /** @type {Map<number, string>} */
  names = new Map();
  /** The friend whose invitation is at hand. */
  friend = 0;
  /** Who has been here. @type {Set<number>} */
  met = new Set();
  isReading = false;
  isPasting = false;
  said = make("p", { className: "said", role: "status" });

  /**
   * @param {HTMLElement} root
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(body: Record<string, any>) => void} send what is told to the program
   * @param {"page" | "program"} way where the program runs: a page that has it in itself can't be reached by a code
   */
  constructor(root, settings, send, way) {
    this.root = root;
    this.way = way;
    this.settings = settings;
    this.send = send;
  }

  /** Begin anew with the same friends. */
  leave() {
    this.states.clear();
    this.friend = 0;
    this.isReading = this.isPasting = false;
    this.said.textContent = "";
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

  /** Note how far a friend has come; whoever has just come is announced, and the next one to invite comes up.
   * @param {{friend: number, who: string, state: State}} body */
  note({ friend, who, state }) {
    const before = this.states.get(friend);
    this.states.set(friend, state);
    if (who) this.names.set(friend, who);
    if (state === "here") {
      this.met.add(friend);
      this.said.textContent = "";
    }
    if (state === "here" && before && before !== "here")
      this._announce(words("lobby-came", { name: this.called(friend) }));
    if (before !== state && friend === this.friend && (state === "sent" || state === "here")) this._goOn();
  }

  /** An invitation for a friend: of those that are new, the first is shown. @param {number} friend @param {string} who */
  offer(friend, who) {
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
    this.said.textContent = "";
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

  /** Show the lobby. @param {Map<number, Offer>} offers
   * @param {{before: HTMLElement[], paste: HTMLElement[], news: string[], leave: HTMLElement, again: () => void, mayBegin: boolean}} around
   * what stands above and below it; `again` shows it again; `mayBegin` offers to start without the others */
  show(offers, { before, paste, news, leave, again, mayBegin }) {
    const friends = [...offers.keys()].sort((a, b) => a - b);
    if (!offers.has(this.friend)) this.friend = friends[0];
    const isSeveral = friends.length > 1;
    const redo = (/** @type {() => void} */ change) => () => {
      change();
      again();
    };
    const initials = initialsOf(friends.map((friend) => this.called(friend)));
    const lines = friends.map((friend, at) => {
      const line = personLine({ ...this._stateOf(friend), initials: initials[at] }, at + 1);
      return make("li", {}, this._line(friend, line, isSeveral, redo));
    });
    const offer = /** @type {Offer} */ (offers.get(this.friend));
    const awaited = friends.filter((friend) => this.states.get(friend) !== "here").length;
    const content = [
      ...(before.length ? before : [fan(56)]),
      make(
        "h1",
        {},
        this._isAllSent ? words("lobby-waiting", { count: awaited }) : words("lobby-title", { count: friends.length }),
      ),
      make("p", { className: "plays" }, unbroken(offer.about)),
      make("ul", { className: "people" }, ...lines),
      ...this._invitation(offer, isSeveral, redo),
      stepsOf(words("lobby-how", { way: this.way })),
    ];
    if (this.isPasting) content.push(...paste);
    else
      content.push(
        button(
          words("lobby-reply"),
          () => {
            Object.assign(this, { isPasting: true, isReading: false });
            again();
            const box = document.getElementById("paste");
            box?.focus({ preventScroll: true });
            box?.scrollIntoView({ block: "center" });
          },
          { id: "replies", className: this._isAllSent ? "main" : "" },
        ),
      );
    const told = navigator.onLine ? news : [words("lobby-offline"), ...news];
    content.push(make("div", { className: "waiting", role: "status" }, ...told.map((line) => make("p", {}, line))));
    const end = make("div", { className: "buttons" }, leave);
    if (friends[0] && mayBegin) end.prepend(button(words("talk-begin"), () => this.send({ kind: "begin" })));
    content.push(end);
    const focused = document.activeElement?.id;
    const scrolled = this.root.firstElementChild?.scrollTop ?? 0;
    showCard(this.root, content);
    // Whatever is told: nothing moves away from under a finger.
    this.root.firstElementChild?.classList.add("steady");
    this.root.firstElementChild?.scrollTo(0, scrolled);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** @param {number} friend */
  _stateOf(friend) {
    const state = this.states.get(friend) ?? "new";
    /** @type {"here" | "new" | "waiting"} */
    const kind = state === "here" || state === "new" ? state : "waiting";
    // Who was at the table before is invited again.
    const told = state === "new" && this.met.has(friend) ? "away" : state;
    return { name: this.called(friend), state: words("lobby-state", { state: told }), kind };
  }

  /** @param {number} friend @param {Node[]} line @param {boolean} isSeveral @param {(change: () => void) => () => void} redo */
  _line(friend, line, isSeveral, redo) {
    const { kind } = this._stateOf(friend);
    const properties = { className: `person ${kind}`, id: `friend-${friend}` };
    if (!isSeveral) return make("div", properties, ...line);
    const pressed = { "aria-pressed": friend === this.friend };
    return make(
      "button",
      { type: "button", ...properties, ...pressed, onclick: redo(() => this._turnTo(friend)) },
      ...line,
    );
  }

  /** What can be done with the invitation of one friend. @param {Offer} offer @param {boolean} isSeveral
   * @param {(change: () => void) => () => void} redo */
  _invitation(offer, isSeveral, redo) {
    const { friend } = this;
    const sent = () => this.send({ kind: "sent", friend });
    const field = make("textarea", { readOnly: true, value: offer.message, rows: 6 });
    field.setAttribute("aria-label", words("share-message"));
    field.addEventListener("focus", () => field.select());
    const name = isSeveral || this.names.has(friend) ? this.called(friend) : "none";
    const copied = async () => {
      this.said.textContent = await copy(field, name);
      sent();
    };
    const again = this.states.get(friend) === "new" ? "no" : "yes";
    const main = whatsapp(offer.message, words("lobby-whatsapp", { name, again }));
    main.id = "whatsapp";
    main.classList.toggle("main", !this._isAllSent);
    main.addEventListener("click", copied);
    const more = make("div", { className: "buttons tools" });
    if ("share" in navigator) {
      const share = () => navigator.share({ text: offer.message }).then(sent, () => {});
      more.append(button(words("share-share"), share));
    }
    more.append(button(words("share-copy"), copied, { id: "copy" }));
    if (offer.link) more.append(button(words("share-qr"), () => showQr(offer.link)));
    const read = redo(() => (this.isReading = !this.isReading));
    more.append(button(words("lobby-message"), read, { id: "message", "aria-expanded": this.isReading }));
    const hidden = make("div", { className: "sharing", hidden: !this.isReading }, field);
    hidden.append(button(words("lobby-new"), () => this.send({ kind: "new", friend })));
    return [main, more, this.said, hidden];
  }
}

/** What is to be done, step by step where there are several lines. @param {string} text */
function stepsOf(text) {
  const lines = text.split("\n");
  if (lines.length === 1) return make("p", { className: "about" }, text);
  return make("ol", { className: "about" }, ...lines.map((line) => make("li", {}, line)));
}
