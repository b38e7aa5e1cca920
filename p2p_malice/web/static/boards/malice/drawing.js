// The places of a table as elements that can be picked, as large as there is room for. Cards lie on its felt.

import { coloursOf, initialsOf } from "../../players/avatars.js";
import { RATIO } from "../../cards/card-element.js";
import { countOf, longName, pileAt, pilesOf, shortName, topOf } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { CardLayer } from "./card-layer.js";
import { LEAST, OPPOSITE, SMALL_FAN, layout, TOUCHED } from "./layout.js";
import { isBuried, isWild, keysOf, movesBySource, ownHand, partnerOf } from "./moves.js";
import { Voice, pileLabel } from "../../words/sentences.js";
import { words } from "../../words/catalogue.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").Pile} Pile */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */
/** @typedef {import("../../table/state.js").Sitter} Sitter */

/**
 * All that the board shows. Spots are places that can be picked: `hand0` …, `payoff`, `d0` …, `c0` …, of others `d0@1`.
 * @typedef {object} Scene
 * @property {View} view
 * @property {Sitter[]} sitters
 * @property {import("../../words/sentences.js").Voice} voice
 * @property {string} picked
 * @property {Set<string>} targets
 * @property {string[]} hinted
 * @property {boolean} isCovered whether the hand is hidden
 * @property {boolean} isOpen whether a card may be picked now
 * @property {boolean} deals whether deals are seen being dealt
 */

/** How much a buried card shows above the next one, in heights of a card: its rank. */
const FAN = 0.235;
const EDGE = 0.025;
const HAND_TURN = 2.6;
const HAND_ARC = 1.3;
/** Cards below this width, in pixels, have no room for what stands below them. */
const TINY = 40;
const USUAL_HAND = 5;
/** Payoff cards left at which the race is nearly over. */
const NEARLY = 3;

/** With more players beside these than that, the log makes way for them. */
const MANY = 3;
/** Up to so many players, it's plain whose turn is next. */
const FEW = 3;
/** The lowest log that tells enough, in pixels. */
const LOG = 110;

/** @type {Scene} */
const NOTHING = {
  view: { rules: "", seat: 0, seats: 0, turn: [], moves: [], result: null, events: [], piles: [], number: 0 },
  sitters: [],
  voice: new Voice([], null),
  picked: "",
  targets: new Set(),
  hinted: [],
  isCovered: false,
  isOpen: false,
  deals: false,
};

/** For how many milliseconds the number of a payoff pile leaps. */
const LEAP = 520;

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
    /** @type {WeakMap<HTMLElement, string>} By place, what is seen of it. */
    this._seen = new WeakMap();
    this._most = 1;
    /** How far the buried cards of a pile may show, in heights of a card. */
    this._fan = FAN;
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
    for (const [spot, element] of this._spots) this._paintSpot(view, spot, element);
    this._measure();
    if (events) this._felt.recall();
    this._felt.deals = scene.deals;
    const lands = this._felt.show(view, events ?? [], scene.isCovered, scene.picked ? this._lies(scene.picked) : null);
    this._wait(events?.length || this.dealing ? lands : 0);
    if (events && !matchMedia("(prefers-reduced-motion: reduce)").matches) this._cheer(events, lands);
  }

  /** A payoff card is what the game is about: its badge leaps when it has landed, the higher the more of them were played
   * in a row. @param {GameEvent[]} events @param {number} lands in milliseconds from now */
  _cheer(events, lands) {
    for (const { kind, seat: mover, source } of events) {
      const seat = mover ?? -1;
      if (kind === "discard") this._cheered = { seat: -1, row: 0 };
      if (kind !== "play" || source !== "payoff") continue;
      const row = this._cheered.seat === seat ? this._cheered.row + 1 : 1;
      this._cheered = { seat, row };
      const tray = this._spots.get(seat === this.scene.view.seat ? "payoff" : `payoff@${seat}`)?.querySelector(".tray");
      if (!tray) continue;
      const timing = { duration: LEAP, delay: Math.max(0, lands - LEAP / 2), easing: "ease-out" };
      const scale = [1, Math.min(2.2, 1.3 + 0.2 * row), 1];
      tray.animate({ scale: scale.map(String) }, { ...timing, pseudoElement: "::after" });
      tray.animate(
        {
          boxShadow: [
            "0 0 0 0 var(--frame)",
            `0 0 ${14 + 6 * row}px ${4 + 2 * row}px var(--frame)`,
            "0 0 24px 14px #0000",
          ],
        },
        timing,
      );
    }
  }

  /** Who has played how many payoff cards in a row, in this turn. */
  _cheered = { seat: -1, row: 0 };

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
    const hand = ownHand(view).length;
    const shape = JSON.stringify([
      view.seat,
      view.seats,
      partnerOf(view),
      view.piles.map(({ name, seat }) => [name, seat]),
    ]);
    if (shape === this._shape) return this._buildHand(hand);
    this._shape = shape;
    this._spots.clear();
    this._anchors.clear();
    this._rects.clear();
    const seats = [...Array(view.seats - 1).keys()].map((step) => (view.seat + step + 1) % view.seats);
    const large = seats.filter((seat) => view.seats === 2 || seat === partnerOf(view));
    const others = seats.filter((seat) => !large.includes(seat)).map((seat) => this._player(view, seat, "div"));
    this._room = 0;
    this._hand = make("div", { className: "row hand", role: "group" });
    this.element.replaceChildren(
      ...(others.length ? [make("div", { className: "others" }, ...others)] : []),
      ...large.map((seat) => this._player(view, seat)),
      this._centre(view),
      this._player(view, view.seat),
      this._hand,
      this._felt.element,
    );
    this.element.classList.toggle("crowd", others.length > 0);
    this.element.classList.toggle("many", others.length > MANY);
    this._buildHand(hand);
    // Names that wrap, a letter's shape that comes late: whatever makes one row larger moves the others.
    this._resized.disconnect();
    for (const each of this.element.querySelectorAll(".player")) this._resized.observe(each);
  }

  _resized = new ResizeObserver(() => requestAnimationFrame(() => this.layOut()));

  /** @param {number} count */
  _buildHand(count) {
    const { _hand: row } = this;
    if (!row || row.childElementCount === count) return;
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
    if (this._room === Math.max(USUAL_HAND, count)) return;
    this._room = Math.max(USUAL_HAND, count);
    this.layOut();
  }

  /** @type {HTMLElement | undefined} */
  _hand;
  /** For how many cards of the hand there is room. */
  _room = 0;

  /** Whose piles they are, how the race stands, and the piles.
   * @param {View} view @param {number} seat @param {"button" | "div"} [tag] what the piles are: nobody plays from a `div` */
  _player(view, seat, tag = "button") {
    const isOwn = seat === view.seat;
    const row = make("div", { className: "row" });
    const piles = [...pilesOf(view, "payoff", seat), ...pilesOf(view, "discard", seat)];
    for (const pile of piles) row.append(this._spot(isOwn ? pile.name : `${pile.name}@${seat}`, pile.role, tag));
    const avatar = make("span", { className: "avatar", "aria-hidden": "true" });
    this._anchors.set(seat, avatar);
    const who = make(
      "div",
      { className: "who" },
      avatar,
      make("b", { className: "name" }),
      make("span", { className: "state" }),
      make("span", { className: "count" }),
      make("span", { className: "bar", "aria-hidden": "true" }, make("i", {})),
      make("span", { className: "cards" }),
    );
    return make("div", { className: `player${isOwn ? " own" : ""}`, "data-seat": seat, role: "group" }, who, row);
  }

  /** @param {View} view */
  _centre(view) {
    const row = make("div", { className: "row" });
    for (const pile of [...pilesOf(view, "draw"), ...pilesOf(view, "centre")])
      row.append(this._spot(pile.name, pile.role));
    const label = make(
      "div",
      { className: "who" },
      make("b", {}, words("board-centre")),
      make("span", { className: "cards" }),
    );
    return make("div", { className: "player centre", role: "group", "aria-label": words("board-centre") }, label, row);
  }

  /** A place for cards. @param {string} spot @param {string} [role] @param {"button" | "div"} [tag] */
  _spot(spot, role = "hand", tag = "button") {
    const kind = tag === "div" ? { role: "img" } : { type: "button" };
    const element = make(tag, { ...kind, "data-spot": spot, className: "spot" });
    element.append(make("kbd", { "aria-hidden": "true" }), make("span", { className: "cap", "aria-hidden": "true" }));
    element.append(make("i", { className: "ring", "aria-hidden": "true" }));
    if (role === "payoff") element.append(make("i", { className: "tray", "aria-hidden": "true" }));
    element.dataset.role = role;
    element.addEventListener("click", (/** @type {UIEventInit} */ { detail }) => detail === 0 && this.onpick(spot));
    this._spots.set(spot, element);
    return element;
  }

  // --- what is seen of it

  /** @param {View} view */
  _paintSeats(view) {
    this._hand?.setAttribute("aria-label", words("board-your-hand"));
    const counts = view.piles.filter((pile) => pile.role === "payoff").map(countOf);
    this._most = Math.max(this._most, ...counts);
    for (const player of this.element.querySelectorAll("[data-seat]")) {
      if (player instanceof HTMLElement) this._paintSeat(view, Number(player.dataset.seat), player);
    }
    const aside = countOf(pilesOf(view, "waste")[0] ?? { name: "waste" });
    const said = this.element.querySelector(".centre .cards");
    if (said) said.textContent = aside ? words("board-aside", { count: aside }) : "";
  }

  /** @param {View} view @param {number} seat @param {HTMLElement} player */
  _paintSeat(view, seat, player) {
    const name = this.scene.voice.name(seat);
    const left = countOf(pilesOf(view, "payoff", seat)[0] ?? { name: "payoff" });
    const hand = countOf(pilesOf(view, "hand", seat)[0] ?? { name: "hand" });
    const state = this._stateOf(seat);
    const isBot = Boolean(this.scene.sitters[seat]?.computer);
    const isTurn = view.turn.includes(seat);
    const isNearly = left > 0 && left <= NEARLY && left < this._most && !view.result;
    const initials = initialsOf(this.scene.sitters.map((sitter) => sitter.name))[seat] ?? "";
    const share = left / this._most;
    const isOwn = seat === view.seat;
    // The points of two stand in the title.
    const points = view.deal && view.seats > 2 ? (view.scores?.[seat] ?? 0) : 0;
    const seen = [name, left, hand, state, isBot, isTurn, isNearly, initials, share, isOwn, points];
    if (!this._isNew(player, seen)) return;
    const say = (/** @type {string} */ part, /** @type {string} */ text) => {
      const element = player.querySelector(`.${part}`);
      if (element && element.textContent !== text) element.textContent = text;
    };
    player.setAttribute("aria-label", isBot ? words("board-bot", { name }) : name);
    player.classList.toggle("bot", isBot);
    player.classList.toggle("turn", isTurn);
    player.classList.toggle("nearly", isNearly);
    player.classList.toggle("next", state === words("board-next"));
    const [colour, ink] = coloursOf(seat);
    player.style.setProperty("--seat", colour);
    player.style.setProperty("--letters", ink);
    player.style.setProperty("--left", String(share));
    say("avatar", initials);
    say("name", name);
    say("state", state);
    say("count", words(isNearly ? "board-nearly" : "board-to-go", { count: left }));
    player.querySelector(".count")?.setAttribute("data-left", String(left));
    const facts = isOwn ? [] : [words("board-in-hand", { count: hand })];
    if (points) facts.push(words("board-points", { count: points }));
    say("cards", facts.join(" · "));
    player.querySelector(".cards")?.setAttribute("data-count", isOwn ? "" : String(hand));
  }

  /** Whether an element is to be painted, since not all is as it was. @param {HTMLElement} element @param {any} all that
   * is seen of it */
  _isNew(element, all) {
    const seen = JSON.stringify(all);
    if (this._seen.get(element) === seen) return false;
    this._seen.set(element, seen);
    return true;
  }

  /** What is to be known of somebody who is not there. @param {number} seat */
  _stateOf(seat) {
    const [sitter, { view }] = [this.scene.sitters[seat], this.scene];
    if (sitter?.name && !sitter.present) return words(sitter.computer ? "board-computer" : "board-away");
    // Where players sit in rows, nobody sees who comes after whom.
    const isNext = view.seats > FEW && !view.result && view.turn[0] === (seat + view.seats - 1) % view.seats;
    return isNext ? words("board-next") : "";
  }

  /** @param {View} view @param {string} spot @param {HTMLElement} element */
  _paintSpot(view, spot, element) {
    const { picked, targets, hinted, sitters, voice, isCovered } = this.scene;
    const isSource = this._sources.has(spot);
    const isTarget = targets.has(spot);
    const pile = pileAt(view, spot);
    const marks = [isSource, isTarget, spot === picked, hinted.includes(spot), this._isMarked(spot)];
    const card = spot.startsWith("hand") && !isCovered ? ownHand(view)[Number(spot.slice(4))] : null;
    const names = sitters.map((sitter) => sitter.name);
    if (!this._isNew(element, [pile, card, marks, this._keys.get(spot), view.seat, voice.listener, names])) return;
    const has = (/** @type {string} */ name, /** @type {boolean} */ is) => element.classList.toggle(name, is);
    has("source", isSource);
    has("target", isTarget);
    has("play", isTarget && pile?.role === "centre");
    has("discard", isTarget && pile?.role === "discard");
    has("picked", marks[2]);
    has("hinted", marks[3]);
    has("marked", marks[4]);
    has("empty", Boolean(pile) && !countOf(pile ?? { name: "" }));
    has("ready", pile?.role === "payoff" && (isSource || countOf(pile) === 1));
    const thick = pile && pile.role !== "discard" ? Math.ceil(countOf(pile) / 4) : 0;
    element.dataset.thick = String(countOf(pile ?? { name: "" }) > 1 ? Math.min(5, thick) : 0);
    const isUseful = isSource || isTarget || isBuried(pile);
    // Arrows lead to all of them.
    if (element.tagName === "BUTTON") element.tabIndex = isSource || isTarget ? 0 : -1;
    set(element, "aria-keyshortcuts", this._keys.get(spot) ?? null);
    set(element, "aria-disabled", isUseful || element.role ? null : "true");
    set(element, "aria-pressed", spot === picked ? "true" : null);
    set(element, "aria-label", this._label(spot, pile, card));
    const [key, cap, , tray] = element.children;
    if (tray) set(tray, "data-left", String(countOf(pile ?? { name: "" })));
    const letter = this._keys.get(spot) ?? "";
    set(key, "data-text", /[A-Z]/.test(letter) ? `⇧${letter}` : letter.toUpperCase());
    set(key, "data-key", letter || null);
    if (set(cap, "data-text", pile ? this._caption(view, pile) : "")) this._captions.push(cap);
    set(element, "data-card", pile ? shortTop(pile) : "");
    set(element, "data-needs", pile?.needs && !countOf(pile) ? pile.needs : null);
  }

  /** For the ear. @param {string} spot @param {Pile | undefined} pile @param {string | null} card of the hand, if it is seen */
  _label(spot, pile, card) {
    if (pile && !spot.startsWith("hand")) return pileLabel(pile, this.scene.voice);
    if (this.scene.isCovered) return words("ear-hidden-card");
    const key = card && isWild(this.scene.view, card) ? "ear-hand-wild" : "ear-hand-card";
    return card ? words(key, { card: longName(card) }) : "";
  }

  /** What stands below a pile. @param {View} view @param {Pile} pile */
  _caption(view, pile) {
    const count = countOf(pile);
    if (pile.role === "draw") return words("board-to-draw", { count });
    if (pile.role === "centre") return pile.needs ? words("board-needs", { rank: pile.needs, count }) : "";
    if (pile.role === "payoff" && pile.seat === view.seat && count) return words("board-goal");
    return "";
  }

  /** Whether something lay down here last. @param {string} spot */
  _isMarked(spot) {
    const { view } = this.scene;
    return view.events.some(
      (event) => event.kind !== "draw" && event.target && spotOf(view, event, event.target) === spot,
    );
  }

  // --- how large it is

  /** Choose the size of the cards so that everything is seen, and lay them there. */
  layOut() {
    if (!this._size()) return;
    this._measure();
    this._felt.lay();
  }

  /** Choose the size of the cards; whether there is room for any. */
  _size() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (!width || !height) return false;
    const count = (/** @type {string} */ selector) => this.element.querySelectorAll(selector).length;
    const most = (/** @type {string} */ selector) =>
      Math.max(5, ...[...this.element.querySelectorAll(selector)].map((row) => row.childElementCount));
    const piles = most(".others .row");
    const fits = layout(width, height, {
      columns: most(".row:not(.hand)"),
      piles,
      hand: Math.max(USUAL_HAND, this._room),
      large: count(".board > .player"),
      others: count(".others > .player"),
      side: Number.parseFloat(getComputedStyle(this.element).getPropertyValue("--side")) || 0,
    });
    for (const name of ["beside", "wide", "lines", "dense", "split", "aside", "pairs", "round", "opposite"])
      this.element.classList.toggle(name, fits.kinds.includes(name));
    this._sit(fits.areas ?? [], fits.below ?? 0);
    this._fan = fits.fan;
    this.element.style.setProperty("--piles", String(piles));
    this.element.style.setProperty(
      "--columns",
      String(fits.kinds.some((kind) => ["lines", "aside"].includes(kind)) ? 9 : fits.columns),
    );
    // Names of several lines, large letters: what needs more room than was reckoned takes it from the cards. On the
    // lowest boards they are tried as large as a finger needs.
    const isDense = fits.kinds.includes("dense");
    let card = isDense ? Math.max(TOUCHED, fits.sizes.card) : fits.sizes.card;
    const scale = () => {
      const part = card / fits.sizes.card;
      const kept = part > 1 ? ["label", "small", "gap"] : ["label"];
      const scaled = Object.entries(fits.sizes).map(([name, pixels]) => [
        name,
        kept.includes(name) ? pixels : pixels * part,
      ]);
      this._setSizes({ ...Object.fromEntries(scaled), fan: fits.fan });
    };
    scale();
    const { element } = this;
    for (; (element.scrollHeight > height || element.scrollWidth > width) && card > LEAST; scale()) card -= 1;
    this.element.classList.toggle("tiny", card < TINY);
    this._rects.clear();
    return true;
  }

  /** Let the players beside these sit round the table. @param {string[]} areas by each of them @param {number} below what
   * they leave free at the sides, in pixels */
  _sit(areas, below) {
    [...this.element.querySelectorAll(".others > .player")].forEach((player, at) => {
      if (!(player instanceof HTMLElement)) return;
      const area = areas[at] ?? "";
      player.classList.toggle("across", area === OPPOSITE);
      player.style.gridArea = area === OPPOSITE ? "" : area;
    });
    this.element.classList.toggle("full", below < LOG);
    this.element.parentElement?.style.setProperty("--below", `${below}px`);
  }

  /** @param {Record<string, number>} sizes */
  _setSizes(sizes) {
    for (const [name, size] of Object.entries(sizes)) {
      this.element.style.setProperty(`--${name}`, name === "fan" ? String(size) : `${size}px`);
    }
  }

  /** Note where every place is, relative to the board. All are read before any card is moved: a browser reckons anew
   * where everything lies when it is asked after a change. */
  _measure() {
    const unknown = [...this._spots.values(), ...this._anchors.values()].filter((each) => !this._rects.has(each));
    if (!unknown.length) return;
    const board = this.element.getBoundingClientRect();
    for (const element of unknown) {
      const { x, y, width, height } = element.getBoundingClientRect();
      this._rects.set(element, new DOMRect(x - board.x, y - board.y, width, height));
    }
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
    const room = element.closest(".others") ? SMALL_FAN : this._fan;
    return { ...middle, y: middle.y - shown(count - 1 - index, room) * rect.height };
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

  /** Send the card of a spot to another, before the table has confirmed it. @param {string} from @param {string} to */
  send(from, to) {
    this._felt.send(this._lies(from), this._placeOf(to));
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

  /** @param {string} spot @returns {HTMLElement | null} */
  spot(spot) {
    return this._spots.get(spot) ?? null;
  }
}

/** How far a card shows above the top one that lies so many cards above it, in heights of a card: its rank, as long as
 * there is room for ranks, and of those below an edge. @param {number} depth @param {number} room */
function shown(depth, room) {
  const ranks = Math.min(depth, Math.floor((room + 0.02) / FAN));
  return Math.min(ranks * FAN + (depth - ranks) * EDGE, room + 0.01);
}

/** The spot of a pile that an event names. @param {View} view @param {GameEvent} event @param {string} name */
function spotOf(view, event, name) {
  const isCommon = view.piles.some((pile) => pile.name === name && (pile.seat ?? null) === null);
  return isCommon || event.seat === view.seat || name.includes("@") ? name : `${name}@${event.seat}`;
}

/** The top of a pile in few characters, for where there is no room for cards. @param {Pile} pile */
function shortTop(pile) {
  const top = topOf(pile);
  return top ? shortName(top) : countOf(pile) ? "▮" : "·";
}

/** Set an attribute, or take it away, only where that changes it; whether it does.
 * @param {Element} element @param {string} name @param {string | null} value */
function set(element, name, value) {
  if (element.getAttribute(name) === value) return false;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  return true;
}
