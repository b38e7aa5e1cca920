// In which order a deal is dealt: round the table, first the payoff piles, then the hands.

import { countOf, pilesOf } from "../../cards/view.js";
import { ownHand } from "./moves.js";

/** @typedef {import("../../cards/view.js").View} View */
/** A card on its way: whose it is; `place` is where it is seen to lie, "" for a hand that nobody here sees.
 * @typedef {{seat: number, place: string}} Dealt */

/** Whether a position is the first of a deal. @param {View} view */
export const isDealt = ({ events }) => events.some(({ kind }) => kind === "start");

/** @param {View} view @returns {Dealt[]} one for each payoff pile and for each card of a hand */
export function dealtIn(view) {
  const seats = [...Array(view.seats).keys()].map((step) => (view.seat + step + 1) % view.seats);
  const inHand = (/** @type {number} */ seat) =>
    pilesOf(view, "hand", seat).reduce((sum, pile) => sum + countOf(pile), 0);
  const payoffs = seats.map((seat) => ({ seat, place: `payoff@${seat}` }));
  const most = Math.max(...seats.map(inHand));
  const own = ownHand(view).length ? "hand" : "";
  const hands = [...Array(most).keys()].flatMap((round) =>
    seats.filter((seat) => inHand(seat) > round).map((seat) => ({ seat, place: seat === view.seat ? own : "" })),
  );
  return [...payoffs, ...hands];
}
