// One seat at a table, wherever the table is: takes in what the table says, and sends what is decided here.

import { QUESTIONS, readFrame } from "./frames.js";
import { noticeTurn } from "./turn-notice.js";
import { isWatched } from "./state.js";
import { Table } from "./table.js";
import { knows, words } from "../words/catalogue.js";

/** @typedef {import("../cards/view.js").View} View */

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
   * @param {(body: Record<string, any>) => void} send
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
    /** @type {Record<string, any> | null} The last move that the table has not answered yet. */
    this.unheard = null;
    /** How many questions of each kind the table hasn't answered yet. @type {Record<string, number>} */
    this._asked = Object.fromEntries(QUESTIONS.map((each) => [each, 0]));
    /** @type {View | null} */
    this.view = null;
    /** Whether the table's program was started again: the next position may be an earlier one. */
    this.mayGoBack = false;
    this.onchange = () => {};
    settings.onkeep = () => this._chooseAvatar();
    /** @type {(reason: string) => void} */
    this.onbye = () => {};
    /** @type {(notes: import("../cards/view.js").Note[], view: View) => void} What a position says of itself, as a lesson does. */
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
        this.token = message.token || this.token;
        table.know({ mark: markOf(this.token) });
        table.open(message.game);
        table.repaint({ sitters: message.players, own: message.seat, game: message.game });
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

  /** @param {{code: string, particulars: any}} refused */
  async _refuse({ code, particulars }) {
    const { table } = this;
    // What was tapped before the table had this page back: it is shown what there is to do now.
    if (code === "not_seated") return;
    const isMove = !/_(said|asked)$/.test(code);
    if (isMove) this.unheard = null;
    if (isMove && this.view) table.show(/** @type {View} */ ({ ...this.view, events: [] }));
    const { told } = await import("../rules/answers.js");
    // It concerns nobody else's move: in the log it would stand below that.
    if (isMove) table.change({ note: told(code, particulars) });
    else table.announce(told(code, particulars));
  }

  /** @param {{code: string, particulars: any}} bye */
  async _end({ code, particulars }) {
    const answers = await import("../rules/answers.js").catch(() => null);
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
