// The board on which any game can be played: piles by owner and role, moves as buttons, cards to combine freely and words
// to say with them, and how much time is left. It knows the game by its views only. Fulfils the shell's `Board`.

import "../../words/extra-words.js";
import { countOf, hasOtherBack, longName, shortName, suitOf } from "../../cards/view.js";
import { button, make } from "../../dom/dom.js";
import { called, words } from "../../words/catalogue.js";

/** @typedef {import("../../cards/view.js").Pile} Pile */
/** @typedef {import("../../cards/view.js").View} View */

const TICK = 1000;

export class Board {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this.element = make("div", { className: "any-board" });
    this.picked = "";
    /** @type {[string, () => void][]} */
    this.looks = [];
    /** The cards that are picked, by their places among those on offer, in their order. @type {number[]} */
    this._cards = [];
    /** @type {Set<string>} The words that are said with them. */
    this._said = new Set();
    this._hinted = "";
    /** The cards on offer, as text. @type {string | undefined} */
    this._offered = undefined;
    /** Since when the position is shown, by the clock of the page. */
    this._since = performance.now();
    this._ticking = setInterval(() => this._tick(), TICK);
  }

  paint() {
    const { view } = this._table;
    if (!view) return;
    const focused = document.activeElement?.getAttribute("data-spot");
    const others = [...Array(view.seats).keys()].filter((seat) => seat !== view.seat);
    const rows = [null, ...others, view.seat].map((seat) => this._row(view, seat));
    this.element.replaceChildren(this._meter(view), ...rows, ...this._choices(view));
    this._tick();
    /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-spot="${focused}"]`))?.focus();
  }

  /** What is picked stays while others do their part, if the same may be done as before. */
  forget() {
    const offered = JSON.stringify(this._table.view?.free);
    if (offered !== this._offered) {
      this._cards = [];
      this._said.clear();
    }
    this._offered = offered;
    this._hinted = "";
    this._since = performance.now();
  }

  /** @param {import("../../cards/view.js").GameEvent[]} events */
  recent(events) {
    return events;
  }

  /** @returns {import("../../table/sounds.js").Heard[]} */
  heard() {
    return [];
  }

  /** @type {string[]} */
  ends = [];

  prompt() {
    const free = this._table.view?.free;
    return free ? words("any-pick", { least: free.least, most: free.most }) : words("any-choose");
  }

  /** Digits pick cards; Enter plays them, unless a button has it. @param {string} key */
  key(key) {
    const free = this._table.isOpen ? this._table.view?.free : null;
    const at = Number(key) - 1;
    if (!free) return false;
    if (key === "Enter" && document.activeElement?.tagName !== "BUTTON") return this._play();
    if (!(at >= 0 && at < free.cards.length)) return false;
    this._pick(at);
    return true;
  }

  /** @param {string} move @param {string} text */
  async hint(move, text) {
    this._hinted = move;
    this._table.repaint({ note: text || move });
  }

  finish() {}

  layOut() {}

  remove() {
    clearInterval(this._ticking);
  }

  // --- what lies there

  /** @param {View} view @param {number | null} seat */
  _row(view, seat) {
    const piles = view.piles.filter((pile) => (pile.seat ?? null) === seat && !this._isOffered(view, pile));
    if (seat === null && !piles.length) return "";
    const isTurn = seat !== null && view.turn.includes(seat);
    const name = seat === null ? [] : [make("h2", {}, this._table.voice.name(seat))];
    const row = make("section", { className: isTurn ? "owner turn" : "owner" }, ...name);
    row.append(...piles.map((pile) => this._pile(view, pile)));
    return row;
  }

  /** Whether its cards stand among those to be picked. @param {View} view @param {Pile} pile */
  _isOffered({ seat, free }, pile) {
    const isOwn = this._table.isOpen && free && pile.seat === seat && pile.cards?.length;
    return isOwn && pile.cards?.every((card) => free.cards.includes(card));
  }

  /** @param {View} view @param {Pile} pile */
  _pile(view, pile) {
    const isCovered = this._table.state.isCovered && pile.seat === view.seat;
    const cards = isCovered ? [] : (pile.cards ?? []).map((card) => chip(card));
    const count = isCovered ? countOf(pile) : (pile.hidden ?? 0);
    if (count) cards.push(make("span", { className: "chip back" }, words("cards", { count })));
    if (!cards.length) cards.push(make("span", { className: "chip none" }, pile.shows ?? "–"));
    const label = make("span", { className: "role" }, called(`pile-${pile.role}`, pile.role || pile.name));
    return make("div", { className: "pile" }, label, ...cards);
  }

  /** @param {View} view */
  _meter(view) {
    const { deadlines = [] } = view;
    this._next = deadlines.length ? Math.min(...deadlines.map(({ seconds }) => seconds)) : 0;
    this._bar = make("meter", { min: 0, max: this._next, hidden: !deadlines.length });
    return this._bar;
  }

  _tick() {
    if (!this._bar || this._bar.hidden) return;
    const left = Math.max(0, Math.ceil(this._next - (performance.now() - this._since) / 1000));
    this._bar.value = left;
    this._bar.setAttribute("aria-label", words("any-time", { count: left }));
    this._bar.title = words("any-time", { count: left });
  }

  _next = 0;
  /** @type {HTMLMeterElement | null} */
  _bar = null;

  // --- what may be done

  /** @param {View} view @returns {HTMLElement[]} */
  _choices(view) {
    if (this._table.state.isCovered || view.result) return [];
    const { isOpen } = this._table;
    const moves = isOpen ? view.moves.map((move) => this._button(move)) : [];
    const may = this._table.state.isSettled ? (view.may ?? []).map((move) => this._button(move)) : [];
    const found = [];
    if (isOpen && view.free) found.push(this._free(view.free));
    if (moves.length) found.push(make("div", { className: "moves" }, ...moves));
    if (may.length) found.push(make("div", { className: "moves" }, make("p", {}, words("any-may")), ...may));
    return found;
  }

  /** @param {string} move */
  _button(move) {
    const className = this._hinted === move ? "hinted" : "";
    return button(called(`move-${move}`, move), () => this._table.move(move), { className, "data-spot": move });
  }

  /** @param {import("../../cards/view.js").Free} free */
  _free(free) {
    const [hinted, ...saying] = this._hinted.split("!");
    const wanted = hinted.split("+");
    const cards = free.cards.map((card, at) => {
      const place = this._cards.indexOf(at) + 1;
      const element = chip(card, () => this._pick(at));
      element.setAttribute("aria-pressed", String(place > 0));
      element.dataset.spot = `card${at}`;
      if (place) element.dataset.place = String(place);
      // Of equal cards, only as many as the hint is about.
      const hintedAt = wanted.indexOf(card);
      element.classList.toggle("hinted", hintedAt >= 0);
      if (hintedAt >= 0) wanted.splice(hintedAt, 1);
      return element;
    });
    const said = free.words.map((word) => {
      const element = button(called(`say-${word}`, word), () => this._say(word));
      element.setAttribute("aria-pressed", String(this._said.has(word)));
      element.dataset.spot = `word-${word}`;
      element.classList.toggle("hinted", saying.includes(word));
      return element;
    });
    const play = button(words("any-play"), () => this._play(), { className: "main", "data-spot": "play" });
    play.disabled = !this._isEnough(free);
    return make("div", { className: "free" }, ...cards, ...said, play);
  }

  /** @param {import("../../cards/view.js").Free} free */
  _isEnough({ least, most }) {
    return this._cards.length >= least && this._cards.length <= most;
  }

  /** @param {number} at */
  _pick(at) {
    this._cards = this._cards.includes(at) ? this._cards.filter((each) => each !== at) : [...this._cards, at];
    this._table.repaint();
  }

  /** @param {string} word */
  _say(word) {
    if (!this._said.delete(word)) this._said.add(word);
    this._table.repaint();
  }

  _play() {
    const free = this._table.view?.free;
    if (!free || !this._isEnough(free)) return false;
    const cards = this._cards.map((at) => free.cards[at]).join("+");
    this._table.move(cards + [...this._said].map((word) => `!${word}`).join(""));
    return true;
  }
}

/** A card in a few letters, as a button if it does something. @param {string} card @param {(() => void) | null} [onclick] */
function chip(card, onclick = null) {
  const className = `chip ${"hd".includes(suitOf(card) || " ") ? "red" : ""} ${hasOtherBack(card) ? "other" : ""}`;
  const properties = { className, "aria-label": longName(card) };
  // Its short form is for the eye only.
  const shown = { ...properties, "data-text": shortName(card) };
  return onclick ? button("", onclick, shown) : make("span", { role: "img", ...shown });
}
