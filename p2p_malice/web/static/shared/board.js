// The cards as elements: a scene in, rows of piles out, as large as there is room for; and what flies between them.

import {
  countOf,
  isWild,
  keysOf,
  longName,
  movesBySource,
  ownHand,
  partnerOf,
  pileAt,
  pilesOf,
  rankText,
  standsFor,
  suitOf,
  SUITS,
  topOf,
} from "./cards.js";
import { make } from "./dom.js";
import { Voice, pileLabel } from "./telling.js";
import { words } from "./words.js";

/** @typedef {import("./cards.js").View} View */
/** @typedef {import("./cards.js").Pile} Pile */
/** @typedef {import("./seat.js").Sitter} Sitter */

/**
 * All that the board shows. Spots are places that can be picked: `hand0` …, `payoff`, `d0` …, `c0` …, of others `d0@1`.
 * @typedef {object} Scene
 * @property {View} view
 * @property {Sitter[]} sitters
 * @property {import("./telling.js").Voice} voice
 * @property {string} picked
 * @property {Set<string>} targets
 * @property {string[]} hinted
 * @property {boolean} isCovered whether the hand is hidden
 * @property {boolean} isOpen whether a card may be picked now
 */

const FLIGHT = 180;
const RATIO = 1.4;
const LEAST_CARD = 30;
const MOST_CARD = 104;

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
};

/** The cards of all players. */
export class Board {
  /** @param {(spot: string) => void} onpick what is done when a card is chosen by the keyboard */
  constructor(onpick) {
    this.element = make("div", { className: "board" });
    this.onpick = onpick;
    /** @type {Scene} */
    this.scene = NOTHING;
    /** Where a card may be picked now. */
    this._sources = movesBySource(NOTHING.view);
    /** @type {Map<string, string>} By spot. */
    this._keys = new Map();
  }

  /** @param {Scene} scene */
  show(scene) {
    this.scene = scene;
    this._sources = movesBySource(scene.isOpen ? scene.view : NOTHING.view);
    this._keys = new Map(Object.entries(keysOf(scene.view)).map(([key, spot]) => [spot, key]));
    this._paintAll(scene.view);
  }

  /** @param {View} view */
  _paintAll(view) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.spot : "";
    const rows = [];
    const lines = [];
    const partner = partnerOf(view);
    for (let step = 1; step < view.seats; step++) {
      const seat = (view.seat + step) % view.seats;
      if (view.seats === 2 || seat === partner) rows.push(this._playerRow(view, seat));
      else lines.push(this._line(view, seat));
    }
    if (lines.length) rows.unshift(make("div", { className: "lines" }, ...lines));
    rows.push(this._centreRow(view), this._playerRow(view, view.seat), this._handRow(view));
    this.element.replaceChildren(...rows);
    this.layOut();
    if (focused) this.spot(focused)?.focus({ preventScroll: true });
  }

  /** @param {View} view @param {number} seat */
  _playerRow(view, seat) {
    const isOwn = seat === view.seat;
    const name = this.scene.voice.name(seat);
    const suffix = isOwn ? "" : `@${seat}`;
    const [payoff] = pilesOf(view, "payoff", seat);
    const left = payoff ? countOf(payoff) : 0;
    const hand = countOf(pilesOf(view, "hand", seat)[0] ?? { name: "hand" });
    const state = this._stateOf(seat);
    const label = make("div", { className: "label" }, make("b", {}, name));
    label.append(make("span", {}, words("board-to-go", { count: left })));
    if (!isOwn) label.append(make("span", {}, words("board-in-hand", { count: hand })));
    if (state) label.append(make("span", { className: "state" }, state));
    const row = make("div", { className: `row${view.turn.includes(seat) ? " turn" : ""}` }, label);
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", name);
    if (payoff) row.append(this._pile(view, payoff, `${payoff.name}${suffix}`));
    for (const pile of pilesOf(view, "discard", seat)) row.append(this._pile(view, pile, `${pile.name}${suffix}`));
    return row;
  }

  /** What is to be known of somebody who is not there. @param {number} seat */
  _stateOf(seat) {
    const sitter = this.scene.sitters[seat];
    if (!sitter?.name || sitter.present) return "";
    return words(sitter.computer ? "board-computer" : "board-away");
  }

  /** An opponent on one line, where there are many. @param {View} view @param {number} seat */
  _line(view, seat) {
    const state = this._stateOf(seat);
    const [payoff] = pilesOf(view, "payoff", seat);
    const name = make("span", { className: "name" }, make("b", {}, this.scene.voice.name(seat)));
    if (state) name.append(make("span", { className: "state" }, state));
    const small = (/** @type {Pile | undefined} */ pile, /** @type {string} */ spot) => {
      const top = pile && topOf(pile);
      const chip = make("span", { className: `chip ${top ? colourOf(view, top) : "none"}`, "data-spot": spot });
      chip.append(top ? `${rankText(top)}${SUITS[suitOf(top)] ?? "★"}` : "·");
      if (pile) {
        chip.setAttribute("role", "img");
        chip.setAttribute("aria-label", pileLabel(pile, this.scene.voice));
      }
      return chip;
    };
    const chips = pilesOf(view, "discard", seat);
    const line = make("div", { className: `line${view.turn.includes(seat) ? " turn" : ""}`, role: "group" });
    line.setAttribute("aria-label", this.scene.voice.name(seat));
    line.append(
      name,
      make("span", { className: "count", title: words("board-payoff-cards") }, String(payoff ? countOf(payoff) : 0)),
    );
    line.append(small(payoff, `${payoff?.name}@${seat}`), ...chips.map((pile) => small(pile, `${pile.name}@${seat}`)));
    const hand = countOf(pilesOf(view, "hand", seat)[0] ?? { name: "hand" });
    line.append(make("span", { className: "hand", title: words("board-hand-cards") }, String(hand)));
    return line;
  }

  /** @param {View} view */
  _centreRow(view) {
    const [draw] = pilesOf(view, "draw");
    const label = make("div", { className: "label" }, make("b", {}, words("board-centre")));
    const [aside] = pilesOf(view, "waste");
    if (aside && countOf(aside)) label.append(make("span", {}, words("board-aside", { count: countOf(aside) })));
    const row = make("div", { className: "row centre", role: "group", "aria-label": words("board-centre") }, label);
    if (draw) row.append(this._pile(view, draw, draw.name));
    for (const pile of pilesOf(view, "centre")) row.append(this._pile(view, pile, pile.name));
    return row;
  }

  /** @param {View} view */
  _handRow(view) {
    const row = make("div", { className: "row hand", role: "group", "aria-label": words("board-your-hand") });
    row.append(make("div", { className: "label" }, make("b", {}, words("board-hand"))));
    ownHand(view).forEach((card, index) => {
      const element = this._face(view, card, `hand${index}`);
      const label = this.scene.isCovered ? words("ear-hidden-card") : words("ear-hand-card", { card: longName(card) });
      element.setAttribute("aria-label", label);
      if (this.scene.isCovered) element.className = "card back";
      if (this.scene.isCovered) element.replaceChildren();
      row.append(element);
    });
    return row;
  }

  /** @param {View} view @param {Pile} pile @param {string} spot */
  _pile(view, pile, spot) {
    const top = topOf(pile);
    const count = countOf(pile);
    const element = top ? this._face(view, top, spot) : this._card(spot, count ? "card back" : "card empty");
    const rank = standsFor(pile);
    if (rank) element.querySelector(".big")?.setAttribute("data-text", `=${rank}`);
    if (pile.role === "discard" && (pile.cards?.length ?? 0) > 1) {
      const buried = (pile.cards ?? []).slice(0, -1).reverse().slice(0, 5).map(rankText).join(" ");
      element.append(hidden("buried", buried));
    }
    if (!top && pile.needs && !count) element.append(hidden("needs", pile.needs));
    if (count > 1 || (pile.role === "centre" && count)) element.append(hidden("depth", String(count)));
    if (pile.role === "payoff" && count === 1) element.classList.add("last");
    element.setAttribute("aria-label", pileLabel(pile, this.scene.voice));
    return element;
  }

  /** @param {View} view @param {string} card @param {string} spot */
  _face(view, card, spot) {
    const element = this._card(spot, `card face ${colourOf(view, card)}`);
    const suit = SUITS[suitOf(card)] ?? "";
    element.append(
      hidden("rank", rankText(card)),
      hidden("suit", suit),
      hidden("big", isWild(view, card) ? "★" : suit),
    );
    return element;
  }

  /** @param {string} spot @param {string} classes */
  _card(spot, classes) {
    const isSource = this._sources.has(spot);
    const isTarget = this.scene.targets.has(spot);
    const element = make("button", { type: "button", className: classes, "data-spot": spot });
    if (isTarget)
      element.classList.add("target", pileAt(this.scene.view, spot)?.role === "centre" ? "play" : "discard");
    if (spot === this.scene.picked) element.classList.add("picked");
    if (this.scene.hinted.includes(spot)) element.classList.add("hinted");
    if (isSource) element.classList.add("source");
    if (!isSource && !isTarget) element.setAttribute("aria-disabled", "true");
    if (spot === this.scene.picked) element.setAttribute("aria-pressed", "true");
    const key = this._keys.get(spot);
    if (key) {
      const shown = /[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase();
      element.append(make("kbd", { "aria-hidden": "true", "data-text": shown, "data-key": key }));
    }
    element.addEventListener("click", (event) => event.detail === 0 && this.onpick(spot));
    if (this._hasMark(spot)) element.classList.add("marked");
    return element;
  }

  /** Whether something lay down here or left last. @param {string} spot */
  _hasMark(spot) {
    const { view } = this.scene;
    return view.events.some((event) => {
      return event.kind !== "draw" && Boolean(event.target) && spotOf(view, event, event.target ?? "") === spot;
    });
  }

  /** Choose the size of the cards so that everything is seen. */
  layOut() {
    const { clientWidth: width, clientHeight: height } = this.element;
    const rows = this.element.querySelectorAll(".row").length;
    const lines = this.element.querySelectorAll(".line").length;
    const isWide = height < 420 && width > 560;
    const columns = Math.max(
      ...[...this.element.querySelectorAll(".row")].map((row) => row.querySelectorAll(".card").length),
      5,
    );
    const across = isWide ? (width - 16) / 2 : width;
    const label = across < 360 ? 50 : across < 600 ? 66 : 92;
    const gap = across < 600 ? 5 : 10;
    const tall = isWide ? Math.max(2, Math.ceil(rows / 2)) : rows;
    const line = lines
      ? Math.max(22, Math.min(34, (height - tall * 70) / (isWide ? Math.ceil(lines / 1) : lines) - 3))
      : 0;
    const room = isWide && lines ? height : height - lines * (line + 3);
    const byWidth = (across - label - gap * columns - 12) / columns;
    const byHeight = (room / (isWide && lines ? rows : tall) - 16) / RATIO;
    const size = Math.floor(Math.max(LEAST_CARD, Math.min(byWidth, byHeight, MOST_CARD)));
    this.element.style.setProperty("--rows", String(rows));
    this.element.style.setProperty("--columns", String(columns));
    this.element.style.setProperty("--card", `${size}px`);
    this.element.style.setProperty("--gap", `${gap}px`);
    this.element.style.setProperty("--label", `${label}px`);
    this.element.style.setProperty("--line", `${Math.floor(line)}px`);
    this.element.classList.toggle("wide", isWide);
    this.element.classList.toggle("with-lines", lines > 0);
  }

  // --- motion

  rects() {
    /** @type {Map<string, DOMRect>} */
    const found = new Map();
    for (const element of this.element.querySelectorAll("[data-spot]")) {
      if (element instanceof HTMLElement) found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
    }
    return found;
  }

  /** Move what has moved from where it was; `sent` is where a card of your own hand lay.
   * @param {View} view @param {Map<string, DOMRect>} before @param {string} sent */
  fly(view, before, sent) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !before.size) return;
    for (const event of view.events) {
      if (!event.target || (event.kind !== "play" && event.kind !== "discard")) continue;
      const own = event.seat === view.seat;
      const source = event.source ?? "";
      const isHand = pilesOf(view, "hand", event.seat).some((pile) => pile.name === source);
      // The hands of others are not on the table: their cards come from where their owner's payoff pile lies.
      const lies = own ? sent : spotOf(view, event, pilesOf(view, "payoff", event.seat)[0]?.name ?? "");
      const from = before.get(isHand ? lies : spotOf(view, event, source));
      const target = this.spot(spotOf(view, event, event.target));
      if (!from || !target) continue;
      const to = target.getBoundingClientRect();
      const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
      target.animate(
        [
          { transform: shift, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0", zIndex: 5 },
        ],
        {
          duration: FLIGHT,
          easing: "ease-out",
        },
      );
    }
  }

  /** @param {string} spot @returns {HTMLElement | null} */
  spot(spot) {
    return this.element.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  }
}

/** The spot of a pile that an event names. @param {View} view @param {import("./cards.js").GameEvent} event @param {string} name */
function spotOf(view, event, name) {
  const isCommon = view.piles.some((pile) => pile.name === name && (pile.seat ?? null) === null);
  return isCommon || event.seat === view.seat || name.includes("@") ? name : `${name}@${event.seat}`;
}

/** @param {View} view @param {string} card */
function colourOf(view, card) {
  if (isWild(view, card)) return "wild";
  return { s: "spade", h: "heart", d: "diamond", c: "club" }[suitOf(card)] ?? "wild";
}

/** What is seen only: who hears the page is told by the label of the card. @param {string} className @param {string} text */
const hidden = (className, text) => make("span", { className, "data-text": text, "aria-hidden": "true" });
