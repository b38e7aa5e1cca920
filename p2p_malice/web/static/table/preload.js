// What is needed after the first card is loaded ahead of that.

/** What is needed after the first card. */
export const loadExtras = () =>
  Promise.all([
    import("./table-extras.js"),
    import("./dialogs.js"),
    import("../rules/answers.js"),
    import("../hints/hint-bubble.js"),
  ]);

/** Tell what keeps the page's files that none is damaged. */
const tellAllRuns = async () => (await navigator.serviceWorker?.ready)?.active?.postMessage("runs");

/** Load it while nothing else is to be done, and what is rarely needed, so that all is at hand without a network.
 * @param {() => Promise<unknown>} [more] */
export function preload(more = async () => {}) {
  const load = () => Promise.all([loadExtras(), more()]).then(tellAllRuns, () => {});
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1000);
}
