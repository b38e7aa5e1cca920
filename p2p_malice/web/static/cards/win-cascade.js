// Cards that tumble over the table when a game is won; where nothing may move they lie still.

import { Card, RATIO } from "./card-element.js";
import { make } from "../dom/dom.js";

/** @typedef {import("./card-element.js").Pose} Pose */

const RANKS = ["K", "Q", "J", "10", "9", "8", "A"];
const SUITS = ["s", "h", "d", "c"];
const COUNT = 28;
/** Milliseconds from one card to the next, and those after which the last one is surely gone. */
const [STAGGER, LASTS] = [110, 3600];
/** How many times a second the way of a card is reckoned. */
const STEPS = 30;
/** Pixels and seconds: what pulls a card down, and the part of its speed that is left when it springs up. */
const [GRAVITY, SPRING] = [1700, 0.72];

/** Let cards tumble over an element, or lie about where nothing may move. @param {HTMLElement} over */
export function cascade(over) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const layer = make("div", { className: `felt cascade${isStill ? " still" : ""}`, "aria-hidden": "true" });
  over.append(layer);
  const { clientWidth: wide, clientHeight: high } = over;
  const width = Math.max(44, Math.min(84, wide / 9));
  const flights = [...Array(isStill ? 14 : COUNT).keys()].map((number) => {
    const text = RANKS[number % RANKS.length] + SUITS[number % SUITS.length];
    const rest = { x: Math.random() * wide, y: high - Math.random() * width, width, turn: Math.random() * 90 - 45 };
    const card = new Card({ text }, isStill ? rest : { ...rest, y: -2 * width * RATIO });
    layer.append(card.element);
    return isStill ? null : tumble(card, number, wide, high);
  });
  if (!isStill) Promise.allSettled(flights.map((flight) => flight?.finished)).then(() => layer.remove());
}

/** @param {Card} card @param {number} number @param {number} wide @param {number} high */
function tumble(card, number, wide, high) {
  const { width } = card.pose;
  const frames = wayOf(width, wide, high).map(({ x, y, turn }) => ({
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
  }));
  const duration = (frames.length / STEPS) * 1000;
  return card.element.animate(frames, { delay: number * STAGGER, duration, fill: "both", id: "cascade" });
}

/** Where a card is, step by step, that is thrown from the top and springs over the floor until it has left at a side.
 * @param {number} width @param {number} wide @param {number} high @returns {{x: number, y: number, turn: number}[]} */
function wayOf(width, wide, high) {
  const floor = high - (width * RATIO) / 2;
  const side = Math.random() < 0.5 ? -1 : 1;
  const across = side * (wide / 6 + (Math.random() * wide) / 3);
  const spin = side * (30 + Math.random() * 80);
  let [x, y, down] = [wide * (0.2 + 0.6 * Math.random()), -width * RATIO, Math.random() * 200];
  const way = [{ x, y, turn: 0 }];
  for (let step = 1; step < (LASTS / 1000) * STEPS; step++) {
    x += across / STEPS;
    y += down / STEPS;
    down += GRAVITY / STEPS;
    if (y > floor) [y, down] = [floor, -down * SPRING];
    way.push({ x, y, turn: (spin * step) / STEPS });
    if (x < -width || x > wide + width) break;
  }
  if (x > -width && x < wide + width) way.push({ x, y: high + width * RATIO * 2, turn: way[way.length - 1].turn });
  return way;
}
