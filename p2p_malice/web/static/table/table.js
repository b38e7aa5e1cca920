// The table, whatever is played at it: whose turn it is, what has happened, what can be done beside the cards. The cards
// lie on a board of the game's own.

import { keepFocus, make } from "../dom/dom.js";
import { Log } from "./log.js";
import { fillRow, fitRow } from "./button-row.js";
import { ENDINGS, Voice, eventWords, resultWords } from "../words/sentences.js";
import { speakOf, words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {import("../cards/view.js").GameEvent} GameEvent */
/** @typedef {import("./player.js").Sitter} Sitter */

const MOST_WAITING = 100;
/** How long one's own move stays before the next position, in milliseconds. */
const OWN_PAUSE = 250;

/**
 * One game's cards, and how they are played. It reads from the table what is to be shown and whether it's open, and
 * tells it the moves (`move`) and the questions (`ask`).
 * @typedef {object} Board
 * @property {HTMLElement} element
 * @property {string} picked the spot of what is picked up, "" for nothing
 * @property {[string, () => void][]} looks what more there is to look at, by keys of words
 * @property {(events: GameEvent[] | null) => void} paint show the position; `events` led to it, null where only picks
 *   have changed
 * @property {number} [dealing] how many milliseconds the deal takes that is shown, 0 for any other position
 * @property {number} [placing] after how many milliseconds the last card has landed that somebody put down
 * @property {(isQuiet?: boolean) => void} forget another position comes: nothing is picked or hinted any more, unless
 *   only time was up and nothing came of it
 * @property {(events: GameEvent[]) => GameEvent[]} recent those that are still marked when a page is loaded again
 * @property {(stands: {title: string, game: number, points: string}) => string} [title] whose turn it is, and how it stands
 * @property {() => string} prompt what to do now
 * @property {(key: string) => boolean} key do what that key is for; whether it's for anything
 * @property {(move: string, text: string) => Promise<void>} hint point at a move, and say that of it
 * @property {(move: string, text: string, codes: string[]) => void} [preview] say what a move would be
 * @property {(move: string, about?: string) => void} [mark] mark the move that a lesson asks for, or what it is about
 * @property {(move: string) => string} [how] how that is made, where the board knows
 * @property {(view: View) => import("./sounds.js").Heard[]} heard the sounds of its events, and how long each lasts
 * @property {string[]} ends the kinds of events that end a turn
 * @property {() => void} finish bring everything to its place at once
 * @property {() => void} layOut the room has changed
 * @property {() => void} remove the table is left
 */
/** @typedef {(game: string) => Promise<new (table: Table) => Board>} BoardOf what a game is played on */

/** The table of one player, or of several who share the screen. */
export class Table {
  /**
   * @param {HTMLElement} root
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(message: Record<string, any>) => void} send
   * @param {BoardOf} boardOf
   */
  constructor(root, settings, send, boardOf) {
    this.root = root;
    this.settings = settings;
    this.send = send;
    this._boardOf = boardOf;
    /** @type {Board | null} */
    this.board = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {Sitter[]} */
    this.sitters = [];
    this.log = new Log();
    this.note = "";
    this.link = "";
    this.onleave = () => {};
    /** @type {(() => void) | null} What skips the lesson, in which there is nobody to talk to. */
    this.onskip = null;
    /** @type {(() => void) | null} What calls who is away, and the key of the words for it. */
    this.oncall = null;
    this.callWords = "";
    this.isAway = false;
    /** Who has the table, "" where that isn't known. */
    this.host = "";
    /** What is wrong with the connection, as a sentence; "" for nothing. */
    this.trouble = "";
    /** Why somebody is away, where that is known, as a sentence. */
    this.absence = "";
    /** Whether they can't come back by themselves. */
    this.hasLost = false;
    /** By which the game is known again after the page was loaded again. */
    /** What tells this table from others, in what is remembered of it. */
    this.mark = "";
    /** @type {import("./table-extras.js").TableExtras | null} What happens around the cards; it is loaded after the first of them. */
    this.extras = null;
    /** The table has said goodbye: nothing can be asked of it any more. */
    this.isClosed = false;
    /** The program that has the table has stopped: `trouble` says so, and how to start it again. */
    this.hasStopped = false;
    this.isCovered = false;
    this.isShared = false;
    /** @type {[string, string, () => void][] | null} Buttons for somebody who only watches, by keys of words and of the board. */
    this.watching = null;
    this.paceWords = "";
    /** What the end of this game says besides, and how that is shared. @type {{text: string, share: (() => void) | null} | null} */
    this.daily = null;
    /** Whether there is a hint for every position. */
    this.isHinting = false;
    /** What somebody else did last, or since then the player here, as a sentence. */
    this.told = "";
    /** Whether a move was made here and isn't confirmed yet. */
    this._isSent = false;
    /** @type {View[]} */
    this._waiting = [];
    this._isShowing = false;
    /** Done when all positions that have come are shown. */
    this.settled = Promise.resolve();
    /** Until when the position that is shown stays, by the clock of the page. */
    this._stays = 0;
    this._skip = () => {};
    /** Until when no word speaks of the position, since the card that led to it hasn't landed. */
    this._lands = 0;
    this._build();
    this._press = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._tap = () => this.hurry();
    document.addEventListener("keydown", this._press);
    document.addEventListener("pointerdown", this._tap);
  }

  /** Take the table from the page. */
  remove() {
    this.extras?.remove();
    this.board?.remove();
    this._resized.disconnect();
    this._moveHint?.remove();
    document.removeEventListener("keydown", this._press);
    document.removeEventListener("pointerdown", this._tap);
    clearTimeout(this._saying);
    this.root.replaceChildren();
  }

  _title = make("h1", { className: "title", "aria-live": "polite" });
  _linkText = make("span", { className: "link" });
  /** @type {Promise<void> | null} Done when there is a board. */
  _opening = null;
  _resized = new ResizeObserver(() => {
    this.board?.layOut();
    fitRow(this._buttons);
  });
  /** What it says anew is said by the status, too. */
  _side = make("div", {
    className: "log",
    role: "log",
    "aria-live": "off",
    "aria-label": words("table-log"),
    tabIndex: 0,
  });
  _status = make("p", { className: "status", role: "status", onclick: () => this._open("showLog") });
  _buttons = make("div", { className: "buttons" });
  /** @type {Map<string, () => void>} */
  _commands = new Map();

  _build() {
    this.root.replaceChildren(
      make("header", {}, this._title, this._linkText),
      make("main", { className: "table" }, this._side),
      make("footer", {}, this._status, this._buttons),
    );
    keepFocus(this.root);
  }

  /** Bring what the game of that name is played on. @param {string} game */
  open(game) {
    if (!this._opening) speakOf(game);
    this._opening ??= this._bring(game).catch(() => {
      this._opening = null;
      this.tell(words("table-no-board"));
    });
  }

  /** @param {string} game */
  async _bring(game) {
    const Kind = await this._boardOf(game);
    this.board = new Kind(this);
    this._side.before(this.board.element);
    this._resized.observe(this.board.element);
    this._paint();
  }

  // --- what is told

  /** @param {Sitter[]} sitters @param {number} [own] the seat of the player here */
  seat(sitters, own = this._own) {
    this.sitters = sitters;
    this._own = own;
    this._paint();
  }

  _own = 0;

  /** Show a position, after those before it have stood for a while. @param {View} view */
  show(view) {
    this._waiting.push(view);
    if (!this._isShowing) this.settled = this._showAll();
  }

  async _showAll() {
    this._isShowing = true;
    if (!this.board) await this._opening;
    for (let next = this._waiting.shift(); next; next = this._waiting.shift()) {
      const wait = this._stays - performance.now();
      if (wait > 0 && this._waiting.length < MOST_WAITING) {
        const { promise, done } = later(wait);
        this._skip = () => {
          done();
          this.board?.finish();
        };
        await promise;
      }
      const first = this._isNextDeal(next) ? await this._rest(next) : next;
      if (!first) return;
      this._stays = performance.now() + this._pause(next);
      // The last one may be played on at once.
      this._isShowing = this._waiting.length > 0;
      this._showOne(first);
    }
    if (this.isHinting && !this._isQuiet) this._hint();
  }

  _isQuiet = false;

  /** Whether a position is the first of another deal of a match, before which one looks at the last. @param {View} next */
  _isNextDeal(next) {
    const { view } = this;
    // After a result, another game was agreed upon.
    return view?.deal && !view.result && next.deal === view.deal + 1 && !this.watching && this.settings.pause;
  }

  /** Let be seen how a deal has ended, and how it stands. @param {View} next
   * @returns {Promise<View | null>} what is left to be shown, null for nothing where the table is left */
  async _rest(next) {
    const summary = await import("../results/deal-summary.js").catch(() => null);
    return summary ? summary.showDealEnd(this, next, (last) => this._showOne(last)) : next;
  }

  /** How long a position stays before the next one, in milliseconds. @param {View} view */
  _pause({ events, seat }) {
    const mover = events.find((event) => typeof event.seat === "number")?.seat;
    if (mover === undefined || this.watching) return 0;
    const pause = this.settings.pause * 1000;
    return mover === seat ? Math.min(OWN_PAUSE, pause) : pause;
  }

  /** @param {View} view */
  _showOne(view) {
    const before = this.view;
    const isTurn = view.turn.includes(view.seat) && !before?.turn.includes(view.seat);
    // Who shares the screen is shown the same position as the one before.
    const isNew = view.number !== before?.number;
    // Of all that a page is told again, only the last move is marked.
    this.view = before ? view : { ...view, events: this.board?.recent(view.events) ?? [] };
    this._isQuiet = Boolean(before && isNew && !view.events.length && String(view.turn) === String(before.turn));
    this.board?.forget(this._isQuiet);
    if (!this._isQuiet) this.note = "";
    if (view.number === 1 || before?.result) this.told = "";
    // Hints are for the first game.
    if (view.result) this.isHinting = false;
    if (isNew) this._writeEvents(view, this._isSent);
    this._isSent = false;
    this._paint(before && isNew ? view.events : []);
    const dealing = this.board?.dealing ?? 0;
    this._stays = Math.max(this._stays, performance.now() + dealing);
    if (dealing) this._skip = () => this.board?.finish();
    this.onshow(view);
    if (isNew) this._tellExtras("showed", view, before);
    if (isTurn && !view.result) this.onturn();
    else if (view.result || (view.turn.length && !view.turn.includes(view.seat))) document.title = words("page-title");
  }

  /** @param {View} view @param {boolean} isOwn whether the player here has led to it */
  _writeEvents(view, isOwn) {
    const own = [];
    for (const event of view.events) {
      // The end of a single game is told as its result.
      const text = ENDINGS.includes(event.kind) && !view.deal ? "" : eventWords(event, this.voice, view);
      if (text) this.log.write(text, event.seat ?? null, isOwn && event.seat === view.seat);
      const isOthers = typeof event.seat === "number" && event.seat !== view.seat;
      // Who starts is what a deal comes to, also for whoever it is.
      if (text && (isOthers || event.kind === "start")) this.told = text;
      else if (text && isOwn) own.push(text);
    }
    if (own.length) this.told = own.join(" ");
    if (view.result) this.log.write(resultWords(view.result, this.voice));
  }

  /** Called when a position is shown. @param {View} _view */
  onshow(_view) {}

  /** Called when it becomes the turn of the player here. */
  onturn() {}

  /** Tell what is loaded after the first card. @param {"showed" | "said" | "news"} what @param {...any} told */
  async _tellExtras(what, ...told) {
    this._loading ??= import("./table-extras.js").then(({ TableExtras }) => {
      this.extras = new TableExtras(this);
      this._paintWords();
      return this.extras;
    });
    const around = await this._loading.catch(() => null);
    if (around) /** @type {any} */ (around)[what](...told);
  }

  /** @type {Promise<import("./table-extras.js").TableExtras> | undefined} */
  _loading = undefined;

  /** Somebody said something. @param {number} seat @param {string} text */
  hear(seat, text) {
    this.log.write(words("table-said", { name: this.voice.name(seat), text }), seat);
    this._paintWords();
    this._tellExtras("said", seat, text);
  }

  /** Something to know for a moment, which is no part of the game. @param {string} text */
  announce(text) {
    this._tellExtras("news", text);
  }

  /** Another line below the table and in the log. @param {string} text */
  tell(text) {
    this.note = text;
    this.log.write(text);
    this._paintWords();
  }

  /** @param {string} text @param {boolean} isAway @param {string} [trouble] what is wrong, as a sentence */
  setLink(text, isAway, trouble = "") {
    this.link = text;
    this.isAway = isAway;
    this.trouble = trouble;
    this._paintWords();
  }

  /** Whether the player here may do something with the cards now. */
  get isOpen() {
    return this.isAsked && this.isSettled && !this.isCovered && !this.hasStopped;
  }

  /** Whether the game waits for the player here. */
  get isAsked() {
    return Boolean(this.view?.moves.length || this.view?.free);
  }

  /** Whether no position waits to be shown. */
  get isSettled() {
    return !this._isShowing;
  }

  get voice() {
    return new Voice(
      this.sitters.map((sitter) => sitter.name),
      this.isShared ? null : (this.view?.seat ?? null),
    );
  }

  // --- the picture

  /** @param {GameEvent[] | null} [events] what led to the position, null where it was seen before */
  _paint(events = null) {
    if (this.view) this.board?.paint(events);
    if (events) this._lands = performance.now() + (this.board?.placing ?? 0);
    this._paintWords();
    this._moveHint?.follow();
  }

  /** Show the table anew, as after a change of settings. */
  repaint() {
    this._paint();
  }

  /** All but the cards, so that those which are on their way are not stopped. */
  _paintWords() {
    this._linkText.textContent = this.link;
    // Where there is little room, a sign is enough while all is well.
    this._linkText.dataset.sign = this.link.startsWith("●") ? "●" : "";
    clearTimeout(this._saying);
    const wait = this._lands - performance.now();
    if (wait > 0) this._saying = setTimeout(() => this._paintSaid(), wait);
    else this._paintSaid();
    this._paintButtons();
    this.extras?.paint();
  }

  /** What is said of the position. */
  _paintSaid() {
    this._title.textContent = this._titleWords();
    this._title.classList.toggle("mine", this._isMine && !this.isAway);
    this._paintLog();
    this._status.textContent = this._prompt();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  _saying = undefined;

  /** The last lines of the log, the newest in sight; written anew only where it has changed. */
  _paintLog() {
    const { lines } = this.log;
    if (this._side.lastChild?.textContent === lines.at(-1) && this._lines === lines.length) return;
    this._lines = lines.length;
    this._side.replaceChildren(...this.log.show(60, this.marksLog));
    requestAnimationFrame(() => this._side.scrollTo(0, this._side.scrollHeight));
  }

  _lines = 0;

  /** Whether the log says what is new since one's own turn: with two players, that's the last turn. */
  get marksLog() {
    return (this.view?.seats ?? 0) > 2 && !this.isShared && !this.watching;
  }

  /** Whether it's the turn of the player here. */
  get _isMine() {
    const { view } = this;
    return Boolean(view && !view.result && !this.watching && view.turn.includes(view.seat));
  }

  _titleWords() {
    const view = this.view;
    if (!view) return this.sitters.some(({ computer, present }) => !computer && !present) ? words("table-waiting") : "";
    if (this.isCovered && !view.result) return words("table-next-player");
    const title = this._stateWords(view);
    if (!view.deal) return title;
    const stands = { title, game: view.deal, points: this.voice.points(view.scores ?? []) };
    // The points of many stand at the players.
    return this.board?.title?.(stands) ?? words(view.seats > 2 ? "table-match-many" : "table-match", stands);
  }

  /** @param {View} view */
  _stateWords(view) {
    if (view.result) return words("table-over");
    if (!view.turn.length) return words("table-waiting");
    const seat = view.turn.includes(view.seat) ? view.seat : view.turn[0];
    return words("table-turn", { who: this.voice.who(seat), name: this.voice.name(seat) });
  }

  _prompt() {
    const view = this.view;
    if (!view) return this.note;
    if (view.result) return this.note || resultWords(view.result, this.voice);
    if (this.isCovered) return words("table-hand-over", { name: this.voice.name(view.seat) });
    if (this.note) return this.note;
    // What the log says last is older than that.
    if (this._isSent) return "";
    // A lesson says itself what to do.
    if (this.isOpen && this.onskip && !this.board?.picked) return "";
    if (this.isOpen) return this.board?.prompt() ?? "";
    const last = this.log.lines.at(-1) ?? this._stateWords(view);
    return `${last} ${this.paceWords}`.trim();
  }

  _paintButtons() {
    const view = this.view;
    const isOver = Boolean(view?.result);
    const around = this.extras?.commands() ?? [];
    /** @type {[string, string, () => void, boolean][]} */
    const wanted = [];
    if (this.isCovered && !isOver) wanted.push(["table-ready", "", () => this.uncover(), true]);
    else if (isOver) {
      if (!this.extras?.isEnding && !this.isClosed) wanted.push(["table-again", "R", () => this.rematch(), true]);
    } else if (this.watching) for (const each of this.watching) wanted.push([...each, true]);
    else wanted.push(["table-hint", "H", () => this._hint(), this.isAsked]);
    // Where the rules allow no taking back, views don't speak of it.
    if (view?.undo !== undefined && !this.watching && !isOver && !this.isCovered)
      wanted.push(["table-undo", "U", () => this._undo(), Boolean(view.undo && this.isAsked)]);
    if (this.onskip) wanted.push(["table-skip", "", this.onskip, true]);
    else if (this.hasListeners) wanted.push(["table-say", "T", () => this._open("say"), true]);
    wanted.push(["table-more", "M", () => this._open("showMore"), true]);
    // With nobody to ask, only what is here can be read.
    const left = this.hasStopped ? [this.seldom[0]] : wanted;
    const keyed = [...around, ...left, ...(this.hasStopped ? [] : this.seldom)];
    this._commands = new Map(keyed.flatMap(([, key, act, on]) => (key && on ? [[key.toLowerCase(), act]] : [])));
    fillRow(this._buttons, left);
  }

  /** What is wanted now and then: it has a key, and its button is behind More. @type {[string, string, () => void, boolean][]} */
  seldom = [
    ["table-log-short", "L", () => this._open("showLog"), true],
    ["table-rules", "?", () => this.ask("sheet"), true],
  ];

  /** Whether anybody hears what is said here: somebody else, at a device of their own. */
  get hasListeners() {
    if (this.watching || this.isClosed || this.isShared || this.isCovered) return false;
    return this.sitters.some(({ computer }, seat) => !computer && seat !== this._own);
  }

  // --- what is decided

  /** Show the next position at once. */
  hurry() {
    this._skip();
    if (this._lands <= performance.now()) return;
    this._lands = 0;
    this._paintWords();
  }

  /** Make a move, which is seen at once by what `show` does. @param {string} move @param {() => void} show */
  move(move, show = () => {}) {
    const view = /** @type {View} */ (this.view);
    this.view = { ...view, moves: [], free: undefined, may: [], ahead: undefined };
    this.send({ kind: "move", number: view.number, move });
    this._isSent = true;
    show();
    this.extras?.sent();
    this._paint();
  }

  /** @param {"hint" | "why" | "sheet" | "preview"} what @param {string} [about] */
  ask(what, about = "") {
    this.send({ kind: "ask", what, about });
  }

  /** The table has answered a question. @param {any} answered */
  async answer(answered) {
    const { showAnswer } = await import("../rules/answers.js");
    await showAnswer(this, answered);
  }

  /** @param {string} text */
  explain(text) {
    this.note = text;
    this._paintWords();
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    this.hurry();
    // On cards, keys are shown to whoever uses them: they look like ranks.
    document.documentElement.classList.add("keyed");
    const isReading = event.target instanceof Element && event.target.closest(".log, .notes");
    if (event.key.startsWith("Arrow")) isReading || this.extras?.moveFocus(event);
    else for (const each of readingsOf(event)) if (this._act(each)) return;
  }

  /** Do what that key is for; whether it's for anything. @param {string} key */
  _act(key) {
    const act = this._commands.get(key.toLowerCase());
    if (this.board?.key(key)) return true;
    act?.();
    return Boolean(act);
  }

  // --- commands

  uncover() {
    this.isCovered = false;
    this._paint();
  }

  _hint() {
    if (this.isAsked) this.ask("hint");
  }

  /** Say that in a bubble until the next position; whether there is room for it.
   * @param {import("../hints/hint-bubble.js").Advice | null} advice */
  async advise(advice) {
    if (!advice && !this._moveHint) return false;
    const { MoveHint } = await import("../hints/hint-bubble.js");
    this._moveHint ??= new MoveHint(this);
    return this._moveHint.advise(advice);
  }

  /** @type {import("../hints/hint-bubble.js").MoveHint | null} */
  _moveHint = null;

  _undo() {
    if (!this.view?.undo) return;
    this._isSent = true;
    this.send({ kind: "move", number: this.view.number, move: "undo" });
  }

  rematch() {
    this.send({ kind: "propose", what: "rematch" });
  }

  /** Open a dialog. They are loaded with the first of them. @param {"say" | "showLog" | "showMore"} name */
  async _open(name) {
    if (name === "say" || name === "showLog") this.extras?.read();
    const dialogs = await import("./dialogs.js");
    await dialogs[name](this);
  }
}

/** What a key may stand for, whatever its layout writes and whether capitals are locked: a letter is one with Shift only,
 * and what is no letter here counts by its place. @param {KeyboardEvent} event */
function readingsOf({ key, code, shiftKey }) {
  const isLetter = /^[a-z]$/i.test(key);
  const letter = isLetter ? key : (/^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? "");
  return [isLetter ? "" : key, shiftKey ? letter.toUpperCase() : "", letter.toLowerCase()].filter(Boolean);
}

/** A promise that is done after so many milliseconds, or before. @param {number} ms */
function later(ms) {
  /** @type {() => void} */
  let done = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      done = resolve;
      setTimeout(resolve, ms);
    })
  );
  return { promise, done };
}
