// What lies over the table for a while: the log, the discards, the settings; what is said is in talk.js.

import "./later.js";
import { Card } from "./card.js";
import { longName, pileAt, shortName } from "./cards.js";
import { ask, button, make } from "./dom.js";
import { settingsForm } from "./preferences.js";
import { openTalk } from "./talk.js";
import { pileWords } from "./telling.js";
import { words } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** How wide a card is that is only looked at. */
const SPREAD = 56;

/** @param {Table} table */
export const say = (table) => openTalk(table);

/** @param {Table} table */
export async function showLog(table) {
  await ask(
    words("table-log"),
    table.log.map((line) => make("p", {}, line)),
  );
}

/** @param {Table} table */
export async function showMore(table) {
  const { form, keep } = settingsForm(table.settings);
  const look = button(words("table-discards"), () => showDiscards(table));
  const answer = await ask(words("table-more"), [look, form], {
    "": words("table-play-on"),
    leave: words("table-leave"),
  });
  keep();
  table.repaint();
  if (answer === "leave") table.onleave();
}

/** All cards of a pile, the buried ones as well. @param {Table} table @param {string} spot */
export async function showPile({ view, voice }, spot) {
  const pile = view && pileAt(view, spot);
  if (!pile) return;
  const cards = (pile.cards ?? []).map((text) => {
    const { element } = new Card({ text, isWild: false }, { x: 0, y: 0, width: SPREAD, turn: 0 });
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", longName(text));
    return element;
  });
  const [named, who] = [pileWords(pile), voice.who(pile.seat)];
  const title = who === "nobody" ? named : words("pile-of", { who, name: voice.name(pile.seat), pile: named });
  await ask(title, [make("div", { className: "spread" }, ...cards)]);
}

/** @param {Table} table */
async function showDiscards({ view, voice }) {
  const lines = (view?.piles ?? []).flatMap((pile) => {
    if (pile.role !== "discard" || !pile.cards?.length) return [];
    const [owner, number] = [voice.name(pile.seat), (pile.index ?? 0) + 1];
    return [make("p", {}, words("discards-pile", { owner, number, cards: pile.cards.map(shortName).join(" ") }))];
  });
  await ask(words("discards-title"), lines.length ? lines : [words("discards-none")]);
}
