// The places of a table for cards: elements that can be picked, and what they say to the eye and to the ear.

import { countOf, longName, pileAt, pilesOf, shortName, topOf } from "../../cards/view.js";
import { make } from "../../dom/dom.js";
import { pileLabel } from "../../state/sentences.js";
import { words } from "../../words/catalogue.js";
import { isBuried, isWild, ownHand } from "./moves.js";

/** @typedef {import("../../cards/view.js").View} View */
/** @typedef {import("../../cards/view.js").Pile} Pile */
/** @typedef {import("./drawing.js").Scene} Scene */

/** What is seen of each place. @type {WeakMap<HTMLElement, string>} */
const seen = new WeakMap();

/** A place for cards. @param {string} spot @param {string} role of its pile @param {"button" | "div"} tag
 * @param {(spot: string) => void} onpick what is done when a card is chosen by the keyboard */
export function spotElement(spot, role, tag, onpick) {
  const kind = tag === "div" ? { role: "img" } : { type: "button" };
  const part = (/** @type {"kbd" | "span" | "i"} */ name, className = "") =>
    make(name, { className, "aria-hidden": "true" });
  const parts = [part("kbd"), part("span", "cap"), part("i", "ring")];
  if (role === "payoff") parts.push(part("i", "tray"));
  const element = make(tag, { ...kind, "data-spot": spot, "data-role": role, className: "spot" }, ...parts);
  element.addEventListener("click", (/** @type {UIEventInit} */ { detail }) => detail === 0 && onpick(spot));
  return element;
}

/** Show what lies at a place and what can be done there; whether its caption is another.
 * @param {HTMLElement} element @param {string} spot @param {Scene} scene @param {boolean} isSource whether a card may be
 * picked there now @param {string} letter the key for it, "" for none */
export function paintSpot(
  element,
  spot,
  { view, picked, targets, hinted, sitters, voice, isCovered },
  isSource,
  letter,
) {
  const isTarget = targets.has(spot);
  const pile = pileAt(view, spot);
  const marks = [isSource, isTarget, spot === picked, hinted.includes(spot), isMarked(view, spot)];
  const card = spot.startsWith("hand") && !isCovered ? ownHand(view)[Number(spot.slice(4))] : null;
  const names = sitters.map((sitter) => sitter.name);
  const all = JSON.stringify([pile, card, marks, letter, view.seat, voice.listener, names]);
  if (seen.get(element) === all) return false;
  seen.set(element, all);
  const count = countOf(pile ?? { name: "" });
  const has = (/** @type {string} */ name, /** @type {boolean} */ is) => element.classList.toggle(name, is);
  has("source", isSource);
  has("target", isTarget);
  has("play", isTarget && pile?.role === "centre");
  has("discard", isTarget && pile?.role === "discard");
  has("picked", marks[2]);
  has("hinted", marks[3]);
  has("marked", marks[4]);
  has("empty", Boolean(pile) && !count);
  has("ready", pile?.role === "payoff" && (isSource || count === 1));
  const thick = pile && pile.role !== "discard" && count > 1 ? Math.ceil(count / 4) : 0;
  element.dataset.thick = String(Math.min(5, thick));
  const isUseful = isSource || isTarget || isBuried(pile);
  // Arrows lead to all of them.
  if (element.tagName === "BUTTON") element.tabIndex = isSource || isTarget ? 0 : -1;
  set(element, "aria-keyshortcuts", letter || null);
  set(element, "aria-disabled", isUseful || element.role ? null : "true");
  set(element, "aria-pressed", spot === picked ? "true" : null);
  const name = isCovered || card === "" ? words("ear-hidden-card") : card ? handLabel(view, card) : "";
  set(element, "aria-label", pile && !spot.startsWith("hand") ? pileLabel(pile, voice) : name);
  const [key, cap, , tray] = element.children;
  if (tray) set(tray, "data-left", String(count));
  set(key, "data-text", /[A-Z]/.test(letter) ? `⇧${letter}` : letter.toUpperCase());
  set(key, "data-key", letter || null);
  set(element, "data-card", pile ? shortTop(pile) : "");
  set(element, "data-needs", pile?.needs && !count ? pile.needs : null);
  return set(cap, "data-text", pile ? captionOf(view, pile) : "");
}

/** A card of the hand, for the ear. @param {View} view @param {string} card */
const handLabel = (view, card) =>
  words(isWild(view, card) ? "ear-hand-wild" : "ear-hand-card", { card: longName(card) });

/** What stands below a pile. @param {View} view @param {Pile} pile */
function captionOf(view, pile) {
  const count = countOf(pile);
  if (pile.role === "draw") return words("board-to-draw", { count });
  if (pile.role === "centre") return pile.needs ? words("board-needs", { rank: pile.needs, count }) : "";
  if (pile.role === "payoff" && pile.seat === view.seat && count) {
    if (view.watches) return words("pile", { role: "payoff", number: 0 });
    const isOfTwo = view.partners?.some((seat) => pilesOf(view, "payoff", seat).some(countOf));
    return words(isOfTwo ? "board-goal-both" : "board-goal");
  }
  return "";
}

/** Whether something lay down here last. @param {View} view @param {string} spot */
const isMarked = (view, spot) =>
  view.events.some((event) => event.kind !== "draw" && event.target && spotOf(view, event, event.target) === spot);

/** The spot of a pile that an event names. @param {View} view @param {import("../../cards/view.js").GameEvent} event
 * @param {string} name */
function spotOf(view, event, name) {
  const isCommon = view.piles.some((pile) => pile.name === name && (pile.seat ?? null) === null);
  return isCommon || event.seat === view.seat || name.includes("@") ? name : `${name}@${event.seat}`;
}

/** The top of a pile in few characters, for where there is no room for cards. @param {Pile} pile */
function shortTop(pile) {
  const top = topOf(pile);
  return top ? shortName(top) : countOf(pile) ? "▮" : "·";
}

/** Set an attribute, or take it away, only where that changes it; whether it does.
 * @param {Element} element @param {string} name @param {string | null} value */
function set(element, name, value) {
  if (element.getAttribute(name) === value) return false;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  return true;
}
