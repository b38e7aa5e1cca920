// Who sits at the table, beside their piles: a name, how the race stands, and how many cards they hold.

import { initialsOf } from "../../players/avatars.js";
import { avatarOf, seatStyle } from "../../players/person-line.js";
import { countOf, pilesOf } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { absenceOf } from "../../state/state.js";
import { html, nothing, render } from "../../vendor/lit-html.js";
import { words } from "../../words/catalogue.js";

/** @typedef {import("./drawing.js").Scene} Scene */

/** Payoff cards left at which the race is nearly over. */
const NEARLY = 3;
/** Up to so many players, it's plain whose turn is next. */
const FEW = 3;

/** The place of a player, or of all for null, with that row of piles. @param {number | null} seat @param {boolean} isOwn
 * @param {HTMLElement} row */
export function seatElement(seat, isOwn, row) {
  const kind = seat === null ? "player centre" : isOwn ? "player own" : "player";
  const own = seat === null ? { "aria-label": words("board-centre") } : { "data-seat": seat };
  return make("div", { className: kind, role: "group", ...own }, make("div", { className: "who" }), row);
}

/** Show in the place of a player who that is and how the race stands, and in that of all what lies aside.
 * @param {HTMLElement} element @param {Scene} scene @param {number} most the cards with which the longest race began */
export function paintSeat(element, { view, sitters, voice, replay, hasHand }, most) {
  const who = /** @type {HTMLElement} */ (element.firstElementChild);
  const count = (/** @type {string} */ role, /** @type {number | null} */ seat) =>
    countOf(pilesOf(view, role, seat)[0] ?? { name: role });
  if (element.dataset.seat === undefined) {
    const aside = count("waste", null);
    const said = aside ? words("board-aside", { count: aside }) : "";
    return render(html`<b>${words("board-centre")}</b><span class="cards">${said}</span>`, who);
  }
  const seat = Number(element.dataset.seat);
  const [name, left, hand] = [voice.name(seat), count("payoff", seat), count("hand", seat)];
  const state = stateOf(view, sitters[seat], seat);
  const bot = Boolean(sitters[seat]?.computer);
  const nearly = left > 0 && left <= NEARLY && left < most && !view.result;
  const isOwn = seat === view.seat;
  // The points of two stand in the title.
  const points = view.deal && view.seats > 2 ? (view.scores?.[seat] ?? 0) : 0;
  // Of a finished game, other hands may be seen as well.
  const open = (!isOwn && pilesOf(view, "hand", seat)[0]?.cards) || [];
  const facts = (isOwn && hasHand) || open.length ? [] : [words("board-in-hand", { count: hand })];
  if (view.partners?.includes(seat)) facts.unshift(words("board-partner"));
  if (points) facts.push(words("board-points", { count: points }));
  const kinds = { bot, nearly, next: state === words("board-next") };
  for (const [kind, is] of Object.entries(kinds)) element.classList.toggle(kind, is);
  const label = bot ? words("board-bot", { name }) : name;
  element.setAttribute("aria-label", label);
  const initials = initialsOf(sitters.map((sitter) => sitter.name))[seat] ?? "";
  render(
    html`${avatarOf(initials, seat, sitters[seat]?.avatar)}<b class="name">${name}</b><span class="state">${state}</span><span class="count"
      data-left=${left}>${words(nearly ? "board-nearly" : "board-to-go", { count: left })}</span><span class="bar"
      aria-hidden="true" .style=${`${seatStyle(seat)}; --left: ${left / most}`}><i></i></span><span class=${open.length ? "cards open" : "cards"}
      data-count=${isOwn && hasHand ? "" : hand}>${open.length ? replay?.smallCards(open) : nothing}${facts.join(" · ")}</span>`,
    who,
  );
}

/** What is to be known of somebody who is not there. @param {import("../../cards/view.js").View} view
 * @param {import("../../state/state.js").Sitter | undefined} sitter @param {number} seat */
function stateOf(view, sitter, seat) {
  if (sitter?.name && !sitter.present) return absenceOf(sitter);
  // Where players sit in rows, nobody sees who comes after whom.
  const isNext = view.seats > FEW && !view.result && view.turn[0] === (seat + view.seats - 1) % view.seats;
  return isNext ? words("board-next") : "";
}
