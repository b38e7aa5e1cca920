// Home before the program is there: as it was left, or what somebody new may begin.

import { keep, kept } from "../dom/storage.js";

/** @typedef {import("../app-messages.d.ts").MenuMessage} MenuMessage */

/** Under what it is kept: the menu, its language, and its day. */
const MENU = "menu";
/** What says something else on another day. */
const DATED = ["daily", "puzzle"];

const today = () => new Date().toDateString();
/** Whether people are told of as they are now. @param {MenuMessage} menu */
const isOfNow = ({ people = {} }) => Object.values(people).every((those) => those.every(({ name }) => name));
const language = () => document.documentElement.lang;

/** Keep what the program offers, for the next visit. @param {MenuMessage} menu */
export const keepMenu = (menu) => keep(MENU, { menu, language: language(), day: today() });

/** What is shown until the program is there. @param {boolean} hasPlayed whether somebody has played here as a guest
 * @param {string} called the name under which that was
 * @param {string} [heard] of games since then: how often the same friends have won is to be counted anew
 * @returns {Promise<MenuMessage>} */
export async function earlyMenu(hasPlayed, called, heard = "") {
  const last = kept(MENU, null, (body) => (body?.menu?.choices && isOfNow(body.menu) ? body : null));
  if (last) last.menu.name ||= called;
  if (heard) for (const what of [last?.menu.choices, last?.menu.people]) delete what?.friends;
  const isSame = last?.language === language();
  if (isSame && last.day === today()) return last.menu;
  /** @type {Record<string, MenuMessage>} */
  const menus = await (await fetch(new URL("./first-menu.json", import.meta.url))).json();
  const first = { ...(menus[language()] ?? Object.values(menus)[0]), name: called };
  if (last && !isSame) {
    // Its language was changed: what the program says itself in this one comes with it.
    const choices = Object.keys(last.menu.choices).filter((word) => word in first.choices);
    const said = Object.fromEntries(choices.map((word) => [word, first.choices[word]]));
    return { ...first, choices: said, name: last.menu.name, first: last.menu.first in said ? last.menu.first : "play" };
  }
  if (last) {
    const lines = { ...last.menu.lines };
    for (const word of DATED) if (word in lines) lines[word] = first.lines[word];
    return { ...last.menu, lines };
  }
  if (!hasPlayed) return first;
  const { learn: _, ...choices } = first.choices;
  return { ...first, choices, first: "play" };
}
