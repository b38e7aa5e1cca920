// What a lesson says beside the table, and how the move that it asks for is made at a page.

import { cardAt, keysOf, onlyMove, spotsOf } from "../boards/malice/picks.js";
import { pileAt, shortName } from "../shell/cards.js";
import { pileWords } from "../shell/telling.js";
import { knows, words } from "../shell/words.js";

/** @typedef {import("../shell/cards.js").View} View */

/** The sentence of a note. With `autoplay`, a card that can go to one place only is played as soon as it is chosen.
 * @param {import("../shell/cards.js").Note} note @param {View} view @param {boolean} autoplay
 * @param {import("../shell/table.js").Board | null | undefined} board that may know itself how a move is made */
export function noteWords({ key, number, most, move = "" }, view, autoplay, board) {
  if (move && board?.how) return words(key, { number, most, how: board.how(move), pile: "" });
  const [source, target] = spotsOf(view, move);
  if (!source) return words(key, { number, most, how: "", pile: "" });
  const pointer = matchMedia("(hover: none)").matches ? "tap" : "click";
  const card = shortName(cardAt(view, source) ?? "");
  const pile = pileNamed(view, target);
  const isOne = autoplay && onlyMove(view, source);
  const how = isOne ? words("page-lesson-one", { pointer, card }) : words("page-lesson-two", { pointer, card, pile });
  return words(key, { number, most, how, pile });
}

/** Where the bubble of a step points if not at the card to be played: at the pile that it goes to, or at what there is to
 * choose from. */
const ABOUT = new Map([
  ["lesson-build", "target"],
  ["lesson-which-10", "target"],
  ["lesson-full", "target"],
  ["lesson-hand", "hand0"],
  ["lesson-hand-3", "hand0"],
  ["lesson-hand-2", "hand0"],
  ["lesson-way", "payoff"],
  ["lesson-way-7", "payoff"],
]);

/** What the bubble says of a position that the notes explain, null where nothing is to be done.
 * @param {import("../shell/cards.js").Note[]} notes @param {View} view @returns {import("../shell/advice.js").Advice | null} */
export function adviceIn(notes, view) {
  const { key, move = "" } = notes.find((each) => each.move) ?? { key: "" };
  const [source, target] = spotsOf(view, move);
  if (!source) return null;
  const text = words(knows(`${key}-tip`) ? `${key}-tip` : key, { how: "", pile: "" });
  const about = ABOUT.get(key) ?? source;
  return { number: view.number, text, at: about === "target" ? target : about, source, target };
}

/** A pile by its key, where that stands on it, or else by its number. @param {View} view @param {string} spot */
function pileNamed(view, spot) {
  if (matchMedia("(hover: none), (max-width: 699px)").matches) return pileWords(pileAt(view, spot));
  const key = Object.entries(keysOf(view)).find(([, own]) => own === spot)?.[0] ?? "";
  return words("page-lesson-pile", { role: pileAt(view, spot)?.role ?? "", key: key.toUpperCase() });
}
