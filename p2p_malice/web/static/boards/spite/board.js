// Spite at the page. Fulfils the shell's `Board`.

import text from "./board.ftl.js";
import { countOf, pilesOf, shortName, TURN_CLOCKS } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { isWatched } from "../../state/state.js";
import { called, learnMore, spoken, words } from "../../words/catalogue.js";
import { listed } from "../../state/sentences.js";
import { ORDERS, factOf, namedIn, ownCards, pickable, sizeOf, written } from "./hand.js";
import { Clock } from "./deadline-meter.js";
import { Drawing } from "./drawing.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */

learnMore(await spoken("board", text));

/** @type {Record<string, string>} */
const MOVE_KEYS = { pass: "p", decline: "p", none: "p", misplay: "x", countdown: "c" };
const SORT_KEY = "n";
/** The keys of one's own cards, from the left. None of them does anything else: that could be a call by mistake. */
const CARD_KEYS = "1234567890qwersdfgjzvby";
/** Pixels after which a finger sweeps, or takes cards along. */
const MOVED = 9;
/** Milliseconds after the last pick before it is asked what that would be. */
const ASK_AFTER = 90;
/** For how many milliseconds a trick is looked at before it is swept up. */
const TAKEN = 1000;
/** What is heard of cards that are drawn. @type {import("../../table/sounds.js").Heard[]} */
const SLIDES = [0, 60, 120, 180, 240].map((after) => ["slide", after]);
/** Nothing is known yet of the picked cards. */
const UNKNOWN = { move: "", text: "", state: "" };
const GOOD = ["beats", "leads", "loses"];
/** The roles of what is there while nobody leads. */
const BUSY = ["played", "swap", "exchange"];

export class Board {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._drawing = new Drawing(
      (key) => this._pick(key),
      () => table.ask("sheet", "part_twists"),
    );
    this._clock = new Clock();
    this.element = this._drawing.element;
    this.element.addEventListener("pointerdown", (event) => this._down(event));
    this.element.addEventListener("keydown", (event) => this._range(event));
    this.picked = "";
    this._order = ORDERS[0];
    /** The keys of the picked cards. @type {Set<string>} */
    this._cards = new Set();
    /** @type {Set<string>} The words that are said with them. */
    this._said = new Set();
    this._hinted = "";
    /** What was said with the last hand on the table. @type {string[]} */
    this._heard = [];
    /** What the picked cards would be. @type {{move: string, text: string, state: string}} */
    this._preview = UNKNOWN;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._asking = undefined;
    this._offered = "";
    // Without it, what cards would be and what is explained stays unsaid.
    this._more = import("./misplays.js").catch(() => null);
    this.ready = this._more;
    /** @type {import("./rounds.js").Rounds | null} */
    this._rounds = null;
    Promise.all([this._more, import("./rounds.js")]).then(
      ([, { Rounds }]) => {
        this._rounds = new Rounds(table);
        table.repaint();
      },
      () => {},
    );
  }

  scoring = "part_end";

  /** Whoever watches reads it where others have their cards. @returns {string[]} */
  watched = () => [];

  lasting = ["first-swap", "first-call", "first-countdown"];

  /** @type {string[]} */
  ends = ["play", "pass", "skip"];

  /** @param {GameEvent[] | null} events */
  paint(events) {
    const { voice, isOpen } = this._table;
    const { view, sitters, isCovered, isStill, replay } = this._table.state;
    if (!view) return;
    for (const event of events ?? view.events) this._listen(event);
    if (events?.some(({ kind }) => kind === "misplay"))
      this._more.then((more) => more?.tellMisplay(this._table, view, events));
    const own = ownCards(view, this._order);
    for (const key of this._cards) if (!own.some((card) => card.key === key)) this._cards.delete(key);
    const hinted = new Set(this._hinted ? namedIn(own, this._hinted).map(({ key }) => key) : []);
    const keys = new Map(own.map(({ key }, at) => [key, CARD_KEYS[at] ?? ""]));
    const state = this._state;
    const said = this._heard.map((word) => called(`say-${word}`, word));
    const scene = {
      view,
      sitters,
      voice,
      own,
      picked: this._cards,
      hinted,
      keys,
      state,
      said,
      isCovered,
      isOpen,
      isStill,
      replay,
      watched: isWatched(this._table.state) && !own.length && !replay ? (this._rounds?.watched(view) ?? "") : null,
      holds: this._table.settings.pause && !isWatched(this._table.state) ? TAKEN : 0,
    };
    const focused = this.element.querySelector(":focus");
    this._drawing.acts.replaceChildren(...(isCovered || view.result ? [] : this._acts(view)));
    this._drawing.show(scene);
    refocus(this.element, focused);
  }

  /** @param {GameEvent} event */
  _listen({ kind }) {
    if (kind === "play" || kind === "play down" || kind === "trick") this._heard = [];
    // What somebody pays to come back is told in the log.
    else if (kind.startsWith("say ") && kind !== "say buy") this._heard.push(kind.slice(4));
  }

  /** What is picked stays while others act, and is put back when something else may be done. */
  forget(isQuiet = false) {
    const { view } = this._table;
    const offered = JSON.stringify([view?.free?.words, view?.free?.most, factOf(view ?? NO_VIEW, "exchange")]);
    if (view?.free && offered !== this._offered) this._said.clear();
    if (view?.free) this._offered = offered;
    if (!isQuiet) this._hinted = "";
    // How much time there is for a turn stands in the header.
    const what = view?.turn.length ? (factOf(view, "claim") ? "claim" : "turn") : "call";
    const time = words("spite-clock", { what, name: this._table.voice.name(view?.turn[0] ?? 0) });
    if (view)
      this._clock.start(
        (view.deadlines ?? []).filter(({ number }) => number < TURN_CLOCKS),
        time,
      );
    this._askSoon();
  }

  get placing() {
    return this._drawing.placing;
  }

  get lands() {
    return this._drawing.placing;
  }

  /** @param {View} view @returns {import("../../table/sounds.js").Heard[]} */
  heard({ events }) {
    const lands = this._drawing.placing;
    return events.flatMap(({ kind, count }) => {
      /** @type {import("../../table/sounds.js").Heard[]} */
      const none = [];
      if (kind === "play" || kind === "play down") return [["slide", lands]];
      if (kind === "draw" || kind === "exchange") return SLIDES.slice(0, count ?? 0);
      if (kind === "misplay") return [["lose", lands]];
      return kind === "trick" ? [["full", lands]] : none;
    });
  }

  /** The next cards wait until a trick has been seen to be taken. */
  get dealing() {
    return isWatched(this._table.state) ? 0 : this._drawing.taking;
  }

  finish() {
    this._drawing.finish();
  }

  layOut() {
    this._drawing.layOut();
  }

  remove() {
    clearTimeout(this._asking);
    this._clock.remove();
  }

  /** The scores stand at the players. @param {{title: string, game: number}} stands */
  title({ title, game }) {
    const view = /** @type {View} */ (this._table.view);
    if (view.result) return title;
    const round = this._rounds?.title(view) ?? game;
    const isOut = view.turn.includes(view.seat) && view.moves.includes("pass") && factOf(view, "passed", view.seat);
    const asks = isOut ? "spite-back-in" : factOf(view, "claim") ? "spite-who-leads" : "";
    const instead = view.turn.length ? asks : "spite-settles";
    return words("spite-title", { title: instead ? words(instead) : title, round });
  }

  /** Who may lead, for those who aren't asked. */
  stands() {
    const { view, voice, state } = this._table;
    const [leader] = view?.turn ?? [];
    const claim = factOf(view ?? NO_VIEW, "claim");
    if (!view || leader === undefined || (leader === voice.listener && !claim)) return "";
    // Whoever watches reads more of it elsewhere.
    if (this._rounds && isWatched(state) && (claim || pilesOf(view, "out").some(countOf))) return "";
    if (claim) return words("spite-claimed", { rank: claim });
    return view.piles.some(({ role = "" }) => BUSY.includes(role))
      ? ""
      : words("spite-leads", { name: voice.name(leader) });
  }

  /** @param {View} view */
  counted(view) {
    return this._rounds?.tables(view) ?? [];
  }

  /** @returns {[string, () => void][]} */
  get looks() {
    const { view } = this._table;
    return view && this.counted(view).length ? [["between-rounds", () => this._rounds?.show(view)]] : [];
  }

  prompt() {
    const view = /** @type {View} */ (this._table.view);
    const { free } = view;
    if (this._cards.size && this._preview.text && this._preview.move === this._written) return this._preview.text;
    if (view.moves.includes("misplay")) return words("spite-call");
    const [claim, exchange, last] = [factOf(view, "claim"), factOf(view, "exchange"), sizeOf(view)];
    if (exchange) return words("spite-exchange", { most: Number(exchange) });
    if (factOf(view, "swap"))
      return words("spite-swap", {
        count: free?.least ?? 0,
        which: (view.scores?.[view.seat] ?? 0) > 0 ? "low" : "high",
      });
    if (claim) return words("spite-claim", { rank: Number(claim) || claim });
    if (!view.moves.includes("pass")) return words("spite-lead");
    if (factOf(view, "passed", view.seat)) return words("spite-buy", { count: Number(factOf(view, "price")) });
    return words("spite-follow", { count: Number(last) });
  }

  // --- picking

  get _own() {
    const { view } = this._table;
    return view ? ownCards(view, this._order) : [];
  }

  get _written() {
    return written(
      this._own.filter(({ key }) => this._cards.has(key)),
      this._said,
    );
  }

  /** Whether the picked cards would be good to play. */
  get _state() {
    return this._table.isOpen && this._preview.move === this._written ? this._preview.state : "";
  }

  get _isReady() {
    const { view, isOpen } = this._table;
    const { size } = this._cards;
    return Boolean(isOpen && view?.free && size >= view.free.least && size <= view.free.most);
  }

  /** Put a card to those that are picked, or back. @param {string} key @param {boolean} [isIn] */
  _pick(key, isIn = !this._cards.has(key)) {
    const { view, isCovered } = this._table.state;
    if (!view || isCovered || view.result || !pickable(view, this._own).some((card) => card.key === key)) return;
    if (this._cards.has(key) === isIn) return;
    if (isIn) this._cards.add(key);
    else this._cards.delete(key);
    this._changed();
  }

  /** Something else is picked, or said. What a hint is about stays marked as long as nothing else is picked. */
  _changed() {
    const hinted = new Set(namedIn(this._own, this._hinted).map(({ key }) => key));
    if (![...this._cards].every((key) => hinted.has(key))) this._hinted = "";
    this._askSoon();
    this._table.repaint({ note: "" });
  }

  /** Have the table say what the picked cards would be: what it said before was of other cards, or of another position. */
  _askSoon() {
    this._preview = UNKNOWN;
    clearTimeout(this._asking);
    if (this._isReady && !factOf(this._table.view ?? NO_VIEW, "exchange")) {
      this._asking = setTimeout(() => this._isReady && this._table.ask("preview", this._written), ASK_AFTER);
    }
  }

  /** The table has said what a move would be.
   * @param {string} move @param {string} text @param {string[]} codes of its sentences */
  preview(move, text, codes) {
    const isGood = GOOD.some((code) => codes.includes(code));
    this._preview = { move, text, state: isGood ? "good" : "bad" };
    this._table.repaint();
  }

  _putBack() {
    this._cards.clear();
    this._said.clear();
    this._changed();
  }

  /** @param {string} move */
  _move(move) {
    this._cards.clear();
    this._said.clear();
    this._clock.stop();
    this._table.move(move);
  }

  _play() {
    if (this._isReady) this._move(this._written);
  }

  /** @param {string} word */
  _say(word) {
    if (!this._said.delete(word)) this._said.add(word);
    this._changed();
  }

  _sort() {
    this._order = ORDERS[(ORDERS.indexOf(this._order) + 1) % ORDERS.length];
    this._table.repaint();
  }

  /** @param {string} key */
  key(key) {
    const { view, state } = this._table;
    if (!view || view.result || isWatched(state)) return false;
    const card = this._own[CARD_KEYS.indexOf(key.toLowerCase())];
    const move = [...(view.may ?? []), ...view.moves].find((each) => MOVE_KEYS[each] === key.toLowerCase());
    if (move) this._offer(move);
    else if (key === "Escape") this._putBack();
    else if (key.toLowerCase() === SORT_KEY) this._sort();
    else if (key === "Enter" && document.activeElement?.tagName !== "BUTTON") this._play();
    else if (card && key) this._pick(card.key);
    else return false;
    return true;
  }

  /** Shift and an arrow take the next card along. @param {KeyboardEvent} event */
  _range(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const here = event.target instanceof HTMLElement ? event.target.closest(".spot") : null;
    if (!by || !event.shiftKey || !(here instanceof HTMLElement)) return;
    event.stopPropagation();
    event.preventDefault();
    const next = by < 0 ? here.previousElementSibling : here.nextElementSibling;
    for (const each of [here, next]) if (each instanceof HTMLElement) this._pick(each.dataset.spot ?? "", true);
    if (next instanceof HTMLElement) next.focus();
  }

  /** A tap picks a card, a sweep all that it passes, and a drag lays what is picked on the table.
   * @param {PointerEvent} down */
  _down(down) {
    const spot = down.target instanceof Element ? down.target.closest(".spot") : null;
    if (!(spot instanceof HTMLElement) || down.button !== 0) return;
    this._table.hurry();
    const first = spot.dataset.spot ?? "";
    const isIn = !this._cards.has(first);
    let how = "tap";
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (how === "tap" && Math.hypot(x, y) > MOVED) how = -y > Math.abs(x) ? "drag" : "sweep";
      if (how === "drag") {
        this._pick(first, true);
        this._drawing.drag(x, y);
      }
      if (how !== "sweep") return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".spot");
      for (const key of [first, under instanceof HTMLElement ? under.dataset.spot : ""]) if (key) this._pick(key, isIn);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      ended.abort();
      if (event.type !== "pointerup") return;
      if (how === "tap") this._pick(first);
      if (how !== "drag") return;
      this._drawing.drop(event.clientX - down.clientX, event.clientY - down.clientY);
      if (this._isReady && this._drawing.isOverTable(event.clientY)) this._play();
      else this._table.repaint();
    };
    const ended = new AbortController();
    addEventListener("pointermove", move, ended);
    addEventListener("pointerup", end, ended);
    addEventListener("pointercancel", end, ended);
  }

  // --- what may be done

  /** @param {View} view */
  _acts(view) {
    const { isOpen, state } = this._table;
    const { isSettled } = state;
    if (isWatched(state)) return [this._clock.element];
    const said = isOpen && view.free ? this._words(view) : [];
    const main = isOpen && view.free ? [this._playButton(view)] : [];
    const moves = isOpen ? view.moves.map((move) => this._moveButton(view, move)) : [];
    const isEarly = !isOpen && isSettled && view.ahead && this._cards.size;
    if (isEarly) main.push(button(words("spite-ahead"), () => this._move(this._written), { "data-spot": "ahead" }));
    const may = isSettled ? this._mays(view).map((move) => this._moveButton(view, move)) : [];
    const sort = keyed(
      button(words("spite-sort", { order: this._order }), () => this._sort(), { "data-spot": "sort" }),
      SORT_KEY,
    );
    const saying = make("div", { className: "says", role: "group", "aria-label": words("spite-says") }, ...said);
    return [this._clock.element, saying, make("div", { className: "moves" }, ...may, ...main, ...moves, sort)];
  }

  /** What may be done while others act. @param {View} view */
  _mays(view) {
    const { present, computer } = this._table.state.sitters[view.turn[0]] ?? {};
    // A countdown stands still while whom it's for isn't there.
    return (view.may ?? []).filter((move) => move !== "countdown" || present || computer);
  }

  /** Whether what is explained can be done, too. @param {string} key */
  isUseful(key) {
    const { view } = this._table;
    return key !== "first-countdown" || (view !== null && this._mays(view).includes("countdown"));
  }

  /** What may be said; of the prices only the one that is due. @param {View} view */
  _words(view) {
    const due = `buy${factOf(view, "price")}`;
    const offered = view.free?.words.filter((word) => !word.startsWith("buy") || word === due) ?? [];
    return offered.map((word) => {
      const element = button(called(`say-${word}`, word), () => this._say(word), { "data-spot": `word-${word}` });
      element.setAttribute("aria-pressed", String(this._said.has(word)));
      element.classList.toggle("hinted", this._hinted.split("!").slice(1).includes(word));
      return element;
    });
  }

  /** @param {View} view */
  _playButton(view) {
    const kind = factOf(view, "exchange") ? "exchange" : factOf(view, "swap") ? "swap" : "play";
    const text = words("spite-do", { kind, count: this._cards.size });
    const play = button(text, () => this._play(), { className: `main ${this._state}`, "data-spot": "play" });
    play.disabled = !this._isReady;
    return play;
  }

  /** @param {View} view @param {string} move */
  _moveButton(view, move) {
    const isOut = move === "pass" && factOf(view, "passed", view.seat);
    const text = isOut ? words("spite-stay-out") : called(`move-${move}`, move);
    const className = `${move}${this._hinted === move ? " hinted" : ""}`;
    return keyed(
      button(text, () => this._offer(move), { className, "data-spot": move, title: called(`first-${move}`, "") }),
      MOVE_KEYS[move] ?? "",
    );
  }

  /** Make a listed move. What others are waited for with leaves the picked cards where they are. @param {string} move */
  _offer(move) {
    if (this._table.view?.may?.includes(move)) return this._table.move(move);
    this._move(move);
  }

  /** @param {string} move */
  mark(move) {
    this._hinted = move;
    this._table.repaint();
  }

  /** @param {string} move */
  how(move) {
    const { may = [], moves = [] } = this._table.view ?? NO_VIEW;
    const pointer = matchMedia("(hover: none)").matches ? "tap" : "click";
    if ([...may, ...moves].includes(move)) return words("spite-tap", { pointer, what: called(`move-${move}`, move) });
    const cards = namedIn(this._own, move).map(({ text }) => shortName(text));
    const said = move.split("!").slice(1);
    const what = [...cards, ...said.map((word) => called(`say-${word}`, word))];
    return words("spite-tap-play", { pointer, what: listed(what) });
  }

  /** @param {string} move @param {string} text */
  async hint(move, text) {
    this._hinted = move;
    const cards = namedIn(this._own, move).map((card) => shortName(card.text));
    const note = cards.length ? words("spite-hinted", { cards: cards.join(" "), text }) : text || move;
    this._table.repaint({ note });
  }
}

/** @type {View} */
const NO_VIEW = { rules: "", seat: 0, seats: 0, turn: [], moves: [], result: null, events: [], piles: [], number: 0 };

/** A button that is made anew with each position: what a finger has pressed never turns into something else.
 * @param {string} text @param {() => void} onclick @param {Record<string, any>} properties */
const button = (text, onclick, properties) => make("button", { type: "button", onclick, ...properties }, text);

/** @param {HTMLButtonElement} element @param {string} key */
function keyed(element, key) {
  if (key) element.append(make("kbd", { "aria-hidden": "true", "data-text": key }));
  return element;
}

/** If what had the focus is gone or disabled, give it to what stands at its spot now, or to the first card of the hand.
 * @param {HTMLElement} board @param {Element | null} focused */
function refocus(board, focused) {
  if (!focused || focused.matches("body :enabled")) return;
  const find = (/** @type {string} */ spot) => /** @type {HTMLElement | null} */ (board.querySelector(spot));
  (find(`[data-spot="${focused.getAttribute("data-spot")}"]:enabled`) ?? find(".hand [data-spot]"))?.focus();
}
