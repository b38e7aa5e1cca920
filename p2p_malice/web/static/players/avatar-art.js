// The animals that players can be shown as, drawn on 48 by 48 for a round disc. A line in the ink of the disc is around each, so
// that it stands out from whatever colour a seat has. They are loaded after the first card.

import { dot, each, line, moved, shape } from "../dom/drawing.js";
import { parsed } from "../dom/svg.js";
import { drawAvatars } from "./person-line.js";

/** An animal: its outline, and what is in it. @typedef {[string, string]} Animal */

const [INK, WHITE] = ["#1d1712", "#fffdf6"];

/** What is drawn of the left half, and the same for the right one. @param {...string} half */
const both = (...half) => half.join("") + moved("matrix(-1 0 0 1 48 0)", ...half);

/** The two halves of an outline. @param {string} fill @param {string} way */
const sides = (fill, way) => both(shape(fill, way, `stroke="${fill}" stroke-width=".4"`));

/** An eye that looks ahead. @param {number} x @param {number} y @param {number} r */
const eye = (x, y, r) => dot(INK, x, y, r) + dot(WHITE, x - r * 0.3, y - r * 0.35, r * 0.34);

/** @param {string} way */
const stroke = (way, wide = 1.4, colour = INK) => line(colour, wide, way, 'stroke-linecap="round"');

/** An animal of one colour whose halves are alike. @param {string} fill @param {string} way of the left half's outline
 * @param {...string} rest @returns {Animal} */
const even = (fill, way, ...rest) => [both(shape("currentColor", way)), sides(fill, way) + rest.join("")];

/** The spikes of a hedgehog. */
const SPIKES = `M${Array.from({ length: 44 }, (_, at) => {
  const [angle, far] = [(at * Math.PI) / 22, at % 2 ? 17 : 21.5];
  return `${(24 + far * Math.sin(angle)).toFixed(1)} ${(23.5 - far * Math.cos(angle)).toFixed(1)}`;
}).join("L")}z`;

const WHALE =
  "M4.500 27C4.500 18.500 12 14.500 20 15.500C28 16.500 31.500 22 35.500 23C37.500 21 37 17.500 34 14.500C37.500 13.500 40 15 41 16.500C41.500 14.500 43 13 45 13C45.500 18 43.500 21.500 41 23.500C41.500 33 33 39.500 22 39.500C11 39.500 4.500 34.500 4.500 27z";
const CROW =
  "M16 13C19 6 31 4.500 36 12C39 17 38 22 40.500 27C43 32 42.500 38 40 41C32 44 19 44 13 40.500C12.500 36 16.500 32 16.500 27C14 26.500 9 25.500 4 22C7.500 18.500 12 17.500 15.500 17z";

/** By name. @type {Record<string, Animal>} */
const ANIMALS = {
  fox: even(
    "#e8702a",
    "M24 42C16 38.500 8.500 30 8 21L7 6.500C12.500 8.500 17 12 19 15C21 14.300 24 14.200 24 14.200z",
    sides(WHITE, "M24 42C16.500 38.500 9.500 31.500 8.300 23.500C14 22.500 20 25.500 22 30.500C23 33 23.500 37 24 42z"),
    sides("#5a2410", "M9.500 10.500 10.200 18.500C12 16.800 14 15.700 16.200 15z"),
    both(eye(16.8, 25, 2.1)),
    shape(INK, "M20.800 36.500H27.200Q26 40.500 24 41.300 22 40.500 20.800 36.500z"),
  ),
  owl: even(
    "#8a5f38",
    "M24 10.500C19 10.500 14 9.500 7.500 5.500C9 9.500 9 12.500 8 16C5.500 24 8.500 37.500 24 42z",
    sides("#6b4526", "M24 10.500C19 10.500 14 9.500 7.500 5.500C9 9 10 12 10.500 14C15 11.500 21 13 24 19z"),
    both(
      dot("#f5e3c0", 16.5, 22, 8.2),
      dot("#f5b52e", 17, 22, 5.8),
      dot(INK, 17.3, 22, 3.6),
      dot(WHITE, 16, 20.6, 1.2),
    ),
    shape("#e58a25", "M21 25.500Q24 23 27 25.500L24 32z"),
    stroke("M16 35.500q2 2 4 0M22 37.500q2 2 4 0M28 35.500q2 2 4 0", 1.5, "#f5e3c0"),
  ),
  cat: even(
    "#7d8798",
    "M24 13C21 13 18.500 13.500 16.500 14.500L8.200 6C6.800 12 6.500 17 7.200 22C6 33.500 14.500 41 24 41z",
    sides("#f0a5ad", "M10 10.500C9.300 13.500 9.200 16 9.500 18.500L14.500 15.300z"),
    stroke(
      "M24 14V19M20 14.500 20.800 18M28 14.500 27.200 18M8 28H12.500M8.500 32 12.500 31M40 28H35.500M39.500 32 35.500 31",
      1.8,
      "#525b6b",
    ),
    both(
      shape("#c5ec6f", "M11.800 25C14.500 20.500 19 21 21 26C18 28.500 14 28.500 11.800 25z"),
      shape(INK, "M16.600 22.500Q18.200 25 16.600 27.600 15 25 16.600 22.500z"),
    ),
    both(shape(WHITE, "M24 31C20 30 17.500 32.500 18.500 35.500C20 37.500 23 37 24 35z")),
    shape("#e8808c", "M21.500 29.500H26.500L24 32.500z"),
    stroke("M24 32.500V34.500M24 35Q22 37 20 36M24 35Q26 37 28 36", 1.1),
  ),
  bear: even(
    "#8f5c34",
    "M24 10C21 10 18.500 10.500 16.500 11.500C14.500 6.500 6 6.500 6 13.500C6 16.500 7.500 18.500 9.500 19.500C8 22 7 25 7 28C7 37 15 42 24 42z",
    both(dot("#dfa66f", 11.5, 14, 3.2)),
    both(eye(16, 24.5, 2.2)),
    `<ellipse fill="#ecc795" cx="24" cy="33" rx="9.500" ry="7.200"/>`,
    shape(INK, "M19.500 29Q24 26.500 28.500 29Q28 33 24 33.700 20 33 19.500 29z"),
    stroke("M24 33.500V36.500M20.500 37Q22.500 38.500 24 36.500 25.500 38.500 27.500 37", 1.3),
  ),
  hare: even(
    "#cfae86",
    "M24 18C23 18 22.300 18 21.600 18.100C22 10 19.500 2.500 15.500 3C11.500 4 13 14 17 20C11.500 22 8.500 26.500 8.500 31C8.500 38 16 42.500 24 42.500z",
    sides("#f0a9a0", "M19.500 17.500C19.500 12 18 6 16 6C14 7 15.500 13.500 18.300 18z"),
    sides(WHITE, "M24 34.500C18 30.500 12 33.500 13.500 38C16 41 20 42.500 24 42.500z"),
    both(eye(15.8, 28, 2.5)),
    shape("#e27b82", "M21.500 32.500H26.500L24 35.300z"),
    stroke("M24 35V37", 1.2),
    shape("#fff", "M21.800 37H26.200V41H21.800z", `stroke="${INK}" stroke-width=".8"`),
    stroke("M24 37V41", 0.8),
  ),
  frog: even(
    "#62b84f",
    "M24 17C23 16.500 22 16.500 21 16.500C21.500 9.500 17 5.500 13.500 5.500C8.500 5.500 5.500 10 6.500 15.500C4.500 19.500 4 24 4.500 28C5.500 37 14 42 24 42z",
    sides("#d8efa0", "M24 42C14 42 6.500 37.500 4.800 30.500Q14 37 24 37z"),
    both(
      dot(WHITE, 13.8, 13, 5.2),
      `<ellipse fill="${INK}" cx="14.300" cy="13.200" rx="3.300" ry="2.500"/>`,
      dot(WHITE, 13, 12.2, 0.9),
      dot("#f2918c", 9.8, 27, 2.3),
    ),
    stroke("M7 30Q15 37 24 37T41 30", 1.7),
    dot(INK, 21.5, 25, 0.9),
    dot(INK, 26.5, 25, 0.9),
  ),
  octopus: even(
    "#c9518f",
    "M24 4.500C14 4.500 8.500 12 9 20C9.300 24 11 26 11 28.500C10 31 5 30.500 4.500 34C4.500 38 9.500 38.500 12 35.500C11.500 39.500 12 43 16 43C19 43 19.500 40.500 20.200 37.500C20.800 40 21.300 43.500 24 43.500z",
    both(dot("#e583b4", 14, 12, 2.3), dot("#e583b4", 18.5, 9, 1.5)),
    both(dot(WHITE, 18, 21, 4.4), dot(INK, 18.6, 21.6, 2.5), dot(WHITE, 17.8, 20.6, 0.9)),
    stroke("M20.500 29Q24 32 27.500 29", 1.6),
    both(
      [
        [7.5, 34.5],
        [14.3, 36],
        [15.8, 40],
        [22, 36],
      ]
        .map(([x, y]) => dot("#f5b6d3", x, y, 1.2))
        .join(""),
    ),
  ),
  whale: [
    shape("currentColor", WHALE) + line("currentColor", 3.4, "M17 13V9M17 9Q16 5 12 6.500M17 9Q18 5 22 6.500"),
    shape("#4a93c8", WHALE) +
      shape(
        "#dff0f5",
        "M4.700 29C9 33 17 31 21 33.500C24 35.500 25.500 37.500 26 39.200C17 40.500 6 37.500 4.700 29z",
      ) +
      stroke("M8.500 32.500Q15 33 19 37.500M12.500 32Q19 33.500 22 38", 0.9, "#8fb6c8") +
      shape("#34719f", "M22 30C26 29.500 29.500 31.500 30.500 35C27 36 23.500 34.500 22 30z") +
      eye(11.5, 26.5, 2) +
      stroke("M5.500 30Q9 32.500 13 31", 1.2) +
      stroke("M17 13V9.500M17 9.500Q16 5 12 6.500M17 9.500Q18 5 22 6.500", 1.9, "#8fd3f5"),
  ],
  crow: [
    shape("currentColor", CROW),
    shape("#343b4c", CROW) +
      shape(
        "#98a3b5",
        "M16.500 27C14 26.500 9 25.500 4 22C7.500 18.500 12 17.500 15.500 17C17 20 17.500 24 16.500 27z",
      ) +
      stroke("M5 22Q11 23 16.800 22.500", 1, INK) +
      shape("#4c587a", "M26 27C33 26.500 41 31 41 40.500C35 43 28.500 43 26 40C23 36 23 31 26 27z") +
      stroke("M28 31Q34 33 37 41M27 35Q31 37 33 42", 1.2, "#343b4c") +
      stroke("M22 9Q28 5.500 33 10", 1.3, "#66739a") +
      dot(WHITE, 22.5, 16.5, 3.7) +
      dot(INK, 21.8, 16.5, 2.1) +
      dot(WHITE, 21.2, 15.7, 0.7),
  ],
  hedgehog: [
    shape("currentColor", SPIKES),
    shape("#5c4432", SPIKES) +
      each(11, (at) =>
        moved(`translate(24 23.500) rotate(${at * 32.7 - 164})`, shape("#8a6a4d", "M0-16 1.300-11H-1.300z")),
      ) +
      both(dot("#a8754a", 12.5, 19, 3.6), shape("#f0d5a8", "M24 21.500C20 14.500 10 17 10 26C10 35 17 41 24 41z")) +
      both(eye(17, 27.5, 2.1), dot("#f0a08a", 13.5, 32.5, 2)) +
      dot(INK, 24, 33.5, 3) +
      dot(WHITE, 23, 32.5, 0.9) +
      stroke("M20.500 37.500Q24 40 27.500 37.500", 1.3),
  ],
  moth: [
    both(
      shape(
        "currentColor",
        "M24 18C17 7.500 8 5.500 4 9C3 16.500 8 24.500 15.500 25.500C10 27.500 8 33 11 38C16.500 42 22 37 24 31z",
      ),
    ) +
      shape("currentColor", "M21 15Q24 11 27 15L26.500 32Q24 40 21.500 32z") +
      both(line("currentColor", 3, "M22.500 14Q21 8 16.500 5.500")),
    both(
      shape("#e3cf9a", "M24 18C17 7.500 8 5.500 4 9C3 16.500 8 24.500 15.500 25.500L24 24z"),
      shape("#c79f63", "M24 22 15.500 25.500C10 27.500 8 33 11 38C16.500 42 22 37 24 31z"),
      stroke("M5 10.500Q8 19.500 17 23", 1.6, "#a87f48"),
      dot("#8a4f5e", 12, 15, 3.5),
      dot("#f6e7bd", 12, 15, 2.1),
      dot(INK, 12, 15, 1),
      dot("#8a4f5e", 15, 32.5, 2.4),
      dot("#f6e7bd", 15, 32.5, 1.2),
      stroke("M22.500 14Q21 8 16.500 5.500", 1.5, "#6b4c34"),
    ) +
      shape("#f4ead0", "M21 16Q24 11.500 27 16L26.500 25H21.500z") +
      shape("#8f6d4b", "M21.500 24.500H26.500L26.300 32Q24 39.500 21.700 32z") +
      both(dot(INK, 22.3, 17, 1.2)) +
      stroke("M22 28H26M22.200 31.500H25.800", 1, "#f4ead0"),
  ],
  dragon: even(
    "#d0453a",
    "M24 11.500C22.500 11.500 21 11.700 19.700 12.200C18 8 15.500 5 12 3.500C11.500 7.500 12.500 11.500 14.500 14.500C12.500 16 11 17.500 10.200 19.500L3.800 15.500C4 21.500 6 26 9.500 28C10 30.500 13 32 14 34.500C15.500 39.500 19.500 42.500 24 42.500z",
    sides(
      "#f4c04d",
      "M19.700 12.200C18 8 15.500 5 12 3.500C11.500 7.500 12.500 11.500 14.500 14.500C16 13.300 17.800 12.500 19.700 12.200z",
    ),
    sides("#8f2430", "M10 21 5.500 18C6 21.500 7.200 24 9 25.500z"),
    shape("#f4c04d", "M24 12.500 26 16 24 19 22 16zM24 20 25.600 22.700 24 25 22.400 22.700z"),
    both(
      shape("#fbe27a", "M12.500 23C15 20 19 21 21 25.500C18 28 14 27 12.500 23z"),
      shape(INK, "M17 21.700Q18.400 24 17.200 26.600 15.800 24 17 21.700z"),
      stroke("M11.500 20.500 20.500 22.800", 1.6, "#8f2430"),
    ),
    sides("#e9806a", "M24 31C19 30.500 15.500 33 16 36.500C17.500 40.500 20.500 42.500 24 42.500z"),
    both(dot("#7a1d28", 20.8, 34, 1.3), shape(WHITE, "M17.800 38.300 20.500 39 19 41.300z")),
    stroke("M17 37.800Q24 40.500 31 37.800", 1.3, "#7a1d28"),
  ),
};

/** The names of the animals. */
export const AVATARS = Object.keys(ANIMALS);

/** The animal of that name as an element; null for a name that is none. @param {string} name @returns {Element | null} */
export function avatarArt(name) {
  if (!Object.hasOwn(ANIMALS, name)) return null;
  const [outline, inside] = ANIMALS[name];
  const around = `<g stroke="currentColor" stroke-width="3.400" stroke-linejoin="round">${outline}</g>`;
  return parsed(`<svg xmlns="http://www.w3.org/2000/svg" class="animal" viewBox="0 0 48 48">${around}${inside}</svg>`);
}

if (globalThis.document) {
  drawAvatars(avatarArt);
  // On the discs that are there, letters are hidden behind it: the template goes on with them.
  for (const disc of document.querySelectorAll("[data-avatar]")) {
    disc.append(avatarArt(disc.getAttribute("data-avatar") ?? "") ?? "");
  }
}
