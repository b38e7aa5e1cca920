// What happens around the cards: the banner, bubbles, sounds, the end. It is loaded after the first card.

import "../words/extra-words.js";
import { Banner, sinceNow } from "./banner.js";
import { Arrivals } from "./arrivals.js";
import { Bubbles } from "../chat/speech-bubbles.js";
import "../cards/court-art.js";
import "../players/avatar-art.js";
import { GameStats, statsOf, keepStats } from "../results/game-stats.js";
import { GameEnd, winnersOf } from "../results/game-end.js";
import { FirstTimeTips } from "../hints/first-time-tips.js";
import { VOLUMES } from "../settings/settings.js";
import { Sounds, soundsOf } from "./sounds.js";
import { TurnClock } from "./turn-clock.js";
import { noticeTurn } from "./turn-notice.js";
import { heard } from "../chat/chat.js";
import { ScreenLock } from "../dom/screen-lock.js";
import { html, nothing } from "../vendor/lit-html.js";
import { leftWords } from "../state/left.js";
import { words } from "../words/catalogue.js";
import { both } from "../state/sentences.js";
import { hasListeners, isMine, isWatched } from "../state/state.js";

/** @typedef {import("../cards/view.js").View} View */

/** The seat of somebody who has none. */
const SPECTATOR = -1;

/** How long the last card is looked at before the end is told, in milliseconds. */
const LAST_LOOK = 700;

export class TableExtras {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this._board = /** @type {import("./board.js").Board} */ (table.board).element;
    this._banner = new Banner(table);
    this._arrivals = new Arrivals(() => table.render());
    this._bubbles = new Bubbles(this._board);
    this._sounds = new Sounds(table.settings);
    this._screen = new ScreenLock();
    this._tips = new FirstTimeTips(table);
    this._stats = new GameStats(null);
    this._clock = new TurnClock(() => table.render());
    /** @type {GameEnd | null} */
    this._ending = null;
    /** @type {unknown} Who has won, before the end is told to whoever has lost. */
    this._winners = nothing;
    /** Whether the end is told, or about to be. */
    this._isOver = false;
    /** Whether something was said that wasn't looked at yet. */
    this.isUnread = false;
    /** That a spectator has asked to play, "" while they haven't. */
    this._asked = "";
    /** @type {number | null} Who had paused the game then. */
    this._paused = null;
    /** Since when, as a sentence; "" where it was so before this page knew of it. */
    this._since = "";
    /** @type {View | null} The position whose times are shown. */
    this._timed = null;
  }

  remove() {
    this._isOver = false;
    for (const each of [this._clock, this._banner, this._bubbles, this._sounds, this._screen]) each.remove();
  }

  /** Whether the buttons for what comes next stand at the end itself. */
  get isEnding() {
    return this._isOver && (this._ending?.isOpen ?? true);
  }

  /** A position has come. @param {View} view @param {View | null} before */
  showed(view, before) {
    const { table } = this;
    this._screen.want(table.settings.awake && isMine(table.state));
    const isBeginning = view.number === 1 || Boolean(before?.result && !view.result);
    if (isBeginning || !before) this._stats = statsOf(table.state.mark, isBeginning);
    if (isBeginning) this._offerSound();
    this._stats.take(view.events, this.table.board?.ends ?? []);
    if (view.result) this._stats.ended ??= Date.now();
    if (!table.state.replay) keepStats(table.state.mark, this._stats);
    if (before) {
      const count = before.number - view.number;
      if (count > 0) this.news(words("table-went-back", { count }));
      const isTurn = view.turn.includes(view.seat) && !before.turn.includes(view.seat) && !isWatched(table.state);
      const isNobody = table.state.isShared || isWatched(table.state);
      const { board } = table;
      for (const [sound, after] of soundsOf(view, board?.heard?.(view) ?? [], isTurn, isNobody, board?.lands))
        this._sounds.play(sound, after);
      // Each card of a turn sounds higher than the one before, once it has landed.
      if (view.events.some(({ kind }) => kind === "play") && this._stats.played > 1)
        this._sounds.play("run", board?.placing, this._stats.played - 2);
    }
    if (table.state.replay) return;
    if (view.result && !this._isOver) this._end(view, before);
    else if (!view.result && this._isOver) this._begin();
  }

  /** Offer once, at the first deal, to switch sounds on. */
  _offerSound() {
    const { settings, state } = this.table;
    // Whoever watches doesn't wait for a turn.
    if (isWatched(state) || settings.offered || settings.volume !== "off") return;
    settings.offered = true;
    settings.keep();
    this._banner.tell(words("sound-offer"), () => this._turnVolume());
  }

  /** Something was done here. @param {number | null} lands after how many milliseconds its card has landed, null for none */
  sent(lands) {
    this._tips.done();
    if (lands !== null) this._sounds.play("slide", lands);
  }

  /** Somebody was reminded of their turn. @param {number} seat who has reminded them @param {number} to */
  reminded(seat, to) {
    const { voice, state, settings } = this.table;
    const listener = to === state.own ? "called" : seat === state.own ? "caller" : "other";
    const text = words("poked", { listener, name: voice.name(seat), to: voice.name(to) });
    this.news(text);
    if (listener === "called") noticeTurn(settings, text);
  }

  /** Somebody has said something to the player at `to`, null for all. @param {number} seat @param {number | null} to
   * @param {string} text */
  said(seat, to, text) {
    const { voice, view, state } = this.table;
    this._bubbles.say(seat, voice.name(seat), text, state.sitters.length === 2 ? 1 - seat : to);
    heard(this.table, seat, to, text);
    this._ending?.hear(voice.name(seat), text);
    // The result has what is said now.
    if (seat === view?.seat || this._isLogSeen || this._ending?.isOpen) return;
    this.isUnread = true;
    this.table.render();
  }

  /** A spectator has said something. @param {string} name @param {string} text */
  remarked(name, text) {
    this.news(words("table-said", { name, text }));
    heard(this.table, SPECTATOR, null, text, name);
    this._ending?.hear(name, text);
  }

  /** Something to know for a moment. @param {string} text @param {string} [code] of what was refused */
  news(text, code) {
    if (code === "seat_asked") this._asked = text;
    this._banner.tell(text);
    // A board may say what can be asked for.
    if (code === "seat_asked") this.table.repaint();
  }

  /** The talk was looked at. */
  read() {
    this.isUnread = false;
    this.table.render();
  }

  // --- what is drawn, once all that has changed was taken in

  update() {
    const { sitters, view, paused, resumed } = this.table.state;
    // They change in the middle of a position as well.
    if (view && view !== this._timed) this._clock.know(view.deadlines);
    this._timed = view;
    const { isKnown } = this._arrivals;
    const told = this._arrivals.take(this.table.state);
    // Whoever has come back isn't replaced.
    if (!isWatched(this.table.state) || !sitters.some(({ left }) => left)) this._asked = "";
    if (paused === null && this._paused !== null) told.push(this._whose("resumed", resumed));
    if (paused !== this._paused) this._since = isKnown ? sinceNow() : "";
    this._paused = paused;
    if (told.length) this._banner.say(told.join(" "));
    this._banner.update();
    this._tips.update();
  }

  /** Who is missing only because the host was, a moment ago. */
  get rejoining() {
    return this._arrivals.rejoining;
  }

  /** What is said of what was done here, "" for what the state says. */
  get prompt() {
    const { isSent, isAway, isClosed } = this.table.state;
    return isSent && isAway && !isClosed ? words("move-kept") : "";
  }

  /** Whether who watches has asked for the seat of somebody who has left, and it isn't given yet. */
  get hasAsked() {
    return this._asked !== "";
  }

  /** What the heading says of a break, "" while there is none. */
  get title() {
    return this.table.state.paused === null ? "" : words("paused-title");
  }

  /** At the end of the header. */
  header() {
    const { volume } = this.table.settings;
    const said = words("loudness", { volume });
    return html`${this._clock.template()}${this._banner.template()}${this._spectators()}<button type="button" class="loudness" data-volume=${volume} aria-label=${said}
      title=${said} @click=${() => this._turnVolume()}></button>`;
  }

  /** How many look on, and who, for those who don't. */
  _spectators() {
    const { state } = this.table;
    const { spectators } = state;
    if (!spectators.length || isWatched(state)) return nothing;
    const names = both(spectators);
    const said = words("watching", { name: names });
    return html`<button type="button" class="spectators" aria-label=${said} title=${names} @click=${() => this.news(said)}><span aria-hidden="true">👁</span> ${spectators.length}</button>`;
  }

  /** Over the cards. */
  over() {
    return this._ending?.template() ?? this._pause() ?? this._winners;
  }

  /** Who paused the game, and how players go on. */
  _pause() {
    const { state, send } = this.table;
    if (state.paused === null) return null;
    const go = html`<div class="buttons"><button type="button" class="main" @click=${() => send({ kind: "propose", what: "go_on" })}>${words("go-on")}</button></div>`;
    return html`<section class="ending paused"><div class="outcome" role="alert"><h2>${this._whose("paused", state.paused)}</h2><p class="told">${this._since}</p>${isWatched(state) ? html`<p class="told">${words("paused-watched")}</p>` : go}</div></section>`;
  }

  /** Who did that, as a sentence. @param {string} what @param {number | null} seat */
  _whose(what, seat) {
    const { voice } = this.table;
    return words(what, { who: voice.who(seat), name: voice.name(seat) });
  }

  /** Below the cards. */
  below() {
    const { state, board } = this.table;
    const { view, watching, isClosed } = state;
    if (!view || !isWatched(state) || view.result || watching.length || isClosed) return this._tips.template();
    const going = board?.watched?.(view) ?? [words("watching-you")];
    // Of a board that tells it beside the cards, nothing is told here.
    const left = going.length ? leftWords(state, this.hasAsked) : "";
    const told = [this._asked, left, ...going].filter(Boolean);
    return told.length
      ? html`<section class="looking paper"><p><b>👁 ${words("watching-short")}</b> ${told.map((each) => html`<span>${each}</span> `)}</p></section>`
      : nothing;
  }

  /** One tap that says something. */
  quick() {
    const { settings, state, send } = this.table;
    if (!hasListeners(state) || state.hasStopped) return nothing;
    const said = words("say-quick", { face: settings.face });
    return html`<button type="button" class="quick" aria-label=${said} title=${said}
      @click=${() => send({ kind: "say", text: settings.face })}>${settings.face}</button>`;
  }

  /** All of it is drawn. */
  rendered() {
    this._tips.rendered();
  }

  /** What can be done by a key. */
  commands() {
    return this._banner.commands();
  }

  /** Go to the next spot on the board in the direction of an arrow. @param {KeyboardEvent} event */
  moveFocus(event) {
    const spots = /** @type {HTMLElement[]} */ ([...this._board.querySelectorAll("button[data-spot]")]);
    const here = spots.find((each) => each === document.activeElement);
    event.preventDefault();
    if (!here) return spots.at(-1)?.focus();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [
      0, 0,
    ];
    const middle = (/** @type {HTMLElement} */ each) => {
      const rect = each.getBoundingClientRect();
      return [rect.x + rect.width / 2, rect.y + rect.height / 2];
    };
    const [x, y] = middle(here);
    let [best, nearest] = [here, Infinity];
    for (const each of spots) {
      const [ox, oy] = middle(each);
      const [along, aside] = [(ox - x) * dx + (oy - y) * dy, Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)];
      if (along > 1 && along + 4 * aside < nearest) [best, nearest] = [each, along + 4 * aside];
    }
    best.focus();
  }

  get _isLogSeen() {
    const log = this.table.root.querySelector(".log");
    return log instanceof HTMLElement && log.offsetParent !== null;
  }

  _turnVolume() {
    const { settings } = this.table;
    settings.volume = VOLUMES[(VOLUMES.indexOf(settings.volume) + 1) % VOLUMES.length];
    settings.keep();
    this._sounds.unlock();
    this.table.render();
    this._sounds.play("turn");
  }

  /** @param {View} view @param {View | null} before */
  async _end(view, before) {
    const { table } = this;
    this._isOver = true;
    // What was told of the game before is over, too.
    this._banner.tell("");
    const stats = this._stats;
    table.repaint();
    // A lesson is nobody's win, and what comes after it is asked by whoever teaches.
    if (view.notes?.length) return;
    const ending = new GameEnd(table, view, stats);
    // What is told for a moment needn't be over.
    const flights = this._board.getAnimations({ subtree: true }).filter(({ id }) => id === "flight");
    const isSeen = before && flights.length > 0;
    if (isSeen) {
      await Promise.allSettled(flights.map((each) => each.finished));
      if (this._isOver && ending.isWon) await ending.celebrate();
      else {
        this._winners = this._isOver ? winnersOf(table, view) : nothing;
        table.render();
        await new Promise((done) => setTimeout(done, LAST_LOOK));
        this._winners = nothing;
      }
    }
    if (!this._isOver || this._ending) return;
    // Nobody looks through cards any more.
    const looks = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog:has(.spread)"));
    for (const each of looks) each.close();
    this._ending = ending;
    table.render();
    ending.appear(Boolean(before) && !isSeen);
  }

  /** Another game. */
  _begin() {
    this._isOver = false;
    this._ending = null;
    this.table.repaint({ earned: [] });
  }
}
