// The end of a game: who won, how it went, and what may come next.

import "../words/extra-words.js";
import { initialsOf } from "../players/avatars.js";
import { avatarOf } from "../players/person-line.js";
import { loadStylesheet } from "../dom/stylesheet.js";
import { cascade, celebrate } from "../cards/win-cascade.js";
import { keep, kept } from "../dom/storage.js";
import { countResult } from "./game-stats.js";
import { hasListeners, isWatched, proposalsOf } from "../state/state.js";
import { html, nothing } from "../vendor/lit-html.js";
import { fan } from "../cards/fan.js";
import { sharePicture } from "./result-picture.js";
import { scoreTable } from "../players/score-table.js";
import { ENDINGS, Voice, both, listed, listenerFirst, whoWon } from "../state/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../table/table.js").Table} Table */
/** @typedef {import("../cards/view.js").View} View */
/** A player at the end. @typedef {{seat: number, name: string, initial: string, avatar: string, isWinner: boolean, left: number,
 *   points: number | null, wins: number}} Row */
/** All that is told of the end. @typedef {{title: string, rows: Row[], facts: [string, string][], series: string,
 *   earned?: [string, string][]}} Outcome */

/** What there is to tell. @param {Table} table @param {View} view that has a result
 * @param {import("./game-stats.js").GameStats} stats @param {Voice} [voice] that of the table, or whoever tells others
 * @returns {Outcome} */
function outcomeOf(table, view, stats, voice = table.voice) {
  const { state } = table;
  const result = /** @type {import("../cards/view.js").Result} */ (view.result);
  const names = state.sitters.map(({ name }) => name);
  const wins = countResult(names, result.winners, `${state.mark} ${view.number}`);
  const initials = initialsOf(names);
  /** @type {Row[]} */
  const rows = names.map((_, seat) => ({
    seat,
    name: voice.name(seat),
    initial: initials[seat],
    avatar: state.sitters[seat].avatar ?? "",
    isWinner: result.winners.includes(seat),
    left: result.left[seat] ?? 0,
    points: ENDINGS.includes(result.how) ? null : (view.scores?.[seat] ?? null),
    /** At this table, which may still have to say so, or by what this page has seen of the evening: whatever is more. */
    get wins() {
      const { sitters, former } = table.state;
      return Math.max(wins[seat], [...sitters, ...former].find(({ name }) => name === names[seat])?.won ?? 0);
    },
  }));
  const winners = listenerFirst(result.winners, voice);
  const who = whoWon(winners, voice);
  const title = words("ending-title", {
    who: voice instanceof Me && voice.who(winners[0]) === "you" ? `${who}-saying` : who,
    names: both(winners.map((seat) => voice.name(seat))),
  });
  const facts = factsOf(stats, view, result, voice);
  return {
    title,
    rows: rows.sort(byRank),
    facts,
    get series() {
      const former = table.state.former.filter(({ name }) => !names.includes(name));
      return seriesOf(rows, former, view.seat);
    },
  };
}

/** A player without a name, who tells others of it. */
class Me extends Voice {
  /** @param {number | null | undefined} seat */
  name(seat) {
    return this.who(seat) === "you" ? words("ending-me") : super.name(seat);
  }
}

/** How a table calls who has given no name. */
const NAMELESS = /^(Player( \d+)?)?$/;

/** Who tells others how it ended. @param {Table} table @param {View} view */
function voiceOf({ voice: { names }, state }, view) {
  return !NAMELESS.test(names[view.seat]) || state.isShared ? new Voice(names, null) : new Me(names, view.seat);
}

/** Under what it is kept that somebody was told how games are kept. */
const TOLD = "told of keeping";
/** With so many cards left, the game was nearly won, however many there were. */
const NEAR = 1;

/** @param {Row} a @param {Row} b */
const byRank = (a, b) =>
  Number(b.isWinner) - Number(a.isWinner) || (b.points ?? 0) - (a.points ?? 0) || a.left - b.left || a.seat - b.seat;

/** How games end that the last turn has won. */
const BY_TURN = ["win", "match"];

/** @param {import("./game-stats.js").GameStats} stats @param {View} view @param {import("../cards/view.js").Result} result
 * @param {Voice} voice @returns {[string, string][]} */
function factsOf({ began, best, last, ended }, { events }, { how, winners }, voice) {
  /** @type {[string, string][]} */
  const facts = [];
  if (began !== null) {
    const minutes = Math.max(1, Math.round(((ended ?? Date.now()) - began) / 60_000));
    facts.push([words("ending-time"), words("ending-minutes", { minutes })]);
  }
  // Where a turn is one play, none is better than another.
  if (best && best.count > 1) {
    const told = (/** @type {import("./game-stats.js").Run} */ { seat, count }) =>
      words("ending-best-of", { name: voice.name(seat), count });
    const won = last && BY_TURN.includes(how) && winners.includes(last.seat) ? told(last) : "";
    if (won) facts.push([words("ending-decided"), won]);
    if (told(best) !== won) facts.push([words("ending-best"), told(best)]);
  }
  // A page that is loaded again is told of the games before, too.
  const asked = events.slice(events.map(({ kind }) => kind === "hints").lastIndexOf(false) + 1);
  if (asked.length) {
    facts.push([words("ending-hints"), listed(asked.map(({ seat, count }) => `${voice.name(seat)} ${count}`))]);
  }
  return facts;
}

/** The faces of the winners for whoever has lost, nothing for anybody else. @param {Table} table @param {View} view */
export function winnersOf({ state, voice }, { result }) {
  const { sitters } = state;
  const winners = result?.winners ?? [];
  const isLost = winners.length && !isWatched(state) && voice.listener !== null && !winners.includes(voice.listener);
  const signs = initialsOf(sitters.map(({ name }) => name));
  const faces = winners.map((seat) => avatarOf(signs[seat], seat, sitters[seat]?.avatar));
  return isLost ? html`<div class="winners">${faces}</div>` : nothing;
}

/** A kind word for who lost alone, "" for anybody else. @param {Outcome} outcome @param {Table} table */
function comfortOf({ rows }, { voice, state }) {
  const own = rows.find(({ seat }) => voice.who(seat) === "you");
  if (!own || own.isWinner || isWatched(state) || !rows.some(({ isWinner }) => isWinner)) return "";
  const isNear = own.points === null && own.left <= NEAR;
  return words("ending-comfort", { how: isNear ? "near" : "far" });
}

/** What two have won of each other; what all have won, where some of them play no more; else "".
 * @param {Row[]} rows @param {import("../state/state.js").Sitter[]} former @param {number} first the seat that is named first */
function seriesOf(rows, former, first) {
  if (former.length) {
    const all = [...rows, ...former.map(({ name, won = 0 }) => ({ name, wins: won }))];
    return listed(all.sort((a, b) => b.wins - a.wins).map(({ name, wins }) => `${name}\u00a0${wins}`));
  }
  if (rows.length !== 2) return "";
  const [one, other] = [...rows].sort((a, b) => Number(b.seat === first) - Number(a.seat === first));
  return words("ending-series", { one: one.name, wins: one.wins, losses: other.wins, other: other.name });
}

/** How many of the last things that were said are shown. */
const HEARD = 2;

/** All that may be done then, in its order. */
const BUTTONS = [
  ...["table-invite", "page-new-code", "table-let-computer", "table-again", "ending-ready-button"],
  ...["ending-another", "ending-play-next"],
  ...["ending-challenge", "ending-replay", "ending-earned", "ending-share", "table-leave"],
];

/** The name of the trophy for the first win. */
const FIRST_WIN = "first-win";

/** The end as it is shown over the table. */
export class GameEnd {
  /** @param {Table} table @param {View} view @param {import("./game-stats.js").GameStats} stats */
  constructor(table, view, stats) {
    this._table = table;
    this._outcome = outcomeOf(table, view, stats);
    /** The outcome with all names, for others who see a picture of it. */
    this._named = outcomeOf(table, view, stats, voiceOf(table, view));
    this._comfort = comfortOf(this._outcome, table);
    /** Whoever has lost is shown who has won. */
    this._fan = this._comfort ? winnersOf(table, view) : fan(44);
    /** Whether the picture of it is being made. */
    this._isDrawing = false;
    /** What came of sharing it, and in place of what that is said. */
    this._shared = { said: "", text: "" };
    /** Whether who watches has asked to play. */
    this._hasAsked = false;
    /** What is said while there is nothing else to say. */
    this._note = "";
    /** @type {[string, string][]} What was said last since then: by whom, and what. */
    this._heard = [];
    /** Whether it is in sight, and not put aside to look at the table. */
    this.isOpen = true;
    this._noteFirstWin();
  }

  /** A guest's first win on this device is told at once: the page that keeps games counts it later. */
  _noteFirstWin() {
    const { state, voice } = this._table;
    const had = kept("trophies", [], (names) => [...names]);
    const isFirst = this._outcome.rows.some(
      ({ isWinner, wins, seat }) => isWinner && wins < 2 && voice.who(seat) === "you",
    );
    if (!state.keeper || !isFirst || had.includes(FIRST_WIN)) return;
    keep("trophies", [...had, FIRST_WIN]);
    this._table.know({ earned: [[FIRST_WIN, words(`trophy-${FIRST_WIN}`)]] });
  }

  /** Whether somebody here has won. */
  get isWon() {
    const { state, voice } = this._table;
    const { rows } = this._outcome;
    return state.isShared || rows.some(({ isWinner, seat }) => isWinner && voice.who(seat) !== "other");
  }

  /** Celebrate over the cards what somebody here has won. */
  celebrate() {
    const { root, state } = this._table;
    const main = /** @type {HTMLElement} */ (root.querySelector("main"));
    return celebrate(main, this._outcome.title, state.special?.what);
  }

  /** It is in sight. @param {boolean} isFresh whether it has just been seen to come, and is still to be celebrated */
  appear(isFresh) {
    const { root, state } = this._table;
    this._askToKeep();
    // Not a button: the key that has played the last card may come twice.
    if (!document.querySelector("dialog[open]")) this._focus(".outcome");
    const element = root.querySelector(".ending");
    if (isFresh && this.isWon && element instanceof HTMLElement) cascade(element, state.special?.what);
  }

  /** From now on there is something to keep, and a browser deletes first what it wasn't asked to keep. On iPhones, it does
   * after seven days without a visit, but for what the Home Screen has (WebKit, "Full Third-Party Cookie Blocking and
   * More"): that is told once, where there is a page that keeps games. */
  async _askToKeep() {
    const isKept = await navigator.storage?.persist?.().catch(() => false);
    const { keeper, replayIt } = this._table.state;
    const isAtRisk = "standalone" in navigator && !navigator.standalone && !isKept && (keeper || replayIt);
    if (!isAtRisk || kept(TOLD, false, Boolean)) return;
    keep(TOLD, true);
    this._note = words("ending-keep");
    this._table.render();
  }

  /** Somebody of that name has said something. @param {string} name @param {string} text */
  hear(name, text) {
    this._heard = [...this._heard, /** @type {[string, string]} */ ([name, text])].slice(-HEARD);
    this._table.render();
  }

  template() {
    const { title } = this._outcome;
    const { state } = this._table;
    const { text, commands } = this._next();
    const said = (this._shared.text === text && this._shared.said) || text || this._note;
    const proposals = proposalsOf(state);
    const mark = (/** @type {number} */ seat) => (proposals.get(seat) === "rematch" ? words("ending-ready-mark") : "");
    const look = words("ending-look");
    const aside = (/** @type {KeyboardEvent} */ { key }) => this.isOpen && key === "Escape" && this._turn(false);
    return html`<section class=${this.isOpen ? "ending" : "ending aside"} aria-label=${words("ending-label")} @keydown=${aside}>
      <div class="outcome" tabindex="-1" role="group" aria-label=${title} ?hidden=${!this.isOpen}>
        <button type="button" class="close" aria-label=${look} title=${look} @click=${() => this._turn(false)}>×</button>
        ${this._fan}<h2>${title}</h2>${
          state.special ? html`<p class="special">${state.special.text}</p>` : nothing
        }<p class="comfort">${this._comfort}</p><p class="told">${state.dealOver?.text ?? ""}</p>
        ${state.earned.length ? this._trophies(state.earned) : nothing}${this._scores(mark)}${this._counted()}${this._facts()}
        <p class="deal">${state.deal}</p>
        <p class="ready" aria-live="polite">${said}</p>
        <div class="buttons">${this._talk()}${this._buttons(commands)}</div>
      </div>
      <button type="button" class="back main" ?hidden=${this.isOpen} @click=${() => this._turn(true)}>${words("ending-show")}</button>
    </section>`;
  }

  /** What is said meanwhile. */
  _talk() {
    const { asks } = this._table.state;
    const wish = asks.length ? [html`<p>${words("asks-to-play", { names: both(asks) })}</p>`] : [];
    const lines = [...wish, ...this._heard.map(([name, text]) => html`<p><b>${name}</b> ${text}</p>`)];
    return lines.length ? html`<div class="talk">${lines}</div>` : nothing;
  }

  /** @param {[string, () => void][]} commands */
  _buttons(commands) {
    const acts = new Map(commands);
    // Whoever has asked to play waits.
    const main = this._hasAsked ? "" : commands[0][0];
    return BUTTONS.map((key) =>
      acts.has(key)
        ? html`<button type="button" class=${key === main ? "main" : ""} data-command=${key}
            aria-disabled=${key === "ending-ready-button"}
            aria-busy=${key === "ending-share" && this._isDrawing} @click=${acts.get(key)}>${words(key)}</button>`
        : nothing,
    );
  }

  /** Put it aside to look at the table, or show it again. @param {boolean} isOpen */
  _turn(isOpen) {
    this.isOpen = isOpen;
    if (isOpen && this._heard.length) this._table.extras?.read();
    this._table.render();
    this._focus(isOpen ? ".outcome" : ".ending .back");
  }

  /** @param {string} selector */
  _focus(selector) {
    /** @type {HTMLElement | null} */ (this._table.root.querySelector(selector))?.focus({ preventScroll: true });
  }

  /** What may come next, and what has to be said about it. @returns {{text: string, commands: [string, () => void][]}} */
  _next() {
    const { state, voice, send } = this._table;
    const { sitters, view, isClosed, isAway, isShared, hasStopped } = state;
    const { dealOver } = state;
    const proposals = proposalsOf(state);
    /** @type {[string, () => void][]} */
    const others = [
      ["ending-share", () => this._share()],
      ["table-leave", state.leave],
    ];
    if (dealOver?.share && !dealOver.isDaily) others.unshift(["ending-challenge", dealOver.share]);
    // A guest would leave the others. Whoever hosts is back before they can go on.
    const isReady = (/** @type {number} */ seat) => proposals.get(seat) === "rematch";
    const stays = state.hosts && view && !isWatched(state) && !isReady(view.seat);
    if (state.replayIt && (stays || !hasListeners(state))) others.push(["ending-replay", state.replayIt]);
    const open = (/** @type {string} */ what) => () =>
      void window.open(`${state.keeper}#${what}`, "_blank", "noopener");
    if (state.keeper) others.push(["ending-replay", open("replay")], ["ending-earned", open("you")]);
    if (state.another) others.unshift(["ending-another", state.another]);
    if (hasStopped) return { text: state.trouble, commands: others.slice(0, 1) };
    if (isClosed || isAway)
      return {
        text: isClosed ? words("ending-closed", { name: state.host || "none" }) : words("ending-lost"),
        commands: others,
      };
    const choosing = state.chooser && words("ending-choosing", { name: state.chooser });
    const gone = sitters.filter(({ name, present, computer }) => name && !present && !computer);
    const by = gone.every(({ left }) => left) ? "left" : "nobody";
    const who = gone.length
      ? words("banner-short", { by, count: gone.length, names: both(gone.map(({ name }) => name)) })
      : "";
    if (isWatched(state) && !state.watching.length) {
      // Any seat stands for one in the next game, if whoever hosts is there.
      const ask = () => {
        this._hasAsked = true;
        send({ kind: "take", seat: 0 });
      };
      if (!state.hosts && !this._hasAsked && !gone.some(({ name }) => name === state.host))
        others.unshift(["ending-play-next", ask]);
      const asked = this._hasAsked ? words("error-seat-asked") : "";
      return { text: [asked, choosing || who].filter(Boolean).join(" "), commands: others };
    }
    if (gone.length) {
      /** @type {[string, () => void][]} */
      const call = state.callWords ? [[state.callWords, state.call]] : [];
      const invites = call.length ? "yes" : "no";
      const text = words("ending-gone", { who, invites });
      const substitute = () => send({ kind: "propose", what: "bot" });
      return { text, commands: [...call, ["table-let-computer", substitute], ...others] };
    }
    // Nobody waits for a free seat.
    const people = sitters.flatMap(({ name, computer }, seat) => (computer || !name ? [] : [seat]));
    const [ready, slow] = [people.filter(isReady), people.filter((seat) => !isReady(seat))];
    const named = (/** @type {number[]} */ seats) => both(seats.map((seat) => voice.name(seat)));
    if (!isShared && view && isReady(view.seat)) {
      const text = choosing || words("ending-waiting", { names: named(slow) });
      // It stays where it was: another button in its place would be hit by the second of two taps.
      return { text, commands: [["ending-ready-button", () => {}], ...others] };
    }
    const text = choosing || (ready.length ? words("ending-ready", { count: ready.length, names: named(ready) }) : "");
    return { text, commands: [["table-again", () => this._table.rematch()], ...others] };
  }

  _share() {
    const { dealOver, shareGame } = this._table.state;
    if (dealOver?.isDaily && dealOver.share) dealOver.share();
    else if (shareGame) shareGame(() => this._sharePicture());
    else this._sharePicture();
  }

  async _sharePicture() {
    const { text } = this._next();
    this._isDrawing = true;
    this._table.render();
    // Whoever has gone on meanwhile wants no picture of this any more.
    const isHere = () => Boolean(this._table.root.querySelector(".ending")) && !document.querySelector("dialog[open]");
    // How much help it took is nobody else's business.
    const facts = this._named.facts.filter(([name]) => name !== words("ending-hints"));
    const said = await sharePicture({ ...this._named, facts, earned: this._table.state.earned }, isHere);
    this._isDrawing = false;
    this._shared = { said, text };
    this._table.render();
  }

  /** What the game has earned, drawn. @param {[string, string][]} earned */
  _trophies(earned) {
    this._art ??= Promise.all([import("./trophy-art.js"), loadStylesheet("profile/style.css")])
      .then(([art]) => {
        this._draw = art.trophyArt;
        this._table.render();
      })
      .catch(() => {});
    const each = (/** @type {[string, string]} */ [name, title]) =>
      html`<li>${this._draw?.(name) ?? nothing}<b>${title}</b></li>`;
    return html`<ul class="earned" aria-label=${words("ending-earned")}>${earned.map(each)}</ul>`;
  }

  /** @type {Promise<void> | undefined} */
  _art;
  /** @type {((name: string) => unknown) | undefined} */
  _draw;

  /** @param {(seat: number) => string} mark */
  _scores(mark) {
    const { rows, series } = this._outcome;
    const hasPoints = rows.some(({ points }) => points !== null);
    const heads = ["ending-player", "ending-left", ...(hasPoints ? ["ending-points"] : [])];
    const hasWins = rows.length > 2 && !series;
    if (hasWins) heads.push(hasPoints ? "ending-matches" : "ending-wins");
    const counted = rows.map((row) => ({
      ...row,
      counts: [row.left, ...(hasPoints ? [row.points] : []), ...(hasWins ? [row.wins] : [])],
    }));
    return scoreTable(
      heads.map((key) => words(key)),
      counted,
      mark,
    );
  }

  /** How the points came about, round by round, where the game knows. */
  _counted() {
    const { board, view } = this._table;
    const tables = view?.result && board?.counted?.(view);
    return tables?.length ? html`<details><summary>${words("between-rounds")}</summary>${tables}</details>` : nothing;
  }

  _facts() {
    const { facts, series, rows } = this._outcome;
    const what = rows.some(({ points }) => points !== null) ? "matches" : "games";
    const { former, earlier } = this._table.state;
    const head = former.length || earlier ? words("ending-wins") : words("ending-evening", { what });
    const tile = (/** @type {string} */ name, /** @type {string} */ value, kind = "") =>
      html`<div class=${kind}><dt>${name}</dt><dd>${value}</dd></div>`;
    // The deal of the day is no part of what one plays on.
    const evening = series && !this._table.state.dealOver?.isDaily ? [tile(head, series, "series")] : [];
    const tiles = [...facts.map(([name, value]) => tile(name, value)), ...evening];
    return tiles.length ? html`<dl class="facts">${tiles}</dl>` : nothing;
  }
}
