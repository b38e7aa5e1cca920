// A strip above the table: who is away, for how long and what can be done about it; and news of the connection.

import { button, make } from "./dom.js";
import { both } from "./telling.js";
import { words } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** A button: the key of its words, its key on the board, and what it does. @typedef {[string, string, () => void]} Command */

/** For how long something is told that needs no answer, in milliseconds. */
const NEWS_STAY = 7000;

export class Banner {
  /** @param {Table} table */
  constructor(table) {
    this._table = table;
    this._clock = make("span", { className: "clock", "aria-hidden": "true" });
    this._text = make("p", { role: "status" });
    this._buttons = make("div", { className: "buttons" });
    this.element = make("section", { className: "banner", hidden: true, "aria-label": words("banner-label") });
    this.element.append(this._text, this._clock, this._buttons);
    this._shown = "";
    this._reason = "";
    this._since = 0;
    this._news = "";
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this._ticking = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._ending = undefined;
  }

  remove() {
    clearInterval(this._ticking);
    clearTimeout(this._ending);
    this.element.remove();
  }

  /** Tell something for a while. @param {string} text */
  tell(text) {
    this._news = text;
    clearTimeout(this._ending);
    this._ending = setTimeout(() => {
      this._news = "";
      this.paint();
    }, NEWS_STAY);
    this.paint();
  }

  paint() {
    const { trouble, hasStopped, proposals } = this._table;
    const { text, waits } = trouble ? { text: trouble, waits: !hasStopped } : this._absence();
    this._tick(waits ? text : "");
    const wanted = waits && !trouble ? [...proposals].map(([seat, what]) => this._wish(seat, what)) : [];
    const lines = [text, ...wanted, this._news].filter(Boolean);
    const commands = this.commands();
    const shown = JSON.stringify([lines, commands.map(([key]) => key), waits]);
    if (this._shown === shown) return;
    this._shown = shown;
    this._text.textContent = lines.join(" ");
    this._clock.hidden = !waits;
    this._buttons.replaceChildren(
      ...commands.map(([key, letter, act]) => {
        const element = button(words(key), act, { "data-command": key });
        element.append(make("kbd", { "aria-hidden": "true", "data-text": letter }));
        return element;
      }),
    );
    this.element.hidden = !lines.length;
  }

  /** What can be done now. @returns {Command[]} */
  commands() {
    const { trouble, callWords, oncall, send } = this._table;
    /** @type {Command[]} */
    const found = [];
    const { waits } = trouble ? { waits: false } : this._absence();
    if (waits) {
      found.push(["table-let-computer", "O", () => send({ kind: "propose", what: "bot" })]);
      found.push(["table-stop", "K", () => send({ kind: "propose", what: "stop" })]);
    }
    if (callWords && oncall) found.push([callWords, "I", oncall]);
    return found;
  }

  /** Who is missed, and whether the game waits for them. @returns {{text: string, waits: boolean}} */
  _absence() {
    const { sitters, view, isAway, isClosed } = this._table;
    if (!view || view.result || isAway || isClosed) return { text: "", waits: false };
    const gone = sitters.filter(({ name, present }) => name && !present);
    const missed = gone.filter(({ computer }) => !computer);
    const names = (/** @type {import("./seat.js").Sitter[]} */ some) => ({
      count: some.length,
      names: both(some.map(({ name }) => name)),
    });
    const isFree = sitters.some(({ name, present }) => !name && !present) && this._table.callWords;
    if (isFree && !missed.length) return { text: words("banner-free"), waits: false };
    if (missed.length) return { text: words("banner-away", names(missed)), waits: true };
    return { text: gone.length ? words("banner-computer", names(gone)) : "", waits: false };
  }

  /** @param {number} seat @param {string} what */
  _wish(seat, what) {
    const { voice } = this._table;
    return words("table-proposed", { who: voice.who(seat), name: voice.name(seat), what });
  }

  /** Count the seconds for as long as there is the same reason to wait. @param {string} reason "" for none */
  _tick(reason) {
    if (Boolean(reason) === Boolean(this._reason)) return;
    this._reason = reason;
    clearInterval(this._ticking);
    if (!reason) return;
    this._since = Date.now();
    const show = () => {
      const seconds = Math.floor((Date.now() - this._since) / 1000);
      this._clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    };
    show();
    this._ticking = setInterval(show, 1000);
  }
}
