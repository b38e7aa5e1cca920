// One line over the header: who is away; since when, and what can be done about it, is behind that. And news, for a moment.

import { html, nothing } from "../vendor/lit-html.js";
import { both } from "../state/sentences.js";
import { words } from "../words/catalogue.js";
import { buttonsOf } from "./button-row.js";
import { proposalsOf, voiceOf } from "../state/state.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").Command} Command */

/** For how long something is told that needs no answer, in milliseconds. */
const NEWS_STAY = 7000;

/** What has fewer letters needs no room for several lines. */
const BRIEF = 20;

/** To how many of those who look on a seat is offered there; the others stand behind More. */
const MOST_GIVEN = 2;

const BUTTONS = ["table-invite", "page-new-code", "table-let-computer", "table-stop"];

export class Banner {
  /** @param {Table} table */
  constructor(table) {
    this._table = table;
    this._isOpen = false;
    this._news = "";
    /** @type {(() => void) | null} What a tap on the news does, null for nothing. */
    this._act = null;
    /** Who is missed, what others want done about it, and why somebody is away, when that was told last. */
    this._told = { text: "", wanted: "", why: "" };
    /** Whether anybody is waited for; null before that is known. @type {boolean | null} */
    this._waits = null;
    /** Since when, as a sentence; "" where it was so before this page knew of it. */
    this._since = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._ending = undefined;
    this._elsewhere = (/** @type {Event} */ { target }) => {
      if (this._isOpen && !(target instanceof Element && target.closest(".banner"))) this._open(false);
    };
    document.addEventListener("pointerdown", this._elsewhere);
  }

  remove() {
    clearTimeout(this._ending);
    document.removeEventListener("pointerdown", this._elsewhere);
  }

  /** Tell something for a while. @param {string} text @param {(() => void) | null} [act] what a tap on it does */
  tell(text, act = null) {
    this.say(text);
    this._act = act;
    this._table.render();
  }

  /** Say something for a while with what is drawn next. @param {string} text */
  say(text) {
    this._news = text;
    this._act = null;
    clearTimeout(this._ending);
    this._ending = setTimeout(() => {
      this._news = "";
      this._table.render();
    }, NEWS_STAY);
  }

  /** Take in what has changed: what is new is said once, or opens what can be done about it. */
  update() {
    const { state } = this._table;
    const { text, waits, hasLine } = missedIn(state);
    if (waits !== this._waits) this._since = waits && this._waits !== null ? sinceNow() : "";
    this._waits = waits;
    if (!hasLine) this._isOpen = false;
    const wanted = wishesIn(state).join(" ");
    const why = state.absence;
    const before = this._told;
    this._told = { text, wanted, why };
    // What leaves nothing to do, and what somebody wants, is said once.
    const isNew = wanted !== before.wanted;
    const once = hasLine ? (isNew ? wanted : "") : text !== before.text && !state.hasStopped ? text : "";
    // What others wish is put before whoever hasn't said yes: it waits for that.
    const hasWished = proposalsOf(state).has(state.view?.seat ?? -1);
    const isLost = state.hasLost && why !== before.why;
    if (hasLine && !hasWished && ((wanted && isNew) || isLost)) this._isOpen = true;
    else if (once) this.say(once);
  }

  template() {
    const { state } = this._table;
    const { text, short, hasLine } = missedIn(state);
    const told = hasLine ? [state.absence || text, ...wishesIn(state)].filter(Boolean).join(" ") : "";
    const seen = this._news || (state.hasStopped ? text : "");
    const isBrief = seen.length > 0 && seen.length < BRIEF;
    const act = () => {
      this._act?.();
      this.say("");
      this._table.render();
    };
    const news = this._act
      ? html`<button type="button" class="seen act" @click=${act}>${seen}</button>`
      : html`<span class="seen">${seen}</span>`;
    return html`<section class=${isBrief ? "banner brief" : "banner"} aria-label=${words("banner-label")}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this._escape(event)}><button
        type="button" class="away" aria-expanded=${this._isOpen} ?hidden=${!hasLine || !short}
        @click=${() => this._open(!this._isOpen)}><span class="short">${short}</span><i aria-hidden="true"></i></button><div
        class="menu" ?hidden=${!this._isOpen}><p>${told} <small>${this._since}</small></p><div class="buttons"
          @click=${() => this._open(false)}>${buttonsOf(BUTTONS, this.commands())}${this._gives()}</div></div><p
        class="news" role="status"><span class="aside">${told}</span>${news}</p></section>`;
  }

  /** @param {boolean} isOpen */
  _open(isOpen) {
    this._isOpen = isOpen;
    this._table.render();
  }

  /** @param {KeyboardEvent} event */
  _escape({ key, currentTarget }) {
    if (key !== "Escape" || !this._isOpen) return;
    this._open(false);
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (currentTarget).querySelector(".away"))?.focus();
  }

  /** What can be done now. @returns {Command[]} */
  commands() {
    const { state, send } = this._table;
    /** @type {Command[]} */
    const found = [];
    // What brings them back comes first.
    if (state.callWords) found.push([state.callWords, "I", state.call, true]);
    if (!state.trouble && missedIn(state).waits) {
      found.push(["table-let-computer", "O", () => send({ kind: "propose", what: "bot" }), true]);
      found.push(["table-stop", "K", () => send({ kind: "propose", what: "stop" }), true]);
    }
    return found;
  }

  /** What gives the seat of a player who has left to somebody who looks on. */
  _gives() {
    const { state, send } = this._table;
    const seat = state.sitters.findIndex(({ left }) => left);
    if (!state.hosts || seat < 0 || state.view?.result) return nothing;
    return state.spectators.slice(0, MOST_GIVEN).map((name) => {
      const give = () => send({ kind: "take", seat, spectator: name });
      return html`<button type="button" @click=${give}>${words("give-seat", { name, other: state.sitters[seat].name })}</button>`;
    });
  }
}

/** That it has been so since this moment, by the clock on the wall. */
export function sinceNow() {
  const language = `${document.documentElement.lang || "en"}-u-nu-latn-hc-h23`;
  return words("since", { time: new Date().toLocaleTimeString(language, { timeStyle: "short" }) });
}

/** Who is missed, in a sentence and in short, whether the game waits for them, and whether there is a line for that.
 * @param {State} state */
function missedIn(state) {
  const { trouble, hasStopped, host, callWords } = state;
  const lost = { text: trouble, waits: !hasStopped, short: words("banner-lost", { name: host || "none" }) };
  const missed = trouble ? lost : absenceIn(state);
  return { ...missed, hasLine: missed.waits || Boolean(callWords) };
}

/** @param {State} state @returns {{text: string, waits: boolean, short: string}} */
function absenceIn({ sitters, view, hosts, isAway, isClosed, callWords }) {
  const nobody = { text: "", waits: false, short: "" };
  if (!view || view.result || isAway || isClosed) return nobody;
  const gone = sitters.filter(({ name, present }) => name && !present);
  const missed = gone.filter(({ computer }) => !computer);
  const isFree = sitters.some(({ name, present }) => !name && !present) && callWords;
  if (isFree && !missed.length) return { ...nobody, text: words("banner-free"), short: words("banner-free-short") };
  const those = missed.length ? missed : gone;
  if (!those.length) return nobody;
  const isTheirs = missed.some((each) => view.turn.includes(sitters.indexOf(each)));
  const turn = view.turn.includes(view.seat) ? "mine" : isTheirs || !view.turn.length ? "theirs" : "others";
  const by = missed.length ? "nobody" : "computer";
  const who = { count: those.length, names: both(those.map(({ name }) => name)), turn, by };
  // The seats say so, and whoever only looks on has no say in it.
  if (view.watches && !hosts) return nobody;
  if (missed.length && missed.every(({ left }) => left)) {
    const invites = callWords === "table-invite" ? "yes" : "no";
    const short = words("banner-short", { ...who, by: "left" });
    return { text: words("ending-gone", { who: short, invites }), waits: true, short };
  }
  const key = missed.length ? "banner-away" : "banner-computer";
  return { text: words(key, who), waits: missed.length > 0, short: words("banner-short", who) };
}

/** What others want done about somebody who is away, as sentences. @param {State} state */
function wishesIn(state) {
  if (state.trouble || !missedIn(state).waits) return [];
  const voice = voiceOf(state);
  return [...proposalsOf(state)].map(([seat, what]) =>
    words("table-proposed", { who: voice.who(seat), name: voice.name(seat), what }),
  );
}
