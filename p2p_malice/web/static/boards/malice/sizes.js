// Gives a board the sizes with which everything on it is seen.

import { LEAST, SMALL_FAN, TOUCHED, layout } from "./layout.js";

/** Cards below this width, in pixels, have no room for what stands below them. */
const TINY = 40;
/** All ways in which the places of a board can lie, as its classes. */
const KINDS = ["desk", "low", "wide", "lines", "dense", "split", "aside", "pairs"];

/** Choose the size of the cards. @param {HTMLElement} board @param {number} hand for how many cards of it there is room
 * @returns {{fan: number, isAside: boolean} | null} how far the buried cards of a pile show, in heights of a card, or to
 * the side in widths; null for a board without room */
export function setSizes(board, hand) {
  const { clientWidth: width, clientHeight: height } = board;
  if (!width || !height) return null;
  const count = (/** @type {string} */ selector) => board.querySelectorAll(selector).length;
  const most = (/** @type {string} */ selector) =>
    Math.max(5, ...[...board.querySelectorAll(selector)].map((row) => row.childElementCount));
  const piles = most(".others .row");
  const fits = layout(width, height, {
    columns: most(".row:not(.hand)"),
    piles,
    hand,
    large: count(".board > .player"),
    others: count(".others > .player"),
  });
  for (const name of KINDS) board.classList.toggle(name, fits.kinds.includes(name));
  const isOrdered = fits.kinds.some((kind) => ["lines", "aside"].includes(kind));
  const set = (/** @type {string} */ name, /** @type {number | string} */ value) =>
    board.style.setProperty(`--${name}`, String(value));
  set("piles", piles);
  set("holds", hand);
  set("columns", isOrdered ? 9 : fits.columns);
  const isAside = fits.kinds.includes("desk");
  const fans = fits.fans.map((each) => each * (isAside ? 1 : cornerOf()));
  const isFull = () => board.scrollHeight > height || board.scrollWidth > width;
  set("small-fan", SMALL_FAN * cornerOf());
  const scale = (/** @type {number} */ card) => {
    const part = card / fits.sizes.card;
    const kept = part > 1 ? ["label", "small", "gap"] : ["label"];
    for (const [name, pixels] of Object.entries(fits.sizes))
      set(name, `${kept.includes(name) ? pixels : pixels * part}px`);
    board.classList.toggle("tiny", card < TINY);
  };
  // On the lowest boards cards are tried as large as a finger needs.
  let full = fits.kinds.includes("dense") ? Math.max(TOUCHED, fits.sizes.card) : fits.sizes.card;
  scale(full);
  // What is made much of for a moment still stands where there was room before.
  board.classList.add("fitting");
  let fan = 0;
  for (fan of fans) {
    set("fan", fan);
    if (!isFull()) break;
  }
  // Names of several lines, large letters: what needs more room than was reckoned takes it from the cards. Each look
  // has everything laid out anew, so there are few of them.
  if (isFull()) {
    let least = LEAST;
    while (full - least > 1) {
      const card = (least + full) >> 1;
      scale(card);
      if (isFull()) full = card;
      else least = card;
    }
    scale(least);
  }
  board.classList.remove("fitting");
  return { fan, isAside };
}

/** How tall the corner of a card is that says its rank, as a part of the usual one. */
export const cornerOf = () => (document.documentElement.dataset.cardFace === "large" ? 1.4 : 1);
