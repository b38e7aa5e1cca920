// One line over the header: who is away, and for how long; what can be done about it is behind that. And news, for a moment.

import { button, make } from "../dom/dom.js";
import { both } from "../words/sentences.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("./table.js").Table} Table */
/** A button: the key of its words, its key on the board, and what it does. @typedef {[string, string, () => void]} Command */

/** For how long something is told that needs no answer, in milliseconds. */
const NEWS_STAY = 7000;

/** What has fewer letters needs no room for several lines. */
const BRIEF = 20;

/** What players want done about somebody who is away, or after the end, by seat. @param {Table} table */
export const proposalsOf = ({ sitters }) =>
  new Map(sitters.flatMap(({ proposal }, seat) => (proposal ? [[seat, proposal]] : [])));

export class Banner {
  /** @param {Table} table */
  constructor(table) {
    this._table = table;
    this._clock = make("span", { className: "clock" });
    this._short = make("span", { className: "short" });
    this._opener = button("", () => this._open(this._menu.hidden), { className: "away", "aria-expanded": false });
    this._opener.append(this._short, this._clock, make("i", { "aria-hidden": "true" }));
    this._text = make("p");
    this._buttons = make("div", { className: "buttons" });
    this._menu = make("div", { className: "menu", hidden: true }, this._text, this._buttons);
    this._aside = make("span", { className: "aside" });
    this._seen = make("span", { className: "seen" });
    const said = make("p", { className: "news", role: "status" }, this._aside, this._seen);
    this.element = make("section", { className: "banner", "aria-label": words("banner-label") });
    this.element.append(this._opener, this._menu, said);
    this.element.addEventListener("keydown", (event) => this._escape(event));
    this._elsewhere = (/** @type {Event} */ { target }) => {
      if (!this.element.contains(/** @type {Node} */ (target))) this._open(false);
    };
    document.addEventListener("pointerdown", this._elsewhere);
    this._shown = "";
    this._reason = "";
    /** Why somebody was away when it was told last. */
    this._why = "";
    this._since = 0;
    this._news = "";
    /** What was wanted by others when it was told last. */
    this._wanted = "";
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this._ticking = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this._ending = undefined;
  }

  remove() {
    clearInterval(this._ticking);
    clearTimeout(this._ending);
    document.removeEventListener("pointerdown", this._elsewhere);
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
    const { trouble, hasStopped, host } = this._table;
    const proposals = proposalsOf(this._table);
    const lost = { text: trouble, waits: !hasStopped, short: words("banner-lost", { name: host || "none" }) };
    const { text, waits, short } = trouble ? lost : this._absence();
    this._tick(waits ? text : "");
    const wishes = waits && !trouble ? [...proposals].map(([seat, what]) => this._wish(seat, what)) : [];
    const commands = this.commands();
    const why = this._table.absence;
    const shown = JSON.stringify([text, why, wishes, this._news, commands.map(([key]) => key), waits]);
    if (this._shown === shown) return;
    const isNew = JSON.parse(this._shown || "[]")[0] !== text;
    this._shown = shown;
    const hasLine = waits || commands.length > 0;
    const told = hasLine ? [text, why, ...wishes].filter(Boolean).join(" ") : "";
    this._aside.textContent = this._text.textContent = told;
    this._short.textContent = short;
    this._opener.hidden = !hasLine || !short;
    this._clock.hidden = !waits;
    if (!hasLine) this._open(false);
    this._seen.textContent = this._news || (hasStopped ? text : "");
    const { length } = this._seen.textContent;
    this.element.classList.toggle("brief", length > 0 && length < BRIEF);
    this._fill(commands);
    // What leaves nothing to do, and what somebody wants, is said once.
    const wanted = wishes.join(" ");
    const once = hasLine ? (wanted !== this._wanted ? wanted : "") : isNew && !hasStopped ? text : "";
    // What others wish is put before whoever hasn't said yes: it waits for that.
    const hasWished = proposals.has(this._table.view?.seat ?? -1);
    const isLost = this._table.hasLost && why !== this._why;
    this._why = why;
    if (hasLine && !hasWished && ((wanted && wanted !== this._wanted) || isLost)) this._open(true);
    else if (once) this.tell(once);
    this._wanted = wanted;
  }

  /** @param {Command[]} commands */
  _fill(commands) {
    const names = commands.map(([key]) => key).join();
    if (this._buttons.dataset.commands === names) return;
    this._buttons.dataset.commands = names;
    this._buttons.replaceChildren(
      ...commands.map(([key, letter, act]) => {
        const chosen = () => {
          this._open(false);
          act();
        };
        const element = button(words(key), chosen, { "data-command": key });
        element.append(make("kbd", { "aria-hidden": "true", "data-text": letter }));
        return element;
      }),
    );
  }

  /** @param {boolean} isOpen */
  _open(isOpen) {
    this._menu.hidden = !isOpen;
    this._opener.ariaExpanded = String(isOpen);
  }

  /** @param {KeyboardEvent} event */
  _escape(event) {
    if (event.key !== "Escape" || this._menu.hidden) return;
    event.stopPropagation();
    this._open(false);
    this._opener.focus();
  }

  /** What can be done now. @returns {Command[]} */
  commands() {
    const { trouble, callWords, oncall, send } = this._table;
    /** @type {Command[]} */
    const found = [];
    const { waits } = trouble ? { waits: false } : this._absence();
    // What brings them back comes first.
    if (callWords && oncall) found.push([callWords, "I", oncall]);
    if (waits) {
      found.push(["table-let-computer", "O", () => send({ kind: "propose", what: "bot" })]);
      found.push(["table-stop", "K", () => send({ kind: "propose", what: "stop" })]);
    }
    return found;
  }

  /** Who is missed, in a sentence and in short, and whether the game waits for them.
   * @returns {{text: string, waits: boolean, short: string}} */
  _absence() {
    const { sitters, view, isAway, isClosed } = this._table;
    const nobody = { text: "", waits: false, short: "" };
    if (!view || view.result || isAway || isClosed) return nobody;
    const gone = sitters.filter(({ name, present }) => name && !present);
    const missed = gone.filter(({ computer }) => !computer);
    const isFree = sitters.some(({ name, present }) => !name && !present) && this._table.callWords;
    if (isFree && !missed.length) return { ...nobody, text: words("banner-free"), short: words("banner-free-short") };
    const those = missed.length ? missed : gone;
    if (!those.length) return nobody;
    const isTheirs = missed.some((each) => view.turn.includes(sitters.indexOf(each)));
    const turn = view.turn.includes(view.seat) ? "mine" : isTheirs || !view.turn.length ? "theirs" : "others";
    const by = missed.length ? "nobody" : "computer";
    const who = { count: those.length, names: both(those.map(({ name }) => name)), turn, by };
    const key = missed.length ? "banner-away" : "banner-computer";
    return { text: words(key, who), waits: missed.length > 0, short: words("banner-short", who) };
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
