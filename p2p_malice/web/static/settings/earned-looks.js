// Which looks have to be earned, and which of them can't be chosen on this device yet. All others are open from the beginning.

import { keep, kept } from "../dom/storage.js";

/** By table or back, the trophy that opens it. @type {Record<string, string>} */
const TROPHIES = {
  garden: "daily-7",
  chart: "wins-10",
  sky: "streak-7",
  mosaic: "wins-50",
  harbour: "friends-5",
  peacock: "chain-12",
  compass: "comeback",
};

/** The table or back that a trophy opens. @param {string} trophy */
export const openedBy = (trophy) => Object.keys(TROPHIES).find((look) => TROPHIES[look] === trophy);

/** The names of the trophies that this device knows of. @returns {string[]} */
const known = () => kept("trophies", [], (names) => [...names]);

/** How near trophies are, as far as this device knows: what is done and the goal. @returns {Record<string, [number, number]>} */
const near = () => kept("near", {}, (counts) => ({ ...counts }));

/** Remember how near trophies are. @param {Record<string, [number, number]>} counts */
export const noteNear = (counts) => keep("near", counts);

/** What is done of what earns a look, and the goal; null where that isn't known. @param {string} look */
export const nearness = (look) => near()[TROPHIES[look]] ?? null;

/** Remember trophies that were earned. @param {string[]} names */
export const noteTrophies = (names) => keep("trophies", [...new Set([...known(), ...names])]);

/** Those tables and backs that are still to be earned. @returns {string[]} */
export const closedLooks = () => Object.keys(TROPHIES).filter((look) => !known().includes(TROPHIES[look]));
