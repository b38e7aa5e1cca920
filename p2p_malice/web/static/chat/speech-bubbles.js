// What somebody says stands at their name for a while, where it hides no card that can be played, and no count. A face that
// is meant for another player flies to them.

import { coloursOf } from "../players/avatars.js";
import { areaOf, overlap, within } from "../dom/areas.js";
import { make } from "../dom/dom.js";

/** Milliseconds: the least that a bubble stays, and how much longer for each letter. */
const [STAYS, EACH_LETTER] = [4000, 60];
const MARGIN = 8;
/** How bad it is to hide a pixel of a move, or to be a pixel away from the name, if a pixel of a card or count is 1. */
const [MOVES_WEIGH, AWAY_WEIGHS] = [1000, 20];
/** Milliseconds for which a face flies to a player, and how high it rises on its way, in pixels. */
const [FLIGHT, RISE] = [800, 70];
/** Milliseconds for which it is seen there. */
const BEATS = 1200;
/** By how many straight parts its way is drawn. */
const STEPS = 16;
const ONLY_EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]{1,12}$/u;

export class Bubbles {
  /** @param {HTMLElement} board */
  constructor(board) {
    this._board = board;
    this.element = make("div", { className: "bubbles", "aria-live": "polite" });
    board.append(this.element);
    this._resized = new ResizeObserver(() => {
      for (const bubble of this.element.children) if (bubble instanceof HTMLElement) this._place(bubble);
    });
    this._resized.observe(board);
  }

  /** @param {number} seat @param {string} name @param {string} text @param {number | null} [to] whom it is meant for */
  async say(seat, name, text, to = null) {
    if (!this._who(seat)) return;
    if (!this.element.isConnected) this._board.append(this.element);
    const isLarge = ONLY_EMOJI.test(text) && !/^[\d\s#*]+$/.test(text);
    if (isLarge && to !== null && to !== seat) await this._fly(seat, to, text);
    this.element.querySelector(`[data-from="${seat}"]`)?.remove();
    const bubble = make("p", { className: `bubble${isLarge ? " large" : ""}`, "data-from": seat });
    const said = [make("span", { className: "speaker" }, name), make("span", {}, text)];
    bubble.append(make("span", {}, ...said));
    bubble.style.setProperty("--seat", coloursOf(seat)[0]);
    this.element.append(bubble);
    this._place(bubble);
    setTimeout(() => bubble.remove(), STAYS + EACH_LETTER * text.length);
  }

  /** Let a face fly from one player to another, and be seen there for a moment. @param {number} seat @param {number} to
   * @param {string} face */
  async _fly(seat, to, face) {
    const [from, end] = [this._who(seat), this._who(to)].map((who) => who?.querySelector(".avatar") ?? who);
    if (!from || !end || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const board = this._board.getBoundingClientRect();
    const flying = make("span", { className: "flying-face", "aria-hidden": "true" }, face);
    const pose = (/** @type {Element} */ at, scale = 1) => {
      const { x, y, width, height } = at.getBoundingClientRect();
      return [x + width / 2 - board.x, y + height / 2 - board.y, scale];
    };
    const [first, last] = [pose(from, 0.6), pose(end)];
    const middle = [(first[0] + last[0]) / 2, Math.min(first[1], last[1]) - RISE, 2];
    const steps = [...Array(STEPS + 1).keys()].map((step) => along(first, middle, last, step / STEPS));
    const frames = steps.map(([x, y, scale]) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
    }));
    this.element.append(flying);
    await flying.animate(frames, { duration: FLIGHT, easing: "ease-in-out" }).finished.catch(() => {});
    const { transform } = frames[STEPS];
    const beats = [1, 1.6, 1, 1.3, 1].map((scale) => ({ transform: `${transform} scale(${scale})`, opacity: 1 }));
    flying
      .animate([...beats, { ...beats[4], opacity: 0 }], BEATS)
      .finished.finally(() => flying.remove())
      .catch(() => {});
  }

  remove() {
    this._resized.disconnect();
    this.element.remove();
  }

  /** @param {number} seat */
  _who(seat) {
    return this._board.querySelector(`[data-seat="${seat}"] .who`);
  }

  /** Over the name, and from there down, up or to a side, whichever hides less. @param {HTMLElement} bubble */
  _place(bubble) {
    const who = this._who(Number(bubble.dataset.from));
    if (!who) return;
    const board = this._board.getBoundingClientRect();
    const [at, { width, height }] = [who.getBoundingClientRect(), bubble.getBoundingClientRect()];
    const most = { x: board.width - width - MARGIN, y: board.height - height - MARGIN };
    const tops = [at.top, at.bottom - height, at.top - height, at.bottom, 0];
    // What is wider than the name ends with it, where cards begin.
    const begins = (width > at.width ? at.right - width : at.left) - board.left;
    const places = [begins, at.left - board.left, 0, most.x].flatMap((left) =>
      tops.map((top) => areaOf(within(left, MARGIN, most.x), within(top - board.top, MARGIN, most.y), width, height)),
    );
    const cards = this._cards(board);
    const from = areaOf(at.x - board.x, at.y - board.y, at.width, at.height);
    const hidden = places.map((place) => {
      const aside = Math.max(0, from.left - place.right, place.left - from.right);
      const away = AWAY_WEIGHS * (aside + Math.abs(place.top + height / 2 - from.top - at.height / 2));
      return cards.reduce((sum, { at, weighs }) => sum + weighs * overlap(place, at), away);
    });
    const best = places[hidden.indexOf(Math.min(...hidden))];
    bubble.style.left = `${best.left}px`;
    bubble.style.top = `${best.top}px`;
  }

  /** Where cards lie that may be picked or to which one may be played; less than those weigh other cards, and what
   * somebody has left.
   * @param {DOMRect} board */
  _cards(board) {
    return [...this._board.querySelectorAll(".spot:has([data-key]), .spot:not(.empty), .count")].map((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      const weighs = spot.querySelector("[data-key]") ? MOVES_WEIGH : 1;
      return { at: areaOf(x - board.x, y - board.y, width, height), weighs };
    });
  }
}

/** A point of the curve that begins with one, ends with another, and is drawn to a third: a quadratic Bézier curve.
 * @param {number[]} first @param {number[]} middle @param {number[]} last @param {number} part of the way, from 0 to 1 */
const along = (first, middle, last, part) =>
  first.map((value, at) => (1 - part) ** 2 * value + 2 * part * (1 - part) * middle[at] + part ** 2 * last[at]);
