// The table, whatever is played at it: whose turn it is, what has happened, what can be done beside the cards. The cards
// lie on a board of the game's own.

import { keepFocus } from "../dom/dom.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { speakOf, words } from "../words/catalogue.js";
import { buttonsOf, fitRow } from "./button-row.js";
import { readingsOf } from "./keys.js";
import { shownLines, withLine } from "../state/log.js";
import { PositionQueue } from "./position-queue.js";
import {
  NEW,
  hasListeners,
  isAsked,
  isMine,
  isOpen,
  isWatched,
  marksLog,
  promptOf,
  titleOf,
  voiceOf,
  written,
} from "../state/state.js";

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {import("../cards/view.js").GameEvent} GameEvent */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").Command} Command */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").BoardOf} BoardOf */

/** How many lines of the log stand beside the cards. */
const BESIDE = 60;
/** All buttons below the cards, in their order. */
const BUTTONS = [
  ...["table-ready", "table-again"],
  ...["replay-last", "replay-back", "watch-go", "watch-step", "replay-turn", "watch-every", "replay-moment"],
  ...["take-seat", "table-hint", "table-undo", "table-leave", "table-say", "table-more", "table-log-short"],
];

/** The table of one player, or of several who share the screen. */
export class Table {
  /**
   * @param {HTMLElement} root
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(message: import("../messages.d.ts").FromPlayer) => void} send
   * @param {BoardOf} boardOf
   * @param {(view: View, isTurn: boolean) => void} onshow called when a position is shown; whether it has become the turn
   *   of the player here
   */
  constructor(root, settings, send, boardOf, onshow) {
    this.root = root;
    this.settings = settings;
    this.send = send;
    this._boardOf = boardOf;
    this._onshow = onshow;
    /** @type {Board | null} */
    this.board = null;
    /** @type {import("./table-extras.js").TableExtras | null} What is around the cards; loaded after the first of them. */
    this.extras = null;
    /** @type {State} */
    this.state = NEW;
    this._positions = new PositionQueue(
      this,
      (view) => this._showOne(view),
      () => this.state.isHinting && !this._isQuiet && this._hint(),
    );
    /** Until when no word speaks of the position, since the card that led to it hasn't landed, and until when none says
     * whose turn it is, since the one that ended the turn before hasn't. */
    this._lands = this._turns = 0;
    /** Whose turn it is, or that it's nobody's any more. */
    this._turn = "";
    /** What is said of the position. */
    this._said = { title: "", turn: /** @type {number[]} */ ([]), isMine: false, prompt: "", log: NEW.log };
    /** @type {Map<string, () => void>} */
    this._commands = new Map();
    /** Before which everything is drawn. */
    this._end = document.createComment("");
    root.replaceChildren(this._end);
    this.render();
    keepFocus(root);
    this._press = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._tap = () => this.hurry();
    document.addEventListener("keydown", this._press);
    document.addEventListener("pointerdown", this._tap);
  }

  /** Take the table from the page. */
  remove() {
    this.extras?.remove();
    this.board?.remove?.();
    this._resized.disconnect();
    this._logResized.disconnect();
    this._moveHint?.remove();
    document.removeEventListener("keydown", this._press);
    document.removeEventListener("pointerdown", this._tap);
    clearTimeout(this._saying);
    this.root.replaceChildren();
  }

  /** @type {Promise<void> | null} Done when there is a board. */
  opening = null;
  _resized = new ResizeObserver(() => {
    this.board?.layOut?.();
    this._fit();
  });

  /** On a desk, the log is as high as what stands below it leaves. */
  _logResized = new ResizeObserver(() => this._showLast());

  /** Bring what the game of that name is played on. @param {string} game */
  open(game) {
    if (!this.opening) speakOf(game);
    this.opening ??= this._bring(game).catch(() => {
      this.opening = null;
      this.tell(words("table-no-board"));
    });
  }

  /** @param {string} game */
  async _bring(game) {
    const Kind = await this._boardOf(game);
    this.board = new Kind(this);
    this.render();
    this._resized.observe(this.board.element);
    this._logResized.observe(this._find("[role=log]"));
    this.repaint();
  }

  // --- what is known

  /** Know something else of the table, and show all but the cards so: those that are on their way are not stopped.
   * @param {Partial<State>} part */
  change(part) {
    const { isAway } = this.state;
    this.know(part);
    if (this.state.isAway === isAway) this.render();
    else this.repaint({ sitters: this._marked() });
  }

  /** Whoever hosts, who is away as well while nobody answers. @type {import("../messages.d.ts").Sitter | null} */
  _lost = null;

  /** All players, of whom whoever hosts is marked as away, or not any more. */
  _marked() {
    const { host, sitters, isAway } = this.state;
    const lost = sitters.find(({ name, present }) => host && name === host && present);
    if (isAway && lost) this._lost = { ...lost, present: false };
    return sitters.map((each) => {
      if (isAway) return each === lost && this._lost ? this._lost : each;
      return each === this._lost ? { ...each, present: true } : each;
    });
  }

  /** Know something else of the table, which is shown with the next position. @param {Partial<State>} part */
  know(part) {
    this.state = { ...this.state, ...part };
  }

  get view() {
    return this.state.view;
  }

  get voice() {
    return voiceOf(this.state);
  }

  get isOpen() {
    return isOpen(this.state);
  }

  // --- what is told

  /** Show a position, after those before it have stood for a while. @param {View} view */
  show(view) {
    this._positions.add(view);
  }

  /** Done when all positions that have come are shown. */
  get settled() {
    return this._positions.settled;
  }

  _isQuiet = false;

  /** @param {View} view */
  _showOne(view) {
    // Whatever was still to be shown of a table that was left is over, and so are its game's words.
    if (!this._end.isConnected) return;
    const { view: before, isSent } = this.state;
    const isTurn = view.turn.includes(view.seat) && !before?.turn.includes(view.seat);
    // Who shares the screen is shown the same position as the one before.
    const isNew = view.number !== before?.number;
    // Of all that a page is told again, only the last move is marked.
    this.know({ view: before ? view : { ...view, events: this.board?.recent?.(view.events) ?? view.events } });
    this._isQuiet = Boolean(before && isNew && !view.events.length && String(view.turn) === String(before.turn));
    this.board?.forget(this._isQuiet);
    if (!this._isQuiet) this.know({ note: "" });
    if (view.number === 1 || before?.result) this.know({ told: "" });
    // Hints are for the first game.
    if (view.result) this.know({ isHinting: false });
    if (isNew) this.know(written(this.state, view, isSent, !before));
    this.know({ isSent: false });
    this._paint(before && isNew ? view.events : []);
    const dealing = this.board?.dealing ?? 0;
    if (dealing) this._positions.stay(dealing);
    const isOwn = isTurn && !view.result;
    this._onshow(view, isOwn);
    if (isNew) this._tellExtras("showed", view, before);
    if (!isOwn && (view.result || (view.turn.length && !view.turn.includes(view.seat))))
      document.title = words("page-title");
  }

  /** Tell what is loaded after the first card. @param {"showed" | "said" | "remarked" | "reminded" | "news"} what @param {...any} told */
  async _tellExtras(what, ...told) {
    await this.opening;
    this._loading ??= import("./table-extras.js").then(({ TableExtras }) => {
      this.extras = new TableExtras(this);
      this.render();
      return this.extras;
    });
    const extras = await this._loading.catch(() => {
      this._loading = undefined;
    });
    if (extras) /** @type {any} */ (extras)[what](...told);
  }

  /** @type {Promise<import("./table-extras.js").TableExtras> | undefined} */
  _loading = undefined;

  /** Somebody said something to the player at `to`, null for all. @param {number} seat @param {number | null} to
   * @param {string} text */
  hear(seat, to, text) {
    this.change({ log: withLine(this.state.log, this.voice.said(seat, to, text), seat) });
    this._tellExtras("said", seat, to, text);
  }

  /** A spectator of that name has said something. @param {string} name @param {string} text */
  remark(name, text) {
    this.change({ log: withLine(this.state.log, words("table-said", { name, text })) });
    this._tellExtras("remarked", name, text);
  }

  /** The player at `seat` has reminded the one at `to` of their turn. @param {number} seat @param {number} to */
  remind(seat, to) {
    this._tellExtras("reminded", seat, to);
  }

  /** Something to know for a moment, which is no part of the game; of what was refused, with its code.
   * @param {string} text @param {string} [code] */
  announce(text, code) {
    this._tellExtras("news", text, code);
  }

  /** Another line below the table and in the log. @param {string} note */
  tell(note) {
    this.change({ note, log: withLine(this.state.log, note) });
  }

  // --- the picture

  /** @param {GameEvent[] | null} [events] what led to the position, null where it was seen before */
  _paint(events = null) {
    if (this.view && this._end.isConnected) this.board?.paint(events);
    if (events) this._lands = performance.now() + (this.board?.placing ?? 0);
    const turn = `${this.view?.turn} ${this.view?.deal} ${Boolean(this.view?.result)}`;
    if (turn !== this._turn) [this._turn, this._turns] = [turn, this._lands];
    this.render();
    this._moveHint?.follow();
  }

  /** Show all of the table anew, cards too, also what is known of it from now on. @param {Partial<State>} [part] */
  repaint(part = {}) {
    this.know(part);
    this._paint();
  }

  /** Draw all but the cards as the state has it. */
  render() {
    if (!this._end.isConnected) return;
    const { state, board, extras } = this;
    const before = this._said.log;
    clearTimeout(this._saying);
    const now = performance.now();
    const [turns, lands] = [this._turns - now, this._lands - now];
    if (lands > 0) this._saying = setTimeout(() => this.render(), turns > 0 ? turns : lands);
    else this._said = { ...this._said, prompt: extras?.prompt || promptOf(state, board), log: state.log };
    if (turns <= 0) {
      const isMineNow = isMine(state) && !state.isAway;
      this._said = {
        ...this._said,
        title: extras?.title || titleOf(state, board),
        turn: state.view?.turn ?? [],
        isMine: isMineNow,
      };
    }
    extras?.update();
    const commands = this._wanted();
    const names = commands.map(([name]) => name).join();
    const { title, prompt, log } = this._said;
    // Where there is little room, a sign is enough while all is well.
    const sign = state.link.startsWith("●") ? "●" : "";
    const lines =
      state.replay?.element ??
      html`<div class="log paper" role="log" aria-live="off" aria-label=${words("table-log")} tabindex="0">${shownLines(log, BESIDE, marksLog(state))}</div>`;
    const out = words("table-leave");
    const leaving = html`<button type="button" data-command="table-leave" aria-label=${out} title=${out}
      @click=${state.leave}></button>`;
    const kinds = { unread: extras?.isUnread, transport: state.watching.length > 0 };
    const template = html`<header>${state.watching.length && !state.hasStopped ? leaving : nothing}<h1 class=${this._said.isMine ? "title mine" : "title"} aria-live="polite">${title}</h1><span
        class="link" data-sign=${sign}>${state.link}</span>${extras?.header() ?? nothing}</header>
      <main class="table">${board?.element ?? nothing}${lines}${extras?.over() ?? nothing}${state.over}</main>
      ${extras?.below() ?? nothing}${state.notes}
      <footer><p class="status" role="status" @click=${() => this._open("showLog")}>${prompt ? html`<span>${prompt}</span>` : nothing}</p>${extras?.quick() ?? nothing}<div
        class=${["buttons", ...Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind] : []))].join(" ")} ?hidden=${!commands.length}>${buttonsOf(BUTTONS, commands)}</div></footer>`;
    render(template, this.root, { renderBefore: this._end });
    // Title and players say the same of it at each moment.
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(".player[data-seat]")))
      each.classList.toggle("turn", this._said.turn.includes(Number(each.dataset.seat)));
    if (names !== this._names) this._fit();
    this._names = names;
    if (log !== before) requestAnimationFrame(() => this._showLast());
    extras?.rendered();
  }

  _names = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  _saying = undefined;

  /** @param {string} selector */
  _find(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector) ?? document.createElement("div"));
  }

  /** Show the end of the log. */
  _showLast() {
    this._find("[role=log]").scrollTo(0, 1e6);
  }

  _fit() {
    fitRow(this._find("footer .buttons"));
  }

  /** The buttons below the cards; the keys for them and for others are known from now on. */
  _wanted() {
    const { state, view } = this;
    const isOver = Boolean(view?.result) && !state.replay;
    /** @type {Command[]} */
    const wanted = [];
    if (state.isCovered && !isOver) wanted.push(["table-ready", "", () => this.uncover(), true]);
    else if (isOver) {
      if (!this.extras?.isEnding && !state.isClosed && !isWatched(state))
        wanted.push(["table-again", "R", () => this.rematch(), true]);
    } else if (isWatched(state)) wanted.push(...state.watching, ...this._takes());
    else wanted.push(["table-hint", "H", () => this._hint(), isAsked(state)]);
    // Where the rules allow no taking back, views don't speak of it.
    if (view?.undo !== undefined && !isWatched(state) && !isOver && !state.isCovered)
      wanted.push(["table-undo", "U", () => this._undo(), Boolean(view.undo && isAsked(state))]);
    if (state.skip) wanted.push(["table-leave", "", state.skip, true]);
    else if (hasListeners(state)) wanted.push(["table-say", "T", () => this._open("say"), true]);
    wanted.push(["table-more", "M", () => this._open("showMore"), true]);
    // With nobody to ask, only what is here can be read.
    const left = state.hasStopped ? [this.seldom[0]] : wanted;
    const keyed = [...(this.extras?.commands() ?? []), ...left, ...(state.hasStopped ? [] : this.seldom)];
    this._commands = new Map(keyed.flatMap(([, key, act, on]) => (key && on ? [[key.toLowerCase(), act]] : [])));
    return left;
  }

  /** What a spectator may do who may take a computer's seat, or ask for that of a player who has left. @returns {Command[]} */
  _takes() {
    const { allows, sitters, isClosed } = this.state;
    const seat =
      isClosed || this.extras?.hasAsked
        ? -1
        : sitters.findIndex((each) => each.left || (allows.includes("seats") && each.computer && each.present));
    if (seat < 0) return [];
    return [
      [
        "take-seat",
        "",
        () => this.send({ kind: "take", seat }),
        true,
        { said: words("take-seat", { name: sitters[seat].name }) },
      ],
    ];
  }

  /** What is wanted now and then: it has a key, and its button is behind More. @type {Command[]} */
  seldom = [
    ["table-log-short", "L", () => this._open("showLog"), true],
    ["table-rules", "?", () => this.ask("sheet"), true],
  ];

  // --- what is decided

  /** Show the next position at once. */
  hurry() {
    this._positions.hurry();
    if (this._lands <= performance.now()) return;
    this._lands = this._turns = 0;
    this.render();
  }

  /** Make a move, which is seen at once by what `show` does.
   * @param {string} move @param {() => number | null} show it gives the milliseconds until the card has landed, null where
   * none is on its way */
  move(move, show = () => null) {
    const view = /** @type {View} */ (this.view);
    this.know({ view: { ...view, moves: [], free: undefined, may: [], ahead: undefined } });
    this.send({ kind: "move", number: view.number, move });
    this.know({ isSent: true });
    this.extras?.sent(show());
    this.repaint();
  }

  /** @param {"hint" | "why" | "sheet" | "preview"} what @param {string} [about] */
  ask(what, about = "") {
    this.send({ kind: "ask", what, about });
  }

  /** What the table answers when it is asked for its rules. @returns {Promise<import("../rules/answers.js").Answer>} */
  rules() {
    this.ask("sheet");
    return new Promise((resolve) => {
      this._tellRules = resolve;
    });
  }

  /** @type {((sheet: import("../rules/answers.js").Answer) => void) | null} */
  _tellRules = null;

  /** The table has answered a question. @param {import("../messages.d.ts").Answered} answered */
  async answer(answered) {
    if (answered.what === "sheet" && this._tellRules) {
      await this.opening;
      await this.board?.ready;
      this._tellRules(answered.answer);
      this._tellRules = null;
      return;
    }
    const { showAnswer } = await import("../rules/answers.js");
    await showAnswer(this, answered);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    this.hurry();
    // On cards, keys are shown to whoever uses them: they look like ranks.
    document.documentElement.classList.add("keyed");
    const isReading = event.target instanceof Element && event.target.closest(".log, .notes");
    // What has the focus has these keys for itself.
    const isPressing = event.key === " " && event.target instanceof Element && event.target.closest("button, select");
    if (isPressing) return;
    if (event.key.startsWith("Arrow") && !this._commands.has(event.key.toLowerCase()))
      isReading || this.extras?.moveFocus(event);
    else if (readingsOf(event).some((each) => this._act(each)) && /^( |Arrow|Home|End)/.test(event.key))
      event.preventDefault();
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
    this.repaint({ isCovered: false });
  }

  _hint() {
    if (isAsked(this.state)) this.ask("hint");
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
    this.know({ isSent: true });
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
