// What a game is played on, as its table knows it: only a type, which no page loads.

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {import("../cards/view.js").GameEvent} GameEvent */

/**
 * One game's cards, and how they are played. It reads from the table what is to be shown and whether it's open, and
 * tells it the moves (`move`) and the questions (`ask`).
 * @typedef {object} Board
 * @property {HTMLElement} element
 * @property {string} picked the spot of what is picked up, "" for nothing
 * @property {[string, () => void][]} [looks] what more there is to look at, by keys of words
 * @property {(events: GameEvent[] | null) => void} paint show the position; `events` led to it, null where only picks
 *   have changed
 * @property {number} [dealing] how many milliseconds the deal takes that is shown, 0 for any other position
 * @property {number} [placing] after how many milliseconds the last card has landed that somebody put down
 * @property {number} [lands] after how many milliseconds the last card lies still
 * @property {(isQuiet?: boolean) => void} forget another position comes: nothing is picked or hinted any more, unless
 *   only time was up and nothing came of it
 * @property {(events: GameEvent[]) => GameEvent[]} [recent] those that are still marked when a page is loaded again, all
 *   without it
 * @property {(stands: {title: string, game: number, points: string}) => string} [title] whose turn it is, and how it stands
 * @property {() => string} prompt what to do now
 * @property {() => string} [stands] what others may do now, where what has happened last doesn't say that; or ""
 * @property {(view: View) => unknown[]} [counted] how the points of each finished round came about, the last one first
 * @property {(key: string) => boolean} key do what that key is for; whether it's for anything
 * @property {(move: string, text: string) => Promise<void>} hint point at a move, and say that of it
 * @property {(move: string, text: string, codes: string[]) => void} [preview] say what a move would be
 * @property {(move: string, about?: string) => void} [mark] mark the move that a lesson asks for, or what it is about
 * @property {(move: string) => string} [how] how that is made, where the board knows
 * @property {(view: View) => import("./sounds.js").Heard[]} [heard] the sounds of its events
 * @property {(view: View) => import("../cards/view.js").Note[]} [tips] what else may be explained: how the board is used
 * @property {string[]} [lasting] the keys of what is explained until it was read, and not only while it is so
 * @property {(key: string) => boolean} [isUseful] whether what is explained can be done now; without it, all can
 * @property {(view: View) => string[]} [watched] what whoever watches is told beside the cards: what one sees, what it is about
 *   and how it stands; without it, only the first
 * @property {Promise<unknown>} [ready] done when it has the words for all that the table may answer
 * @property {string[]} [ends] the kinds of events that end a turn
 * @property {string} [scoring] the part of the rules that says how points are made
 * @property {() => void} [finish] bring everything to its place at once
 * @property {() => void} [layOut] the room has changed
 * @property {() => void} [remove] the table is left
 */
/** @typedef {(game: string) => Promise<new (table: import("./table.js").Table) => Board>} BoardOf what a game is played on */

export {};
