// What an invitation says by itself, and what is said on the way to its table.

import { html } from "../vendor/lit-html.js";
import { rulesButton } from "../rules/rules-button.js";
import { cleaned } from "../words/sanitize.js";
import { words } from "../words/catalogue.js";

export const MAX_NAME = 24;

/** Whether a courier may carry the reply: the site names one, and there is a mark behind the code of the link.
 * @param {string} linked */
export const hasCourier = (linked) =>
  /\.[0-9A-Z]{16}(?!\w)/.test(linked) && Boolean(document.querySelector("meta[name=courier]"));

/** After the code of a link: where, on the host's own machine, a tapped reply reaches the waiting table. */
export const WAITING_PROGRAM = /!(\d{2,5})\.([\w-]{8,40})$/;

/** The name behind the code of a link, "" for none. Whoever made the link chose it: it is only there to be read.
 * @param {string} linked what follows the # of the address @param {number} [at] which of the names: the host's, or the game's */
export function inviterOf(linked, at = 0) {
  try {
    return cleaned(decodeURIComponent(/(~[^!\s]*)/.exec(linked)?.[1].split("~")[at + 1] ?? ""), MAX_NAME);
  } catch {
    return "";
  }
}

/** What opens the rules. Which of them the host has chosen is only known at the table. */
export const usualRules = () => rulesButton(words("landing-rules-usual"), playAddress() && `${playAddress()}#lesson`);

/** What is said on the way to a table, beside dots that move. @param {string} invitation
 * @param {string[]} [keys] of the title, and of what stands below it @param {string} [kind] its classes */
export function connecting(invitation, keys = ["call-connecting"], kind = "told") {
  const name = inviterOf(invitation) || "none";
  const [title, about = "", long = ""] = keys.map((key) => key && words(key, { name }));
  return html`<div class=${kind} role="status" .style=${"text-align: center"}><h1>${title}</h1>
    <div class="dots" aria-hidden="true"><i></i><i></i><i></i></div><p>${about}</p><p class="long">${long}</p></div>`;
}

/** Where the site has a page on which one plays and hosts, "" for nowhere. */
export const playAddress = () => document.querySelector('meta[name="play"]')?.getAttribute("content") ?? "";

/** The link that was opened is of no more use. */
export const forgetLink = () => history.replaceState(null, "", location.href.split("#")[0]);

/** What a phone can scan: this page with the code, "" where no other device can open it. @param {string} code */
export const pageWith = (code) => (/^http/.test(location.protocol) ? `${location.href.split("#")[0]}#${code}` : "");
