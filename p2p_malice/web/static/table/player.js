// One seat at a table, wherever the table is: takes in what the table says, and sends what is decided here.

import { QUESTIONS } from "./frame-schema.js";
import { readFrame } from "./frames.js";
import { MoveInFlight } from "./move-in-flight.js";
import { noticeTurn } from "./turn-notice.js";
import { isWatched } from "../state/state.js";
import { Table } from "./table.js";
import { knows, words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View
 * @typedef {import("../messages.d.ts").FromTable} FromTable
 * @typedef {import("../messages.d.ts").FromPlayer} FromPlayer
 * @typedef {import("../messages.d.ts").Refused} Refused
 * @typedef {import("../messages.d.ts").Bye} Bye */

/** What a token is known by where it may be read: too short to lead back to it. @param {string} token */
export function markOf(token) {
  let mark = 0;
  for (const each of token) mark = (Math.imul(mark, 31) + each.charCodeAt(0)) >>> 0;
  return mark ? String(mark) : "";
}

/** A player, or several of one screen, at a table that is reached by `send`. */
export class Player {
  /**
   * @param {HTMLElement} root
   * @param {import("../settings/settings.js").Settings} settings
   * @param {(body: FromPlayer) => void} send
   * @param {import("./board.js").BoardOf} boardOf
   */
  constructor(root, settings, send, boardOf) {
    this.settings = settings;
    this._send = send;
    // Another program may say more than this page has sentences for; a game's own come with its board. What is new to
    // somebody is explained around the cards.
    const known = (/** @type {View} */ { notes = [] }) =>
      notes.filter(({ key }) => knows(key) && !key.startsWith("first-"));
    this.table = new Table(
      root,
      settings,
      (body) => this.say(body),
      boardOf,
      (view, isTurn) => {
        this.onnotes(known(view), view);
        if (isTurn && !isWatched(this.table.state)) noticeTurn(settings, this._turnWords());
      },
    );
    this.token = "";
    this.isOver = false;
    /** @type {MoveInFlight<import("../messages.d.ts").Move>} */
    this.inFlight = new MoveInFlight();
    /** How many questions of each kind the table hasn't answered yet. @type {Record<string, number>} */
    this._asked = Object.fromEntries(QUESTIONS.map((each) => [each, 0]));
    /** @type {View | null} */
    this.view = null;
    this.onchange = () => {};
    settings.onkeep = () => this._chooseAvatar();
    /** @type {(reason: string, isGone: boolean) => void} What the table says at the end, and whether the seat is lost. */
    this.onbye = () => {};
    /** Whether the player here only looks on. */
    this.watches = false;
    /** There is no seat, but one may look on. @type {(particulars: NonNullable<Refused["particulars"]>) => void} */
    this.onfull = () => {};
    /** How often the table was set up for another game. */
    this._setup = 0;
    /** Another game begins there, for a player who knows nothing of it yet.
     * @type {(seated: import("../messages.d.ts").Seated) => void} */
    this.onanother = () => {};
    /** @type {(notes: import("../cards/view.js").Note[], view: View) => void} What a position says of itself, as a lesson does. */
    this.onnotes = () => {};
  }

  _turnWords() {
    const { voice } = this.table;
    return words("table-turn", { who: voice.who(this.view?.seat), name: voice.name(this.view?.seat) });
  }

  /** @param {FromPlayer} body */
  say(body) {
    if (body.kind === "move") this.inFlight.move = body;
    if (body.kind === "ask") this._asked[body.what]++;
    this._send(body);
  }

  /** Somebody else of those who share the screen plays here now: what they were shown is no earlier position. */
  changeSeat() {
    this.view = null;
    this.inFlight = new MoveInFlight();
  }

  /** Take in a frame of the table. @param {string} frame */
  hear(frame) {
    const message = readFrame(frame);
    if (message) this.take(message);
  }

  /** @param {FromTable} message */
  take(message) {
    const { table } = this;
    switch (message.kind) {
      case "seated":
        if (this._setup !== (message.setup ?? 0) && this.view) return this.onanother(message);
        this._setup = message.setup ?? 0;
        this.token = message.token || this.token;
        table.know({ mark: markOf(this.token) });
        table.open(message.game);
        table.repaint({
          understands: message.understands ?? [],
          sitters: message.players,
          former: message.former ?? [],
          earlier: message.earlier ?? 0,
          own: message.watches ? -1 : message.seat,
          game: message.game,
          spectators: message.spectators ?? [],
          allows: message.allows ?? [],
          hosts: message.hosts ?? false,
          asks: message.asks ?? [],
          checks: message.checks ?? [],
          paused: message.paused ?? null,
          resumed: message.resumed ?? null,
          chooser: message.choosing && !message.hosts ? message.host || table.state.host || "none" : "",
        });
        this.watches = message.watches ?? false;
        this._chooseAvatar();
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
        table.hear(message.seat, message.to ?? null, message.text);
        break;
      case "remarked":
        table.remark(message.spectator, message.text);
        break;
      case "poked":
        table.remind(message.seat, message.to);
        break;
      case "bye":
        if (table.state.isClosed) break;
        table.change({ isClosed: true });
        this._end(message);
    }
  }

  /** Tell the table which picture stands for the player here, unless it knows that or doesn't want to. */
  _chooseAvatar() {
    const { state } = this.table;
    const [shown, chosen] = [state.sitters[state.own]?.avatar ?? "", this.settings.avatar];
    const isTold = this._avatar === chosen;
    this._avatar = shown === chosen ? null : chosen;
    if (!isTold && shown !== chosen && !state.isShared && !isWatched(state))
      this.say({ kind: "avatar", avatar: chosen });
  }

  /** @type {string | null} The avatar that the table was told and doesn't show yet, null for none. */
  _avatar = null;

  /** @param {Refused} refused */
  async _refuse({ code, particulars = {}, of = "" }) {
    const { table } = this;
    const isMove = this.inFlight.refuse(of, code);
    // What was tapped before the table had this page back: it is shown what there is to do now.
    if (code === "not_seated") return;
    if (particulars.watch && !this.view) return this.onfull(particulars);
    if (isMove && this.view) table.show({ ...this.view, events: [] });
    const { told } = await import("../rules/answers.js");
    // It concerns nobody else's move: in the log it would stand below that.
    if (isMove) table.change({ note: told(code, particulars) });
    else table.announce(told(code, particulars), code);
  }

  /** @param {Bye} bye */
  async _end({ code = "left", particulars = {} }) {
    const answers = await import("../rules/answers.js").catch(() => null);
    this.onbye(
      answers?.goodbyeWords(code, particulars) ?? words("table-closed"),
      ["superseded", "turned_out", "seat_given"].includes(code),
    );
  }

  /** @param {View} view */
  _show(view) {
    const means = this.inFlight.show(view.number, view.since);
    if (means === "past") return;
    if (means === "again" && this.inFlight.move) this._send(this.inFlight.move);
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
