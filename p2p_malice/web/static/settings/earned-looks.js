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

/** Remember trophies that were earned. @param {string[]} names */
export const noteTrophies = (names) => keep("trophies", [...new Set([...known(), ...names])]);

/** Those tables and backs that are still to be earned. @returns {string[]} */
export const closedLooks = () => Object.keys(TROPHIES).filter((look) => !known().includes(TROPHIES[look]));
