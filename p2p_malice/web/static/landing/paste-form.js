// The guest's page without a good invitation: a place to paste one.

import "../words/connecting-words.js";
import { errorWords, read } from "../codes/connection-code.js";
import { byId, showPage } from "../dom/dom.js";
import { fan } from "../cards/fan.js";
import { playAddress, usualRules } from "./invitation.js";
import { chosenName, nameField } from "./invitation-form.js";
import { html } from "../vendor/lit-html.js";
import { words } from "../words/catalogue.js";
import { languagePicker } from "../words/language-picker.js";

/** What that page plays, somewhere in a text. */
const PLAYED = /\b(DEAL\d|GAME\d|DAY|PUZZLE)-[\w-]+/i;

/** @param {import("./way.js").Way} page @param {string} problem
 * @param {string} pasted the text that has the problem */
export function showStart(page, problem, pasted) {
  const art = fan();
  const box = () => /** @type {HTMLTextAreaElement} */ (byId("code"));
  const look = () => {
    if (!box().value.trim()) return null;
    // A deal, or a turn of a game by message, is for the page that plays.
    const played = PLAYED.exec(box().value)?.[0];
    if (played && playAddress()) location.assign(`${playAddress()}#${played}`);
    try {
      const { description, repaired, hasOthers } = read(box().value, { expected: "invitation" });
      say(words("start-repaired", { count: repaired, others: hasOthers ? "yes" : "no" }));
      return description;
    } catch (error) {
      complain(errorWords(error));
      return null;
    }
  };
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (look()) return page.join(box().value, chosenName(page.settings));
    if (!box().value.trim()) say(words("start-paste-first"));
    box().focus();
  };
  const say = (/** @type {string} */ said, isBad = false) => {
    const card = html`<form class="card-form" @submit=${join}>${art}<h1 class="wordmark">${words("page-title")}</h1>
      <p>${words("start-about")}</p>${nameField(page.settings)}
      <label for="code">${words("paste-invitation")}</label>
      <textarea id="code" rows="2" placeholder="MDW1-…" spellcheck="false" .value=${pasted} @input=${look}></textarea>
      <p class=${isBad ? "problem bad" : "problem"} role="status">${said}</p>
      <button type="submit" class="main">${words("start-join")}</button>${alone()}${usualRules()}${languagePicker()}</form>`;
    showPage(page.root, card);
  };
  // What is wrong is seen, and what comes next with it.
  const complain = (/** @type {string} */ wrong) => {
    say(wrong, true);
    page.root.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  };
  say("");
  byId(problem || page.settings.name ? "code" : "name").focus();
  if (problem) complain(problem);
}

/** What somebody without an invitation may do: play here, where the site has a page for that. */
function alone() {
  const href = playAddress();
  if (href) return html`<a href=${href} class="button">${words("start-play-here")}</a>`;
  return html`<p class="said">${words("start-alone")}</p>`;
}
