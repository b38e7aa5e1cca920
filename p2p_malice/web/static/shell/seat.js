// One seat at a table, wherever the table is: takes in what the table says, and sends what is decided here.

import { cleaned } from "./names.js";
import { noticeTurn } from "./notice.js";
import { Table } from "./table.js";
import { knows, words } from "./words.js";

/** @typedef {import("./cards.js").View} View */
/** @typedef {{name: string, present: boolean, computer?: boolean, proposal?: string}} Sitter */

const KINDS = ["seated", "show", "refused", "answered", "said", "bye"];
const PROPOSALS = ["", "wait", "bot", "stop", "rematch"];
/** What may be asked of a table. */
const QUESTIONS = ["hint", "why", "sheet", "preview"];
const MAX_NAME = 24;
const MAX_TEXT = 200;
const MAX_RULES = 1000;
const MAX_PARTICULARS = 64;

/** The message in a frame of the table, null for what is none. @param {string} frame @returns {any} */
export function readFrame(frame) {
  try {
    const body = JSON.parse(frame);
    if (!body || typeof body !== "object" || !KINDS.includes(body.kind)) return null;
    if (body.kind === "seated") return isSeated(body) ? body : null;
    if (body.kind === "show") return isShow(body) ? body : null;
    if (!isCount(body.seat ?? 0)) return null;
    if (body.kind === "refused" || body.kind === "bye") return readCode(body);
    if (body.kind === "answered") return readAnswer(body);
    return { ...body, text: cleaned(body.text, MAX_TEXT) };
  } catch {
    return null;
  }
}

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
/** @param {any} value */
const isWord = (value) => typeof value === "string" && /^[ -~]{0,100}$/.test(value);
/** The rules in force may be a longer text. @param {any} value */
const isRules = (value) => typeof value === "string" && /^[ -~]{0,1000}$/.test(value);
/** @param {any} value */
const isMove = (value) => isWord(value) && value !== "";
/** Points may be below 0. @param {any} value */
const isPoints = (value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;
/** @param {any} value */
const isDeadline = (value) => isCount(value?.number) && isCount(value.seconds);
/** @param {any} value */
const isFree = (value) =>
  isList(value?.cards, isWord) && isCount(value.least) && isCount(value.most) && isList(value.words, isMove);
/** @param {any} value */
const isNote = (value) =>
  isWord(value?.key) && isCount(value.number) && isCount(value.most) && isWord(value.move ?? "");
/** @param {any} value @param {(each: any) => boolean} check */
const isList = (value, check) => Array.isArray(value) && value.length < 2000 && value.every(check);

/** What was refused, or why the table says goodbye: a code and a few plain particulars. @param {any} body */
function readCode({ kind, code = "left", particulars = {} }) {
  const facts = readFacts(particulars);
  return isName(code) && facts ? { kind, code, particulars: facts } : null;
}

/** @param {any} body */
function readAnswer({ kind, what, about, number, answer }) {
  const [facts, { codes, move }] = [readFacts(answer.facts), answer];
  if (
    !QUESTIONS.includes(what) ||
    !facts ||
    !isCount(number) ||
    !isRules(about) ||
    !isWord(move) ||
    !isList(codes, (each) => isList(each, isName))
  )
    return null;
  return { kind, what, about, number, answer: { codes, facts, move } };
}

/** What goes into sentences, cleaned; null for what can't. @param {any} facts */
function readFacts(facts) {
  const entries = Object.entries(facts);
  if (typeof facts !== "object" || entries.length > MAX_PARTICULARS) return null;
  if (!entries.every(([name, fact]) => isName(name) && isFact(fact))) return null;
  const limit = (/** @type {string} */ name) => (name === "rules" ? MAX_RULES : MAX_TEXT);
  return Object.fromEntries(
    entries.map(([name, fact]) => [name, typeof fact === "string" ? cleaned(fact, limit(name)) : fact]),
  );
}

/** @param {any} fact */
function isFact(fact) {
  if (typeof fact === "string" || isPoints(fact)) return true;
  if (typeof fact?.pile === "string") return isWord(fact.pile) && isCount(fact.index);
  return isWord(fact?.card) || isWord(fact?.rank) || isList(fact?.ranks, isWord);
}

/** @param {any} value */
const isName = (value) => typeof value === "string" && /^[a-z][a-z0-9_]{0,39}$/.test(value);

/** @param {any} body */
function isSeated(body) {
  if (!isCount(body.seat) || !isWord(body.game) || !isRules(body.rules)) return false;
  const isSitter = (/** @type {any} */ each) =>
    typeof each?.name === "string" && PROPOSALS.includes(each.proposal ?? "");
  if (!isList(body.players, isSitter)) return false;
  for (const player of body.players) player.name = cleaned(player.name, MAX_NAME);
  return body.players.length <= 9 && body.seat < body.players.length && isWord(body.token ?? "");
}

/** @param {any} body */
function isShow(body) {
  const isSeat = (/** @type {any} */ seat) =>
    seat === null || seat === undefined || (isCount(seat) && seat < body.seats);
  const isPile = (/** @type {any} */ pile) =>
    isWord(pile?.name) &&
    isSeat(pile.seat) &&
    isList(pile.cards ?? [], isWord) &&
    isCount(pile.hidden ?? 0) &&
    isWord(pile.shows ?? "") &&
    isWord(pile.needs ?? "") &&
    isWord(pile.role ?? "") &&
    isCount(pile.index ?? 0) &&
    isList(pile.wild ?? [], isCount);
  const isEvent = (/** @type {any} */ event) =>
    isWord(event?.kind) &&
    isSeat(event.seat) &&
    isWord(event.card ?? "") &&
    isWord(event.source ?? "") &&
    isWord(event.target ?? "") &&
    isWord(event.stands_for ?? "") &&
    isPoints(event.count ?? 0) &&
    isList(event.cards ?? [], isWord);
  const { result } = body;
  return (
    isCount(body.number) &&
    isCount(body.seats) &&
    body.seats >= 1 &&
    body.seats <= 9 &&
    isRules(body.rules) &&
    isCount(body.seat) &&
    isSeat(body.seat) &&
    isList(body.turn, (seat) => isCount(seat) && isSeat(seat)) &&
    isList(body.moves, isMove) &&
    isList(body.piles, isPile) &&
    isList(body.events, isEvent) &&
    isList(body.scores ?? [], isPoints) &&
    isCount(body.deal ?? 0) &&
    typeof (body.undo ?? false) === "boolean" &&
    isList(body.partners ?? [], (seat) => isCount(seat) && isSeat(seat)) &&
    isCount(body.since ?? 0) &&
    isList(body.deadlines ?? [], isDeadline) &&
    [body.free, body.ahead].every((free) => free === undefined || isFree(free)) &&
    isList(body.may ?? [], isMove) &&
    isList(body.notes ?? [], isNote) &&
    (result === null || (isWord(result?.how) && isList(result.winners, isSeat) && isList(result.left, isCount)))
  );
}

/** A player, or several of one screen, at a table that is reached by `send`. */
export class Player {
  /**
   * @param {HTMLElement} root
   * @param {import("./settings.js").Settings} settings
   * @param {(body: Record<string, any>) => void} send
   * @param {import("./table.js").BoardOf} boardOf
   */
  constructor(root, settings, send, boardOf) {
    this.settings = settings;
    this._send = send;
    this.table = new Table(root, settings, (body) => this.say(body), boardOf);
    // Another program may say more than this page has sentences for; a game's own come with its board.
    const known = (/** @type {View} */ { notes = [] }) => notes.filter(({ key }) => knows(key));
    this.table.onshow = (view) => this.onnotes(known(view), view);
    this.table.onturn = () => noticeTurn(settings, this._turnWords());
    this.token = "";
    /** The own seat at the table. */
    this.seat = 0;
    this.rules = "";
    this.isOver = false;
    /** @type {Record<string, any> | null} The last move that the table has not answered yet. */
    this.unheard = null;
    /** How many questions of each kind the table hasn't answered yet. @type {Record<string, number>} */
    this._asked = Object.fromEntries(QUESTIONS.map((each) => [each, 0]));
    /** @type {View | null} */
    this.view = null;
    /** Whether the table's program was started again: the next position may be an earlier one. */
    this.mayGoBack = false;
    this.onchange = () => {};
    /** @type {(reason: string) => void} */
    this.onbye = () => {};
    /** @type {(notes: import("./cards.js").Note[], view: View) => void} What a position says of itself, as a lesson does. */
    this.onnotes = () => {};
  }

  _turnWords() {
    const { voice } = this.table;
    return words("table-turn", { who: voice.who(this.view?.seat), name: voice.name(this.view?.seat) });
  }

  /** @param {Record<string, any>} body */
  say(body) {
    if (body.kind === "move") this.unheard = body;
    if (body.kind === "ask") this._asked[body.what]++;
    this._send(body);
  }

  /** Take in a frame of the table. @param {string} frame */
  hear(frame) {
    const message = readFrame(frame);
    if (message) this.take(message);
  }

  /** @param {any} message */
  take(message) {
    const { table } = this;
    switch (message.kind) {
      case "seated":
        this.token = table.token = message.token || this.token;
        this.seat = message.seat;
        this.rules = message.rules;
        table.open(message.game);
        table.seat(message.players);
        this._tellWhoIsMissing(message.players);
        this.onchange();
        break;
      case "show":
        this._show(message);
        break;
      case "refused":
        this._refuse(message);
        break;
      case "answered":
        // Nobody is told what they didn't ask.
        if (this._asked[message.what]-- > 0) table.answer(message);
        else this._asked[message.what] = 0;
        break;
      case "said":
        table.hear(message.seat, message.text);
        break;
      case "bye":
        if (table.isClosed) break;
        table.isClosed = true;
        this._end(message);
    }
  }

  /** @param {{code: string, particulars: any}} refused */
  async _refuse({ code, particulars }) {
    const { table } = this;
    const isMove = !/_(said|asked)$/.test(code);
    if (isMove) this.unheard = null;
    if (isMove && this.view) table.show(/** @type {View} */ ({ ...this.view, events: [] }));
    const { told } = await import("./answers.js");
    if (isMove) table.tell(told(code, particulars));
    else table.announce(told(code, particulars));
  }

  /** @param {{code: string, particulars: any}} bye */
  async _end({ code, particulars }) {
    const answers = await import("./answers.js").catch(() => null);
    this.onbye(answers?.goodbyeWords(code, particulars) ?? words("table-closed"));
  }

  /** @param {View} view */
  _show(view) {
    if (this.view && view.number < this.view.number) {
      if (!this.mayGoBack) return;
      this.unheard = null;
    }
    this.mayGoBack = false;
    const { unheard } = this;
    if (unheard && unheard.number >= (view.since || view.number) && this.view?.number === view.number) {
      // The position of before is shown again: what was decided since was lost with the table's program.
      this._send(unheard);
    } else if (!unheard || unheard.number < (view.since || view.number)) {
      this.unheard = null;
    }
    this.view = view;
    const wasOver = this.isOver;
    this.isOver = Boolean(view.result);
    if (this.isOver !== wasOver) this.onchange();
    this.table.show(view);
  }

  /** @param {{name: string}[]} players */
  _tellWhoIsMissing(players) {
    const free = players.filter((player) => !player.name).length;
    if (free && !this.view) this.table.tell(words("table-missing", { count: free }));
  }
}
