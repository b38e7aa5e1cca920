// What is heard of the events of Spite & Malice, and which of them end a turn.

/** @typedef {import("../../table/sounds.js").Heard} Heard */

const [FLIGHT, STAGGER, SWEEP] = [250, 60, 320];
const MOST_DRAWN = 5;

export const ENDS_A_TURN = ["discard", "pass", "start", "deal"];

/** The sounds of a position's events, and for how many milliseconds each lasts.
 * @param {import("../../cards/view.js").View} view @returns {Heard[]} */
export function heard({ events, seat: own }) {
  return events.flatMap(({ kind, seat, count }) => {
    /** @type {Heard[]} */
    const none = [];
    // One's own card is heard when it is let go.
    if (kind === "play" || kind === "discard") return seat === own ? none : [["slide", FLIGHT]];
    if (kind === "draw") return Array(Math.min(count ?? 0, MOST_DRAWN)).fill(["slide", STAGGER]);
    if (kind === "turn up") return [["flip", 0]];
    return kind === "complete" || kind === "clear" ? [["full", SWEEP]] : none;
  });
}
