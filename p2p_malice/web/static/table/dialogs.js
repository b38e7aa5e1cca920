// What lies over the table for a while: the log, the settings; what is said is in chat/chat.js.

import "../words/extra-words.js";
import { make } from "../dom/dom.js";
import { settingsForm } from "../settings/settings-form.js";
import { openTalk } from "../chat/chat.js";
import { html, render } from "../vendor/lit-html.js";
import { ask, closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";
import { shownLines } from "../state/log.js";
import { hasListeners, isWatched, marksLog } from "../state/state.js";
import { connectionChecks } from "./connection-checks.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export const say = (table) => openTalk(table);

/** @param {Table} table */
export async function showLog(table) {
  if (table.state.replay) return table.state.replay.ask();
  const lines = make("div", { className: "all-lines" });
  render(shownLines(table.state.log, Infinity, marksLog(table.state)), lines);
  const read = ask(words("table-log"), lines);
  const since = lines.querySelector(".since");
  if (since) since.scrollIntoView({ block: "start" });
  else lines.lastElementChild?.scrollIntoView();
  await read;
}

/** @param {Table} table */
export async function showMore(table) {
  const { form, keep } = settingsForm(table.settings, table.state.sitters[table.state.own]?.name);
  const { replay } = table.state;
  const named = (/** @type {string} */ key) => (replay && key === "table-log-short" ? "replay-turns" : key);
  const seldom = table.seldom.map(([key, , act]) => /** @type {[string, () => void]} */ ([named(key), act]));
  const { handOver, view } = table.state;
  if (handOver && !isWatched(table.state) && !view?.result) seldom.push(["another-device", handOver]);
  const { understands, paused } = table.state;
  const canPause = understands.includes("pause") && paused === null && view && !view.result;
  if (canPause && (hasListeners(table.state) || view.deadlines?.length) && !isWatched(table.state))
    seldom.push(["pause", () => table.send({ kind: "propose", what: "pause" })]);
  const looks = [...seldom, ...(table.board?.looks ?? [])].map(([key, act]) => {
    const instead = (/** @type {Event} */ event) => {
      closing("")(event);
      act();
    };
    return html`<button type="button" @click=${instead}>${words(key)}</button>`;
  });
  const content = html`${replay?.rest()}<div class="buttons">${looks}</div>${table.state.manage?.()}${connectionChecks(table.state)}<h3>${words("settings-title")}</h3>${form}`;
  const answer = await ask(words("table-more"), content, {
    "": words(table.view?.result || isWatched(table.state) ? "page-close" : "table-play-on"),
    away: words("table-leave"),
  });
  keep();
  table.repaint();
  if (answer === "away") table.state.leave();
}
