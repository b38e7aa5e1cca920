// A tavern's table: oak boards, a rope around the rim, an inlay of brass, and what guests left at the corners.

import {
  bandPattern,
  bands,
  chances,
  corners,
  dot,
  each,
  from,
  glow,
  line,
  moved,
  nook,
  pattern,
  shape,
  whole,
} from "../dom/drawing.js";

const BOARDS = ["#5a3a20", "#53341c", "#5f3f20", "#4e311a", "#573719", "#614122"];
const [BRASS, BRIGHT, DARK] = ["#b98a3a", "#e9c878", "#2a170a"];
/** The boards that repeat: how wide a row is, how high a board, how many rows. */
const [WIDE, HIGH, ROWS] = [760, 86, 6];

/** One board from its left end, with its grain, and now and then a knot. @param {() => number} chance @param {number} x
 * @param {number} y @param {number} wide */
function board(chance, x, y, wide) {
  const colour = BOARDS[Math.floor(chance() * BOARDS.length)];
  const knot = chance() < 0.4 ? [wide * (0.2 + 0.6 * chance()), HIGH * (0.35 + 0.3 * chance())] : null;
  const grain = each(9, (at) => {
    const high = (HIGH * (at + 0.4 + 0.5 * chance())) / 9;
    const bend = (/** @type {number} */ by) => high + by * (chance() - 0.5);
    // Around a knot, the grain gives way.
    const near = knot ? (high < knot[1] ? -1 : 1) * Math.max(0, 15 - Math.abs(high - knot[1]) * 0.7) : 0;
    const middle = knot?.[0] ?? wide * chance();
    const way = `M0 ${bend(4)}C${middle * 0.5} ${bend(8)} ${middle - 50} ${high} ${middle} ${high + near}S${(middle + wide) / 2} ${bend(8)} ${wide} ${bend(4)}`;
    return line(chance() < 0.65 ? DARK : "#8f6535", 0.7 + 1.5 * chance(), way, `opacity="${0.16 + 0.2 * chance()}"`);
  });
  const rings = knot
    ? moved(
        `translate(${knot.join(" ")}) scale(1.7 1)`,
        each(3, (at) =>
          dot(at ? "none" : "#3a210f", 0, 0, 3 + 3 * at, `stroke="${DARK}" stroke-opacity="${0.5 - 0.12 * at}"`),
        ),
      )
    : "";
  const edges =
    shape("#fff", `M0 0H${wide}V1.6H0z`, 'opacity=".09"') +
    shape(DARK, `M0 ${HIGH - 2.4}H${wide}V${HIGH}H0zM${wide - 2} 0h2V${HIGH}h-2z`, 'opacity=".8"');
  const nails = [8, wide - 10].flatMap((at) =>
    [16, HIGH - 18].map(
      (down) => dot(DARK, at, down, 2.2, 'opacity=".75"') + dot("#a98a5a", at - 0.5, down - 0.6, 0.9, 'opacity=".6"'),
    ),
  );
  const clip = `<svg x="${x}" y="${y}" width="${wide}" height="${HIGH}">`;
  return `${clip}<rect width="100%" height="100%" fill="${colour}"/>${grain}${rings}${edges}${nails.join("")}</svg>`;
}

/** All boards of the pattern; where a row ends within one, it goes on at the row's beginning. */
function boards() {
  const chance = chances(20260);
  return each(ROWS, (row) => {
    const off = Math.round(chance() * WIDE * 0.5) + 40;
    const first = Math.round(WIDE * (0.42 + 0.16 * chance()));
    const seeds = [row * 31 + 7, row * 57 + 11];
    const both = (/** @type {number} */ x) =>
      board(chances(seeds[0] * 997), x, row * HIGH, first) +
      board(chances(seeds[1] * 991), x + first, row * HIGH, WIDE - first);
    return both(off) + both(off - WIDE);
  });
}

/** Two strands laid around each other. */
const ROPE =
  shape("#241308", "M0 0H22V16H0z") +
  [-22, -11, 0, 11]
    .map((x) =>
      moved(
        `translate(${x})`,
        shape("#8d6d42", "M1 15C5 15 8 12 10 8S17 1 21 1C24 1 24 4 21 6C17 9 17 15 9 15.500z") +
          line("#c8a871", 1.3, "M6 13.500C10 12 11 8 13 6S18 3 20 2.800", 'stroke-linecap="round"') +
          line("#5f4526", 1, "M9 14.500C13 13 14 10 16 8", 'stroke-linecap="round"'),
      ),
    )
    .join("");

/** What is cut into the brass of each corner: a spade, a heart, a diamond, a club. */
const SUITS = [
  "M12 1.500C8 7 2.500 9.500 2.500 14.200c0 2.700 2 4.600 4.400 4.600 1.600 0 3-.8 3.900-2.100-.2 2.400-1 4.200-2.600 5.800h7.600c-1.600-1.600-2.400-3.400-2.600-5.800.9 1.300 2.300 2.100 3.900 2.100 2.400 0 4.400-1.900 4.400-4.600C21.500 9.500 16 7 12 1.500z",
  "M12 21C5 15 2 11.500 2 7.500 2 4.400 4.400 2 7.300 2 9.200 2 11 3 12 4.700 13 3 14.800 2 16.700 2 19.600 2 22 4.400 22 7.500 22 11.500 19 15 12 21z",
  "M12 1 21 12 12 23 3 12z",
  "M12 1.800a4.600 4.600 0 0 0-4 6.900 4.700 4.700 0 1 0 2.800 8.300c-.3 2-1 3.700-2.400 5.200h7.200c-1.400-1.500-2.100-3.200-2.400-5.200A4.700 4.700 0 1 0 16 8.700a4.600 4.600 0 0 0-4-6.900z",
];

/** A plate of brass that holds a corner, and the inlay that ends at it. @param {number} at which corner */
function plate(at) {
  const turn = [1, -1][at & 1] * [1, -1][at >> 1];
  const upright = `scale(${at & 1 ? -1 : 1} ${at >> 1 ? -1 : 1})`;
  return (
    shape("#000", "M2 2H88Q84 22 66 26Q60 60 26 66Q22 84 2 88z", 'opacity=".4" transform="translate(2 3)"') +
    shape("url(#brass)", "M0 0H86Q82 22 64 25Q58 58 25 64Q22 82 0 86z", `stroke="#5a3c12" stroke-width="1.500"`) +
    line("#6d4a17", 1.4, "M5 5H76Q73 18 58 20Q53 53 20 58Q18 73 5 76z") +
    line(BRIGHT, 1, "M6.500 6.500H75M6.500 6.500V75", 'opacity=".8"') +
    moved(
      `translate(30 30) ${upright} rotate(${turn > 0 ? -45 : 45}) translate(-12 -12)`,
      shape("#4a300d", SUITS[at]),
      line(BRIGHT, 0.8, SUITS[at], 'opacity=".7"'),
    ) +
    [
      [12, 12],
      [70, 11],
      [11, 70],
    ]
      .map(([x, y]) => dot("#6d4a17", x, y, 3.6) + dot(BRIGHT, x - 0.8, y - 0.8, 2.2))
      .join("") +
    line(BRASS, 2, "M96 30Q70 32 66 66Q32 70 30 96") +
    dot(BRASS, 78, 78, 3.4) +
    dot(BRIGHT, 77.3, 77.3, 1.4)
  );
}

/** A tankard from above, with froth to its brim. */
const TANKARD =
  dot("#000", 62, 140, 50, 'opacity=".35"') +
  line("#1d1006", 17, "M92 168q38 2 34-28-3-22-32-16") +
  line("#8a6a3c", 11, "M92 168q38 2 34-28-3-22-32-16") +
  line("#c9a469", 3, "M104 163q20-2 18-23-2-14-18-14") +
  dot("#1d1006", 58, 134, 50) +
  dot("#7a5a33", 58, 134, 47) +
  each(12, (at) => moved(`translate(58 134) rotate(${at * 30})`, line("#3c2611", 1.6, "M0-40V-47"))) +
  line("#a98d5e", 4, "M58 134m-43.500 0a43.500 43.500 0 1 1 87 0a43.500 43.500 0 1 1-87 0z") +
  dot("#2d1a0a", 58, 134, 39) +
  dot("#b5873c", 58, 134, 36) +
  [
    [46, 122, 17],
    [68, 118, 14],
    [80, 136, 13],
    [68, 153, 15],
    [45, 150, 15],
    [34, 136, 11],
    [58, 136, 16],
    [56, 108, 9],
    [84, 120, 7],
  ]
    .map(
      ([x, y, r]) =>
        dot("#94743c", x, y + 1.5, r) + dot("#dcc590", x, y, r) + dot("#f3e3ba", x - r * 0.25, y - r * 0.3, r * 0.55),
    )
    .join("");

/** Coins and two dice. */
const COINS = [
  [34, 46, 15],
  [60, 34, 13],
  [52, 60, 14],
]
  .map(
    ([x, y, r]) =>
      dot("#000", x + 2, y + 3, r, 'opacity=".4"') +
      dot("#7c5a1f", x, y, r) +
      dot("#c39a4a", x - 0.5, y - 0.8, r - 1.5) +
      dot("none", x - 0.5, y - 0.8, r - 4.5, 'stroke="#7c5a1f" stroke-width="1.200"') +
      shape(
        "#7c5a1f",
        `M${x} ${y - 6}l1.600 4 4.200.3-3.300 2.700 1 4.100-3.500-2.300-3.500 2.300 1-4.100-3.300-2.700 4.200-.3z`,
      ),
  )
  .join("");
const DICE = [
  [92, 44, 18, 5],
  [116, 66, -24, 3],
]
  .map(([x, y, turn, pips]) =>
    moved(
      `translate(${x} ${y}) rotate(${turn})`,
      shape("#000", "M-10-8h26v26h-26z", 'opacity=".4"') +
        shape("#a9966c", "M-9-13H9q4 0 4 4V9q0 4-4 4H-9q-4 0-4-4V-9q0-4 4-4z") +
        shape("#d3c39c", "M-9-13H8q4 0 4 4V8q0 4-4 4H-9q-4 0-4-4V-9q0-4 4-4z") +
        [
          [-7, -7],
          [6, 6],
          [0, 0],
          [6, -7],
          [-7, 6],
        ]
          .slice(0, pips)
          .map(([px, py]) => dot("#3a2713", px - 0.5, py - 0.5, 2.3))
          .join(""),
    ),
  )
  .join("");

/** Where wet tankards stood. */
const RINGS =
  line(DARK, 4, "M60 60m-34 0a34 34 0 1 1 66 12", 'opacity=".28"') +
  line(DARK, 3, "M112 96m-30 6a30 30 0 1 1 18 22", 'opacity=".22"');

/** The whole table. @param {number} size of what has a size of its own */
export function oak(size) {
  const rope = 15 * size;
  return `<defs>${pattern("boards", WIDE, ROWS * HIGH, `scale(${0.45 + size * 0.55})`, boards())}${bandPattern("rope", 22, 16, size * 0.94, ROPE)}
    <linearGradient id="brass" x2="1" y2="1"><stop stop-color="#d8b162"/><stop offset=".35" stop-color="#a67a30"/><stop offset=".6" stop-color="#c99d4b"/><stop offset="1" stop-color="#7d581c"/></linearGradient>
    ${glow("light", 0.45, 0.75, "0 #ffc476 .26, .35 #ffae5a .12, .6 #200d02 .05, 1 #0d0502 .66")}</defs>
    ${whole("url(#boards)")}${nook(0, 0, 46, moved("translate(60 90)", RINGS))}${nook(1, 1, 50, moved("translate(20 0)", RINGS))}
    ${inlay(30 * size, 2 * size)}${nook(0, 1, 36, moved("translate(18 -26) rotate(-20 58 134)", TANKARD))}
    ${nook(1, 1, 34, moved("translate(34 84)", COINS, DICE))}${whole("url(#light)")}${bands("rope", 0, rope)}${corners(size * 0.9, plate)}`;
}

/** A line of brass around the table. @param {number} off @param {number} thick */
const inlay = (off, thick) =>
  [
    ["y", "width", "height"],
    ["x", "height", "width"],
  ]
    .map(([way, long, high]) => {
      const strip = (/** @type {number} */ at, /** @type {string} */ fill, /** @type {number} */ by) =>
        `<rect ${way}="${at}" ${long}="100%" ${high}="${by}" fill="${fill}"/>`;
      const both = (/** @type {number} */ side) =>
        strip(side * off - thick / 2, DARK, thick * 1.8) + strip(side * off - thick / 2, BRASS, thick);
      return both(1) + from(way === "x" ? 1 : 0, way === "y" ? 1 : 0, both(-1));
    })
    .join("");
