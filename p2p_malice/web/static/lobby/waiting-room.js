// The table before its first card: who is here, who is awaited, and what will be played by which rules.

import "../words/extra-words.js";
import "../players/avatar-art.js";
import { initialsOf } from "../players/avatars.js";
import { personLine } from "../players/person-line.js";
import { html, nothing } from "../vendor/lit-html.js";
import { called, words } from "../words/catalogue.js";

export class WaitingRoom {
  /** @type {import("../state/state.js").Sitter[]} Who was there last. */
  _sitters = [];

  /** What the table says of its rules, as a template. @type {unknown} */
  _rules = nothing;
  /** Whether players who sit opposite each other are partners. */
  _hasPartners = false;
  _hasAsked = false;

  /** @param {string} lessons the address of a page that has them, "" for none */
  constructor(lessons = "") {
    this._lessons = lessons;
  }

  /** Show who sits where, in front of an empty table; who has just come is told.
   * @param {import("../table/table.js").Table} table */
  show(table) {
    const { sitters, own } = table.state;
    if (!this._hasAsked) this._ask(table).catch(() => {});
    const signs = initialsOf(sitters.map(({ name, kept }) => name || kept || ""));
    const lines = sitters.map(({ name: called, present, computer, avatar, kept }, at) => {
      const kind = called && present ? "here" : "waiting";
      const seat = called || kept || words("waiting-seat", { number: at + 1 });
      const isPartner = this._hasPartners && own >= 0 && at === (own + 2) % sitters.length;
      const name = isPartner ? words("lobby-partner", { name: seat }) : seat;
      const state = words("waiting-state", { how: at === own ? "you" : computer ? "computer" : kind });
      return html`<li class=${`person ${kind}`}>${personLine({ name, initials: signs[at], state, kind, avatar }, at)}</li>`;
    });
    const over = html`<section class="lobby"><h2>${words("waiting-title")}</h2><ul class="people">${lines}</ul>${own < 0 ? html`<p>${words("watching-you")}</p>` : nothing}${this._rules}</section>`;
    table.change({ over });
    for (const [at, { name }] of sitters.entries()) {
      if (name && this._sitters.length && !this._sitters[at]?.name) table.tell(words("waiting-came", { name }));
    }
    this._sitters = sitters;
  }

  /** Have the table say what is played there. @param {import("../table/table.js").Table} table */
  async _ask(table) {
    this._hasAsked = true;
    const [sheet, { sheetOf }] = await Promise.all([table.rules(), import("../rules/answers.js")]);
    const { game } = table.state;
    this._hasPartners = sheet.facts.partners === "yes";
    const title = called(`game-${game}`, "");
    const learn = html`<a href=${`${this._lessons}#lesson-${game}`} target="_blank"
      class="button">${words("waiting-learn", { game: title })}</a>`;
    const rules = sheetOf(sheet, words("howto-all"));
    this._rules = html`${this._lessons && title ? learn : nothing}<div class="paper terms">${rules}</div>`;
    if (!table.view) this.show(table);
  }
}
