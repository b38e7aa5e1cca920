// Where everything begins: the last game, three games with one tap each, and beside them how they are set up.

import { fan } from "../cards/fan.js";
import { sharing } from "../codes/share.js";
import { friends } from "../state/seat-store.js";
import { avatarGroup, ownFace } from "../players/avatar-group.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { words } from "../words/catalogue.js";
import { languagePicker } from "../words/language-picker.js";
import { unbroken } from "../words/unbroken.js";

/** @typedef {import("../app-messages.d.ts").MenuMessage} Start */
/** @typedef {(word: string) => void} Choose */

/** What most people come for. */
const TILES = ["play", "host", "daily"];
/** What is in sight below them, before other games. */
const MESSAGE = "message";
const PUZZLE = "puzzle";
/** What stays in sight below it; everything else is behind a button. */
const QUIET = ["you", "join"];

/** The start as a card. @param {Start} start @param {string} avatar one's own @param {Choose} choose @param {() => void} look opens the settings of the
 * page, where the program has none of its own
 * @param {import("../state/seat-store.js").Seat | null} [seat] at a friend's table
 * @param {{word: string, below: unknown}} [waiting] what is waited for while the program loads, and what is said of that */
export function startOf(start, avatar, choose, look, seat, waiting = { word: "", below: nothing }) {
  const { name, choices, lines, besides, people = {} } = start;
  // Whoever can invite the same friends needn't ask for an invitation.
  if (seat?.isOver && people.friends?.some(({ name: friend }) => seat?.players.includes(friend))) seat = null;
  const first = seat && !seat.isOver ? "seat" : start.first;
  start = { ...start, first };
  const all = Object.keys(choices).filter((word) => word !== "name");
  const tiles = TILES.filter((word) => word in choices);
  const lead = all.filter((word) => !tiles.includes(word) && (people[word] || word === first));
  const left = all.filter((word) => ![...tiles, ...lead, ...QUIET].includes(word));
  // The day's puzzle is next to the day's deal.
  const place = (/** @type {string} */ word) => [MESSAGE, PUZZLE].indexOf(word);
  const games = left.filter((word) => lines[word]).sort((one, other) => place(other) - place(one));
  const kinds = Object.values(besides).filter((word) => word !== MESSAGE);
  const entries = (/** @type {string[]} */ those) => those.map((word) => entry(start, word, choose, waiting.word));
  const gamesOf = (/** @type {string[]} */ those) => those.map((word) => game(start, word, choose, waiting.word));
  const rename = () => choose("name" in choices ? "name" : "settings");
  const hello = html`<p class="hello"><button type="button" id="start-name" class="bare" @click=${rename}>${ownFace(name, avatar)}${
    name ? words("start-hello", { name }) : words("own-face")
  }</button></p>`;
  // Of a page that has the program in itself, nobody has heard.
  const isNew = start.first === "learn" && !("settings" in choices);
  const about = () => html`<p class="hello">${words("home-about")}</p>`;
  const looks = html`<button type="button" id="start-looks" @click=${look}>${words("start-looks")}</button>`;
  return html`<div class="card-form">${fan()}<h1 class="wordmark">${words("page-title")}</h1>${!isNew || name ? hello : about()}
    ${seat || lead.length ? html`<div class="choices">${seat ? seatOf(seat) : nothing}${entries(lead)}</div>` : nothing}
    <div class="tiles">${gamesOf(tiles)}</div>
    <div class="quiet">${gamesOf(games.filter((word) => !kinds.includes(word)))}${entries(QUIET.filter((word) => word in choices))}
      <button type="button" id="start-more" class="bare" aria-expanded="false" aria-controls="start-rest"
        @click=${showRest}>${words("table-more")}</button>${languagePicker("bare")}</div>
    <div id="start-rest" hidden><div class="games">${gamesOf(games.filter((word) => kinds.includes(word)))}</div>
      <div class="entries">${entries(left.filter((word) => !lines[word]))}${"settings" in choices ? nothing : looks}</div></div>${waiting.below}</div>`;
}

/** The way back to a friend's table or, after its game, how to ask for another. @param {import("../state/seat-store.js").Seat} seat */
function seatOf(seat) {
  const isOver = seat.isOver ? "yes" : "no";
  const sitters = seat.players.map((name, at) => ({ name, seat: at, avatar: seat.avatars?.[at] ?? "" }));
  const others = sitters.filter(({ name }) => name && name !== seat.name);
  const text = twoLines(
    words("home-seat", { friends: friends(seat), over: isOver }),
    words("home-seat-line", { over: isOver }),
  );
  const content = html`${avatarGroup(others)}${text}`;
  const again = () =>
    ask(
      words("home-seat", { friends: friends(seat), over: "yes" }),
      sharing(words("home-seat-message"), "", { send: "daily-send" }),
    );
  return seat.isOver
    ? html`<button type="button" id="start-seat" @click=${again}>${content}</button>`
    : html`<a href="./" class="button main" id="start-seat">${content}</a>`;
}

/** Show what is behind the button, or put it away again. @param {Event} event */
function showRest({ currentTarget }) {
  const button = /** @type {HTMLElement} */ (currentTarget);
  const rest = button.closest(".card-form")?.querySelector("#start-rest");
  const isOpen = rest?.toggleAttribute("hidden") === false;
  button.setAttribute("aria-expanded", `${isOpen}`);
  if (isOpen) rest?.scrollIntoView({ block: "nearest" });
}

/** @param {Start} start @param {string} word @param {Choose} choose @param {string} waited */
function entry({ choices, lines, first, people = {} }, word, choose, waited) {
  const text = lines[word] ? twoLines(choices[word], lines[word]) : choices[word];
  return html`<button type="button" id=${`start-${word}`} class=${looksOf(word, first)} aria-busy=${word === waited}
    @click=${() => choose(word)}>${people[word]?.length ? avatarGroup(people[word]) : nothing}${text}</button>`;
}

/** @param {string} word @param {string} first */
const looksOf = (word, first) => (word === first ? "main" : QUIET.includes(word) ? "bare" : "");

/** What a choice is, and more about it below. @param {string} text @param {string} line @param {string} [id] of its name */
export const twoLines = (text, line, id) =>
  html`<span><b id=${id ?? nothing}>${text}</b><small>${unbroken(line)}</small></span>`;

/** @param {Start} start @param {string} word @param {Choose} choose @param {string} waited */
function game({ choices, lines, besides, beside, first }, word, choose, waited) {
  const id = `start-${word}`;
  const side = Object.keys(besides).find((each) => besides[each] === word);
  const change = html`<button type="button" class="change" id=${`${id}-change`} title=${beside} aria-label=${beside}
    aria-labelledby=${`${id}-change ${id}-name`} @click=${() => choose(side ?? "")}></button>`;
  return html`<div class="game"><button type="button" id=${id} class=${word === first ? "main" : ""} aria-busy=${word === waited || side === waited}
    @click=${() => choose(word)}>${twoLines(choices[word], lines[word] ?? "", `${id}-name`)}</button>${side ? change : nothing}</div>`;
}
