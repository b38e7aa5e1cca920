// What somebody says stands at their name for a while, where it hides no card that can be played, and no count.

import { coloursOf } from "../players/avatars.js";
import { areaOf, overlap, within } from "../dom/areas.js";
import { make } from "../dom/dom.js";

/** Milliseconds: the least that a bubble stays, and how much longer for each letter. */
const [STAYS, EACH_LETTER] = [4000, 60];
const MARGIN = 8;
/** How bad it is to hide a pixel of a move, or to be a pixel away from the name, if a pixel of a card or count is 1. */
const [MOVES_WEIGH, AWAY_WEIGHS] = [1000, 20];
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

  /** @param {number} seat @param {string} name @param {string} text */
  say(seat, name, text) {
    if (!this._who(seat)) return;
    this.element.querySelector(`[data-from="${seat}"]`)?.remove();
    if (!this.element.isConnected) this._board.append(this.element);
    const isLarge = ONLY_EMOJI.test(text) && !/^[\d\s#*]+$/.test(text);
    const bubble = make("p", { className: `bubble${isLarge ? " large" : ""}`, "data-from": seat });
    const said = [make("span", { className: "speaker" }, name), make("span", {}, text)];
    bubble.append(make("span", {}, ...said));
    bubble.style.setProperty("--seat", coloursOf(seat)[0]);
    this.element.append(bubble);
    this._place(bubble);
    setTimeout(() => bubble.remove(), STAYS + EACH_LETTER * text.length);
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
