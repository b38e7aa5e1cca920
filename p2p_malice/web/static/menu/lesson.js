// What a lesson says beside the table, and how the move that it asks for is made at a page.

import { cardAt, onlyMove, spotsOf } from "../boards/malice/moves.js";
import { pileAt, shortName } from "../cards/view.js";
import { pileWords } from "../words/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View */

/** The sentence of a note. With `autoplay`, a card that can go to one place only is played as soon as it is chosen.
 * @param {import("../cards/view.js").Note} note @param {View} view @param {boolean} autoplay
 * @param {import("../table/table.js").Board | null | undefined} board that may know itself how a move is made */
export function noteWords({ key, number, most, move = "" }, view, autoplay, board) {
  if (move && board?.how) return words(key, { number, most, how: board.how(move), pile: "" });
  const [source, target] = spotsOf(view, move);
  if (!source) return words(key, { number, most, how: "", pile: "" });
  const pointer = matchMedia("(hover: none)").matches ? "tap" : "click";
  const card = shortName(cardAt(view, source) ?? "");
  const pile = pileWords(pileAt(view, target), true);
  const isOne = autoplay && onlyMove(view, source);
  const how = isOne ? words("page-lesson-one", { pointer, card }) : words("page-lesson-two", { pointer, card, pile });
  return words(key, { number, most, how, pile });
}

/** What a step marks if not the whole move: the pile that the card goes to, or what there is to choose from. */
const ABOUT = new Map([
  ["lesson-which-10", "target"],
  ["lesson-hand", "hand0"],
  ["lesson-hand-3", "hand0"],
  ["lesson-hand-2", "hand0"],
  ["lesson-way", "payoff"],
  ["lesson-way-7", "payoff"],
]);

/** The move that the notes ask for, and what of it is marked: "" for all of it, `target`, or a spot.
 * @param {import("../cards/view.js").Note[]} notes @returns {[string, string]} */
export function askedIn(notes) {
  const { key, move = "" } = notes.find((each) => each.move) ?? { key: "" };
  return [move, ABOUT.get(key) ?? ""];
}
