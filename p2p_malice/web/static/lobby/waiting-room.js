// The table before its first card: who is here, and who is awaited.

import { initialsOf } from "../players/avatars.js";
import { make } from "../dom/dom.js";
import { people, personLine } from "../players/person-line.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../table/state.js").Sitter} Sitter */

export class WaitingRoom {
  element = make("section", { className: "lobby" });
  /** @type {Sitter[]} Who was there last. */
  _sitters = [];

  /** Show who sits where, in front of the empty table of a page; who has just come is told by `tell`.
   * @param {HTMLElement} root @param {Sitter[]} sitters @param {number} own @param {(text: string) => void} tell */
  show(root, sitters, own, tell) {
    const kinds = sitters.map(({ name, present }) => (name && present ? "here" : "waiting"));
    const initials = initialsOf(sitters.map(({ name }) => name));
    const lines = sitters.map((sitter, at) => {
      const name = sitter.name || words("waiting-seat", { number: at + 1 });
      const how = at === own ? "you" : sitter.computer ? "computer" : kinds[at];
      const kind = /** @type {"here" | "waiting"} */ (kinds[at]);
      return personLine({ name, initials: initials[at], state: words("waiting-state", { how }), kind }, at);
    });
    this.element.replaceChildren(make("h2", {}, words("waiting-title")), people(lines, kinds));
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
