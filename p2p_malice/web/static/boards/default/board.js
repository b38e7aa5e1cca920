// The board on which any game can be played: piles by owner and role, moves as buttons, cards to combine freely and words
// to say with them, and how much time is left. It knows the game by its views only. Fulfils the shell's `Board`.

import "../../words/extra-words.js";
import { kindOf } from "../../cards/small-cards.js";
import { countOf, longName, shortName } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { html, nothing, render } from "../../vendor/lit-html.js";
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
    /** The cards that are picked, by their places among those on offer, in their order. @type {number[]} */
    this._cards = [];
    /** @type {Set<string>} The words that are said with them. */
    this._said = new Set();
    this._hinted = "";
    /** The cards on offer, as text. @type {string | undefined} */
    this._offered = undefined;
    /** Since when the position is shown, by the clock of the page. */
    this._since = performance.now();
    this._ticking = setInterval(() => this.paint(), TICK);
  }

  paint() {
    const { view } = this._table;
    if (!view) return;
    const others = [...Array(view.seats).keys()].filter((seat) => seat !== view.seat);
    const rows = [null, ...others, view.seat].map((seat) => this._row(view, seat));
    render(html`${this._meter(view)}${rows}${this._choices(view)}`, this.element);
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

  remove() {
    clearInterval(this._ticking);
  }

  // --- what lies there

  /** @param {View} view @param {number | null} seat */
  _row(view, seat) {
    const piles = view.piles.filter((pile) => (pile.seat ?? null) === seat && !this._isOffered(view, pile));
    if (seat === null && !piles.length) return nothing;
    const isTurn = seat !== null && view.turn.includes(seat);
    const name = seat === null ? nothing : html`<h2>${this._table.voice.name(seat)}</h2>`;
    return html`<section class=${isTurn ? "owner turn" : "owner"}>${name}${piles.map((pile) => this._pile(view, pile))}</section>`;
  }

  /** Whether its cards stand among those to be picked. @param {View} view @param {Pile} pile */
  _isOffered({ seat, free }, pile) {
    const isOwn = this._table.isOpen && free && pile.seat === seat && pile.cards?.length;
    return isOwn && pile.cards?.every((card) => free.cards.includes(card));
  }

  /** @param {View} view @param {Pile} pile */
  _pile(view, pile) {
    const isCovered = this._table.state.isCovered && pile.seat === view.seat;
    const cards = isCovered ? [] : (pile.cards ?? []);
    const count = isCovered ? countOf(pile) : (pile.hidden ?? 0);
    const back = count ? html`<span class="chip back">${words("cards", { count })}</span>` : nothing;
    const none = cards.length || count ? nothing : html`<span class="chip none">${pile.shows ?? "–"}</span>`;
    const label = called(`pile-${pile.role}`, pile.role || pile.name);
    return html`<div class="pile"><span class="role">${label}</span>${cards.map((card) => chip(card))}${back}${none}</div>`;
  }

  /** How much time is left until the next deadline. @param {View} view */
  _meter({ deadlines = [] }) {
    if (!deadlines.length) return nothing;
    const next = Math.min(...deadlines.map(({ seconds }) => seconds));
    const left = Math.max(0, Math.ceil(next - (performance.now() - this._since) / 1000));
    const said = words("any-time", { count: left });
    return html`<meter min="0" max=${next} .value=${left} aria-label=${said} title=${said}></meter>`;
  }

  // --- what may be done

  /** @param {View} view */
  _choices(view) {
    if (this._table.state.isCovered || view.result) return nothing;
    const { isOpen } = this._table;
    const moves = isOpen ? view.moves : [];
    const may = this._table.state.isSettled ? (view.may ?? []) : [];
    const all = (/** @type {string[]} */ those) => those.map((move) => this._button(move));
    return html`${isOpen && view.free ? this._free(view.free) : nothing}${
      moves.length ? html`<div class="moves">${all(moves)}</div>` : nothing
    }${may.length ? html`<div class="moves"><p>${words("any-may")}</p>${all(may)}</div>` : nothing}`;
  }

  /** @param {string} move */
  _button(move) {
    return html`<button type="button" class=${this._hinted === move ? "hinted" : ""} data-spot=${move}
      @click=${() => this._table.move(move)}>${called(`move-${move}`, move)}</button>`;
  }

  /** @param {import("../../cards/view.js").Free} free */
  _free(free) {
    const [hinted, ...saying] = this._hinted.split("!");
    const wanted = hinted.split("+");
    const cards = free.cards.map((card, at) => {
      // Of equal cards, only as many as the hint is about.
      const hintedAt = wanted.indexOf(card);
      if (hintedAt >= 0) wanted.splice(hintedAt, 1);
      return chip(card, {
        at,
        place: this._cards.indexOf(at) + 1,
        isHinted: hintedAt >= 0,
        pick: () => this._pick(at),
      });
    });
    const said = free.words.map(
      (word) => html`<button type="button" class=${saying.includes(word) ? "hinted" : ""} data-spot=${`word-${word}`}
        aria-pressed=${this._said.has(word)} @click=${() => this._say(word)}>${called(`say-${word}`, word)}</button>`,
    );
    return html`<div class="free">${cards}${said}<button type="button" class="main" data-spot="play"
      ?disabled=${!this._isEnough(free)} @click=${() => this._play()}>${words("any-play")}</button></div>`;
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

/** A card in a few letters, as a button if it can be picked: where it stands on offer, and among those that are picked.
 * @param {string} card @param {{at: number, place: number, isHinted: boolean, pick: () => void} | null} [offer] */
function chip(card, offer = null) {
  const kind = `chip ${kindOf(card)}`;
  // Its short form is for the eye only.
  const [name, short] = [longName(card), shortName(card)];
  if (!offer) return html`<span role="img" class=${kind} aria-label=${name} data-text=${short}></span>`;
  const { at, place, isHinted, pick } = offer;
  return html`<button type="button" class=${isHinted ? `${kind} hinted` : kind} aria-label=${name} data-text=${short}
    aria-pressed=${place > 0} data-spot=${`card${at}`} data-place=${place || nothing} @click=${pick}></button>`;
}
