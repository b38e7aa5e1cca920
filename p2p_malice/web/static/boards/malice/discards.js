// The discards, to look through.

import "../../shell/later.js";
import { Card } from "../../shell/card.js";
import { longName, pileAt, shortName } from "../../shell/cards.js";
import { ask, make } from "../../shell/dom.js";
import { pileWords } from "../../shell/telling.js";
import { words } from "../../shell/words.js";

/** @typedef {import("../../shell/table.js").Table} Table */

/** How wide a card is that is only looked at. */
const SPREAD = 56;

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
export async function showDiscards({ view, voice }) {
  const lines = (view?.piles ?? []).flatMap((pile) => {
    if (pile.role !== "discard" || !pile.cards?.length) return [];
    const [owner, number] = [voice.name(pile.seat), (pile.index ?? 0) + 1];
    return [make("p", {}, words("discards-pile", { owner, number, cards: pile.cards.map(shortName).join(" ") }))];
  });
  await ask(words("discards-title"), lines.length ? lines : [words("discards-none")]);
}
