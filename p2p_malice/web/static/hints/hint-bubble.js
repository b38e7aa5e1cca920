// A hint in a bubble: one sentence that points at the card or pile it speaks of. It lies over nothing that is to be
// chosen, and stays away where there is no room.

import "../words/extra-words.js";
import { areaOf, overlap, within } from "../dom/areas.js";
import { make } from "../dom/dom.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View */
/** What is said of a position: the sentence, where it points, and the move that it is about, by its spots.
 * @typedef {{number: number, text: string, at: string, source: string, target: string}} Advice */
/** @typedef {import("../dom/areas.js").Area} Area */
/** Of what to say: the sentence, the spot that it points at, and all spots that stay in sight.
 * @typedef {{text: string, spot: string, free: string[]}} Saying */

const WIDTHS = [300, 220, 150];
const GAP = 11;
const EDGE = 4;
/** How many times as bad as anything else it is to cover a card: it's weighed while a hint is read. */
const WEIGHED = 4;
/** How much of all cards a longer sentence may hide, in parts of one card, on tables narrower than so many pixels: there,
 * it has a line of its own below them. */
const [HIDDEN, NARROW] = [0.35, 600];
const BRIEF = 30;
/** How near to a corner of the bubble its tail may stand. */
const CORNER = 16;

/** The hint of a table, which follows what is picked at a table. */
export class MoveHint {
  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this._table = table;
    this._bubble = new HintBubble(/** @type {HTMLElement} */ (table.root.querySelector("main.table")));
    /** @type {Advice | null} */
    this._advice = null;
  }

  /** Say that until the next position; whether there is room for it. @param {Advice | null} advice */
  advise(advice) {
    this._advice = advice;
    return this.follow();
  }

  /** Leave the page. */
  remove() {
    this._bubble.remove();
  }

  /** Point where the move goes on. */
  follow() {
    const { board, state } = this._table;
    const { view, isCovered } = state;
    const picked = board?.picked ?? "";
    const advice = this._advice;
    if (!advice || !view?.moves.length || view.number !== advice.number || isCovered) return this._bubble.say(null);
    const { text, at, source, target } = advice;
    const free = [source, target].filter(Boolean);
    if (!picked) return this._bubble.say({ text, spot: at, free });
    return this._bubble.say(picked === source && target ? { text: words("coach-there"), spot: target, free } : null);
  }
}

/** The one bubble of a table. */
class HintBubble {
  /** @param {HTMLElement} table the element with the spots of a table */
  constructor(table) {
    this._table = table;
    this.element = make("p", { className: "coach", role: "status" });
    /** @type {Saying | null} */
    this._saying = null;
    table.append(this.element);
    this._resized = new ResizeObserver(() => this._place());
    this._resized.observe(table);
  }

  /** Say it, or, for null, nothing; whether there is room to be seen. @param {Saying | null} saying */
  say(saying) {
    this._saying = saying;
    // With the cards' size, what is pointed at moves.
    for (const each of this._table.querySelectorAll(".player")) this._resized.observe(each);
    if (this.element.textContent !== (saying?.text ?? "")) this.element.textContent = saying?.text ?? "";
    return this._place();
  }

  /** Leave the page. */
  remove() {
    this._resized.disconnect();
    this.element.remove();
  }

  /** @param {string} spot @returns {Area | undefined} */
  _area(spot) {
    return this._table.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  }

  /** Whether it has found its place. */
  _place() {
    const { element, _saying: saying } = this;
    if (!saying) return false;
    const at = this._area(saying.spot);
    const free = [saying.spot, ...saying.free].flatMap((spot) => this._area(spot) ?? []);
    const areas = (/** @type {string} */ those) =>
      [...this._table.querySelectorAll(those)].map((each) => each.getBoundingClientRect());
    const [cards, others] = [areas("[data-spot]:not(.empty)"), areas("[data-spot].empty, .who")];
    const room = (this._table.querySelector(".board") ?? this._table).getBoundingClientRect();
    const isLimited = room.width < NARROW && saying.text.length > BRIEF;
    const most = at && isLimited ? HIDDEN * (at.right - at.left) * (at.bottom - at.top) : Infinity;
    /** @type {{cost: number, width: number, place: Place} | null} */
    let best = null;
    for (const width of at ? WIDTHS : []) {
      element.style.maxWidth = `${Math.min(width, room.width - 2 * EDGE)}px`;
      const { offsetWidth, offsetHeight } = element;
      for (const place of placesAt(/** @type {Area} */ (at), offsetWidth, offsetHeight, room)) {
        if (free.some((each) => overlap(each, place.area))) continue;
        const hides = (/** @type {Area[]} */ those) => those.reduce((sum, each) => sum + overlap(each, place.area), 0);
        const hidden = hides(cards);
        if (hidden > most) continue;
        const cost = WEIGHED * hidden + hides(others) + offsetWidth * offsetHeight * 0.2;
        if (!best || cost < best.cost) best = { cost, width, place };
      }
    }
    element.classList.toggle("unseen", !best);
    if (!best) return false;
    const { area, side, tail } = best.place;
    element.dataset.side = side;
    element.style.maxWidth = `${Math.min(best.width, room.width - 2 * EDGE)}px`;
    element.style.setProperty("--tail", `${tail}px`);
    element.style.transform = `translate(${Math.round(area.left)}px, ${Math.round(area.top)}px)`;
    return true;
  }
}

/** @typedef {{area: Area, side: string, tail: number}} Place */

/** Where a bubble of that size may lie around an area. @param {Area} at @param {number} width @param {number} height
 * @param {Area} room @returns {Place[]} */
function placesAt(at, width, height, room) {
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  /** @type {Place[]} */
  const found = [];
  for (const part of [0.5, 0.25, 0.75, 0, 1]) {
    const left = within(x - CORNER - part * (width - 2 * CORNER), room.left + EDGE, room.right - EDGE - width);
    const top = within(y - CORNER - part * (height - 2 * CORNER), room.top + EDGE, room.bottom - EDGE - height);
    const [along, down] = [x - left, y - top];
    found.push({ area: areaOf(left, at.top - GAP - height, width, height), side: "above", tail: along });
    found.push({ area: areaOf(left, at.bottom + GAP, width, height), side: "below", tail: along });
    found.push({ area: areaOf(at.left - GAP - width, top, width, height), side: "left", tail: down });
    found.push({ area: areaOf(at.right + GAP, top, width, height), side: "right", tail: down });
  }
  return found.filter(
    ({ area, side, tail }) =>
      area.left >= room.left + EDGE - 1 &&
      area.top >= room.top &&
      area.right <= room.right - EDGE + 1 &&
      area.bottom <= room.bottom &&
      tail >= CORNER - 1 &&
      tail <= (side === "above" || side === "below" ? width : height) - CORNER + 1,
  );
}
