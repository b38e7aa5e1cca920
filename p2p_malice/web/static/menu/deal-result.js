// How a deal ended that others play as well: told with the result, and as a text for others.

import { handOver, sharing } from "../codes/share.js";
import { html } from "../vendor/lit-html.js";
import { ask, closing } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** What the end of the game says and shares. @param {{text: string, share: string, is_daily: boolean}} over */
export const toldBy = ({ text, share, is_daily }) => ({
  text,
  share: share ? () => shareText(share, words(is_daily ? "daily-share-title" : "ending-challenge")) : null,
  isDaily: is_daily,
});

/** Hand it to another program or, where the browser can't, offer ways to send it: a text without a link to play by leads
 * no friend on a phone to a game. @param {string} text @param {string} title */
export async function shareText(text, title) {
  if ("share" in navigator && (await handOver(text)) !== "refused") return;
  const main = text.includes("://") ? "send" : "copy";
  await ask(title, sharing(text, "", { send: "daily-send", main }));
}

/** Offer ways to send the link that shows the game, or the `picture` of its result.
 * @param {string} text @param {() => void} picture */
export async function shareGame(text, picture) {
  const link = text.match(/\S+#GAME\S+/)?.[0] ?? "";
  const draws = html`<button type="button" @click=${closing("picture")}>${words("ending-picture")}</button>`;
  const ways = [sharing(text, link, { send: "daily-send", main: link ? "send" : "copy" }), draws];
  if ((await ask(words("ending-share"), ways)) === "picture") picture();
}
