// What lies over the table for a while: the log, the settings; what is said is in talk.js.

import "./later.js";
import { ask, button, make } from "./dom.js";
import { settingsForm } from "./preferences.js";
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
export async function showMore(table) {
  const { form, keep } = settingsForm(table.settings);
  const looks = (table.board?.looks ?? []).map(([key, look]) => button(words(key), look));
  const answer = await ask(words("table-more"), [...looks, form], {
    "": words("table-play-on"),
    leave: words("table-leave"),
  });
  keep();
  table.repaint();
  if (answer === "leave") table.onleave();
}
