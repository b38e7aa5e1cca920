// What somebody can do who only watches: change the pace and, in a replay, go elsewhere or look from another seat.

import { RaceCurve } from "./race-curve.js";
import { TurnList } from "./turn-list.js";
import { initialsOf } from "../players/avatars.js";
import { avatarOf } from "../players/person-line.js";
import { both, listenerFirst, whoWon } from "../state/sentences.js";
import { voiceOf } from "../state/state.js";
import { buttonsOf } from "../table/button-row.js";
import { html, nothing } from "../vendor/lit-html.js";
import { closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** What the program tells of it: see its `PacedMessage`.
 * @typedef {import("../app-messages.d.ts").PacedMessage} Pace */
/** @typedef {import("../table/table.js").Table} Table
 * @typedef {import("../state/state.js").Command} Command */

/** Milliseconds from one move to the next; each tap on the pace takes the next of these. */
const PACES = [1000, 500, 250, 2000];

/** So far a finger goes that wants another move, in pixels; and so far it may stray from its line. */
const SWIPE = 44;

/** What one may do at the end. */
const ENDING = ["watch-again", "replay-moment", "replay-own-game", "replay-leave"];

export class PaceControls {
  /** @param {(body: import("../app-messages.d.ts").FromPage) => void} send */
  constructor(send) {
    this._send = send;
    /** Where the slider is while it is moved, where the program isn't yet. @type {number | null} */
    this._wanted = null;
    this._isMoved = false;
    /** Where the program was asked to go last while the slider is moved, and whether it isn't there yet.
     * @type {number | null} */
    this._sent = null;
    this._isAwaited = false;
    this._frame = 0;
    /** @type {import("../app-messages.d.ts").TurnsMessage | null} What the program tells of the game that is shown again. */
    this.turns = null;
    /** Whether it is somebody else's, who has sent its link. */
    this.isSent = false;
    /** @type {TurnList | null} */
    this._list = null;
    /** @type {RaceCurve | null} */
    this._curve = null;
    /** What was told last. @type {Pace | null} */
    this._pace = null;
    /** Whether the end is looked at, and not what one may do then. */
    this._isLooking = false;
    /** The position that was shown last, and the last line of the log then. @type {number | undefined} */
    this._number = 0;
    /** @type {any} */
    this._last = null;
    /** Where a finger has touched the table. @type {Touch | null} */
    this._touch = null;
    /** What a finger does on the table. @type {(event: TouchEvent) => void} */
    this._finger = () => {};
    this._touched = (/** @type {any} */ event) => this._finger(event);
  }

  /** Nothing is watched any more. */
  forget() {
    this.turns = this._pace = null;
    this._wanted = this._sent = null;
    this._finger = () => {};
  }

  /** The seat at which whoever sees it has played. */
  get own() {
    return this.turns?.own ?? null;
  }

  /** Show at a table how it goes. @param {Table} table @param {Pace} pace */
  show(table, pace) {
    const { text, at, count, look } = pace;
    const replay = count ? this._contents(table, pace) : null;
    const part = {
      isShared: !count || this.own === null,
      me: this.own,
      replay,
      paceWords: count ? "" : text,
      watching: this._commands(table, pace),
      notes: count ? this._timeline(table, pace) : nothing,
      over: /** @type {unknown} */ (nothing),
    };
    const isElsewhere = at !== this._pace?.at || look !== this._pace.look;
    this._pace = pace;
    if (count && !isElsewhere) part.over = this._end(table);
    if (!table.state.watching.length) table.repaint(part);
    // What is seen from there comes next, and is drawn with this.
    else if (isElsewhere) table.know(part);
    else table.change(part);
    this._isAwaited = false;
    this._follow(table);
  }

  /** The turns of the game, with the one marked that is shown. @param {Table} table @param {Pace} pace */
  _contents(table, { at }) {
    if (!table.state.replay) {
      const { turns = [], race = [] } = this.turns ?? {};
      this._list = new TurnList(
        turns,
        this.own,
        (to) => this._ask(table, "at", to),
        () => this._rest(table),
      );
      this._curve = new RaceCurve(race, this.own, (to, isMoved) => this._slide(table, to, isMoved));
      this._finger = (/** @type {TouchEvent} */ event) => this._swipe(table, event);
      for (const kind of ["touchstart", "touchend"])
        table.root.addEventListener(kind, this._touched, { passive: true });
    }
    this._list?.mark(at);
    return this._list;
  }

  /** A position of a replay is shown. @param {Table} table */
  shown(table) {
    const { log, view, sitters } = table.state;
    this._curve?.seat(sitters);
    this._say(table);
    if (view?.result) table.change({ over: this._end(table) });
    else this._isLooking = false;
    if (view?.number === this._number) return;
    const { lines } = log;
    this._list?.say(
      lines
        .slice(lines.indexOf(this._last) + 1)
        .map(({ text }) => text)
        .join(" "),
    );
    this._number = view?.number;
    this._last = lines[lines.length - 1];
  }

  /** Say what there is to say of the position, and mark the move that it is about. @param {Table} table */
  async _say(table) {
    const remark = this._pace?.remark;
    if (!remark) return;
    const { told } = await import("../rules/answers.js");
    if (remark !== this._pace?.remark) return;
    const said = remark.codes.flat().map((code) => told(code, remark.facts, "moment").trim());
    table.repaint({ note: said.join(" ") });
    if (remark.move) table.board?.mark?.(remark.move);
  }

  /** @param {Table} table @param {string} what @param {number} [at] */
  _ask(table, what, at = 0) {
    // Whoever looks for a place wants to see it at once.
    table.know({ isStill: !["go", "step", "faster", "slower", "every"].includes(what) });
    this._send({ kind: "pace", what, at });
  }

  /** What can be done by buttons and keys. @param {Table} table @param {Pace} pace @returns {Command[]} */
  _commands(table, { running, every, at, count, moments }) {
    const [isFirst, isLast] = [at === 0, count > 0 && at === count - 1];
    const go =
      (/** @type {string} */ what, to = 0) =>
      () =>
        this._ask(table, what, to);
    const next = PACES[(PACES.indexOf(every) + 1) % PACES.length];
    const times = `${Number((1000 / every).toFixed(1))}×`;
    /** @type {Command[]} */
    const watch = [
      ["watch-go", " ", go(running ? "stop" : "go"), true, { as: running ? "watch-stop" : "watch-go" }],
      ["watch-step", "ArrowRight", go("step"), !isLast],
      ["watch-every", "", go("every", next), true, { text: times, said: words("watch-every", { times }) }],
      ["watch-slower", "-", go("slower"), true],
      ["watch-faster", "+", go("faster"), true],
    ];
    if (!count) return watch;
    watch.push(
      ["replay-last", "ArrowUp", go("last"), !isFirst],
      ["replay-back", "ArrowLeft", go("back"), !isFirst],
      ["replay-turn", "ArrowDown", go("turn"), !isLast],
      ["replay-best", "B", go("best"), true],
      ["", "Home", go("at", 0), true],
      ["", "End", go("at", count - 1), true],
    );
    if (moments) watch.push(["replay-moment", "H", go("moment"), true]);
    return watch;
  }

  /** Where a replay is, and from where it is seen. @param {Table} table @param {Pace} pace */
  _timeline(table, pace) {
    const { text, at, count, found } = pace;
    const { lead = null, best = 0 } = this.turns ?? {};
    /** @type {import("./race-curve.js").Mark[]} */
    const marks = found.map((place) => [place, "replay-moment"]);
    if (best) marks.push([best, "replay-best"]);
    if (lead !== null) marks.push([lead, "replay-lead"]);
    this._curve?.show(this._wanted ?? at, count, text, marks);
    return html`<aside class="timeline" aria-label=${words("replay-where")} @keydown=${ofSlider}>${this._curve?.element}${this._looks(table, pace)}</aside>`;
  }

  /** Whose cards are seen. @param {Table} table @param {Pace} pace */
  _looks(table, { looks, look }) {
    const choose = (/** @type {any} */ { target }) => this._ask(table, "look", target.selectedIndex);
    return looks.length
      ? html`<select aria-label=${words("replay-look")} .selectedIndex=${look} @change=${choose}>${looks.map(
          (each, index) => html`<option ?selected=${index === look}>${each}</option>`,
        )}</select>`
      : nothing;
  }

  /** What else one can do: it stands among what is behind More. @param {Table} table */
  _rest(table) {
    const [pace, then] = [/** @type {Pace} */ (this._pace), closing("")];
    const act = (/** @type {() => void} */ act) => (/** @type {Event} */ event) => {
      then(event);
      act();
    };
    const rest = this._commands(table, pace).filter(([name]) => ["replay-best", "replay-moment"].includes(name));
    return html`<div class="buttons">${rest.map(
      ([name, , does]) => html`<button type="button" @click=${act(does)}>${words(name)}</button>`,
    )}</div><div class="field">${pace.looks.length ? html`<span class="label">${words("replay-look")}</span>` : nothing}${this._looks(table, pace)}</div>`;
  }

  /** What one may do at the end, over the table. @param {Table} table */
  _end(table) {
    const { result } = table.state.view ?? {};
    if (!this._pace?.count || !result || this._isLooking) return nothing;
    const voice = voiceOf(table.state);
    const winners = listenerFirst(result.winners, voice);
    const names = both(winners.map((seat) => voice.name(seat)));
    const { sitters } = table.state;
    const signs = initialsOf(sitters.map(({ name }) => name));
    const faces = winners.map((seat) => avatarOf(signs[seat], seat, sitters[seat]?.avatar));
    const look = () => {
      this._isLooking = true;
      table.change({ over: nothing });
    };
    const act = (/** @type {() => void} */ does) => () => {
      look();
      does();
    };
    /** @type {Command[]} */
    const commands = [
      ["watch-again", "", act(() => this._ask(table, "go")), true],
      this.isSent ? ["replay-own-game", "", table.state.leave, true] : ["replay-leave", "", table.state.leave, true],
    ];
    if (this._pace.moments) commands.push(["replay-moment", "", act(() => this._ask(table, "moment")), true]);
    const close = words("ending-look");
    return html`<section class="replayed"><div class="outcome"><button type="button" class="close" aria-label=${close} title=${close}
      @click=${look}>×</button><div class="winners">${faces}</div><h2>${words("ending-title", { who: whoWon(winners, voice), names })}</h2><p class="deal">${table.state.deal}</p><div class="buttons">${buttonsOf(ENDING, commands, "watch-again")}</div></div></section>`;
  }

  /** A finger wants another move. @param {Table} table @param {TouchEvent} event */
  _swipe(table, { type, target, touches, changedTouches }) {
    const [touch, begun] = [changedTouches[0], this._touch];
    this._touch = null;
    const isOnTable = target instanceof Element && target.closest("main.table") && !target.closest(".log, .replayed");
    if (type === "touchstart") this._touch = isOnTable && touches.length === 1 ? touch : null;
    else if (begun && this._pace?.count) {
      const [dx, dy] = [touch.clientX - begun.clientX, touch.clientY - begun.clientY];
      if (Math.abs(dx) > SWIPE && Math.abs(dy) < SWIPE) this._ask(table, dx < 0 ? "step" : "back");
    }
  }

  /** The slider is elsewhere. @param {Table} table @param {number} at @param {boolean} isMoved whether it goes on */
  _slide(table, at, isMoved) {
    this._wanted = at;
    this._isMoved = isMoved;
    this._curve?.mark(at);
    this._follow(table);
  }

  /** Go where the slider is: once in a frame, and once the position before is there. @param {Table} table */
  _follow(table) {
    if (this._isAwaited || this._wanted === null) return;
    if (this._wanted === this._sent) {
      if (!this._isMoved) this._wanted = this._sent = null;
      return;
    }
    this._frame ||= requestAnimationFrame(() => {
      this._frame = 0;
      if (this._wanted === null) return;
      this._sent = this._wanted;
      this._isAwaited = true;
      this._ask(table, "at", this._wanted);
    });
  }
}

/** Keys that move the slider, or choose whose cards are seen, do nothing else. @param {KeyboardEvent} event */
function ofSlider(event) {
  const isChoice = event.target instanceof HTMLSelectElement;
  if (isChoice || /^(Arrow(Left|Right)|Home|End|Page)/.test(event.key)) event.stopPropagation();
}
