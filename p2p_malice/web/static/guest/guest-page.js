// The guest's way: an invitation, perhaps a reply, the table, and back to it after whatever happened.

// The board and what comes before it have it in common.
import "../players/person-line.js";
import { errorWords, read } from "../codes/connection-code.js";
import { preloadBoard, boardOf } from "../boards/boards.js";
import { loadExtras } from "../table/preload.js";
import { stunServers } from "../webrtc/stun-servers.js";
import { showPage } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { connecting, forgetLink, hasCourier, inviterOf, playAddress, WAITING_PROGRAM } from "../landing/invitation.js";
import { UNDERSTOOD, VERSION } from "../table/frame-schema.js";
import { showInvitation } from "../landing/invitation-form.js";
import { forgetSeat, friends, keepSeat, keptSeat } from "../state/seat-store.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";
import { PlayingTab } from "./playing-tab.js";

/** @typedef {import("../webrtc/link.js").Link} Link
 * @typedef {import("../table/player.js").Player} Player
 * @typedef {import("../messages.d.ts").FromPlayer} FromPlayer */
/** @typedef {import("../state/seat-store.js").Seat} Seat */
/** @typedef {import("../settings/settings.js").Settings} Settings */

const NEW_CODE_AFTER = 12000;

/** How the code begins by which a seat goes on at another device. */
const SEAT = "SEAT1-";

/** The sentences for what a good invitation never leads to. */
const otherWords = () => import("../words/connecting-words.js");

/** What is asked for rarely: codes that come at another time than the first invitation, and a second tab. */
const guestDialogs = () => import("../landing/guest-dialogs.js");

const waitingRoom = () => import("../lobby/waiting-room.js");

/** All that may be needed between the first tap and the last card. It is there before anybody is called: if the site
 * changes meanwhile, what wasn't loaded is gone. */
export const preloadGuest = () =>
  Promise.all([
    guestDialogs(),
    import("../webrtc/link.js"),
    import("../table/player.js"),
    import("./deal-witness.js"),
    import("../webrtc/seat-proof.js"),
    import("../landing/reply-steps.js"),
    import("../landing/paste-form.js"),
    loadExtras(),
    preloadBoard(),
    waitingRoom(),
  ]);

/** Run the guest's page. @param {HTMLElement} root @param {Settings} settings */
export async function runGuest(root, settings) {
  const page = new GuestPage(root, settings);
  const open = () => page.open().catch((error) => page._showIncomplete(error));
  addEventListener("hashchange", () => location.hash && open());
  await open();
}

export class GuestPage {
  /** @param {HTMLElement} root @param {Settings} settings */
  constructor(root, settings) {
    this.root = root;
    this.settings = settings;
    this.stun = stunServers();
    /** @type {Link | null} */
    this.link = null;
    /** @type {Player | null} */
    this.player = null;
    /** @type {Seat} */
    this.seat = { invitation: "", name: "", token: "", players: [] };
    this.former = this.seat;
    this.isInvited = false;
    this._tab = new PlayingTab(
      () => /^(good|shaky|connecting)$/.test(this.link?.health ?? ""),
      () => this._showElsewhere(),
    );
    // A page's table can only be found again by another code.
    addEventListener("beforeunload", (event) => this._isLost && event.preventDefault());
  }

  /** Whether somebody who leaves the page now would need a new code. */
  get _isLost() {
    return this.player?.view && !this.player.isOver && this.needsCode && !this.watches;
  }

  /** Whether only another code leads to the table: a page has it, which no courier finds. */
  get needsCode() {
    const { invitation } = this.seat;
    return !hasCourier(invitation) && !read(invitation).description.secret;
  }

  /** Whether the code that led here leads there no more. */
  get _isUsedUp() {
    return !this.isInvited && this.needsCode;
  }

  /** Begin with what the address says, or with what was kept. */
  async open() {
    const linked = location.hash.slice(1);
    const pasted = linked || history.state?.linked;
    // A deal is played against the computer, and a game by message alone, on the page that has the program.
    if (/^(DEAL\d|GAME\d|DAY|PUZZLE)-/i.test(linked) && playAddress())
      return location.replace(`${playAddress()}#${linked}`);
    const kept = await keptSeat();
    const game = kept && !kept.isOver ? kept : null;
    if (pasted?.startsWith(SEAT)) return (await guestDialogs()).takeSeat(this, pasted, game);
    if (pasted === "join") {
      forgetLink();
      return this._showStart("");
    }
    if (!pasted) return game ? this._offerReturn(game) : this._goHome();
    try {
      const { description } = read(pasted);
      if (description.kind === "reply") return (await guestDialogs()).showReply(this.root, pasted);
    } catch (error) {
      await otherWords();
      return this._showStart(errorWords(error), pasted);
    }
    if (cannotConnect()) return this._showUnable(pasted);
    const watcher = history.state?.watches;
    if (typeof watcher === "string" && !this.link) return this.join(pasted, watcher, true);
    if (this.link && this.link.health !== "ended" && !this.player?.isOver)
      await (await guestDialogs()).askToSwitch(this, pasted);
    else {
      this.player?.table.remove();
      await showInvitation(this, pasted, game);
    }
  }

  // --- the start

  /** Where everything begins is the page that plays; where the site has none, an invitation can be pasted. */
  _goHome() {
    return playAddress() ? location.replace(playAddress()) : this._showStart("");
  }

  /** @param {string} problem @param {string} [pasted] the text that has the problem */
  async _showStart(problem, pasted = "") {
    (await import("../landing/paste-form.js")).showStart(this, problem, pasted);
  }

  /** Part of the page can't be loaded. What led here, an invitation or a seat, is still there after a reload.
   * @param {unknown} error */
  _showIncomplete(error) {
    console.error(error);
    const card = html`<div class="card-form">${titled()}<p role="alert">${words("guest-incomplete")}</p>
      <button type="button" class="main" @click=${() => location.reload()}>${words("page-reload")}</button></div>`;
    showPage(this.root, card);
  }

  /** This browser reaches nobody: say so, and what else there is to do. @param {string} invitation */
  async _showUnable(invitation) {
    await otherWords();
    this._showStart(words("call-no-way-how"), invitation);
  }

  /** @param {Seat} kept */
  _offerReturn(kept) {
    this._showReturn(kept);
    this.comeBack(kept).catch(() => {});
  }

  // --- connecting

  /** @param {string} pasted @param {string} name @param {boolean} [watches] whether one only looks on */
  async join(pasted, name, watches = false) {
    /** @type {RTCCertificate | undefined} */
    let certificate;
    try {
      certificate = await RTCPeerConnection.generateCertificate(
        /** @type {any} */ ({ name: "ECDSA", namedCurve: "P-256" }),
      );
    } catch {
      // The browser makes one of its own, which can't be saved.
    }
    this._perhaps = await keptSeat();
    this.watches = watches;
    this.seat = { invitation: pasted, name, token: "", players: [], certificate };
    this.isInvited = true;
    await this._connect();
  }

  /** @param {Seat} kept @param {Seat} [former] the seat by the way that led there before */
  async comeBack(kept, former = kept) {
    this.former = former;
    this.seat = { ...kept };
    // By a new invitation, the host may have to call back, as at first.
    this.isInvited = kept.invitation !== former.invitation;
    await this._connect();
  }

  async _connect(takesOver = false) {
    if (cannotConnect()) return this._showUnable(this.seat.invitation);
    const loaded = await preloadGuest().catch((error) => {
      if (this.isInvited) history.replaceState({ linked: this.seat.invitation }, "");
      this._showIncomplete(error);
    });
    if (!loaded) return;
    const [, { Link }, { Player }] = loaded;
    this._newPlayer = (send) => new Player(this.root, this.settings, send, boardOf);
    if (!(await this._tab.claim(takesOver, this.isInvited))) return this._showElsewhere();
    this.player?.table.remove();
    this.player = null;
    this.link?.close();
    const { description } = read(this.seat.invitation, { expected: "invitation" });
    if (this._isUsedUp) return (await guestDialogs()).showNeedsCode(this);
    for (const each of this.seat.candidates ?? []) {
      const isKnown = description.candidates.some(
        ({ address, port }) => address === each.address && port === each.port,
      );
      if (!isKnown) description.candidates.push(each);
    }
    const link = new Link(description, this.seat.certificate, this.stun, this.seat.key);
    this.link = link;
    link.onhealth = (health) => this._noteHealth(link, health);
    link.onrestart = () => this.hello(link);
    link.oncall = (code) => this._carry(link, code);
    link.onstuck = () => this._connect();
    // What the table says at the end is its last word.
    link.onend = (reason) => this.player?.table.state.isClosed || this._ended(reason);
    showPage(this.root, html`<div class="card-form">${fan()}${connecting(this.seat.invitation)}</div>`);
    const since = performance.now();
    try {
      const [code, { showReply }] = await Promise.all([link.call(), import("../landing/reply-steps.js")]);
      if (link.health !== "connecting" || this.link !== link) return;
      this.isCarried = false;
      this._carry(link, code);
      showReply(this, code, since);
    } catch (error) {
      await otherWords();
      if (this.link === link) this._showStart(words("start-fault", { fault: errorWords(error) }));
    }
  }

  /** Whether a courier has this page's reply. */
  isCarried = false;

  /** Have the site's courier carry the reply, or say where the seat's player is now. If it can't, people do.
   * @param {Link} link @param {string} code */
  async _carry(link, code) {
    if (!hasCourier(this.seat.invitation)) return;
    try {
      if (link.isAgreed) return await (await import("../courier/seat-courier.js")).lead(link, code);
      const { carry } = await import("../courier/guest-courier.js");
      if (this.isInvited || link.isOfPage) await carry(this.seat.invitation, link, code, () => (this.isCarried = true));
    } catch {
      // The reply is offered in a moment.
    }
  }

  /** Another tab plays: leave it the seat, without a word to the host. */
  async _showElsewhere() {
    this.link?.drop();
    this.link = null;
    this.player?.table.remove();
    this.player = null;
    // Only a new code brings the game into another tab then.
    (await guestDialogs()).showElsewhere(
      this.root,
      this.seat.token && this._isUsedUp ? null : () => this._connect(true),
    );
  }

  stop() {
    this.link?.close();
    this.link = null;
    this._tab.release();
    this._showStart("");
  }

  // --- at the table

  /** Makes the player, once that is loaded: before the first frame. @type {(send: (body: FromPlayer) => void) => Player} */
  _newPlayer = () => {
    throw new Error("nobody was called");
  };

  _player() {
    if (this.player) return this.player;
    // Until the table has taken the page in, anything but a hello would be a stranger's.
    const send = (/** @type {FromPlayer} */ body) => this._heard === this.link && this.link?.send(JSON.stringify(body));
    const player = this._newPlayer(send);
    this.player = player;
    player.token = this.seat.token;
    const handOver = () => guestDialogs().then(({ showHandOver }) => showHandOver(this.seat));
    player.table.know({
      leave: () => this._leave(),
      keeper: playAddress(),
      handOver: this.needsCode ? null : handOver,
    });
    const opening = waitingRoom().then(({ WaitingRoom }) => new WaitingRoom(playAddress()));
    player.onnotes = () => player.table.state.over && player.table.change({ over: "" });
    player.onchange = () => {
      this._keep();
      opening.then((room) => player.view || room.show(player.table)).catch(() => {});
    };
    player.onbye = (reason, isGone) => this._ended(reason, isGone);
    player.onanother = (seated) => {
      const { log, chat } = player.table.state;
      player.table.remove();
      this.player = null;
      const next = this._player();
      next.table.know({ log, chat });
      next.take(seated);
    };
    player.onfull = async (refused) => (await guestDialogs()).askToWatch(this, refused);
    this._noteLink();
    return player;
  }

  /** The seat that was kept when this table was joined: it may be one of its own. @type {Seat | null} */
  _perhaps = null;

  /** Whether the person here only looks on. */
  watches = false;

  /** The link over which the table has spoken to the player here. @type {Link | null} */
  _heard = null;

  /** Say who is here to the table behind that link. @param {Link} link */
  async hello(link) {
    const { name, token } = this.seat;
    // Whoever joins the table at which they have a seat is back in it.
    const perhaps = token || this.watches ? null : this._perhaps;
    // Also over the same link as before, once the host's program was started again.
    this._heard = null;
    this.player?.inFlight.greet();
    const { place = 0 } = perhaps ?? this.seat;
    /** @type {import("../messages.d.ts").Hello} */
    const hello = {
      kind: "hello",
      name,
      version: VERSION,
      heard: this.player?.view?.number ?? 0,
      seat: place,
      understands: UNDERSTOOD,
    };
    if (this.watches) hello.watches = true;
    hello.next = await import("./deal-witness.js").then(({ committed }) => committed(this)).catch(() => "");
    const hear = (/** @type {string} */ frame) => {
      this._heard = link;
      this._player().hear(frame);
      if (/^{"kind":"(seat|deal|open)/.test(frame))
        import("./deal-witness.js").then(({ partake }) => partake(this, link, frame)).catch(() => {});
      this.keepFrame(frame);
      this._noteLink();
    };
    const asNew = () => {
      this._perhaps = null;
      link.onframe = hear;
      link.send(JSON.stringify(hello));
    };
    if (!token && !perhaps) return asNew();
    link.onframe = () => {};
    const { introduce } = await import("../webrtc/seat-proof.js");
    const back = (/** @type {string} */ frame) => {
      if (perhaps) this.seat.token ||= perhaps.token;
      hear(frame);
    };
    const refuse = (/** @type {string} */ says) => this._refuse(says);
    introduce(link, hello, perhaps?.token ?? token, back, refuse, perhaps && asNew);
  }

  /** What this page knows of how the cards came about. @type {import("./deal-witness.js").DealWitness | null} */
  witness = null;

  /** Have what was heard of the game kept for the page that has the program in it, if the site has one. @param {string} frame */
  keepFrame(frame) {
    const mark = this.player?.table.state.mark ?? "";
    if (playAddress())
      import("../results/heard-games.js").then(({ keepFrame }) => keepFrame(mark, frame)).catch(() => {});
  }

  /** That table didn't prove that it gave the seat: it is told nothing, and the seat is kept. @param {string} says */
  _refuse(says) {
    this.link?.drop();
    this.link = null;
    this._showReturn(this.former, says);
  }

  _keep() {
    const player = /** @type {Player} */ (this.player);
    this.watches = player.watches;
    if (this.watches) return guestDialogs().then(({ noteWatching }) => noteWatching(this.seat, player));
    this.seat.token = player.token;
    this.seat.place = player.table.state.own;
    this.seat.players = player.table.state.sitters.map((sitter) => sitter.name);
    this.seat.avatars = player.table.state.sitters.map((sitter) => sitter.avatar ?? "");
    this.seat.candidates = this.link?.host.candidates;
    this.seat.key = this.link?.isAgreed ? this.link.key : "";
    this.seat.isOver = player.isOver;
    this.isInvited = false;
    this.former = this.seat;
    this.seat.invitation = this.seat.invitation.replace(WAITING_PROGRAM, "");
    keepSeat(this.seat);
    import("../landing/met.js").then(({ note }) => note(this.seat, player)).catch(() => {});
    // The seat is what leads back from now on. Until then, who opens the address elsewhere has the invitation there.
    forgetLink();
  }

  /** @param {Link} link @param {import("../webrtc/link.js").Health} health */
  _noteHealth(link, health) {
    if (this.link !== link) return;
    if (health === "good" && !this._hasGreeted.has(link)) {
      this._hasGreeted.add(link);
      this.hello(link);
    }
    if (health === "away" && this.needsCode && !this.player) guestDialogs().then((shown) => shown.showNeedsCode(this));
    this._noteLink();
    clearTimeout(this._patience);
    if (health === "away") this._patience = setTimeout(() => this._noteLink(true), NEW_CODE_AFTER);
  }

  _hasGreeted = new WeakSet();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  _patience = undefined;

  async askNewCode() {
    await (await guestDialogs()).askNewCode(this);
  }

  _noteLink(mayNeedCode = false) {
    const { link, player } = this;
    if (!link || !player) return;
    const way = link.isRelayed ? "relayed" : "direct";
    const isAway = link.health === "away";
    const trouble = isAway
      ? words(this.needsCode ? "guest-page-away" : mayNeedCode ? "guest-long-away" : "guest-away")
      : "";
    player.table.change({
      host: inviterOf(this.seat.invitation),
      callWords: isAway ? "page-new-code" : "",
      call: () => this.askNewCode(),
      link: words(`link-${link.health}`, { way }),
      isAway,
      trouble,
    });
  }

  async _leave() {
    // Whoever looks on has no seat to lose.
    if (this.watches) forgetLink();
    else if (this.player?.isOver) await forgetSeat();
    else if (!(await (await guestDialogs()).askToLeave(this))) return;
    this.link?.send(JSON.stringify({ kind: "bye" }));
    this._finish();
  }

  /** @param {string} reason @param {boolean} [isGone] whether nobody comes back to that seat from here */
  async _ended(reason, isGone = false) {
    if (isGone || (this.player?.isOver && !this.watches)) await forgetSeat();
    if (!this.player) return this._showStart(reason);
    const left = { isClosed: true, callWords: "", leave: () => this._finish() };
    this.player.table.change({ ...left, link: words("link-ended"), isAway: true, trouble: "" });
    // The result says it where there is one.
    if (!this.player.isOver) {
      this.player.table.tell(reason);
      await (await guestDialogs()).tellEnd(this, reason, isGone);
    }
    if (isGone) this._finish();
  }

  _finish() {
    const { needsCode } = this;
    this.link?.close();
    this.link = null;
    this._tab.release();
    this.player?.table.remove();
    this.player = null;
    document.title = words("page-title");
    keptSeat().then((kept) => {
      if (!kept) this._goHome();
      else if (needsCode) guestDialogs().then((shown) => shown.showNeedsCode(this));
      else this._showReturn(kept);
    });
  }

  /** @param {Seat} kept */
  _showReturn(kept, says = words("return-kept", { friends: friends(kept) })) {
    const card = html`<div class="card-form">${titled()}<p role="status">${says}</p>
      <button type="button" class="main" @click=${() => this.comeBack(kept)}>${words("return-back")}</button>
      <button type="button" @click=${() => this._showStart("")}>${words("return-other")}</button></div>`;
    showPage(this.root, card);
  }
}

/** Whether WebRTC is missing, as in Safari's Lockdown Mode. */
const cannotConnect = () => !("RTCPeerConnection" in globalThis);

/** The head of a page that is about nothing else yet. */
const titled = () => html`${fan()}<h1 class="wordmark">${words("page-title")}</h1>`;
