// Which drawn tables can be chosen on this device: one from the beginning, each of the others once its trophy was earned.

import { keep, kept } from "../dom/storage.js";

/** By table, the trophy that opens it. @type {Record<string, string>} */
const TROPHIES = { garden: "daily-7", chart: "wins-10" };

/** The names of the trophies that this device knows of. @returns {string[]} */
const known = () => kept("trophies", [], (names) => [...names]);

/** Remember trophies that were earned. @param {string[]} names */
export const noteTrophies = (names) => keep("trophies", [...new Set([...known(), ...names])]);

/** Those tables that are still to be earned. @returns {string[]} */
export const closedTables = () => Object.keys(TROPHIES).filter((table) => !known().includes(TROPHIES[table]));
