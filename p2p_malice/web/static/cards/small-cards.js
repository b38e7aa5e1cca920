// Cards as small as a word: a rank and a suit in its colour.

import { hasOtherBack, longName, shortName, suitOf } from "./view.js";
import { html } from "../vendor/lit-html.js";

/** What sets a card apart from others. @param {string} card */
export const kindOf = (card) =>
  `${"hd".includes(suitOf(card) || " ") ? "red" : ""} ${hasOtherBack(card) ? "other" : ""}`.trim();

/** @param {string[]} cards */
export const smallCards = (cards) =>
  html`<span class="small-cards">${cards.map((card) => html`<i role="img" class=${kindOf(card)} aria-label=${longName(card)} data-text=${shortName(card)}></i>`)}</span>`;
