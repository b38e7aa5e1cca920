// The table before its first card: who is here, and who is awaited.

import "../players/avatar-art.js";
import { initialsOf } from "../players/avatars.js";
import { personLine } from "../players/person-line.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";

export class WaitingRoom {
  /** @type {import("../table/state.js").Sitter[]} Who was there last. */
  _sitters = [];

  /** Show who sits where, in front of an empty table; who has just come is told.
   * @param {import("../table/table.js").Table} table */
  show(table) {
    const { sitters, own } = table.state;
    const signs = initialsOf(sitters.map(({ name }) => name));
    const lines = sitters.map(({ name: called, present, computer, avatar }, at) => {
      const kind = called && present ? "here" : "waiting";
      const name = called || words("waiting-seat", { number: at + 1 });
      const state = words("waiting-state", { how: at === own ? "you" : computer ? "computer" : kind });
      return html`<li class=${`person ${kind}`}>${personLine({ name, initials: signs[at], state, kind, avatar }, at)}</li>`;
    });
    const over = html`<section class="lobby"><h2>${words("waiting-title")}</h2><ul class="people">${lines}</ul></section>`;
    table.change({ over });
    for (const [at, { name }] of sitters.entries()) {
      if (name && this._sitters.length && !this._sitters[at]?.name) table.tell(words("waiting-came", { name }));
    }
    this._sitters = sitters;
  }
}
