// A table in a garden at night: slate under leaves, lanterns in the branches, and the moths around them.

import { chances, dot, each, from, glow, line, moved, nooks, pattern, shape, whole } from "../dom/drawing.js";

/** A leaf from its stalk to the right, 20 long, and the light on it. @param {string} fill @param {string} rib */
const leaf = (fill, rib) =>
  shape(fill, "M0 0C4-7 13-8 20 0C13 7 4 6 0 0z") +
  shape("#fff", "M0 0C4-7 13-8 20 0z", 'opacity=".07"') +
  line(rib, 0.6, "M0 0Q10-1 18 0M5-.3 8-3M9-.3 12.500-3M6 0 9 2.500M10 0 13 2.500");

/** A leaf with five lobes, like ivy. @param {string} fill @param {string} rib */
const ivy = (fill, rib) =>
  shape(fill, "M0 0C-2-5 1-9 5-9 7-12 12-11 13-7 18-7 22-3 24 0 22 3 18 7 13 7 12 11 7 12 5 9 1 9-2 5 0 0z") +
  shape("#fff", "M0 0C-2-5 1-9 5-9 7-12 12-11 13-7 18-7 22-3 24 0z", 'opacity=".06"') +
  line(rib, 0.7, "M0 0H21M3 0 7-8M3 0 7 8M7 0 14-5M7 0 14 5");

const FERN = (/** @type {string} */ fill) =>
  line(fill, 1.6, "M0 0Q40-14 84 6") +
  each(13, (at) => {
    const [x, long] = [6 + at * 6, 22 - at * 1.4];
    const y = -0.0052 * (x - 2) * (84 - x) * 1.2 + (x / 84) * 6;
    return shape(
      fill,
      `M${x} ${y}q${long * 0.2}-${long * 0.75} ${long * 0.75}-${long * 0.8}q-2 ${long * 0.6} -${long * 0.75} ${long * 0.8}zM${x} ${y}q${long * 0.35} ${long * 0.75} ${long * 0.95} ${long * 0.7}q-4-${long * 0.6} -${long * 0.95}-${long * 0.7}z`,
    );
  });

/** A blossom with five petals. @param {string} fill @param {string} heart */
const blossom = (fill, heart) =>
  each(5, (at) =>
    moved(
      `rotate(${at * 72})`,
      shape(fill, "M0 0C-4-3-4.500-9 0-10.500 4.500-9 4-3 0 0z"),
      line("#0003", 0.5, "M0-2V-7"),
    ),
  ) + dot(heart, 0, 0, 2.2);

/** What grows out of the corner at the left above. @param {number} seed @param {string} flower */
function bush(seed, flower) {
  const chance = chances(seed);
  const scatter = (
    /** @type {number} */ count,
    /** @type {number} */ reach,
    /** @type {(at: number) => string} */ draw,
  ) =>
    each(count, (at) => {
      // The nearer to the corner, the denser.
      const [angle, far] = [((at + chance()) / count) * 96 - 3, reach * (0.35 + 0.65 * chance() ** 1.3)];
      const [x, y] = [Math.cos((angle * Math.PI) / 180) * far, Math.sin((angle * Math.PI) / 180) * far];
      return moved(
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle + 70 * (chance() - 0.5)).toFixed()}) scale(${(0.75 + 0.7 * chance()).toFixed(2)})`,
        draw(at),
      );
    });
  const [deep, dark, mid, light] = ["deep", "dark", "mid", "lit"].map((id) => `url(#${id})`);
  return (
    scatter(13, 108, () => moved("scale(1.900)", leaf(deep, "#0b2720"))) +
    [8, 40, 74]
      .map((turn) => moved(`translate(6 6) rotate(${turn + 8 * chance()}) scale(1.350)`, FERN("#12382c")))
      .join("") +
    scatter(16, 92, () => ivy(dark, "#1a4c39")) +
    line("#2b2118", 3, "M-6 20Q40 24 70 12T128 16M14-6Q24 40 12 74T18 126") +
    each(9, (at) =>
      moved(
        `translate(${20 + at * 12.5} ${17 + 5 * Math.sin(at * 1.3)}) rotate(${at % 2 ? 48 : -42}) scale(.95)`,
        leaf(mid, "#1e5a41"),
      ),
    ) +
    each(9, (at) =>
      moved(
        `translate(${15 + 4 * Math.sin(at * 1.7)} ${20 + at * 12}) rotate(${at % 2 ? 38 : 138}) scale(.95)`,
        leaf(mid, "#1e5a41"),
      ),
    ) +
    scatter(15, 64, () => ivy(mid, "#1e5a41")) +
    scatter(12, 48, () => leaf(light, "#2c7a55")) +
    scatter(8, 66, () => moved(`scale(${(0.6 + 0.35 * chance()).toFixed(2)})`, blossom(flower, "#e8c35a")))
  );
}

/** A paper lantern that hangs on a string of that length. @param {number} long */
const lantern = (long) =>
  line("#1a120b", 1.2, `M0 0V${long}`) +
  moved(
    `translate(0 ${long})`,
    dot("url(#halo)", 0, 16, 62),
    shape("#3a2413", "M-5 0h10v4h-10zM-5 30h10v4h-10z"),
    shape("url(#paper)", "M-6 4H6C15 9 15 25 6 30H-6C-15 25-15 9-6 4z"),
    line(
      "#8a3b12",
      0.8,
      "M-10.500 9Q0 12 10.500 9M-12.500 14Q0 17.500 12.500 14M-12.500 20Q0 23.500 12.500 20M-10 26Q0 28.500 10 26",
      'opacity=".6"',
    ),
    line("#c9873a", 1, "M0 34v5M-1.500 39v5M1.500 39v5"),
  );

/** A moth with its wings open, 40 wide. @param {string} wing @param {string} mark */
const moth = (wing, mark) =>
  [1, -1]
    .map((side) =>
      moved(
        `scale(${side} 1)`,
        shape(wing, "M1-2C7-13 17-15 21-10 20-4 12 3 1 2z") +
          shape(wing, "M1 1C9 2 14 7 12 12 8 15 3 11 1 4z", 'opacity=".85"') +
          line(mark, 0.9, "M6-5Q12-5 16-10M8 4Q10 6 9 10") +
          dot(mark, 13.5, -8, 1.7) +
          dot(mark, 8.5, 8, 1.2) +
          line("#4a3f30", 0.7, "M.5-6Q3-11 6-12"),
      ),
    )
    .join("") + shape("#4a3f30", "M-1.700-5Q0-9 1.700-5V6Q0 11-1.700 6z");

const FIREFLIES = [
  [0.13, 0.34],
  [0.2, 0.1],
  [0.33, 0.06],
  [0.71, 0.05],
  [0.87, 0.28],
  [0.93, 0.52],
  [0.06, 0.6],
  [0.16, 0.8],
  [0.36, 0.95],
  [0.64, 0.96],
  [0.81, 0.85],
  [0.955, 0.72],
];

/** Slabs of slate, with moss between them. */
const SLABS = [
  "M4 4H116V68H4z",
  "M124 4H236V40H124z",
  "M124 48H176V140H124z",
  "M184 48H236V112H184z",
  "M4 76H60V176H4z",
  "M68 76H116V140H68z",
  "M68 148H156V176H68z",
  "M164 148H176V120H236V176H164z",
];
const SLATES = ["#1c4540", "#1a413d", "#1f4a43", "#183d39"];
const SLATE =
  shape("#0b2622", "M0 0H240V180H0z") +
  SLABS.map((way, at) =>
    shape(SLATES[at % 4], way, `stroke-width="7" stroke-linejoin="round" stroke="${SLATES[at % 4]}"`),
  ).join("") +
  line(
    "#3c756a",
    0.8,
    "M14 20q20-5 40 2t44-3M134 22q30-4 60 4M134 90q14-6 30 2M194 74q14 5 34-2M12 120q16-5 34 3M80 108q10-4 24 2M84 164q26-4 54 2M184 150q20-6 40 1",
    'opacity=".35"',
  ) +
  [
    [120, 44],
    [64, 144],
  ]
    .map(([x, y]) => dot("#2a5a3c", x, y, 4) + dot("#2f6844", x + 4, y + 2, 2.6) + dot("#24513a", x - 4, y - 1, 2.8))
    .join("");

/** A leaf's colours by how much of the moon falls on it. */
const SHADES = {
  deep: ["#0c2a22", "#071a16"],
  dark: ["#143d2f", "#0b2a21"],
  mid: ["#22613f", "#143f2e"],
  lit: ["#3d8a56", "#1f5c40"],
};

/** What grows in each corner: a number from which it looks as it does, and the colour of its flowers. @type {[number, string][]} */
const BUSHES = [
  [41, "#b9b0cf"],
  [97, "#b9b0cf"],
  [733, "#b09ae0"],
  [1201, "#e3a8b8"],
];

/** Whoever flies among the lanterns: where, how large, how it is turned, and its colours. @type {[number, number, number, number, string, string][]} */
const MOTHS = [
  [0.262, 0.045, 1, 24, "#cfc3a4", "#7a5f3c"],
  [0.83, 0.13, 0.8, -32, "#b9c8b4", "#56704f"],
  [0.9, 0.86, 0.9, -14, "#c9b3cf", "#6b4f7a"],
];

/** The whole table. @param {number} size of what has a size of its own */
export function garden(size) {
  const shades = Object.entries(SHADES).map(
    ([id, [one, other]]) =>
      `<linearGradient id="${id}" x2="1" y2=".6"><stop stop-color="${one}"/><stop offset="1" stop-color="${other}"/></linearGradient>`,
  );
  const hung = (/** @type {number} */ x, /** @type {number} */ long, /** @type {number} */ big) =>
    from(x, 0, moved(`scale(${size * big})`, lantern(long)));
  return `<defs>${pattern("slate", 240, 180, `scale(${0.55 + 0.45 * size})`, SLATE)}${shades.join("")}
    ${glow("halo", 0.5, 0.5, "0 #ffc25e .75, .35 #ff9f3d .26, 1 #ff8a2a 0")}${glow("paper", 0.5, 0.6, "0 #ffe9ae, .55 #ffb84f, 1 #d9691f")}
    ${glow("spark", 0.5, 0.5, "0 #f4ff9a 1, .25 #d8f26a .6, 1 #c8f060 0")}
    ${glow("night", 0.45, 0.78, "0 #ffd58a .2, .32 #8fd0b4 .1, .62 #03110f .22, 1 #020a0a .86")}</defs>
    ${whole("url(#slate)")}${whole("url(#night)")}
    ${nooks(46, (at) => bush(...BUSHES[at]))}
    ${hung(0.055, 34, 1)}${hung(0.15, 6, 0.8)}${hung(0.85, 12, 0.8)}${hung(0.945, 40, 1)}
    ${FIREFLIES.map(([x, y], at) => from(x, y, moved(`scale(${size * (0.7 + 0.15 * (at % 4))})`, dot("url(#spark)", 0, 0, 9), dot("#fbffd0", 0, 0, 1.6)))).join("")}
    ${MOTHS.map(([x, y, big, turn, wing, mark]) => from(x, y, moved(`scale(${size * big}) rotate(${turn})`, moth(wing, mark)))).join("")}`;
}
