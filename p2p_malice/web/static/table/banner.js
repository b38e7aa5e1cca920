// One line over the header: who is away; since when, and what can be done about it, is behind that. And news, for a moment.

import { html, nothing } from "../vendor/lit-html.js";
import { both, either, listed } from "../state/sentences.js";
import { words } from "../words/catalogue.js";
import { buttonsOf } from "./button-row.js";
import { isMine, proposalsOf, voiceOf } from "../state/state.js";

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
    /** What was told of who is missed last; nothing is known before that. @type {Partial<About>} */
    this._about = {};
    /** What was put before the player here last. */
    this._due = "";
    /** Whether it was their turn. */
    this._isOwn = false;
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
    const before = this._about;
    this._about = aboutIn(state, this._table.extras?.rejoining ?? []);
    const { text, waits, isChoice, wanted = "" } = this._about;
    const hasLine = this._hasLine;
    if (waits !== before.waits) this._since = waits && before.text !== undefined ? sinceNow() : "";
    // That somebody is back is over then.
    if (waits && !before.waits && !this._act) this._news = "";
    // Once nothing is left to decide, what could be done is out of the way.
    if (!hasLine || (before.waits && !waits)) this._isOpen = false;
    // What others want, what has to be chosen, and who is lost, is put before whoever may do something about it. In one's
    // own turn, the cards come first.
    const due = `${wanted}${isChoice ? text : ""}${state.hasLost ? state.absence : ""}`;
    const isOwn = isMine(state);
    if (isOwn) this._isOpen &&= this._isOwn;
    else {
      if (hasLine && due && due !== this._due) this._isOpen = true;
      this._due = due;
    }
    this._isOwn = isOwn;
    // What leaves nothing to do is said once.
    if (!hasLine && text && text !== before.text && !state.hasStopped) this.say(text);
  }

  /** Whether somebody is waited for, or asks for something. */
  get _hasLine() {
    const { text, waits, asks } = this._about;
    return text && (waits || asks || this._table.state.callWords);
  }

  template() {
    const { state } = this._table;
    const { text = "", waits, line, main, wanted, awaits, asks } = this._about;
    const hasLine = this._hasLine;
    const told = hasLine ? [(waits && state.absence) || text, wanted, awaits].filter(Boolean).join(" ") : "";
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
        type="button" class="away" aria-expanded=${this._isOpen} ?hidden=${!hasLine || !line}
        @click=${() => this._open(!this._isOpen)}><span class="short">${line}</span><i aria-hidden="true"></i></button><div
        class="menu" ?hidden=${!this._isOpen}><p>${told} <small>${this._since}</small></p><div class="buttons"
          @click=${() => this._open(false)}>${asks ? this._gives() : nothing}${buttonsOf(BUTTONS, this.commands(), asks ? "" : main)}${asks ? nothing : this._gives()}</div></div><p
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
    const { waits, own } = this._about;
    if (!state.trouble && waits) {
      found.push(["table-let-computer", "O", () => send({ kind: "propose", what: "bot" }), own !== "bot"]);
      found.push(["table-stop", "K", () => send({ kind: "propose", what: "stop" }), own !== "stop"]);
    }
    return found;
  }

  /** What gives the seat of a player who has left to somebody who looks on. */
  _gives() {
    const { state, send } = this._table;
    const seat = state.sitters.findIndex(({ left }) => left);
    if (!state.hosts || seat < 0 || state.view?.result) return nothing;
    const those = [...new Set([...state.asks, ...state.spectators])];
    return those.slice(0, MOST_GIVEN).map((name) => {
      const give = () => send({ kind: "take", seat, spectator: name });
      return html`<button type="button" class=${state.asks.includes(name) ? "main" : ""} @click=${give}>${words("give-seat", { name, other: state.sitters[seat].name })}</button>`;
    });
  }
}

/** That it has been so since this moment, by the clock on the wall. */
export function sinceNow() {
  const language = `${document.documentElement.lang || "en"}-u-nu-latn-hc-h23`;
  return words("since", { time: new Date().toLocaleTimeString(language, { timeStyle: "short" }) });
}

/** All there is to tell of who is missed: `text` says who and `line` does so in short, `wanted` what others want done about
 * it, `own` what the player here does, and `awaits` whose agreement that needs; whether the game waits for them, how to
 * go on has to be chosen, and a spectator `asks` for their seat; and the key of the `main` button.
 * @typedef {{text: string, line: string, waits: boolean, isChoice?: boolean, asks?: boolean, wanted?: string, own?: string,
 * awaits?: string, main?: string}} About */

/** @param {State} state @param {string[]} rejoining who is missing for a moment @returns {About} */
function aboutIn(state, rejoining) {
  const { trouble, hasStopped, host, sitters, view, hosts, isAway, isClosed, callWords } = state;
  const lost = words("banner-lost", { name: host || "none" });
  const away = words("banner-line", { how: "away", name: host, names: host, who: lost });
  // Whoever only looks on has no seat that could be lost, and makes no move.
  if (trouble) return { text: view?.watches ? away : trouble, line: away, waits: !hasStopped };
  if (!view || view.result || isAway || isClosed) return { text: "", line: "", waits: false };
  const gone = sitters.filter(({ name, present }) => name && !present && !rejoining.includes(name));
  const missed = gone.filter(({ computer }) => !computer);
  const waits = missed.length > 0;
  const isFree = sitters.some(({ name, present }) => !name && !present) && callWords;
  if (isFree && !waits) return { text: words("banner-free"), line: words("banner-free-short"), waits };
  const those = waits ? missed : gone;
  if (!those.length) return { text: "", line: "", waits: false };
  const isTurn = view.turn.includes(view.seat);
  const isTheirs = !isTurn && missed.some((each) => view.turn.includes(sitters.indexOf(each)));
  const turn = isTurn ? "mine" : isTheirs || !view.turn.length ? "theirs" : "others";
  const hasLeft = missed.every(({ left }) => left);
  const names = both(those.map(({ name }) => name));
  const facts = { count: those.length, names, turn, by: !waits ? "computer" : hasLeft ? "left" : "nobody" };
  const who = words("banner-short", facts);
  const invites = callWords === "table-invite" ? "yes" : "no";
  // Whoever only looks on has no say in it.
  if (view.watches && !hosts) return { text: who, line: who, waits: false };
  const other = gone.find(({ left }) => left)?.name ?? "";
  const asked = other && hosts ? state.asks.map((name) => words("asks-seat", { name, other })) : [];
  const wishing = { asks: asked.length > 0, wanted: asked.join(" ") };
  // Nobody comes back to a seat that they have left.
  const haveLeft = !waits && those.every(({ left }) => left);
  const key = !waits ? "banner-computer" : hasLeft ? "ending-gone" : "banner-away";
  const text = haveLeft ? who : words(key, { ...facts, who, invites });
  if (!waits) return { text, line: asked[0] ?? who, waits, ...wishing };
  const voice = voiceOf(state);
  const wishes = proposalsOf(state);
  const own = wishes.get(state.own);
  const says = (/** @type {number} */ seat) =>
    words("table-proposed", { who: voice.who(seat), name: voice.name(seat), what: wishes.get(seat) ?? "" });
  const others = [...wishes.keys()].filter((seat) => seat !== state.own);
  const silent = sitters.filter(({ present, computer, proposal }) => present && !computer && proposal !== own);
  // More than half of those who are there have to agree.
  const there = sitters.filter(({ present, computer }) => present && !computer).length;
  const needed = Math.floor(there / 2) + 1 - (there - silent.length);
  const join = needed === 1 ? either : needed < silent.length ? listed : both;
  const agree = words("banner-awaits", { names: join(silent.map(({ name }) => name)) });
  const awaits = own && own !== "wait" ? agree : "";
  const asks = others.find((seat) => wishes.get(seat) !== "wait") ?? -1;
  const isChoice = isTheirs && hasLeft && !own;
  const how = wishes.get(asks) ?? (isChoice ? "left" : isTheirs ? "away" : "");
  return {
    text,
    line: asked[0] || awaits || (how ? words("banner-line", { how, name: voice.name(asks), names, who }) : who),
    waits,
    isChoice,
    ...wishing,
    wanted: [...asked, ...others.map(says)].join(" "),
    own,
    awaits: own && `${says(state.own)} ${awaits}`,
    main: isChoice || how === "bot" ? "table-let-computer" : "",
  };
}
