// The trophies: medals for games that were won, shields for how they were won, plaques for long turns and for company.
// A trophy is drawn on a square of 96, its picture around the middle of its shape. The colours are those of style.css.

import { parsed } from "../dom/svg.js";

/** A shape that is filled or drawn along. @param {string} kind a class of style.css @param {string} way
 * @param {string} [moved] */
const path = (kind, way, moved) => `<path class="${kind}" d="${way}"${moved ? ` transform="${moved}"` : ""}/>`;
/** @param {string} kind @param {number} x @param {number} y @param {number} r */
const dot = (kind, x, y, r) => path(kind, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`);
/** Something for each number below `count`. @param {number} count @param {(at: number) => string} draw */
const each = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join("");

/** @param {number} r @param {number} [x] @param {number} [y] */
const star = (r, x = 0, y = 0) => {
  const point = (/** @type {number} */ at) => {
    const [angle, far] = [(at * Math.PI) / 5, at % 2 ? r * 0.45 : r];
    return `${at ? "L" : "M"}${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  };
  return path("solid", `${each(10, point)}z`);
};

/** The figures that are needed: how wide they are, and the way of the pen from the left, 16 high.
 * @type {Record<string, [number, string]>} */
const FIGURES = {
  0: [8, "M0-4a4 4 0 0 1 8 0V4a4 4 0 0 1-8 0z"],
  1: [4, "M0-5 4-8V8"],
  2: [8, "M0-4a4 4 0 0 1 8 0C8 1 0 4 0 8H8"],
  3: [8, "M.5-8H7.5L3.500-2A5 5 0 1 1 0 5.500"],
  5: [8, "M7.500-8H1L.5-1.500C5-4 8-1.500 8 2.500 8 8 3 9 0 6.500"],
  7: [8, "M0-8H8L3 8"],
  8: [8, "M4-.5A3.700 3.700 0 1 1 4.100-.5 4.200 4.200 0 1 1 4-.5z"],
};

/** @param {string} digits @param {number} y where their middle is @param {number} size @param {string} [kind] */
function number(digits, y, size, kind = "line") {
  const all = [...digits].map((digit) => FIGURES[digit]);
  let x = (3.5 - all.reduce((sum, [wide]) => sum + wide + 3.5, 0)) / 2;
  const drawn = all.map(([wide, way]) => {
    const one = path(kind, way, `translate(${x})`);
    x += wide + 3.5;
    return one;
  });
  return `<g transform="translate(0 ${y}) scale(${size})">${drawn.join("")}</g>`;
}

const LAUREL = each(12, (at) => {
  const turn = 28 + (at % 6) * 22;
  return path(
    "solid",
    "M0-4C3-1 3 3 0 6-3 3-3-1 0-4z",
    `rotate(${at < 6 ? turn + 22 : -turn - 22}) translate(0 -19) rotate(${at < 6 ? 62 : -62})`,
  );
});
const CROWN = "M-12 5-14-7-7-1 0-10 7-1 14-7 12 5z";
const FLAME = "M1-23C3-13 15-8 15 6A15 15 0 0 1-15 6C-15-2-9-5-9-13-5-11-4-8-3-5 2-10 3-16 1-23z";
const CALENDAR =
  path("line", "M-16-13H16V17H-16z") + path("solid", "M-16-13H16V-5H-16z") + path("line", "M-8-18V-11M8-18V-11");

/** Cards in a hand, more of them closer together. @param {number} cards */
const fan = (cards) =>
  each(cards, (at) => {
    const turn = (at - (cards - 1) / 2) * (26 - 2 * cards);
    return path("card", "M-5.500-28h11q1 0 1 1v17h-13v-17q0-1 1-1z", `translate(0 9) rotate(${turn})`);
  });

/** @param {string} blade the class of what crosses another */
const sword = (blade) =>
  path(blade, "M0-26 4-20V8H-4V-20z") +
  path("solid", "M-9 7.500H9V11.500H-9zM-2.200 11H2.200V19H-2.200z") +
  dot("solid", 0, 20.5, 3.4);

/** @param {number} x @param {number} y */
const person = (x, y) =>
  dot("card", x, y - 7.5, 4.7) + path("card", `M${x - 8} ${y + 8}V${y + 4}a8 7.500 0 0 1 16 0v4z`);

/** The pictures, by what is rewarded. @type {Record<string, string>} */
const PICTURES = {
  "first-win": star(21, 0, 1),
  "wins-10": LAUREL + number("10", 0, 0.9),
  "wins-50": path("solid", CROWN, "translate(0 -9)") + number("50", 10, 0.95),
  "wins-200": LAUREL + path("solid", CROWN, "translate(0 -11) scale(.62)") + number("200", 4, 0.66),
  "streak-3": path("solid", FLAME) + number("3", 7, 0.95, "cut"),
  "streak-7":
    path("solid", FLAME, "translate(-15 8) scale(.5)") +
    path("solid", FLAME, "translate(15 8) scale(-.5 .5)") +
    path("card", FLAME) +
    number("7", 7, 0.95, "cut"),
  "turn-8": fan(3) + number("8", 13, 0.8),
  "turn-10": fan(4) + number("10", 13, 0.8),
  "turn-15": fan(5) + number("15", 13, 0.8),
  "chain-6": each(6, (at) => path("solid", `M${at * 6.5 - 18.8} 15v-${6 + at * 5}h5v${6 + at * 5}z`)),
  "chain-12":
    each(4, (at) => path("line", `M-18 ${at * 5} 0 ${at * 5 + 9} 18 ${at * 5}`)) +
    path("solid", "M0-16 19.500-6.500 0 3-19.500-6.500z") +
    path("cut", "M-6-7-1-3.500 7-10"),
  sweep:
    path("line", "M17-22 2-3") +
    path("solid", "M-5-6 7 4C5 16-6 22-20 20-15 12-14 2-5-6z") +
    path("cut", "M-11 16-4 6M-4 16 1 8.500") +
    star(6, -13, -13) +
    star(6, 15, 14),
  "by-one":
    path("line", "M-16-21V24") +
    path("thin", "M-15-19H17V1H-15z") +
    each(6, (at) => path("solid", `M${((at % 2) * 2 + ((at >> 1) % 2)) * 8 - 15} ${(at >> 1) * 6.7 - 19}h8v6.600h-8z`)),
  comeback: path("bold", "M-15-9V5A13 13 0 0 0 11 5V-14") + path("solid", "M0-9 11-24 22-9z"),
  "daily-1": CALENDAR + path("line", "M-8 5-2 11 8 0"),
  "daily-7": CALENDAR + number("7", 6, 0.9),
  "full-table":
    dot("solid", 0, 0, 10.5) + each(6, (at) => `<g transform="rotate(${at * 60})">${dot("solid", 0, -19, 4.7)}</g>`),
  "friends-5": person(-10, -5) + person(10, -5) + person(-17, 7) + person(17, 7) + person(0, 9),
  rival: `<g transform="rotate(40)">${sword("solid")}</g><g transform="rotate(-40)">${sword("card")}</g>`,
  spite:
    path(
      "solid",
      "M0-21C-8-10-20-5-20 5c0 6 4 9 9 9 3 0 6-1 7.500-4C-4 15-5 18-8 21H8C5 18 4 15 3.500 10 5 13 8 14 11 14c5 0 9-3 9-9C20-5 8-10 0-21z",
    ) + path("cut", "M-10-4-4-1M10-4 4-1M-8 4C-4 9 4 9 8 4"),
};

/** What a trophy has the shape of, its left half, and where its middle is; a medal hangs from a ribbon.
 * @type {Record<"medal" | "shield" | "plaque", [string, string, number]>} */
const SHAPES = {
  medal: ["M-36 0a36 36 0 1 1 72 0a36 36 0 1 1-72 0z", "M0-36a36 36 0 0 0 0 72z", 40],
  shield: ["M0-43 36-33V-2C36 22 20 38 0 46-20 38-36 22-36-2V-33z", "M0-43V46C-20 38-36 22-36-2V-33z", 46],
  plaque: ["M0-43 38-21.500V21.500L0 43-38 21.500V-21.500z", "M0-43V43L-38 21.500V-21.500z", 48],
};
const RIBBON = path("ribbon", "M30 62 19 90 32 87 40 95 50 68zM66 62 77 90 64 87 56 95 46 68z");

/** The shape of a trophy, its metal, and what its middle is coloured for.
 * @typedef {["medal" | "shield" | "plaque", "bronze" | "silver" | "gold", string]} Kind */

/** What one is that is not known here. @type {Kind} */
const PLAIN = ["medal", "silver", "plain"];

/** All others, by name. @type {Record<string, Kind>} */
const KINDS = {
  "first-win": ["medal", "bronze", "wins"],
  "wins-10": ["medal", "bronze", "wins"],
  "wins-50": ["medal", "silver", "wins"],
  "wins-200": ["medal", "gold", "wins"],
  "streak-3": ["shield", "bronze", "streak"],
  "streak-7": ["shield", "gold", "streak"],
  "turn-8": ["plaque", "bronze", "turn"],
  "turn-10": ["plaque", "silver", "turn"],
  "turn-15": ["plaque", "gold", "turn"],
  "chain-6": ["plaque", "silver", "turn"],
  "chain-12": ["plaque", "gold", "turn"],
  sweep: ["shield", "silver", "feat"],
  "by-one": ["shield", "bronze", "feat"],
  comeback: ["shield", "silver", "feat"],
  "daily-1": ["medal", "bronze", "daily"],
  "daily-7": ["medal", "gold", "daily"],
  "full-table": ["plaque", "silver", "people"],
  "friends-5": ["plaque", "silver", "people"],
  rival: ["shield", "gold", "feat"],
  spite: ["medal", "bronze", "spite"],
};

/** Those that were drawn before, by name. @type {Map<string, Node>} */
const drawn = new Map();

/** A picture of the trophy of that name; a plain medal for one that is not known here. @param {string} name */
export function trophyArt(name) {
  const known = drawn.get(name) ?? parsed(picture(name));
  drawn.set(name, known);
  return known.cloneNode(true);
}

/** @param {string} name */
function picture(name) {
  const [kind, metal, theme] = Object.hasOwn(KINDS, name) ? KINDS[name] : PLAIN;
  const [whole, half, y] = SHAPES[kind];
  const layer = (/** @type {string} */ part, /** @type {string} */ way, /** @type {number} */ size) =>
    path(part, way, `scale(${size})`);
  const layers = [
    layer("rim", whole, 1),
    layer("metal", whole, 0.93),
    layer("shine", half, 0.93),
    layer("rim", whole, 0.77),
    layer("field", whole, 0.72),
    layer("gloss", half, 0.72),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="trophy ${metal} ${theme}" viewBox="0 0 96 96" aria-hidden="true">${
    kind === "medal" ? RIBBON : ""
  }<g transform="translate(48 ${y})">${layers.join("")}<g class="picture ${kind}">${Object.hasOwn(PICTURES, name) ? PICTURES[name] : dot("line", 0, 0, 13)}</g></g></svg>`;
}
