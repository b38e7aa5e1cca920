// The table: piles as elements, picks by tap, drag and key, and the moves that come of it.

import { Board } from "./board.js";
import { cardAt, centreMove, isBuried, keysOf, longName, movesBySource, onlyMove, pileAt, shortName } from "./cards.js";
import { make } from "./dom.js";
import { fillRow, fitRow } from "./row.js";
import { ENDINGS, Voice, either, eventWords, pileWords, resultWords } from "./telling.js";
import { words } from "./words.js";

/** @typedef {import("./cards.js").View} View */
/** @typedef {import("./seat.js").Sitter} Sitter */

const DRAG_AFTER = 8;
const DOUBLE_CLICK = 400;
const MOST_LINES = 200;
const MOST_WAITING = 100;
/** How long one's own move stays before the next position, in milliseconds. */
const OWN_PAUSE = 250;

/** The table of one player, or of several who share the screen. */
export class Table {
  /**
   * @param {HTMLElement} root
   * @param {import("./settings.js").Settings} settings
   * @param {(message: Record<string, any>) => void} send
   */
  constructor(root, settings, send) {
    this.root = root;
    this.settings = settings;
    this.send = send;
    /** @type {View | null} */
    this.view = null;
    /** @type {Sitter[]} */
    this.sitters = [];
    /** @type {string[]} */
    this.log = [];
    this.note = "";
    this.link = "";
    this.onleave = () => {};
    /** @type {(() => void) | null} What skips the lesson, in which there is nobody to talk to. */
    this.onskip = null;
    /** @type {(() => void) | null} What calls who is away, and the key of the words for it. */
    this.oncall = null;
    this.callWords = "";
    this.isAway = false;
    /** What is wrong with the connection, as a sentence; "" for nothing. */
    this.trouble = "";
    /** What the players want done about somebody who is away, or after the end, by seat. @type {Map<number, string>} */
    this.proposals = new Map();
    /** By which the game is known again after the page was loaded again. */
    this.token = "";
    /** @type {import("./around.js").Around | null} What happens around the cards; it is loaded after the first of them. */
    this.around = null;
    /** The table has said goodbye: nothing can be asked of it any more. */
    this.isClosed = false;
    /** The program that has the table has stopped: `trouble` says so, and how to start it again. */
    this.hasStopped = false;
    this.isCovered = false;
    this.isShared = false;
    /** @type {[string, string, () => void][] | null} Buttons for somebody who only watches, by keys of words and of the board. */
    this.watching = null;
    this.paceWords = "";
    /** Whether there is a hint for every position. */
    this.isHinting = false;
    this._picked = "";
    this._hinted = /** @type {string[]} */ ([]);
    /** @type {View[]} */
    this._waiting = [];
    this._isShowing = false;
    /** Done when all positions that have come are shown. */
    this.settled = Promise.resolve();
    /** Until when the position that is shown stays, by the clock of the page. */
    this._stays = 0;
    this._skip = () => {};
    this._build();
    this._press = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._resized.observe(this._board.element);
    this._tap = () => this._skip();
    document.addEventListener("keydown", this._press);
    document.addEventListener("pointerdown", this._tap);
  }

  /** Take the table from the page. */
  remove() {
    this.around?.remove();
    this._resized.disconnect();
    this._adviser?.remove();
    document.removeEventListener("keydown", this._press);
    document.removeEventListener("pointerdown", this._tap);
    this.root.replaceChildren();
  }

  _title = make("h1", { className: "title" }, words("table-waiting"));
  _linkText = make("span", { className: "link" });
  _board = new Board((spot) => this.pick(spot));
  _resized = new ResizeObserver(() => {
    this._board.layOut();
    fitRow(this._buttons);
  });
  _side = make("div", { className: "log", role: "log", "aria-label": words("table-log"), tabIndex: 0 });
  _status = make("p", { className: "status", role: "status" });
  _buttons = make("div", { className: "buttons" });
  /** @type {Set<string>} */
  _targets = new Set();
  /** @type {Map<string, () => void>} */
  _commands = new Map();

  _build() {
    this.root.replaceChildren(
      make("header", {}, this._title, this._linkText),
      make("main", { className: "table" }, this._board.element, this._side),
      make("footer", {}, this._status, this._buttons),
    );
    this._board.element.addEventListener("pointerdown", (event) => this._down(event));
  }

  // --- what is told

  /** @param {Sitter[]} sitters */
  seat(sitters) {
    this.sitters = sitters;
    // Whenever somebody comes or goes, everybody is asked again.
    this.proposals.clear();
    this._paint();
  }

  /** Show a position, after those before it have stood for a while. @param {View} view */
  show(view) {
    this._waiting.push(view);
    if (!this._isShowing) this.settled = this._showAll();
  }

  async _showAll() {
    this._isShowing = true;
    for (let next = this._waiting.shift(); next; next = this._waiting.shift()) {
      const wait = this._stays - performance.now();
      if (wait > 0 && this._waiting.length < MOST_WAITING) {
        const { promise, done } = later(wait);
        this._skip = () => {
          done();
          this._board.finish();
        };
        await promise;
      }
      this._stays = performance.now() + this._pause(next);
      // The last one may be played on at once.
      this._isShowing = this._waiting.length > 0;
      this._showOne(next);
    }
    if (this.isHinting) this._hint();
  }

  /** How long a position stays before the next one, in milliseconds. @param {View} view */
  _pause({ events, seat }) {
    const mover = events.find((event) => typeof event.seat === "number")?.seat;
    if (mover === undefined || this.watching) return 0;
    return mover === seat ? Math.min(OWN_PAUSE, this.settings.pause * 1000) : this.settings.pause * 1000;
  }

  /** @param {View} view */
  _showOne(view) {
    const before = this.view;
    const isTurn = view.turn.includes(view.seat) && !before?.turn.includes(view.seat);
    // Who shares the screen is shown the same position as the one before.
    const isNew = view.number !== before?.number;
    // Of all that a page is told again, only the last move is marked.
    this.view = before ? view : { ...view, events: lastMove(view.events) };
    this._picked = "";
    this._hinted = [];
    this.note = "";
    if (isNew) this._writeEvents(view);
    this._paint(before && isNew ? view.events : []);
    this.onshow(view);
    if (isNew) this._tellAround("showed", view, before);
    if (isTurn && !view.result) this.onturn();
    else if (view.turn.length && !view.turn.includes(view.seat)) document.title = words("page-title");
  }

  /** @param {View} view */
  _writeEvents(view) {
    for (const event of view.events) {
      // The end of a single game is told as its result.
      const text = ENDINGS.includes(event.kind) && !view.deal ? "" : eventWords(event, this.voice, view);
      if (text) this._write(text);
    }
    if (view.result) this._write(resultWords(view.result, this.voice));
  }

  /** Called when a position is shown. @param {View} _view */
  onshow(_view) {}

  /** Called when it becomes the turn of the player here. */
  onturn() {}

  /** Tell what is loaded after the first card. @param {"showed" | "said" | "news"} what @param {...any} told */
  async _tellAround(what, ...told) {
    this._loading ??= import("./around.js").then(({ Around }) => {
      this.around = new Around(this);
      this._paintWords();
      return this.around;
    });
    const around = await this._loading.catch(() => null);
    if (around) /** @type {any} */ (around)[what](...told);
  }

  /** @type {Promise<import("./around.js").Around> | undefined} */
  _loading = undefined;

  /** Somebody said something. @param {number} seat @param {string} text */
  hear(seat, text) {
    this._write(words("table-said", { name: this.voice.name(seat), text }));
    this._paintWords();
    this._tellAround("said", seat, text);
  }

  /** Somebody wants something done. @param {number} seat @param {string} what */
  propose(seat, what) {
    this.proposals.set(seat, what);
    this._paintWords();
  }

  /** Something to know for a moment, which is no part of the game. @param {string} text */
  announce(text) {
    this._tellAround("news", text);
  }

  /** Another line below the table and in the log. @param {string} text */
  tell(text) {
    this.note = text;
    this._write(text);
    this._paintWords();
  }

  /** @param {string} line */
  _write(line) {
    this.log.push(line);
    if (this.log.length > MOST_LINES) this.log.shift();
  }

  /** @param {string} text @param {boolean} isAway @param {string} [trouble] what is wrong, as a sentence */
  setLink(text, isAway, trouble = "") {
    this.link = text;
    this.isAway = isAway;
    this.trouble = trouble;
    this._paintWords();
  }

  /** The spot of the card that is picked, "" for none. */
  get picked() {
    return this._picked;
  }

  get voice() {
    return new Voice(
      this.sitters.map((sitter) => sitter.name),
      this.isShared ? null : (this.view?.seat ?? null),
    );
  }

  // --- the picture

  /** @param {import("./cards.js").GameEvent[] | null} [events] what led to the position, null where it was seen before */
  _paint(events = null) {
    const view = this.view;
    this._targets = new Set(view ? movesBySource(view).get(this._picked)?.keys() : []);
    this._paintWords();
    if (!view) return;
    const { sitters, voice, isCovered, _picked: picked, _hinted: hinted, _targets: targets } = this;
    const isOpen = Boolean(view.moves.length) && !isCovered && !this._isShowing;
    this._board.show({ view, sitters, voice, picked, hinted, targets, isCovered, isOpen }, events);
    this._adviser?.follow();
  }

  /** Show the table anew, as after a change of settings. */
  repaint() {
    this._paint();
  }

  /** All but the cards, so that those which are on their way are not stopped. */
  _paintWords() {
    this._title.textContent = this._titleWords();
    this._linkText.textContent = this.link;
    this._paintLog();
    this._status.textContent = this._prompt();
    this._paintButtons();
    this.around?.paint();
  }

  /** The last lines of the log, the newest in sight; written anew only where it has changed. */
  _paintLog() {
    const [last, { length }] = [this.log.at(-1), this.log];
    if (this._side.lastChild?.textContent === last && this._lines === length) return;
    this._lines = length;
    this._side.replaceChildren(...this.log.slice(-60).map((line) => make("p", {}, line)));
    requestAnimationFrame(() => this._side.scrollTo(0, this._side.scrollHeight));
  }

  _lines = 0;

  _titleWords() {
    const view = this.view;
    if (!view) return words("table-waiting");
    if (this.isCovered && !view.result) return words("table-next-player");
    const title = this._stateWords(view);
    if (!view.deal) return title;
    return words("table-match", { title, game: view.deal, points: (view.scores ?? []).join(" – ") });
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
    if (this._picked) {
      const piles = [...this._targets].map((each) => pileAt(view, each));
      const plays = piles.flatMap((pile) => (pile?.role === "centre" ? [(pile.index ?? 0) + 1] : []));
      const discards = piles.some((pile) => pile?.role === "discard");
      const key = plays.length ? (discards ? "table-play-or-discard" : "table-play-there") : "table-discard-there";
      const card = longName(cardAt(view, this._picked) ?? "");
      return words(key, { card, piles: either(plays.map(String)) });
    }
    if (view.moves.length && !this._isShowing) return words("table-choose");
    const last = this.log.at(-1) ?? this._stateWords(view);
    return `${last} ${this.paceWords}`.trim();
  }

  _paintButtons() {
    const view = this.view;
    const isOver = Boolean(view?.result);
    const around = this.around?.commands() ?? [];
    /** @type {[string, string, () => void, boolean][]} */
    const wanted = [];
    if (this.isCovered) wanted.push(["table-ready", "", () => this.uncover(), true]);
    else if (isOver) {
      if (!this.around?.isEnding && !this.isClosed) wanted.push(["table-again", "R", () => this.rematch(), true]);
    } else if (this.watching) for (const each of this.watching) wanted.push([...each, true]);
    else wanted.push(["table-hint", "H", () => this._hint(), Boolean(view?.moves.length)]);
    // Where the rules allow no taking back, views don't speak of it.
    if (view?.undo !== undefined && (!this.watching || isOver)) {
      const isOn = Boolean(view.undo && view.moves.length && !this.isCovered);
      wanted.push(["table-undo", "U", () => this._undo(), isOn]);
    }
    if (this.onskip) wanted.push(["table-skip", "", this.onskip, true]);
    else if (!this.watching && !this.isClosed) wanted.push(["table-say", "T", () => this._open("say"), true]);
    wanted.push(["table-log-short", "L", () => this._open("showLog"), true]);
    wanted.push(
      ["table-rules", "?", () => this._ask("sheet"), true],
      ["table-more", "M", () => this._open("showMore"), true],
    );
    const keyed = [...around, ...wanted];
    this._commands = new Map(keyed.flatMap(([, key, act, on]) => (key && on ? [[key.toLowerCase(), act]] : [])));
    fillRow(this._buttons, wanted);
  }

  // --- picking

  /** Pick a spot up, or go there with what is picked up. What is picked again is played to the centre, if that is easy,
   * or else put back; a click only puts it back, unless it is a double click.
   * @param {string} spot */
  pick(spot, isClick = false) {
    const view = this.view;
    this._skip();
    if (!view || this.isCovered) return;
    const sources = movesBySource(this._isShowing ? { ...view, moves: [] } : view);
    const move = sources.get(this._picked)?.get(spot);
    const own = sources.get(spot);
    if (!move && !own && !this._picked && isBuried(pileAt(view, spot))) return this._spread(spot);
    if (!view.moves.length || this._isShowing) return;
    this.note = "";
    this._hinted = [];
    if (move) return this._move(move);
    const easy =
      this.settings.autoplay && (spot === this._picked ? !isClick && centreMove(view, spot) : onlyMove(view, spot));
    if (easy) {
      this._picked = spot;
      return this._move(easy);
    }
    if (spot === this._picked) this._picked = "";
    else if (own) this._picked = spot;
    else this._explain(view, spot);
    this._paint();
  }

  /** Ask why nothing comes of that choice. @param {View} view @param {string} spot @param {string} [picked] */
  _explain(view, spot, picked = this._picked) {
    const named = [picked, spot].filter(Boolean).map((each) => (each.startsWith("hand") ? cardAt(view, each) : each));
    this._ask("why", named.join(">"));
  }

  /** @param {"hint" | "why" | "sheet"} what @param {string} [about] */
  _ask(what, about = "") {
    this.send({ kind: "ask", what, about });
  }

  /** The table has answered a question. @param {any} answered */
  async answer(answered) {
    const { showAnswer } = await import("./answers.js");
    await showAnswer(this, answered);
  }

  /** @param {string} text */
  explain(text) {
    this.note = text;
    this._paintWords();
  }

  /** The spot that was clicked last, and when: the next click may be the second of two. */
  _clicked = { spot: "", at: 0 };

  /** The second click of two is about the same card, even if another one lies there by now.
   * @param {string} spot @param {number} at a time in milliseconds */
  _click(spot, at) {
    const isQuick = this._clicked.spot === spot && at - this._clicked.at < DOUBLE_CLICK;
    const isSecond = this.settings.autoplay && isQuick;
    this._clicked = { spot: isSecond || this._targets.has(spot) ? "" : spot, at };
    if (!isSecond) this.pick(spot, true);
    else if (this.view && this._picked === spot && centreMove(this.view, spot)) this.pick(spot);
  }

  /** @param {string} move */
  _move(move) {
    const view = /** @type {View} */ (this.view);
    const [from, target] = [this._picked, move.split(">")[1]];
    this._picked = "";
    this.view = { ...view, moves: [] };
    this.send({ kind: "move", number: view.number, move });
    this._board.send(from, target);
    this.around?.sent();
    this._paint();
  }

  /** One path for tap and drag. @param {PointerEvent} down */
  _down(down) {
    const element = down.target instanceof Element ? down.target.closest("[data-spot]") : null;
    if (!(element instanceof HTMLElement) || down.button !== 0) return;
    const spot = element.dataset.spot ?? "";
    let isHeld = false;
    const moved = (/** @type {PointerEvent} */ event) => [event.clientX - down.clientX, event.clientY - down.clientY];
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = moved(event);
      if (!isHeld && Math.hypot(x, y) >= DRAG_AFTER) isHeld = this._grab(spot);
      if (!isHeld) return;
      event.preventDefault();
      this._board.drag(x, y);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!isHeld) return event.type === "pointerup" ? this._click(spot, event.timeStamp) : undefined;
      const [x, y] = moved(event);
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]");
      const target = under instanceof HTMLElement ? (under.dataset.spot ?? "") : "";
      const isGood = this._picked === spot && this._targets.has(target);
      this._board.drop(x, y, !isGood);
      if (isGood) return this.pick(target);
      if (this.view && this._picked === spot && target && target !== spot) this._explain(this.view, target, spot);
      this._picked = "";
      this._paint();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** Whether the card of a spot may be taken up, which then follows the finger. @param {string} spot */
  _grab(spot) {
    if (!this.view || !movesBySource(this.view).has(spot) || this.isCovered || !this._board.hold(spot)) return false;
    if (this._picked !== spot) {
      this._picked = spot;
      this.note = "";
      this._paint();
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    this._skip();
    const spot = this.view && !this.view.result && !this.watching ? keysOf(this.view)[event.key] : "";
    if (event.key.startsWith("Arrow")) this._moveFocus(event);
    else if (event.key === "Escape") {
      this._picked = "";
      this._paint();
    } else if (spot) this.pick(spot);
    else this._commands.get(event.key.toLowerCase())?.();
  }

  /** @param {KeyboardEvent} event */
  _moveFocus(event) {
    const spots = /** @type {HTMLElement[]} */ ([...this._board.element.querySelectorAll("button[data-spot]")]);
    const here = spots.find((each) => each === document.activeElement);
    event.preventDefault();
    if (!here) return spots.at(-1)?.focus();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [
      0, 0,
    ];
    const centre = (/** @type {HTMLElement} */ each) => {
      const rect = each.getBoundingClientRect();
      return [rect.x + rect.width / 2, rect.y + rect.height / 2];
    };
    const [x, y] = centre(here);
    let [best, nearest] = [here, Infinity];
    for (const each of spots) {
      const [ox, oy] = centre(each);
      const [along, aside] = [(ox - x) * dx + (oy - y) * dy, Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)];
      if (along > 1 && along + 4 * aside < nearest) [best, nearest] = [each, along + 4 * aside];
    }
    best.focus();
  }

  // --- commands

  uncover() {
    this.isCovered = false;
    this._paint();
  }

  _hint() {
    if (this.view?.moves.length) this._ask("hint");
  }

  /** Mark the spots of a hint, and say `text` of it, or else what it is. @param {string} source @param {string} target
   * @param {string} text */
  mark(source, target, text) {
    const view = /** @type {View} */ (this.view);
    this._hinted = [source, target];
    this._clicked.spot = "";
    const card = shortName(cardAt(view, source) ?? "?");
    this.note = text || words("table-hinted", { card, pile: pileWords(pileAt(view, target)) });
    this._paint();
  }

  /** Say that in a bubble until the next position; whether there is room for it.
   * @param {import("./advice.js").Advice | null} advice */
  async advise(advice) {
    if (!advice && !this._adviser) return false;
    const { Adviser } = await import("./advice.js");
    this._adviser ??= new Adviser(this);
    return this._adviser.advise(advice);
  }

  /** @type {import("./advice.js").Adviser | null} */
  _adviser = null;

  _undo() {
    if (this.view?.undo) this.send({ kind: "move", number: this.view.number, move: "undo" });
  }

  rematch() {
    this.send({ kind: "propose", what: "rematch" });
  }

  /** Show the cards that lie at a spot, all of them. @param {string} spot */
  async _spread(spot) {
    const { showPile } = await import("./dialogs.js");
    await showPile(this, spot);
  }

  /** Open a dialog. They are loaded with the first of them. @param {"say" | "showLog" | "showMore"} name */
  async _open(name) {
    if (name === "say" || name === "showLog") this.around?.read();
    const dialogs = await import("./dialogs.js");
    await dialogs[name](this);
  }
}

/** What the last card that was played or discarded has led to. @param {import("./cards.js").GameEvent[]} events */
const lastMove = (events) =>
  events.slice(Math.max(0, ...events.map(({ kind }, index) => (kind === "play" || kind === "discard" ? index : 0))));

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
