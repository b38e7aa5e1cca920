// What is heard of the events of Spite & Malice, and which of them end a turn.

/** @typedef {import("../../table/sounds.js").Heard} Heard */

/** Milliseconds from one card that is drawn to the next, and those of a full pile that goes away. */
const [STAGGER, SWEEP] = [60, 320];
const MOST_DRAWN = 5;

export const ENDS_A_TURN = ["discard", "pass", "start", "deal"];

/** The sounds of a position's events.
 * @param {import("../../cards/view.js").View} view @param {number[]} ends for each event, after how many milliseconds it is over
 * @returns {Heard[]} */
export function heard({ events, seat: own }, ends) {
  return events.flatMap(({ kind, seat, count }, at) => {
    const [begins, over] = [ends[at - 1] ?? 0, ends[at] ?? 0];
    /** @type {Heard[]} */
    const none = [];
    // One's own card is heard with the tap that plays it.
    if (kind === "play" || kind === "discard") return seat === own ? none : [["slide", over]];
    if (kind === "draw") {
      const slide = (/** @type {number} */ card) => /** @type {Heard} */ (["slide", begins + card * STAGGER]);
      return [...Array(Math.min(count ?? 0, MOST_DRAWN)).keys()].map(slide);
    }
    if (kind === "turn up") return [["flip", begins]];
    return kind === "complete" || kind === "clear" ? [["full", Math.max(0, over - SWEEP)]] : none;
  });
}
