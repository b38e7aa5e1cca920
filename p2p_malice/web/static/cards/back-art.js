// The backs of cards, drawn on 100 by 142. Half of each is drawn, and turned: no back tells which way round a card lies.

import { dot, each, line, moved, pattern, pictureOf, shape } from "../dom/drawing.js";

/** @param {string} half */
const both = (half) => half + moved("rotate(180 50 71)", half);

/** A line around the whole back, within the paper's edge. @param {string} colour */
const frame = (colour) =>
  `<g fill="none" stroke="${colour}"><rect x="8.5" y="8.5" width="83" height="125" rx="4.5" stroke-width="1.3"/><rect x="11" y="11" width="78" height="120" rx="3" stroke-width=".5"/></g>`;

/** A star with four points. @param {number} r */
const spark = (r) =>
  `M0-${r}L${r * 0.24}-${r * 0.24} ${r} 0 ${r * 0.24} ${r * 0.24} 0 ${r}-${r * 0.24} ${r * 0.24}-${r} 0-${r * 0.24}-${r * 0.24}z`;

/** A petal that points upwards from the middle. @param {number} from @param {number} to @param {number} wide */
const petal = (from, to, wide) =>
  `M0-${from}C${wide}-${from + (to - from) * 0.3} ${wide}-${from + (to - from) * 0.7} 0-${to}C-${wide}-${from + (to - from) * 0.7}-${wide}-${from + (to - from) * 0.3} 0-${from}z`;

/** Something around the middle, so many times. @param {number} count @param {(at: number) => string} draw */
const around = (count, draw) => each(count, (at) => moved(`rotate(${(360 / count) * at})`, draw(at)));

/** Boughs woven into each other, with a flower in each gap, and a larger one in the middle. */
function lattice() {
  const pale = "#d5e3ff";
  const weave =
    [
      ["M0 0 14 14", "M14 0 0 14"],
      ["M-2 12 2 16M12-2 16 2", "M-2 2 2-2M12 16 16 12"],
    ]
      .flat()
      .map((way) => line("#1a3a72", 4.2, way) + line("#7fa3e0", 2.6, way) + line("#2c5aa6", 1.1, way))
      .join("") +
    moved(
      "translate(7 0)",
      around(4, () => shape(pale, petal(0.6, 3, 1.1))),
    ) +
    moved(
      "translate(7 14)",
      around(4, () => shape(pale, petal(0.6, 3, 1.1))),
    ) +
    moved(
      "translate(0 7)",
      around(4, () => shape(pale, petal(0.6, 3, 1.1))),
    ) +
    moved(
      "translate(14 7)",
      around(4, () => shape(pale, petal(0.6, 3, 1.1))),
    );
  const middle =
    dot("#1b3c78", 0, 0, 23, `stroke="${pale}" stroke-width="1.2"`) +
    dot("none", 0, 0, 20.5, `stroke="${pale}" stroke-width=".5"`) +
    around(8, () => shape("#7fa3e0", petal(5, 19, 4.6)) + line("#1b3c78", 0.6, "M0-7V-16")) +
    around(8, () => moved("rotate(22.500)", shape(pale, petal(9, 17, 1.4)))) +
    dot(pale, 0, 0, 4.6) +
    dot("#2c5aa6", 0, 0, 2.6);
  return `${pattern("p", 14, 14, "translate(50 71) scale(.9)", weave)}<rect x="11" y="11" width="78" height="120" rx="3" fill="url(#p)"/>${moved("translate(50 71)", middle)}${frame(pale)}`;
}

/** Diamonds large and small, a sun in the largest. */
function diamonds() {
  const [cream, dark] = ["#ffe3bd", "#741323"];
  const cell =
    shape(dark, "M0 0 9.750 15 0 30-9.750 15zM19.500 0 29.250 15 19.500 30 9.750 15z") +
    line(cream, 0.6, "M0 0 19.500 30M19.500 0 0 30", 'opacity=".75" stroke-dasharray="1.500 1.200"') +
    shape(
      cream,
      "M0 11.800 2.100 15 0 18.200-2.100 15zM19.500 11.800 21.600 15 19.500 18.200 17.400 15zM9.750-2 11-0 9.750 2 8.500 0zM9.750 28 11 30 9.750 32 8.500 30z",
    );
  const sun =
    shape("#9b2233", "M0-46 30 0 0 46-30 0z", `stroke="${cream}" stroke-width="1.300"`) +
    line(cream, 0.5, "M0-41.500 27 0 0 41.500-27 0z") +
    around(16, (at) => shape(at % 2 ? "#f0b35c" : cream, at % 2 ? "M0-16 1.500-9H-1.500z" : "M0-19 2-9H-2z")) +
    dot(dark, 0, 0, 9.5, `stroke="${cream}"`) +
    shape(cream, spark(7)) +
    moved("rotate(45)", shape("#f0b35c", spark(4.5))) +
    [-31, 31].map((y) => moved(`translate(0 ${y})`, shape(cream, "M0-4 2.700 0 0 4-2.700 0z"))).join("");
  return `${pattern("p", 19.5, 30, "translate(50 71)", cell)}<rect x="11" y="11" width="78" height="120" rx="3" fill="url(#p)"/>${moved("translate(50 71)", sun)}${frame(cream)}`;
}

/** A rose window. */
function medallion() {
  const gold = "#f3dfa2";
  const rose =
    dot("#0b4843", 0, 0, 35, `stroke="${gold}" stroke-width="1.300"`) +
    dot("none", 0, 0, 32.5, `stroke="${gold}" stroke-width=".500"`) +
    around(12, () => shape("#157a70", petal(6, 31, 7.5), `stroke="${gold}" stroke-width=".800"`)) +
    around(12, () => moved("rotate(15)", shape(gold, petal(22, 30, 1.6)) + dot(gold, 0, -19, 1.1))) +
    around(12, () => shape(gold, petal(9, 17, 1.5))) +
    dot("#0b4843", 0, 0, 7, `stroke="${gold}"`) +
    around(6, () => shape(gold, petal(0, 5.5, 1.7)));
  const corner =
    line(gold, 1, "M11 34A23 23 0 0 0 34 11M11 28A17 17 0 0 0 28 11") +
    moved(
      "translate(11 11) rotate(135)",
      [-36, -12, 12, 36].map((turn) => moved(`rotate(${turn})`, shape(gold, petal(4, 14, 2)))).join(""),
    ) +
    dot(gold, 37, 37, 1.3) +
    line(gold, 0.8, "M42 14C46 22 54 22 58 14M45 14Q50 19 55 14");
  return both(corner + moved("matrix(-1 0 0 1 100 0)", corner)) + moved("translate(50 71)", rose) + frame(gold);
}

/** Where stars stand on the upper half, and how large they are. */
const STARS = [
  [24, 24, 6],
  [52, 20, 3],
  [76, 26, 8],
  [38, 37, 4.5],
  [21, 51, 4],
  [65, 46, 4.5],
  [82, 55, 3],
  [84, 16, 2.5],
  [16, 38, 2.2],
  [50, 32, 2],
  [36, 17, 2],
  [70, 37, 1.8],
  [30, 60, 2],
  [44, 44, 1.6],
  [60, 15, 1.6],
  [84, 42, 2],
];

/** A night with a moon in the middle, and lines from star to star. */
function stars() {
  const [gold, pale] = ["#f6c95a", "#ffe9b0"];
  const half =
    line(
      "#8f94d8",
      0.6,
      "M24 24 38 37 52 20 76 26 65 46 82 55M38 37 21 51",
      'opacity=".7" stroke-dasharray="1.500 1.500"',
    ) + STARS.map(([x, y, r]) => moved(`translate(${x} ${y})`, shape(pale, spark(r)))).join("");
  const moon =
    dot("#2a2d63", 0, 0, 22, `stroke="${gold}" stroke-width="1.200"`) +
    around(28, () => shape(gold, "M0-27.500 1-24H-1z")) +
    dot(gold, 0, 0, 15) +
    dot("#2a2d63", 5.5, -2.5, 12.5) +
    moved("translate(7 -1)", shape(pale, spark(6.5))) +
    dot(pale, -2, 9.5, 0.9);
  return both(half) + moved("translate(50 71)", moon) + frame("#cfd3ff");
}

/** A fox's mask in each half, under leaves. */
function fox() {
  const [cream, gold] = ["#fff1dc", "#f0b95a"];
  const side =
    shape("#d9622b", "M0-16C-4-17-9-20-12-24L-23-34C-26-24-27-12-25-2C-23 8-12 18 0 24z") +
    shape("#3a1830", "M-14-23-22-30.500C-23.500-24-24-18-23.500-12C-20-14-15-17-14-23z") +
    shape("#f2a66b", "M-15.500-21.500-20.500-26C-21.500-22-21.800-18-21.500-15C-19-16-16-18-15.500-21.500z") +
    shape(cream, "M0 24C-9 20-21 11-24.500 1C-19-1-13 0-9 4C-5 8-3 12-3 17z") +
    shape("#3a1830", "M-17-1C-15-5.500-9-5.500-6 0C-10 1.500-14 1.500-17-1z") +
    dot(gold, -11.3, -1.8, 1.3) +
    shape(gold, "M0-15C-1.700-11-1.700-8-.0-4zM-5-13C-7-10-7-8-5.500-6C-4.500-8-4.500-11-5-13z") +
    line(cream, 0.9, "M-20 5-13 7M-19 9-12.500 9.500", 'stroke-linecap="round"');
  const mask = moved(
    "translate(50 43.500) scale(.82)",
    side,
    moved("scale(-1 1)", side),
    shape("#3a1830", "M-4 18.500H4L2.600 22Q0 25.500-2.600 22z"),
    shape("#b84a1f", "M-3 17C-3 12-1.500 8 0 4 1.500 8 3 12 3 17z"),
  );
  const sprig =
    line("#8c5a86", 1, "M14 66C22 58 20 46 16 38") +
    [
      [17, 60, 40],
      [19.5, 52, 160],
      [19, 46, 20],
      [16.5, 39, 190],
      [15, 65, 130],
    ]
      .map(([x, y, turn]) =>
        moved(
          `translate(${x} ${y}) rotate(${turn})`,
          shape("#a86fa0", petal(0, 8, 2.6)) + line("#5b2f57", 0.5, "M0-1V-6"),
        ),
      )
      .join("");
  return (
    both(
      mask +
        sprig +
        moved("matrix(-1 0 0 1 100 0)", sprig) +
        moved("translate(36 17)", shape(gold, spark(2.5))) +
        moved("translate(64 17)", shape(gold, spark(2.5))),
    ) +
    line(gold, 0.8, "M20 71H38M62 71H80") +
    moved(
      "translate(50 71)",
      shape(gold, spark(6)),
      around(4, () => dot(gold, 0, -9, 0.9)),
    ) +
    frame("#e9c9e4")
  );
}

/** A moth in each half, and the moon between them. */
function moth() {
  const [pale, gold] = ["#cfe8bb", "#f2d27a"];
  const wing =
    shape("#a9d29a", "M1-4C8-18 22-26 33-24C35-12 24-1 12 3 8 4 3 3 1 1z") +
    shape(pale, "M1-3C9-15 21-22.500 31-22C31-13 22-4 12 0 8 2 3 2 1 0z") +
    line("#7a5a86", 2, "M0-6C8-20 22-27.500 34-25", 'stroke-linecap="round"') +
    shape("#a9d29a", "M1 1C9 2 19 4 20 11C20 17 14 19 15 26C16 31 19 33 17 35C12 34 9 29 8 22C7 15 4 8 1 5z") +
    shape(
      pale,
      "M2 2C9 3.500 16.500 5.500 17.500 11C17.500 15.500 12.500 18 12.500 24C10 20 8.500 14 6.500 10 5 7 3 5 2 4z",
    ) +
    dot("#7a5a86", 21, -13, 3) +
    dot(gold, 21, -13, 1.9) +
    dot("#2b472b", 21, -13, 0.8) +
    dot("#7a5a86", 11, 10.5, 2.1) +
    dot(gold, 11, 10.5, 1.2) +
    line("#7fae72", 0.7, "M3-2Q12-6 27-20M3-1Q14-2 25-9M4 3Q9 8 10 18") +
    line(
      gold,
      1,
      "M.5-7C3-11 4-14 9-15M3-10.500 3-13M5-13 5.500-15.500M3.500-11.500 6.500-11.500M6-14 8-12.500",
      'stroke-linecap="round"',
    );
  const one = moved(
    "translate(50 38.500) scale(.84)",
    wing,
    moved("scale(-1 1)", wing),
    shape("#f4f7e4", "M-2.200-6Q0-9 2.200-6L2.400 4Q2 12 0 15-2 12-2.400 4z"),
    line("#9fb98f", 0.7, "M-2.300 1H2.300M-2.300 4H2.300M-2 7H2M-1.500 10H1.500"),
  );
  const leaves =
    line("#6f9a5d", 1, "M14 70C24 70 30 66 34 58") +
    [
      [20, 70, 20],
      [26, 67, 0],
      [26, 68, 110],
      [31, 63, -20],
      [32, 63, 100],
      [34, 58, 30],
    ]
      .map(([x, y, turn]) => moved(`translate(${x} ${y}) rotate(${turn})`, shape("#5f8c50", petal(0, 7, 2.4))))
      .join("");
  const moon =
    dot("#22391f", 0, 0, 11.5, `stroke="${gold}" stroke-width=".900"`) +
    dot(gold, 0, 0, 8) +
    dot("#22391f", 3.2, -1.6, 6.8) +
    around(12, () => dot(gold, 0, -14, 0.7));
  return (
    both(
      one +
        leaves +
        moved("translate(20 20)", shape(gold, spark(2.5))) +
        moved("translate(82 50)", shape(gold, spark(2))) +
        moved("translate(18 52)", shape(gold, spark(1.6))),
    ) +
    moved("translate(50 71)", moon) +
    frame("#d9ecc8")
  );
}

if (globalThis.document) {
  for (const [name, draw] of Object.entries({ lattice, diamonds, medallion, stars, fox, moth })) {
    const picture = pictureOf(draw(), 'viewBox="0 0 100 142"');
    document.documentElement.style.setProperty(`--back-${name}`, `${picture} center / 100% 100% no-repeat`);
  }
}
