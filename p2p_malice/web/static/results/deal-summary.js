// Between two deals of a match: what the last one brought, and how it stands.

import "../words/extra-words.js";
import { initialsOf } from "../players/avatars.js";
import { fan } from "../cards/fan.js";
import { dealEndOf } from "./deal-end.js";
import { scoreTable, signed } from "../players/score-table.js";
import { html, nothing } from "../vendor/lit-html.js";
import { both, listenerFirst, whoWon } from "../state/sentences.js";
import { words } from "../words/catalogue.js";

/** After so many pauses between moves, the game goes on by itself. */
const PATIENCE = 20;

/** How long the last card is looked at, in milliseconds. */
const LAST_LOOK = 900;

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../cards/view.js").View} View */

/** Before another deal, let be seen how the last one ended, and how it stands. @param {Table} table
 * @param {View} next the first position of the next deal @param {(last: View) => void} show
 * @returns {Promise<View | null>} what is left to be shown, null for nothing where the table is left meanwhile */
export async function showDealEnd(table, next, show) {
  const before = /** @type {View} */ (table.view);
  const [last, first] = dealEndOf(before, next) ?? [null, next];
  if (last) show(last);
  const { board, settings } = table;
  const flights = board?.element.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(flights.map((each) => each.finished));
  if (flights.length) await new Promise((done) => setTimeout(done, LAST_LOOK));
  const isHere = () => Boolean(board?.element.isConnected);
  if (isHere()) await standBetween(table, before, next, 1000 * PATIENCE * settings.pause);
  return isHere() ? first : null;
}

/** Show it until the player here goes on. @param {Table} table
 * @param {View} before the last position that was shown @param {View} next
 * the first one of the next deal @param {number} most for so many milliseconds at most */
function standBetween(table, before, next, most) {
  const { root, voice, state } = table;
  const { sitters } = state;
  const gains = sitters.map((_, seat) => (next.scores?.[seat] ?? 0) - (before.scores?.[seat] ?? 0));
  const best = Math.max(...gains);
  const ahead = best > 0 ? gains.flatMap((gain, seat) => (gain === best ? [seat] : [])) : [];
  const winners = listenerFirst(ahead, voice);
  const who = whoWon(winners, voice);
  const kind = next.events.some((event) => event.kind === "round") ? "round" : "game";
  const initials = initialsOf(sitters.map(({ name }) => name));
  const places = new Map(next.events.flatMap(({ kind, seat, count }) => (kind === "place" ? [[seat, count]] : [])));
  const rows = gains.map((gain, seat) => {
    const points = next.scores?.[seat] ?? 0;
    const isWinner = winners.includes(seat);
    const counts = [...(places.size ? [places.get(seat) ?? "–"] : []), signed(gain), points];
    return {
      seat,
      name: voice.name(seat),
      initial: initials[seat],
      avatar: sitters[seat].avatar,
      isWinner,
      points,
      counts,
    };
  });
  rows.sort((a, b) => b.points - a.points || a.seat - b.seat);
  const title = words("between-title", { kind, number: before.deal ?? 0 });
  const heads = [words("ending-player"), ...(places.size ? [words("between-place")] : [])];
  heads.push(words("between-gain", { kind }), words("ending-points"));
  /** @type {() => void} */
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (new Promise((done) => (resolve = done)));
  const isComfort = who === "other" || who === "others";
  const said = words("ending-title", { who, names: both(winners.map((seat) => voice.name(seat))) });
  const go = words("between-next", { kind, number: next.deal ?? 0 });
  const read = () => table.ask("sheet", table.board?.scoring);
  const how = html`<button type="button" @click=${read}>${words("between-how")}</button>`;
  const aside = (/** @type {Event} */ { target, currentTarget }) => target === currentTarget && resolve();
  const leave = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && resolve();
  const over = html`<section class="ending" role="dialog" aria-label=${title} @click=${aside} @keydown=${leave}>
    <div class="outcome">${isComfort ? nothing : fan(44)}<h2>${title}</h2><p class="comfort">${said}</p>${table.board?.counted?.(next)?.[0] ?? scoreTable(heads, rows)}
      <div class="buttons"><button type="button" class="main" @click=${resolve}>${go}</button>${table.board?.scoring ? how : nothing}</div></div></section>`;
  const focused = document.activeElement;
  table.change({ heading: title, over });
  /** @type {HTMLElement | null} */ (root.querySelector(".ending button"))?.focus({ preventScroll: true });
  const patience = setTimeout(resolve, most);
  return promise.finally(() => {
    clearTimeout(patience);
    table.change({ heading: "", over: "" });
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}
