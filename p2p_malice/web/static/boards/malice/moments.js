// What is made much of at the table: a turn that goes on, a full pile, an emptied hand, and how the game ends.

import { make } from "../../dom/dom.js";
import { words } from "../../words/catalogue.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */
/** Where a badge comes to stand: how many milliseconds it is seen, its size, and its kind.
 * @typedef {{lasts?: number, size?: number, kind?: string}} Look */

/** For how many milliseconds the number of a payoff pile leaps. */
const LEAP = 520;
/** From how many cards of a turn on they are counted aloud, and for how many milliseconds each count is seen. */
const [COUNTED, COUNT] = [3, 1100];
/** For how many milliseconds it is seen what somebody lacks at the end, or that a hand is empty. */
const TOLD = 1500;
/** So much larger than it stays is what is told for a moment. */
const GROWS = 1.25;
/** How many sparks a full pile sends out, how far, in widths of the pile, and for how many milliseconds. */
const [SPARKS, FAR, BURST] = [22, 1.5, 1000];
/** Milliseconds for which a phone trembles when its player has won. */
const WON = [60, 60, 60, 60, 200];

export class Moments {
  /** @param {HTMLElement} board @param {(place: string) => HTMLElement | undefined} spotOf
   * the spot of a pile, or of a player's hand @param {(spot: HTMLElement) => DOMRect} rectOf where that is on the board
   * @param {string[]} ends the kinds of events that end a turn */
  constructor(board, spotOf, rectOf, ends) {
    this._board = board;
    this._spotOf = spotOf;
    this._rectOf = rectOf;
    this._ends = ends;
    /** Whose turn it is, how many cards were played in it, and how many payoff cards in a row. */
    this._turn = { seat: -1, count: 0, row: 0 };
  }

  /** Nothing led to the position. */
  forget() {
    this._turn = { seat: -1, count: 0, row: 0 };
  }

  /** Show what the events of a position are worth. @param {View} view @param {number[]} ends for each event, after how many
   * milliseconds its card has landed */
  follow(view, ends) {
    for (const [at, event] of view.events.entries()) this._take(view, event, ends[at] ?? 0);
    if (view.result) this._end(view, Math.max(0, ...ends));
  }

  /** @param {View} view @param {GameEvent} event @param {number} lands in milliseconds from now */
  _take(view, { kind, seat, source, target }, lands) {
    const mover = seat ?? -1;
    if (kind === "complete" || kind === "clear") this._burst(this._spotOf(target ?? ""), lands);
    // Cards are drawn in a turn only by whoever has no more of them.
    if (kind === "draw" && mover === this._turn.seat) {
      const look = { lasts: TOLD, kind: "emptied" };
      this._show(this._handOf(view, mover), words("moment-emptied"), lands, look);
    }
    if (this._ends.includes(kind)) this.forget();
    if (kind === "undo") this._turn.count -= 1;
    if (kind !== "play") return;
    if (this._turn.seat !== mover) this._turn = { seat: mover, count: 0, row: 0 };
    const count = ++this._turn.count;
    const size = Math.min(1.6, 0.9 + count / 12);
    if (count >= COUNTED) this._show(this._spotOf(target ?? ""), `×${count}`, lands, { size });
    if (source === "payoff") this._leap(this._payoffOf(view, mover), ++this._turn.row, lands);
  }

  /** What everybody lacks who has not won. @param {View} view @param {number} lands */
  _end(view, lands) {
    const { winners = [], left = [] } = view.result ?? {};
    if (!winners.length) return;
    for (const [seat, count] of left.entries()) {
      const spot = this._payoffOf(view, seat);
      if (winners.includes(seat) || !count || !spot) continue;
      this._show(spot, words("moment-short", { count }), lands, { lasts: TOLD, kind: "short" });
      if (seat !== view.seat || isStill()) continue;
      const shake = ["0", "-5px", "4px", "-3px", "2px", "0"].map((translate) => ({ translate }));
      spot.querySelector(".tray")?.animate(shake, { duration: LEAP, delay: lands });
    }
    if (winners.includes(view.seat) && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(WON);
  }

  /** @param {View} view @param {number} seat */
  _payoffOf(view, seat) {
    return this._spotOf(seat === view.seat ? "payoff" : `payoff@${seat}`);
  }

  /** @param {View} view @param {number} seat */
  _handOf(view, seat) {
    return this._spotOf(seat === view.seat ? "hand" : `hand@${seat}`);
  }

  /** A payoff card is what the game is about: the badge of its pile leaps, the higher the more of them were played in a
   * row. @param {HTMLElement | undefined} spot @param {number} row @param {number} lands */
  _leap(spot, row, lands) {
    const tray = spot?.querySelector(".tray");
    if (!tray || isStill()) return;
    const timing = { duration: LEAP, delay: Math.max(0, lands - LEAP / 2), easing: "ease-out" };
    const scale = [1, Math.min(2.2, 1.3 + 0.2 * row), 1];
    tray.animate({ scale: scale.map(String) }, { ...timing, pseudoElement: "::after" });
    // A shadow that changes would be painted anew for every frame.
    const glow = make("i", { className: "glow" });
    tray.append(glow);
    const grown = 1.1 + 0.08 * Math.min(row, 6);
    const swells = glow.animate({ opacity: [0, 1, 0], transform: ["scale(1)", "scale(1)", `scale(${grown})`] }, timing);
    swells.finished.finally(() => glow.remove()).catch(() => {});
  }

  /** Show some words over a place for a while; where nothing may move, they only come and go.
   * @param {HTMLElement | undefined} spot @param {string} text @param {number} lands @param {Look} look */
  _show(spot, text, lands, { lasts = COUNT, size = 1, kind = "" }) {
    if (!spot) return;
    const badge = make("b", { className: `moment ${kind}`, "aria-hidden": "true" }, text);
    this._place(badge, spot, 0);
    // A count stands above its pile, so that the corner of the card that was played is seen.
    const above = kind ? 0 : 60;
    const pose = (/** @type {number} */ offset, /** @type {number} */ up, /** @type {number} */ scale) => ({
      offset,
      opacity: offset % 1 ? 1 : 0,
      transform: isStill() ? `translate(-50%, ${-50 - above}%)` : `translate(-50%, ${-up - above}%) scale(${scale})`,
    });
    // None is cut off at the board's edge.
    const half = (badge.offsetWidth * size * GROWS) / 2;
    badge.style.left = `max(${half}px, min(${badge.style.left}, 100% - ${half}px))`;
    const poses = [pose(0, 0, 0.4), pose(0.2, 40, size * GROWS), pose(0.75, 50, size), pose(1, 120, size)];
    const shown = badge.animate(poses, { duration: lasts, delay: lands, easing: "ease-out", fill: "backwards" });
    shown.finished.finally(() => badge.remove()).catch(() => {});
  }

  /** A full pile leaves with a burst. @param {HTMLElement | undefined} spot @param {number} lands */
  _burst(spot, lands) {
    if (!spot || isStill()) return;
    const burst = make("div", { className: "burst", "aria-hidden": "true" });
    const wide = this._place(burst, spot, 0.5);
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: BURST, delay: lands, easing: "cubic-bezier(.1,.8,.3,1)", fill: "both" };
    const sparks = [...Array(SPARKS).keys()].map((at) => {
      const spark = make("i", {});
      const [angle, far] = [(at / SPARKS) * 2 * Math.PI, wide * FAR * (at % 2 ? 1 : 0.6)];
      const end = `translate(${far * Math.cos(angle)}px, ${far * Math.sin(angle)}px) scale(.2)`;
      burst.append(spark);
      const poses = [
        { opacity: 0, transform: "translate(0, 0)" },
        { opacity: 1, transform: "translate(0, 0)", offset: 0.05 },
        { opacity: 0, transform: end },
      ];
      return spark.animate(poses, timing);
    });
    const ring = make("b", {});
    ring.style.width = `${2 * wide}px`;
    burst.append(ring);
    sparks.push(ring.animate({ opacity: [1, 0], scale: ["0.3", "1.3"] }, timing));
    Promise.allSettled(sparks.map(({ finished }) => finished)).then(() => burst.remove());
  }

  /** Put something over a place, so far below its upper end; the width of that place.
   * @param {HTMLElement} element @param {HTMLElement} spot @param {number} down in heights of the place */
  _place(element, spot, down) {
    const { x, y, width, height } = this._rectOf(spot);
    element.style.left = `${x + width / 2}px`;
    element.style.top = `${y + height * down}px`;
    this._board.append(element);
    return width;
  }
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
