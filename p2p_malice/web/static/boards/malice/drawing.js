// The places of a table as elements that can be picked, as large as there is room for. Cards lie on its felt.

import { RATIO } from "../../cards/card-element.js";
import { countOf, pileAt, pilesOf } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { Voice } from "../../state/sentences.js";
import { words } from "../../words/catalogue.js";
import { CardLayer } from "./card-layer.js";
import { SMALL_FAN } from "./layout.js";
import { keysOf, movesBySource, ownHand, partnerOf } from "./moves.js";
import { paintSeat, seatElement } from "./seats.js";
import { cornerOf, setSizes } from "./sizes.js";
import { ENDS_A_TURN } from "./sounds.js";
import { paintSpot, spotElement } from "./spots.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */

/** How much a buried card shows above the next one, in heights of a card: its rank. */
const FAN = 0.235;
/** The same of a pile that is fanned to the side, in widths: all of its corner, and how little is enough to tell it. */
const [FAN_ASIDE, ENOUGH_ASIDE] = [0.31, 0.235];
const EDGE = 0.025;
const HAND_TURN = 2.6;
const HAND_ARC = 1.3;
const USUAL_HAND = 5;

/** All that a board shows, here nothing. Spots are places that can be picked: `hand0` …, `payoff`, `d0` …, `c0` …, of others
 * `d0@1`. */
const NOTHING = {
  /** @type {View} */
  view: { rules: "", seat: 0, seats: 0, turn: [], moves: [], result: null, events: [], piles: [], number: 0 },
  /** @type {import("../../state/state.js").Sitter[]} */ sitters: [],
  voice: new Voice([], null),
  /** @type {import("../../state/state.js").State["replay"]} */ replay: null,
  picked: "",
  /** @type {Set<string>} */ targets: new Set(),
  /** @type {string[]} */ hinted: [],
  /** Whether the hand is hidden. */ isCovered: false,
  /** Whether a card may be picked now. */ isOpen: false,
  /** Whether the player on this side of the table has a hand here. */ hasHand: true,
  /** Whether deals are seen being dealt. */ deals: false,
  /** Whether no card flies. */ isStill: false,
};
/** @typedef {typeof NOTHING} Scene */

/** The places of all players, and the cards on them. */
export class Drawing {
  /** @param {(spot: string) => void} onpick what is done when a card is chosen by the keyboard */
  constructor(onpick) {
    this.onpick = onpick;
    this.scene = NOTHING;
    this._felt = new CardLayer(this);
    this.element = make("div", { className: "board" });
    /** What the table is made of: where it changes, the places are made anew. */
    this._shape = "";
    /** Where a card may be picked now. */
    this._sources = movesBySource(NOTHING.view);
    /** @type {Map<string, string>} By spot. */
    this._keys = new Map();
    /** @type {Map<string, HTMLElement>} */
    this._spots = new Map();
    /** @type {Map<number, HTMLElement>} The avatars, by seat. */
    this._anchors = new Map();
    /** @type {Map<HTMLElement, DOMRect>} */
    this._rects = new Map();
    this._most = 1;
    /** How far the buried cards of a pile may show, in heights of a card, or to the side in widths. */
    this._fan = { fan: FAN, isAside: false };
  }

  /** Show a position; `events` tell how it came about, none of them where only the picks have changed.
   * @param {Scene} scene @param {GameEvent[] | null} [events] */
  show(scene, events = null) {
    const { view } = scene;
    this.scene = scene;
    this._sources = movesBySource(scene.isOpen ? view : NOTHING.view);
    this._keys = new Map(Object.entries(keysOf(view)).map(([key, spot]) => [spot, key]));
    this._build(view);
    this._paintSeats(view);
    this._buildHand(ownHand(view).length);
    for (const [spot, element] of this._spots) {
      const isNew = paintSpot(element, spot, scene, this._sources.has(spot), this._keys.get(spot) ?? "");
      if (isNew) this._captions.push(element.children[1]);
    }
    this._measure();
    if (events) this._felt.recall();
    this._felt.deals = scene.deals;
    this._felt.isStill = scene.isStill;
    this.element.classList.toggle("still", scene.isStill);
    const lands = this._felt.show(view, events ?? [], scene.isCovered, scene.picked ? this._lies(scene.picked) : null);
    this._wait(events?.length || this.dealing ? lands : 0);
    if (scene.isStill) this._moments?.forget();
    else if (events) this._moments?.follow({ ...view, events }, this.ends);
    this._loading ??= this._loadMoments();
  }

  /** What is made much of comes after the first cards. */
  async _loadMoments() {
    const { Moments } = await import("./moments.js");
    this._moments = new Moments(
      this.element,
      (place) => this._elementOf(place),
      (spot) => this._rectOf(spot),
      ENDS_A_TURN,
    );
  }

  /** @type {import("./moments.js").Moments | undefined} */
  _moments;
  /** @type {Promise<void> | undefined} */
  _loading;

  /** What is seen of a pile or a hand. @param {string} place such as `c0`, `payoff@1`, `hand` */
  _elementOf(place) {
    const [name, seat] = place.split("@");
    return name !== "hand" ? this._spots.get(place) : seat ? this._anchors.get(Number(seat)) : this._hand;
  }

  /** Where something is on the board. What is known of it is not read again: cards are about to fly.
   * @param {HTMLElement} element */
  _rectOf(element) {
    const known = this._rects.get(element);
    if (known) return known;
    const [board, { x, y, width, height }] = [this.element.getBoundingClientRect(), element.getBoundingClientRect()];
    return new DOMRect(x - board.x, y - board.y, width, height);
  }

  /** Let no mark and no caption be seen before the card that it speaks of has landed.
   * @param {number} lands in milliseconds from now */
  _wait(lands) {
    if (lands) this._landed = performance.now() + lands;
    const left = Math.max(0, Math.round(this._landed - performance.now()));
    this.element.style.setProperty("--lands", `${left}ms`);
    this.element.classList.toggle("dealing", this.dealing > 0);
    for (const cap of this._captions.splice(0))
      if (lands) cap.animate({ opacity: [0, 0, 1], offset: [0, 0.9, 1] }, lands);
  }

  /** How many milliseconds the deal takes that is shown, 0 for any other position. */
  get dealing() {
    return this._felt.dealing;
  }

  /** After how many milliseconds each event of the position is over. */
  get ends() {
    return this._felt.ends;
  }

  /** After how many milliseconds the last card that was played or discarded has landed. */
  get placing() {
    return this._felt.placing;
  }

  /** When the last card has landed, by the clock of the page. */
  _landed = 0;

  /** The captions that say something else than before, and the keys that are elsewhere. @type {Element[]} */
  _captions = [];

  // --- what the table is made of

  /** @param {View} view */
  _build(view) {
    const { hasHand } = this.scene;
    const shape = JSON.stringify([
      hasHand,
      view.seat,
      view.seats,
      partnerOf(view),
      view.piles.map(({ name, seat }) => [name, seat]),
    ]);
    if (shape === this._shape) return;
    this._shape = shape;
    this._spots.clear();
    this._anchors.clear();
    this._rects.clear();
    const seats = [...Array(view.seats - 1).keys()].map((step) => (view.seat + step + 1) % view.seats);
    const large = seats.filter((seat) => view.seats === 2 || seat === partnerOf(view));
    const others = seats.filter((seat) => !large.includes(seat)).map((seat) => this._player(view, seat, "div"));
    this._room = null;
    this._hand = make("div", { className: "row hand", role: "group" });
    this.element.replaceChildren(
      ...(others.length ? [make("div", { className: "others" }, ...others)] : []),
      ...large.map((seat) => this._player(view, seat)),
      this._centre(view),
      this._player(view, view.seat),
      ...(hasHand ? [this._hand] : []),
      this._felt.element,
    );
    this.element.classList.toggle("crowd", others.length > 0);
    // Names that wrap, a letter's shape that comes late: whatever makes one row larger moves the others.
    this._resized.disconnect();
    for (const each of this.element.querySelectorAll(".player")) this._resized.observe(each);
  }

  _resized = new ResizeObserver(() => {
    // What its own laying out has changed is laid out.
    if (this._taken() !== this._laidOut) requestAnimationFrame(() => this.layOut());
  });
  /** How much room each player took when all was laid out last. */
  _laidOut = "";

  /** How much room each player takes now. */
  _taken() {
    return [...this.element.querySelectorAll(".player")].map((each) => [each.clientWidth, each.clientHeight]).join();
  }

  /** @param {number} count */
  _buildHand(count) {
    const { _hand: row } = this;
    if (!row || (row.childElementCount === count && this._room !== null)) return;
    while (row.childElementCount > count) {
      row.lastElementChild?.remove();
      this._spots.delete(`hand${row.childElementCount}`);
    }
    while (row.childElementCount < count) row.append(this._spot(`hand${row.childElementCount}`));
    this._captions.push(...row.querySelectorAll("kbd"));
    [...row.children].forEach((each, at) => {
      if (!(each instanceof HTMLElement)) return;
      this._rects.delete(each);
      const off = at - (count - 1) / 2;
      each.style.setProperty("--lean", `${off * HAND_TURN}deg`);
      each.style.setProperty("--drop", `${(off * off) / HAND_ARC}%`);
    });
    const room = this.scene.hasHand ? Math.max(USUAL_HAND, count) : 0;
    if (this._room === room) return;
    this._room = room;
    this.layOut();
  }

  /** @type {HTMLElement | undefined} */
  _hand;
  /** For how many cards of the hand there is room; null before anything is laid out. @type {number | null} */
  _room = null;

  /** Whose piles they are, how the race stands, and the piles.
   * @param {View} view @param {number} seat @param {"button" | "div"} [tag] what the piles are: nobody plays from a `div` */
  _player(view, seat, tag = "button") {
    const isOwn = seat === view.seat;
    const piles = [...pilesOf(view, "payoff", seat), ...pilesOf(view, "discard", seat)];
    const spots = piles.map(({ name, role }) => this._spot(isOwn ? name : `${name}@${seat}`, role, tag));
    return seatElement(seat, isOwn, make("div", { className: "row" }, ...spots));
  }

  /** @param {View} view */
  _centre(view) {
    const spots = [...pilesOf(view, "draw"), ...pilesOf(view, "centre")].map(({ name, role }) =>
      this._spot(name, role),
    );
    return seatElement(null, false, make("div", { className: "row" }, ...spots));
  }

  /** A place for cards. @param {string} spot @param {string} [role] @param {"button" | "div"} [tag] */
  _spot(spot, role = "hand", tag = "button") {
    const element = spotElement(spot, role, tag, this.onpick);
    this._spots.set(spot, element);
    return element;
  }

  // --- what is seen of it

  /** @param {View} view */
  _paintSeats(view) {
    const hand = view.watches ? words("board-in-hand", { count: ownHand(view).length }) : words("board-your-hand");
    this._hand?.setAttribute("aria-label", hand);
    const counts = view.piles.filter((pile) => pile.role === "payoff").map(countOf);
    this._most = Math.max(this._most, ...counts);
    for (const player of this.element.querySelectorAll(".player")) {
      if (!(player instanceof HTMLElement)) continue;
      paintSeat(player, this.scene, this._most);
      const avatar = player.querySelector(".avatar");
      if (avatar instanceof HTMLElement) this._anchors.set(Number(player.dataset.seat), avatar);
    }
  }

  // --- how large it is

  /** Choose the size of the cards so that everything is seen, and lay them there. */
  layOut() {
    const fan = setSizes(this.element, this._room ?? USUAL_HAND);
    if (fan === null) return;
    this._fan = fan;
    this._rects.clear();
    this._measure();
    this._laidOut = this._taken();
    this._felt.lay();
  }

  /** Note where every place is, relative to the board. All are read before any card is moved: a browser reckons anew
   * where everything lies when it is asked after a change. */
  _measure() {
    const unknown = [...this._spots.values(), ...this._anchors.values()].filter((each) => !this._rects.has(each));
    if (!unknown.length) return;
    for (const element of unknown) this._rects.set(element, this._rectOf(element));
  }

  /** @param {string} place @param {number} index @param {number} count @returns {import("../../cards/card-element.js").Pose | null} */
  pose(place, index, count) {
    const [name, owner] = place.split("@");
    const isOwn = !owner || Number(owner) === this.scene.view.seat;
    const spot =
      place === "hand" ? `hand${Math.min(index, (this._hand?.childElementCount ?? 1) - 1)}` : isOwn ? name : place;
    const element = this._spots.get(spot);
    const rect = element && this._rects.get(element);
    if (!rect?.height || (this.element.classList.contains("lines") && element?.closest(".others"))) return null;
    const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.height / RATIO, turn: 0 };
    if (place === "hand") {
      const off = index - (count - 1) / 2;
      return { ...middle, y: middle.y + (off * off * rect.height) / (100 * HAND_ARC), turn: off * HAND_TURN };
    }
    if (element?.dataset.role !== "discard") return middle;
    const [corner, depth] = [cornerOf(), count - 1 - index];
    const isSmall = element.closest(".others");
    if (!isSmall && this._fan.isAside) {
      const aside = shown(depth, this._fan.fan, ENOUGH_ASIDE * corner, FAN_ASIDE * corner);
      return { ...middle, x: middle.x - aside * middle.width };
    }
    const room = isSmall ? SMALL_FAN * corner : this._fan.fan;
    return { ...middle, y: middle.y - shown(depth, room, FAN * corner) * rect.height };
  }

  /** @param {number} seat @returns {import("../../cards/card-element.js").Pose | null} */
  anchor(seat) {
    const element = this._anchors.get(seat);
    const rect = element && this._rects.get(element);
    if (!rect) return null;
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: Math.max(20, rect.height), turn: 0 };
  }

  // --- what a hand does with the cards

  /** Where the card of a spot lies. @param {string} spot */
  _lies(spot) {
    if (spot.startsWith("hand")) return { place: "hand", index: Number(spot.slice(4)) };
    return { place: this._placeOf(spot), index: -1 };
  }

  /** @param {string} spot */
  _placeOf(spot) {
    const pile = pileAt(this.scene.view, spot);
    return !pile || (pile.seat ?? null) === null ? spot : `${pile.name}@${pile.seat}`;
  }

  /** Send the card of a spot to another, before the table has confirmed it; the milliseconds until it has landed.
   * @param {string} from @param {string} to */
  send(from, to) {
    return this._felt.send(this._lies(from), this._placeOf(to));
  }

  /** Whether there is a card at the spot, which then follows the finger. @param {string} spot */
  hold(spot) {
    const isHeld = this._felt.hold(this._lies(spot));
    this.element.classList.toggle("holding", isHeld);
    return isHeld;
  }

  /** @param {number} x @param {number} y by which the finger has moved */
  drag(x, y) {
    this._felt.drag(x, y);
  }

  /** @param {number} x @param {number} y @param {boolean} isThrown whether the card can't lie there */
  drop(x, y, isThrown) {
    this.element.classList.remove("holding");
    this._felt.drop(x, y, isThrown);
  }

  /** Bring everything that moves to its end. */
  finish() {
    this._felt.finish();
  }
}

/** How far a card shows beside the top one that lies so many cards above it, in parts of a card: its rank, as long as
 * there is room for ranks, and of those below an edge. @param {number} depth @param {number} room @param {number} least
 * how far a card shows whose rank is told @param {number} [most] how far it shows where there is room */
function shown(depth, room, least, most = least) {
  const count = Math.floor((room + 0.02) / least);
  const ranks = Math.min(depth, count);
  const step = Math.max(least, Math.min(most, room / count));
  return Math.min(ranks * step + (depth - ranks) * EDGE, room + 0.01);
}
