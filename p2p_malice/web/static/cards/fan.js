// Five cards held like a hand, for the eye only; they never move.

import { Card } from "./card-element.js";
import { make } from "../dom/dom.js";

const CARDS = ["10", ..."JQKA"].map((rank, at) => `${rank}${"cdshs"[at]}`);
/** In widths of a card: the room it takes, from one card to the next, and how far the outer ones hang. */
const [WIDTH, HEIGHT, STEP, DROP] = [4.2, 1.85, 0.62, 0.06];
const LEAN = 7;

/** @param {number} width of a card, in pixels */
export function fan(width = 66) {
  const cards = CARDS.map((text, at) => {
    const off = at - (CARDS.length - 1) / 2;
    const [x, y] = [WIDTH / 2 + off * STEP, HEIGHT / 2 + (off * off - 2) * DROP];
    return new Card({ text }, { x: x * width, y: y * width, width, turn: off * LEAN }).element;
  });
  const element = make(
    "div",
    { className: "fan", "aria-hidden": "true" },
    make("div", { className: "felt" }, ...cards),
  );
  import("./court-art.js").catch(() => {});
  Object.assign(element.style, { width: `${WIDTH * width}px`, height: `${HEIGHT * width}px` });
  return element;
}
