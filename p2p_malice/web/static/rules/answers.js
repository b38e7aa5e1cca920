// What the table says under a code: refusals, goodbyes, and answers to what was asked. Rarely any of it comes before the cards.

import "../words/extra-words.js";
import { shortName } from "../cards/view.js";
import { isAsked } from "../state/state.js";
import { html, nothing } from "../vendor/lit-html.js";
import { either, pileWords } from "../state/sentences.js";
import { ask } from "../words/ask.js";
import { knows, words } from "../words/catalogue.js";

/** What goes into a sentence: a text, a number, a card, a rank, one of several ranks, a pile.
 * @typedef {import("../messages.d.ts").Fact} Fact */
/** @typedef {import("../messages.d.ts").Answer} Answer */

/** How the heading of a part begins whose sentences are steps, and what is shown in a table of labels. */
const [STEPS, BRIEF] = ["steps_", "brief_"];

/** For how long a lesson's step makes way for an explanation, in milliseconds. */
const EXPLAINED = 6000;

/** Show what the table answered, unless the position that it is about has passed. @param {import("../table/table.js").Table} table
 * @param {import("../messages.d.ts").Answered} answered */
export async function showAnswer(table, { what, about, number, answer }) {
  await table.board?.ready;
  if (what === "sheet") {
    if (document.querySelector("dialog[open]")) return;
    const read = ask(words("page-rules"), sheetOf(answer));
    document.querySelector(`dialog [data-part="${CSS.escape(about)}"]`)?.scrollIntoView();
    return read;
  }
  const { view } = table;
  if (!view || !isAsked(table.state) || view.number !== number) return;
  const codes = answer.codes.flat();
  const said = codes.map((code) => told(code, answer.facts, knows(keyOf(what, code)) ? what : "error"));
  const text = said.map((each) => each.trim()).join(" ");
  if (what === "preview") return table.board?.preview?.(about, text, codes);
  if (what === "why") {
    table.change({ note: text });
    // It stands where a lesson says which of its steps this is.
    if (table.state.skip) setTimeout(() => table.state.note === text && table.change({ note: "" }), EXPLAINED);
    return;
  }
  await table.board?.hint(answer.move, text);
}

/** A rule sheet to be read, each part below its heading. @param {Answer} sheet
 * @param {string} [folded] what leads to the parts behind the first steps, "" where nothing is folded away */
export function sheetOf(sheet, folded = "") {
  const parts = partsOf(sheet);
  const first = folded ? parts.findIndex(({ areSteps }) => areSteps) + 1 : parts.length;
  const rest = html`<details><summary>${folded}</summary>${parts.slice(first).map(partOf)}</details>`;
  return html`<div class="sheet-text">${parts.slice(0, first).map(partOf)}${folded ? rest : nothing}</div>`;
}

/** @param {ReturnType<typeof partsOf>[number]} part */
function partOf({ heading, title, rows, said, areSteps }) {
  const row = (/** @type {string[]} */ [name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`;
  const text = areSteps ? html`<ul>${said.map((each) => html`<li>${each}</li>`)}</ul>` : html`<p>${said.join(" ")}</p>`;
  return html`<h3 data-part=${heading}>${title}</h3>${rows.length ? html`<dl>${rows.map(row)}</dl>` : nothing}${
    areSteps || said.length ? text : nothing
  }`;
}

/** The rule sheet as a text, with the program's words, but lines of any length. @param {Answer} sheet */
export function sheetText(sheet) {
  const parts = partsOf(sheet).map(({ title, rows, said, areSteps }) => {
    const lines = areSteps ? said.map((text) => `- ${text}`) : [said.join(" ")];
    return [title, ...rows.map((row) => row.join("  ")), ...lines.filter(Boolean)].join("\n");
  });
  return parts.join("\n\n");
}

/** The parts of a rule sheet: a heading, rows of a table, and sentences, together or as steps. Sentences that another
 * program has and this page hasn't are left out, and so are parts without any. @param {Answer} sheet */
function partsOf({ codes, facts }) {
  const knownAs = (/** @type {string} */ kind) => (/** @type {string} */ code) => knows(keyOf(kind, code));
  return codes.flatMap(([heading = "", ...others]) => {
    const briefs = others.filter((code) => code.startsWith(BRIEF)).map((code) => code.slice(BRIEF.length));
    const rows = briefs
      .filter(knownAs("brief"))
      .map((code) => [told(code, facts, "label"), told(code, facts, "brief")]);
    // House rules as one types them are for a program's command line; what they change is in the other sentences.
    const read = others.filter((code) => code !== "house" && knownAs("sheet")(code));
    const said = read.map((code) => told(code, facts, "sheet").trim());
    const part = { rows: rows.filter(([, value]) => value), said: said.filter(Boolean) };
    if (!knownAs("sheet")(heading) || (others.length && !part.rows.length && !part.said.length)) return [];
    return [{ heading, title: told(heading, facts, "sheet"), areSteps: heading.startsWith(STEPS), ...part }];
  });
}

/** A fact as it goes into a sentence. In a variant of a sentence, 8 is a number. @param {Fact} fact */
function written(fact) {
  if (typeof fact !== "object") return fact;
  if ("card" in fact) return shortName(fact.card);
  if ("rank" in fact) return Number(fact.rank) || fact.rank;
  if ("pile" in fact) return pileWords({ role: fact.pile, index: fact.index });
  return either(fact.ranks.map((rank) => words("needed-rank", { rank: Number(rank) || rank })));
}

/** @param {string} kind @param {string} code */
const keyOf = (kind, code) => `${kind}-${code.replaceAll("_", "-")}`;

/** What a table tells under a code: a refusal, or a sentence of an answer. @param {string} code @param {Record<string, Fact>} facts */
export function told(code, facts, kind = "error") {
  try {
    const given = Object.entries(facts).map(([name, fact]) => [name, written(fact)]);
    return words(keyOf(kind, code), Object.fromEntries(given));
  } catch {
    // Another program wrote this: it may say what this page has no sentence for.
    return words("error-refused", { code });
  }
}

/** Why the table says goodbye. @param {string} code @param {Record<string, Fact>} facts */
export const goodbyeWords = (code, facts) => told(code, facts, knows(keyOf("bye", code)) ? "bye" : "error");
