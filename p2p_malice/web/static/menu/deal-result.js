// How a deal ended that others play as well: told with the result, and as a text for others.

import { handOver, sharing } from "../codes/share.js";
import { ask } from "../words/ask.js";
import { words } from "../words/catalogue.js";

/** What the end of the game says and shares. @param {{text: string, share: string, is_daily: boolean}} over */
export const toldBy = ({ text, share, is_daily }) => ({
  text,
  share: share ? () => shareText(share, is_daily) : null,
  isDaily: is_daily,
});

/** Hand it to another program or, where the browser can't, offer ways to send it: a text without a link to play by leads
 * no friend on a phone to a game. @param {string} text @param {boolean} isDaily */
export async function shareText(text, isDaily) {
  if ("share" in navigator && (await handOver(text)) !== "refused") return;
  const main = text.includes("://") ? "send" : "copy";
  await ask(words(isDaily ? "daily-share-title" : "ending-challenge"), sharing(text, "", { send: "daily-send", main }));
}
