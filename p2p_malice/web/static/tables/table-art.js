// The drawn tables. Each is one picture that keeps to whatever size the table has. They are loaded by whoever chose one.

import { loadStylesheet } from "../dom/stylesheet.js";
import { chart } from "./chart.js";
import { garden } from "./garden.js";
import { oak } from "./oak.js";

/** By name, what draws a table whose details have that size, 1 for a large screen. @type {Record<string, (size: number) => string>} */
const TABLES = { oak, garden, chart };

/** As the value of a property of style. @param {string} name @param {number} size */
function picture(name, size) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${TABLES[name](size)}</svg>`;
  const brief = text
    .replace(/\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${brief.replace(/[%#<>\n]/g, encodeURIComponent)}")`;
}

/** Have the table of that name drawn wherever the page shows one. @param {string} name */
export function drawTable(name) {
  const size = Math.min(1, Math.max(0.62, Math.min(innerWidth, innerHeight) / 760));
  document.documentElement.style.setProperty("--table", picture(name, size));
  return loadStylesheet("tables/style.css");
}

/** The same in small. @param {string} name */
export const tablePatch = (name) => `--table: ${picture(name, 0.22)}`;
