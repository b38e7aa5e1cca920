// What lies over the table for a while: the log, the rules, the discards, the settings; what is said is in talk.js.

import "./later.js";
import { shortName } from "./cards.js";
import { ask, button, make } from "./dom.js";
import { settingsForm } from "./preferences.js";
import { rulesText } from "./rules.js";
import { openTalk } from "./talk.js";
import { words } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export const say = (table) => openTalk(table);

/** @param {Table} table */
export async function showLog(table) {
  await ask(
    words("table-log"),
    table.log.map((line) => make("p", {}, line)),
  );
}

/** @param {Table} table */
export async function showRules(table) {
  await ask(words("page-rules"), [make("div", { className: "sheet-text" }, rulesText(table.view?.rules ?? ""))]);
}

/** @param {Table} table */
export async function showMore(table) {
  const { form, keep } = settingsForm(table.settings);
  const look = button(words("table-discards"), () => showDiscards(table));
  const answer = await ask(words("table-more"), [look, form], {
    "": words("table-play-on"),
    leave: words("table-leave"),
  });
  keep();
  table.repaint();
  if (answer === "leave") table.onleave();
}

/** @param {Table} table */
async function showDiscards({ view, voice }) {
  const lines = (view?.piles ?? []).flatMap((pile) => {
    if (!/^d\d$/.test(pile.name) || !pile.cards?.length) return [];
    const [owner, number] = [voice.name(pile.seat), Number(pile.name[1]) + 1];
    return [make("p", {}, words("discards-pile", { owner, number, cards: pile.cards.map(shortName).join(" ") }))];
  });
  await ask(words("discards-title"), lines.length ? lines : [words("discards-none")]);
}
