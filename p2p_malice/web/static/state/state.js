// What is known of a table, as one plain value, and what follows from that. Nobody changes a state: `Table.change` makes
// another of it, and draws that.

import { ENDINGS, Voice, eventWords, resultWords } from "./sentences.js";
import { words } from "../words/catalogue.js";
import { NO_LINES, withLine } from "./log.js";

/** @typedef {import("../cards/view.js").View} View */
/** @typedef {import("../messages.d.ts").Sitter} Sitter
 * `avatar` is one of players/animals; anything else stands for letters */
/** A button: the key of its words, its key on the board, what it does, and whether it does that now. In its place may
 * stand another one, `as` which it is called; a short `text` stands for what is `said`.
 * @typedef {[string, string, () => void, boolean, {as?: string, text?: string, said?: string}?]} Command */

/** A table of which nothing is known yet. */
export const NEW = {
  /** @type {string[]} What the table's program understands, as messages.py says. */ understands: [],
  /** @type {View | null} The position that is shown. */ view: null,
  /** @type {Sitter[]} By seat. */ sitters: [],
  /** @type {Sitter[]} Who has played here, and has no seat now. */ former: [],
  /** How many games these people have played on evenings before this one. */ earlier: 0,
  /** The seat of the player here, -1 for whoever watches. */ own: 0,
  /** @type {string[]} Those who look on, by name. */ spectators: [],
  /** @type {string[]} What the table lets others do: `watch`, and take computers' `seats`. */ allows: [],
  /** Whether the player here decides that. */ hosts: false,
  /** @type {string[]} Spectators who ask whoever hosts for the seat of a player who has left. */ asks: [],
  /** Who hosts and chooses what is played next, "none" where that isn't known, "" for nobody. */ chooser: "",
  /** What can be said of how the cards came about, once the game is over. */ deal: "",
  /** @type {number | null} Who paused the game, null while it isn't. */ paused: null,
  /** @type {number | null} Who went on last. */ resumed: null,
  /** The name of what is played, "" before that is known. */ game: "",
  /** @type {import("./log.js").Log} */ log: NO_LINES,
  /** @type {import("../chat/chat.js").Line[] | null} What was said at the table, null where only what is kept is known. */
  chat: null,
  /** What is to be known of the position besides, as a sentence. */ note: "",
  /** @type {unknown} What a lesson says of the position, as a template. */ notes: "",
  /** @type {unknown} What lies over the board while no card can be played, as a template. */ over: "",
  /** What somebody else did last, or since then the player here, as a sentence. */ told: "",
  /** What the heading says, "" for how the game stands. */ heading: "",
  /** Whether no position waits to be shown. */ isSettled: true,
  /** Whether a move was made here and isn't confirmed yet. */ isSent: false,
  /** Whether the hand is hidden until whoever shares the screen is ready. */ isCovered: false,
  /** Whether several play at this screen, or nobody does. */ isShared: false,
  /** Whether the others play by message, so that nobody hears what is said. */ isByMessage: false,
  /** @type {number | null} Whose game a replay shows again, from whatever seat it is seen. */ me: null,
  /** Whether there is a hint for every position. */ isHinting: false,
  /** @type {Command[]} What somebody can do who only watches, none for a player. */ watching: [],
  /** The pace of a table that is only watched. */ paceWords: "",
  /** @type {{element: HTMLElement, ask: () => Promise<void>, rest: () => unknown, smallCards: (cards: string[]) => unknown,
   * title: (whose: {who: string, name: string}) => string} | null} The turns of a replay,
   * in place of the log, what else one can do there, and how it draws the hands of others. */
  replay: null,
  /** Whether no card flies, as somebody looks for a place in a replay. */ isStill: false,
  /** How the connection is. */ link: "",
  /** Whether it is lost. */ isAway: false,
  /** What is wrong with it, as a sentence; "" for nothing. */ trouble: "",
  /** Who has the table, "" where that isn't known. */ host: "",
  /** Why somebody is away, where that is known, as a sentence. */ absence: "",
  /** Whether they can't come back by themselves. */ hasLost: false,
  /** The table has said goodbye: nothing can be asked of it any more. */ isClosed: false,
  /** The program that has the table has stopped: `trouble` says so, and how to start it again. */ hasStopped: false,
  /** What tells this table from others, in what is remembered of it. */ mark: "",
  /** @type {{text: string, share: (() => void) | null, isDaily: boolean} | null} What the end says besides of a deal that
   * others play as well, and how one tells them. */
  dealOver: null,
  /** @type {((picture: () => void) => void) | null} Offers ways to show the whole game to others, and the `picture` of its
   * result. */
  shareGame: null,
  /** @type {{what: string, text: string} | null} What makes the win special, as a word and as a sentence. */
  special: null,
  /** @type {[string, string][]} The trophies that the game has earned: their names, and what they are called. */
  earned: [],
  /** The key of the words for calling who is away, "" where nobody can be called. */ callWords: "",
  /** @type {() => void} Calls them. */ call: () => {},
  /** @type {(() => void) | null} Leaves the table to show its game once more. */ replayIt: null,
  /** @type {(() => void) | null} Chooses what is played next, null where somebody else does. */ another: null,
  /** @type {string[]} By seat, the check cards of the connection, for whoever hosts. */ checks: [],
  /** The check cards of the connection to the table, "" for none. */ ownCheck: () => "",
  /** @type {(() => void) | null} Shows how to play on at another device, null where that can't be. */ handOver: null,
  /** @type {(() => unknown) | null} What whoever hosts may do about the others, as a template. */ manage: null,
  /** The address of the page that keeps what a guest has played, "" for none. */ keeper: "",
  /** @type {(() => void) | null} Skips the lesson, in which there is nobody to talk to. */ skip: null,
  /** @type {() => void} Leaves the table. */ leave: () => {},
};
/** @typedef {typeof NEW} State */

/** What stands at somebody who isn't there, in a word. @param {Sitter} sitter */
export const absenceOf = ({ computer, left }) =>
  words(computer ? "board-computer" : left ? "board-left" : "board-away");

/** Whether somebody only watches. @param {State} state */
export const isWatched = ({ view }) => view?.watches === true;

/** Whether the game waits for the player here, and there is no break. @param {State} state */
export const isAsked = ({ view, paused }) => Boolean(view && paused === null && (view.moves.length || view.free));

/** Whether the player here may do something with the cards now. @param {State} state */
export const isOpen = (state) => isAsked(state) && state.isSettled && !state.isCovered && !state.hasStopped;

/** @param {State} state */
export const voiceOf = ({ sitters, isShared, me, view }) =>
  new Voice(
    sitters.map(({ name }) => name),
    isShared ? null : (me ?? (view?.watches ? null : view?.seat) ?? null),
  );

/** Whether anybody hears what is said here: somebody else, at a device of their own. @param {State} state */
export const hasListeners = ({ view, watching, isClosed, isShared, isCovered, isByMessage, sitters, own }) =>
  !(watching.length || isClosed || isShared || isCovered || isByMessage) &&
  sitters.some(({ computer }, seat) => !computer && (view?.watches || seat !== own));

/** Whether the log says what is new since one's own turn: with two players, that's the last turn. @param {State} state */
export const marksLog = ({ view, isShared }) => (view?.seats ?? 0) > 2 && !isShared && !view?.watches;

/** What is told and written down once it is known what led to a position. @param {State} state @param {View} view
 * @param {boolean} isOwn whether the player here has led to it @param {boolean} isPast whether it was before this page
 * was loaded @returns {Pick<State, "log" | "told">} */
export function written(state, view, isOwn, isPast) {
  let { log, told } = state;
  const voice = voiceOf(state);
  /** @type {string[]} */
  let own = [];
  for (const event of view.events) {
    // The end of a single game is told as its result.
    const text = ENDINGS.includes(event.kind) && !view.deal ? "" : eventWords(event, voice, view);
    if (text) log = withLine(log, text, event.seat ?? null, isOwn && event.seat === view.seat);
    const isOthers = typeof event.seat === "number" && event.seat !== view.seat;
    // Who starts is what a deal comes to, also for whoever it is.
    if (text && (isOthers || event.kind === "start")) [told, own] = [text, []];
    else if (text && isOwn) own.push(text);
    // Of what a page is told again once it is loaded again, the last move counts.
    else if (text && isPast && (event.source || event.cards)) own = [text];
  }
  if (own.length) told = own.join(" ");
  if (view.result) log = withLine(log, resultWords(view.result, voice));
  return { log, told };
}

/** Whether it's the turn of the player here, and no break. @param {State} state */
export const isMine = ({ view, paused }) =>
  Boolean(view && !view.result && !view.watches && paused === null && view.turn.includes(view.seat));

/** What players want done about somebody who is away, or after the end, by seat. @param {State} state */
export const proposalsOf = ({ sitters }) =>
  new Map(sitters.flatMap(({ proposal }, seat) => (proposal ? [[seat, proposal]] : [])));

/** @param {State} state @param {import("../table/board.js").Board | null} board that may have a title of its own for a match */
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
  const whose = { who: voice.who(seat), name: voice.name(seat) };
  return state.replay?.title(whose) ?? words("table-turn", whose);
}

/** What to do now, or what was done. @param {State} state @param {import("../table/board.js").Board | null} board */
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
  return `${board?.stands?.() || (log.lines.at(-1)?.text ?? turnOf(state))} ${state.paceWords}`.trim();
}
