// What of this board nobody needs before the first card.

import text from "./misplays.ftl.js";
import { eventWords } from "../../state/sentences.js";
import { learnMore, spoken } from "../../words/catalogue.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").GameEvent} GameEvent */

learnMore(await spoken("misplays", text));

/** What is told of a misplay, beside what was wrong. */
const CAUGHT = ["misplay", "call", "call too", "wrong call", "win fakes", "earn"];

/** Who has misplayed, why, who called it and what it costs stays in view for a while.
 * @param {import("../../table/table.js").Table} table @param {View} view @param {GameEvent[]} events */
export function tellMisplay(table, view, events) {
  const told = events.filter(({ kind }) => kind.startsWith("fault ") || CAUGHT.includes(kind));
  table.announce(told.map((event) => eventWords(event, table.voice, view)).join(" "));
}
