// The turns of a finished game, as the table of contents of its replay: beside the board, or in a dialog.

import { smallCards } from "../cards/small-cards.js";
import { make } from "../dom/dom.js";
import { coloursOf } from "../players/avatars.js";
import { html, render } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** A turn, as the program tells it: see its `TurnLine`.
 * @typedef {import("../app-messages.d.ts").TurnLine} Turn */

/** All turns, each as a button that goes there. They are drawn once; from then on, only the one that is shown changes. */
export class TurnList {
  /** @param {Turn[]} turns @param {number | null} own the seat that is called “you” @param {(at: number) => void} go
   * @param {() => unknown} rest what else one can do */
  constructor(turns, own, go, rest) {
    this.rest = rest;
    this._own = own;
    this._turns = turns;
    this._go = go;
    this._here = -1;
    this._at = 0;
    this._said = make("span");
    /** How the hands of others are drawn. */
    this.smallCards = smallCards;
    this.element = make("div", { className: "log paper turns", role: "group", "aria-label": words("replay-turns") });
    render(
      turns.map(({ at, seat, name, cards, marks, shows }) => {
        const colour = seat === null ? "" : `--seat: ${coloursOf(seat)[0]}`;
        return html`<p .style=${colour}><button type="button" tabindex="-1" @click=${() => go(at)}><b>${seat !== null && seat === own ? words("player-you") : name}</b> ${smallCards(cards, shows)}<small>${marks}</small></button></p>`;
      }),
      this.element,
    );
    this.element.addEventListener("keydown", (event) => this._move(event));
    this.mark(0);
  }

  /** The heading: who comes next, for the line tells what has led there. @param {{who: string, name: string}} whose */
  title(whose) {
    return words("replay-next", whose);
  }

  /** Mark the turn to which that position belongs. @param {number} at */
  mark(at) {
    this._at = at;
    const here = this._turnAt(at);
    if (here === this._here) return;
    const [before, entry] = [this._here, here].map((each) => this.element.children[each]);
    before?.firstElementChild?.setAttribute("tabindex", "-1");
    before?.firstElementChild?.removeAttribute("aria-current");
    entry.firstElementChild?.setAttribute("tabindex", "0");
    entry.firstElementChild?.setAttribute("aria-current", "step");
    this._here = here;
    requestAnimationFrame(() => entry.scrollIntoView({ block: "nearest" }));
  }

  /** Say what has led to the position, below the turn in which it was. @param {string} text */
  say(text) {
    this._said.textContent = text;
    this.element.children[this._turnAt(this._at - 1)]?.append(this._said);
    requestAnimationFrame(() => this.element.children[this._here]?.scrollIntoView({ block: "nearest" }));
  }

  /** The number of the turn to which that position belongs. @param {number} at */
  _turnAt(at) {
    return Math.max(0, this._turns.filter((turn) => turn.at <= at).length - 1);
  }

  /** Go from turn to turn by arrows. @param {KeyboardEvent} event */
  _move(event) {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    // Enter is for the turn, and no key of the table.
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    if (to === undefined || !buttons[to]) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to].focus();
  }

  /** Show the same in a dialog, where there is no room beside the board. */
  async ask() {
    const go = (/** @type {number} */ at) => {
      list.element.closest("dialog")?.close();
      this._go(at);
    };
    const list = new TurnList(this._turns, this._own, go, this.rest);
    list.element.className = "all-lines turns";
    const read = ask(words("replay-turns"), list.element);
    list.mark(this._turns[this._here].at);
    /** @type {HTMLElement | null} */ (list.element.querySelector("[aria-current]"))?.focus();
    await read;
  }
}
