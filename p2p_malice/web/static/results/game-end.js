// The end of a game: who won, how it went, and what may come next.

import "../words/extra-words.js";
import { initialsOf } from "../players/avatars.js";
import { proposalsOf } from "../table/banner.js";
import { cascade } from "../cards/win-cascade.js";
import { countResult } from "./game-stats.js";
import { button, make } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { sharePicture } from "./result-picture.js";
import { scoreTable } from "./score-table.js";
import { ENDINGS, Voice, both, whoWon } from "../words/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../cards/view.js").View} View */
/** A player at the end. @typedef {{seat: number, name: string, initial: string, isWinner: boolean, left: number,
 *   points: number | null, wins: number}} Row */
/** All that is told of the end. @typedef {{title: string, rows: Row[], facts: [string, string][], series: string}} Outcome */

/** What there is to tell. @param {Table} table @param {View} view that has a result
 * @param {import("./game-stats.js").GameStats} stats @param {Voice} [voice] that of the table, or whoever tells others
 * @returns {Outcome} */
export function outcomeOf({ sitters, mark, voice: own }, view, stats, voice = own) {
  const result = /** @type {import("../cards/view.js").Result} */ (view.result);
  const names = sitters.map(({ name }) => name);
  const wins = countResult(names, result.winners, `${mark} ${view.number}`);
  const initials = initialsOf(names);
  const rows = names.map((_, seat) => ({
    seat,
    name: voice.name(seat),
    initial: initials[seat],
    isWinner: result.winners.includes(seat),
    left: result.left[seat] ?? 0,
    points: ENDINGS.includes(result.how) ? null : (view.scores?.[seat] ?? null),
    wins: wins[seat],
  }));
  const isYou = (/** @type {number} */ seat) => Number(voice.who(seat) === "you");
  const winners = [...result.winners].sort((a, b) => isYou(b) - isYou(a));
  const who = whoWon(winners, voice);
  const title = words("ending-title", {
    who: voice instanceof Me && isYou(winners[0]) ? `${who}-saying` : who,
    names: both(winners.map((seat) => voice.name(seat))),
  });
  const series = seriesOf(rows, view.seat);
  return { title, rows: rows.sort(byRank), facts: factsOf(stats, voice), series };
}

/** A player without a name, who tells others of it. */
class Me extends Voice {
  /** @param {number | null | undefined} seat */
  name(seat) {
    return this.who(seat) === "you" ? words("ending-me") : super.name(seat);
  }
}

/** Who tells others how it ended. @param {Table} table @param {View} view */
function voiceOf({ voice: { names }, isShared }, view) {
  return names[view.seat] || isShared ? new Voice(names, null) : new Me(names, view.seat);
}

/** With so many cards left, the game was nearly won. */
const NEAR = 2;

/** @param {Row} a @param {Row} b */
const byRank = (a, b) =>
  Number(b.isWinner) - Number(a.isWinner) || (b.points ?? 0) - (a.points ?? 0) || a.left - b.left || a.seat - b.seat;

/** @param {import("./game-stats.js").GameStats} stats @param {Voice} voice @returns {[string, string][]} */
function factsOf({ began, best }, voice) {
  /** @type {[string, string][]} */
  const facts = [];
  if (began !== null) {
    const minutes = Math.max(1, Math.round((Date.now() - began) / 60_000));
    facts.push([words("ending-time"), words("ending-minutes", { minutes })]);
  }
  // Where a turn is one play, none is better than another.
  if (best && best.count > 1) {
    facts.push([words("ending-best"), words("ending-best-of", { name: voice.name(best.seat), count: best.count })]);
  }
  return facts;
}

/** A kind word for who lost alone, "" for anybody else. @param {Outcome} outcome @param {Table} table */
function comfortOf({ rows }, { voice, watching }) {
  const own = rows.find(({ seat }) => voice.who(seat) === "you");
  if (!own || own.isWinner || watching || !rows.some(({ isWinner }) => isWinner)) return "";
  const isNear = own.points === null && own.left <= NEAR;
  return words("ending-comfort", { how: isNear ? "near" : "far" });
}

/** What two have won of each other, "" for more of them. @param {Row[]} rows @param {number} first the seat that is named first */
function seriesOf(rows, first) {
  if (rows.length !== 2) return "";
  const [one, other] = [...rows].sort((a, b) => Number(b.seat === first) - Number(a.seat === first));
  return words("ending-series", { one: one.name, wins: one.wins, losses: other.wins, other: other.name });
}

/** The end as it is shown over the table. */
export class GameEnd {
  /** @param {Table} table @param {View} view @param {import("./game-stats.js").GameStats} stats
   * @param {boolean} isFresh whether it has just been seen to come */
  constructor(table, view, stats, isFresh) {
    const outcome = outcomeOf(table, view, stats);
    const comfort = comfortOf(outcome, table);
    this._table = table;
    this._outcome = outcome;
    /** The same for others, who see a picture of it. */
    this._named = outcomeOf(table, view, stats, voiceOf(table, view));
    this._said = make("p", { className: "ready", "aria-live": "polite" });
    this._told = make("p", { className: "told" });
    this._buttons = make("div", { className: "buttons" });
    this._shown = "";
    this._card = make("div", { className: "outcome", tabIndex: -1, role: "group", "aria-label": outcome.title });
    this._card.append(
      button("×", () => this.look(), {
        className: "close",
        "aria-label": words("ending-look"),
        title: words("ending-look"),
      }),
      fan(44, comfort !== ""),
      make("h2", {}, outcome.title),
      make("p", { className: "comfort" }, comfort),
      this._told,
      this._scores(),
      ...this._facts(),
      this._said,
      this._buttons,
    );
    this._back = button(words("ending-show"), () => this.show(), { className: "back main", hidden: true });
    this.element = make(
      "section",
      { className: "ending", "aria-label": words("ending-label") },
      this._card,
      this._back,
    );
    table.root.querySelector("main.table")?.append(this.element);
    this.element.addEventListener("keydown", ({ key }) => this.isOpen && key === "Escape" && this.look());
    // Not a button: the key that has played the last card may come twice.
    if (!document.querySelector("dialog[open]")) this._card.focus({ preventScroll: true });
    const isWon = outcome.rows.some(({ isWinner, seat }) => isWinner && table.voice.who(seat) !== "other");
    if (isFresh && (isWon || table.isShared)) cascade(this.element);
    this.paint();
  }

  /** Whether it is in sight, and not put aside to look at the table. */
  get isOpen() {
    return !this._card.hidden;
  }

  /** Let the table be seen. */
  look() {
    this._turn(false);
    this._back.focus({ preventScroll: true });
  }

  show() {
    this._turn(true);
    this._card.focus({ preventScroll: true });
  }

  /** @param {boolean} isOpen */
  _turn(isOpen) {
    this._card.hidden = !isOpen;
    this._back.hidden = isOpen;
    this.element.classList.toggle("aside", !isOpen);
    this._table.repaint();
  }

  /** What may have changed: who is ready, who is there. */
  paint() {
    const { text, commands } = this._next();
    const { daily } = this._table;
    const proposals = proposalsOf(this._table);
    this._told.textContent = daily?.text ?? "";
    const shown = JSON.stringify([text, commands.map(([key]) => key), [...proposals]]);
    if (shown === this._shown) return;
    this._shown = shown;
    this._said.textContent = text;
    for (const chip of this._card.querySelectorAll(".is-ready")) {
      const isReady = proposals.get(Number(chip.getAttribute("data-of"))) === "rematch";
      chip.textContent = isReady ? words("ending-ready-mark") : "";
    }
    const focused = document.activeElement?.getAttribute("data-command");
    this._buttons.replaceChildren(
      ...commands.map(([key, act], at) =>
        button(words(key), act, {
          className: at ? "" : "main",
          "data-command": key,
          "aria-disabled": key === "ending-ready-button",
        }),
      ),
    );
    const again = this._buttons.querySelector(`[data-command="${focused}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  remove() {
    this.element.remove();
  }

  /** What may come next, and what has to be said about it. @returns {{text: string, commands: [string, () => void][]}} */
  _next() {
    const { sitters, view, voice, isClosed, isAway, isShared, hasStopped, send } = this._table;
    /** @type {[string, () => void][]} */
    const others = [
      ["ending-share", () => this._share()],
      ["table-leave", () => this._table.onleave()],
    ];
    if (hasStopped) return { text: this._table.trouble, commands: others.slice(0, 1) };
    if (isClosed || isAway) return { text: words(isClosed ? "ending-closed" : "ending-lost"), commands: others };
    const gone = sitters.filter(({ name, present, computer }) => name && !present && !computer);
    if (gone.length) {
      const { callWords, oncall } = this._table;
      /** @type {[string, () => void][]} */
      const call = callWords && oncall ? [[callWords, oncall]] : [];
      const invites = call.length ? "yes" : "no";
      const text = words("ending-gone", { count: gone.length, names: both(gone.map(({ name }) => name)), invites });
      const substitute = () => send({ kind: "propose", what: "bot" });
      return { text, commands: [...call, ["table-let-computer", substitute], ...others] };
    }
    const proposals = proposalsOf(this._table);
    const isReady = (/** @type {number} */ seat) => proposals.get(seat) === "rematch";
    // Nobody waits for a free seat.
    const people = sitters.flatMap(({ name, computer }, seat) => (computer || !name ? [] : [seat]));
    const [ready, slow] = [people.filter(isReady), people.filter((seat) => !isReady(seat))];
    const named = (/** @type {number[]} */ seats) => both(seats.map((seat) => voice.name(seat)));
    if (!isShared && view && isReady(view.seat)) {
      const text = words("ending-waiting", { names: named(slow) });
      // It stays where it was: another button in its place would be hit by the second of two taps.
      return { text, commands: [["ending-ready-button", () => {}], ...others] };
    }
    const text = ready.length ? words("ending-ready", { count: ready.length, names: named(ready) }) : "";
    return { text, commands: [["table-again", () => this._table.rematch()], ...others] };
  }

  async _share() {
    const { daily } = this._table;
    if (daily?.share) return daily.share();
    this._said.textContent = (await sharePicture(this._named)) || this._said.textContent;
  }

  _scores() {
    const { rows } = this._outcome;
    const hasPoints = rows.some(({ points }) => points !== null);
    const heads = ["ending-player", "ending-left", ...(hasPoints ? ["ending-points"] : [])];
    if (rows.length > 2) heads.push(hasPoints ? "ending-matches" : "ending-wins");
    const counted = rows.map((row) => ({
      ...row,
      counts: [row.left, ...(hasPoints ? [row.points] : []), ...(rows.length > 2 ? [row.wins] : [])],
    }));
    return scoreTable(
      heads.map((key) => words(key)),
      counted,
    );
  }

  _facts() {
    const { facts, series, rows } = this._outcome;
    const what = rows.some(({ points }) => points !== null) ? "matches" : "games";
    const tiles = facts.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
    if (series)
      tiles.push(
        make("div", { className: "series" }, make("dt", {}, words("ending-evening", { what })), make("dd", {}, series)),
      );
    return tiles.length ? [make("dl", { className: "facts" }, ...tiles)] : [];
  }
}
