// Where everything begins: a game with one tap, and beside it how it is set up.

import { fan } from "../cards/fan.js";
import { avatarGroup } from "../players/avatar-group.js";
import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** @typedef {{name: string, choices: Record<string, string>, lines: Record<string, string>,
 *   besides: Record<string, string>, beside: string, first: string, people?: Record<string, string[]>}} Start */
/** @typedef {(word: string) => void} Choose */

/** How many games are large: the others are for few people. */
const LARGE = 2;
/** Characters that stay in one line. */
const SHORT = 20;

/** The start as a card. @param {Start} start @param {Choose} choose @param {() => void} look opens the settings of the
 * page, where the program has none of its own */
export function startOf(start, choose, look) {
  const { name, choices, lines, first, people = {} } = start;
  const games = Object.keys(choices).filter((word) => lines[word] && !people[word]);
  const others = Object.keys(choices).filter((word) => !games.includes(word) && word !== "name");
  const entries = (/** @type {string[]} */ those) => those.map((word) => entry(start, word, choose));
  const lead = entries(others.filter((word) => word === first));
  const [large, small] = [games.slice(0, LARGE), games.slice(LARGE)].map((those) =>
    those.map((word) => game(start, word, choose)),
  );
  const rename = () => choose("name" in choices ? "name" : "settings");
  const hello = html`<p class="hello"><button type="button" id="start-name" class="bare" @click=${rename}>${words("start-hello", { name })}</button></p>`;
  const looks = html`<button type="button" id="start-looks" @click=${look}>${words("start-looks")}</button>`;
  return html`<div class="card-form">${fan()}<h1 class="wordmark">${words("page-title")}</h1>${name ? hello : nothing}
    ${lead.length ? html`<div class="choices">${lead}</div>` : nothing}
    <div class="games">${large}</div><div class="games small">${small}</div>
    <div class="entries">${entries(others.filter((word) => word !== first))}${"settings" in choices ? nothing : looks}</div></div>`;
}

/** @param {Start} start @param {string} word @param {Choose} choose */
function entry({ choices, lines, first, people = {} }, word, choose) {
  const text = lines[word] ? twoLines(choices[word], lines[word]) : choices[word];
  return html`<button type="button" id=${`start-${word}`} class=${word === first ? "main" : ""}
    @click=${() => choose(word)}>${people[word]?.length ? avatarGroup(people[word]) : nothing}${text}</button>`;
}

/** What a choice is, and more about it below. @param {string} text @param {string} line @param {string} [id] of its name */
export const twoLines = (text, line, id) =>
  html`<span><b id=${id ?? nothing}>${text}</b><small>${unbroken(line)}</small></span>`;

/** Between two dots, what is short stays together; no line begins with a dot. @param {string} line */
export const unbroken = (line) =>
  line
    .split(" · ")
    .map((each) => (each.length < SHORT ? each.replaceAll(" ", "\u00a0") : each))
    .join("\u00a0· ");

/** @param {Start} start @param {string} word @param {Choose} choose */
function game({ choices, lines, besides, beside, first }, word, choose) {
  const id = `start-${word}`;
  const side = Object.keys(besides).find((each) => besides[each] === word);
  const change = html`<button type="button" class="change" id=${`${id}-change`} title=${beside} aria-label=${beside}
    aria-labelledby=${`${id}-change ${id}-name`} @click=${() => choose(side ?? "")}></button>`;
  return html`<div class="game"><button type="button" id=${id} class=${word === first ? "main" : ""}
    @click=${() => choose(word)}>${twoLines(choices[word], lines[word], `${id}-name`)}</button>${side ? change : nothing}</div>`;
}
