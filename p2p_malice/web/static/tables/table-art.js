// The drawn tables. Each is one picture that keeps to whatever size the table has. They are loaded by whoever chose one.

import { pictureOf } from "../dom/drawing.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { chart } from "./chart.js";
import { garden } from "./garden.js";
import { oak } from "./oak.js";

/** By name, what draws a table whose details have that size, 1 for a large screen. @type {Record<string, (size: number) => string>} */
const TABLES = { oak, garden, chart };

/** Done when the looks of what belongs to a drawn table are there. They come with this, for whoever chooses one without a network. */
const looks = globalThis.document && loadStylesheet("tables/style.css").catch(() => {});

/** Have the table of that name drawn wherever the page shows one. @param {string} name */
export function drawTable(name) {
  const size = Math.min(1, Math.max(0.62, Math.min(innerWidth, innerHeight) / 760));
  document.documentElement.style.setProperty("--table", pictureOf(TABLES[name](size)));
  return looks;
}

/** The same in small. @param {string} name */
export const tablePatch = (name) => `--table: ${pictureOf(TABLES[name](0.22))}`;
