// It is your turn: the title, a tremble, a notification, as set. Sounds are in sounds.js.

import { words } from "../words/catalogue.js";

/** Milliseconds for which a phone trembles. */
const BUZZ = 60;

let isAsked = false;

/** @param {import("../settings/settings.js").Settings} settings @param {string} text */
export function noticeTurn(settings, text) {
  document.title = `● ${text}`;
  // Before the first tap, browsers refuse that and say so.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(BUZZ);
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    try {
      new Notification(words("page-title"), { body: text, tag: "turn" });
    } catch {
      // Some phones allow notifications to service workers only.
    }
  }
  if (!isAsked) document.addEventListener("visibilitychange", seen);
  isAsked = true;

  function seen() {
    if (!document.hidden) document.title = text;
  }
}
