// Between two deals of a match: what the last one brought, and how it stands.

import "./later.js";
import { initialsOf } from "./avatars.js";
import { button, make } from "./dom.js";
import { fan } from "./fan.js";
import { scoreTable, signed } from "./scores.js";
import { both, whoWon } from "./telling.js";
import { words } from "./words.js";

/** After so many pauses between moves, the game goes on by itself. */
const PATIENCE = 20;

/** Show it until the player here goes on. @param {import("./table.js").Table} table
 * @param {import("./cards.js").View} before the last position that was shown @param {import("./cards.js").View} next
 * the first one of the next deal */
export function standBetween({ root, voice, sitters, settings }, before, next) {
  const gains = sitters.map((_, seat) => (next.scores?.[seat] ?? 0) - (before.scores?.[seat] ?? 0));
  const most = Math.max(...gains);
  const winners = most > 0 ? gains.flatMap((gain, seat) => (gain === most ? [seat] : [])) : [];
  const isYou = (/** @type {number} */ seat) => Number(voice.who(seat) === "you");
  winners.sort((a, b) => isYou(b) - isYou(a));
  const who = whoWon(winners, voice);
  const kind = next.events.some((event) => event.kind === "round") ? "round" : "game";
  const initials = initialsOf(sitters.map(({ name }) => name));
  const rows = gains.map((gain, seat) => {
    const points = next.scores?.[seat] ?? 0;
    const isWinner = winners.includes(seat);
    return { seat, name: voice.name(seat), initial: initials[seat], isWinner, points, counts: [signed(gain), points] };
  });
  rows.sort((a, b) => b.points - a.points || a.seat - b.seat);
  const title = words("between-title", { kind, number: before.deal ?? 0 });
  const heads = [words("ending-player"), words("between-gain", { kind }), words("ending-points")];
  const { promise, resolve } = withResolver();
  const go = button(words("between-next", { kind, number: next.deal ?? 0 }), resolve, { className: "main" });
  const card = make(
    "div",
    { className: "outcome" },
    fan(44, who === "other" || who === "others"),
    make("h2", {}, title),
    make(
      "p",
      { className: "comfort" },
      words("ending-title", { who, names: both(winners.map((seat) => voice.name(seat))) }),
    ),
    scoreTable(heads, rows),
    make("div", { className: "buttons" }, go),
  );
  const element = make("section", { className: "ending", role: "dialog", "aria-label": title }, card);
  element.addEventListener("click", ({ target }) => target === element && resolve());
  element.addEventListener("keydown", ({ key }) => key === "Escape" && resolve());
  const focused = document.activeElement;
  root.querySelector("main.table")?.append(element);
  go.focus({ preventScroll: true });
  const patience = setTimeout(resolve, 1000 * PATIENCE * settings.pause);
  return promise.finally(() => {
    clearTimeout(patience);
    element.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

function withResolver() {
  /** @type {() => void} */
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (new Promise((done) => (resolve = done)));
  return { promise, resolve };
}
