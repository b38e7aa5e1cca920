// What is known of a table, as one plain value, and what follows from that. Nobody changes a state: `Table.change` makes
// another of it, and draws that.

import { Voice, resultWords } from "../words/sentences.js";
import { words } from "../words/catalogue.js";
import { NO_LINES } from "./log.js";

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {{name: string, present: boolean, computer?: boolean, proposal?: string}} Sitter */
/** A button: the key of its words, its key on the board, what it does, and whether it does that now.
 * @typedef {[string, string, () => void, boolean]} Command */

/**
 * @typedef {object} State
 * @property {View | null} view the position that is shown
 * @property {Sitter[]} sitters by seat
 * @property {number} own the seat of the player here
 * @property {import("./log.js").Log} log
 * @property {import("../chat/chat.js").Line[] | null} chat what was said at the table, null where only what is kept is known
 * @property {string} note what is to be known of the position besides, as a sentence
 * @property {unknown} notes what a lesson says of the position, as a template
 * @property {string} told what somebody else did last, or since then the player here, as a sentence
 * @property {string} heading what the heading says, "" for how the game stands
 * @property {boolean} isSettled whether no position waits to be shown
 * @property {boolean} isSent whether a move was made here and isn't confirmed yet
 * @property {boolean} isCovered whether the hand is hidden until whoever shares the screen is ready
 * @property {boolean} isShared whether several play at this screen, or nobody does
 * @property {boolean} isHinting whether there is a hint for every position
 * @property {Command[]} watching what somebody can do who only watches, none for a player
 * @property {string} paceWords the pace of a table that is only watched
 * @property {string} link how the connection is
 * @property {boolean} isAway whether it is lost
 * @property {string} trouble what is wrong with it, as a sentence; "" for nothing
 * @property {string} host who has the table, "" where that isn't known
 * @property {string} absence why somebody is away, where that is known, as a sentence
 * @property {boolean} hasLost whether they can't come back by themselves
 * @property {boolean} isClosed the table has said goodbye: nothing can be asked of it any more
 * @property {boolean} hasStopped the program that has the table has stopped: `trouble` says so, and how to start it again
 * @property {string} mark what tells this table from others, in what is remembered of it
 * @property {{text: string, share: (() => void) | null} | null} daily what the end says besides, and how that is shared
 * @property {string} callWords the key of the words for calling who is away, "" where nobody can be called
 * @property {() => void} call calls them
 * @property {(() => void) | null} skip skips the lesson, in which there is nobody to talk to
 * @property {() => void} leave leaves the table
 */

/** A table of which nothing is known yet. @type {State} */
export const NEW = {
  view: null,
  sitters: [],
  own: 0,
  log: NO_LINES,
  chat: null,
  note: "",
  notes: "",
  told: "",
  heading: "",
  isSettled: true,
  isSent: false,
  isCovered: false,
  isShared: false,
  isHinting: false,
  watching: [],
  paceWords: "",
  link: "",
  isAway: false,
  trouble: "",
  host: "",
  absence: "",
  hasLost: false,
  isClosed: false,
  hasStopped: false,
  mark: "",
  daily: null,
  callWords: "",
  call: () => {},
  skip: null,
  leave: () => {},
};

/** Whether somebody only watches. @param {State} state */
export const isWatched = ({ watching }) => watching.length > 0;

/** Whether the game waits for the player here. @param {State} state */
export const isAsked = ({ view }) => Boolean(view?.moves.length || view?.free);

/** Whether the player here may do something with the cards now. @param {State} state */
export const isOpen = (state) => isAsked(state) && state.isSettled && !state.isCovered && !state.hasStopped;

/** @param {State} state */
export const voiceOf = ({ sitters, isShared, view }) =>
  new Voice(
    sitters.map(({ name }) => name),
    isShared ? null : (view?.seat ?? null),
  );

/** Whether anybody hears what is said here: somebody else, at a device of their own. @param {State} state */
export const hasListeners = ({ watching, isClosed, isShared, isCovered, sitters, own }) =>
  !(watching.length || isClosed || isShared || isCovered) &&
  sitters.some(({ computer }, seat) => !computer && seat !== own);

/** Whether the log says what is new since one's own turn: with two players, that's the last turn. @param {State} state */
export const marksLog = ({ view, isShared, watching }) => (view?.seats ?? 0) > 2 && !isShared && !watching.length;

/** Whether it's the turn of the player here. @param {State} state */
export const isMine = ({ view, watching }) =>
  Boolean(view && !view.result && !watching.length && view.turn.includes(view.seat));

/** What players want done about somebody who is away, or after the end, by seat. @param {State} state */
export const proposalsOf = ({ sitters }) =>
  new Map(sitters.flatMap(({ proposal }, seat) => (proposal ? [[seat, proposal]] : [])));

/** @param {State} state @param {import("./table.js").Board | null} board that may have a title of its own for a match */
export function titleOf(state, board) {
  const { view, sitters, heading, isCovered } = state;
  if (heading) return heading;
  if (!view) return sitters.some(({ computer, present }) => !computer && !present) ? words("table-waiting") : "";
  if (isCovered && !view.result) return words("table-next-player");
  const title = turnOf(state);
  if (!view.deal) return title;
  const stands = { title, game: view.deal, points: voiceOf(state).points(view.scores ?? []) };
  // The points of many stand at the players.
  return board?.title?.(stands) ?? words(view.seats > 2 ? "table-match-many" : "table-match", stands);
}

/** Whose turn it is. @param {State} state */
function turnOf(state) {
  const view = /** @type {View} */ (state.view);
  if (view.result) return words("table-over");
  if (!view.turn.length) return words("table-waiting");
  const [seat, voice] = [view.turn.includes(view.seat) ? view.seat : view.turn[0], voiceOf(state)];
  return words("table-turn", { who: voice.who(seat), name: voice.name(seat) });
}

/** What to do now, or what was done. @param {State} state @param {import("./table.js").Board | null} board */
export function promptOf(state, board) {
  const { view, note, log } = state;
  if (!view) return note;
  if (view.result) return note || resultWords(view.result, voiceOf(state));
  if (state.isCovered) return words("table-hand-over", { name: voiceOf(state).name(view.seat) });
  if (note) return note;
  // What the log says last is older than that.
  if (state.isSent) return "";
  // A lesson says itself what to do.
  if (isOpen(state) && state.skip && !board?.picked) return "";
  if (isOpen(state)) return board?.prompt() ?? "";
  return `${log.lines.at(-1)?.text ?? turnOf(state)} ${state.paceWords}`.trim();
}
