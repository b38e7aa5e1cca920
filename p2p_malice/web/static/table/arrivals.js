// Who comes to a table, comes back, looks on or is sent away, told once each.

import { isWatched } from "../state/state.js";
import { words } from "../words/catalogue.js";

/** @typedef {import("../messages.d.ts").Sitter} Sitter */
/** @typedef {import("../state/state.js").State} State */

/** Within so many milliseconds, all are back at a table whose host was away. */
const REJOINED_WITHIN = 30_000;
/** Within so many, most are: whoever isn't there by then is away. */
const REJOINING = 5000;

export class Arrivals {
  /** @param {() => void} onlate what is done once whoever isn't back yet is away */
  constructor(onlate) {
    this._onlate = onlate;
    /** @type {string[]} Who looked on when that was told last. */
    this._watchers = [];
    /** @type {Sitter[]} Who sat where then. */
    this._sitters = [];
    /** @type {string[]} Who was there when the host was lost. */
    this._before = [];
    /** When the host was back, in milliseconds; 0 for not yet. */
    this._back = 0;
  }

  /** Whether anybody was seen at the table before. */
  get isKnown() {
    return this._sitters.length > 0;
  }

  /** Who is missing only because the host was, a moment ago. */
  get rejoining() {
    return this._missing(REJOINING);
  }

  /** @param {number} within milliseconds after the host was back */
  _missing(within) {
    return this._back && performance.now() < this._back + within ? this._before : [];
  }

  /** Take in who is there now: what is new, as sentences. @param {State} state @returns {string[]} */
  take(state) {
    const { sitters, spectators, own, hosts, view, host } = state;
    const told = dismissedWords(this._sitters, sitters, view?.result ? "yes" : "no");
    const isBack = this._isBack(state);
    // Whoever hosts without a seat is told of here.
    if (isBack && host && !sitters.some(({ name }) => name === host)) told.push(words("banner-back", { name: host }));
    const known = [...this._watchers, ...this._missing(REJOINED_WITHIN)];
    for (const [seat, { name, present }] of this._sitters.entries()) {
      const now = sitters[seat];
      if (!present && now?.present && !now.computer && seat !== own && !known.includes(now.name))
        told.push(words(name === now.name ? "banner-back" : "waiting-came", { name: now.name }));
    }
    // Whoever looks at a table of their own knows it.
    if (view && !(hosts && view.watches)) told.push(...this._newSpectators(state));
    if (view) [this._watchers, this._sitters] = [spectators, sitters];
    return told;
  }

  /** Whether the host, who was away, has just come back. @param {State} state */
  _isBack({ isAway, hosts, host }) {
    if (isAway && !hosts) {
      const there = this._sitters.flatMap(({ name, present }) => (present && name !== host ? [name] : []));
      [this._before, this._back] = [[...there, ...this._watchers], 0];
      return false;
    }
    if (this._back) return false;
    this._back = performance.now();
    if (!this._before.length) return false;
    setTimeout(this._onlate, REJOINING);
    return true;
  }

  /** Who looks on from now on, and who doesn't any more, but for those who are missing for a moment; whoever has only come
   * to look on knows it. @param {State} state */
  _newSpectators(state) {
    const { sitters, own, spectators } = state;
    const before = this._watchers;
    if (isWatched(state) && !before.length) return [];
    const missing = this._missing(REJOINED_WITHIN);
    const playing = sitters.map(({ name, computer }) => (computer ? "" : name));
    const plays = (/** @type {string} */ name) =>
      words("watching-plays", { who: name === sitters[own]?.name ? "you" : "other", name });
    const unlike = (/** @type {string[]} */ names, /** @type {string[]} */ others) =>
      names.filter((name) => !others.includes(name) && !missing.includes(name));
    return [
      ...unlike(spectators, before).map((name) => words("watching", { name })),
      ...unlike(before, spectators).map((name) =>
        playing.includes(name) ? plays(name) : words("watching-no-more", { name }),
      ),
    ];
  }
}

/** Who was sent away and for whom the computer plays on, other than for somebody who may come back.
 * @param {Sitter[]} before @param {Sitter[]} now @param {string} over whether the game is over: "yes" or "no" */
const dismissedWords = (before, now, over) =>
  before.flatMap(({ name }, seat) =>
    name && !isComputer(before[seat]) && isComputer(now[seat])
      ? [words("dismissed", { name, over, computer: now[seat].name })]
      : [],
  );

/** @param {Sitter} sitter */
const isComputer = ({ computer, present }) => computer && present;
