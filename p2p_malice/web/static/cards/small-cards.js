// Cards as small as a word: a rank and a suit in its colour.

import { hasOtherBack, longName, shortName, suitOf } from "./view.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** What sets a card apart from others. @param {string} card */
export const kindOf = (card) =>
  `${"hd".includes(suitOf(card) || " ") ? "red" : ""} ${hasOtherBack(card) ? "other" : ""}`.trim();

/** @param {string[]} cards @param {string[]} [shows] the rank for which each stands, "" for its own */
export const smallCards = (cards, shows = []) =>
  html`<span class="small-cards">${cards.map((card, at) => {
    const rank = shows[at];
    const said = rank ? words("card-as", { card: longName(card), rank }) : longName(card);
    const text = shortName(card) + (rank ? `→${rank}` : "");
    return html`<i role="img" class=${kindOf(card)} aria-label=${said} data-text=${text}></i>`;
  })}</span>`;
