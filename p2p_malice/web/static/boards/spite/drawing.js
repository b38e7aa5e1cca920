// A table of Spite as it is seen: the other players, what is in force, the last hands, and one's own cards.

import { coloursOf, initialsOf } from "../../players/avatars.js";
import { RATIO } from "../../cards/card-element.js";
import { SUITS, countOf, longName, pilesOf, shortName } from "../../cards/view.js";
import { button, make } from "../../dom/dom.js";
import { words } from "../../words/catalogue.js";
import { factOf } from "./hand.js";
import { CardLayer } from "./card-layer.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/card-element.js").Pose} Pose */
/** @typedef {import("./hand.js").Own} Own */
/** All that is shown: `state` is "good" or "bad" by what the picked cards would be, "" where that isn't known.
 * @typedef {{view: View, sitters: import("../../table/state.js").Sitter[], voice: import("../../words/sentences.js").Voice,
 *   own: Own[], picked: Set<string>, hinted: Set<string>, keys: Map<string, string>, state: string, said: string[],
 *   isCovered: boolean, isOpen: boolean}} Scene */

const [LEAST, MOST] = [34, 128];
/** The widest that a card may be, in widths of the table. */
const SHARE = 0.25;
/** How much of a card that lies below another one shows, in pixels: what a finger hits, and what it hits at least. */
const [TOUCHED, TIGHT] = [36, 25];
/** How far apart fake jokers lie from the regular cards, in pixels. */
const APART = 12;
/** How large the last three hands are drawn, in widths of a card of one's own; the newest first. */
const SIZES = [0.92, 0.58, 0.58];

export class Drawing {
  /** @param {(key: string) => void} onpick what is done when a card is chosen by the keyboard
   * @param {() => void} onwords what is done when somebody asks what the words at the table mean */
  constructor(onpick, onwords) {
    this._onpick = onpick;
    this._asker = make(
      "li",
      { className: "asker" },
      button("?", onwords, { className: "bare", "aria-label": words("spite-words") }),
    );
    this._others = make("div", { className: "others" });
    this._facts = make("ul", { className: "facts", tabIndex: 0, "aria-label": words("spite-facts") });
    this._trick = make("div", { className: "trick", role: "group", "aria-label": words("spite-trick") });
    this._own = make("div", { className: "player own paper", role: "group" });
    this._hand = make("div", { className: "hand", role: "group", "aria-label": words("spite-hand") });
    this.acts = make("div", { className: "acts" });
    this._felt = new CardLayer();
    const parts = [this._others, this._facts, this._trick, this._own, this._hand, this.acts, this._felt.element];
    this.element = make("div", { className: "board spite" }, ...parts);
    /** The width of one's own cards, in pixels. */
    this._width = MOST;
    this._seat = -1;
    /** @type {Scene | null} */
    this._scene = null;
  }

  /** @param {Scene} scene */
  show(scene) {
    const { view } = scene;
    this._scene = scene;
    const others = [...Array(view.seats - 1).keys()].map((step) => (view.seat + step + 1) % view.seats);
    this._others.replaceChildren(...others.map((seat) => this._player(scene, seat)));
    this._others.dataset.many = String(others.length > 3);
    this._own.dataset.seat = String(view.seat);
    this._paintPlayer(this._own, scene, view.seat);
    this._facts.replaceChildren(...factsOf(view), this._asker);
    this._trick.replaceChildren(...this._hands(scene));
    const isBetween = factOf(view, "swap") || factOf(view, "exchange");
    this._trick.dataset.empty = isBetween ? "" : words("spite-nothing");
    this._paintHand(scene);
    this.layOut();
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
    return y < this._own.getBoundingClientRect().top;
  }

  // --- players

  /** @param {Scene} scene @param {number} seat */
  _player(scene, seat) {
    const element = make("div", { className: "player paper", "data-seat": seat, role: "group" });
    this._paintPlayer(element, scene, seat);
    return element;
  }

  /** @param {HTMLElement} element @param {Scene} scene @param {number} seat */
  _paintPlayer(element, { view, sitters, voice }, seat) {
    const name = voice.name(seat);
    const [colour, ink] = coloursOf(seat);
    const state = stateOf(view, seat, sitters[seat]);
    const part = (/** @type {string} */ className, /** @type {string | number} */ text, label = "") =>
      make("span", { className, ...(label && { role: "img", "aria-label": label }) }, String(text));
    const extra = countOf(pilesOf(view, "fakes", seat)[0] ?? { name: "" });
    const count = countOf(pilesOf(view, "hand", seat)[0] ?? { name: "" });
    const score = view.scores?.[seat] ?? 0;
    const avatar = part("avatar", initialsOf(sitters.map((sitter) => sitter.name))[seat] ?? "");
    avatar.ariaHidden = "true";
    const who = make("div", { className: "who" }, avatar, make("b", { className: "name" }, name));
    if (state) who.append(part("state", state));
    who.append(part("held", count, words("spite-cards", { count })));
    if (extra) {
      const label = words("spite-fakes", { count: extra });
      const stars = part("extra", seat === view.seat ? `★ ${label}` : `★${extra}`, label);
      if (seat !== view.seat) stars.append(make("small", {}, words("spite-extra")));
      who.append(stars);
    }
    const signed = score > 0 ? `+${score}` : String(score).replace("-", "−");
    who.append(part("score", signed, words("spite-score", { score })));
    element.replaceChildren(who);
    element.setAttribute("aria-label", name);
    element.classList.toggle("turn", view.turn.includes(seat));
    element.classList.toggle("off", Boolean(factOf(view, "passed", seat) || factOf(view, "barred", seat) || !count));
    element.style.setProperty("--seat", colour);
    element.style.setProperty("--letters", ink);
  }

  // --- the table

  /** The last hands of the trick, the newest last. @param {Scene} scene */
  _hands({ view, voice, said }) {
    const played = pilesOf(view, "played").concat(
      ...[...Array(view.seats).keys()].map((seat) => pilesOf(view, "played", seat)),
    );
    const hands = played.sort((a, b) => (b.index ?? 0) - (a.index ?? 0));
    return hands.map((pile) => {
      const isNewest = !pile.index;
      const cards = pile.cards?.map(longName).join(", ") || words("spite-down", { count: pile.hidden ?? 0 });
      const name = voice.name(pile.seat);
      const place = make("div", {
        className: "place",
        role: "img",
        "aria-label": words("spite-lies", { name, cards }),
      });
      const label = make("span", { className: "by" }, isNewest && said.length ? `${name}: ${said.join(", ")}` : name);
      const element = make("div", { className: isNewest ? "played newest" : "played" }, place, label);
      element.dataset.index = String(pile.index ?? 0);
      element.style.setProperty("--count", String(countOf(pile)));
      return element;
    });
  }

  // --- one's own cards

  /** @param {Scene} scene */
  _paintHand({ own, picked, hinted, keys, isCovered, state }) {
    this._hand.dataset.state = state;
    const spots = /** @type {HTMLElement[]} */ ([...this._hand.children]);
    while (spots.length > own.length) spots.pop()?.remove();
    while (spots.length < own.length) {
      const spot = make("button", { type: "button", className: "spot" }, make("kbd", { "aria-hidden": "true" }));
      spot.addEventListener("click", ({ detail }) => detail === 0 && this._onpick(spot.dataset.spot ?? ""));
      this._hand.append(spot);
      spots.push(spot);
    }
    for (const [at, { key, text }] of own.entries()) {
      const spot = spots[at];
      spot.dataset.spot = key;
      spot.classList.toggle("hinted", hinted.has(key));
      spot.setAttribute("aria-pressed", String(picked.has(key)));
      spot.setAttribute("aria-label", isCovered ? words("ear-hidden-card") : longName(text));
      const letter = keys.get(key) ?? "";
      const kbd = /** @type {HTMLElement} */ (spot.firstElementChild);
      kbd.dataset.text = letter.toUpperCase();
      if (letter) kbd.dataset.key = letter;
      else delete kbd.dataset.key;
    }
  }

  // --- how large it is, and where cards lie

  /** The largest cards with which everything is seen. */
  layOut() {
    const { _scene: scene, element } = this;
    if (!scene || !element.clientHeight) return;
    const count = scene.own.length;
    // Where the cards were before must not need room.
    this._hand.classList.add("fitting");
    for (let width = Math.min(MOST, SHARE * element.clientWidth); width >= LEAST; width -= 3) {
      this._width = width;
      const rows = this._rows(count).length;
      element.style.setProperty("--card", `${width}px`);
      this._hand.style.height = `${Math.round(width * RATIO * (1 + (rows - 1) * 0.62) + width * 0.3)}px`;
      if (element.scrollHeight <= element.clientHeight && rows < 3) break;
    }
    this._hand.classList.remove("fitting");
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
    this._felt.show(seen, from(won?.seat), isOther || undefined);
  }

  /** @param {Scene} scene @param {DOMRect} board @param {(seat: number | null | undefined) => Pose | null} from */
  _seenInTrick({ view }, board, from) {
    const places = [...this._trick.querySelectorAll(".played")];
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
    const rect = this._hand.getBoundingClientRect();
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
        const spot = /** @type {HTMLElement} */ (this._hand.children[begin + index]);
        const x = left + index * step + (isExtra ? gap : 0);
        const wide =
          index === count - 1 ? width : Math.min(step + (cards[index + 1].isExtra === isExtra ? 0 : gap), width);
        Object.assign(spot.style, { left: `${x}px`, top: `${top}px`, width: `${wide}px`, height: `${tall}px` });
        spot.classList.toggle("extra", isExtra);
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

/** What is to be known of a player beside the cards. @param {View} view @param {number} seat
 * @param {import("../../table/state.js").Sitter | undefined} sitter */
function stateOf(view, seat, sitter) {
  const place = factOf(view, "place", seat);
  const early = pilesOf(view, "early", seat)[0];
  if (place) return words("spite-place", { place: Number(place) });
  if (factOf(view, "absent", seat)) return words("spite-absent");
  if (sitter?.name && !sitter.present) return words(sitter.computer ? "board-computer" : "board-away");
  const skips = Number(factOf(view, "skips", seat));
  const [isBarred, isPassed] = [factOf(view, "barred", seat), factOf(view, "passed", seat)];
  if (early) return words("spite-early", { cards: early.cards?.map(shortName).join(" ") || `★${early.hidden}` });
  if (isBarred) return words("spite-barred");
  if (skips) return words("spite-skips", { count: skips });
  if (isPassed) return words("spite-passed");
  return factOf(view, "cams", seat) ? words("say-cam") : "";
}

/** Cards that a fact names. @param {string} texts */
const cardsIn = (texts) => texts.split(" ").filter(Boolean).map(shortName).join(" ");

/** What is in force, each with its name. @param {View} view */
function factsOf(view) {
  const is = factOf(view, "direction") === "<" ? "lower" : "higher";
  const suits = [...factOf(view, "suits")].map((suit) => SUITS[suit]).join("");
  const bounty = pilesOf(view, "bounty")[0]?.cards?.[0];
  /** @type {[string, string, string][]} */
  const all = [
    ["direction", words(`say-${is}`), is],
    ["claim", factOf(view, "claim"), "due"],
    ["due", factOf(view, "due"), "due"],
    ["suits", suits, "due"],
    ["arity", factOf(view, "arity"), ""],
    ["gave", cardsIn(factOf(view, "gave", view.seat)), "due"],
    ["got", cardsIn(factOf(view, "got", view.seat)), "due"],
    ["bounty", bounty ? shortName(bounty) : "", ""],
    ["price", factOf(view, "price"), "rare"],
    ["trick", String(countOf(pilesOf(view, "trick")[0] ?? { name: "" }) || ""), "rare"],
    ["deck", String(countOf(pilesOf(view, "deck")[0] ?? { name: "" })), "rare"],
  ];
  return all
    .filter(([, value]) => value)
    .map(([name, value, kind]) =>
      make("li", { className: `paper ${kind}` }, make("span", {}, words(`pile-${name}`)), make("b", {}, value)),
    );
}
