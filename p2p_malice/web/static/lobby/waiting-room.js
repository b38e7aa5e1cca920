// The table before its first card: who is here, and who is awaited.

import { initialsOf } from "../players/avatars.js";
import { make } from "../dom/dom.js";
import { personLine } from "../players/person-line.js";
import { html, render } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../table/state.js").Sitter} Sitter */

export class WaitingRoom {
  element = make("section", { className: "lobby" });
  /** @type {Sitter[]} Who was there last. */
  _sitters = [];

  /** Show who sits where, in front of the empty table of a page; who has just come is told by `tell`.
   * @param {HTMLElement} root @param {Sitter[]} sitters @param {number} own @param {(text: string) => void} tell */
  show(root, sitters, own, tell) {
    const signs = initialsOf(sitters.map(({ name }) => name));
    const lines = sitters.map(({ name: called, present, computer }, at) => {
      const kind = called && present ? "here" : "waiting";
      const name = called || words("waiting-seat", { number: at + 1 });
      const state = words("waiting-state", { how: at === own ? "you" : computer ? "computer" : kind });
      return html`<li class=${`person ${kind}`}>${personLine({ name, initials: signs[at], state, kind }, at)}</li>`;
    });
    render(html`<h2>${words("waiting-title")}</h2><ul class="people">${lines}</ul>`, this.element);
    if (!this.element.isConnected) root.querySelector("main.table")?.append(this.element);
    for (const [at, { name }] of sitters.entries()) {
      if (name && this._sitters.length && !this._sitters[at]?.name) tell(words("waiting-came", { name }));
    }
    this._sitters = sitters.map((each) => ({ ...each }));
  }

  /** The cards are there. */
  close() {
    this.element.remove();
  }
}
