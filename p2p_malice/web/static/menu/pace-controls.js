// What somebody can do who only watches: change the pace and, in a replay, go elsewhere or look from another seat.

import { TurnList } from "./turn-list.js";
import { html, nothing } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** What the program tells of it: see its `PacedMessage`.
 * @typedef {import("../app-messages.d.ts").PacedMessage} Pace */
/** @typedef {import("../table/table.js").Table} Table */

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
    /** Those of the game that is shown again. @type {import("./turn-list.js").Turn[]} */
    this.turns = [];
    /** @type {number | null} The seat at which whoever sees it has played. */
    this.own = null;
    /** @type {TurnList | null} */
    this._list = null;
    /** What was told last. @type {Pace | null} */
    this._pace = null;
    /** The position that was shown last, and the last line of the log then. @type {number | undefined} */
    this._number = 0;
    /** @type {any} */
    this._last = null;
  }

  /** Show at a table how it goes. @param {Table} table @param {Pace} pace */
  show(table, pace) {
    const { text, at, count, look } = pace;
    const watching = this._buttons(table, pace);
    const notes = count ? this._timeline(table, pace) : nothing;
    const replay = count ? this._contents(table, pace) : null;
    const part = { isShared: !count || this.own === null, me: this.own, replay, paceWords: text, watching, notes };
    const isElsewhere = at !== this._pace?.at || look !== this._pace.look;
    this._pace = pace;
    if (!table.state.watching.length) table.repaint(part);
    // What is seen from there comes next, and is drawn with this.
    else if (isElsewhere) table.know(part);
    else table.change(part);
    this._isAwaited = false;
    this._follow(table);
  }

  /** The turns of the game, with the one marked that is shown. @param {Table} table @param {Pace} pace */
  _contents(table, { at }) {
    if (!table.state.replay) this._list = new TurnList(this.turns, this.own, (to) => this._ask(table, "at", to));
    this._list?.mark(at);
    return this._list;
  }

  /** A position of a replay is shown. @param {Table} table */
  shown(table) {
    const { log, view } = table.state;
    this._say(table);
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
    table.know({ isStill: !["go", "step", "faster", "slower"].includes(what) });
    this._send({ kind: "pace", what, at });
  }

  /** @param {Table} table @param {Pace} pace */
  _buttons(table, { running, at, count, moments }) {
    const [isFirst, isLast] = [at === 0, count > 0 && at === count - 1];
    /** @type {[string, string, string, boolean][]} */
    const buttons = [
      ["watch-slower", "-", "slower", true],
      ["watch-faster", "+", "faster", true],
      running ? ["watch-stop", "S", "stop", true] : ["watch-go", "S", "go", true],
      ["watch-step", "N", "step", !isLast],
    ];
    if (count)
      buttons.push(
        ["replay-last", "P", "last", !isFirst],
        ["replay-back", "B", "back", !isFirst],
        ["replay-turn", "T", "turn", !isLast],
        ["replay-best", "G", "best", true],
      );
    if (moments) buttons.push(["replay-moment", "H", "moment", true]);
    return buttons.map(
      ([name, key, what, on]) =>
        /** @type {import("../state/state.js").Command} */ ([name, key, () => this._ask(table, what), on]),
    );
  }

  /** Where a replay is, and from where it is seen. @param {Table} table @param {Pace} pace */
  _timeline(table, { text, at, count, looks, look }) {
    const choose = (/** @type {any} */ { target }) => this._ask(table, "look", target.selectedIndex);
    const slide = (/** @type {Event} */ event) => this._slide(table, event);
    const select = html`<select aria-label=${words("replay-look")} .selectedIndex=${look} @change=${choose}>${looks.map(
      (each, index) => html`<option ?selected=${index === look}>${each}</option>`,
    )}</select>`;
    // Keys change these, and nothing on the board.
    return html`<aside class="timeline" aria-label=${words("replay-where")} @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
      <input type="range" id="timeline" min="0" max=${count - 1} .value=${String(this._wanted ?? at)} aria-label=${words("replay-where")}
        aria-valuetext=${text} @input=${slide} @change=${slide}>${looks.length ? select : nothing}</aside>`;
  }

  /** The slider is elsewhere. @param {Table} table @param {any} event */
  _slide(table, { target, type }) {
    this._wanted = Number(target.value);
    this._isMoved = type === "input";
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
