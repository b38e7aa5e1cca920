// A sea chart as a table: a compass, the courses from it, coasts in the corners, and what the seas are said to hold.

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
  nooks,
  shape,
  whole,
} from "../dom/drawing.js";

const [GOLD, PALE, DEEP, SEA] = ["#d3ab5c", "#f1dca6", "#0a2233", "#174058"];

/** @param {number} angle in degrees @param {number} r */
const polar = (angle, r) =>
  `${(r * Math.sin((angle * Math.PI) / 180)).toFixed(1)} ${(-r * Math.cos((angle * Math.PI) / 180)).toFixed(1)}`;

/** A star of so many points, each half light and half dark. @param {number} points @param {number} r @param {number} inner
 * @param {number} turn @param {string} light @param {string} dark */
const star = (points, r, inner, turn, light, dark) =>
  each(points, (at) => {
    const [angle, half] = [turn + (360 / points) * at, 180 / points];
    return (
      shape(light, `M0 0L${polar(angle, r)} ${polar(angle - half, inner)}z`) +
      shape(dark, `M0 0L${polar(angle, r)} ${polar(angle + half, inner)}z`)
    );
  });

/** The compass, 150 from its middle to its rim. */
const COMPASS =
  dot("none", 0, 0, 150, `stroke="${GOLD}" stroke-width="1.200"`) +
  dot("none", 0, 0, 143, `stroke="${GOLD}" stroke-width=".600"`) +
  dot("none", 0, 0, 132, `stroke="${GOLD}" stroke-width="1.200"`) +
  each(72, (at) => line(GOLD, at % 2 ? 0.6 : 1.2, `M${polar(at * 5, 132)}L${polar(at * 5, at % 6 ? 137 : 143)}`)) +
  each(32, (at) => dot(GOLD, 0, -146.5, 1.1, `transform="rotate(${at * 11.25})"`)) +
  star(16, 84, 24, 11.25, "#8a7138", "#2c4a55") +
  star(8, 112, 28, 22.5, "#a9853f", "#1c3a4a") +
  star(4, 122, 26, 45, "#b8904a", "#12303f") +
  star(4, 130, 27, 0, "#e0bd74", "#7a5a24") +
  dot(DEEP, 0, 0, 19, `stroke="${GOLD}" stroke-width="1.500"`) +
  star(8, 15, 5, 0, PALE, GOLD) +
  moved(
    "translate(0 -172)",
    shape(
      GOLD,
      "M0-17C-4-9-5-5-2 2H2C5-5 4-9 0-17zM-3 2C-7-8-15-7-14 0-13 4-9 4-8 1-6 5-6 6-9 10H-3zM3 2C7-8 15-7 14 0 13 4 9 4 8 1 6 5 6 6 9 10H3zM-9 11H9V14H-9z",
    ),
  );

/** The courses that cross the whole sea from a point. @param {number} count @param {number} dense */
const courses = (count, dense) =>
  each(count, (at) =>
    line(
      at % 2 ? "#9fc3cf" : GOLD,
      1,
      `M0 0L${polar((360 / count) * at, 2600)}`,
      `opacity="${at % 4 ? dense * 0.6 : dense}" ${at % 2 ? 'stroke-dasharray="5 5"' : ""}`,
    ),
  );

/** A coast, the shallows before it, and what is on the land: from the corner at the left above, on 200 by 200. */
const COASTS = [
  "M-40-40H178C170-22 150-24 146-10 140 8 120 2 112 14 104 28 86 20 80 34 74 50 60 44 56 58 50 76 62 84 52 94 42 104 34 98 30 112 26 128 8 122 4 138 0 154-14 152-18 168L-40 178z",
  "M-40-40H160C156-16 136-26 128-10 122 4 128 14 112 16 96 18 92 6 78 14 66 22 74 36 62 42 48 48 42 36 32 48 24 58 34 70 26 84 18 96 4 88-2 104-8 122 2 130-12 142L-40 150z",
  "M-40-40H150C142-20 122-20 114-8 104 6 90-2 82 12 76 24 84 32 72 40 58 48 50 40 42 54 36 66 46 74 36 86 26 98 14 90 8 106 2 122-12 120-16 138L-40 146z",
  "M-40-40H170C166-24 148-28 138-12 132 0 116-4 108 8 102 20 108 28 94 34 78 40 74 30 62 42 54 52 60 62 48 70 36 78 28 72 22 88 16 104-4 104-8 122L-40 160z",
];
const MOUNTAIN =
  shape("#3f3a24", "M0 0 9-17 14-11 19-20 30 0z") +
  shape("#6d5f36", "M0 0 9-17 11-8 6 0zM14-11 19-20 21-9 16 0z") +
  line("#1c1a10", 0.8, "M0 0 9-17 14-11 19-20 30 0M11-13 9-5M21-15 20-6M24-10 23-3");
const TREE =
  line("#241d10", 1, "M0 0V-5") +
  shape("#3d5234", "M-4-4C-6-9-2-13 0-13 3-13 6-9 4-4z") +
  shape("#5c7445", "M-4-4C-6-9-2-13 0-13-2-10-2-7-1-4z");
const TOWN =
  shape("#7b5b34", "M0 0V-8H6V0zM6 0V-14L9.500-19 13-14V0zM13 0V-7H20V0z") +
  shape("#a3432c", "M-1-8 3-12 7-8zM5.500-14 9.500-20 13.500-14zM12-7 16.500-11 21-7z") +
  line("#1c150b", 0.7, "M0 0V-8H6V0M6-14H13V0M13-7H20V0M-2 0H22");
/** What stands where on the four lands. @type {[string, number, number, number][][]} */
const LANDS = [
  [
    [MOUNTAIN, 18, 38, 1.15],
    [MOUNTAIN, 44, 30, 0.9],
    [TREE, 22, 60, 1],
    [TREE, 34, 64, 1.1],
    [TREE, 12, 72, 0.9],
    [TOWN, 82, 14, 0.9],
    [TREE, 14, 96, 0.9],
  ],
  [
    [TREE, 22, 30, 1.1],
    [TREE, 34, 34, 0.9],
    [TREE, 46, 28, 1],
    [MOUNTAIN, 60, 14, 0.8],
    [TOWN, 6, 72, 0.9],
    [TREE, 104, 8, 1],
  ],
  [
    [MOUNTAIN, 12, 44, 1],
    [TOWN, 46, 26, 1],
    [TREE, 14, 66, 1.1],
    [TREE, 24, 70, 0.9],
    [TREE, 76, 12, 1],
  ],
  [
    [TOWN, 12, 52, 1],
    [MOUNTAIN, 36, 34, 0.95],
    [TREE, 66, 24, 1],
    [TREE, 76, 20, 0.9],
    [TREE, 14, 78, 1],
  ],
];

/** @param {number} at which corner */
function land(at) {
  const upright = (/** @type {[string, number, number, number]} */ [what, x, y, big]) =>
    moved(
      `translate(${x + 24} ${y + 26}) scale(${at & 1 ? -big : big} ${at >> 1 ? -big : big}) translate(${at & 1 ? -20 : 0} ${at >> 1 ? 16 : 0})`,
      what,
    );
  const round = 'stroke-linejoin="round"';
  return (
    [
      [30, 0.08],
      [20, 0.1],
      [11, 0.14],
    ]
      .map(([wide, dense]) => line("#7fb7bf", wide, COASTS[at], `opacity="${dense}" ${round}`))
      .join("") +
    [17, 11.5, 6]
      .map(
        (wide, near) =>
          line("#93c4c6", wide, COASTS[at], `opacity="${0.18 + 0.1 * near}" ${round}`) +
          line(SEA, wide - 1.3, COASTS[at], round),
      )
      .join("") +
    shape("url(#land)", COASTS[at]) +
    line("#d9bd82", 1.3, COASTS[at], round) +
    line("#2a2210", 3, COASTS[at], `opacity=".35" ${round} transform="translate(-3 -3)"`) +
    LANDS[at].map(upright).join("")
  );
}

/** A ship before the wind. */
const SHIP =
  line("#93c4c6", 1.2, "M-44 22q8-5 16 0t16 0 16 0 16 0 16 0M-34 29q8-4 16 0t16 0 16 0", 'opacity=".6"') +
  shape("#6b4526", "M-36 4-30 20H24L36 2 26 6H-22L-26-2H-36z") +
  shape("#8f6236", "M-35 8H30L27 12H-33z") +
  line("#22160a", 1, "M-36 4-30 20H24L36 2 26 6H-22L-26-2H-36z") +
  line("#2b1b0c", 1.8, "M-22 4V-36M2 5V-46M22 4V-30M30 3 44-8") +
  [
    [-22, -34, 15, 0.9],
    [2, -43, 20, 1],
    [22, -28, 13, 0.8],
  ]
    .map(([x, y, w]) =>
      shape(
        "#d9c79c",
        `M${x - w * 0.5} ${y}H${x + w * 0.5}Q${x + w} ${y + 8} ${x + w * 0.6} ${y + 15}H${x - w * 0.6}Q${x - w * 0.1} ${y + 8} ${x - w * 0.5} ${y}zM${x - w * 0.65} ${y + 17}H${x + w * 0.65}Q${x + w * 1.15} ${y + 26} ${x + w * 0.7} ${y + 34}H${x - w * 0.75}Q${x - w * 0.1} ${y + 26} ${x - w * 0.65} ${y + 17}z`,
        'stroke="#5a4a2a" stroke-width=".8"',
      ),
    )
    .join("") +
  line("#a3432c", 4, "M3-22v14M-8-15H15", 'opacity=".8"') +
  shape("#a3432c", "M2-46q8-5 16-1-8 0-16 4zM-22-36q6-4 12-1-6 0-12 3.500z");

/** A serpent that comes up three times. */
const SERPENT =
  line(
    "#93c4c6",
    1.1,
    "M-58 16q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0M-46 23q7-4 14 0t14 0M14 23q7-4 14 0t14 0",
    'opacity=".6"',
  ) +
  [
    ["M-54 14C-56-10-34-10-34 14z", "M-47 14C-48 0-41 0-41 14z"],
    ["M-22 14C-24-18 8-18 6 14z", "M-14 14C-15-6-2-6-2 14z"],
  ]
    .map(([body, gap]) => shape("#3f7d6a", body) + line("#0c2a2a", 1, body) + shape(SEA, gap))
    .join("") +
  shape("#3f7d6a", "M18 14C18-8 14-30 32-32 40-33 44-28 52-26 50-20 42-20 36-21 30-18 32 0 32 14z") +
  line("#0c2a2a", 1, "M18 14C18-8 14-30 32-32 40-33 44-28 52-26 50-20 42-20 36-21 30-18 32 0 32 14") +
  line("#c94f38", 1.4, "M51-24q6 0 8 4M51-24q7-3 9-2") +
  dot(PALE, 37, -28, 2) +
  dot("#0c2a2a", 37.5, -28, 1) +
  shape(
    "#c98a3c",
    "M24-31 22-39 28-34 30-41 33-33zM-46-3-44-10-41-4zM-12-9-8-16-5-9zM17-6 11-9 17-12zM18 4 12 1 19-2z",
  ) +
  line("#7fc0a0", 1.3, "M22 10q5-3 9 0M22 2q5-3 9 0M22-7q5-3 8 0M24-16q4-2 7 0", 'opacity=".8"') +
  shape("#3f7d6a", "M-66 14q2-14-8-16 10-3 14 6 2 5 0 10z");

/** A whale that blows. */
const WHALE =
  shape(
    "#3c6478",
    "M-34 8C-32-12 4-18 22-4 30 2 34 0 36-8 32-14 34-18 42-20 44-14 48-14 52-16 54-8 48-4 42-4 42 10 28 16 10 16-10 17-30 18-34 8z",
  ) +
  shape("#a9c3c4", "M-34 8C-22 12-4 10 4 15-12 18-30 16-34 8z") +
  line(
    "#0b2230",
    1,
    "M-34 8C-32-12 4-18 22-4 30 2 34 0 36-8 32-14 34-18 42-20 44-14 48-14 52-16 54-8 48-4 42-4 42 10 28 16 10 16-10 17-30 18-34 8zM-30 10q16 3 30 2M-24 13.500q10 2 18 1.500",
  ) +
  dot("#0b2230", -20, 3, 1.5) +
  line("#cfe3e0", 1.6, "M-10-12C-10-22-18-24-20-18M-10-12C-10-24-2-26 0-19M-10-13V-24", 'stroke-linecap="round"');

/** A rose of a lesser kind, where courses meet. */
const MEETING =
  dot(SEA, 0, 0, 15, `stroke="${GOLD}" stroke-width="1"`) +
  star(8, 13, 4, 22.5, "#8a7138", "#2c4a55") +
  star(8, 15, 5, 0, "#cfa95c", "#6b5124");
const MEETINGS = [
  [0.17, 0.5],
  [0.83, 0.5],
  [0.33, 0.1],
  [0.67, 0.1],
  [0.33, 0.9],
  [0.67, 0.9],
];

/** A degree of the frame. */
const DEGREE =
  shape(DEEP, "M0 0H80V14H0z") +
  shape(GOLD, "M0 0H80V1H0zM0 13H80V14H0z") +
  shape("#c9a15a", "M0 3.500H40V7H0zM40 7H80V10.500H40z") +
  each(8, (at) => shape(GOLD, `M${at * 10} ${at % 4 ? 10.5 : 3}h.8v${at % 4 ? 2.5 : 8}h-.8z`));

const BOX =
  shape(DEEP, "M0 0H30V30H0z") +
  line(GOLD, 1.2, "M1 1H29V29H1zM4 4H26V26H4z") +
  moved("translate(15 15)", star(8, 10, 3.5, 0, PALE, "#8a6a30"));

/** Where a wave rises, now and then. */
const CHANCE = chances(4177);
const WAVES = Array.from({ length: 44 }, () => [0.04 + 0.92 * CHANCE(), 0.06 + 0.88 * CHANCE()]);
const WAVE = line("#8fbfc7", 1.1, "M-10 0q5-4 10 0t10 0", 'opacity=".2"');

/** The whole table. @param {number} size of what has a size of its own */
export function chart(size) {
  const sized = (/** @type {string} */ those) => moved(`scale(${size})`, those);
  return `<defs>${bandPattern("degree", 80, 14, size, DEGREE)}<linearGradient id="land" x2="1" y2="1"><stop stop-color="#5b4c28"/><stop offset=".6" stop-color="#6a5a32"/><stop offset="1" stop-color="#4c4023"/></linearGradient>
    ${glow("sea", 0.46, 0.8, `0 #21566f, .4 ${SEA}, .75 #0f3044, 1 #081d2b`)}${glow("dusk", 0.46, 0.8, ".5 #04131d 0, 1 #04131d .6")}</defs>
    ${whole("url(#sea)")}${from(0.5, 0.5, sized(courses(32, 0.2)))}${MEETINGS.map(([x, y]) => from(x, y, sized(courses(16, 0.1)))).join("")}
    ${WAVES.map(([x, y]) => from(x, y, sized(WAVE))).join("")}
    ${from(0.5, 0.47, `<g opacity=".23">${moved(`scale(${0.5 + size * 1.05})`, COMPASS)}</g>`)}
    ${MEETINGS.map(([x, y]) => from(x, y, sized(`<g opacity=".75">${MEETING}</g>`))).join("")}
    ${nooks(40, land)}${nook(1, 1, 36, moved("translate(30 84) scale(1.100)", SHIP))}${nook(0, 1, 36, moved("translate(178 170) scale(.950)", SERPENT))}${nook(1, 0, 36, moved("translate(36 98) scale(.950)", WHALE))}
    ${whole("url(#dusk)")}${bands("degree", 0, 14 * size)}${corners(size, () => BOX)}`;
}
