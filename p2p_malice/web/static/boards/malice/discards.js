// The cards in sight, to look through: those of a pile, of a player, of everybody.

import "../../words/extra-words.js";
import { Card } from "../../cards/card-element.js";
import { countOf, longName, pileAt, pilesOf } from "../../cards/view.js";
import { ownedPile } from "../../state/sentences.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { ask } from "../../words/ask.js";
import { words } from "../../words/catalogue.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../cards/view.js").Pile} Pile */

/** How wide a card is that is only looked at: five lie side by side on the narrowest phone. */
const [WIDTH, COLUMNS, MARGINS] = [56, 5, 92];

/** @param {string[]} texts */
function cardsOf(texts) {
  const width = Math.min(WIDTH, Math.floor((innerWidth - MARGINS) / COLUMNS));
  return texts.map((text) => {
    const { element } = new Card({ text, isWild: false }, { x: 0, y: 0, width, turn: 0 });
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", longName(text));
    return element;
  });
}

/** All cards of a pile, the buried ones as well. @param {Table} table @param {string} spot */
export async function showPile({ view, voice }, spot) {
  const pile = view && pileAt(view, spot);
  if (!pile) return;
  const cards = cardsOf(pile.cards ?? []);
  const top = html`<div class="fanned">${cards.pop()}<small>${words("discards-top")}</small></div>`;
  await ask(ownedPile(pile, voice), html`<div class="spread">${cards}${top}</div>`);
}

/** The piles of a player, side by side: of each its cards from the lowest to the top. @param {Table} table @param {number} seat
 * @param {string[]} roles */
function fans({ view, voice }, seat, roles) {
  const piles = roles.flatMap((role) => (view ? pilesOf(view, role, seat) : [])).filter(({ cards }) => cards?.length);
  const all = piles.map((pile) => {
    const isPayoff = pile.role === "payoff";
    const left = html`<small>${words("board-to-go", { count: countOf(pile) })}</small>`;
    return html`<div class="fanned" role="group" aria-label=${ownedPile(pile, voice)}>${cardsOf(
      (pile.cards ?? []).slice(isPayoff ? -1 : 0),
    )}${isPayoff ? left : nothing}</div>`;
  });
  return all.length ? html`<div class="spread">${all}</div>` : nothing;
}

/** What lies before a player, and from there before the next. @param {Table} table @param {number} seat */
export async function showPlayer(table, seat) {
  for (let shown = seat; ; shown = after(table, shown)) {
    const { view, voice } = table;
    const next = after(table, shown);
    const name = voice.name(next);
    /** @type {Record<string, string>} */
    const choices = next === shown ? {} : { next: words("discards-next", { name }) };
    const hand = view ? pilesOf(view, "hand", shown)[0] : null;
    const held = words("board-in-hand", { count: hand ? countOf(hand) : 0 });
    const content = html`${fans(table, shown, ["payoff", "discard", "hand"])}<p class="note">${held}</p>`;
    if ((await ask(voice.name(shown), content, { "": words("page-close"), ...choices })) !== "next") return;
  }
}

/** Who sits after somebody, the own seat left out. @param {Table} table @param {number} seat */
function after({ state: { view, sitters } }, seat) {
  const next = (seat + 1) % sitters.length;
  return next === view?.seat ? (next + 1) % sitters.length : next;
}

/** @param {Table} table */
export async function showDiscards(table) {
  const content = table.state.sitters.flatMap((_, seat) => {
    const piles = fans(table, seat, ["discard"]);
    return piles === nothing ? [] : [html`<h3>${table.voice.name(seat)}</h3>${piles}`];
  });
  await ask(words("discards-title"), content.length ? content : words("discards-none"));
}
