// The page as the program's own table: menu, set-up, codes and the seats that are played here.

import { boardOf } from "../boards/boards.js";
import { showPage } from "../dom/dom.js";
import { shareGame, shareText, toldBy } from "./deal-result.js";
import { LessonNotes } from "./lesson.js";
import { CodesPage } from "../lobby/codes-page.js";
import { Menu } from "./menu.js";
import { noteNear, noteTrophies } from "../settings/earned-looks.js";
import { others } from "./manage-others.js";
import { PaceControls } from "./pace-controls.js";
import { readFrame } from "../table/frames.js";
import { Player } from "../table/player.js";
import { hasListeners, isWatched } from "../state/state.js";
import { askForCode } from "../codes/share.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "../words/ask.js";
import { speakOf, words } from "../words/catalogue.js";

/** @typedef {import("../settings/settings.js").Settings} Settings
 * @typedef {import("../app-messages.d.ts").ChooseMessage} Question
 * @typedef {import("../app-messages.d.ts").ToPage} ToPage
 * @typedef {import("../app-messages.d.ts").FromPage} FromPage */

/** What is done about each message, by its kind.
 * @typedef {{[K in ToPage["kind"]]?: (body: Extract<ToPage, {kind: K}>) => void}} Hears */

/** What the lines of the lobby show. */
const IN_LOBBY = ["gathering", "waiting", "connecting", "shaky", "away", "back"];

/** What an address begins: the words of the menu, by what stands behind its #. */
const BEGINS = new Map([
  ["#play", "play"],
  ["#host", "host"],
  ["#daily", "daily"],
  ["#puzzle", "puzzle"],
  ["#lesson", "learn"],
  ["#you", "you"],
  ["#replay", "you"],
]);
/** A deal that somebody has sent, or that of a day, or its puzzle; or a turn of a game by message. */
const DEAL = /^#((?:DEAL\d|GAME\d|DAY|PUZZLE)-[\w-]+)/i;

/** The way to the program: `begin` opens it for a page, and `send` tells the program something.
 * @typedef {{name: "page" | "program", begin: (page: AppPage) => void, send: (body: FromPage) => void}} Way */

/** What stands of a connection of which that was told, "" where it says nothing. @param {string} state @param {boolean | null} relayed */
function linkWordsOf(state, relayed) {
  if (state === "connected") return words("link-good", { way: relayed ? "relayed" : "direct" });
  const said = { shaky: "link-shaky", away: "link-away", lost: "link-away", back: "link-back" }[state];
  return said ? words(said) : "";
}

export class AppPage {
  /** @type {Player | null} The table; who plays at it is the seat that is seen. */
  player = null;
  /** @type {{seated: import("../messages.d.ts").Seated | null, show: import("../messages.d.ts").Show | null}[]} What each of those who share this page was told last. */
  seats = [];
  at = 0;
  /** Whose turn it is among those who share this page: the hand is covered whenever that changes. */
  turnOf = -1;
  calls = "";
  /** Whether the game could be resumed if it were left now. */
  isKept = false;
  linkWords = "";
  /** What is said of how the cards of a game came about that is seen again. */
  fairness = "";
  isAway = false;
  /** What the program said of the connection while that is lost. */
  trouble = "";
  /** Whether the game that is over is "asked" for once more, or "shown"; "" if neither. @type {"" | "asked" | "shown"} */
  seesAgain = "";
  /** @type {import("./pace-controls.js").Pace | null} The pace of a table that is only watched. */
  pace = null;

  /** @param {HTMLElement} root @param {Settings} settings @param {Way} way */
  constructor(root, settings, way) {
    this.root = root;
    this.settings = settings;
    this.way = way;
    this.menu = new Menu(root, settings, (body) => this.send(body));
    this.notes = new LessonNotes(settings);
    this.controls = new PaceControls((body) => this.send(body));
    this.codes = new CodesPage(
      root,
      settings,
      (body) => this.send(body),
      way.name,
      () => Boolean(this.player),
      () => this.stopTalking(),
    );
    addEventListener("popstate", () => this.goBack());
    // Friends find a page again only by another code.
    if (way.name === "page") addEventListener("beforeunload", (event) => this.isHosting && event.preventDefault());
  }

  /** Whether friends who are here, or have been invited, would lose this table with the page. */
  get isHosting() {
    if (this.codes.isShown) return [...this.codes.lobby.states.values()].some((state) => state !== "new");
    return Boolean(
      this.calls === "invite" && this.player && hasListeners(this.player.table.state) && !this.player.isOver,
    );
  }

  reset() {
    this.player?.table.remove();
    speakOf();
    this.codes.reset();
    this.calls = this.linkWords = this.fairness = "";
    this.player = null;
    this.pace = null;
    this.controls.forget();
    this.seats = [];
    this.at = 0;
    this.turnOf = -1;
    this.isAway = false;
    this.trouble = "";
    this.question = null;
  }

  /** What can be done at a table that is only watched. */
  showPace() {
    if (this.player && this.pace) this.controls.show(this.player.table, this.pace);
  }

  /** Tell the program. @param {FromPage} body */
  send(body) {
    this.way.send(body);
  }

  /** What the program tells. @param {ToPage} body */
  hear(body) {
    /** @type {((body: ToPage) => void) | undefined} */ (this._hears[body.kind])?.(body);
  }

  /** @type {Hears} */
  _hears = {
    ready: () => this.beginAnew(),
    busy: () => {
      this.beginAnew();
      this.showElsewhere();
    },
    menu: (body) => this.showMenu(body),
    offer: (body) => this.codes.offer(body),
    asks: (body) => this.codes.asks(body),
    partner: ({ friend }) => this.codes.playWith(friend),
    gone: ({ number }) => this.codes.asksNoMore(number),
    friend: (body) => this.codes.note(body),
    arrived: ({ friend }) => this.codes.arrive(friend, { kind: "reply", friend, yes: true }),
    want: ({ what }) => this.codes.want(what),
    diagnosis: (body) => this.codes.diagnosed(body),
    news: (body) => this.tell(body),
    dealover: (body) => this.player?.table.change({ dealOver: toldBy(body) }),
    toshow: ({ text }) => this.player?.table.change({ shareGame: (picture) => shareGame(text, picture) }),
    share: ({ text }) => shareText(text, words("ending-share")),
    special: ({ what, text }) => this.player?.table.change({ special: { what, text } }),
    earned: (body) => this.hearTrophies(body.trophies),
    near: ({ counts }) => noteNear(counts),
    failed: ({ text }) => this.complain(text),
    choose: (body) => this.choose(body),
    form: (body) => this.menu.fill(body),
    profile: (body) => {
      const { seesAgain } = this;
      const word = seesAgain === "asked" && body.played[0]?.replay;
      this.seesAgain = word ? "shown" : "";
      this.reset();
      if (word) return this.send({ kind: "chosen", word });
      // Who came from a game's end goes home.
      if (seesAgain === "shown") return this.send({ kind: "quit" });
      this.menu.present(body);
    },
    file: (body) => this.menu.keep(body),
    verdict: (body) => this.menu.judge(body),
    sheet: (body) => this.menu.read(body),
    frame: (body) => this.hearFrame(body),
    turns: (body) => {
      this.controls.turns = body;
    },
    paced: (body) => {
      this.pace = body;
      this.showPace();
    },
    table: () => this.showTable(),
  };

  /** What is still to be answered is asked again, wherever the table is then. */
  beginAnew() {
    for (const each of document.querySelectorAll("dialog")) each.remove();
    this.menu.forget();
    this.reset();
  }

  /** Trophies were earned, which are drawn beside the result. @param {Record<string, string>} trophies what they are called */
  hearTrophies(trophies) {
    noteTrophies(Object.keys(trophies));
    this.player?.table.change({ earned: Object.entries(trophies) });
  }

  /** @param {import("../app-messages.d.ts").MenuMessage} start */
  showMenu(start) {
    this.reset();
    this.codes.clear();
    if (this.seesAgain === "asked" && "you" in start.choices) return this.send({ kind: "chosen", word: "you" });
    this.seesAgain = "";
    this.menu.show(start);
    const { code, word, game, hash } = this.begun();
    if (!code && !(word in start.choices)) return;
    this.controls.isSent = /^GAME/i.test(code ?? "");
    // The last game that was kept is shown once more.
    if (hash === "#replay") this.seesAgain = "asked";
    history.replaceState(null, "", location.href.split("#")[0]);
    this.send(code ? { kind: "deal", code } : { kind: "chosen", word: `${word} ${game}`.trim() });
  }

  /** What the address begins: a game, a lesson or a deal; nothing else is done by an address. */
  begun() {
    const [hash, game = ""] = location.hash.split(/-(.*)/s);
    return { code: DEAL.exec(location.hash)?.[1], hash, word: BEGINS.get(hash) ?? "", game };
  }

  /** The program has stopped: no button does anything until it runs again, so only the cards are left, and what to do. */
  showStopped() {
    const [title, how] = [words("program-stopped"), words("program-stopped-how")];
    for (const each of document.querySelectorAll("dialog")) each.remove();
    if (this.player && !this.codes.isShown) {
      const link = { link: words("link-program-closed"), isAway: true, trouble: `${title} ${how}` };
      return this.player.table.repaint({ hasStopped: true, callWords: "", ...link });
    }
    document.title = words("page-title");
    showPage(this.root, html`<div class="card-form"><h1>${title}</h1><p role="status">${how}</p></div>`);
  }

  /** Another page has the table; with one tap, it's here. @param {boolean} [isAlone] whether no friend is connected to it */
  showElsewhere(isAlone = false) {
    document.title = words("page-title");
    const how = html`<p role="status">${words("key-elsewhere-how", { way: this.way.name })}</p>`;
    const card = html`<div class="card-form"><h1>${words("key-elsewhere")}</h1>${isAlone ? nothing : how}
      <button type="button" class="main" @click=${() => this.send({ kind: "take" })}>${words("key-take")}</button></div>`;
    showPage(this.root, card);
  }

  /** What is asked, once what led to it has been seen. @type {Question | null} */
  question = null;

  /** Ask, once what led to the question has been seen. @param {Question} question */
  async choose(question) {
    this.question = question;
    await this.player?.table.settled;
    if (this.question !== question) return;
    const table = this.root.querySelector("main.table");
    const praise = this.player?.view?.result ? this.notes.praise : "";
    if (praise && table instanceof HTMLElement && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const { celebrate } = await import("../cards/win-cascade.js");
      await celebrate(table, words("ending-title", { who: "you", names: "" }));
    }
    this.menu.choose(question, praise ? [html`<p>${praise}</p>`] : []);
  }

  // --- codes

  stopTalking() {
    const { isNext } = this.codes;
    this.send({ kind: "quit" });
    if (this.player && !isNext) this.showTable();
  }

  /** @param {import("../app-messages.d.ts").NewsMessage} body */
  tell(body) {
    const { state, text, relayed, of_one: isOfOne } = body;
    // Of a game that is seen again, it stands at its end.
    if (/^deal_(fair|un)/.test(state)) this.fairness = text;
    // Of several, each has a connection of their own, and stands at the table as away.
    if (!isOfOne) this.linkWords = linkWordsOf(state, relayed) || this.linkWords;
    // Who is at the table again is told there; how they are connected stands at its sign.
    const isBack = state === "connected" || (state === "back" && this.isAway);
    this.isAway = state === "away" || state === "lost" || (this.isAway && state !== "back" && state !== "connected");
    // The lobby's lines say the rest.
    const isVain = state === "still_waiting" && this.codes.wanted === "reply" && !this.codes.lobby.isWaiting;
    if (!IN_LOBBY.includes(state) && !isVain) this.codes.tell(state, text);
    this.trouble = this.isAway ? text : "";
    if (this.player && !this.codes.isShown) {
      // Why a friend is away stands with what can be done about it.
      const { table } = this.player;
      const isAbsence = this.calls === "invite" && (state === "away" || state === "lost");
      if (isAbsence || !this.isAway) {
        table.know({ absence: isAbsence ? text : "", hasLost: isAbsence && state === "lost" });
      }
      this.showLink();
      if (!isAbsence && !isBack && !table.state.trouble) table.announce(text);
    } else {
      this.codes.show();
    }
  }

  /** What went wrong: beside the codes, at the table, or else as a question that has one answer. @param {string} text */
  complain(text) {
    if (this.codes.isShown && this.codes.offers.size) {
      this.codes.tell("", text);
      this.codes.show();
    } else if (this.player) this.player.table.announce(text);
    else ask(words("page-failed"), text);
  }

  // --- the table

  /** @param {import("../app-messages.d.ts").FrameMessage} body */
  hearFrame(body) {
    const message = readFrame(body.frame);
    if (!message) return;
    const before = this.seats[body.at]?.seated;
    // Whoever has another token than before sits at another table, or at one that was set up anew.
    const isOther = (/** @type {import("../messages.d.ts").Seated} */ { token, setup = 0 }) =>
      before && ((before.token && token && token !== before.token) || setup !== (before.setup ?? 0));
    if (message.kind === "seated" && isOther(message)) this.reset();
    // What came of a turn is shown at a table of its own.
    if (message.kind === "seated" && this.codes.turn) this.reset();
    this.calls = body.calls;
    this.isKept = body.kept;
    this.seats[body.at] ??= { seated: null, show: null };
    const seat = this.seats[body.at];
    if (message.kind === "seated") {
      const me = message.players[this.controls.own ?? -1];
      if (me) me.avatar = this.settings.avatar;
      seat.seated = message;
    }
    if (message.kind === "show") seat.show = message;
    const isShared = body.count > 1;
    if (!this.player) this.openTable(isShared);
    const player = /** @type {Player} */ (this.player);
    const another = body.calls === "invite" ? () => this.send({ kind: "another", at: this.at }) : null;
    player.table.know({ isHinting: body.hints, isByMessage: body.calls === "message", another });
    if (isShared && message.kind === "show" && message.turn.includes(message.seat) && body.at !== this.turnOf) {
      this.at = this.turnOf = body.at;
      player.changeSeat();
      player.table.know({ isCovered: true });
    }
    if (message.kind === "show" && message.result) {
      this.turnOf = -1;
      player.table.know({ isCovered: false });
    } else if (message.kind === "show") player.table.know({ dealOver: null, shareGame: null, special: null });
    if (body.at === this.at) player.take(message);
    if (message.kind === "seated") this.showLink();
  }

  /** @param {boolean} isShared */
  openTable(isShared) {
    this.codes.close();
    if (!history.state?.isTable) history.pushState({ isTable: true }, "");
    const player = new Player(this.root, this.settings, (body) => this.play(body), boardOf);
    this.player = player;
    player.table.know({
      isShared,
      isCovered: isShared,
      deal: this.fairness,
      leave: () => this.leave(),
      replayIt: () => this.seeAgain(),
      manage: () => this.manage(),
    });
    player.onbye = (reason) => player.table.tell(reason);
    player.onnotes = (notes, view) => {
      if (this.pace) return this.controls.shown(player.table);
      if (player.table.state.over) player.table.change({ over: "" });
      this.notes.show(player.table, notes, view, () => player.say({ kind: "bye" }));
    };
    const room = import("../lobby/waiting-room.js").then(({ WaitingRoom }) => new WaitingRoom());
    player.onchange = () => {
      const waits = player.table.state.sitters.some(({ present, computer }) => !present && !computer);
      // Nothing is waited for at any other table that has no cards yet.
      if (waits && !player.view) room.then((shown) => player.view || shown.show(player.table)).catch(() => {});
    };
    this.showLink();
    this.showPace();
  }

  /** @param {import("../messages.d.ts").FromPlayer} body */
  play(body) {
    // After the end, everybody who shares this page wants what one of them wants.
    const all = body.kind === "propose" && body.what === "rematch" ? this.seats.map((_, at) => at) : [this.at];
    for (const at of all) this.send({ kind: "play", at, frame: JSON.stringify(body) });
  }

  /** What whoever hosts may do about the others at the table. */
  manage() {
    const table = this.player?.table;
    if (!table?.state.hosts || table.state.isClosed || this.calls !== "invite") return "";
    return others(
      table,
      this.seats.map(({ seated }) => (seated?.watches ? -1 : (seated?.seat ?? -1))),
    );
  }

  showLink() {
    const table = this.player?.table;
    if (!table) return;
    // A seat without a name is that of a friend who comes late.
    const isAnybodyAway = this.isAway || table.state.sitters.some((sitter) => !sitter.present && !sitter.computer);
    const { calls } = this;
    const isLost = this.isAway && calls === "answer";
    table.change({
      callWords: calls === "invite" && isAnybodyAway ? "table-invite" : isLost ? "page-new-code" : "",
      call: () => this.call(),
      link: this.linkWords,
      isAway: isLost,
      trouble: isLost ? this.trouble : "",
    });
  }

  async call() {
    if (this.calls === "invite") return this.send({ kind: "call", at: this.at, text: "" });
    const text = await askForCode(4);
    if (text !== null) this.send({ kind: "call", at: this.at, text });
  }

  showTable() {
    this.codes.close();
    const before = this.player;
    if (!before) return;
    before.table.remove();
    const { log, chat, isShared, isCovered, isByMessage } = before.table.state;
    this.openTable(isShared);
    const player = /** @type {Player} */ (this.player);
    player.table.know({ log, chat, isCovered, isByMessage });
    const seat = this.seats[this.at];
    if (seat?.seated) player.take(seat.seated);
    if (seat?.show) player.take({ ...seat.show, events: [] });
    this.showLink();
  }

  /** A phone's key for that closes what lies over the table, or asks whether to leave it. */
  goBack() {
    if (!this.player) return;
    history.pushState({ isTable: true }, "");
    const above = document.querySelector("dialog[open]");
    if (above instanceof HTMLDialogElement) above.close();
    else if (this.codes.isShown) this.stopTalking();
    else this.leave();
  }

  /** Show the game that is over once more; then its end is there again, unless the table is closed. */
  seeAgain() {
    const { isClosed = true } = this.player?.table.state ?? {};
    if (!isClosed) return this.send({ kind: "again" });
    // It is the last of those that were played.
    this.seesAgain = "asked";
    this.send({ kind: "stop" });
  }

  async leave() {
    // A lesson isn't saved, and asks itself whether to go back to it.
    const skip = this.player?.table.state.skip;
    if (skip) return skip();
    const isOver = this.player?.isOver;
    // Whoever has ended a game by message still has to send that.
    if (isOver && this.player?.table.state.isByMessage) return this.player.say({ kind: "bye" });
    const closes = isOver && this.player && hasListeners(this.player.table.state);
    if (closes || (!isOver && !this.pace)) {
      const about = closes ? words("leaving-closes") : words("leaving-table", { kept: this.isKept ? "yes" : "no" });
      const isPlaying = !closes && this.player && !isWatched(this.player.table.state);
      // What is saved is there again; what isn't stands out.
      const choices = {
        "": words(isPlaying ? "table-play-on" : "page-cancel"),
        [closes ? "leave" : "away"]: words("table-leave"),
      };
      if (!(await ask(words("table-leave-title"), about, choices))) return;
    }
    this.send({ kind: "stop" });
  }
}
