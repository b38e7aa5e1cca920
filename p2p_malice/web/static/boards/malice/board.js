// Spite & Malice at the page: picks by tap, drag and key, and the moves that come of them. Fulfils the shell's `Board`.

import { countOf, longName, pileAt, pilesOf, shortName, standsFor, topOf } from "../../cards/view.js";
import { both, either, pileNumber, pileWords } from "../../state/sentences.js";
import { isWatched } from "../../state/state.js";
import { words } from "../../words/catalogue.js";
import { Drawing } from "./drawing.js";
import { ENDS_A_TURN, heard } from "./sounds.js";
import { cardAt, centreMove, isBuried, keysOf, movesBySource, onlyMove, ownHand, spotsOf } from "./moves.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */

const DRAG_AFTER = 8;
const DOUBLE_CLICK = 400;

/** From where to play with an empty hand that can't be filled, "" for any other. @param {View} view */
function emptyWords(view) {
  const isEmpty = !ownHand(view).length && !pilesOf(view, "draw").some(countOf);
  return isEmpty && movesBySource(view).size ? words("table-none-to-draw") : "";
}

/** What the wild cards in the centre count as. @param {View} view */
const wildWords = (view) =>
  pilesOf(view, "centre").flatMap((pile) => {
    const [card, rank] = [topOf(pile), standsFor(pile)];
    return card && rank ? [words("watched-wild", { card: shortName(card), rank })] : [];
  });

export class Board {
  scoring = "part_match";

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._drawing = new Drawing((spot) => this.pick(spot));
    this.element = this._drawing.element;
    this.element.addEventListener("pointerdown", (event) => this._down(event));
    this.element.addEventListener("click", ({ target }) => {
      const player =
        target instanceof Element && !target.closest("[data-spot]") && target.closest(".others [data-seat]");
      if (player instanceof HTMLElement) this._look(Number(player.dataset.seat));
    });
    /** The spot of the card that is picked, "" for none. */
    this.picked = "";
    this._hinted = /** @type {string[]} */ ([]);
    /** What a lesson marks, whenever nothing is picked. */
    this._marked = /** @type {string[]} */ ([]);
    /** @type {Set<string>} */
    this._targets = new Set();
    /** The spot that was clicked last, and when: the next click may be the second of two. */
    this._clicked = { spot: "", at: 0 };
  }

  /** @type {[string, () => void][]} */
  looks = [["table-discards", async () => (await import("./discards.js")).showDiscards(this._table)]];

  ends = ENDS_A_TURN;

  /** @param {View} view */
  tips = ({ piles, seat }) =>
    piles.some((pile) => isBuried(pile) && pile.seat !== seat) ? [{ key: "first-buried" }] : [];

  /** @param {View} view */
  watched(view) {
    const { voice } = this._table;
    const seats = [...Array(view.seats).keys()];
    const pair = [view.seat, ...(view.partners ?? [])];
    const isPaired = pair.length > 1;
    const left = seats.map((seat) => countOf(pilesOf(view, "payoff", seat)[0] ?? { name: "" }));
    const least = Math.min(...left);
    const ahead = left.flatMap((count, seat) => (count === least ? [voice.name(seat)] : []));
    const names = both(ahead);
    const hasLead = !isPaired && 2 * ahead.length <= view.seats;
    const named = (/** @type {boolean} */ is) =>
      both(seats.filter((seat) => pair.includes(seat) === is).map((seat) => voice.name(seat)));
    const pairs = isPaired ? words("watched-pairs", { one: named(true), other: named(false) }) : "";
    const front = hasLead ? words("watched-in-front", { names, left: words("board-to-go", { count: least }) }) : "";
    const goal = words("watched-goal", { partners: isPaired ? "yes" : "no" });
    return [
      this._needWords(view),
      front || pairs,
      ...wildWords(view),
      words("watched-left"),
      goal,
      words("watching-you"),
    ].filter(Boolean);
  }

  /** Which card whoever is on turn has to get rid of, and what the centre takes. @param {View} view */
  _needWords(view) {
    const [seat = null] = view.turn;
    const card = topOf(pilesOf(view, "payoff", seat)[0] ?? { name: "" });
    const ranks = new Set(pilesOf(view, "centre").flatMap(({ needs }) => needs || []));
    if (!card || !ranks.size) return "";
    const name = this._table.voice.name(seat);
    return words("watched-needs", { name, card: shortName(card), ranks: either([...ranks]) });
  }

  /** @param {GameEvent[] | null} events */
  paint(events) {
    const { state, voice, isOpen } = this._table;
    const { view, sitters, isCovered } = state;
    if (!view) return;
    this._targets = new Set(movesBySource(view).get(this.picked)?.keys());
    const { picked, _targets: targets } = this;
    const [source, target] = this._marked;
    // Of what a lesson asks for, the card has been picked.
    const marked = !picked ? this._marked : target && picked === source ? [target] : [];
    const hinted = this._hinted.length ? this._hinted : marked;
    // Whoever waits for no move waits for no deal.
    const deals = this._table.settings.pause > 0;
    const { isStill, replay } = state;
    const hasHand = !isWatched(state) || state.watching.length > 0 || replay !== null;
    const scene = { view, sitters, voice, replay, hasHand, picked, hinted, targets, isCovered, isOpen, deals, isStill };
    this._drawing.show(scene, events);
  }

  get dealing() {
    return this._drawing.dealing;
  }

  get lands() {
    return Math.max(this._drawing.dealing, ...this._drawing.ends);
  }

  /** @param {View} view */
  heard(view) {
    return heard(view, this._drawing.ends);
  }

  get placing() {
    return this._drawing.placing;
  }

  forget() {
    this.picked = "";
    this._hinted = this._marked = [];
  }

  finish() {
    this._drawing.finish();
  }

  layOut() {
    this._drawing.layOut();
  }

  /** Of all that a page is told again, only the last card that was played or discarded, and what that has led to.
   * @param {GameEvent[]} events */
  recent(events) {
    const moves = events.map(({ kind }, at) => (kind === "play" || kind === "discard" ? at : 0));
    return events.slice(Math.max(0, ...moves));
  }

  prompt() {
    const { view } = this._table;
    if (!view) return "";
    if (!this.picked)
      return this._payoffWords(view) || emptyWords(view) || this._table.state.told || words("table-choose");
    const piles = [...this._targets].map((each) => pileAt(view, each));
    const plays = piles.flatMap((pile) => (pile?.role === "centre" ? [pileNumber(pile)] : []));
    const discards = piles.some((pile) => pile?.role === "discard");
    const key = plays.length ? (discards ? "table-play-or-discard" : "table-play-there") : "table-discard-there";
    return words(key, { card: longName(cardAt(view, this.picked) ?? ""), piles: either(plays.map(String)) });
  }

  /** That the payoff card fits, "" where it doesn't. @param {View} view */
  _payoffWords(view) {
    const [target] = movesBySource(view).get("payoff")?.keys() ?? [];
    const pile = target ? pileAt(view, target) : undefined;
    return pile?.role === "centre" ? words("table-payoff-fits", { pile: pileNumber(pile) }) : "";
  }

  /** @param {string} move @param {string} text */
  async hint(move, text) {
    const { _table: table } = this;
    const view = /** @type {View} */ (table.view);
    const [source, target] = spotsOf(view, move);
    // On a phone there is room for it only below the table, but in the first game it leads from card to card.
    const hasRoom = text && (table.state.isHinting || !matchMedia("(max-width: 599px)").matches);
    const isSaid =
      !text || (hasRoom && (await table.advise({ number: view.number, text, at: source, source, target })));
    if (table.view !== view) return;
    this._hinted = [source, target];
    this._clicked.spot = "";
    const card = shortName(cardAt(view, source) ?? "?");
    const pile = pileWords(pileAt(view, target));
    table.repaint({ note: isSaid ? words("table-hinted", { card, pile }) : text });
  }

  /** Mark the spots of a move, or only what it is about. @param {string} move @param {string} [about] */
  mark(move, about = "") {
    const view = /** @type {View} */ (this._table.view);
    // Who only watches is offered no move.
    const [source, target] = spotsOf(isWatched(this._table.state) ? { ...view, moves: [move] } : view, move);
    this._marked = about ? [about === "target" ? target : about] : [source, target];
    this._table.repaint();
  }

  /** @param {string} key */
  key(key) {
    const { view, state } = this._table;
    if (key === "Escape") {
      this.picked = "";
      this._table.repaint();
      return true;
    }
    const spot = view && !view.result && !isWatched(state) ? keysOf(view)[key] : "";
    if (spot) this.pick(spot);
    return Boolean(spot);
  }

  /** Pick a spot up, or go there with what is picked up. What is picked again is played to the centre, if that is easy,
   * or else put back; a click only puts it back, unless it is a double click.
   * @param {string} spot */
  pick(spot, isClick = false) {
    const { _table: table } = this;
    const { view, settings } = table;
    table.hurry();
    if (!view || table.state.isCovered) return;
    const sources = movesBySource(table.isOpen ? view : { ...view, moves: [] });
    const move = sources.get(this.picked)?.get(spot);
    const own = sources.get(spot);
    const pile = pileAt(view, spot);
    if (!move && !own && !this.picked && this._isBeside(pile?.seat)) return this._look(Number(pile?.seat));
    if (!move && !own && !this.picked && isBuried(pile)) return this._spread(spot);
    if (!table.isOpen) return;
    table.know({ note: "" });
    this._hinted = [];
    if (move) return this._move(move);
    const easy =
      settings.autoplay && (spot === this.picked ? !isClick && centreMove(view, spot) : onlyMove(view, spot));
    if (easy) {
      this.picked = spot;
      return this._move(easy);
    }
    if (spot === this.picked) this.picked = "";
    else if (own) this.picked = spot;
    else this._askWhy(view, spot);
    table.repaint();
  }

  /** Ask why nothing comes of that choice. @param {View} view @param {string} spot @param {string} [picked] */
  _askWhy(view, spot, picked = this.picked) {
    const named = [picked, spot].filter(Boolean).map((each) => (each.startsWith("hand") ? cardAt(view, each) : each));
    this._table.ask("why", named.join(">"));
  }

  /** The second click of two is about the same card, even if another one lies there by now.
   * @param {string} spot @param {number} at a time in milliseconds */
  _click(spot, at) {
    const { view, settings } = this._table;
    const isQuick = this._clicked.spot === spot && at - this._clicked.at < DOUBLE_CLICK;
    const isSecond = settings.autoplay && isQuick;
    this._clicked = { spot: isSecond || this._targets.has(spot) ? "" : spot, at };
    if (!isSecond) this.pick(spot, true);
    else if (view && this.picked === spot && centreMove(view, spot)) this.pick(spot);
  }

  /** @param {string} move */
  _move(move) {
    const [from, target] = [this.picked, move.split(">")[1]];
    this.picked = "";
    this._marked = [];
    this._table.move(move, () => this._drawing.send(from, target));
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
      this._drawing.drag(x, y);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      ended.abort();
      if (!isHeld) return event.type === "pointerup" ? this._click(spot, event.timeStamp) : undefined;
      const [x, y] = moved(event);
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]");
      const target = under instanceof HTMLElement ? (under.dataset.spot ?? "") : "";
      const isGood = this.picked === spot && this._targets.has(target);
      this._drawing.drop(x, y, !isGood);
      if (isGood) return this.pick(target);
      const { view } = this._table;
      if (view && this.picked === spot && target && target !== spot) this._askWhy(view, target, spot);
      this.picked = "";
      this._table.repaint();
    };
    const ended = new AbortController();
    addEventListener("pointermove", move, ended);
    addEventListener("pointerup", end, ended);
    addEventListener("pointercancel", end, ended);
  }

  /** Whether the card of a spot may be taken up, which then follows the finger. @param {string} spot */
  _grab(spot) {
    const { view, isCovered } = this._table.state;
    if (!view || !movesBySource(view).has(spot) || isCovered || !this._drawing.hold(spot)) return false;
    this.picked = spot;
    this._table.repaint({ note: "" });
    return true;
  }

  /** Whether somebody's piles are small, beside those with which one plays. @param {number | null | undefined} seat */
  _isBeside(seat) {
    return Boolean(this.element.querySelector(`.others [data-seat="${seat}"]`));
  }

  /** Show what lies before a player, large. @param {number} seat */
  async _look(seat) {
    const { showPlayer } = await import("./discards.js");
    await showPlayer(this._table, seat);
  }

  /** Show the cards that lie at a spot, all of them. @param {string} spot */
  async _spread(spot) {
    const { showPile } = await import("./discards.js");
    await showPile(this._table, spot);
  }
}
