// Gives a board the sizes with which everything on it is seen.

import { LEAST, OPPOSITE, SMALL_FAN, TOUCHED, layout } from "./layout.js";

/** Cards below this width, in pixels, have no room for what stands below them. */
const TINY = 40;
/** The lowest log that tells enough, in pixels. */
const LOG = 110;
/** All ways in which the places of a board can lie, as its classes. */
const KINDS = ["beside", "wide", "lines", "dense", "split", "aside", "pairs", "round", "opposite", "broad"];

/** Choose the size of the cards. @param {HTMLElement} board @param {number} hand for how many cards of it there is room
 * @returns {number | null} how far the buried cards of a pile show, in heights of a card; null for a board without room */
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
    side: Number.parseFloat(getComputedStyle(board).getPropertyValue("--side")) || 0,
  });
  for (const name of KINDS) board.classList.toggle(name, fits.kinds.includes(name));
  sit(board, fits.areas ?? [], fits.below ?? 0);
  const isOrdered = fits.kinds.some((kind) => ["lines", "aside"].includes(kind));
  const set = (/** @type {string} */ name, /** @type {number | string} */ value) =>
    board.style.setProperty(`--${name}`, String(value));
  set("piles", piles);
  set("holds", hand);
  set("columns", isOrdered ? 9 : fits.columns);
  const fan = fits.fan * cornerOf();
  set("fan", fan);
  set("small-fan", SMALL_FAN * cornerOf());
  // Names of several lines, large letters: what needs more room than was reckoned takes it from the cards. On the
  // lowest boards they are tried as large as a finger needs.
  let card = fits.kinds.includes("dense") ? Math.max(TOUCHED, fits.sizes.card) : fits.sizes.card;
  const scale = () => {
    const part = card / fits.sizes.card;
    const kept = part > 1 ? ["label", "small", "gap"] : ["label"];
    for (const [name, pixels] of Object.entries(fits.sizes))
      set(name, `${kept.includes(name) ? pixels : pixels * part}px`);
  };
  scale();
  for (; (board.scrollHeight > height || board.scrollWidth > width) && card > LEAST; scale()) card -= 1;
  board.classList.toggle("tiny", card < TINY);
  return fan;
}

/** How tall the corner of a card is that says its rank, as a part of the usual one. */
export const cornerOf = () => (document.documentElement.dataset.cardFace === "large" ? 1.4 : 1);

/** Let the players beside these sit round the table. @param {HTMLElement} board @param {string[]} areas by each of them
 * @param {number} below what they leave free at the sides, in pixels */
function sit(board, areas, below) {
  [...board.querySelectorAll(".others > .player")].forEach((player, at) => {
    if (!(player instanceof HTMLElement)) return;
    const area = areas[at] ?? "";
    player.classList.toggle("across", area === OPPOSITE);
    player.style.gridArea = area === OPPOSITE ? "" : area;
  });
  board.classList.toggle("full", below < LOG);
  board.parentElement?.style.setProperty("--below", `${below}px`);
}
