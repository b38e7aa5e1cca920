// Where everything begins: a game with one tap, and beside it how it is set up.

import { button, make } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { avatarGroup } from "../players/avatar-group.js";
import { words } from "../words/catalogue.js";

/** @typedef {{name: string, choices: Record<string, string>, lines: Record<string, string>,
 *   besides: Record<string, string>, beside: string, first: string, people?: Record<string, string[]>}} Start */
/** @typedef {(word: string) => void} Choose */

/** How many games are large: the others are for few people. */
const LARGE = 2;
/** Characters that stay in one line. */
const SHORT = 20;

/** The content of the start. @param {Start} start @param {Choose} choose @param {() => void} look opens the settings of
 * the page, where the program has none of its own */
export function startOf(start, choose, look) {
  const { name, choices, lines, first, people = {} } = start;
  const games = Object.keys(choices).filter((word) => lines[word] && !people[word]);
  const others = Object.keys(choices).filter((word) => !games.includes(word) && word !== "name");
  const [large, small] = [make("div", { className: "games" }), make("div", { className: "games small" })];
  for (const [at, word] of games.entries()) (at < LARGE ? large : small).append(game(start, word, choose));
  const lead = others.filter((word) => word === first).map((word) => entry(start, word, choose));
  const rest = others.filter((word) => word !== first).map((word) => entry(start, word, choose));
  const looks = button(words("start-looks"), look, { id: "start-looks" });
  return [
    fan(),
    make("h1", { className: "wordmark" }, words("page-title")),
    ...(name ? [hello(name, "name" in choices ? "name" : "settings", choose)] : []),
    ...(lead.length ? [make("div", { className: "choices" }, ...lead)] : []),
    large,
    small,
    make("div", { className: "entries" }, ...rest, ...("settings" in choices ? [] : [looks])),
  ];
}

/** Who is here, and where that is changed. @param {string} name @param {string} word @param {Choose} choose */
const hello = (name, word, choose) =>
  make(
    "p",
    { className: "hello" },
    button(words("start-hello", { name }), () => choose(word), { id: "start-name", className: "bare" }),
  );

/** @param {Start} start @param {string} word @param {Choose} choose */
function entry({ choices, lines, first, people = {} }, word, choose) {
  const properties = { className: word === first ? "main" : "", id: `start-${word}` };
  const element = button(lines[word] ? "" : choices[word], () => choose(word), properties);
  const those = people[word] ?? [];
  if (those.length) element.append(avatarGroup(those));
  if (lines[word]) element.append(twoLines(choices[word], lines[word]));
  return element;
}

/** What a choice is, and more about it below. @param {string} text @param {string} line */
export const twoLines = (text, line) => make("span", {}, make("b", {}, text), make("small", {}, unbroken(line)));

/** Between two dots, what is short stays together; no line begins with a dot. @param {string} line */
export const unbroken = (line) =>
  line
    .split(" · ")
    .map((each) => (each.length < SHORT ? each.replaceAll(" ", "\u00a0") : each))
    .join("\u00a0· ");

/** @param {Start} start @param {string} word @param {Choose} choose */
function game({ choices, lines, besides, beside, first }, word, choose) {
  const id = `start-${word}`;
  const play = button("", () => choose(word), { className: word === first ? "main" : "", id });
  play.append(
    make("span", {}, make("b", { id: `${id}-name` }, choices[word]), make("small", {}, unbroken(lines[word]))),
  );
  const row = make("div", { className: "game" }, play);
  const side = Object.keys(besides).find((each) => besides[each] === word);
  if (side) {
    const properties = { className: "change", id: `${id}-change`, title: beside };
    const change = button("", () => choose(side), { ...properties, "aria-label": beside });
    change.setAttribute("aria-labelledby", `${id}-change ${id}-name`);
    row.append(change);
  }
  return row;
}
