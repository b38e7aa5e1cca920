// Something to say: a phrase or a face by one tap, or words of one's own.

import "./later.js";
import { ask, button, make } from "./dom.js";
import { words } from "./words.js";

const PHRASES = ["phrase-praise", "phrase-sigh", "phrase-hurry", "phrase-thanks", "phrase-wait"];
const FACES = ["👍", "👏", "😀", "😂", "😅", "😮", "😢", "😡", "🤔", "🙈", "🍀", "🎉"];

/** What was said last and has not come back from the table: it may have been too much at once. */
let unheard = "";

/** Note that it has been heard. @param {string} text */
export function heard(text) {
  if (text === unheard) unheard = "";
}

/** @param {import("./table.js").Table} table */
export async function openTalk(table) {
  const field = make("input", { type: "text", maxLength: 200, id: "say", autocomplete: "off", value: unheard });
  const close = (/** @type {string} */ value) => field.closest("dialog")?.close(value);
  const send = (/** @type {string} */ text) => {
    unheard = text;
    table.send({ kind: "say", text });
    close("");
  };
  field.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && close("say"));
  const one = (/** @type {string} */ text, at = 1) => button(text, () => send(text), { autofocus: at === 0 });
  const content = [
    make("div", { className: "faces" }, ...FACES.map(one)),
    make("div", { className: "phrases" }, ...PHRASES.map((key) => one(words(key)))),
    make("label", { for: "say" }, words("say-what")),
    field,
  ];
  const answer = await ask(words("say-title"), content, { say: words("say-send"), "": words("page-cancel") });
  if (answer === "say" && field.value.trim()) send(field.value.trim());
}
