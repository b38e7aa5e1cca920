// The figures on court cards, aces and jokers. They are loaded after the first card.

import "./back-art.js";
import { adorn } from "./card-element.js";
import courts from "./courts.svg.js";
import { make } from "../dom/dom.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { svgElement } from "../dom/svg.js";

/** The picture of a card as an element. @param {string} text */
export const figure = (text) => svgElement(courts[text.startsWith("Jk") ? "Jk" : text]);

/** Draw the figure of a card of that colour on a canvas, 100 wide and around its middle. @param {CanvasRenderingContext2D} pen
 * @param {string} text @param {string} colour the class of its suit */
export function paint(pen, text, colour) {
  const card = make("div", { className: colour, hidden: true });
  card.append(figure(text));
  document.body.append(card);
  for (const turn of [0, Math.PI]) {
    pen.save();
    pen.rotate(turn);
    pen.translate(-50, -71);
    for (const path of card.querySelectorAll("g:first-child > path")) paintPath(pen, path);
    pen.restore();
  }
  card.remove();
}

/** @param {CanvasRenderingContext2D} pen @param {Element} path */
function paintPath(pen, path) {
  const { fill, stroke, strokeWidth } = getComputedStyle(path);
  const way = new Path2D(path.getAttribute("d") ?? "");
  Object.assign(pen, {
    fillStyle: fill,
    strokeStyle: stroke,
    lineWidth: Number.parseFloat(strokeWidth),
    lineJoin: "round",
  });
  if (fill !== "none") pen.fill(way);
  if (stroke !== "none") pen.stroke(way);
}

if (globalThis.document) {
  const put = (/** @type {HTMLElement} */ card, /** @type {string} */ text) => card.prepend(figure(text));
  loadStylesheet("cards/court-art.css").then(
    () => adorn(put),
    () => {},
  );
}
