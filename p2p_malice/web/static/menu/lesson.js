// What a lesson says beside the table, and how the move that it asks for is made at a page.

import { cardAt, onlyMove, spotsOf } from "../boards/malice/moves.js";
import { pileAt, shortName } from "../cards/view.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pileWords } from "../state/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View */

/** The sentence of a note. With `autoplay`, a card that can go to one place only is played as soon as it is chosen.
 * @param {import("../cards/view.js").Note} note @param {View} view @param {boolean} autoplay
 * @param {import("../table/board.js").Board | null | undefined} board that may know itself how a move is made */
function noteWords({ key, number, most, move = "" }, view, autoplay, board) {
  if (move && board?.how) return words(key, { number, most, how: board.how(move), pile: "" });
  const [source, target] = spotsOf(view, move);
  if (!source) return words(key, { number, most, how: "", pile: "" });
  const pointer = matchMedia("(hover: none)").matches ? "tap" : "click";
  const card = shortName(cardAt(view, source) ?? "");
  const pile = pileWords(pileAt(view, target));
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
function askedIn(notes) {
  const { key, move = "" } = notes.find((each) => each.move) ?? { key: "" };
  return [move, ABOUT.get(key) ?? ""];
}

/** What a lesson says of a position stands below the cards until the next: how far it is, praise, and what to do. */
export class LessonNotes {
  /** The comment on the last move, "" for none. */
  praise = "";

  /** @param {import("../settings/settings.js").Settings} settings */
  constructor(settings) {
    this._settings = settings;
  }

  /** Say that, and mark what it is about. @param {import("../table/table.js").Table} table
   * @param {import("../cards/view.js").Note[]} notes @param {View} view @param {() => void} skip skips the lesson */
  show(table, notes, view, skip) {
    const { board } = table;
    const texts = notes.map((note) => noteWords(note, view, this._settings.autoplay, board));
    // Before the position is explained, the move that led to it is praised.
    this.praise = texts.length === 2 ? "" : (texts[0] ?? "");
    const lines = notes.map(({ number, most = 0 }, at) => {
      const kind = `${number ? "about" : ""} ${at === 0 && this.praise ? "praise" : ""}`;
      return html`<p class=${kind}>${texts[at]}${number ? stepsOf(number, most) : nothing}</p>`;
    });
    // What a lesson says at its end stands in the question that follows.
    const brief = notes.some(({ most }) => most) ? "" : "brief";
    const kind = view.result ? "notes past" : `notes ${brief}`;
    const said = html`<section class=${kind} role="status" tabindex="0" aria-label=${words("lesson-notes")}>${lines}</section>`;
    table.change({ notes: notes.length ? said : "", skip: notes.length && !view.result ? skip : null });
    const [asked, about] = askedIn(notes);
    if (asked) board?.mark?.(asked, about);
    table.root.querySelector(".notes")?.scrollTo(0, 0);
  }
}

/** A dot for each step of a lesson. @param {number} number of the step that is taken now @param {number} most */
const stepsOf = (number, most) =>
  html`<span class="stages" aria-hidden="true">${[...Array(most).keys()].map((at) => html`<i class=${at < number ? "done" : ""}></i>`)}</span>`;
