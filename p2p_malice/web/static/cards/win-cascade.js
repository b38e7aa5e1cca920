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

/** How cards tumble for a win that is special: how many, from how far below the upper edge, in heights of the element, how
 * soon one after the other, of which suits, and how large.
 * @type {Record<string, {count?: number, from?: number, stagger?: number, suits?: string[], size?: number}>} */
const LOOKS = {
  first: { suits: ["h"], count: 36 },
  comeback: { from: 1 },
  closest: { count: 1, size: 2.2 },
  turn: { stagger: 25, count: 40 },
  run: { suits: ["h", "d"], from: 1, stagger: 70 },
};

/** Let cards tumble over an element, or lie about where nothing may move. @param {HTMLElement} over
 * @param {string} [what] is special about the win */
export function cascade(over, what = "") {
  const { count = COUNT, from = 0, stagger = STAGGER, suits = SUITS, size = 1 } = LOOKS[what] ?? {};
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const layer = make("div", { className: `felt cascade${isStill ? " still" : ""}`, "aria-hidden": "true" });
  over.append(layer);
  const { clientWidth: wide, clientHeight: high } = over;
  const width = size * Math.max(44, Math.min(84, wide / 9));
  const flights = [...Array(isStill ? Math.min(14, count) : count).keys()].map((number) => {
    const text = RANKS[number % RANKS.length] + suits[number % suits.length];
    const rest = { x: Math.random() * wide, y: high - Math.random() * width, width, turn: Math.random() * 90 - 45 };
    const card = new Card({ text }, isStill ? rest : { ...rest, y: -2 * width * RATIO });
    layer.append(card.element);
    return isStill ? null : tumble(card, number * stagger, wide, high, from);
  });
  if (!isStill) Promise.allSettled(flights.map((flight) => flight?.finished)).then(() => layer.remove());
}

/** For how long a win is celebrated before anything else is told, in milliseconds. */
const CELEBRATED = 1400;

/** Say that it's won, and let cards tumble, until a tap ends it or it has been seen.
 * @param {HTMLElement} over @param {string} text @param {string} [what] is special about the win */
export async function celebrate(over, text, what = "") {
  const won = make("p", { className: "won", role: "status" }, text);
  over.append(won);
  cascade(over, what);
  await new Promise((done) => {
    addEventListener("pointerdown", done, { once: true });
    setTimeout(done, CELEBRATED);
  });
  won.remove();
}

/** @param {Card} card @param {number} delay @param {number} wide @param {number} high @param {number} from */
function tumble(card, delay, wide, high, from) {
  const { width } = card.pose;
  const frames = wayOf(width, wide, high, from).map(({ x, y, turn }) => ({
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
  }));
  const duration = (frames.length / STEPS) * 1000;
  return card.element.animate(frames, { delay, duration, fill: "both", id: "cascade" });
}

/** Where a card is, step by step, that is thrown from the top, or up from below, and springs over the floor until it has
 * left at a side.
 * @param {number} width @param {number} wide @param {number} high @param {number} from
 * @returns {{x: number, y: number, turn: number}[]} */
function wayOf(width, wide, high, from) {
  const floor = high - (width * RATIO) / 2;
  const side = Math.random() < 0.5 ? -1 : 1;
  const across = side * (wide / 6 + (Math.random() * wide) / 3);
  const spin = side * (30 + Math.random() * 80);
  let [x, y, down] = [wide * (0.2 + 0.6 * Math.random()), -width * RATIO, Math.random() * 200];
  if (from) [y, down] = [floor, -Math.sqrt(2 * GRAVITY * from * high * (0.6 + 0.35 * Math.random()))];
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
