// Where everything begins: a game with one tap, and beside it how it is set up.

import { button, make } from "../shell/dom.js";
import { fan } from "../shell/fan.js";

/** @typedef {{title: string, choices: Record<string, string>, lines: Record<string, string>,
 *   besides: Record<string, string>, beside: string, first: string}} Start */

/** The content of the start. @param {Start} start @param {(word: string) => void} choose */
export function startOf({ title, choices, lines, besides, beside, first }, choose) {
  const games = make("div", { className: "games" });
  const others = make("div", { className: "entries" });
  const lead = make("div", { className: "choices" });
  for (const [word, text] of Object.entries(choices)) {
    const className = word === first ? "main" : "";
    const id = `start-${word}`;
    if (lines[word]) games.append(game(id, text, lines[word], className, word, sideOf(word, besides), beside, choose));
    else (className ? lead : others).append(button(text, () => choose(word), { className, id }));
  }
  return [fan(), make("h1", {}, title), ...(lead.childElementCount ? [lead] : []), games, others];
}

/** The word that sets up a game first. @param {string} word @param {Record<string, string>} besides */
const sideOf = (word, besides) => Object.keys(besides).find((each) => besides[each] === word) ?? "";

/** @param {string} id @param {string} text @param {string} line @param {string} className @param {string} word
 * @param {string} side @param {string} beside @param {(word: string) => void} choose */
function game(id, text, line, className, word, side, beside, choose) {
  const play = button("", () => choose(word), { className, id });
  play.append(make("span", {}, make("b", { id: `${id}-name` }, text), make("small", {}, line)));
  const row = make("div", { className: "game" }, play);
  if (side) {
    const change = button(beside, () => choose(side), { className: "change", id: `${id}-change` });
    change.setAttribute("aria-labelledby", `${id}-change ${id}-name`);
    row.append(change);
  }
  return row;
}
