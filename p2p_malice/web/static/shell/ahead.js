// What is needed after the first card is loaded ahead of that.

/** What is needed after the first card. */
export const later = () =>
  Promise.all([import("./around.js"), import("./dialogs.js"), import("./answers.js"), import("./advice.js")]);

/** Load it while nothing else is to be done, and what is rarely needed, so that all is at hand without a network.
 * @param {() => Promise<unknown>} [rarely] */
export function loadLater(rarely = async () => {}) {
  const load = () => Promise.all([later(), rarely()]).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1000);
}
