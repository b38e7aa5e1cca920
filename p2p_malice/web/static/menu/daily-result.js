// Today's deal: how it ended, told with the result, and as a text for others.

import { ask } from "../dom/dom.js";
import { sharing } from "../codes/share.js";
import { words } from "../words/catalogue.js";

/** What the end of the game says and shares. @param {{text: string, share: string}} daily */
export const toldBy = ({ text, share }) => ({ text, share: share ? () => shareText(share) : null });

/** Hand it to another program or, where the browser can't, offer ways to send it. @param {string} text */
async function shareText(text) {
  if ("share" in navigator) return navigator.share({ text }).catch(() => {});
  await ask(words("daily-share-title"), sharing(text, "", { send: "daily-send" }));
}
