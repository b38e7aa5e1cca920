// The form of somebody who was invited: by whom, to what, and what that is; their name, and the way back to another game.

import { GAMES } from "../boards/boards.js";
import { fan } from "../cards/fan.js";
import { byId, make, showPage } from "../dom/dom.js";
import { kept } from "../dom/storage.js";
import { html, nothing } from "../vendor/lit-html.js";
import { called, words } from "../words/catalogue.js";
import { cleaned } from "../words/sanitize.js";
import { hasCourier, inviterOf, usualRules } from "./invitation.js";

/** @typedef {import("./way.js").Way} Way */
/** @typedef {import("../state/seat-store.js").Seat} Seat */

/** Show what a link leads to. Nothing is sent before the person says so. @param {Way} page @param {string} invitation
 * @param {Seat | null} game that was broken off */
export async function showInvitation(page, invitation, game) {
  const isKnown = game || kept("met", false, Boolean);
  const known = isKnown ? await import("./met.js").catch(() => null) : null;
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    page.join(invitation, chosenName(page.settings));
  };
  const replied = html`<p class="replied" role="status">${words("landing-replied")}</p>`;
  // Which of the rules of another game are meant is only known at the table.
  const named = known?.lastGame(invitation) ?? inviterOf(invitation, 1);
  const rules = named ? nothing : usualRules();
  const card = html`<form class="card-form" @submit=${join}>${greeting(invitation, named)}${history.state?.isReplied ? replied : nothing}
    ${known ? known.metHost(invitation) : nothing}${nameField(page.settings)}${hasCourier(invitation) ? courierNote(inviterOf(invitation)) : nothing}
    <button type="submit" class="main">${words("landing-join")}</button>
    <p class="said">${words("landing-promise")}</p>${known ? known.otherWays(page, invitation, game) : nothing}${rules}</form>`;
  showPage(page.root, card);
  byId("name").focus();
}

/** What a courier learns. The sentence comes later than the page. @param {string} inviter */
function courierNote(inviter) {
  const note = make("p", { className: "said" }, "\u00a0");
  import("../words/connecting-words.js").then(() => {
    note.textContent = words("landing-courier", { name: inviter || "none" });
  });
  return note;
}

/** What stands above the form. @param {string} invitation @param {string} game that isn't the usual one, as people call it */
function greeting(invitation, game) {
  const name = inviterOf(invitation) || "none";
  // The name of a game stays in one line.
  const whole = (game || words("page-title")).replaceAll(" ", "\u00a0");
  const about = make("p", {}, game ? "\u00a0" : words("landing-about"));
  if (game) tellOf(game, about);
  return html`${fan()}<h1>${words("landing-title", { name, game: whole })}</h1>${about}`;
}

/** Say in a line what a game is that isn't the usual one. Its sentences come later than the page.
 * @param {string} game its name, as people say it @param {HTMLElement} line */
async function tellOf(game, line) {
  await import("../words/extra-words.js");
  const key = GAMES.map((each) => `game-${each}`).find((each) => called(each, "") === game);
  if (key) line.textContent = words(`${key}-line`);
}

/** A field for one's name. @param {import("../settings/settings.js").Settings} settings */
export const nameField = ({ name }) =>
  html`<label for="name">${words("page-your-name")}</label><input type="text" id="name" .value=${name} maxlength="24"
    autocomplete="nickname">`;

/** The name that was chosen in it, kept for the next time. @param {import("../settings/settings.js").Settings} settings */
export function chosenName(settings) {
  const { value } = /** @type {HTMLInputElement} */ (byId("name"));
  settings.name = cleaned(value, 24);
  settings.keep();
  return settings.name || words("guest-name");
}
