// A table of the players and what they have.

import { make } from "../dom/dom.js";
import { avatarOf } from "../players/person-line.js";

/** A player in it. @typedef {{seat: number, name: string, initial: string, isWinner: boolean, counts: (number | string | null)[]}} Scored */

/** @param {string[]} heads @param {Scored[]} rows */
export function scoreTable(heads, rows) {
  const head = make("tr", {}, ...heads.map((each) => make("th", {}, each)));
  const body = rows.map(({ seat, name, initial, isWinner, counts }) => {
    const chip = make("span", { className: "is-ready", "data-of": seat });
    const named = make("th", {}, make("div", { className: "who" }, avatarOf(initial, seat), make("b", {}, name), chip));
    const cells = counts.map((count) => make("td", {}, minus(count)));
    return make("tr", { className: isWinner ? "winner" : "" }, named, ...cells);
  });
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...body));
  return make("div", { className: "scores", tabIndex: 0 }, table);
}

/** @param {number | string | null} count */
const minus = (count) => `${count}`.replace("-", "−");

/** @param {number} count */
export const signed = (count) => (count > 0 ? `+${count}` : minus(count));
