// What came of each round of Spite, and what whoever watches is told of the game.

import "../../words/extra-words.js";
import { initialsOf } from "../../players/avatars.js";
import { minus, scoreTable, signed } from "../../players/score-table.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { ask } from "../../words/ask.js";
import { words } from "../../words/catalogue.js";
import { RANKS, factOf, ranksOf } from "./hand.js";
import { leftWords } from "../../state/left.js";
import { isBetween, noteWords, nowWords, standingWords } from "./watched.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../cards/view.js").View} View */

/** By seat, what each finished round brought. @param {View} view */
const countedIn = (view) =>
  [...Array(view.seats).keys()].map((seat) => factOf(view, "counted", seat).split(" ").filter(Boolean));

/** In so many positions whoever watches reads what the game is about. */
const READ = 12;

export class Rounds {
  /** @param {Table} table */
  constructor(table) {
    this._table = table;
    /** The positions that were watched, by number. @type {Set<number>} */
    this._watched = new Set();
  }

  /** The round that is played, of how many. @param {View} view */
  title(view) {
    const rounds = factOf(view, "rounds");
    return rounds ? `${view.deal}/${rounds}` : `${view.deal}`;
  }

  /** A table for each finished round, the last one first: the places, and how the points came about.
   * @param {View} view */
  tables(view) {
    const { voice, state } = this._table;
    const { sitters } = state;
    const counted = countedIn(view);
    const initials = initialsOf(sitters.map(({ name }) => name));
    const heads = ["ending-player", "between-place", "spite-kept", "between-gain", "ending-points"];
    const titles = heads.map((key) => words(key, { kind: "round" }));
    const tables = counted[0].map((_, round) => {
      const rows = counted.flatMap((each, seat) => {
        const [place, before, kept, score] = (each[round] ?? "").split(":").map(Number);
        if (!place) return [];
        const of = { kept: minus(kept), before: minus(before) };
        const counts = [place, before === kept ? kept : words("spite-kept-of", of), signed(score - kept), score];
        const { avatar } = sitters[seat] ?? {};
        return [
          { seat, name: voice.name(seat), initial: initials[seat], avatar, isWinner: place === 1, place, counts },
        ];
      });
      rows.sort((a, b) => a.place - b.place);
      return html`<h3>${words("spite-title", { title: words("ending-points"), round: round + 1 })}</h3>${scoreTable(titles, rows)}`;
    });
    return tables.reverse();
  }

  /** Show them for as long as somebody wants. @param {View} view */
  show(view) {
    ask(words("between-rounds"), this.tables(view));
  }

  /** What whoever watches is told of the game: what is going on, how it stands, what came of the last round and, in
   * small print, what that means. @param {View} view */
  watched(view) {
    const { voice, state } = this._table;
    const left = leftWords(state, this._table.extras?.hasAsked);
    const [first = "", ...going] = nowWords(view, voice);
    const has = factOf(view, "rounds") === "1" ? "one_round" : "rounds";
    const goal = words("spite-goal", { round: this.title(view), has });
    // Once a card of the next round lies there, what came of the last one is behind More.
    const table = isBetween(view) && this.tables(view)[0];
    this._watched.add(view.number);
    const about = this._watched.size > READ ? `👁 ${words("watching-short")}` : `${goal} ${words("watching-you")}`;
    const small = table ? [] : [...noteWords(view, voice), about];
    const paragraphs = (/** @type {string[]} */ texts) => texts.map((each) => html`<p>${each}</p>`);
    return html`<section class="watched paper" tabindex="0"><h2>${first}</h2>${paragraphs([left, ...going].filter(Boolean))}${
      view.turn.length && !view.result ? ranksRow(view) : nothing
    }${paragraphs(standingWords(view, voice))}${table || nothing}${small.map((each) => html`<small>${each}</small>`)}</section>`;
  }
}

/** All ranks from low to high: which lies there, and which beat it. @param {View} view */
function ranksRow(view) {
  const { own, over } = ranksOf(view);
  if (!over.length) return nothing;
  const way = factOf(view, "direction") === "<" ? "down" : "up";
  const kind = (/** @type {string} */ rank) => (rank === own ? "lies" : over.includes(rank) ? "beats" : "");
  return html`<p class="ranks" role="img" aria-label=${words("watched-ranks", { way, ranks: over.join(" ") })}>${RANKS.slice(
    0,
    -1,
  ).map((rank) => html`<b class=${kind(rank)}>${rank}</b>`)}</p>`;
}
