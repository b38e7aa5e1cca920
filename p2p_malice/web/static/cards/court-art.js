// The figures on court cards, aces and jokers: drawn once for half a card, and turned. They are loaded after the first card.

import "./back-art.js";
import { adorn } from "./card-element.js";
import { make } from "../dom/dom.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { parsed } from "../dom/svg.js";

/** @typedef {"s" | "h" | "d" | "c"} Suit */

/** A shape: how it is filled, and its outline. @param {string} fill a class of art.css @param {string} way */
const shape = (fill, way) => `<path class="${fill}" d="${way}"/>`;
/** @param {string} fill @param {number} x @param {number} y @param {number} r */
const dot = (fill, x, y, r) => shape(fill, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`);

/** Where the two halves meet: from here at the left of a card of 100 by 142 to there at its right. */
const BAND = shape("gold", "M-2 57.5 102 80.5V84.5L-2 61.5z");
const BODY = shape("robe", "M12 63C26 59 38 56 48 52H80C90 55 97 60 102 66V84z");
const EYES = dot("ink", 58.5, 37, 1.5) + dot("ink", 69.5, 37, 1.5);
const BROWS = shape("line", "M55.5 33.5q3-2 6 0M66.5 33.5q3-2 6 0M64 36.5l-1.8 5.5h2.6");
const HAND = dot("skin", 89, 66, 4.5);

/** What tops a crown: a ball, a heart, a diamond, a cross of three leaves. @type {Record<Suit, (x: number, y: number) => string>} */
const TIPS = {
  s: (x, y) => dot("gold", x, y, 2.6),
  h: (x, y) => shape("second", `M${x} ${y + 3.5}c-5-3-4-7-1.5-7q1.5 0 1.5 1.5q0-1.5 1.5-1.5c2.5 0 3.5 4-1.5 7z`),
  d: (x, y) => shape("second", `M${x} ${y - 4}l3 4-3 4-3-4z`),
  c: (x, y) => dot("gold", x - 2, y + 1, 2) + dot("gold", x + 2, y + 1, 2) + dot("gold", x, y - 2, 2),
};

/** The outline of a crown over its band: high points, arches, low points, battlements. @type {Record<Suit, string>} */
const CROWNS = {
  s: "M48 26 45 12l10 7 9-11 9 11 10-7-3 14z",
  h: "M48 26q-6-14 4-13q6 1 6 8q0-12 6-12q6 0 6 12q0-7 6-8q10-1 4 13z",
  d: "M48 26 44 14l8 4 5-6 7 4 7-4 5 6 8-4-4 12z",
  c: "M48 26 46 13h7v5h7V9h8v9h7v-5h7l-2 13z",
};
/** @type {Record<Suit, number[][]>} */
const PEAKS = {
  s: [
    [45, 12],
    [64, 8],
    [83, 12],
  ],
  h: [[64, 8]],
  d: [[64, 14]],
  c: [[64, 8]],
};

/** What a king holds: a sword, an orb on a staff, an axe, a sceptre. @type {Record<Suit, string>} */
const ARMS = {
  s:
    shape("steel", "M86.5 54V20L90 13l3.5 7v34z") +
    shape("line", "M90 20v32") +
    shape("gold", "M82 54h16v4H82zM88 58h4v22h-4z"),
  h:
    shape("gold", "M88.5 34h3v46h-3z") +
    dot("second", 90, 28, 7) +
    shape("gold", "M82.5 26.5h15v3h-15zM88.5 21h3v-3.5h-2v-2h2v-2h-3v2h-2v2h2z"),
  d: shape("gold", "M88.5 15h3v66h-3z") + shape("steel", "M88.5 20q-4-1-7-5q-2 12 0 22q3-4 7-5zM91.5 22h6v8h-6z"),
  c:
    shape("gold", "M88.5 32h3v48h-3z") +
    dot("gold", 86, 26, 4) +
    dot("gold", 94, 26, 4) +
    dot("gold", 90, 19.5, 4) +
    dot("second", 90, 25, 2.5),
};

/** @param {Suit} suit */
function king(suit) {
  return [
    ARMS[suit],
    BODY,
    shape("second", "M56 62h16l3 18-24-6z"),
    shape("gold", "M61.5 62h5l1 15-7-2z"),
    shape("paper", "M42 54.5Q40 58 44 61.5 64 74 84 61.5 88 58 86 54.5L80 50H48z"),
    shape("line", "M47 57.5v3M54 62v3M74 62v3M81 57.5v3"),
    shape("hair", "M48 26h32v22q0 5 5 5-8 5-12 0H55q-4 5-12 0 5 0 5-5z"),
    shape("skin", "M52 27h24v16q0 12-12 12T52 43z"),
    shape("hair", "M52 42q5 2 7 0 5-3 5 0 0-3 5 0 2 2 7 0v6q0 12-12 19-12-7-12-19z"),
    shape("lips", "M61 46.5h6q-3 3-6 0z"),
    EYES,
    BROWS,
    shape("second", "M50 26q0-12 14-13 14 1 14 13z"),
    shape("gold", CROWNS[suit]),
    ...PEAKS[suit].map(([x, y]) => TIPS[suit](x, y)),
    shape("gold", "M47 24.5q17-3 34 0v5.5q-17-3-34 0z"),
    HAND,
  ];
}

/** A flower: round petals, a rose, four pointed leaves, a clover. @type {Record<Suit, string>} */
const FLOWERS = {
  s:
    [0, 1, 2, 3, 4]
      .map((at) =>
        dot(
          "second",
          90 + (5 * Math.round(100 * Math.sin(at * 1.257))) / 100,
          30 - (5 * Math.round(100 * Math.cos(at * 1.257))) / 100,
          3.6,
        ),
      )
      .join("") + dot("gold", 90, 30, 3),
  h: dot("second", 90, 30, 7.5) + shape("line", "M86 28q4-4 8 0t-4 6-3-4 3-1M83 31q2 6 7 6"),
  d: shape("second", "M90 19l4 7 7 4-7 4-4 7-4-7-7-4 7-4z") + dot("gold", 90, 30, 3),
  c:
    dot("second", 85.5, 32.5, 4.6) +
    dot("second", 94.5, 32.5, 4.6) +
    dot("second", 90, 25, 4.6) +
    dot("gold", 90, 30, 2.5),
};

/** @param {Suit} suit */
function queen(suit) {
  return [
    shape("leaf", "M89 36h2v46h-2zM91 54q1-8 8-8 0 8-8 8z"),
    FLOWERS[suit],
    shape("second", "M64 14q21 0 21 24 0 12 7 26l-56-4q7-10 7-22 0-24 21-24z"),
    shape("hair", "M64 17q17 0 17 19 0 12 4 21H43q4-9 4-21 0-19 17-19z"),
    BODY,
    shape("skin", "M59.5 48h9v6q4 2 8 1-3 10-12.5 11-9.5-1-12.5-11 4 1 8-1z"),
    shape("gold", "M48 53q4 14 16 15 12-1 16-15l4 2q-4 17-20 18-16-1-20-18z"),
    shape("second", "M61 72.5h6l1 4.5-8-2z"),
    shape("skin", "M52.5 34q0-12 11.5-12t11.5 12q0 18-11.5 19-11.5-1-11.5-19z"),
    EYES,
    BROWS,
    shape("lips", "M61 46.5q1.5-1.5 3 0 1.5-1.5 3 0-3 3.5-6 0z"),
    shape("hair", "M51 40q-3-18 13-18t13 18q-2-11-13-14-11 3-13 14z"),
    shape("gold", "M51 24 47 11l9 6 8-9 8 9 9-6-4 13q-13-5-26 0z"),
    TIPS[suit](64, 9),
    dot("second", 64, 18.5, 1.9),
    HAND,
  ];
}

/** What a jack holds: a spear, a leaf, a trumpet's staff, a club. @type {Record<Suit, string>} */
const STAVES = {
  s: shape("steel", "M90 27q6 8 0 18-6-10 0-18z") + shape("gold", "M88.5 45h3v36h-3z"),
  h: shape("leaf", "M90 28q11 10 0 22-11-12 0-22z") + shape("line", "M90 32v48"),
  d: shape("gold", "M88.5 34h3v48h-3zM84 34h12l-6-8z"),
  c: shape("gold", "M88 80l-3-42q0-9 5-9t5 9l-3 42z") + shape("line", "M86 40h8M86.5 48h7"),
};

/** @param {Suit} suit */
function jack(suit) {
  return [
    STAVES[suit],
    BODY,
    shape("second", "M48 52h16v24L32 68q8-8 16-16z"),
    shape("gold", "M62.5 60h3v16.5l-3-.7z"),
    shape("paper", "M46 51l5 8 4-3 4 6 5-4 5 4 4-6 4 3 5-8z"),
    shape("hair", "M49 24h30v18q1 9 6 10-6 5-12 1H55q-6 4-12-1 5-1 6-10z"),
    shape("skin", "M53 27h22v14q0 13-11 14-11-1-11-14z"),
    EYES,
    BROWS,
    shape("lips", "M61 47q3 2.5 6 0-3 4-6 0z"),
    shape("hair", "M51 36V25h26v11q-2-6-5-8-8 3-16 0-3 2-5 8z"),
    shape("second", "M46 27q-7-2-4-8 5-9 21-10 19 0 22 10 1 6-3 8z"),
    shape("gold", "M46 23.5q18 4 36 0v5q-18 4-36 0z"),
    shape("paper", "M76 25q-2-14 12-18 8-2 9 2-4 1-4 5-5 1-6 5-5 0-7 6z"),
    shape("line", "M77 24q3-10 15-14"),
    dot("gold", 76.5, 25.5, 2.6),
    HAND,
  ];
}

const FIGURES = { J: jack, Q: queen, K: king };

/** The figure of a joker. */
const JESTER = [
  shape("gold", "M88.5 34h3v48h-3z"),
  dot("second", 90, 29, 6),
  BODY,
  shape("second", "M64 52h16l10 4 12 10v18L64 74z"),
  shape("gold", "M42 52l4 11 6-5 5 8 7-6 7 6 5-8 6 5 4-11z"),
  shape("skin", "M53 30h22v12q0 13-11 13t-11-13z"),
  EYES,
  BROWS,
  shape("lips", "M58 45.5q6 3 12 0-1 6-6 6t-6-6z"),
  shape("robe", "M64 30H50q-3 8-9 8-1-22 13-24 7 0 10 4z"),
  shape("second", "M64 30h14q3 8 9 8 1-22-13-24-7 0-10 4z"),
  shape("robe", "M56 30q0-18 8-24 8 6 8 24z"),
  shape("gold", "M50 27q14-3 28 0v5q-14-3-28 0z"),
  dot("gold", 64, 7, 3.5),
  dot("gold", 41, 39, 3.5),
  dot("gold", 87, 39, 3.5),
  HAND,
];

/** The symbols of the suits, on 24 by 24. @type {Record<Suit, string>} */
const PIPS = {
  s: "M12 1.5C8 7 2.5 9.5 2.5 14.2c0 2.7 2 4.6 4.4 4.6 1.6 0 3-.8 3.9-2.1-.2 2.4-1 4.2-2.6 5.8h7.6c-1.6-1.6-2.4-3.4-2.6-5.8.9 1.3 2.3 2.1 3.9 2.1 2.4 0 4.4-1.9 4.4-4.6C21.5 9.5 16 7 12 1.5z",
  h: "M12 21C5 15 2 11.5 2 7.5 2 4.4 4.4 2 7.3 2 9.2 2 11 3 12 4.7 13 3 14.8 2 16.7 2 19.6 2 22 4.4 22 7.5 22 11.5 19 15 12 21z",
  d: "M12 1 21 12 12 23 3 12z",
  c: "M12 1.8a4.6 4.6 0 0 0-4 6.9 4.7 4.7 0 1 0 2.8 8.3c-.3 2-1 3.7-2.4 5.2h7.2c-1.4-1.5-2.1-3.2-2.4-5.2A4.7 4.7 0 1 0 16 8.7a4.6 4.6 0 0 0-4-6.9z",
};

/** A large symbol with a line and a flower in it. @param {Suit} suit */
function ace(suit) {
  const middle = suit === "h" ? 9.5 : 12;
  const inner = `<path class="inset" transform="translate(12 ${middle}) scale(.7) translate(-12 ${-middle})" d="${PIPS[suit]}"/>`;
  const flower = shape("gold", `M12 ${middle - 3.2}q.8 2.4 3.2 3.2-2.4.8-3.2 3.2-.8-2.4-3.2-3.2 2.4-.8 3.2-3.2z`);
  return `<g transform="translate(21.8 42.8) scale(2.35)"><path class="pip" d="${PIPS[suit]}"/>${inner}${flower}</g>`;
}

/** All that is drawn on a card of 100 by 142. @param {string} text */
function picture(text) {
  const [rank, suit] = [text[0], /** @type {Suit} */ (text[1])];
  if (rank === "A") return ace(suit);
  const half = [...(text.startsWith("Jk") ? JESTER : FIGURES[/** @type {"J"} */ (rank)](suit)), BAND].join("");
  return `<g>${half}</g><g transform="rotate(180 50 71)">${half}</g>`;
}

/** @type {Map<string, Node>} Those that were drawn before, by card. */
const drawn = new Map();

/** The picture of a card as an element. @param {string} text */
export function figure(text) {
  const known = drawn.get(text) ?? parsed(`${OPENING} class="art" viewBox="0 0 100 142">${picture(text)}</svg>`);
  drawn.set(text, known);
  return known.cloneNode(true);
}

const OPENING = '<svg xmlns="http://www.w3.org/2000/svg"';

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
