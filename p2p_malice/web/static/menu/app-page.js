// The page as the program's own table: menu, set-up, codes and the seats that are played here.

import { boardOf } from "../boards/boards.js";
import { ask, button, make, showCard } from "../dom/dom.js";
import { toldBy } from "./daily-result.js";
import { askedIn, noteWords } from "./lesson.js";
import { Lobby } from "../lobby/lobby.js";
import { Menu } from "./menu.js";
import { readFrame } from "../table/frames.js";
import { Player } from "../table/player.js";
import { hasListeners } from "../table/state.js";
import { sharing } from "../codes/share.js";
import { speakOf, words } from "../words/catalogue.js";

/** @typedef {import("../settings/settings.js").Settings} Settings */

const MAX_TEXT = 20_000;
/** What the lines of the lobby show. */
const IN_LOBBY = ["gathering", "waiting", "connecting", "shaky", "away", "back"];

/** The way to the program: `begin` opens it for a page, and `send` tells the program something.
 * @typedef {{name: "page" | "program", begin: (page: AppPage) => void, send: (body: Record<string, any>) => void}} Way */

export class AppPage {
  /** @type {Map<number, {code: string, message: string, what: string, link: string, who: string, about: string}>} */
  offers = new Map();
  /** The friends whose reply was tapped, and waits until it is agreed to: what is sent then.
   * @type {Map<number, Record<string, any>>} */
  arrived = new Map();
  wanted = "";
  /** What was told beside the codes. @type {{state: string, text: string}[]} */
  news = [];
  /** @type {Player | null} The table; who plays at it is the seat that is seen. */
  player = null;
  /** @type {{seated: any, show: any}[]} What each of those who share this page was told last. */
  seats = [];
  at = 0;
  /** Whose turn it is among those who share this page: the hand is covered whenever that changes. */
  turnOf = -1;
  calls = "";
  /** Whether the game could be resumed if it were left now. */
  isKept = false;
  isTalking = false;
  linkWords = "";
  isAway = false;
  /** What the program said of the connection while that is lost. */
  trouble = "";
  /** @type {{text: string, running: boolean} | null} The pace of a table that is only watched. */
  pace = null;
  notes = make("section", { className: "notes", role: "status", tabIndex: 0, "aria-label": words("lesson-notes") });

  /** @param {HTMLElement} root @param {Settings} settings @param {Way} way */
  constructor(root, settings, way) {
    this.root = root;
    this.settings = settings;
    this.way = way;
    this.menu = new Menu(root, settings, (body) => this.send(body));
    this.lobby = new Lobby(root, settings, (body) => this.send(body), way.name);
    addEventListener("popstate", () => this.goBack());
    for (const change of ["online", "offline"]) addEventListener(change, () => this.isTalking && this.showTalk());
    // Friends find a page again only by another code.
    if (way.name === "page") addEventListener("beforeunload", (event) => this.isHosting && event.preventDefault());
  }

  /** Whether friends who are here, or have been invited, would lose this table with the page. */
  get isHosting() {
    if (this.isTalking) return [...this.lobby.states.values()].some((state) => state !== "new");
    return Boolean(
      this.calls === "invite" && this.player && hasListeners(this.player.table.state) && !this.player.isOver,
    );
  }

  reset() {
    this.player?.table.remove();
    speakOf();
    this.lobby.reset();
    this.offers.clear();
    this.arrived.clear();
    this.wanted = this.calls = this.linkWords = "";
    this.news = [];
    this.player = null;
    this.pace = null;
    this.seats = [];
    this.at = 0;
    this.turnOf = -1;
    this.isTalking = this.isAway = false;
    this.trouble = "";
    this.question = null;
  }

  /** How fast a table goes that is only watched, and the buttons that change it. */
  showPace() {
    const table = this.player?.table;
    if (!table || !this.pace) return;
    const { text, running } = this.pace;
    const ask = (/** @type {string} */ what) => () => this.send({ kind: "pace", what });
    /** @type {import("../table/state.js").Command[]} */
    const watching = [
      ["watch-slower", "-", ask("slower"), true],
      ["watch-faster", "+", ask("faster"), true],
      running ? ["watch-stop", "S", ask("stop"), true] : ["watch-go", "S", ask("go"), true],
      ["watch-step", "N", ask("step"), true],
    ];
    // Whoever watches is nobody at the table, and has no turn of their own.
    table.repaint({ isShared: true, paceWords: text, watching });
  }

  /** Tell the program. @param {Record<string, any>} body */
  send(body) {
    this.way.send(body);
  }

  /** @param {any} body */
  hear(body) {
    switch (body.kind) {
      case "ready":
      case "busy":
        // What is still to be answered is asked again, wherever the table is then.
        for (const each of document.querySelectorAll("dialog")) each.remove();
        this.menu.forget();
        this.reset();
        if (body.kind === "busy") this.showElsewhere();
        break;
      case "menu":
        this.reset();
        this.box.value = this.problem.textContent = "";
        this.menu.show(body);
        // The address of a lesson: nothing else is done by an address.
        if (location.hash === "#lesson" && "learn" in body.choices) {
          history.replaceState(null, "", location.href.split("#")[0]);
          this.send({ kind: "chosen", word: "learn" });
        }
        break;
      case "offer":
        if (body.friend === 0) this.offers.clear();
        this.offers.set(body.friend, body);
        this.arrived.delete(body.friend);
        this.lobby.offer(body.friend, body.who);
        this.showTalk();
        break;
      case "friend":
        // What was told of the last try is old by now. A reply that led nowhere is waited for again: that stays.
        if (body.state !== "sent" || this.lobby.states.get(body.friend) === "new")
          this.news = this.news.filter(({ state }) => state === "unknown_outside");
        this.lobby.note(body);
        // What is being pasted for somebody else stays open.
        if (body.state === "here" && !this.box.value) this.lobby.isPasting = false;
        if (this.isTalking) this.showTalk();
        break;
      case "arrived":
        this.arrive(body.friend, { kind: "reply", friend: body.friend, yes: true });
        break;
      case "want":
        this.wanted = body.what;
        this.showTalk();
        break;
      case "diagnosis":
        this.ondiagnosis?.(body.text, body.wrong);
        break;
      case "news":
        this.tell(body);
        break;
      case "daily":
        this.player?.table.change({ daily: toldBy(body) });
        break;
      case "failed":
        this.complain(body.text);
        break;
      case "choose":
        this.choose(body);
        break;
      case "form":
        this.menu.fill(body);
        break;
      case "verdict":
        this.menu.judge(body);
        break;
      case "sheet":
        this.menu.read(body);
        break;
      case "frame":
        this.hearFrame(body);
        break;
      case "paced":
        this.pace = body;
        this.showPace();
        break;
      case "table":
        this.showTable();
    }
  }

  /** The program has stopped: no button does anything until it runs again, so only the cards are left, and what to do. */
  showStopped() {
    const [title, how] = [words("program-stopped"), words("program-stopped-how")];
    for (const each of document.querySelectorAll("dialog")) each.remove();
    if (this.player && !this.isTalking) {
      const link = { link: words("link-program-closed"), isAway: true, trouble: `${title} ${how}` };
      return this.player.table.repaint({ hasStopped: true, callWords: "", ...link });
    }
    document.title = words("page-title");
    showCard(this.root, [make("h1", {}, title), make("p", { role: "status" }, how)]);
  }

  /** Another page has the table; with one tap, it's here. */
  showElsewhere() {
    document.title = words("page-title");
    showCard(this.root, [
      make("h1", {}, words("key-elsewhere")),
      make("p", { role: "status" }, words("key-elsewhere-how", { way: this.way.name })),
      button(words("key-take"), () => this.send({ kind: "take" }), { className: "main" }),
    ]);
  }

  /** @type {((text: string, wrong: string) => void) | null} */
  ondiagnosis = null;

  /** What is asked, once what led to it has been seen. @type {any} */
  question = null;

  /** Ask, once what led to the question has been seen. @param {any} question */
  async choose(question) {
    this.question = question;
    await this.player?.table.settled;
    if (this.question !== question) return;
    const table = this.root.querySelector("main.table");
    const praise = this.player?.view?.result ? this.praise : [];
    if (praise.length && table instanceof HTMLElement) await celebrate(table);
    this.menu.choose(question, praise);
  }

  // --- codes

  showTalk() {
    this.isTalking = true;
    const before = [...this.arrived.keys()].flatMap((friend) => this.arrival(friend));
    const leave = button(words(this.player ? "talk-to-table" : "page-stop"), () => this.stopTalking());
    const isHost = [...this.offers.values()].some(({ what }) => what === "invitation");
    if (isHost) {
      const around = { before, paste: this.pasting("talk-reply"), news: this.lastNews(2), leave };
      this.lobby.show(this.offers, { ...around, again: () => this.showTalk(), mayBegin: !this.player });
      return;
    }
    import("../words/extra-words.js").catch(() => {});
    /** @type {HTMLElement[]} */
    const content = [...before];
    for (const { message, link } of this.offers.values()) {
      content.push(make("h1", {}, words("talk-send-back")), sharing(message, link, { send: "send-back" }));
    }
    if (this.wanted && !this.offers.size) {
      content.push(make("h1", {}, words("talk-join")), ...this.pasting("paste-invitation"));
    }
    const lines = this.lastNews(4).map((line) => make("p", {}, line));
    content.push(make("div", { className: "waiting", role: "status" }, ...lines));
    content.push(make("div", { className: "buttons" }, leave));
    const focused = document.activeElement?.id;
    showCard(this.root, content);
    if (focused === "paste") this.box.focus();
  }

  /** Where a code is pasted, and what is wrong with it: the same elements until there is another menu. */
  box = make("textarea", { id: "paste", rows: 2, placeholder: "MDW1-…", spellcheck: false });
  problem = make("p", { className: "problem", role: "status" });

  /** A box for a code. @param {string} label the key of what it is for */
  pasting(label) {
    const { box, problem } = this;
    // As the program reads it: no longer, and without half characters.
    const typed = () => box.value.replace(/\p{Cs}/gu, "?").slice(0, MAX_TEXT);
    const say = (/** @type {string} */ wrong) => {
      problem.textContent = wrong;
      problem.classList.toggle("bad", Boolean(wrong));
      if (wrong) problem.scrollIntoView({ block: "nearest" });
    };
    box.oninput = () => {
      if (box.value.trim()) this.send({ kind: "diagnose", text: typed(), wanted: this.wanted });
      else say("");
    };
    this.ondiagnosis = (text, wrong) => {
      if (text !== typed()) return;
      say(wrong);
      if (wrong) return;
      box.value = "";
      this.send({ kind: "code", text });
    };
    const content = [make("label", { for: "paste" }, words(label)), box, problem];
    return [...content, ...pasteInto(box, this.wanted === "invitation")];
  }

  /** A reply was tapped: ask whether to use it. @param {number} friend @param {Record<string, any>} use is sent then */
  arrive(friend, use) {
    this.arrived.set(friend, use);
    this.showTalk();
  }

  /** The question whether a reply that was tapped is to be used. @param {number} friend */
  arrival(friend) {
    const decide = (/** @type {boolean} */ yes) => {
      this.send((yes && this.arrived.get(friend)) || { kind: "reply", friend, yes: false });
      this.arrived.delete(friend);
      this.showTalk();
    };
    const buttons = [
      button(words("page-use"), () => decide(true), { className: "main" }),
      button(words("talk-ignore"), () => decide(false)),
    ];
    return [
      make("h1", {}, words("talk-arrived", { friend })),
      make("p", { role: "status" }, words("talk-arrived-how")),
      make("div", { className: "buttons" }, ...buttons),
    ];
  }

  stopTalking() {
    this.send({ kind: "quit" });
    if (this.player) this.showTable();
  }

  /** @param {any} body */
  tell(body) {
    const { state, text, relayed } = body;
    if (state === "connected") this.linkWords = words("link-good", { way: relayed ? "relayed" : "direct" });
    if (state === "shaky") this.linkWords = words("link-shaky");
    if (state === "away" || state === "lost") this.linkWords = words("link-away");
    if (state === "back") this.linkWords = words("link-back");
    this.isAway = state === "away" || state === "lost" || (this.isAway && state !== "back" && state !== "connected");
    // The lobby's lines say the rest.
    const isVain = state === "still_waiting" && this.wanted === "reply" && !this.lobby.isWaiting;
    if (!IN_LOBBY.includes(state) && !isVain) this.note(state, text);
    this.trouble = this.isAway ? text : "";
    if (this.player && !this.isTalking) {
      // Why a friend is away stands with what can be done about it.
      const { table } = this.player;
      const isAbsence = this.calls === "invite" && (state === "away" || state === "lost");
      if (isAbsence || !this.isAway) {
        table.know({ absence: isAbsence ? text : "", hasLost: isAbsence && state === "lost" });
      }
      this.showLink();
      if (!isAbsence && !table.state.trouble) table.announce(text);
    } else {
      this.showTalk();
    }
  }

  /** What is told again, such as for how long one waits, takes the place of what was told before. @param {string} state
   * @param {string} text */
  note(state, text) {
    this.news = [...this.news.filter((each) => !state || each.state !== state), { state, text }];
  }

  /** @param {number} most */
  lastNews(most) {
    return this.news.slice(-most).map(({ text }) => text);
  }

  /** What went wrong: beside the codes, at the table, or else as a question that has one answer. @param {string} text */
  complain(text) {
    if (this.isTalking) {
      this.note("", text);
      this.showTalk();
    } else if (this.player) this.player.table.announce(text);
    else ask(words("page-failed"), [text]);
  }

  // --- the table

  /** @param {any} body */
  hearFrame(body) {
    const message = readFrame(body.frame);
    if (!message) return;
    const before = this.seats[body.at]?.seated?.token;
    // Whoever has another token than before sits at another table.
    if (before && message.kind === "seated" && message.token && message.token !== before) this.reset();
    this.calls = body.calls;
    this.isKept = body.kept;
    this.seats[body.at] ??= { seated: null, show: null };
    const seat = this.seats[body.at];
    if (message.kind === "seated") seat.seated = message;
    if (message.kind === "show") seat.show = message;
    const isShared = body.count > 1;
    if (!this.player) this.openTable(isShared);
    const player = /** @type {Player} */ (this.player);
    player.table.know({ isHinting: body.hints });
    if (isShared && message.kind === "show" && message.turn.includes(message.seat) && body.at !== this.turnOf) {
      this.at = this.turnOf = body.at;
      player.view = null;
      player.table.know({ isCovered: true });
    }
    if (message.kind === "show" && message.result) {
      this.turnOf = -1;
      player.table.know({ isCovered: false });
    } else if (message.kind === "show") player.table.know({ daily: null });
    if (body.at === this.at) player.take(message);
    if (message.kind === "seated") this.showLink();
  }

  /** @param {boolean} isShared */
  openTable(isShared) {
    this.leaveCodes();
    if (!history.state?.isTable) history.pushState({ isTable: true }, "");
    const player = new Player(this.root, this.settings, (body) => this.play(body), boardOf);
    this.player = player;
    player.table.know({ isShared, isCovered: isShared, leave: () => this.leave() });
    player.onbye = (reason) => player.table.tell(reason);
    player.onnotes = (notes, view) => this.showNotes(notes, view);
    this.showLink();
    this.showPace();
  }

  /** What a lesson says of the position stands below the cards until the next: how far it is, praise, and what to do. @param {import("../cards/view.js").Note[]} notes
   * @param {import("../cards/view.js").View} view */
  showNotes(notes, view) {
    const board = this.player?.table.board;
    const lines = notes.map((note) => {
      const line = make("p", {}, noteWords(note, view, this.settings.autoplay, board));
      if (note.number) line.append(stepsOf(note.number, note.most ?? 0));
      line.classList.toggle("about", Boolean(note.number));
      return line;
    });
    // Before the position is explained, the move that led to it is praised.
    if (lines.length !== 2) lines[0]?.classList.add("praise");
    this.notes.replaceChildren(...lines);
    const table = this.player?.table;
    table?.change({ skip: lines.length && !view.result ? () => this.player?.say({ kind: "bye" }) : null });
    if (!lines.length) return this.notes.remove();
    // What a lesson says at its end stands in the question that follows.
    this.notes.classList.toggle("past", Boolean(view.result));
    const [asked, about] = askedIn(notes);
    if (asked) board?.mark?.(asked, about);
    if (!this.notes.isConnected) this.root.querySelector("footer")?.before(this.notes);
    this.notes.scrollTop = 0;
  }

  /** The comment on the lesson's last move. */
  get praise() {
    return this.notes.isConnected
      ? [...this.notes.querySelectorAll(".praise")].map((line) => make("p", {}, line.textContent))
      : [];
  }

  /** @param {Record<string, any>} body */
  play(body) {
    // After the end, everybody who shares this page wants what one of them wants.
    const all = body.kind === "propose" && body.what === "rematch" ? this.seats.map((_, at) => at) : [this.at];
    for (const at of all) this.send({ kind: "play", at, frame: JSON.stringify(body) });
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
    const box = make("textarea", { id: "new-code", rows: 4, placeholder: "MDW1-…" });
    const label = make("label", { for: "new-code" }, words("paste-new"));
    const use = button(words("page-use"), () => use.closest("dialog")?.close("use"), { className: "main" });
    if ((await ask(words("paste-new-title"), [label, box, use], { "": words("page-cancel") })) === "use") {
      this.send({ kind: "call", at: this.at, text: box.value });
    }
  }

  /** The codes have done what they were for. */
  leaveCodes() {
    this.isTalking = false;
    this.news = [];
    this.wanted = "";
    this.offers.clear();
    this.arrived.clear();
    this.lobby.leave();
  }

  showTable() {
    this.leaveCodes();
    const before = this.player;
    if (!before) return;
    before.table.remove();
    const { log, chat, isShared, isCovered } = before.table.state;
    this.openTable(isShared);
    const player = /** @type {Player} */ (this.player);
    player.table.know({ log, chat, isCovered });
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
    else if (this.isTalking) this.stopTalking();
    else this.leave();
  }

  async leave() {
    // A lesson isn't saved, and asks itself whether to go back to it.
    const skip = this.player?.table.state.skip;
    if (skip) return skip();
    const isOver = this.player?.isOver;
    if (!isOver && !this.pace) {
      const answer = await ask(
        words("table-leave-title"),
        [words("leaving-table", { kept: this.isKept ? "yes" : "no" })],
        {
          "": words("table-play-on"),
          leave: words("table-leave"),
        },
      );
      if (answer !== "leave") return;
    }
    this.send({ kind: "stop" });
  }
}

/** For how long cards rain before anything is asked, in milliseconds. */
const CELEBRATED = 3000;

/** Say that it's won, and let cards rain on the table for a while. @param {HTMLElement} table */
async function celebrate(table) {
  const { cascade } = await import("../cards/win-cascade.js");
  const won = make("p", { className: "won", role: "status" }, words("ending-title", { who: "you", names: "" }));
  table.append(won);
  cascade(table);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    await new Promise((done) => setTimeout(done, CELEBRATED));
  won.remove();
}

/** A dot for each step of a lesson. @param {number} number of the step that is taken now @param {number} most */
function stepsOf(number, most) {
  const dots = [...Array(most).keys()].map((at) => make("i", { className: at < number ? "done" : "" }));
  return make("span", { className: "stages", "aria-hidden": "true" }, ...dots);
}

/** A button that puts in what was copied, where the browser can. @param {HTMLTextAreaElement} box
 * @param {boolean} isFirst whether nothing else comes before that */
function pasteInto(box, isFirst) {
  if (!navigator.clipboard?.readText) return [];
  const paste = async () => {
    box.value = await navigator.clipboard.readText().catch(() => "");
    box.dispatchEvent(new Event("input"));
    box.focus();
  };
  return [button(words("talk-paste"), paste, { className: isFirst ? "main" : "" })];
}
