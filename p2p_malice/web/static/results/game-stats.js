// What a page remembers of the games that it has seen: how long one took, its best turn, and who has won how many.

import { keep, kept } from "../dom/storage.js";

/** Games further apart than this, in milliseconds, belong to two evenings. */
const EVENING = 8 * 3600_000;

/** Cards that somebody played in one turn. @typedef {{seat: number, count: number}} Run */
/** What these players have won this evening, each by their place among the names.
 * @typedef {{names: string[], wins: number[], last: string, at: number}} Series */

/** One game, from when it began. */
export class GameStats {
  /** @param {number | null} began in milliseconds, null where that is not known @param {Run | null} [best]
   * @param {number | null} [ended] */
  constructor(began, best = null, ended = null) {
    this.began = began;
    /** When it was over, in milliseconds, null while it isn't. */
    this.ended = ended;
    this._best = best;
    /** @type {Run | null} */
    this._run = null;
    /** Whether the turn that goes on was seen from its beginning. */
    this.isWhole = false;
  }

  /** @param {import("../cards/view.js").GameEvent[]} events @param {string[]} ends the kinds that end a turn */
  take(events, ends) {
    for (const { kind, seat, cards } of events) {
      if (kind === "play" && typeof seat === "number") {
        const count = this._run?.seat === seat ? this._run.count : 0;
        this._end(seat);
        this._run = { seat, count: count + (cards?.length || 1) };
      } else if (kind === "undo" && this._run) this._run.count -= 1;
      else if (ends.includes(kind)) {
        this._end();
        this.isWhole = true;
      }
    }
  }

  /** How many cards were played in the turn that goes on. */
  get played() {
    return this._run?.count ?? 0;
  }

  /** The turn that goes on, or with which the game has ended; null for one that was seen only in part. @returns {Run | null} */
  get last() {
    return this.isWhole ? this._run : null;
  }

  /** The best turn so far; of several, the first. @returns {Run | null} */
  get best() {
    const count = this._run?.count ?? 0;
    return count > (this._best?.count ?? 0) ? this._run : this._best;
  }

  /** The turn is over, unless it is this seat's. @param {number} [seat] */
  _end(seat) {
    if (this._run?.seat === seat) return;
    this._best = this.best;
    this._run = null;
  }
}

/** The series with a result added, once: `id` is the game's own. @param {Series[]} all @param {string[]} names @param {number[]} winners
 * @param {string} id @param {number} now in milliseconds @returns {Series[]} with that of these players last */
export function withResult(all, names, winners, id, now) {
  const sorted = [...names].sort();
  const isOurs = (/** @type {Series} */ each) => JSON.stringify(each.names) === JSON.stringify(sorted);
  const recent = all.filter((each) => now - each.at < EVENING);
  const ours = recent.find(isOurs) ?? { names: sorted, wins: sorted.map(() => 0), last: "", at: now };
  const others = recent.filter((each) => !isOurs(each));
  if (ours.last === id) return [...others, ours];
  const won = winners.map((seat) => names[seat]);
  const wins = ours.wins.map((count, at) => count + Number(won.includes(sorted[at])));
  return [...others, { ...ours, wins, last: id, at: now }];
}

/** By seat: how many games of this evening each has won, this result among them.
 * @param {string[]} names @param {number[]} winners @param {string} id @returns {number[]} */
export function countResult(names, winners, id) {
  const all = withResult(keptList("series", isSeries), names, winners, id, Date.now());
  keep("series", all);
  const { names: sorted, wins } = all[all.length - 1];
  return names.map((name) => wins[sorted.indexOf(name)]);
}

/** The figures of a game that may have begun before the page was loaded. @param {string} mark @param {boolean} isNew */
export function statsOf(mark, isNew) {
  const [known] = keptList("stats", areStats);
  if (!isNew)
    return known?.mark === mark ? new GameStats(known.began, known.best, known.ended ?? null) : new GameStats(null);
  return Object.assign(new GameStats(Date.now()), { isWhole: true });
}

/** @param {string} mark @param {GameStats} stats */
export function keepStats(mark, { began, best, ended }) {
  keep("stats", [{ mark, began, best, ended }]);
}

/** @param {any} each */
const isCount = (each) => Number.isInteger(each) && each >= 0;
/** @param {any} each @returns {boolean} */
const isSeries = ({ names, wins, last, at }) =>
  names.every((/** @type {any} */ name) => typeof name === "string") &&
  wins.length === names.length &&
  wins.every(isCount) &&
  typeof last === "string" &&
  isCount(at);
/** @param {any} each @returns {boolean} */
const areStats = ({ mark, began, best, ended = null }) =>
  typeof mark === "string" &&
  (began === null || isCount(began)) &&
  (ended === null || isCount(ended)) &&
  (best === null || (isCount(best.seat) && isCount(best.count)));

/** The list that was kept, none where there is no good one. @param {string} key @param {(each: any) => boolean} check */
const keptList = (key, check) => kept(key, [], (/** @type {any[]} */ list) => (list.every(check) ? list : []));
