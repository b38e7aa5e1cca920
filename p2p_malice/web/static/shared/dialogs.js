// What lies over the table for a while: something to say, the log, the rules, the discards, the settings.

import "./later.js";
import { shortName } from "./cards.js";
import { ask, button, make } from "./dom.js";
import { settingsForm } from "./preferences.js";
import { rulesText } from "./rules.js";
import { words } from "./words.js";

/** @typedef {import("./table.js").Table} Table */

const PHRASES = ["phrase-praise", "phrase-sigh", "phrase-hurry", "phrase-thanks", "phrase-wait"];

/** @param {Table} table */
export async function say(table) {
  const field = make("input", { type: "text", maxLength: 200, id: "say", autocomplete: "off" });
  const phrases = PHRASES.map((key) => button(words(key), () => (field.value = words(key))));
  const label = make("label", { for: "say" }, words("say-what"));
  const answer = await ask(words("say-title"), [label, field, make("div", { className: "phrases" }, ...phrases)], {
    say: words("say-send"),
    "": words("page-cancel"),
  });
  if (answer === "say" && field.value.trim()) table.send({ kind: "say", text: field.value.trim() });
}

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
