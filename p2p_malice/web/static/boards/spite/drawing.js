// A table of Spite as it is seen: the other players, what is in force, the last hands, and one's own cards.

import { initialsOf } from "../../players/avatars.js";
import { avatarOf, seatStyle } from "../../players/person-line.js";
import { RATIO } from "../../cards/card-element.js";
import { SUITS, countOf, longName, pilesOf, shortName } from "../../cards/view.js";
import { signed } from "../../players/score-table.js";
import { make } from "../../dom/dom.js";
import { html, nothing, render } from "../../vendor/lit-html.js";
import { words } from "../../words/catalogue.js";
import { listed } from "../../state/sentences.js";
import { absenceOf } from "../../state/state.js";
import { MANY, factOf, madeWords, sizeOf } from "./hand.js";
import { CardLayer } from "./card-layer.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/card-element.js").Pose} Pose */
/** @typedef {import("./hand.js").Own} Own */
/** All that is shown: `watched` is what somebody is told who only watches, null for others, `holds` are the milliseconds for which a taken trick is looked at, and `state` is "good" or "bad" by what the picked cards would be, "" where that isn't known.
 * @typedef {{view: View, sitters: import("../../state/state.js").Sitter[], voice: import("../../state/sentences.js").Voice,
 *   own: Own[], picked: Set<string>, hinted: Set<string>, keys: Map<string, string>, state: string, said: string[],
 *   isCovered: boolean, isOpen: boolean, isStill: boolean, holds: number, watched: unknown,
 *   replay: import("../../state/state.js").State["replay"]}} Scene */

const [LEAST, MOST] = [34, 191];
/** The widest that a card may be, in widths of the table, and in heights where somebody only watches. */
const SHARE = 0.25;
/** How much of a card that lies below another one shows, in pixels: what a finger hits, and what it hits at least. */
const [TOUCHED, TIGHT] = [36, 25];
/** How far apart fake jokers lie from the regular cards, in pixels. */
const APART = 12;
/** What is explained is as high as that at most, in pixels. */
const EXPLAINED = 76;
/** How large the last three hands are drawn, in widths of a card of one's own; the newest first. */
const SIZES = [0.92, 0.58, 0.58];

export class Drawing {
  /** @param {(key: string) => void} onpick what is done when a card is chosen by the keyboard
   * @param {() => void} onwords what is done when somebody asks what the words at the table mean */
  constructor(onpick, onwords) {
    this._onpick = onpick;
    this._onwords = onwords;
    this.acts = make("div", { className: "acts" });
    this._felt = new CardLayer();
    this.element = make("div", { className: "board spite" });
    /** The width of one's own cards, in pixels. */
    this._width = MOST;
    this._seat = -1;
    /** After how many milliseconds the last card has landed that has come to another place. */
    this.placing = 0;
    /** @type {Scene | null} */
    this._scene = null;
    /** Who has played each hand of the trick: somebody else may sit there since. @type {Map<string, string>} */
    this._players = new Map();
  }

  /** @param {Scene} scene */
  show(scene) {
    const { view } = scene;
    this._scene = scene;
    const others = [...Array(view.seats - 1).keys()].map((step) => (view.seat + step + 1) % view.seats);
    // Nobody's side of the table is that of whoever only watches.
    if (scene.watched !== null) others.unshift(view.seat);
    const isBetween = factOf(view, "swap") || factOf(view, "exchange");
    const asker = html`<li class="asker"><button type="button" class="bare" aria-label=${words("spite-words")}
      @click=${this._onwords}>?</button></li>`;
    render(
      html`<div class="others" data-many=${others.length > 3}>${others.map((seat) => playerOf(scene, seat))}</div>
        <ul class="facts" tabindex="0" aria-label=${words("spite-facts")}>${factsOf(view, scene.watched !== null)}${asker}</ul>
        <div class="trick" role="group" aria-label=${words("spite-trick")}
          data-empty=${isBetween || view.result ? "" : words("spite-nothing")}>${handsOf(scene, this._players)}</div>${scene.watched ?? playerOf(scene, view.seat)}
        <div class="hand" role="group" aria-label=${words("spite-hand")} data-state=${scene.state}>${this._spots(scene)}</div>
        ${this.acts}${this._felt.element}`,
      this.element,
    );
    this.layOut();
  }

  /** @param {string} selector */
  _part(selector) {
    return /** @type {HTMLElement} */ (this.element.querySelector(selector));
  }

  get _hand() {
    return this._part(".hand");
  }

  /** For how many milliseconds a trick is seen that was just taken. */
  get taking() {
    return this._felt.taking;
  }

  finish() {
    this._felt.finish();
  }

  /** @param {number} x @param {number} y */
  drag(x, y) {
    this._felt.drag(x, y);
  }

  /** @param {number} x @param {number} y */
  drop(x, y) {
    this._felt.drop(x, y);
  }

  /** Whether something that is let go here lies on the table. @param {number} y from the top of the page */
  isOverTable(y) {
    return y < this._part(".own").getBoundingClientRect().top;
  }

  /** The places to pick one's own cards or, once those have all been played, what is waited for. @param {Scene} scene */
  _spots({ view, own, picked, hinted, keys, isCovered }) {
    if (factOf(view, "place", view.seat) && !own.length && !view.result) {
      const more = Number(factOf(view, "rounds")) > (view.deal ?? 0) ? "yes" : "no";
      return html`<p class="rest">${words("spite-rest", { more })}</p>`;
    }
    const pick = (/** @type {any} */ { detail, currentTarget }) =>
      detail === 0 && this._onpick(currentTarget.dataset.spot);
    return own.map(({ key, text, isExtra }) => {
      const kind = `spot ${hinted.has(key) ? "hinted" : ""} ${isExtra ? "extra" : ""}`;
      const letter = keys.get(key) ?? "";
      return html`<button type="button" class=${kind} data-spot=${key} aria-pressed=${picked.has(key)}
        aria-label=${isCovered ? words("ear-hidden-card") : longName(text)} @click=${pick}><kbd aria-hidden="true"
          data-text=${letter.toUpperCase()} data-key=${letter || nothing}></kbd></button>`;
    });
  }

  // --- how large it is, and where cards lie

  /** The largest cards with which everything is seen. */
  layOut() {
    const { _scene: scene, element, _hand: hand } = this;
    if (!scene || !element.clientHeight) return;
    const count = scene.own.length;
    // Where the cards were before must not need room.
    hand.classList.add("fitting");
    // On a phone there is always room for what is explained, so that the hand stays as it is when that comes.
    const isSmall = element.clientWidth <= 420 && element.clientHeight > 480;
    const spare = isSmall && !document.querySelector(".explained") ? EXPLAINED : 0;
    element.style.borderBottom = `${spare}px solid transparent`;
    // Without a hand, only the height limits the trick.
    const most = scene.watched === null ? MOST : Math.min(MOST, SHARE * element.clientHeight);
    for (let width = Math.min(most, SHARE * element.clientWidth); width >= LEAST; width -= 3) {
      this._width = width;
      const rows = this._rows(count).length;
      element.style.setProperty("--card", `${width}px`);
      hand.style.height = `${Math.round(width * RATIO * (1 + (rows - 1) * 0.62) + width * 0.3)}px`;
      if (element.scrollHeight <= element.clientHeight && rows < 3) break;
    }
    element.style.borderBottom = "";
    hand.classList.remove("fitting");
    this._settle();
  }

  /** The cards of the hand in rows, by how many each has. @param {number} count */
  _rows(count) {
    const room = this._hand.clientWidth - this._width;
    const needed = (/** @type {number} */ step) => Math.ceil(count / Math.max(1, Math.floor(room / step) + 1));
    const rows = Math.max(1, needed(TOUCHED) > 2 ? needed(TIGHT) : needed(TOUCHED));
    return [...Array(rows).keys()].map((row) => Math.ceil((count - row) / rows));
  }

  _settle() {
    const scene = /** @type {Scene} */ (this._scene);
    const board = this.element.getBoundingClientRect();
    const middle = (/** @type {Element} */ each, /** @type {number} */ width) => {
      const rect = each.getBoundingClientRect();
      return { x: rect.x - board.x + rect.width / 2, y: rect.y - board.y + rect.height / 2, width, turn: 0 };
    };
    const from = (/** @type {number | null | undefined} */ seat) => {
      const who = this.element.querySelector(`[data-seat="${seat}"] .avatar`);
      return who ? middle(who, 20) : null;
    };
    const isOther = this._seat !== scene.view.seat;
    if (isOther) this._felt.clear();
    this._seat = scene.view.seat;
    const won = scene.view.events.find(({ kind }) => kind === "trick");
    const seen = [...this._seenInTrick(scene, board, from), ...this._seenInHand(scene, board)];
    this.placing = this._felt.show(seen, from(won?.seat), scene.holds, isOther || scene.isStill || undefined);
  }

  /** @param {Scene} scene @param {DOMRect} board @param {(seat: number | null | undefined) => Pose | null} from */
  _seenInTrick({ view }, board, from) {
    const places = [...this.element.querySelectorAll(".played")];
    return places.flatMap((each) => {
      const index = Number(/** @type {HTMLElement} */ (each).dataset.index);
      const pile = view.piles.find(({ role, index: at }) => role === "played" && (at ?? 0) === index);
      const rect = /** @type {Element} */ (each.firstElementChild).getBoundingClientRect();
      const width = this._width * SIZES[index];
      const texts = pile?.cards?.length ? pile.cards : Array(pile?.hidden ?? 0).fill("");
      const step = texts.length > 1 ? Math.min(width + 3, (rect.width - width) / (texts.length - 1)) : 0;
      const first = rect.x - board.x + (rect.width - step * (texts.length - 1)) / 2;
      const y = rect.y - board.y + rect.height / 2;
      return texts.map((text, at) => ({
        text,
        zone: `${pile?.seat}`,
        level: 10 * (3 - index) + at,
        pose: { x: first + at * step, y, width, turn: 0 },
        from: from(pile?.seat),
      }));
    });
  }

  /** Also puts the places to pick them where the cards lie. @param {Scene} scene @param {DOMRect} board */
  _seenInHand({ own, picked, isCovered }, board) {
    const hand = this._hand;
    const rect = hand.getBoundingClientRect();
    const width = this._width;
    const high = width * RATIO;
    let at = 0;
    return this._rows(own.length).flatMap((count, row, rows) => {
      const cards = own.slice(at, at + count);
      const begin = at;
      at += count;
      // Fake jokers, which are none of the regular cards, lie apart.
      const gap = cards.some((each, index) => index && each.isExtra && !cards[0].isExtra) ? APART : 0;
      const step = count > 1 ? Math.min(width + 4, (rect.width - width - 4 - gap) / (count - 1)) : 0;
      const left = (rect.width - width - gap - step * (count - 1)) / 2;
      const top = width * 0.3 + row * high * 0.62;
      // Of a row that another one lies on, only so much is seen, and marked.
      const tall = row < rows.length - 1 ? high * 0.62 : high;
      return cards.map(({ key, text, isExtra }, index) => {
        const spot = /** @type {HTMLElement} */ (hand.children[begin + index]);
        const x = left + index * step + (isExtra ? gap : 0);
        const wide =
          index === count - 1 ? width : Math.min(step + (cards[index + 1].isExtra === isExtra ? 0 : gap), width);
        Object.assign(spot.style, { left: `${x}px`, top: `${top}px`, width: `${wide}px`, height: `${tall}px` });
        return {
          text: isCovered ? "" : text,
          zone: "own",
          level: 40 + begin + index,
          isLifted: picked.has(key),
          pose: { x: rect.x - board.x + x + width / 2, y: rect.y - board.y + top + high / 2, width, turn: 0 },
          from: null,
        };
      });
    });
  }
}

/** What is known of somebody. @param {Scene} scene @param {number} seat */
function playerOf({ view, sitters, voice, replay, watched }, seat) {
  const name = voice.name(seat);
  const isOwn = seat === view.seat && watched === null;
  const state = stateOf(view, seat, sitters[seat], isOwn);
  const part = (/** @type {string} */ kind, /** @type {unknown} */ text, /** @type {string} */ label) =>
    html`<span class=${kind} role="img" aria-label=${label}>${text}</span>`;
  const [extra, count] = ["fakes", "hand"].map((role) => countOf(pilesOf(view, role, seat)[0] ?? { name: "" }));
  // Of a finished game, other hands may be seen as well.
  const open = isOwn ? [] : ["hand", "fakes"].flatMap((role) => pilesOf(view, role, seat)[0]?.cards ?? []);
  const fakes = words("spite-fakes", { count: extra });
  const stars = isOwn ? `★ ${fakes}` : html`★${extra}<small>${words("spite-extra")}</small>`;
  const score = view.scores?.[seat] ?? 0;
  const isAsked = view.turn.includes(seat);
  const isOff = (factOf(view, "passed", seat) && !isAsked) || factOf(view, "barred", seat) || !count;
  const kinds = [isOwn && "own", isOff && "off"].filter(Boolean);
  const initials = initialsOf(sitters.map((sitter) => sitter.name))[seat] ?? "";
  return html`<div class=${`player paper ${kinds.join(" ")}`} data-seat=${seat} role="group" aria-label=${name}
    .style=${seatStyle(seat)}><div class="who">${avatarOf(initials, seat, sitters[seat]?.avatar)}<b class="name">${name}</b>${
      state ? html`<span class="state">${state}</span>` : nothing
    }${part("held", count, words("spite-cards", { count }))}${extra ? part("extra", stars, fakes) : nothing}${
      view.scores?.some(Boolean)
        ? part(
            "score",
            html`${signed(score)}${watched ? html`<small>${words("ending-points")}</small>` : nothing}`,
            words("spite-score", { score }),
          )
        : nothing
    }</div>${open.length ? replay?.smallCards(open) : nothing}</div>`;
}

/** The last hands of the trick, the newest last. @param {Scene} scene @param {Map<string, string>} players by hand, what they
 * were called when it was first seen */
function handsOf({ view, voice, said, watched }, players) {
  const played = view.piles.filter(({ role }) => role === "played").sort((a, b) => (b.index ?? 0) - (a.index ?? 0));
  if (!played.length) players.clear();
  return played.map((pile) => {
    const { index = 0, seat, hidden = 0 } = pile;
    const cards = listed(pile.cards?.map(longName) ?? []) || words("spite-down", { count: hidden });
    const key = `${seat} ${pile.cards}`;
    const name = players.get(key) ?? voice.name(seat);
    players.set(key, name);
    // Below the cards, where there is room for it, what they are called is no sentence.
    const isNamed = !index && (watched !== null || countOf(pile) >= MANY);
    const made = isNamed && madeWords(view).replace(/\p{Po}(?=[\p{Cf}\s]*$)/u, "");
    const by = made ? `${name} · ${made}` : name;
    const label = !index && said.length ? `${by}: ${listed(said)}` : by;
    return html`<div class=${index ? "played" : "played newest"} data-index=${index} .style=${`--count: ${countOf(pile)}`}><div
      class="place" role="img" aria-label=${words("spite-lies", { name, cards })}></div><span class="by">${label}</span></div>`;
  });
}

/** What is to be known of a player beside the cards. @param {View} view @param {number} seat
 * @param {import("../../state/state.js").Sitter | undefined} sitter @param {boolean} isOwn */
function stateOf(view, seat, sitter, isOwn) {
  const place = factOf(view, "place", seat);
  const early = pilesOf(view, "early", seat)[0];
  if (place) return words("spite-place", { place: Number(place) });
  if (factOf(view, "absent", seat)) return words("spite-absent");
  if (sitter?.name && !sitter.present) return absenceOf(sitter);
  const skips = Number(factOf(view, "skips", seat));
  const [isBarred, isPassed] = [factOf(view, "barred", seat), factOf(view, "passed", seat)];
  if (early) return words("spite-early", { cards: early.cards?.map(shortName).join(" ") || `★${early.hidden}` });
  if (isBarred) return words("spite-barred");
  if (skips) return words("spite-skips", { count: skips });
  // The title asks whoever plays here.
  if (isPassed && view.turn.includes(seat)) return isOwn ? "" : words("spite-may-return");
  if (isPassed) return words("spite-passed");
  return factOf(view, "cams", seat) ? words("say-cam") : "";
}

/** Cards that a fact names. @param {string} texts */
const cardsIn = (texts) => texts.split(" ").filter(Boolean).map(shortName).join(" ");

/** What is in force, each with its name; to whoever watches, numbers say what of. @param {View} view @param {boolean} watches */
function factsOf(view, watches) {
  const cards = (/** @type {string} */ count) =>
    count && watches ? words("spite-cards", { count: Number(count) }) : count;
  const is = factOf(view, "direction") === "<" ? "lower" : "higher";
  const suits = [...factOf(view, "suits")].map((suit) => SUITS[suit]).join("");
  const bounty = pilesOf(view, "bounty")[0]?.cards?.[0];
  /** @type {[string, string, string][]} */
  const all = [
    // Where only one rank may follow, it isn't always a higher one.
    ["direction", factOf(view, "due") ? "" : words(`say-${is}`), is],
    ["claim", factOf(view, "claim"), "due"],
    ["due", factOf(view, "due"), "due"],
    ["suits", suits, "due"],
    ["arity", cards(sizeOf(view)), ""],
    ["gave", cardsIn(factOf(view, "gave", view.seat)), "due"],
    ["got", cardsIn(factOf(view, "got", view.seat)), "due"],
    ["bounty", bounty ? shortName(bounty) : "", ""],
    ["price", cards(factOf(view, "price")), view.turn.some((seat) => factOf(view, "passed", seat)) ? "due" : "rare"],
    ["trick", cards(String(countOf(pilesOf(view, "trick")[0] ?? { name: "" }) || "")), "rare"],
    ["deck", String(countOf(pilesOf(view, "deck")[0] ?? { name: "" })), "rare"],
  ];
  return all
    .filter(([, value]) => value)
    .map(
      ([name, value, kind]) =>
        html`<li class=${`paper ${kind}`}><span>${words(`pile-${name}`)}</span><b>${value}</b></li>`,
    );
}
