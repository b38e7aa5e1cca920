// The drawn tables. Each is one picture that keeps to whatever size the table has. They are loaded by whoever can choose one.

import { loadStylesheet } from "../dom/stylesheet.js";
import { svgUrl } from "../dom/svg.js";
import tables from "./drawn.svg.js";

/** A table whose details have that size, 1 for a large screen. @param {string} name @param {number} size */
const table = (name, size) => svgUrl(tables[name].replace("--size:1", `--size:${size}`));

/** Done when the looks of what belongs to a drawn table are there. */
const looks = globalThis.document && loadStylesheet("table-art/style.css").catch(() => {});

/** Have the table of that name drawn wherever the page shows one. @param {string} name */
export function drawTable(name) {
  const size = Math.min(1, Math.max(0.62, Math.min(innerWidth, innerHeight) / 760));
  document.documentElement.style.setProperty("--table", table(name, size));
  return looks;
}

/** Have all of them at hand in small, as `--patch-NAME`. */
export function drawPatches() {
  for (const name of Object.keys(tables)) {
    document.documentElement.style.setProperty(`--patch-${name}`, table(name, 0.22));
  }
}
